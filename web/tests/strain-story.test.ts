import { expect, test } from 'vitest';
import { story } from '../src/games/strain/story';
import type { StrainView } from '../src/games/strain/view';
import type { Plain } from '../src/wire';
import { BOOK, link, organism, side, slot, table } from './strain-table';

const hand = ['cytosol', 'antibody'];
const before = table([side([organism('a1', [slot('cytosol')])], { hand, hand_size: 2 }), side([organism('b1')])]);

function played(events: Plain[], from: StrainView = before, to: StrainView = before) {
  const scenes = story(from, events, to, BOOK);
  return {
    scenes,
    at: (name: string) => scenes.find((scene) => scene.events.some((event) => event.name === name))?.view,
  };
}

test('a tile is in the chain first, and then in the membrane', () => {
  const { at } = played([
    { name: 'announces', seat: 0, tile: 'cytosol', place: 'a1' },
    { name: 'enters', seat: 0, tile: 'cytosol', place: 'a1' },
  ]);
  expect(at('announces')?.chain.map(({ tile }) => tile)).toEqual(['cytosol']);
  expect(at('announces')?.seats[0]?.hand).toEqual(['antibody']);
  expect(at('announces')?.trips).toEqual([['hand-0-cytosol', 'link-1']]);
  expect(at('enters')?.seats[0]?.organisms[0]?.slots).toHaveLength(2);
  expect(at('enters')?.seats[0]?.organisms[0]?.complete).toBe(true);
  expect(at('enters')?.trips).toEqual([['link-1', 'slot-a1-1']]);
});

test('an event leaves the chain when something else follows its effect', () => {
  const { at } = played([
    { name: 'announces', seat: 1, tile: 'measles', place: 'a1' },
    { name: 'infects', seat: 1, tile: 'measles', place: 'a1' },
    { name: 'stuns', tile: 'measles', place: 'a1' },
    { name: 'plays', seat: 1, tile: 'antibiotic' },
  ]);
  expect(at('infects')?.seats[0]?.organisms[0]?.infected).toBe(true);
  expect(at('stuns')?.chain).toHaveLength(1);
  expect(at('stuns')?.seats[0]?.organisms[0]?.slots.map(({ dormant }) => dormant)).toEqual([true, false]);
  expect(at('plays')?.chain.map(({ link, tile }) => [link, tile])).toEqual([[1, 'antibiotic']]);
});

test('what is countered is struck out, discarded, and gone from the chain when it is reached', () => {
  const { at } = played([
    { name: 'announces', seat: 1, tile: 'measles', place: 'a1' },
    { name: 'answers', seat: 0, tile: 'antibody', link: '1', target: 'measles' },
    { name: 'counters', seat: 0, tile: 'antibody', link: '1', target: 'measles' },
    { name: 'turn', seat: 1, turn: 4 },
  ]);
  expect(at('answers')?.chain[1]?.against).toBe(1);
  expect(at('counters')?.chain.map(({ gone }) => gone)).toEqual([true, false]);
  expect(at('counters')?.discards.petri).toContain('measles');
  expect(at('turn')?.chain).toEqual([]);
});

test('a battle shows the tokens, and what is taken off', () => {
  const { at } = played([
    { name: 'attacks', seat: 1, place: 'a1', toxins: 3 },
    { name: 'resists', place: 'a1', defence: 4, toxins: 3 },
    { name: 'gives_way', place: 'a1', slot: 1, amount: 2, tile: 'cytosol' },
    { name: 'loses', seat: 0, tile: 'cytosol', place: 'a1' },
  ]);
  expect(at('attacks')?.chain[0]).toMatchObject({ kind: 'battle', toxins: 3, place: 'a1' });
  expect(at('resists')?.battle).toEqual({ place: 'a1', toll: 3, tokens: [2, 2] });
  expect(at('gives_way')?.battle).toEqual({ place: 'a1', toll: 1, tokens: [2, 0] });
  expect(at('loses')?.battle).toBe(null);
  expect(at('loses')?.discards.cytoplasm).toEqual(['cytosol']);
});

test('what is drawn is seen by whoever draws it only', () => {
  const { at } = played([
    { name: 'draws', seat: 0, tile: 'coccus' },
    { name: 'draws_from', seat: 1, pile: 'petri' },
  ]);
  expect(at('draws')?.seats[0]?.hand).toContain('coccus');
  expect(at('draws')?.piles.organism).toBe(29);
  expect(at('draws_from')?.seats[1]?.hand).toBe(null);
  expect(at('draws_from')?.seats[1]).toMatchObject({ hand_size: 4, backs: { petri: 2 } });
});

test('a turn begins with everything awake', () => {
  const asleep = table([side([organism('a1', [slot('cytosol', { dormant: true, spent: true })])]), side()]);
  const { at } = played([{ name: 'turn', seat: 0, turn: 5 }], asleep);
  expect(at('turn')?.seats[0]?.organisms[0]?.slots[0]).toMatchObject({ dormant: false, spent: false });
  expect(at('turn')).toMatchObject({ active: 0, turn: 5, phase: 'awaken' });
});

test('an organism that is scored leaves the table for its points', () => {
  const whole = table([side([organism('a1', [slot('cytosol'), slot('cytosol')])]), side()]);
  const { at } = played([{ name: 'scores', seat: 0, tile: 'coccus', points: 2 }], whole);
  expect(at('scores')?.seats[0]).toMatchObject({ points: 2, scored: ['coccus'] });
  expect(at('scores')?.seats[0]?.organisms[0]).toBe(null);
  expect(at('scores')?.trips).toEqual([['place-a1', 'points-0']]);
});

test('a tile that is aimed at is named in the chain and lost', () => {
  const from = table([side(), side([organism('b1', [slot('ribosome')])])], {
    chain: [link({ tile: 'antibiotic' })],
  });
  const { at } = played(
    [
      { name: 'targets', seat: 0, tile: 'ribosome', place: 'b1' },
      { name: 'takes_effect', seat: 0, tile: 'antibiotic' },
      { name: 'loses', seat: 1, tile: 'ribosome', place: 'b1' },
      { name: 'holds_too_many', seat: 0, count: 1 },
      { name: 'discards', seat: 0, tile: 'cytosol' },
    ],
    from,
  );
  expect(at('targets')?.chain[0]).toMatchObject({ aim: 'ribosome', place: 'b1' });
  expect(at('loses')?.seats[1]?.organisms[0]?.slots).toEqual([]);
  expect(at('discards')?.chain).toEqual([]);
});

test('several of a kind are one scene, sources are turned without one', () => {
  const { scenes } = played([
    { name: 'uses', seat: 0, tile: 'cytosol', place: 'a1' },
    { name: 'draws_from', seat: 1, pile: 'petri' },
    { name: 'draws_from', seat: 1, pile: 'organism' },
  ]);
  expect(scenes.map(({ events }) => events.length)).toEqual([2, 0]);
  expect(scenes[0]?.view.seats[0]?.organisms[0]?.slots[0]?.dormant).toBe(true);
});

test('the last scene is the table of the server itself, and nothing shown before is changed', () => {
  const after = table([side(), side()]);
  const { scenes } = played([{ name: 'dies', seat: 0, tile: 'coccus', place: 'a1' }], before, after);
  expect(scenes.at(-1)?.view).toBe(after);
  expect(before.seats[0]?.organisms[0]?.slots).toHaveLength(1);
  expect(scenes[0]?.view.discards.organism).toEqual(['coccus']);
});
