// Which piece on the board a choice or an event speaks of.

import type { Book, Plain, Question } from '../../wire';
import { targets as lit, type Pieces, type Targets } from '../targets';
import { championPiece, eventPiece, locationPiece, STONE } from './pieces';
import type { StrifeView } from './view';

const PIECES: Pieces = { champion: championPiece, location: locationPiece, event: eventPiece, stone: () => STONE };

const KEEP = 'keep'; // leaves everything as it is, as passing does: whoever presses the stone passes it on

export function targets(view: StrifeView, menu: string[], question: Question | null, book: Book): Targets {
  const moving = menu.filter((text) => text !== KEEP);
  return lit(moving, question, book, view.you ?? 0, PIECES);
}

/** The pieces that an event speaks of, for whoever points at its line in the log. */
export function subjects(event: Plain, book: Book): string[] {
  const form = book.events[event.name as string] ?? [];
  const owner = (event.owner ?? event.seat) as number | undefined;
  const found = form.flatMap(([key, kind]) => {
    const id = event[key];
    const owners = kind === 'champion' && owner === undefined ? [0, 1] : [owner ?? 0];
    return typeof id === 'string' ? owners.flatMap((seat) => PIECES[kind]?.(id, seat) ?? []) : [];
  });
  return String(event.name).endsWith('_stone') ? [...found, STONE] : found;
}
