import { expect, test } from 'vitest';
import { story } from '../src/games/strife/story';
import type { Plain } from '../src/wire';
import { BOOK, side, table } from './strife-table';

const COMBAT: Plain[] = [
  { name: 'reveals', seat: 0, champion: 'mage' },
  { name: 'reveals', seat: 1, champion: 'barbarian' },
  { name: 'gains', seat: 0, champion: 'mage', amount: 5 },
  { name: 'totals', first: 10, second: 11 },
  { name: 'wins', seat: 1, location: 'tower', points: 2 },
  { name: 'turns_up', location: 'temple' },
  { name: 'turn', turn: 2 },
];

const before = table(side(), side({ face_down: { legacy: null, battle: true, offering: null } }), {
  event: 'blood_moon',
});
const after = table(
  side({ hand: ['monk', 'ranger', 'barbarian'], hand_size: 3, pile: ['mage'] }),
  side({ hand: ['monk', 'mage', 'ranger'], hand_size: 3, pile: ['barbarian'], points: 2 }),
  {
    event: 'blood_moon',
    turn: 2,
    row: ['pit', 'temple'],
    worth: [1, 4],
    location: 'pit',
    deck: [],
    discard: ['tower'],
  },
);
const scenes = story(before, COMBAT, after, BOOK);
const viewAfter = (name: string) => scenes.find(({ events }) => events.some((event) => event.name === name))?.view;

test('both champions are revealed in one scene', () => {
  expect(scenes[0]?.events.map(({ name }) => name)).toEqual(['reveals', 'reveals']);
  expect(scenes[0]?.view.seats.map(({ battle }) => battle)).toEqual(['mage', 'barbarian']);
  expect(scenes[0]?.view.seats[1]?.face_down.battle).toBe(null);
});

test('totals are made of their parts, location and event included', () => {
  const fighting = viewAfter('totals');
  expect(fighting?.seats.map(({ total }) => total)).toEqual([10, 11]);
  expect(fighting?.seats[0]?.parts).toEqual([
    ['printed', 3],
    ['gained', 5],
    ['location', 2],
  ]);
  expect(fighting?.seats[1]?.parts).toEqual([
    ['printed', 9],
    ['event', 2],
  ]);
});

test('champions still stand at the location when it is won, and join the piles only then', () => {
  expect(viewAfter('wins')?.seats.map(({ battle }) => battle)).toEqual(['mage', 'barbarian']);
  expect(viewAfter('wins')?.seats[1]?.points).toBe(2);
  expect(viewAfter('turns_up')?.seats.map(({ pile }) => pile)).toEqual([['mage'], ['barbarian']]);
  expect(viewAfter('turns_up')?.discard).toEqual(['tower']);
});

test('the last scene is the table of the server itself', () => {
  expect(scenes.at(-1)?.view).toBe(after);
});

test('the scene before it already looks like that', () => {
  const last = structuredClone(scenes.at(-2)?.view);
  expect(last?.seats).toEqual(after.seats);
  expect(last?.row).toEqual(after.row);
});

test('nothing that is shown is changed afterwards', () => {
  expect(before.seats[0]?.hand).toContain('mage');
  expect(before.discard).toEqual([]);
});

test('a relic that was won stays with its winner', () => {
  const events = [
    { name: 'wins', seat: 0, location: 'tower', points: 2 },
    { name: 'wins_relic', seat: 0, location: 'tower' },
    { name: 'turns_up', location: 'temple' },
  ];
  const fighting = table(side({ battle: 'mage' }), side({ battle: 'monk' }));
  const view = story(fighting, events, after, BOOK).at(-2)?.view;
  expect(view?.seats[0]?.relic).toBe('tower');
  expect(view?.discard).toEqual([]);
  expect(view?.row).toEqual(['pit', 'temple']);
});
