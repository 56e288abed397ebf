import { describe, expect, test } from 'vitest';
import { story } from '../src/games/legends/story';
import { type LegendsView, unitAt } from '../src/games/legends/view';
import type { Plain } from '../src/wire';
import { at, BOOK, side, table } from './legends-table';

const before = table([at('a4', 0, 'landor'), at('b1', 0, 'poy'), at('a5', 1, null), at('c7', 1, null)]);

function played(events: Plain[], from: LegendsView = before, to: LegendsView = before) {
  const scenes = story(from, events, to, BOOK);
  return {
    scenes,
    at: (name: string) => scenes.find((scene) => scene.events.some((event) => event.name === name))?.view,
    last: (name: string) => scenes.findLast((scene) => scene.events.some((event) => event.name === name))?.view,
  };
}

const ATTACK = { name: 'attacks', seat: 0, space: 'a4', to: 'a5' };
const SHOWN = [
  { name: 'reveals', space: 'a5', unit: 'landor', team: 0 },
  { name: 'reveals', space: 'a5', unit: 'murkis', team: 1 },
];

describe('a move', () => {
  test('slides from space to space', () => {
    const { at: scene } = played([{ name: 'moves', seat: 0, space: 'a4', to: 'b4' }]);
    expect(scene('moves')?.trips).toEqual([['a4', 'b4']]);
    expect(unitAt(scene('moves') ?? before, 'b4')).toMatchObject({ unit: 'landor', moved: true });
    expect(unitAt(scene('moves') ?? before, 'a4')).toBe(undefined);
  });

  test.each(['charges', 'slashes', 'sidesteps', 'runs', 'flies', 'hops'])('by a power is told as one: %s', (name) => {
    const { at: scene } = played([{ name, seat: 0, space: 'a4', to: 'b4' }]);
    expect(scene(name)?.trips).toEqual([['a4', 'b4']]);
    expect(unitAt(scene(name) ?? before, 'b4')).toMatchObject({ unit: 'landor', moved: true });
  });

  test('of two that change places goes both ways', () => {
    const swapped = played([{ name: 'swaps', seat: 0, space: 'a4', to: 'b1' }]).at('swaps');
    expect(swapped?.trips).toEqual([
      ['a4', 'b1'],
      ['b1', 'a4'],
    ]);
    expect([unitAt(swapped ?? before, 'a4')?.unit, unitAt(swapped ?? before, 'b1')?.unit]).toEqual(['poy', 'landor']);
  });
});

describe('an attack', () => {
  test('shows both faces before the loser goes, and the winner takes the space', () => {
    const { at: scene } = played([
      ATTACK,
      ...SHOWN,
      { name: 'counts', role: 'attacker', part: 'base', amount: 10 },
      { name: 'counts', role: 'attacker', part: 'terrain', amount: -2 },
      { name: 'counts', role: 'defender', part: 'base', amount: 7 },
      { name: 'compares', attack: 8, defence: 7 },
      { name: 'destroyed', space: 'a5', unit: 'murkis', team: 1 },
    ]);
    const shown = scene('reveals');
    expect([shown?.fight?.attacker.unit, shown?.fight?.defender.unit]).toEqual(['landor', 'murkis']);
    expect(shown?.turned).toEqual(['a5', 'a5']);
    expect(unitAt(shown ?? before, 'a5')).toMatchObject({ unit: 'murkis', seen: true, strength: 7 });
    expect(scene('compares')?.fight?.attacker.parts).toEqual([
      ['base', 10],
      ['terrain', -2],
    ]);
    expect(scene('compares')?.fight?.attacker.strength).toBe(8);
    const end = scene('destroyed');
    expect([end?.fight, end?.fallen, end?.seats[1]?.destroyed]).toEqual([null, ['a5 1'], ['murkis']]);
    expect(unitAt(end ?? before, 'a5')).toMatchObject({ unit: 'landor', team: 0, owner: 0, seen: true });
  });

  test('that fails leaves the defender where it stands', () => {
    const end = played([ATTACK, ...SHOWN, { name: 'destroyed', space: 'a5', unit: 'landor', team: 0 }]).at('destroyed');
    expect(unitAt(end ?? before, 'a5')).toMatchObject({ unit: 'murkis', team: 1 });
    expect([end?.fight, end?.seats[0]?.destroyed]).toEqual([null, ['landor']]);
  });

  test('of equals destroys both at once', () => {
    const { scenes, at: scene } = played([
      ATTACK,
      ...SHOWN,
      { name: 'destroyed', space: 'a5', unit: 'landor', team: 0 },
      { name: 'destroyed', space: 'a5', unit: 'murkis', team: 1 },
    ]);
    expect(scenes.filter(({ events }) => events[0]?.name === 'destroyed')).toHaveLength(1);
    expect(unitAt(scene('destroyed') ?? before, 'a5')).toBe(undefined);
    expect(scene('destroyed')?.fallen).toEqual(['a5 0', 'a5 1']);
  });

  test('whose parts were not told has none', () => {
    const fight = played([ATTACK, ...SHOWN, { name: 'compares', attack: 12, defence: 7 }]).at('compares')?.fight;
    expect(fight?.attacker).toMatchObject({ strength: 12, parts: null });
  });
});

