import { describe, expect, test } from 'vitest';
import { type Place, pathOf, placeOf } from '../src/router';

const at = (path: string): Place => placeOf(new URL(path, 'http://127.0.0.1'));

const PLACES: [string, Place][] = [
  ['/', { page: 'lobby' }],
  ['/new/strife', { page: 'new', game: 'strife' }],
  ['/learn/strife', { page: 'learn', game: 'strife' }],
  ['/table/AbC-_123', { page: 'table', table: 'AbC-_123' }],
  ['/replay/x', { page: 'replay', table: 'x', step: null, seen: null, review: false }],
  ['/replay/x?step=42&seen=0', { page: 'replay', table: 'x', step: 42, seen: '0', review: false }],
  ['/replay/x?review=1', { page: 'replay', table: 'x', step: null, seen: null, review: true }],
  ['/games', { page: 'games' }],
  ['/account', { page: 'account' }],
  ['/rules/strife', { page: 'rules', game: 'strife', rule: '' }],
  ['/rules/strife#8.9', { page: 'rules', game: 'strife', rule: '8.9' }],
  ['/cards/strife#monk', { page: 'cards', game: 'strife', card: 'monk' }],
  ['/armies/legends', { page: 'own', game: 'legends', name: 'armies' }],
  ['/about', { page: 'about' }],
  ['/api/docs', { page: 'api' }],
];

describe('router', () => {
  test.each(PLACES)('%s is a place, and the place has that address', (path, place) => {
    expect(at(path)).toEqual(place);
    expect(pathOf(place)).toBe(path);
  });

  test('a slash at the end changes nothing', () => {
    expect(at('/games/')).toEqual({ page: 'games' });
    expect(at('/table/x/')).toEqual({ page: 'table', table: 'x' });
  });

  test.each(['/nothing', '/table', '/new/', '/table/x/y', '/lobby'])('%s leads nowhere', (path) => {
    expect(at(path)).toEqual({ page: 'missing' });
  });

  test('a step that is no number is left out', () => {
    expect(at('/replay/x?step=-1')).toEqual({ page: 'replay', table: 'x', step: null, seen: null, review: false });
  });

  test('what cannot be decoded stays as it is', () => {
    expect(at('/table/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' });
  });
});
