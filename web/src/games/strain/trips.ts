// Tiles on their way: from a piece of the board to another. What goes away is copied before it is gone, what comes is
// copied where it arrives; the copy flies above everything.

import type { Trip } from './view';

export interface Departure {
  from: DOMRect;
  copy: HTMLElement | null; // of what leaves; none where it only comes from there
  to: string;
}

const EASE = 'cubic-bezier(0.25, 0.7, 0.25, 1)';
const LANDS = /^(link|slot)-/; // what appears only when it has arrived
const STAYS = /^(seat|pile|place|points)-/; // what something comes from without leaving

/** A piece, or what stands for it where it is not drawn: the organism for its tiles, the player for an organism. */
function find(root: HTMLElement, piece: string): HTMLElement | null {
  const place = /^slot-(\w\d)/.exec(piece)?.[1] ?? /^place-(\w\d)/.exec(piece)?.[1];
  const names = [piece];
  if (place) names.push(`place-${place}`, `seat-${'abcdefg'.indexOf(place.slice(0, 1))}`);
  for (const name of names) {
    const quoted = CSS.escape(name);
    const found = root.querySelector<HTMLElement>(`[data-piece="${quoted}"], [data-spot="${quoted}"]`);
    if (found && !found.closest('dialog') && found.getBoundingClientRect().width > 0) return found;
  }
  return null;
}

/** Before the board changes: where everything that moves is now. */
export function departures(root: HTMLElement, trips: Trip[]): Departure[] {
  return trips.flatMap(([from, to]) => {
    const element = find(root, from);
    if (!element) return [];
    const leaves = !STAYS.test(from) || to.startsWith('points-') || to.startsWith('discard-');
    return [{ from: element.getBoundingClientRect(), copy: leaves ? copyOf(element) : null, to }];
  });
}

/** After it has changed: everything flies to where it belongs. */
export function travel(root: HTMLElement, leaving: Departure[], ms: number): Animation[] {
  return leaving.flatMap(({ from, copy, to }) => {
    const element = find(root, to);
    if (!element) return [];
    const goal = element.getBoundingClientRect();
    const ghost = copy ?? copyOf(element);
    const size = copy ? from : goal;
    Object.assign(ghost.style, { left: `${size.x}px`, top: `${size.y}px`, width: `${size.width}px` });
    (root.closest('[data-flights]') ?? document.body).append(ghost);
    const flight = ghost.animate([{ transform: way(from, size) }, { transform: way(goal, size), opacity: 0.85 }], {
      duration: ms,
      easing: EASE,
    });
    const hidden = LANDS.test(element.dataset.piece ?? '') ? element : null;
    if (hidden) hidden.style.visibility = 'hidden';
    const land = () => {
      ghost.remove();
      if (hidden) hidden.style.visibility = '';
    };
    flight.onfinish = land;
    flight.oncancel = land;
    return [flight];
  });
}

function way(to: DOMRect, at: DOMRect): string {
  const scale = Math.max(0.1, Math.min(to.width / at.width, to.height / at.height));
  const [x, y] = [to.x + to.width / 2 - at.x - at.width / 2, to.y + to.height / 2 - at.y - at.height / 2];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const marked of [copy, ...copy.querySelectorAll<HTMLElement>('[data-piece]')]) {
    delete marked.dataset.piece;
    delete marked.dataset.spot;
  }
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.style.setProperty('--size', getComputedStyle(element).getPropertyValue('--size'));
  Object.assign(copy.style, { position: 'fixed', zIndex: '60', margin: '0', pointerEvents: 'none' });
  return copy;
}