test('a strike is a fight from afar', () => {
  const { at: scene } = played([
    { name: 'strikes', seat: 0, space: 'a4', to: 'c7' },
    { name: 'reveals', space: 'c7', unit: 'murkis', team: 1 },
    { name: 'destroyed', space: 'c7', unit: 'murkis', team: 1 },
  ]);
  expect(scene('reveals')?.fight).toMatchObject({ kind: 'strike', from: 'a4', space: 'c7' });
  expect(scene('reveals')?.fight?.defender.unit).toBe('murkis');
  expect(scene('destroyed')?.fight).toBe(null);
  expect(unitAt(scene('destroyed') ?? before, 'a4')?.unit).toBe('landor');
});

test('whoever strikes from the dark is shown once the strike is told', () => {
  const { at: scene } = played([
    { name: 'strikes', seat: 1, space: 'c7', to: 'a4' },
    { name: 'reveals', space: 'c7', unit: 'murkis', team: 1 },
  ]);
  expect(scene('strikes')?.fight?.attacker.unit).toBe(null);
  expect(scene('reveals')?.fight?.attacker.unit).toBe('murkis');
});

test('a captive changes sides and goes where its captor came from', () => {
  const { last } = played([
    ATTACK,
    ...SHOWN,
    { name: 'abducts', seat: 0, unit: 'murkis', space: 'a4' },
    { name: 'changes_sides', space: 'a4', team: 0 },
  ]);
  const end = last('changes_sides') ?? before;
  expect(unitAt(end, 'a4')).toMatchObject({ unit: 'murkis', team: 0, owner: 1 });
  expect(unitAt(end, 'a5')).toMatchObject({ unit: 'landor', team: 0 });
});

test('a curse begins where its unit was destroyed, and ends among the destroyed', () => {
  const from = table([], { seats: [side(0), side(1, { destroyed: ['murkis'] })] });
  const { at: scene } = played(
    [
      { name: 'curse_begins', unit: 'murkis' },
      { name: 'curse_ends', unit: 'murkis' },
    ],
    from,
  );
  expect(scene('curse_begins')?.curse).toEqual({ unit: 'murkis', seat: 1 });
  expect(scene('curse_begins')?.seats[1]).toMatchObject({ destroyed: [], cursing: ['murkis'] });
  expect(scene('curse_ends')?.curse).toBe(null);
  expect(scene('curse_ends')?.seats[1]).toMatchObject({ destroyed: ['murkis'], cursing: [] });
});

test('a destroyed unit comes back face up', () => {
  const from = table([], { seats: [side(0, { destroyed: ['poy'] }), side(1)] });
  const end = played([{ name: 'returns', space: 'd4', unit: 'poy', team: 0 }], from).at('returns') ?? from;
  expect(unitAt(end, 'd4')).toMatchObject({ unit: 'poy', team: 0, owner: 0, seen: true, strength: 5 });
  expect(end.seats[0]?.destroyed).toEqual([]);
});

test('the boards come with everything that lies on them', () => {
  const from = table([], { field: ['', '', '', '', '', '', '', ''] });
  const { at: scene } = played([{ name: 'lays_boards' }], from, before);
  expect(scene('lays_boards')?.field[0]).toHaveLength(8);
  expect(scene('lays_boards')?.units).toHaveLength(4);
});

test('the last scene is the table of the server', () => {
  const { scenes } = played([{ name: 'moves', seat: 0, space: 'a4', to: 'b4' }], before, before);
  expect(scenes.at(-1)).toEqual({ view: before, events: [], ms: 0 });
});
