// Units on their way: from a space of the field to another, or off it. A copy of the unit is made before the table
// changes, and moves above everything; the unit itself appears when it has arrived.

import { between, ghostOf, send } from '../../table/ghost';
import type { Marks } from '../../table/scenes';
import type { Plain } from '../../wire';
import type { Scene } from './pieces';

const EXCHANGES = ['swaps', 'switches'];
const GOES = ['moves', 'charges', 'slashes', 'sidesteps', 'runs', 'flies', 'hops', 'attacks'];
const TURNS = ['reveals', 'sees'];

/** Units that move, that are turned over, and that fall, as the events say. */
export function marks(events: Plain[], { fight }: Scene): Marks {
  const named = (...names: string[]) => events.filter(({ name }) => names.includes(String(name)));
  const ways = [
    ...named(...GOES, ...EXCHANGES).map(({ space, to }) => [space, to]),
    ...named(...EXCHANGES).map(({ space, to }) => [to, space]),
    ...named('abducts').map(({ space }) => [fight?.space, space]),
  ];
  return {
    trips: ways,
    turned: named(...TURNS).map(({ space }) => space),
    fallen: named('destroyed').map(({ space, team }) => `${space} ${team}`),
  };
}

export interface Departure {
  from: DOMRect;
  copy: HTMLElement;
  to: string | null; // null where it is destroyed
}

function plates(root: HTMLElement, space: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-piece="space-${CSS.escape(space)}"] [data-plate]`)];
}

/** Before the board changes: every unit that moves or falls, where it is now. */
export function departures(root: HTMLElement, view: Scene): Departure[] {
  const goes = (view.trips ?? []).map(([from, to]) => ({ plate: plates(root, from)[0], to }));
  const falls = (view.fallen ?? []).map((fallen) => {
    const [space = '', team = ''] = fallen.split(' ');
    return { plate: plates(root, space).find((plate) => plate.dataset.plate === team), to: null };
  });
  return [...goes, ...falls].flatMap(({ plate, to }) => {
    return plate ? [{ from: plate.getBoundingClientRect(), copy: plateGhost(plate), to }] : [];
  });
}

/** After it has changed: everything goes where it belongs. */
export function arrive(root: HTMLElement, leaving: Departure[], ms: number): void {
  for (const { from, copy, to } of leaving) {
    const plate = to === null ? null : plates(root, to).at(-1);
    if (to !== null && !plate) continue;
    const way = plate ? [{ transform: 'none' }, { transform: between(from, plate.getBoundingClientRect()) }] : FALL;
    send(root, copy, from, way, ms, plate ?? null);
  }
}

const FALL: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'rotate(-8deg) scale(1.08)', opacity: 1, filter: 'brightness(1.3)', offset: 0.3 },
  { transform: 'rotate(24deg) scale(0.4)', opacity: 0, filter: 'grayscale(1)' },
];

/** A copy of a unit, in the size that it is drawn in. */
export function plateGhost(plate: HTMLElement): HTMLElement {
  const ghost = ghostOf(plate, []);
  ghost.style.setProperty('--plate', `${plate.getBoundingClientRect().width}px`);
  return ghost;
}
