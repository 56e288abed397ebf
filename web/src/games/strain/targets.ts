// Which pieces on the board a choice or an event speaks of.

import type { Book, Plain, Question } from '../../wire';
import { gather, type Targets } from '../targets';
import {
  attackedPiece,
  below,
  designPiece,
  discardPiece,
  factsOf,
  handPiece,
  kindOf,
  linkPiece,
  organismAt,
  pileOf,
  pilePiece,
  placePiece,
  readFace,
  salvagePiece,
  seatPiece,
  slotPiece,
} from './pieces';
import type { Organism, StrainView } from './view';

/**
 * A choice lights up every piece that it speaks of: the tile in hand and the organism it goes to. An organism that is about to
 * be attacked is marked, without a choice.
 */
export function targets(view: StrainView, menu: string[], question: Question | null): Targets {
  const target = typeof question?.params.target === 'string' ? question.params.target : null;
  const found = gather(menu, (verb, what = '', where = '') => piecesOf(view, verb, what, where, target));
  return target === null ? found : { ...found, [attackedPiece(target)]: [] };
}

/** The pieces of a choice, by what it names: each group holds pieces that mean the same. */
function piecesOf(view: StrainView, verb: string, what: string, where: string, target: string | null): string[][] {
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
      return target === null ? [] : [[placePiece(target)]];
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

/** The piece that a question is about: a source that may pay, else the organism that it names. */
export function about({ params }: Question, targets: Targets): string | null {
  if (typeof params.target === 'string') return placePiece(params.target);
  const source = Object.entries(targets).find(([, texts]) => texts.some((text) => text.startsWith('use ')))?.[0];
  return source ?? (typeof params.place === 'string' ? placePiece(params.place) : null);
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
