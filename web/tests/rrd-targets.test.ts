import { describe, expect, test } from 'vitest';
import { about, subjects, targets } from '../src/games/rrd/targets';
import { menuOf } from '../src/games/targets';
import { table } from './rrd-table';

const view = table();

function lit(menu: string[], params = {}): Record<string, string[]> {
  return targets(view, menu, { id: 'ask-anything', kinds: {}, params });
}

describe('the pieces that choices speak of', () => {
  test('on the journey: events, slots of the Intersection, the place itself', () => {
    const found = lit(['realise 1', 'pass-place', 'dismiss', 'weave 2', 'attack b', 'use healing_herb']);
    expect(found['event-1']).toEqual(['realise 1']);
    expect(found.place).toEqual(['pass-place', 'dismiss']);
    expect(found['crossing-2']).toEqual(['weave 2']);
    expect(found['seat-1']).toEqual(['attack b']);
    expect(found['token-healing_herb']).toEqual(['use healing_herb']);
  });

  test('at a rest a card is in the deck or in the satchel, and what can be unlocked has a piece of its own', () => {
    const found = lit(['out quick_slash', 'in dry_parry', 'unlock ability-1', 'unlock infusion-slot']);
    expect(found['deck-quick_slash']).toEqual(['out quick_slash']);
    expect(found['satchel-dry_parry']).toEqual(['in dry_parry']);
    expect(found['thing-ability-1']).toEqual(['unlock ability-1']);
    expect(found['thing-infusion-slot']).toEqual(['unlock infusion-slot']);
  });

  test('at a rest a token can be used or discarded', () => {
    const found = lit(['use healing_herb', 'drop healing_herb', 'drop ward_charm']);
    expect(found['token-healing_herb']).toEqual(['use healing_herb', 'drop healing_herb']);
    expect(found['token-ward_charm']).toEqual(['drop ward_charm']);
  });

  test('at the set-up a card of the deck goes back, and what goes back can be taken back', () => {
    const found = lit(['return quick_slash', 'take-back quick_slash', 'take-back dry_parry']);
    expect(found['deck-quick_slash']).toEqual(['return quick_slash']);
    expect(found['offered-quick_slash']).toEqual(['take-back quick_slash']);
    expect(found['offered-dry_parry']).toEqual(['take-back dry_parry']);
  });

  test('a card that is given up is lit wherever it is', () => {
    const found = lit(['give-up backstab', 'give-up dry_parry']);
    expect(Object.keys(found).filter((piece) => !piece.startsWith('choice '))).toEqual([
      'satchel-backstab',
      'deck-backstab',
      'satchel-dry_parry',
    ]);
  });

  test('a choice that names two pieces is lit on both, and either may be picked first', () => {
    const found = lit(['play quick_slash arm', 'play quick_slash torso', 'swap hook_dagger loom_staff']);
    expect(found['hand-quick_slash']).toHaveLength(2);
    expect(found['hand-quick_slash+slot-arm']).toEqual(['play quick_slash arm']);
    expect(found['slot-arm+hand-quick_slash']).toEqual(['play quick_slash arm']);
    expect(found['offered-hook_dagger+weapon-loom_staff']).toEqual(['swap hook_dagger loom_staff']);
  });

  test('a card that is exchanged is in the hand, the one for it in the discard pile', () => {
    expect(lit(['exchange quick_slash'])['hand-quick_slash']).toHaveLength(1);
    expect(lit(['exchange quick_slash'], { card: 'dry_parry' })['discard-quick_slash']).toHaveLength(1);
  });

  test('every choice has an entry of its own, out of which the menu can be read again', () => {
    const menu = ['pass', 'way 2', 'in dry_parry', 'play quick_slash arm'];
    expect(menuOf(lit(menu))).toEqual(menu);
  });
});

test('what an event speaks of can be pointed out: things, slots, who acts', () => {
  expect(subjects({ name: 'gains_token', seat: 1, token: 'healing_herb' })).toEqual(['token-healing_herb', 'seat-1']);
  expect(subjects({ name: 'appears', zone: 'real', crossing: '2', place: 'howling_moor' })).toEqual([
    'zone-real',
    'crossing-2',
  ]);
  expect(subjects({ name: 'marks', who: 'mist_wolf 2', slot: 'arm', n: 1 })).toEqual(['slot-arm', 'side-mist_wolf 2']);
});

test('a question brings the place, the Intersection, the pending card or the deck into sight', () => {
  const named = [{ by: 'howling_moor' }, { crossing: ['howling_moor'] }, { aimed: [] }, { hero: 'kroan' }];
  const pieces = named.map((params) =>
    about({ id: 'ask-anything', kinds: 'by' in params ? { by: 'place' } : {}, params }, {}),
  );
  expect(pieces).toEqual(['place', 'crossing-1', 'pending', null]);
  const asked = { id: 'ask-order', kinds: { by: 'place' }, params: { by: 'howling_moor' } };
  expect(about(asked, targets(view, ['next the_crooked_inn', 'next market_square'], asked))).toBe(
    'offered-the_crooked_inn',
  );
  expect(about(asked, targets(view, ['done', 'out quick_slash'], asked))).toBe('pack');
});
