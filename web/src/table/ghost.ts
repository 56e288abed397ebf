// Ghosts: copies of pieces that move above everything, so that nothing clips them. What they stand for appears when
// they have landed.

const EASE = 'cubic-bezier(0.25, 0.7, 0.25, 1)';
const ABOVE = { position: 'fixed', inset: 'auto', margin: '0', zIndex: '60', pointerEvents: 'none' };

/** A copy that nobody can mistake for the piece, as large as it: `sizes` are the properties that say how large that is. */
export function ghostOf(element: HTMLElement, sizes: string[]): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const marked of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-piece], [data-spot], [data-plate]')]) {
    delete marked.dataset.piece;
    delete marked.dataset.spot;
    delete marked.dataset.plate;
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  const style = getComputedStyle(element);
  for (const size of sizes) ghost.style.setProperty(size, style.getPropertyValue(size));
  Object.assign(ghost.style, ABOVE);
  return ghost;
}

/** How something that lies at a place is moved to stand over the middle of another, in its size. */
export function between(at: DOMRect, to: DOMRect): string {
  const scale = Math.max(0.1, Math.min(to.width / at.width, to.height / at.height));
  const [x, y] = [to.x + to.width / 2 - at.x - at.width / 2, to.y + to.height / 2 - at.y - at.height / 2];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A ghost that lies at a place goes its way; `landing` is hidden until it has arrived. */
export function send(
  root: HTMLElement,
  ghost: HTMLElement,
  at: DOMRect,
  way: Keyframe[],
  ms: number,
  landing: HTMLElement | null,
): Animation {
  Object.assign(ghost.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px` });
  (root.closest('[data-flights]') ?? document.body).append(ghost);
  if (landing) landing.style.visibility = 'hidden';
  const flight = ghost.animate(way, { duration: ms, easing: EASE, fill: 'forwards' });
  const land = () => {
    ghost.remove();
    if (landing) landing.style.visibility = '';
  };
  flight.onfinish = land;
  flight.oncancel = land;
  return flight;
}

/** Something that is about to move: where it is, and a copy of it where it leaves. */
export interface Departure {
  from: DOMRect;
  copy: HTMLElement | null; // none where only what arrives is seen
  to: string;
}

/** After the board has changed: everything goes from where it was to where it belongs. */
export function travel(
  root: HTMLElement,
  leaving: Departure[],
  ms: number,
  find: (root: HTMLElement, piece: string) => HTMLElement | null,
  sizes: string[],
  lands: (element: HTMLElement, departure: Departure) => boolean, // it appears only when it has arrived
): void {
  for (const departure of leaving) {
    const element = find(root, departure.to);
    if (!element) continue;
    const { from, copy } = departure;
    const goal = element.getBoundingClientRect();
    const at = copy ? from : goal;
    const way = [{ transform: between(at, from) }, { transform: between(at, goal), opacity: 0.85 }];
    const landing = lands(element, departure) ? element : null;
    send(root, copy ?? ghostOf(element, sizes), at, way, ms, landing);
  }
}
