// Which pieces on the board a choice or an event speaks of.

import type { Book, Plain, Question } from '../../wire';
import {
  attackedPiece,
  below,
  bothPieces,
  designPiece,
  discardPiece,
  factsOf,
  handPiece,
  kindOf,
  linkPiece,
  type Organism,
  organismAt,
  pileOf,
  pilePiece,
  placePiece,
  readFace,
  type StrainView,
  salvagePiece,
  seatPiece,
  slotPiece,
} from './view';

/** Choices by the piece that they speak of; those that speak of no piece are missing. */
export type Targets = Record<string, string[]>;

/**
 * A choice lights up every piece that it speaks of: the tile in hand and the organism it goes to. Either may be picked
 * first; the two together have an entry of their own. An organism that is about to be attacked is marked, without a choice.
 */
export function targets(view: StrainView, menu: string[], question: Question | null): Targets {
  const found: Targets = {};
  const pairs: Targets = {};
  for (const text of menu) {
    const pieces = piecesOf(view, text, question);
    for (const piece of pieces.flat()) add(found, piece, text);
    const [first = [], second = []] = pieces;
    for (const one of first)
      for (const other of second) {
        add(pairs, bothPieces(one, other), text);
        add(pairs, bothPieces(other, one), text);
      }
  }
  const place = question?.id === 'ask-commit' ? question.params.place : null;
  return { ...found, ...pairs, ...(typeof place === 'string' ? { [attackedPiece(place)]: [] } : {}) };
}

function add(found: Targets, piece: string, text: string): void {
  const known = found[piece];
  if (known) known.push(text);
  else found[piece] = [text];
}

/** The pieces of a choice, by what it names: each group holds pieces that mean the same. */
function piecesOf(view: StrainView, text: string, question: Question | null): string[][] {
  const [verb = '', what = '', where = ''] = text.split(' ');
  const you = below(view);
  switch (verb) {
    case 'draw':
      return [[pilePiece(what)]];
    case 'place':
      return [[handPiece(you, what)], [placePiece(where)]];
    case 'infect':
      return [[virusPiece(view, what)], [placePiece(where)]];
    case 'play':
    case 'discard':
      return [[handPiece(you, what)]];
    case 'answer':
      return [[handPiece(you, what)], [linkPiece(Number(where))]];
    case 'react':
      return [reacting(view, what, Number(where)), [linkPiece(Number(where))]];
    case 'activate':
      return [slots(view, where, ({ tile, dormant, spent }) => tile === what && !dormant && !spent)];
    case 'cleanse':
      return [slots(view, where, ({ tile }) => tile === what)];
    case 'use':
    case 'target':
    case 'lose':
      return [facing(view, where, what)];
    case 'attack':
    case 'score':
    case 'to':
      return [[placePiece(what)]];
    case 'commit':
      return typeof question?.params.place === 'string' ? [[placePiece(question.params.place)]] : [];
    case 'salvage':
      return [[salvagePiece(what), discardPiece('petri')], [placePiece(where)]];
    case 'resist':
      return [resisting(view, Number(what))];
    default:
      return [];
  }
}

type Fits = (slot: Organism['slots'][number], n: number) => boolean;

function slots(view: StrainView, place: string, fits: Fits): string[] {
  const membrane = organismAt(view, place)?.slots ?? [];
  return membrane.flatMap((slot, n) => (fits(slot, n) ? [slotPiece(place, n)] : []));
}

/** Tiles that look alike are one choice: it may be made on any of them. */
function facing(view: StrainView, place: string, face: string): string[] {
  const named = readFace(face);
  return slots(view, place, ({ tile, dormant }) => tile === named.tile && dormant === named.dormant);
}

/** The tile that answers lies in the organism that the event is aimed at. */
function reacting(view: StrainView, tile: string, link: number): string[] {
  const place = view.chain[link - 1]?.place ?? '';
  return slots(view, place, (slot) => slot.tile === tile && !slot.dormant);
}

/** A virus comes from the hand; one that spreads, from where it was. */
function virusPiece(view: StrainView, virus: string): string {
  const you = below(view);
  const last = view.chain.at(-1);
  if (last?.kind !== 'cleansing' || last.tile !== virus || !last.place) return handPiece(you, virus);
  return slots(view, last.place, ({ tile }) => tile === virus)[0] ?? handPiece(you, virus);
}

/** 0 is the organism; tiles that are alike and have as many tokens left are one choice. */
function resisting(view: StrainView, slot: number): string[] {
  const battle = view.battle;
  if (!battle) return [];
  if (slot === 0) return [placePiece(battle.place)];
  const membrane = organismAt(view, battle.place)?.slots ?? [];
  const named = membrane[slot - 1];
  if (!named) return [];
  return slots(view, battle.place, (one, n) => {
    const alike = one.tile === named.tile && one.dormant === named.dormant && one.spent === named.spent;
    return alike && battle.tokens[n + 1] === battle.tokens[slot];
  });
}

const SOURCES = ['ask-pay-atp', 'ask-pay-toxin']; // questions about what pays, wherever it lies

/** The piece that a question is about: a source that may pay, else the organism that it names. */
export function about(question: Question, targets: Targets): string | null {
  const source = Object.keys(targets).find((piece) => piece.startsWith('slot-'));
  if (SOURCES.includes(question.id) && source) return source;
  const { place } = question.params;
  return typeof place === 'string' ? placePiece(place) : null;
}

/** The pieces that an event speaks of, for whoever points at its line in the log. */
export function subjects(event: Plain, book: Book): string[] {
  const { name, seat, tile, place, link, pile } = event as Record<string, string | number | null | undefined>;
  const facts = factsOf(book);
  const found: string[] = [];
  if (typeof place === 'string') {
    found.push(placePiece(place));
    if (typeof tile === 'string' && kindOf(facts, tile) !== 'organism') found.push(designPiece(place, tile));
  } else if (typeof tile === 'string') {
    found.push(name === 'discards' ? discardPiece(pileOf(facts, tile)) : handPiece(Number(seat), tile));
  }
  if (link !== undefined && link !== null) found.push(linkPiece(Number(link)));
  if (typeof pile === 'string') found.push(pilePiece(pile));
  if (found.length === 0 && typeof seat === 'number') found.push(seatPiece(seat));
  return found;
}
