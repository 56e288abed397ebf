// Written by `npm run wire` from the wire types of the server. Do not edit.

export type StrainView = {
  you: number | null;
  turn: number;
  active: number;
  phase: 'awaken' | 'evolve' | 'shed';
  goal: number;
  seats: Side[];
  piles: Counts;
  discards: Heaps;
  chain: Link[];
  battle: Battle | null;
  placed: Placed;
  toughness: number;
  asked: boolean;
  over: boolean;
};

export type Side = {
  points: number;
  scored: string[];
  hand: string[] | null;
  hand_size: number;
  backs: Counts;
  limit: number;
  atp: Supply;
  toxin: Supply;
  organisms: (Organism | null)[];
  standing: string;
};

export type Counts = { organism: number; cytoplasm: number; petri: number };

export type Supply = { pool: number; ready: number };

export type Organism = {
  place: string;
  tile: string;
  needs: number;
  blocks: number;
  complete: boolean;
  infected: boolean;
  resistance: number;
  defence: number;
  slots: Slot[];
};

export type Slot = { tile: string; dormant: boolean; spent: boolean; resistance: number };

export type Heaps = { organism: string[]; cytoplasm: string[]; petri: string[] };

export type Link = {
  link: number;
  by: number;
  kind: 'battle' | 'cleansing' | 'function' | 'tile';
  tile: string | null;
  place: string | null;
  aim: string | null;
  other_place: string | null;
  other_aim: string | null;
  against: number | null;
  toxins: number;
  absorbs: number;
  gone: boolean;
};

export type Battle = { place: string; toll: number; tokens: number[] };

export type Placed = { organism: [number, number]; cytoplasm: [number, number] };
