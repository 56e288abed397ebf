import { describe, expect, test } from 'vitest';
import { subjects, targets } from '../src/games/strife/targets';
import { piecesOf } from '../src/games/targets';
import { BOOK, side, table } from './strife-table';

const question = (params = {}, kinds = {}) => ({ id: 'ask-anything', params, kinds });
const asked = (kind: string, by: string) => question({ by }, { by: kind });
const arranging = (owner: number) => question({ owner }, { owner: 'seat' });

describe('the pieces that choices speak of', () => {
  test('one’s own champions light up to be selected', () => {
    const menu = ['select monk', 'select mage'];
    const found = targets(table(side(), side()), menu, question(), BOOK);
    expect(found).toEqual({ 'champion-monk-0': ['select monk'], 'champion-mage-0': ['select mage'] });
  });

  test('a guess is about the opponent’s champions', () => {
    const found = targets(table(side(), side(), { you: 1 }), ['guess monk'], arranging(0), BOOK);
    expect(found).toEqual({ 'champion-monk-0': ['guess monk'] });
  });

  test('locations light up wherever they are', () => {
    const found = targets(
      table(side(), side()),
      ['pass', 'move pit', 'take temple'],
      asked('champion', 'knight'),
      BOOK,
    );
    expect(found).toEqual({ 'location-pit': ['move pit'], 'location-temple': ['take temple'] });
  });

  test('the stone that is pressed is passed on, keeping it lights up nothing', () => {
    const found = targets(table(side(), side()), ['keep', 'give'], asked('stone', 'fatestone'), BOOK);
    expect(found).toEqual({ fatestone: ['give'] });
  });

  test('an ability lights up the card that has it, doing nothing lights up nothing', () => {
    const view = table(side({ battle: 'ranger', pile: ['monk'] }), side());
    const ambush = targets(view, ['pass', 'use'], asked('champion', 'ranger'), BOOK);
    expect(ambush).toEqual({ 'champion-ranger-0': ['use'] });
    const strike = targets(view, ['pass', 'use'], asked('champion', 'monk'), BOOK);
    expect(strike).toEqual({ 'champion-monk-0': ['use'] });
    const relic = targets(view, ['pass', 'use'], asked('location', 'garwood_peak'), BOOK);
    expect(relic).toEqual({ 'location-garwood_peak': ['use'] });
  });

  test('the question names whose pile is put in order, even where both are alike', () => {
    const view = table(side({ pile: ['mage', 'monk'] }), side({ pile: ['mage', 'monk'] }));
    const menu = ['pass', 'place mage', 'place monk'];
    expect(Object.keys(targets(view, menu, arranging(1), BOOK))).toEqual(['champion-mage-1', 'champion-monk-1']);
    expect(Object.keys(targets(view, menu, arranging(0), BOOK))).toEqual(['champion-mage-0', 'champion-monk-0']);
  });
});

describe('the pieces that events speak of', () => {
  test('a champion belongs to whoever reveals it, or to the owner of the pile', () => {
    expect(subjects({ name: 'reveals', seat: 1, champion: 'monk' }, BOOK)).toEqual(['champion-monk-1']);
    const placed = { name: 'places_champion', seat: 0, owner: 1, champion: 'mage' };
    expect(subjects(placed, BOOK)).toEqual(['champion-mage-1']);
  });

  test('locations, events and the stone', () => {
    expect(subjects({ name: 'turns_up', location: 'pit' }, BOOK)).toEqual(['location-pit']);
    expect(subjects({ name: 'event', event: 'blood_moon' }, BOOK)).toEqual(['event-blood_moon']);
    expect(subjects({ name: 'gives_stone', seat: 0, value: 2 }, BOOK)).toEqual(['fatestone']);
  });
});

test('the pieces of one choice are all that it can be made with, and no button beside the board', () => {
  const lit = {
    'space-d3': ['strike d3 e5', 'move d3 d4'],
    'space-d3+space-e5': ['strike d3 e5'],
    'choice strike d3 e5': ['strike d3 e5'],
  };
  expect(piecesOf(lit, 'strike d3 e5')).toEqual(['space-d3', 'space-e5']);
  expect(piecesOf(lit, '')).toEqual([]);
});
