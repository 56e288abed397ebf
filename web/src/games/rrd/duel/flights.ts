// Cards on their way over the mat: from the hand to a slot, from a slot to the discard pile, from the draw pile to the hand.
// Which of them move is seen from the mat before and after; a copy of each flies above everything.

import { type Departure, ghostOf, travel } from '../../../table/ghost';
import { handPiece } from '../pieces';
import type { Duel, OnMat, Side } from '../view';

/** A way that a card goes, from one part of the mat to another. */
export type Trip = [from: string, to: string];

export const LAID = { pending: 'laid-pending', countering: 'laid-countering', playing: 'laid-playing' } as const;
const SIZES = ['--card-width'];
const MANY = 8; // more at once are no movement that anybody could follow

/** The part of the mat where something of a side lies: own-discard, foe-pile. */
export function spotOf(own: boolean, what: 'pile' | 'discard' | 'void' | 'hand'): string {
  return `${own ? 'own' : 'foe'}-${what}`;
}

/** What moves between two moments of a duel; `below` is the side of whoever looks. */
export function trips(before: Duel, after: Duel, below: number): Trip[] {
  const found = [
    ...laying(before, after, 'pending', below),
    ...laying(before, after, 'countering', below),
    ...laying(before, after, 'playing', below),
    ...clearing(before.pending, after.pending, 'pending', before, after, below),
    ...clearing(before.countering, after.countering, 'countering', before, after, below),
    ...hand(before.sides[below as 0 | 1], after.sides[below as 0 | 1]),
  ];
  return found.length > MANY ? [] : found;
}

type Place = keyof typeof LAID;

function same(one: OnMat | null, other: OnMat | null): boolean {
  return one?.card === other?.card && one?.side === other?.side && one?.slots.join() === other?.slots.join();
}

/** A card comes to lie on a slot: from the hand, from the top of a deck, or from a hand that nobody sees. */
function laying(before: Duel, after: Duel, place: Place, below: number): Trip[] {
  const now = after[place];
  if (!now || now.slots.length === 0 || same(before[place], now) || same(before.playing, now)) return [];
  const own = now.side === below;
  const unseen = after.sides[now.side].seat === null ? 'top-soul' : spotOf(own, 'hand');
  return [[own && now.card ? handPiece(now.card) : unseen, LAID[place]]];
}

/** A card leaves its slot for the discard pile, if that is where it went. */
function clearing(was: OnMat | null, is: OnMat | null, place: Place, before: Duel, after: Duel, below: number): Trip[] {
  if (!was?.card || same(was, is)) return [];
  const at = was.side;
  const went = gained(before.sides[at].discard, after.sides[at].discard).includes(was.card);
  return went ? [[LAID[place], spotOf(was.side === below, 'discard')]] : [];
}

/** Cards that go from the hand to a pile, and cards that come into it. */
function hand(before: Side, after: Side): Trip[] {
  const lost = gained(after.hand ?? [], before.hand ?? []);
  const away = (what: 'discard' | 'void') => {
    const there = gained(before[what], after[what]);
    return lost.filter((card) => there.includes(card)).map((card): Trip => [handPiece(card), spotOf(true, what)]);
  };
  const drawn = gained(before.hand ?? [], after.hand ?? []);
  return [...away('discard'), ...away('void'), ...drawn.map((card): Trip => [spotOf(true, 'pile'), handPiece(card)])];
}

/** The cards of the second list that the first one does not have so often. */
function gained(before: string[], after: string[]): string[] {
  const left = [...before];
  return after.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function find(root: HTMLElement, piece: string): HTMLElement | null {
  const quoted = CSS.escape(piece);
  const found = root.querySelector<HTMLElement>(`[data-piece="${quoted}"], [data-spot="${quoted}"]`);
  return found && found.getBoundingClientRect().width > 0 ? found : null;
}

/** Before the mat changes: where everything that moves is now. */
export function departures(root: HTMLElement, moves: Trip[]): Departure[] {
  return moves.flatMap(([from, to]) => {
    const element = find(root, from);
    if (!element) return [];
    const leaves = to.endsWith('-discard') || to.endsWith('-void');
    return [{ from: element.getBoundingClientRect(), copy: leaves ? ghostOf(element, SIZES) : null, to }];
  });
}

/** After it has changed: everything flies to where it belongs; what was not copied appears there. */
export function arrive(root: HTMLElement, leaving: Departure[], ms: number): void {
  travel(root, leaving, ms, find, SIZES, (_, { copy }) => copy === null);
}
