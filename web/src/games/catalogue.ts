/** Catalogue: what the lobby knows of each game beyond what the server says. */
import type { Component } from 'svelte';
import { icon } from '~icons/game-icons';

export interface Entry {
  emblem: Component;
  minutes: [number, number]; // a short game and a long one
  common: string[]; // the options that people choose; the others are fine print
  pages?: Record<string, () => Promise<unknown>>; // of its own, by their names in the address
}

const ENTRIES: Record<string, Entry> = {
  strife: {
    emblem: icon('swords-emblem'),
    minutes: [15, 40],
    common: ['rounds', 'relics', 'events', 'beginner', 'edition'],
  },
  strain: {
    emblem: icon('microscope'),
    minutes: [45, 45],
    common: ['points', 'start'],
  },
  legends: {
    emblem: icon('white-tower'),
    minutes: [45, 90],
    common: ['beige', 'grey', 'first_army', 'castle', 'battles', 'campaign'],
    pages: { armies: () => import('./legends/armies/ArmiesPage.svelte') },
  },
  rrd: {
    emblem: icon('maze-cornea'),
    minutes: [45, 120],
    common: ['difficulty', 'ready', 'tide', 'mode', 'enemy'],
  },
};

const UNKNOWN: Entry = { emblem: icon('perspective-dice-six-faces-random'), minutes: [20, 60], common: [] };

/** From so many to so many, in figures. */
export function range(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}

export function entryOf(game: string): Entry {
  return ENTRIES[game] ?? UNKNOWN;
}
