// Which pieces on the board a choice or an event speaks of.

import type { Plain, Question } from '../../wire';
import { buttons, gather, type Targets } from '../targets';
import {
  accessoryPiece,
  bodyPiece,
  crossingPiece,
  deckPiece,
  discardPiece,
  eventPiece,
  handPiece,
  heroPiece,
  MAT_PIECE,
  markerPiece,
  minePiece,
  offeredPiece,
  PACK_PIECE,
  PENDING_PIECE,
  PLACE_PIECE,
  playerOf,
  satchelPiece,
  seatPiece,
  sidePiece,
  slotPiece,
  sourcePiece,
  temporaryPiece,
  thingPiece,
  tokenPiece,
  weaponPiece,
  zonePiece,
} from './pieces';
import type { RrdView } from './view';

/** A choice lights up every piece that it speaks of, and has an entry by itself, for buttons. */
export function targets(view: RrdView, menu: string[], question: Question | null): Targets {
  const found = gather(menu, (verb, what = '', where = '') => PIECES[verb]?.(what, where, view, question) ?? []);
  return { ...found, ...buttons(menu) };
}

/** The seat that a choice names by a letter. */
export function rivalSeat(letter: string): number {
  return letter.charCodeAt(0) - 97;
}

type Pieces = (what: string, where: string, view: RrdView, question: Question | null) => string[][];

const offered: Pieces = (what) => [[offeredPiece(what)]];
const deck: Pieces = (what) => [[deckPiece(what)]];
const own: Pieces = (what, _where, view) => [belongings(view, what)];
const accessory: Pieces = (what) => [[accessoryPiece(what)]];
const crossing: Pieces = (what) => [[crossingPiece(what)]];
const marker: Pieces = (what) => [[markerPiece(what)]];
const hand: Pieces = (what) => [[handPiece(what)]];
const onSlot: Pieces = (what, where) => [[handPiece(what)], [where === 'mat' ? MAT_PIECE : slotPiece(where)]];
const token: Pieces = (what) => [[tokenPiece(what)]];
const place: Pieces = () => [[PLACE_PIECE]];
const rival: Pieces = (what) => [[seatPiece(rivalSeat(what))]];

const PIECES: Record<string, Pieces> = {
  return: deck,
  'take-back': offered,
  wield: (what) => [[weaponPiece(what)]],
  become: (what) => [[heroPiece(what)]],
  weave: crossing,
  redraw: crossing,
  lay: crossing,
  realise: (what) => [[eventPiece(what)]],
  'pass-place': place,
  dismiss: place,
  use: token,
  drop: token,
  forget: marker,
  settle: marker,
  unmark: marker,
  take: offered,
  gain: offered,
  keep: offered,
  next: offered,
  'give-up': own,
  swap: (what, where) => [[offeredPiece(what)], [weaponPiece(where)]],
  unlock: (what) => [[thingPiece(what)]],
  out: deck,
  in: (what) => [[satchelPiece(what)]],
  'take-off': accessory,
  'put-on': accessory,
  'hand-over': (what) => [[satchelPiece(what)]],
  attack: rival,
  call: rival,
  play: onSlot,
  raise: onSlot,
  counter: onSlot,
  surpass: onSlot,
  offer: hand,
  sacrifice: hand,
  discard: hand,
  exchange: (what, _where, _view, question) => [[question?.params.card ? discardPiece(what) : handPiece(what)]],
  search: offered,
  retrieve: (what) => [[discardPiece(what)]],
  replace: (what) => [[minePiece(what)]],
  activate: (what, where) => [[sourcePiece(what)], [bodyPiece(where)]],
  instant: (what, where) => [[handPiece(what)], [bodyPiece(where)]],
  token: (what, where) => [[tokenPiece(what)], [bodyPiece(where)]],
  slot: (what) => [[slotPiece(what)]],
  aim: (what) => [[bodyPiece(what)]],
  clean: (what) => [[temporaryPiece(what)]],
  'let-through': () => [[PENDING_PIECE]],
};

/** A card of one's own, wherever it is. */
function belongings(view: RrdView, card: string): string[] {
  const { deck, satchel } = playerOf(view) ?? {};
  const found = satchel?.includes(card) ? [satchelPiece(card)] : [];
  return deck?.includes(card) ? [...found, deckPiece(card)] : found;
}

/** The piece that a question is about, or lets one choose: it is brought into sight. */
export function about({ params, kinds }: Question, found: Targets): string | null {
  if (params.aimed) return PENDING_PIECE;
  if (params.crossing) return crossingPiece(1);
  if (kinds.by !== 'place') return null;
  const pieces = Object.keys(found);
  const offered = pieces.find((piece) => piece.startsWith(offeredPiece('')));
  const packed = pieces.some((piece) => piece.startsWith(deckPiece(''))) ? PACK_PIECE : null;
  return offered ?? packed ?? PLACE_PIECE; // rather what it lets one choose from
}

/** What an event calls the things that it is about, and the pieces that they are. */
const NAMED: Record<string, (value: string) => string[]> = {
  token: (value) => [tokenPiece(value)],
  marker: (value) => [markerPiece(value)],
  accessory: (value) => [accessoryPiece(value)],
  weapon: (value) => [weaponPiece(value)],
  hero: (value) => [heroPiece(value)],
  thing: (value) => [thingPiece(value)],
  crossing: (value) => [crossingPiece(value)],
  event: (value) => [eventPiece(value)],
  zone: (value) => [zonePiece(value)],
  slot: (value) => [slotPiece(value)],
  source: (value) => [sourcePiece(value)],
  card: (value) => [handPiece(value), minePiece(value), discardPiece(value)],
};

/** The pieces that an event speaks of, for whoever points at its line in the log. */
export function subjects(event: Plain): string[] {
  const found = Object.entries(event).flatMap(([key, value]) =>
    typeof value === 'string' ? (NAMED[key]?.(value) ?? []) : [],
  );
  const { seat, who } = event;
  if (typeof seat === 'number') found.push(seatPiece(seat));
  if (typeof who === 'number' || typeof who === 'string') found.push(sidePiece(String(who)));
  return found;
}
