// Pointing: the cards that a lesson speaks of are ringed on the board, whichever game draws it, and brought into sight.

import { bringAll } from '../table/reveal';

const RINGED = 'data-pointed';

/** Rings these cards and no others. */
export function point(cards: string[]): void {
  const board = document.querySelector('.table-board');
  for (const card of board?.querySelectorAll(`[${RINGED}]`) ?? []) card.removeAttribute(RINGED);
  for (const card of pointed(board, cards)) card.setAttribute(RINGED, '');
}

/** What is to be chosen next comes into sight, and with it as much as possible of what the words speak of. */
export function bring(cards: string[], smooth: boolean): void {
  const board = document.querySelector('.table-board');
  const awaited = [...(board?.querySelectorAll<HTMLElement>('.shown') ?? [])];
  for (const element of awaited) element.scrollIntoView({ block: 'nearest', inline: 'center' }); // along a hand of cards
  bringAll([...awaited, ...pointed(board, cards)], smooth);
}

/** The cards of these ids; of assassin@1 the one that is a piece of seat 1, where the board tells them apart. */
function pointed(board: Element | null, cards: string[]): HTMLElement[] {
  const all = [...(board?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  return cards.flatMap((card) => {
    const [id, seat] = card.split('@');
    const found = all.filter(({ dataset }) => dataset.card?.split('/')[1] === id);
    const own = found.filter(({ dataset }) => seat !== undefined && dataset.piece?.endsWith(`-${seat}`));
    return own.length > 0 ? own : found;
  });
}
