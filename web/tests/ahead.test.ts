import { describe, expect, test } from 'vitest';
import { thing as legendsThing } from '../src/games/legends/pieces';
import { thing as rrdThing } from '../src/games/rrd/pieces';
import { thing as strainThing } from '../src/games/strain/pieces';
import { thing as strifeThing } from '../src/games/strife/pieces';
import type { StrifeView } from '../src/games/strife/view';
import { organism, side, slot, table } from './strain-table';

describe('what a piece is called where somebody asks why it cannot be used', () => {
  test('a champion, a location, a space', () => {
    const view = { you: 0 } as StrifeView;
    expect(strifeThing('champion-monk-0', view)).toBe('monk');
    expect(strifeThing('champion-monk-1', view)).toBeNull();
    expect(strifeThing('location-pit_of_souls', view)).toBe('pit_of_souls');
    expect(strifeThing('fatestone', view)).toBeNull();
    expect(legendsThing('space-aa4')).toBe('aa4');
    expect(legendsThing('gone-1')).toBeNull();
  });

  test('a tile in hand by its name, one in play by its side and where it lies', () => {
    const view = table([side([organism('a1', [slot('cytosol', { dormant: true })])], { hand: ['coccus'] }), side([])]);
    expect(strainThing('hand-0-coccus', view)).toBe('coccus');
    expect(strainThing('hand-1-coccus', view)).toBeNull();
    expect(strainThing('slot-a1-0', view)).toBe('~cytosol a1');
    expect(strainThing('place-b2', view)).toBe('b2');
  });

  test('what has a number or can only be done in one way, by how that choice begins', () => {
    expect(rrdThing('event-2')).toBe('realise 2');
    expect(rrdThing('hand-quick_slash')).toBe('quick_slash');
    expect(rrdThing('slot-mat')).toBeNull();
    expect(rrdThing('place')).toBeNull();
  });
});
