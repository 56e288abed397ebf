// Written by `npm run wire` from the wire types of the server. Do not edit.

export type StrifeView = {
  asked: boolean;
  deck: string[];
  discard: string[];
  event: string | null;
  events: string[];
  fatestone: Fatestone;
  location: string | null;
  over: boolean;
  place: number;
  round: number;
  rounds: number;
  row: string[];
  seats: Side[];
  turn: number;
  worth: number[];
  you: number | null;
};

export type Fatestone = {
  holder: number | null;
  value: number;
};

export type Side = {
  aside: string[];
  battle: string | null;
  blocked: Blocked;
  bounty: number;
  face_down: FaceDown;
  guess: string | null;
  hand: string[] | null;
  hand_size: number;
  parts: [string, number][];
  pile: string[];
  points: number;
  relic: string | null;
  shielded: boolean;
  skips_legacy: boolean;
  support: string | null;
  total: number | null;
};

export type Blocked = {
  battle: boolean;
  legacy: boolean;
};

export type FaceDown = {
  battle: string | boolean | null;
  legacy: string | boolean | null;
  offering: string | boolean | null;
};
