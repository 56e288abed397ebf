// Pieces that fly: where each was, where each is now, and the way between. A piece is known by its `data-piece`.

import { ghostOf, send } from './ghost';

export interface Spot {
  rect: DOMRect;
  zone: string;
}

export type Spots = Map<string, Spot>;

const SIZES = ['--card', '--size'];
const FAR = 4; // pixels that are worth a movement

function pieces(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-piece]')].filter((element) => !element.closest('dialog'));
}

export function spots(root: HTMLElement): Spots {
  return new Map(
    pieces(root).map((element) => [
      element.dataset.piece ?? '',
      { rect: element.getBoundingClientRect(), zone: element.dataset.zone ?? '' },
    ]),
  );
}

/** Lets every piece that is elsewhere now fly there; those that are new come from `source`, where there is one. */
export function fly(
  root: HTMLElement,
  before: Spots,
  ms: number,
  source: (element: HTMLElement) => string,
): Animation[] {
  return pieces(root).flatMap((element) => {
    const known = before.get(element.dataset.piece ?? '') ?? before.get(source(element));
    const now = element.getBoundingClientRect();
    if (!known || now.width === 0 || near(known.rect, now)) return [];
    const turns = element.dataset.turns !== undefined && known.zone !== element.dataset.zone;
    return [carry(element, known.rect, now, ms, turns)];
  });
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) < FAR && Math.abs(a.y - b.y) < FAR && Math.abs(a.width - b.width) < FAR;
}

/** A copy flies above everything, so that nothing clips it; the piece itself appears when it has landed. */
function carry(element: HTMLElement, from: DOMRect, to: DOMRect, ms: number, turns: boolean): Animation {
  const ghost = ghostOf(element, SIZES);
  Object.assign(ghost.style, { height: `${to.height}px`, transformOrigin: '0 0' });
  const scale = Math.max(0.05, from.width / to.width);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  const way = turns ? turning(start, from, to, scale) : [{ transform: start }, { transform: 'none' }];
  return send(element, ghost, to, way, ms, element);
}

/** On its way the card is turned over: thin as an edge half way. */
function turning(start: string, from: DOMRect, to: DOMRect, scale: number): Keyframe[] {
  const [x, y, half] = [(from.x - to.x) / 2, (from.y - to.y) / 2, (1 + scale) / 2];
  const middle = `translate(${x + to.width / 2}px, ${y}px) scale(0.04, ${half * 1.08})`;
  return [
    { transform: start, filter: 'brightness(0.55)' },
    { transform: middle, filter: 'brightness(0.7)' },
    { transform: 'none', filter: 'none' },
  ];
}
