// Tables of the server become scenes: which is seen when, with which events, and for how long.

import { expect, test } from 'vitest';
import type { GameTable } from '../src/games';
import { type Pace, type Shot, scenes } from '../src/table/scenes';
import type { Book, Highlight, Plain } from '../src/wire';

const pace: Pace = { calm: 100, other: { whispers: 0, wins: 900 }, together: ['draws'], leads: ['compares'] };
const game = {
  pace,
  subjects: ({ name }: Plain) => [`piece-${name}`],
  marks: (events: Plain[], before: Plain, after: Plain) => ({
    trips: events.map(({ name }) => `${name} ${before.n}-${after.n}`),
  }),
} as unknown as GameTable;

const table = (n: number): Plain => ({ n });

/** The scenes of some events, the first of which is told already; a shot is taken after so many. */
function staged(names: string[], ...shots: number[]) {
  const events = ['known', ...names].map((name) => ({ name }));
  const taken: Shot[] = shots.map((told) => ({ told: told + 1, view: table(told) }));
  return scenes(game, table(0), 1, taken, events, {} as Book);
}

const told = (scene: { events: Plain[] }) => scene.events.map(({ name }) => name);

test('each table is seen with what led to it, and the last one stays', () => {
  const [first, second, third, last] = staged(['moves', 'falls', 'wins'], 1, 3);
  expect(first).toEqual({
    view: { n: 1, trips: ['moves 0-1'], lately: ['piece-moves'] },
    events: [{ name: 'moves' }],
    ms: 100,
    great: null,
  });
  expect([second?.view.n, third?.view.n, third?.ms]).toEqual([3, 3, 900]);
  expect(last).toEqual({ view: table(3), events: [], ms: 0, great: null });
});

test('what moves does so once, where the table changes', () => {
  expect(staged(['moves', 'falls'], 2).map(({ view }) => view.trips)).toEqual([
    ['moves 0-2', 'falls 0-2'],
    undefined,
    undefined,
  ]);
});

test('what leads to a change is told on the table before it', () => {
  const [compares, falls] = staged(['compares', 'falls'], 2);
  expect([compares?.view, falls?.view]).toEqual([
    { n: 0, lately: ['piece-compares'] },
    { n: 2, trips: ['falls 0-2'], lately: ['piece-falls'] },
  ]);
});

test('several of a kind are one scene, from whichever table to the last', () => {
  const [draws, ...rest] = staged(['draws', 'draws', 'moves'], 1, 2, 3);
  expect(draws && told(draws)).toEqual(['draws', 'draws']);
  expect(draws?.view).toEqual({ n: 2, trips: ['draws 0-1', 'draws 1-2'], lately: ['piece-draws', 'piece-draws'] });
  expect(rest.map(told)).toEqual([['moves'], []]);
});

test('what takes no time is not waited for', () => {
  expect(staged(['whispers'], 1)).toEqual([{ view: table(1), events: [], ms: 0, great: null }]);
});

test('a great moment belongs to the scene in which its event is told', () => {
  const events = ['known', 'moves', 'wins', 'falls'].map((name) => ({ name }));
  const won: Highlight = { told: 3, sentence: { id: 'highlight-rout', params: {}, kinds: {} }, mood: 'triumph' };
  const shown = scenes(game, table(0), 1, [{ told: 4, view: table(1) }], events, {} as Book, [won]);
  expect(shown.map(({ great }) => great)).toEqual([null, won, null, null]);
});
