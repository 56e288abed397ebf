import { describe, expect, test } from 'vitest';
import { signed } from '../src/games/figures';
import { filters } from '../src/games/legends/filters';
import {
  attackerOf,
  beside,
  canBe,
  columnName,
  everything,
  exposedCastle,
  factsOf,
  isTurned,
  placeOf,
  rowEnd,
  rowsOf,
  spaceAt,
  terrainAt,
} from '../src/games/legends/pieces';
import { passes, values } from '../src/reference/filters';
import { Sentences } from '../src/words';
import { at, BOOK, side, table } from './legends-table';

describe('a Castle in front', () => {
  const facts = factsOf(BOOK);
  const tower = (space: string, seat: number) => ({ ...table([at(space, seat, 'woodland_tower')]), you: seat });

  test('is warned of while it may be swapped', () => {
    expect(exposedCastle(tower('c3', 0), facts, ['pass', 'swap c3'], null)).toBe('c3');
    expect(exposedCastle(tower('c3', 0), facts, ['pass', 'with c3'], null)).toBe('c3');
    expect(exposedCastle(tower('c3', 0), facts, ['pass', 'with a1'], 'c3')).toBe('c3');
    expect(exposedCastle(tower('c6', 1), facts, ['swap c6'], null)).toBe('c6');
  });

  test('is none where it stands behind, is not ours, or nobody swaps', () => {
    expect(exposedCastle(tower('c2', 0), facts, ['swap c2'], null)).toBeNull();
    expect(exposedCastle(tower('c7', 1), facts, ['swap c7'], null)).toBeNull();
    expect(exposedCastle(tower('c3', 0), facts, ['move a1 a2'], null)).toBeNull();
    expect(exposedCastle({ ...tower('c3', 0), you: 1 }, facts, ['swap c3'], null)).toBeNull();
    expect(exposedCastle({ ...tower('c3', 0), you: null }, facts, [], null)).toBeNull();
  });
});

describe('the field', () => {
  test('has columns a to z, then aa, and rows from the first seat on', () => {
    expect([0, 25, 26, 31].map(columnName)).toEqual(['a', 'z', 'aa', 'af']);
    for (const [column, row] of [
      [0, 0],
      [7, 7],
      [31, 3],
    ] as const)
      expect(placeOf(spaceAt(column, row))).toEqual({ column, row });
  });

  test('knows the terrain of every space, the far edge first', () => {
    const view = table([]);
    expect(['a1', 'h1', 'h8', 'd5', 'a8'].map((space) => terrainAt(view, space))).toEqual([
      'mountain',
      'marsh',
      'water',
      'forest',
      'plains',
    ]);
  });

  test('lies with the own edge below, and with the beige army below for guests', () => {
    const rows = rowsOf(table([]));
    expect([rows[0]?.[0], rows[7]?.[0], rows[7]?.[7]]).toEqual(['a8', 'a1', 'h1']);
    const turned = rowsOf(table([], { you: 1 }));
    expect([turned[0]?.[0], turned[7]?.[0], turned[7]?.[7]]).toEqual(['h1', 'h8', 'a8']);
    const teams = [...table([]).teams].reverse();
    expect([isTurned(table([], { you: null })), isTurned(table([], { you: null, teams }))]).toEqual([false, true]);
  });

  test('is walked with the arrow keys as it is seen, never over its edge', () => {
    const [view, turned] = [table([]), table([], { you: 1 })];
    expect(beside(view, 'b2', 'ArrowUp')).toBe('b3');
    expect(beside(view, 'b2', 'ArrowLeft')).toBe('a2');
    expect(beside(view, 'a1', 'ArrowDown')).toBe('a1');
    expect(beside(turned, 'b2', 'ArrowUp')).toBe('b1');
    expect(beside(turned, 'b2', 'ArrowLeft')).toBe('c2');
    expect([rowEnd(view, 'c4', true), rowEnd(turned, 'c4', true)]).toEqual(['h4', 'a4']);
  });
});

const fighter = (team: number, unit: string) => ({ team, unit, side: 'beige', strength: null, parts: null }) as const;

describe('units', () => {
  test('that are not known can be whoever is not in sight; one that has moved is not static', () => {
    const seats = [side(0, { hidden: ['high_elf', 'poy', 'woodland_tower'] }), side(1)];
    const unknown = at('c4', 0, null);
    const view = table([at('a1', 0, 'landor'), unknown], { you: 1, seats });
    const facts = factsOf(BOOK);
    expect(canBe(view, unknown, facts)).toEqual(['high_elf', 'poy', 'woodland_tower']);
    expect(canBe(view, { ...unknown, moved: true }, facts)).toEqual(['high_elf']);
    expect(canBe(view, at('h8', 1, null), facts)).toBe(null);
  });

  test('that attack stand on their own until the last Castle has fallen', () => {
    const [attacker, defender] = [fighter(1, 'murkis'), fighter(0, 'woodland_tower')];
    const fight = { kind: 'attack', from: 'b3', space: 'b2', attacker, defender } as const;
    expect(attackerOf(table([at('b2', 0, 'woodland_tower')], { fight }))).toBe(attacker);
    expect(attackerOf(table([at('b2', 1, 'murkis')], { fight }))).toBe(null);
  });

  test('have sums with signs', () => {
    expect([signed(2), signed(-5)]).toEqual(['+2', '−5']);
  });
});

test('everything open is each unit as somebody knows it', () => {
  const views = [
    table([at('a1', 0, 'landor'), at('h8', 1, null)], { seats: [side(0, { army: ['landor'] }), side(1)] }),
    table([at('a1', 0, null), at('h8', 1, 'murkis')], { you: 1, seats: [side(0), side(1, { army: ['murkis'] })] }),
  ];
  const open = everything(views);
  expect(open.units?.map(({ unit }) => unit)).toEqual(['landor', 'murkis']);
  expect(open.seats?.map(({ army }) => army)).toEqual([['landor'], ['murkis']]);
  expect(open.you).toBe(null);
});

test('a side is called by its players', () => {
  const event = { name: 'destroyed', space: 'a4', unit: 'landor', team: 1 };
  const sentences = new Sentences(BOOK, '');
  const told = (names: string[], you: number | null) => sentences.told(event, sentences.addressed(names, you));
  const [two, four] = [
    ['Ann', 'Bob'],
    ['Ann', 'Bob', 'Cem', 'Dan'],
  ];
  expect(told(two, 0)).toBe('Bob loses the landor on A4');
  expect(told(two, 1)).toBe('You lose the landor on A4');
  expect(told(four, null)).toBe('The side of Bob, Dan loses the landor on A4');
  expect(told(four, 3)).toBe('Your side loses the landor on A4');
});

describe('the filters of the units', () => {
  test('list what there is, numbers from the highest down', () => {
    expect(filters.map((filter) => values(filter, BOOK.cards))).toEqual([
      ['beige', 'grey'],
      ['green', 'red'],
      ['ranger', 'elf', 'sprite', 'castle', 'skeleton', 'magic'],
      [10, 7, 6, 5],
      ['curse', 'curse_end', 'magic'],
    ]);
  });

  test('let through who has everything that was chosen', () => {
    const left = (...chosen: string[]) =>
      BOOK.cards.filter((card) => passes(card, filters, chosen)).map(({ id }) => id);
    expect(left('grey')).toEqual(['murkis', 'bolt']);
    expect(left('grey', '', '', '7')).toEqual(['murkis']);
    expect(left('', '', '', '', 'curse')).toEqual(['high_elf']);
    expect(left()).toHaveLength(6);
  });
});
