// What may be chosen in a duel, by card, slot and body, and what a card would do there, read from the previews of the server.

import type { CombatCard } from '../pieces';
import type { Body, Duel, OnMat, Preview, Side } from '../view';

export interface Choice {
  text: string;
  verb: string;
  what: string;
  where: string;
}

const PLAIN = ['play', 'counter'];
export const RAISED = ['raise', 'surpass']; // the same, transcended
const OF_CARDS = [...PLAIN, ...RAISED, 'instant', 'offer', 'sacrifice', 'discard', 'exchange'];
const NAMING = ['sacrifice', 'discard', 'exchange']; // a card is asked for, and it may be any of these
export const NO_SLOT = 'mat'; // where an object or an infusion goes

export function read(text: string): Choice {
  const [verb = '', what = '', where = ''] = text.split(' ');
  return { text, verb, what, where };
}

const INSTEAD: Record<string, string> = { search: 'find-card', exchange: 'exchange', give: 'compose', want: 'compose' };

/** The id of the words for passing, which say what is not done where something else is asked than a turn. */
export function passing(menu: string[]): string {
  const what = menu.map((text) => INSTEAD[read(text).verb]).find(Boolean);
  return what ? `choice-pass-${what}` : 'choice-pass';
}

/** Everything that may be done with a card of the hand. */
export function ofCard(menu: string[], card: string): Choice[] {
  return menu.map(read).filter(({ verb, what }) => what === card && OF_CARDS.includes(verb));
}

/** Whether the question is which card it is, so that one click says it: nothing else could be meant. */
export function names(menu: string[], card: string): string | null {
  const [only, ...more] = ofCard(menu, card);
  if (!only || more.length > 0) return null;
  const paying = only.verb === 'offer' && menu.every((text) => read(text).verb === 'offer');
  return paying || NAMING.includes(only.verb) ? only.text : null;
}

/** The choice that each slot means for a card, transcended or not. */
export function onSlots(menu: string[], card: string, raised: boolean): Map<string, string> {
  const verbs = raised ? RAISED : PLAIN;
  return new Map(ofCard(menu, card).flatMap(({ text, verb, where }) => (verbs.includes(verb) ? [[where, text]] : [])));
}

/** The choices of a card at one of the bodies, by the number of the body. */
export function atBodies(menu: string[], card: string): Map<string, string> {
  return new Map(ofCard(menu, card).flatMap(({ text, verb, where }) => (verb === 'instant' ? [[where, text]] : [])));
}

/** The choices with a verb that name something and a body, by what they name: one entry for each thing. */
export function byThing(menu: string[], verb: string): { what: string; texts: string[] }[] {
  const found = new Map<string, string[]>();
  for (const choice of menu.map(read)) {
    if (choice.verb === verb) found.set(choice.what, [...(found.get(choice.what) ?? []), choice.text]);
  }
  return [...found].map(([what, texts]) => ({ what, texts }));
}

/** What the server foresees for a card, by slot. */
export function foreseen(previews: Preview[], card: string | null): Map<string, Preview> {
  return new Map(previews.filter((one) => one.card === card).map((one) => [one.slot, one]));
}

/** A value in its parts: printed, for an optimal slot, and whatever else there is. */
export interface Parts {
  printed: number;
  optimal: boolean;
  more: number;
}

export function partsOf(card: CombatCard | undefined, slot: string, value: number): Parts {
  const printed = card?.value ?? 0;
  const optimal = card?.slots.some((one) => one.slot === slot && one.optimal) ?? false;
  return { printed, optimal, more: value - printed - (optimal ? 1 : 0) };
}

/** What is still missing for the cost after the Reserve was used. */
export function missing(cost: number, reserve: number): number {
  return Math.max(0, cost - reserve);
}

export type Answer = 'nothing' | 'full' | 'partly' | 'instant' | 'open';

/** How the other side would answer a card: an enemy by itself, with what lies on top; anybody else as they like. */
export function answerTo(preview: Preview, foe: Side): Answer {
  if (foe.seat !== null) return 'open';
  if (preview.answer) return preview.answer.value >= preview.answer.against ? 'full' : 'partly';
  return preview.unknown ? 'instant' : 'nothing';
}

/** The cards that lie on a slot now: those that wait, answer or are about to be played. */
export function cardsOn(
  duel: Duel,
  slot: string,
  side: number,
): { state: CardState; card: OnMat; value: number | null }[] {
  const states: [CardState, OnMat | null][] = [
    ['pending', duel.pending],
    ['countering', duel.countering],
    ['playing', duel.playing],
  ];
  return states.flatMap(([state, card]) => {
    if (card?.side !== side || !card.slots.includes(slot)) return [];
    return [{ state, card, value: card.values[card.slots.indexOf(slot)] ?? null }];
  });
}

export type CardState = 'pending' | 'countering' | 'playing';

/** A card that is about to be played and has no slot yet. */
export function hovering(duel: Duel): OnMat | null {
  return duel.playing && duel.playing.slots.length === 0 ? duel.playing : null;
}

/** Weak Points on a slot, with the number of the body that they are on. */
export function weakOn(bodies: Body[], slot: string): { body: number; n: number }[] {
  return bodies.flatMap((body, at) => {
    const n = body.weak[slot] ?? 0;
    return n > 0 && body.hp > 0 ? [{ body: at, n }] : [];
  });
}

const TEMPORARY = ['bleeding', 'poison', 'torpor', 'stun'] as const;

/** The temporary markers of a body that it has any of. */
export function markersOf(body: Body): { kind: (typeof TEMPORARY)[number]; n: number }[] {
  return TEMPORARY.map((kind) => ({ kind, n: body[kind] })).filter(({ n }) => n > 0);
}
