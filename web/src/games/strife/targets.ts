// Which piece on the board a choice or an event speaks of.

import type { Book, Plain, Question } from '../../wire';
import { championPiece, eventPiece, locationPiece, STONE, type StrifeView } from './view';

/** Choices by the piece that they speak of; those that speak of no piece are missing. */
export type Targets = Record<string, string[]>;

const STONE_VERBS = ['keep', 'give'];
const OWN_TOP = [
  'ask-vital-strike',
  'ask-manoeuvre',
  'ask-replace',
  'ask-unholy-alliance',
  'ask-ethereal-breath',
  'ask-renewal-of-the-land',
];
const OWN_FIGHTER = ['ask-disguise', 'ask-arcane-influence', 'ask-guardian-spirit', 'ask-ambush', 'ask-tenacity'];
const RELICS: Record<string, string> = {
  'ask-garwood-peak': 'garwood_peak',
  'ask-changeling-haven': 'changeling_haven',
  'ask-darkwood-abyss': 'darkwood_abyss',
  'ask-colmaris-woods': 'colmaris_woods',
};

export function targets(view: StrifeView, menu: string[], question: Question | null, book: Book): Targets {
  const found: Targets = {};
  const owner = ownerOf(view, menu, question);
  for (const text of menu) {
    const piece = pieceOf(view, text, question, owner, book);
    if (piece) found[piece] = [...(found[piece] ?? []), text];
  }
  return found;
}

function pieceOf(view: StrifeView, text: string, question: Question | null, owner: number, book: Book): string | null {
  const [verb = '', id] = text.split(' ');
  const [kind] = book.verbs[verb] ?? [];
  if (kind === 'champion' && id) return championPiece(id, owner);
  if (kind === 'location' && id) return locationPiece(id);
  if (STONE_VERBS.includes(verb)) return STONE;
  return verb === 'use' ? userOf(view, question) : null;
}

/** Whose champions the menu speaks of: a guess is about the opponent's, a question may name the owner of a pile. */
function ownerOf(view: StrifeView, menu: string[], question: Question | null): number {
  const you = view.you ?? 0;
  if (menu.at(-1)?.startsWith('guess ')) return 1 - you;
  return typeof question?.params.owner === 'number' ? question.params.owner : you;
}

/** The card whose ability is offered. */
function userOf(view: StrifeView, question: Question | null): string | null {
  const you = view.you ?? 0;
  const side = view.seats[you];
  if (!question || !side) return null;
  const relic = RELICS[question.id];
  if (relic) return locationPiece(relic);
  const id = OWN_FIGHTER.includes(question.id)
    ? champion(question)
    : OWN_TOP.includes(question.id)
      ? side.pile.at(-1)
      : null;
  return id ? championPiece(id, you) : null;
}

function champion(question: Question): string | null {
  const id = USERS[question.id] ?? question.params.champion;
  return typeof id === 'string' ? id : null;
}

const USERS: Record<string, string> = { 'ask-ambush': 'ranger', 'ask-tenacity': 'warrior' };

/** The pieces that an event speaks of, for whoever points at its line in the log. */
export function subjects(event: Plain, book: Book): string[] {
  const form = book.events[event.name as string] ?? [];
  const owner = (event.owner ?? event.seat) as number | undefined;
  const found = form.flatMap(([key, kind]) => {
    const id = event[key];
    if (typeof id !== 'string') return [];
    if (kind === 'champion') return (owner === undefined ? [0, 1] : [owner]).map((seat) => championPiece(id, seat));
    if (kind === 'location') return [locationPiece(id)];
    return kind === 'event' ? [eventPiece(id)] : [];
  });
  return String(event.name).endsWith('_stone') ? [...found, STONE] : found;
}
