// Which choices the board offers by itself: a lit piece that they name, or a button of its own.

import type { Targets } from '../games/targets';

/** What names nothing, as to pass or to use what asks, a lit piece does not say. */
const NAMES_SOMETHING = ' ';

/** What lies below the bar, or beside the screen, is offered in the bar as well. */
export function onBoard(root: HTMLElement, targets: Targets): string[] {
  const lowest = document.querySelector('.ask')?.getBoundingClientRect().top ?? window.innerHeight;
  const seen = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right > Math.max(left, 0) && bottom > Math.max(top, 0) && left < window.innerWidth && top < lowest;
  };
  const pieces = [...root.querySelectorAll<HTMLElement>('.lit[data-piece]')].filter(seen);
  const named = pieces.flatMap(({ dataset }) => targets[dataset.piece ?? ''] ?? []);
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-offers]')].filter(seen);
  return [
    ...new Set([
      ...named.filter((text) => text.includes(NAMES_SOMETHING)),
      ...buttons.map(({ dataset }) => dataset.offers ?? ''),
    ]),
  ];
}
