import { expect, test } from 'vitest';
import { draft, newTable, withSeats } from '../src/newtable/draft';
import type { GameFacts } from '../src/wire';

const ALONE: GameFacts = {
  id: 'rrd',
  version: 1,
  content: {},
  seats: [1, 2, 3, 4],
  usual_seats: 1,
  options: [],
  bots: ['random', 'greedy'],
  ratings: {},
  lesson: true,
  puzzles: true,
  at_once: {},
  first: {},
};

test('a game that is usually played alone begins with one chair', () => {
  const wanted = newTable('rrd', draft(ALONE));
  expect(wanted.chairs).toEqual([{ kind: 'me', bot: '', name: '' }]);
  expect(wanted.seed).toBeNull();
});

test('chairs that are added can be given to the usual bot', () => {
  const [me, other] = withSeats(draft(ALONE).chairs, 2, 'greedy');
  expect(me?.kind).toBe('me');
  expect(other).toEqual({ kind: 'open', bot: 'greedy', name: '' });
  expect(withSeats(other && me ? [me, other] : [], 1, 'greedy')).toEqual([me]);
});

test('a seed that was chosen is sent along', () => {
  expect(newTable('rrd', { ...draft(ALONE), seed: 41 }).seed).toBe(41);
});
