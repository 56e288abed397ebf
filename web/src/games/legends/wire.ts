// Written by `npm run wire` from the wire types of the server. Do not edit.

/** An army in text, whose it is to be, and how many of one unit it may hold. */
export type ArmyAsked = { text: string; side: 'beige' | 'grey' | 'mixed'; copies: number };

export type ArmyByLot = { side: 'beige' | 'grey' | 'mixed'; copies: number; name: string };

/** A line of the army table: a strength, magic or castle; how many there are, and how many are due. */
export type ArmyRank = { rank: string; have: number; due: number };

/** An army as the rules see it. A text that cannot be read has no units, and its one fault says why. */
export type ArmyFacts = {
  name: string;
  text: string;
  readable: boolean;
  units: Record<string, number>;
  ranks: ArmyRank[];
  faults: string[];
  recruits: string[];
};

export type ReadyArmy = { id: string; name: string; side: 'beige' | 'grey'; text: string };
