// What happened, scene by scene. The server shows the table before and after; the events between are played out: what is
// gained and lost on the journey is counted here, what happens on the mat in duel/happenings.ts, and the pieces that an
// event speaks of stand out. The last scene is always the server's own table.

import type { Plain } from '../../wire';
import { happened } from './duel/happenings';
import { subjects } from './targets';
import type { Facts, Player, RrdView } from './view';

export interface Scene {
  view: RrdView;
  events: Plain[];
  ms: number;
}

/** An event as its parameters are named; each speaks only of some of them. */
interface Told {
  name: string;
  seat: number;
  who?: number | string;
  n: number;
  hp: number;
  price: string;
  place: string;
  token: string;
  marker: string;
  zone: Player['zone'];
}

const CALM = 380;
const LOUD = 750;
const PACE: Record<string, number> = {};
for (const name of ['chooses_archetypes', 'wields', 'becomes', 'appears', 'puts_on', 'takes_off']) PACE[name] = 0;
for (const name of ['latent', 'active', 'reserve', 'pile_anew', 'sinks', 'reshuffles', 'works']) PACE[name] = 0;
for (const name of ['draws', 'draws_one']) PACE[name] = 200;
for (const name of ['tide', 'gains_marker', 'tests', 'fights', 'beats', 'is_beaten', 'dies', 'is_lost', 'attacks'])
  PACE[name] = LOUD;
for (const name of ['plays', 'plays_counter', 'springs', 'loses_hp', 'falls', 'dusk']) PACE[name] = LOUD;
for (const name of ['holds_fragment', 'closes_over', 'wins']) PACE[name] = 2 * LOUD;

export function story(before: RrdView, events: Plain[], after: RrdView, facts: Facts): Scene[] {
  const scenes: Scene[] = [];
  let view = before;
  for (const event of events) {
    const told = event as unknown as Told;
    view = { ...happened(view, event, facts), lately: subjects(event) };
    const player = view.seats[told.seat];
    const happens = HAPPENS[told.name];
    if (player && happens) view.seats = view.seats.with(told.seat, { ...player, ...happens(player, told) });
    scenes.push({ view, events: [event], ms: paceOf(told, view) });
  }
  return [...scenes.filter((scene) => scene.ms > 0), { view: after, events: [], ms: 0 }];
}

/** What happens on a mat that is not laid out yet is not waited for. */
function paceOf({ name, who }: Told, { duels }: RrdView): number {
  return who !== undefined && duels.length === 0 ? 0 : (PACE[name] ?? CALM);
}

/** What an event changes of the player whom it is about. */
type Happening = (player: Player, event: Told) => Partial<Player>;

const HAPPENS: Record<string, Happening> = {
  mist: ({ mist }, { n }) => ({ mist: Math.max(0, mist + n) }),
  passes_place: ({ mist }, { n }) => ({ mist: Math.max(0, mist + n) }),
  passes_for_hp: ({ hp }, { n }) => ({ hp: Math.max(0, hp - n) }),
  pays: (player, { price, n }) => {
    const paid = (['mist', 'hp', 'memory', 'destiny'] as const).find((one) => one === price);
    return paid ? { [paid]: Math.max(0, player[paid] - n) } : {};
  },
  memory: ({ memory }, { n }) => ({ memory: memory + n }),
  destiny: ({ destiny }, { n }) => ({ destiny: destiny + n }),
  hurt: ({ hp }, { n }) => ({ hp: Math.max(0, hp - n) }),
  regains: ({ hp, max_hp }, { n }) => ({ hp: Math.min(max_hp, hp + n) }),
  cycle: (_player, { n }) => ({ cycle: n }),
  tide: (_player, { n, hp }) => ({ tide: n, tide_hp: hp }),
  arrives: (_player, { place }) => ({ place, realised: [], open: [], passing: null }),
  moves_to: (_player, { zone }) => ({ zone, place: null }),
  gains_token: ({ tokens }, { token }) => ({ tokens: { ...tokens, [token]: (tokens[token] ?? 0) + 1 } }),
  gains_marker: ({ markers }, { marker }) => ({ markers: [...markers, { marker, age: 0 }] }),
  loses_marker: ({ markers }, { marker }) => ({ markers: markers.filter((one) => one.marker !== marker) }),
};
