// The table page of a game that brings no board: its zones as rows of pieces, from its view and its book alone.

import type { Book, Plain } from '../../wire';
import type { Sentences } from '../../words';
import type { Face, GameTable, Scene } from '..';
import { everything } from '../sides';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { piecesIn, subjects, targets } from './zones';

const CALM = 700;

export const plain: GameTable = {
  Board,
  Card,
  targets: (view, menu, _, book) => targets(view, menu, book),
  subjects,
  story,
  everything,
  standing,
  face,
  headings: ['turn'],
};

/** What happened, one event after the other: the pieces that it speaks of are pointed out, and then all is as it is. */
function story(before: Plain, events: Plain[], after: Plain, book: Book): Scene[] {
  const told = events.map((event) => ({
    view: { ...before, lately: subjects(event, book) },
    events: [event],
    ms: CALM,
  }));
  return [...told, { view: after, events: [], ms: 0 }];
}

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
