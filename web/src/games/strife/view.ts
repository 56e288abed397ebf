// Written by `npm run wire` from the wire types of the server. Do not edit.

export type StrifeView = {
  you: number | null;
  round: number;
  rounds: number;
  turn: number;
  events: string[];
  event: string | null;
  row: string[];
  worth: number[];
  place: number;
  location: string | null;
  deck: string[];
  discard: string[];
  fatestone: Fatestone;
  seats: Side[];
  asked: boolean;
  over: boolean;
};

export type Fatestone = { holder: number | null; value: number };

export type Side = {
  points: number;
  hand: string[] | null;
  hand_size: number;
  pile: string[];
  aside: string[];
  battle: string | null;
  support: string | null;
  relic: string | null;
  guess: string | null;
  face_down: FaceDown;
  blocked: Blocked;
  skips_legacy: boolean;
  shielded: boolean;
  bounty: number;
  total: number | null;
  parts: [string, number][];
};

export type FaceDown = {
  legacy: string | boolean | null;
  battle: string | boolean | null;
  offering: string | boolean | null;
};

export type Blocked = { battle: boolean; legacy: boolean };
