// How fast what happens is told.

import type { Pace } from '../../table/scenes';

const other: Record<string, number> = { turn: 200, destroyed: 650, counts: 700 };
for (const name of ['takes_side', 'musters', 'is_ready', 'watches', 'rests', 'acts']) other[name] = 0;
for (const name of [
  'uses',
  'works',
  'names',
  'plays_on',
  'gives_up',
  'is_stuck',
  'strikes',
  'looks_at',
  'withers',
  'rages',
])
  other[name] = 600;
for (const name of ['reveals', 'sees', 'compares', 'dispels', 'casts', 'slays', 'besieges', 'stalls'])
  other[name] = 900;
for (const name of ['curse_begins', 'curse_ends', 'abducts', 'changes_sides', 'battle_ends']) other[name] = 900;

export const pace: Pace = {
  calm: 420,
  other,
  together: ['counts', 'reveals', 'sees', 'withers', 'destroyed', 'swaps', 'strengthens', 'weakens'],
  leads: ['counts', 'compares', 'uses', 'works', 'casts', 'dispels', 'slays', 'besieges', 'withers', 'gives_up'],
};
