// Strife at the table page.

import type { Sentences } from '../../words';
import type { Face, GameTable, Sign } from '..';
import { everything } from '../sides';
import Board from './Board.svelte';
import { emblem } from './emblems';
import FullCard from './FullCard.svelte';
import { wash } from './looks';
import { pace } from './pace';
import { thing } from './pieces';
import { subjects, targets } from './targets';
import type { StrifeView } from './view';

export const strife: GameTable = {
  Board,
  Card: FullCard,
  targets,
  thing,
  subjects,
  sign,
  emblem: (kind, id) => sign(kind, id)?.emblem ?? null,
  pace,
  everything,
  standing,
  face,
  headings: ['round', 'turn'],
};

function standing({ round, rounds, turn }: StrifeView, { words }: Sentences): string {
  const parts = [words.text('app-round', { round, rounds })];
  return (turn ? [...parts, words.text('app-turn', { turn })] : parts).join(' · ');
}

function face(text: string, sentences: Sentences): Face | null {
  const [verb = '', id] = text.split(' ');
  const [kind] = sentences.book.verbs[verb] ?? [];
  const card = kind && id ? sentences.card(kind, id) : undefined;
  if (!card) return null;
  const figure = card.facts.power ?? card.facts.points;
  return {
    kind: card.kind,
    id: card.id,
    name: card.name,
    figure: typeof figure === 'number' ? figure : null,
    emblem: emblem(card.id),
  };
}

const CARDS = ['champion', 'location', 'event'];

function sign(kind: string, id: string): Sign | null {
  return CARDS.includes(kind) ? { kind, id, emblem: emblem(id), colour: wash(kind, id) } : null;
}
