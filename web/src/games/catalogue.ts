/** Catalogue: what the lobby knows of each game beyond what the server says. */
import type { Component } from 'svelte';
import mazeCornea from '~icons/game-icons/maze-cornea';
import microscope from '~icons/game-icons/microscope';
import perspectiveDice from '~icons/game-icons/perspective-dice-six-faces-random';
import swordsEmblem from '~icons/game-icons/swords-emblem';
import whiteTower from '~icons/game-icons/white-tower';

export interface Entry {
  emblem: Component;
  minutes: [number, number]; // a short game and a long one
  common: string[]; // the options that people choose; the others are fine print
  pages?: Record<string, () => Promise<unknown>>; // of its own, by their names in the address
}

const ENTRIES: Record<string, Entry> = {
  strife: {
    emblem: swordsEmblem,
    minutes: [15, 40],
    common: ['rounds', 'relics', 'events', 'beginner', 'edition'],
  },
  strain: {
    emblem: microscope,
    minutes: [45, 45],
    common: ['points', 'start'],
  },
  legends: {
    emblem: whiteTower,
    minutes: [45, 90],
    common: ['beige', 'grey', 'first_army', 'castle', 'battles', 'campaign'],
    pages: { armies: () => import('./legends/armies/ArmiesPage.svelte') },
  },
  rrd: {
    emblem: mazeCornea,
    minutes: [45, 120],
    common: ['difficulty', 'ready', 'tide', 'mode', 'enemy'],
  },
};

const UNKNOWN: Entry = { emblem: perspectiveDice, minutes: [20, 60], common: [] };

/** From so many to so many, in figures. */
export function range(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}

export function entryOf(game: string): Entry {
  return ENTRIES[game] ?? UNKNOWN;
}
