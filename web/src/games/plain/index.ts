// The table page of a game that brings no board: its zones as rows of pieces, from its view and its book alone.

import type { Plain } from '../../wire';
import type { Sentences } from '../../words';
import type { Face, GameTable } from '..';
import { everything } from '../sides';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { piecesIn, subjects, targets } from './zones';

export const plain: GameTable = {
  Board,
  Card,
  targets: (view, menu, _, book) => targets(view, menu, book),
  subjects,
  pace: { calm: 700, other: {}, together: [], leads: [] },
  everything,
  standing,
  face,
  headings: ['turn'],
};

/** The numbers in the middle of the table. */
function standing(view: Plain, { words, book }: Sentences): string {
  const numbers = book.zones.filter((zone) => !zone.each && zone.kind === 'number');
  return numbers
    .map((zone) =>
      words.text('app-labelled', { label: words.text(`zone-${zone.name}`), text: String(view[zone.name]) }),
    )
    .join(' · ');
}

/** The first piece that a choice names, where it says something. */
function face(text: string, sentences: Sentences): Face | null {
  const [found] = piecesIn(text, sentences.book);
  const card = found && sentences.card(found.kind, found.id);
  return card ? { kind: card.kind, id: card.id, name: card.name, figure: null, emblem: null } : null;
}
