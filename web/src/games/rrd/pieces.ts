// What a table of RR&D tells at a look, what its cards say, and how the pieces on the board are called.

import type { Plain } from '../../wire';
import type { Facts } from '../facts';
import { below } from '../sides';
import type { Duel, Player, RrdView } from './view';

export { type Facts, factsOf } from '../facts';
export { counted } from '../figures';
export { others } from '../sides';
export { below };

export const ZONES = ['real', 'ethereal', 'borough', 'ossuary', 'labyrinth'] as const;
export const SLOTS = ['head', 'torso', 'arm', 'flank', 'legs'] as const;
export const ARCHETYPES = ['fury', 'bulwark', 'shade', 'aether'] as const; // of players; enemies have a bestiary
export const SOULS = [1, 2, 3, 4, 5] as const;
export const LEAST_DECK = 13;
export const MOST_DECK = 30;
export const WORN = 3; // accessories at once

export function playerOf(view: RrdView, seat = below(view)): Player | undefined {
  return view.seats[seat];
}

/** The duel that is being fought now, the innermost one. */
export function duelOf(view: RrdView): Duel | null {
  return view.duels.at(-1) ?? null;
}

/** The side of a duel that lies below: that of whoever looks, else the one with a hero. */
export function sideBelow(view: RrdView, duel: Duel): number {
  const seat = below(view);
  const own = duel.sides.findIndex((side) => side.seat === seat || side.hero === seat);
  return own >= 0 ? own : 0;
}

/** Whether whoever looks fights in the duel that is on; a guest looks at nothing else meanwhile. */
export function takesPart(view: RrdView): boolean {
  const sides = duelOf(view)?.sides ?? [];
  return sides.some(({ seat, hero }) => view.you === null || seat === view.you || hero === view.you);
}

/** The HP of a player, in a duel those of the body. */
export function lifeOf(view: RrdView, seat: number): number {
  const fighter = view.duels.flatMap(({ sides }) => sides).findLast(({ hero }) => hero === seat);
  return fighter?.bodies[0]?.hp ?? view.seats[seat]?.hp ?? 0;
}

/** Whether a single duel is all there is: nobody is on a journey. */
export function isArena(view: RrdView): boolean {
  return view.seats.every(({ cycle, place }) => cycle === 0 && place === null);
}

// What the things say

export type CombatCard = {
  archetype: string;
  archetype_name: string;
  type: string;
  type_name: string;
  soul: number;
  slots: { slot: string; name: string; optimal: boolean }[];
  stat: string | null;
  stat_name: string | null;
  value: number | null;
  texts: string[];
  keywords: string[];
  copies: number;
};

export type Ability = {
  name: string;
  memory: number;
  texts: string[];
};

export type HeroFacts = {
  title: string;
  active: number;
  latent: number;
  abilities: Ability[];
  mythic: string;
  mythic_name: string;
  ready: string[]; // how the ready one plays, and with what
  weapons: string[]; // of the ready one, as
  cards: Record<string, number>;
};

export type WeaponFacts = {
  hands: number;
  base: string[];
  ability: Ability;
};

export type EnemyFacts = {
  myth: boolean;
  hp: number;
  active: number;
  latent: number;
  bubble: number;
  trait_name: string;
  texts: string[];
  loot: string;
  deck: Record<string, number>;
};

export type Colour = 'red' | 'white' | 'blue' | 'grey';

export type PlaceEvent = {
  colour: Colour;
  title: string;
  terms: string[]; // whether it must be done, by whom, when, and what it costs
  text: string;
  enemies: string[]; // whom one may have to fight
};

export type PlaceFacts = {
  zone: string;
  zone_name: string;
  rarity: 'common' | 'exceptional' | 'mythic';
  rarity_name: string;
  mist: number;
  passing: string;
  hero: string | null;
  events: PlaceEvent[];
};

export type MarkerFacts = {
  gain: string | null;
  texts: string[];
  goes: string;
  goes_text: string;
};

export type TokenFacts = {
  out: string | null;
  window: string[];
  duel: string | null;
};

export type AccessoryFacts = {
  texts: string[];
};

/** What a thing says, as the type of its kind; nothing where there is no such thing. */
function read<Of extends Plain>(facts: Facts, kind: string, id: string | null): Of | undefined {
  const card = facts.get(id ?? '');
  return card?.kind === kind ? (card.facts as Of) : undefined;
}

