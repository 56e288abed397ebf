// Pieces that the game in a minute is about, paragraph by paragraph, and how a game draws one of them small.

import type { Component } from 'svelte';
import type { Sentences } from '../words';

export type Shown = [kind: string, id: string];

export interface SmallProps {
  kind: string;
  id: string;
  sentences: Sentences;
}

export interface Minute {
  Small: Component<SmallProps>;
  pieces: Shown[][];
}

const MINUTES: Record<string, () => Promise<Minute>> = {
  strife: async () => ({
    Small: (await import('./strife/SmallCard.svelte')).default,
    pieces: [
      [
        ['champion', 'monk'],
        ['champion', 'druid'],
        ['champion', 'barbarian'],
        ['location', 'nethil_yara'],
      ],
      [],
      [['champion', 'assassin']],
    ],
  }),
  strain: async () => ({
    Small: (await import('./strain/SmallTile.svelte')).default,
    pieces: [
      [['tile', 'yeast']],
      [
        ['tile', 'coccus'],
        ['tile', 'cytosol'],
        ['tile', 'antibiotic'],
      ],
      [
        ['tile', 'ectoplasm'],
        ['tile', 'influenza'],
      ],
      [['tile', 'antibody']],
    ],
  }),
  legends: async () => ({
    Small: (await import('./legends/SmallUnit.svelte')).default,
    pieces: [
      [
        ['unit', 'woodland_tower'],
        ['unit', 'titan_castle'],
      ],
      [
        ['unit', 'dwarven_knight'],
        ['unit', 'giant_zombie_rat'],
      ],
      [
        ['unit', 'high_elf'],
        ['unit', 'frodnaj_archer'],
        ['unit', 'zombie_grave'],
      ],
    ],
  }),
  rrd: async () => ({
    Small: (await import('./rrd/SmallThing.svelte')).default,
    pieces: [
      [],
      [
        ['place', 'wayside_shrine'],
        ['place', 'cutthroat_pass'],
      ],
      [
        ['card', 'quick_slash'],
        ['card', 'dry_parry'],
        ['card', 'hamstring'],
      ],
      [['card', 'follow_through']],
    ],
  }),
};

/** The pictures of a game's first page; undefined where it has none. */
export async function minuteOf(game: string): Promise<Minute | undefined> {
  return MINUTES[game]?.();
}
