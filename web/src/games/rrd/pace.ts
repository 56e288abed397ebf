// How fast what happens is told.

import type { Pace } from '../../table/scenes';

const LOUD = 750;
const other: Record<string, number> = { draws: 200, draws_one: 200 };
for (const name of ['chooses_archetypes', 'wields', 'becomes', 'is_ready', 'appears', 'puts_on', 'takes_off'])
  other[name] = 0;
for (const name of ['latent', 'active', 'reserve', 'pile_anew', 'sinks', 'reshuffles', 'works']) other[name] = 0;
for (const name of ['tide', 'gains_marker', 'tests', 'fights', 'beats', 'is_beaten', 'dies', 'is_lost', 'attacks'])
  other[name] = LOUD;
for (const name of ['plays', 'plays_counter', 'springs', 'loses_hp', 'falls', 'dusk']) other[name] = LOUD;
for (const name of ['holds_fragment', 'closes_over', 'wins']) other[name] = 2 * LOUD;

export const pace: Pace = {
  calm: 380,
  other,
  together: [],
  leads: ['realises', 'bleeds', 'suffers_poison', 'is_beaten'],
};
