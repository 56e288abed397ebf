// Strain at the table page.

import type { Book } from '../../wire';
import type { Sentences } from '../../words';
import type { Face, GameTable, Sign } from '..';
import { everything } from '../sides';
import Board from './Board.svelte';
import { emblem } from './emblems';
import FullCard from './FullCard.svelte';
import { stain } from './looks';
import { pace } from './pace';
import { factsOf, kindOf, readFace, thing } from './pieces';
import { about, subjects, targets } from './targets';
import { trips } from './trips';
import type { StrainView } from './view';

export const strain: GameTable = {
  Board,
  Card: FullCard,
  targets,
  thing,
  subjects,
  sign,
  emblem: (kind, id, book) => sign(kind, id, book)?.emblem ?? null,
  pace,
  marks: (events, before: StrainView, after: StrainView, book) => ({
    trips: trips(events, before, after, factsOf(book)),
  }),
  everything,
  standing,
  face,
  about,
  headings: ['turn'],
  joins: ['draws_from', 'uses'],
};

function standing({ turn, phase }: StrainView, { words }: Sentences): string {
  return `${words.text('app-turn', { turn })} · ${words.text(`phase-${phase}`)}`;
}

const GOES_TO = ['place', 'infect', 'salvage', 'use', 'target', 'lose']; // a tile, and where

/** The tile that a choice speaks of; the button names where it goes, too, for one tile may go to many places. */
export function face(text: string, sentences: Sentences): Face | null {
  const [verb = '', what = '', where = ''] = text.split(' ');
  const [kind = ''] = sentences.book.verbs[verb] ?? [];
  if (kind === 'pile') return { kind, id: what, name: sentences.name(kind, what), figure: null, emblem: null };
  const { tile } = readFace(what);
  const card = kind === 'tile' || kind === 'face' ? sentences.card('tile', tile) : undefined;
  if (!card) return null;
  const short = `${sentences.name(kind, what)} ${kind === 'face' ? '·' : '→'} ${where.toUpperCase()}`;
  const name = GOES_TO.includes(verb) ? short : where ? sentences.choice(text) : card.name;
  return { kind: 'tile', id: tile, name, figure: null, emblem: emblem(tile) };
}

const TILES = ['tile', 'face'];

function sign(kind: string, id: string, book: Book): Sign | null {
  const { tile } = readFace(id);
  if (!TILES.includes(kind)) return null;
  return { kind: 'tile', id: tile, emblem: emblem(tile), colour: stain(kindOf(factsOf(book), tile)) };
}
