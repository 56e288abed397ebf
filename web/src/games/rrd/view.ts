// Written by `npm run wire` from the wire types of the server. Do not edit.

export type RrdView = {
  you: number | null;
  first: number;
  seats: Player[];
  zones: Record<string, Plane>;
  slain: string[];
  duels: Duel[];
  winners: number[];
  asked: boolean;
  over: boolean;
};

export type Player = {
  hero: string | null;
  difficulty: string;
  abilities: boolean[];
  weapons: Wielded[];
  infusion_slots: number;
  hp: number;
  max_hp: number;
  mist: number;
  memory: number;
  destiny: number;
  tokens: Record<string, number>;
  markers: Marked[];
  worn: string[];
  bag: string[];
  deck: string[] | null;
  deck_size: number;
  satchel: string[] | null;
  satchel_size: number;
  offered: string[] | null;
  offered_size: number;
  tested: string | null;
  loot: Record<string, number> | null;
  beaten: string[];
  lent: number;
  alive: boolean;
  zone: string;
  place: string | null;
  realised: number[];
  open: number[];
  passing: number | null;
  rests: boolean;
  returns: boolean;
  stage: string;
  cycle: number;
  tide: number;
  tide_hp: number;
  gate: string | null;
};

export type Wielded = { weapon: string; unlocked: boolean };

export type Marked = { marker: string; age: number };

export type Plane = { crossing: string[][]; pile: number; top: string[] | null; discard: string[] };

export type Duel = {
  passe: number;
  dusk: number;
  dusk_from: number;
  opener: 0 | 1;
  cards: number;
  place: string | null;
  sides: [Side, Side];
  pending: OnMat | null;
  countering: OnMat | null;
  playing: OnMat | null;
  allies: (0 | 1 | null)[];
  shares: number[];
  offer: Offer | null;
  previews: Preview[];
  placings: Placing[];
};

export type Side = {
  seat: number | null;
  hero: number | null;
  enemy: string | null;
  bodies: Body[];
  hand: string[] | null;
  hand_size: number;
  pile: number;
  discard: string[];
  void: string[];
  top_soul: string | null;
  objects: string[];
  infusions: string[];
  reserve: number;
  played: number;
  transcended: boolean;
  skips: boolean;
  guards: Record<string, Guard>;
  traps: Record<string, string | null>;
  standing: string[];
  next: Next[];
  spent: number[];
  lines: number[];
};

export type Body = {
  hp: number;
  max_hp: number;
  latent: number;
  active: number;
  bleeding: number;
  poison: number;
  torpor: number;
  stun: number;
  block: number;
  weak: Record<string, number>;
  pays: boolean;
};

export type Guard = { card: string; value: number };

export type Next = { type: string; bonus: string; n: number };

export type OnMat = {
  card: string | null;
  side: 0 | 1;
  body: number;
  counter: boolean;
  slots: string[];
  targets: number[];
  values: number[];
};

export type Offer = { caller: number; helper: number; gives: string[]; wants: string[] };

export type Preview = {
  against: number | null;
  answer: Countered | null;
  at_best: boolean;
  card: string;
  cost: number;
  damage: number;
  loss: number;
  slot: string;
  unknown: boolean;
  value: number;
  verb: 'counter' | 'play';
};

export type Countered = { against: number; card: string; slot: string; value: number };

export type Placing = { against: number | null; slot: string; value: number };
