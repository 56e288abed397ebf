// Which choices the board offers by itself: a lit piece that they name, or a button of its own.

import type { Targets } from '../games/targets';

/** What names nothing, as to pass or to use what asks, a lit piece does not say. */
const NAMES_SOMETHING = ' ';

export function onBoard(root: HTMLElement, targets: Targets): string[] {
  const seen = (element: Element) => element.getClientRects().length > 0;
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
