import { describe, expect, test } from 'vitest';
import { others } from '../src/games/strain/pieces';
import { subjects, targets } from '../src/games/strain/targets';
import { BOOK, link, organism, side, slot, table } from './strain-table';

const question = () => ({ id: 'ask-anything', kinds: {}, params: {} });
const against = (target: string) => ({ id: 'ask-anything', kinds: { target: 'place' }, params: { target } });
const mine = organism('a1', [slot('cytosol'), slot('cytosol', { dormant: true }), slot('cytosol')]);
const theirs = organism('b1', [slot('ribosome'), slot('influenza', { resistance: 0 })]);
const view = table([side([mine], { hand: ['coccus', 'cytosol', 'influenza'] }), side([theirs])]);

describe('the pieces that choices speak of', () => {
  test('a tile in hand and the organism it goes to both light up, and are one choice together', () => {
    const found = targets(view, ['end', 'place cytosol a1', 'place coccus a2', 'infect influenza b1'], question());
    expect(found['hand-0-cytosol']).toEqual(['place cytosol a1']);
    expect(found['place-a1']).toEqual(['place cytosol a1']);
    expect(found['place-a2']).toEqual(['place coccus a2']);
    expect(found['hand-0-influenza+place-b1']).toEqual(['infect influenza b1']);
    expect(found['place-b1+hand-0-influenza']).toEqual(['infect influenza b1']);
    expect(Object.values(found).flat()).not.toContain('end');
  });

  test('tiles that look alike are one choice, on whichever of them it is made', () => {
    const found = targets(view, ['use cytosol a1', 'lose ~cytosol a1'], question());
    expect(found['slot-a1-0']).toEqual(['use cytosol a1']);
    expect(found['slot-a1-2']).toEqual(['use cytosol a1']);
    expect(found['slot-a1-1']).toEqual(['lose ~cytosol a1']);
  });

  test('piles are drawn from, organisms attacked and scored', () => {
    const found = targets(view, ['draw petri', 'attack b1', 'score a1', 'to a1'], question());
    expect(found).toEqual({
      'pile-petri': ['draw petri'],
      'place-b1': ['attack b1'],
      'place-a1': ['score a1', 'to a1'],
    });
  });

  test('toxins are committed on the organism that is attacked', () => {
    expect(targets(view, ['commit 1', 'commit 2'], against('b1'))).toMatchObject({
      'place-b1': ['commit 1', 'commit 2'],
    });
  });

  test('a virus is removed where it is', () => {
    expect(targets(view, ['cleanse influenza b1'], question())).toEqual({ 'slot-b1-1': ['cleanse influenza b1'] });
  });

  test('an answer belongs to the tile in hand and to the event it is against', () => {
    const chain = [link({ by: 1, tile: 'measles', place: 'a1' })];
    const found = targets({ ...view, chain }, ['pass', 'answer antibody 1'], question());
    expect(found['hand-0-antibody']).toEqual(['answer antibody 1']);
    expect(found['link-1']).toEqual(['answer antibody 1']);
    expect(found['link-1+hand-0-antibody']).toEqual(['answer antibody 1']);
  });

  test('a reaction lies in the organism that the event is aimed at, on its active face', () => {
    const host = organism('a1', [slot('contractile_vacuole', { dormant: true }), slot('contractile_vacuole')]);
    const chain = [link({ by: 1, tile: 'measles', place: 'a1' })];
    const found = targets(table([side([host]), side()], { chain }), ['react contractile_vacuole 1'], question());
    expect(Object.keys(found).filter((piece) => piece.startsWith('slot') && !piece.includes('+'))).toEqual([
      'slot-a1-1',
    ]);
  });

  test('in battle, tiles alike with as many tokens left share their choices, the organism is number 0', () => {
    const battle = { place: 'a1', toll: 2, tokens: [2, 2, 2, 2] };
    const found = targets({ ...view, battle }, ['resist 0 1', 'resist 1 1', 'resist 1 2', 'resist 2 1'], question());
    expect(found['place-a1']).toEqual(['resist 0 1']);
    expect(found['slot-a1-0']).toEqual(['resist 1 1', 'resist 1 2']);
    expect(found['slot-a1-2']).toEqual(['resist 1 1', 'resist 1 2']);
    expect(found['slot-a1-1']).toEqual(['resist 2 1']);
  });

  test('an organelle is salvaged out of the discard', () => {
    const found = targets(view, ['salvage ribosome a1'], question());
    expect(found['salvage-ribosome']).toEqual(['salvage ribosome a1']);
    expect(found['discard-petri+place-a1']).toEqual(['salvage ribosome a1']);
  });

  test('a virus that spreads comes from where it was', () => {
    const host = organism('a1', [slot('cytosol'), slot('measles', { resistance: 0 })]);
    const chain = [link({ kind: 'cleansing', tile: 'measles', place: 'a1' })];
    const found = targets(table([side([host]), side([theirs])], { chain }), ['infect measles b1'], question());
    expect(found['slot-a1-1+place-b1']).toEqual(['infect measles b1']);
  });
});

describe('the pieces that events speak of', () => {
  test('a tile in a membrane, the organism it is in, an event of the chain', () => {
    expect(subjects({ name: 'uses', seat: 0, tile: 'cytosol', place: 'a1' }, BOOK)).toEqual([
      'place-a1',
      'design-a1-cytosol',
    ]);
    expect(subjects({ name: 'dies', seat: 0, tile: 'coccus', place: 'a1' }, BOOK)).toEqual(['place-a1']);
    expect(subjects({ name: 'counters', seat: 0, tile: 'antibody', link: '1' }, BOOK)).toContain('link-1');
  });

  test('piles, discards and players', () => {
    expect(subjects({ name: 'draws_from', seat: 1, pile: 'petri' }, BOOK)).toEqual(['pile-petri']);
    expect(subjects({ name: 'discards', seat: 1, tile: 'antibody' }, BOOK)).toEqual(['discard-petri']);
    expect(subjects({ name: 'toughens', seat: 1, amount: 1 }, BOOK)).toEqual(['seat-1']);
  });
});

test('the others sit clockwise from whoever looks', () => {
  const seats = Array.from({ length: 4 }, () => side());
  expect(others(table(seats, { you: 2 }))).toEqual([3, 0, 1]);
  expect(others(table(seats, { you: null }))).toEqual([1, 2, 3]);
});

test('the organism that toxins are gathered against is marked, though there is nothing to choose on it yet', () => {
  const found = targets(view, ['use cytosol a1'], against('b1'));
  expect(found['attacked-b1']).toEqual([]);
  expect(found['place-b1']).toBe(undefined);
});
