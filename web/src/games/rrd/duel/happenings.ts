// What the events of a duel do to the mat, so that each is seen where it happens: cards are laid, HP fall, hands change. It
// is only for the scenes between two tables of the server, whose own table comes last and is right in everything.

import type { Plain } from '../../../wire';
import { type Body, combatCard, type Duel, type Facts, type OnMat, type RrdView, type Side, type Slot } from '../view';

/** An event as its parameters are named; each speaks only of some of them. */
interface Told {
  who: string | number;
  card: string;
  other: string;
  slot: Slot | null;
  effect: string;
  temporary: string;
  n: number;
}

interface Scene {
  duel: Duel;
  at: number; // the number of the side that acts
  side: Side;
  body: Body;
  told: Told;
  facts: Facts;
}

type Happening = (scene: Scene) => void;

const MARKERS = ['bleeding', 'poison', 'torpor', 'stun'] as const;

const HAPPENINGS: Record<string, Happening> = {
  plays: (scene) => {
    leaveHand(scene.side, scene.told.card);
    scene.side.played += 1;
    scene.duel.pending = laid(scene, false);
    scene.duel.countering = null;
    scene.duel.playing = null;
  },
  plays_counter: (scene) => {
    leaveHand(scene.side, scene.told.card);
    scene.side.played += 1;
    scene.duel.countering = laid(scene, true);
    scene.duel.playing = null;
  },
  plays_instant: ({ side, told }) => putAway(side, told.card),
  offers: ({ side, told }) => {
    putAway(side, told.card);
    side.reserve += told.n;
  },
  discards: ({ side, told }) => putAway(side, told.card),
  trims: ({ side, told }) => putAway(side, told.card),
  is_stuck: ({ side, told }) => putAway(side, told.card),
  transcends: ({ side, told }) => {
    leaveHand(side, told.card);
    side.void.push(told.card);
  },
  draws: ({ side, told }) => takeUp(side, told.card),
  draws_one: ({ side }) => takeUp(side, null),
  retrieves: ({ side, told }) => {
    remove(side.discard, told.card);
    takeUp(side, told.card);
    side.pile += 1;
  },
  reshuffles: ({ side }) => {
    side.pile = side.discard.length;
    side.discard = [];
  },
  burns: ({ side, told }) => {
    side.void.push(told.card);
  },
  reveals: ({ side, told }) => {
    side.top_soul = told.card;
    side.pile = Math.max(0, side.pile - 1);
  },
  lays_trap: ({ duel, at, side, told }) => {
    const mine = duel.pending?.side === at ? duel.pending.card : null;
    if (told.slot) side.traps[told.slot] = mine;
    if (duel.pending?.side === at) duel.pending = null;
  },
  springs: ({ side, told }) => {
    if (told.slot) delete side.traps[told.slot];
  },
  stands: ({ duel, side, told }) => {
    const value = duel.pending?.values[duel.pending.slots.indexOf(told.slot as Slot)] ?? 0;
    if (told.slot) side.guards[told.slot] = { card: told.card, value };
  },
  guards: ({ side, told }) => {
    if (told.slot) delete side.guards[told.slot];
  },
  installs: ({ duel, side, told, facts }) => {
    (combatCard(facts, told.card)?.type === 'object' ? side.objects : side.infusions).push(told.card);
    duel.pending = null;
  },
  removes: ({ side, told }) => {
    remove(side.objects, told.card);
    remove(side.infusions, told.card);
    side.discard.push(told.card);
  },
  loses_hp: ({ body, told }) => {
    body.hp = Math.max(0, body.hp - told.n);
  },
  falls: ({ body }) => {
    body.hp = 0;
  },
  heals: ({ body, told }) => {
    body.hp = Math.min(body.max_hp, body.hp + told.n);
  },
  blocks: ({ body, told }) => {
    body.block += told.n;
  },
  absorbs: ({ body, told }) => {
    body.block = Math.max(0, body.block - told.n);
  },
  reserve: ({ side, told }) => {
    side.reserve += told.n;
  },
  latent: ({ body, told }) => {
    body.latent += told.n;
  },
  active: ({ body, told }) => {
    body.active += told.n;
  },
  inflicts: ({ body, told }) => mark(body, told.effect, told.n),
  cleans: ({ body, told }) => mark(body, told.temporary, -1),
  marks: ({ body, told }) => {
    if (told.slot) body.weak[told.slot] = (body.weak[told.slot] ?? 0) + told.n;
  },
  passes: ({ duel }) => leave(duel),
  cannot_play: ({ duel }) => leave(duel),
};

/** The table after an event; the very same where it changes nothing on the mat. */
export function happened(view: RrdView, event: Plain, facts: Facts): RrdView {
  const duel = view.duels.at(-1);
  if (!duel) return view;
  if (event.name === 'pass_begins') return withDuel(view, { ...duel, ...cleared, passe: Number(event.n) });
  const happens = HAPPENINGS[String(event.name)];
  const told = event as unknown as Told;
  const at = sideOf(duel, told.who);
  if (!happens || at < 0) return view;
  const changed = structuredClone(duel);
  const side = changed.sides[at as 0 | 1];
  const body = side.bodies[bodyOf(told.who)];
  if (!body) return view;
  happens({ duel: changed, at, side, body, told, facts });
  return withDuel(view, changed);
}

const cleared = { pending: null, countering: null, playing: null };

function withDuel(view: RrdView, duel: Duel): RrdView {
  return { ...view, duels: [...view.duels.slice(0, -1), duel] };
}

/** The side of an actor: a seat by its hero, else an enemy, in a group with the number of its body. */
function sideOf(duel: Duel, who: string | number): number {
  if (typeof who === 'number') return duel.sides.findIndex(({ hero }) => hero === who);
  const [enemy] = String(who).split(' ');
  return duel.sides.findIndex((side) => side.enemy === enemy);
}

function bodyOf(who: string | number): number {
  return Math.max(1, Number(String(who).split(' ')[1] ?? 1)) - 1;
}

/** A card on its slot, with what is printed on it; the server says what it is worth in all. */
function laid({ at, side, told, facts }: Scene, counter: boolean): OnMat {
  const card = combatCard(facts, told.card);
  const optimal = card?.slots.some(({ slot, optimal }) => slot === told.slot && optimal) ?? false;
  const body = Math.max(
    0,
    side.bodies.findIndex(({ hp }) => hp > 0),
  );
  return {
    card: told.card,
    side: at,
    body,
    counter,
    slots: told.slot ? [told.slot] : [],
    targets: [0],
    values: told.slot ? [(card?.value ?? 0) + (optimal ? 1 : 0)] : [],
  };
}

function leaveHand(side: Side, card: string): void {
  if (side.hand_size === 0) return;
  side.hand_size -= 1;
  if (side.hand) remove(side.hand, card);
}

function putAway(side: Side, card: string): void {
  leaveHand(side, card);
  side.discard.push(card);
}

function takeUp(side: Side, card: string | null): void {
  side.hand_size += 1;
  side.pile = Math.max(0, side.pile - 1);
  if (side.hand && card) side.hand.push(card);
}

/** Two cards that have met are off the mat. */
function leave(duel: Duel): void {
  if (duel.countering) [duel.pending, duel.countering] = [null, null];
}

function remove(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

function mark(body: Body, kind: string, n: number): void {
  const marker = MARKERS.find((one) => one === kind);
  if (marker) body[marker] = Math.max(0, body[marker] + n);
}
