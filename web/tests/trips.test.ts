// What moves on a board, as the events say and as it lay before and after them.

import { expect, test } from 'vitest';
import { marks } from '../src/games/legends/trips';
import { factsOf } from '../src/games/strain/pieces';
import { trips } from '../src/games/strain/trips';
import type { Plain } from '../src/wire';
import { at, table as field } from './legends-table';
import { BOOK, link, organism, side, slot, table } from './strain-table';

const facts = factsOf(BOOK);
const hand = ['cytosol', 'antibody'];
const cell = organism('a1', [slot('cytosol')]);
const before = table([side([cell], { hand }), side([organism('b1')])]);
const chained = table([side([cell], { hand: ['antibody'] }), side([organism('b1')])], {
  chain: [link({ tile: 'cytosol', place: 'a1' })],
});
const grown = table([side([organism('a1', [slot('cytosol'), slot('cytosol')])]), side([organism('b1')])]);

const way = (event: Plain, from = before, to = before) => trips([event], from, to, facts);

test('a tile goes from the hand to the chain, and from there to the membrane', () => {
  const event = { seat: 0, tile: 'cytosol', place: 'a1' };
  expect(way({ name: 'announces', ...event }, before, chained)).toEqual([['hand-0-cytosol', 'link-1']]);
  expect(way({ name: 'enters', ...event }, chained, grown)).toEqual([['link-1', 'slot-a1-1']]);
  expect(way({ name: 'plays', seat: 1, tile: 'antibody' }, before, chained)).toEqual([['seat-1', 'link-1']]);
});

test('a tile comes from its pile, and goes to its discard', () => {
  expect(way({ name: 'draws', seat: 0, tile: 'antibody' })).toEqual([['pile-petri', 'hand-0-antibody']]);
  expect(way({ name: 'draws_from', seat: 1, pile: 'petri' })).toEqual([['pile-petri', 'seat-1']]);
  expect(way({ name: 'discards', seat: 1, tile: 'ribosome' })).toEqual([['seat-1', 'discard-petri']]);
  expect(way({ name: 'loses', tile: 'cytosol', place: 'a1' })).toEqual([['slot-a1-0', 'discard-cytoplasm']]);
});

test('only a tile that is countered in the chain is discarded', () => {
  const counters = { name: 'counters', seat: 1, tile: 'antibody', link: '1' };
  expect(way(counters, chained)).toEqual([['link-1', 'discard-cytoplasm']]);
  expect(way(counters, table([], { chain: [link({ kind: 'battle' })] }))).toEqual([]);
});

test('what moves between organisms, or is scored, is seen from both tables', () => {
  const two = (...slots: string[][]) =>
    table([
      side(
        slots.map((tiles, n) =>
          organism(
            `a${n + 1}`,
            tiles.map((tile) => slot(tile)),
          ),
        ),
      ),
    ]);
  const moved = { name: 'moves', seat: 0, tile: 'ribosome', place: 'a2' };
  expect(way(moved, two(['ribosome'], ['cytosol']), two([], ['cytosol', 'ribosome']))).toEqual([
    ['slot-a1-0', 'slot-a2-1'],
  ]);
  const scores = { name: 'scores', seat: 0, tile: 'coccus', points: 2 };
  expect(way(scores, two(['cytosol']), table([side()]))).toEqual([['place-a1', 'points-0']]);
});

test('units go, are turned over and fall where the events say', () => {
  const fight = { kind: 'attack', from: 'c3', space: 'c4' } as never;
  const events = [
    { name: 'swaps', space: 'a1', to: 'b1' },
    { name: 'attacks', space: 'c3', to: 'c4' },
    { name: 'reveals', space: 'c4', unit: 'murkis', team: 1 },
    { name: 'abducts', space: 'd1', unit: 'murkis' },
    { name: 'destroyed', space: 'c4', unit: 'landor', team: 0 },
  ];
  expect(marks(events, field([at('c3', 0, 'landor')], { fight }))).toEqual({
    trips: [
      ['a1', 'b1'],
      ['c3', 'c4'],
      ['b1', 'a1'],
      ['c4', 'd1'],
    ],
    turned: ['c4'],
    fallen: ['c4 0'],
  });
});
