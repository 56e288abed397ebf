// Stratego Legends at the table page.

import type { Book } from '../../wire';
import type { Sentences } from '../../words';
import type { Face, GameTable, Sign } from '..';
import Board from './Board.svelte';
import { emblem } from './emblems';
import FullCard from './FullCard.svelte';
import { band } from './looks';
import { pace } from './pace';
import { everything, factsOf, printed, thing } from './pieces';
import { about, LETTING_GO, subjects, targets } from './targets';
import { marks } from './trips';
import type { LegendsView } from './view';

export const legends: GameTable = {
  Board,
  Card: FullCard,
  targets,
  thing,
  subjects,
  sign,
  emblem: (kind, id, book) => sign(kind, id, book)?.emblem ?? null,
  pace,
  marks,
  everything,
  standing,
  who,
  face,
  about,
  headings: ['turn'],
  joins: ['counts'],
  begins: ['swap', LETTING_GO],
  large: true,
  lasts: true,
};

function standing({ battle, battles, turn }: LegendsView, { words }: Sentences): string {
  const fought = Math.min(battle + 1, battles); // the last one stays on the table
  const parts = battles > 1 ? [words.text('field-battle', { battle: fought, battles })] : [];
  return [...parts, words.text(turn > 0 ? 'app-turn' : 'field-set-up', { turn })].join(' · ');
}

function who({ units }: LegendsView, sentences: Sentences): Record<string, string> {
  return Object.fromEntries(units.flatMap(({ space, unit }) => (unit ? [[space, sentences.name('unit', unit)]] : [])));
}

const NAMES = ['recruit', 'name', 'return']; // choices of a unit by its name

const SPACES = ['swap', 'with']; // choices of a unit by its space

/** The unit that a choice speaks of; a plain move says only from where to where. */
export function face(text: string, sentences: Sentences): Face | null {
  const [verb = '', what = '', where = ''] = text.split(' ');
  if (verb === 'move') {
    const name = `${sentences.name('space', what)} → ${where.toUpperCase()}`;
    return { kind: 'space', id: where, name, figure: null, emblem: null };
  }
  if (SPACES.includes(verb))
    return { kind: 'space', id: what, name: sentences.name('space', what), figure: null, emblem: null };
  const card = NAMES.includes(verb) ? sentences.card('unit', what) : undefined;
  if (!card) return null;
  const { base, type } = printed(factsOf(sentences.book), what);
  return { kind: 'unit', id: what, name: card.name, figure: base || null, emblem: emblem(type) };
}

function sign(kind: string, id: string, book: Book): Sign | null {
  if (kind !== 'unit') return null;
  const { type, colour } = printed(factsOf(book), id);
  return { kind, id, emblem: emblem(type), colour: band(colour).colour };
}
