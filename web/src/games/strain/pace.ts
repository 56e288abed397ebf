// How fast what happens is told.

import type { Pace } from '../../table/scenes';

const other: Record<string, number> = { uses: 0, ends: 0, reshuffles: 350, turn: 350, draws: 350, draws_from: 350 };
for (const name of ['attacks', 'infects', 'resists', 'counters', 'dies', 'scores', 'stuns']) other[name] = 900;

export const pace: Pace = {
  calm: 450,
  other,
  together: ['draws', 'draws_from', 'discards', 'loses', 'wakes', 'gives_way'],
  leads: ['resists', 'takes_effect'],
};
