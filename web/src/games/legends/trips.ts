// Units on their way: from a space of the field to another, or off it. A copy of the unit is made before the table
// changes, and moves above everything; the unit itself appears when it has arrived.

import type { LegendsView } from './view';

export interface Departure {
  from: DOMRect;
  copy: HTMLElement;
  to: string | null; // null where it is destroyed
}

const EASE = 'cubic-bezier(0.25, 0.7, 0.25, 1)';

function plates(root: HTMLElement, space: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-piece="space-${CSS.escape(space)}"] [data-plate]`)];
}

/** Before the board changes: every unit that moves or falls, where it is now. */
export function departures(root: HTMLElement, view: LegendsView): Departure[] {
  const goes = (view.trips ?? []).map(([from, to]) => ({ plate: plates(root, from)[0], to }));
  const falls = (view.fallen ?? []).map((fallen) => {
    const [space = '', team = ''] = fallen.split(' ');
    return { plate: plates(root, space).find((plate) => plate.dataset.plate === team), to: null };
  });
  return [...goes, ...falls].flatMap(({ plate, to }) => {
    return plate ? [{ from: plate.getBoundingClientRect(), copy: copyOf(plate), to }] : [];
  });
}

/** After it has changed: everything goes where it belongs. */
export function travel(root: HTMLElement, leaving: Departure[], ms: number): void {
  for (const { from, copy, to } of leaving) {
    const plate = to === null ? null : plates(root, to).at(-1);
    if (to !== null && !plate) continue;
    Object.assign(copy.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px` });
    (root.closest('[data-flights]') ?? document.body).append(copy);
    const steps = plate ? flight(from, plate.getBoundingClientRect()) : FALL;
    const way = copy.animate(steps, { duration: ms, easing: EASE, fill: 'forwards' });
    if (plate) plate.style.visibility = 'hidden';
    const land = () => {
      copy.remove();
      if (plate) plate.style.visibility = '';
    };
    way.onfinish = land;
    way.oncancel = land;
  }
}

const FALL: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'rotate(-8deg) scale(1.08)', opacity: 1, filter: 'brightness(1.3)', offset: 0.3 },
  { transform: 'rotate(24deg) scale(0.4)', opacity: 0, filter: 'grayscale(1)' },
];

function flight(from: DOMRect, to: DOMRect): Keyframe[] {
  const scale = to.width / Math.max(1, from.width);
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  return [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(${scale})` }];
}

function copyOf(plate: HTMLElement): HTMLElement {
  const copy = plate.cloneNode(true) as HTMLElement;
  delete copy.dataset.plate;
  copy.setAttribute('aria-hidden', 'true');
  const size = `${plate.getBoundingClientRect().width}px`;
  copy.style.setProperty('--plate', size);
  Object.assign(copy.style, { position: 'fixed', zIndex: '60', margin: '0', pointerEvents: 'none', inset: 'auto' });
  return copy;
}
