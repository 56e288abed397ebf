// How fast what happens is told.

import type { Pace } from '../../table/scenes';

const QUICK = 350;
const LONG = 1300;
const other: Record<string, number> = { joins: 0 };
for (const name of ['turn', 'turns_up', 'ends', 'places_champion', 'places_location']) other[name] = QUICK;
for (const name of ['reveals', 'reveals_legacy', 'totals', 'wins']) other[name] = LONG;

export const pace: Pace = {
  calm: 700,
  other,
  together: ['reveals', 'reveals_legacy', 'turns_up', 'guesses', 'offered', 'carries_over', 'weakens', 'replaces'],
  leads: ['uses', 'totals'],
};
