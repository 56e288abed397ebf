import { beforeEach, expect, test, vi } from 'vitest';
import { keepLevel, levelOf, levelsOf } from '../src/lobby/levels';
import { gamesPlayed } from '../src/lobby/played';
import { atOnce } from '../src/newtable/draft';
import type { GameFacts, TableLine } from '../src/wire';

const BOTS = ['novice', 'easy', 'medium', 'hard', 'expert', 'greedy', 'random'];
const STRIFE: GameFacts = {
  id: 'strife',
  version: 2,
  content: {},
  seats: [2],
  usual_seats: 2,
  options: [],
  bots: BOTS,
  ratings: {},
  lesson: true,
  puzzles: true,
  at_once: { castle: 'behind' },
  first: { beginner: true },
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a game offers its levels, the easiest first, and no other bots', () => {
  expect(levelsOf({ ...STRIFE, bots: BOTS.toReversed() })).toEqual(['novice', 'easy', 'medium', 'hard', 'expert']);
});

test('a first game is against a novice, another one against an easy bot', () => {
  expect(levelOf(STRIFE, true)).toBe('novice');
  expect(levelOf(STRIFE, false)).toBe('easy');
});

test('a level that was chosen is remembered for its game only', () => {
  keepLevel('strife', 'hard');
  expect(levelOf(STRIFE, true)).toBe('hard');
  expect(levelOf(STRIFE, false)).toBe('hard');
  expect(levelOf({ ...STRIFE, id: 'strain' }, false)).toBe('easy');
});

test('a level that there is no more is forgotten, and so is what cannot be read', () => {
  keepLevel('strife', 'impossible');
  expect(levelOf(STRIFE, false)).toBe('easy');
  localStorage.setItem('ludotheque-levels', 'what');
  expect(levelOf(STRIFE, false)).toBe('easy');
});

test('where no bot has a level, the usual one plays', () => {
  expect(levelOf({ ...STRIFE, bots: ['random', 'greedy'] }, true)).toBe('greedy');
});

test('play now seats one person against bots of the level', () => {
  expect(atOnce({ ...STRIFE, usual_seats: 4 }, 'hard', false).chairs.map(({ kind, bot }) => bot || kind)).toEqual([
    'me',
    'hard',
    'hard',
    'hard',
  ]);
});

test('an easy first game has what makes it easy, besides what is agreed for any that begins at once', () => {
  expect(atOnce(STRIFE, 'novice', true).options).toEqual({ castle: 'behind', beginner: true });
  expect(atOnce(STRIFE, 'novice', false).options).toEqual({ castle: 'behind' });
});

test('a game is known once it was begun or finished, not while its table looks for players', () => {
  const table = (game: string, phase: string) => ({ game, phase }) as TableLine;
  const tables = [
    table('strife', 'playing'),
    table('strain', 'open'),
    table('rrd', 'aborted'),
    table('legends', 'over'),
  ];
  expect(gamesPlayed(tables, [{ game: 'goofspiel', games: 1, won: 0, drawn: 0 }])).toEqual(
    new Set(['strife', 'legends', 'goofspiel']),
  );
});
