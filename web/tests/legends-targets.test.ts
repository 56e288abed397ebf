import { describe, expect, test } from 'vitest';
import { about, subjects, targets } from '../src/games/legends/targets';
import { menuOf } from '../src/games/targets';
import { at, side, table } from './legends-table';

const view = table([at('a4', 0, 'landor'), at('b5', 1, null)], { seats: [side(0, { destroyed: ['poy'] }), side(1)] });

describe('the pieces that choices speak of', () => {
  test('a unit lights up with its orders; where they go belongs to both', () => {
    const found = targets(view, ['move a4 a5', 'charge a4 a5', 'step a4 b5', 'act a4 1'], null);
    expect(found['space-a4']).toEqual(['move a4 a5', 'charge a4 a5', 'step a4 b5', 'act a4 1']);
    expect(found['space-a4+space-a5']).toEqual(['move a4 a5', 'charge a4 a5']);
    expect(found['space-a4+space-b5']).toEqual(['step a4 b5']);
    expect(found['space-b5']).toBe(undefined);
  });

  test('a unit is named to change places, then whom it changes them with, or it is let go', () => {
    const first = targets(view, ['pass', 'swap a1', 'swap b2'], { id: 'ask-anything', kinds: {}, params: {} });
    expect([first['space-a1'], first['space-b2']]).toEqual([['swap a1'], ['swap b2']]);
    const asked = { id: 'ask-anything', kinds: {}, params: { unit: 'landor', space: 'a1' } };
    const then = targets(view, ['pass', 'with b2'], asked);
    expect(then['space-a1']).toEqual(['pass']);
    expect(then['space-a1+space-b2']).toEqual(['with b2']);
    expect(then['space-b2']).toBe(undefined);
    expect(targets(view, ['with b2'], asked)['space-a1']).toBe(undefined);
  });

  test('a unit of the opponent is named by its space alone', () => {
    const asked = { id: 'ask-anything', kinds: {}, params: { space: 'a5' } };
    const then = targets(view, ['pass', 'with b6'], asked);
    expect([then['space-a5'], then['space-a5+space-b6']]).toEqual([['pass'], ['with b6']]);
  });

  test('what is aimed at lights up by itself, and so does a destroyed unit that may return', () => {
    const found = targets(view, ['target b5', 'to c6', 'return poy'], null);
    expect([found['space-b5'], found['space-c6'], found['lost-0-poy']]).toEqual([
      ['target b5'],
      ['to c6'],
      ['return poy'],
    ]);
  });

  test('every choice has an entry of its own, out of which the menu can be read again', () => {
    const menu = ['pass', 'fill', 'recruit landor', 'move a4 a5'];
    const found = targets(view, menu, null);
    expect(found['choice fill']).toEqual(['fill']);
    expect(menuOf(found)).toEqual(menu);
  });
});

test('a question is about the unit whose power it is', () => {
  expect(about({ id: 'ask-anything', kinds: { by: 'unit' }, params: { by: 'landor', space: 'a4' } })).toBe('space-a4');
  expect(about({ id: 'ask-anything', kinds: {}, params: {} })).toBe(null);
});

describe('the pieces that events speak of', () => {
  test('spaces, from where and to where', () => {
    expect(subjects({ name: 'attacks', seat: 0, space: 'a4', to: 'a5' })).toEqual(['space-a4', 'space-a5']);
    expect(subjects({ name: 'destroyed', space: 'a5', unit: 'murkis', team: 1 })).toEqual(['space-a5']);
  });

  test('the curse, and a player where nothing else is named', () => {
    expect(subjects({ name: 'curse_begins', unit: 'murkis' })).toEqual(['curse']);
    expect(subjects({ name: 'watches', seat: 1 })).toEqual(['gone-1']);
  });
});