export const combatCard = (facts: Facts, id: string | null) => read<CombatCard>(facts, 'card', id);
export const heroFacts = (facts: Facts, id: string | null) => read<HeroFacts>(facts, 'hero', id);
export const weaponFacts = (facts: Facts, id: string | null) => read<WeaponFacts>(facts, 'weapon', id);
export const enemyFacts = (facts: Facts, id: string | null) => read<EnemyFacts>(facts, 'enemy', id);
export const placeFacts = (facts: Facts, id: string | null) => read<PlaceFacts>(facts, 'place', id);
export const markerFacts = (facts: Facts, id: string | null) => read<MarkerFacts>(facts, 'marker', id);
export const tokenFacts = (facts: Facts, id: string | null) => read<TokenFacts>(facts, 'token', id);
export const accessoryFacts = (facts: Facts, id: string | null) => read<AccessoryFacts>(facts, 'accessory', id);

/** How many of these cards have each soul value, from 1. */
export function curveOf(facts: Facts, cards: string[]): number[] {
  const souls = cards.map((id) => combatCard(facts, id)?.soul);
  return SOULS.map((soul) => souls.filter((one) => one === soul).length);
}

/** Every seat's own things as that seat sees them, every hand and trap open; the rest is the same for all. */
export function everything(views: RrdView[]): RrdView | Record<string, never> {
  const [first] = views;
  if (!first) return {};
  const duels = first.duels.map((duel, level) => ({
    ...duel,
    sides: duel.sides.map((side, n) => views[side.seat ?? -1]?.duels[level]?.sides[n] ?? side) as Duel['sides'],
    previews: views.flatMap((view) => view.duels[level]?.previews ?? []),
  }));
  return { ...first, you: null, seats: first.seats.map((own, seat) => views[seat]?.seats[seat] ?? own), duels };
}

// The names of the pieces on the board: what lights up, what a sentence speaks of. On the journey:

export const crossingPiece = (slot: number | string) => `crossing-${slot}`; // of the Intersection, from 1
export const eventPiece = (n: number | string) => `event-${n}`; // of the current place, from 1
export const PLACE_PIECE = 'place'; // the current place itself: to pass, to discard, to be done with
export const PACK_PIECE = 'pack'; // deck and satchel together
export const deckPiece = (card: string) => `deck-${card}`;
export const satchelPiece = (card: string) => `satchel-${card}`;
export const offeredPiece = (id: string) => `offered-${id}`; // what is being chosen from
export const heroPiece = (id: string) => `hero-${id}`;
export const weaponPiece = (id: string) => `weapon-${id}`;
export const tokenPiece = (id: string) => `token-${id}`;
export const markerPiece = (id: string) => `marker-${id}`;
export const accessoryPiece = (id: string) => `accessory-${id}`;
export const thingPiece = (thing: string) => `thing-${thing}`; // what can be unlocked: ability-1, weapon-2, infusion-slot
export const seatPiece = (seat: number) => `seat-${seat}`;
export const zonePiece = (zone: string) => `zone-${zone}`;

// In a duel:

export const handPiece = (card: string) => `hand-${card}`;
export const slotPiece = (slot: string) => `slot-${slot}`; // of the mat, whichever side it is about
export const MAT_PIECE = 'slot-mat'; // where an object or an infusion goes
export const bodyPiece = (n: number | string) => `body-${n}`; // of the other side, from 1
export const sourcePiece = (id: string) => `source-${id}`; // what can be activated
export const discardPiece = (card: string) => `discard-${card}`; // of one's own discard pile
export const minePiece = (card: string) => `mine-${card}`; // an object or an infusion of one's own
export const temporaryPiece = (id: string) => `temporary-${id}`;
export const sidePiece = (actor: string) => `side-${actor}`; // who acts: a seat, or an enemy
export const PENDING_PIECE = 'pending';

const BEGUN: Record<string, string> = {
  crossing: 'weave',
  event: 'realise',
  thing: 'unlock',
  source: 'activate',
  body: 'aim',
};
const THINGS = [
  'hand',
  'deck',
  'satchel',
  'offered',
  'hero',
  'weapon',
  'token',
  'marker',
  'accessory',
  'discard',
  'slot',
];

/** What a piece is called where somebody asks why it cannot be used: a thing, or how a choice of it begins. */
export function thing(piece: string): string | null {
  const kind = piece.split('-', 1)[0] ?? '';
  const id = piece.slice(kind.length + 1);
  if (id === '' || piece === MAT_PIECE) return null;
  if (THINGS.includes(kind)) return id;
  return BEGUN[kind] ? `${BEGUN[kind]} ${id}` : null;
}
