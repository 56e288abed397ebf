// Written by `npm run wire` from the wire types of the server. Do not edit.

export type LegendsView = {
  you: number | null;
  battle: number;
  battles: number;
  turn: number;
  active: number;
  quiet: number;
  field: string[];
  units: FieldUnit[];
  fight: Fight | null;
  prospects: Record<string, [number, number | null]>;
  curse: Curse | null;
  seats: Side[];
  teams: Team[];
  asked: boolean;
  over: boolean;
};

export type FieldUnit = {
  space: string;
  team: number;
  owner: number;
  unit: string | null;
  seen: boolean;
  looked: boolean;
  moved: boolean;
  strength: number | null;
  parts: [string, number][] | null;
  bonus: number;
  gained: string[];
};

export type Fight = {
  kind: 'attack' | 'strike';
  from: string | null;
  space: string | null;
  attacker: Fighter;
  defender: Fighter;
};

export type Fighter = {
  team: number;
  unit: string | null;
  side: 'beige' | 'grey';
  strength: number | null;
  parts: [string, number][] | null;
};

export type Curse = { unit: string; seat: number };

export type Side = {
  team: number;
  side: 'beige' | 'grey';
  army: string[] | null;
  mustered: number | null;
  ranks: [number, number, number][] | null;
  left: number;
  hidden: string[] | null;
  watches: boolean;
  destroyed: string[];
  cursing: string[];
};

export type Team = { side: 'beige' | 'grey'; wins: number; score: number };
