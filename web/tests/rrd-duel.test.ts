import { describe, expect, test } from 'vitest';
import {
  answerTo,
  atBodies,
  byThing,
  cardsOn,
  foreseen,
  markersOf,
  missing,
  names,
  ofCard,
  onSlots,
  partsOf,
  passing,
  weakOn,
} from '../src/games/rrd/duel/choices';
import { trips } from '../src/games/rrd/duel/flights';
import { goodsName } from '../src/games/rrd/duel/goods';
import { costOf, foresight, placed, type Sight, sumOf } from '../src/games/rrd/duel/sayings';
import { sourceOf } from '../src/games/rrd/duel/sources';
import { combatCard } from '../src/games/rrd/pieces';
import { body, duel, enemySide, FACTS, laid, preview, side, WORDS } from './rrd-duel-table';

const TURN = [
  'pass',
  'play quick_slash arm',
  'play quick_slash torso',
  'raise quick_slash arm',
  'play whetstone mat',
  'instant insight 1',
  'instant insight 2',
  'activate loom_staff 1',
  'activate loom_staff 2',
  'offer quick_slash',
  'offer guard',
];

describe('what may be chosen', () => {
  test('a card goes to its slots, or transcended to those where it may be', () => {
    expect([...onSlots(TURN, 'quick_slash', false)]).toEqual([
      ['arm', 'play quick_slash arm'],
      ['torso', 'play quick_slash torso'],
    ]);
    expect([...onSlots(TURN, 'quick_slash', true).keys()]).toEqual(['arm']);
    expect([...onSlots(TURN, 'whetstone', false).keys()]).toEqual(['mat']);
    expect(ofCard(TURN, 'quick_slash').map(({ verb }) => verb)).toEqual(['play', 'play', 'raise', 'offer']);
  });

  test('an instant is aimed at bodies', () => {
    expect([...atBodies(TURN, 'insight').keys()]).toEqual(['1', '2']);
    expect(byThing(TURN, 'activate')).toEqual([
      { what: 'loom_staff', texts: ['activate loom_staff 1', 'activate loom_staff 2'] },
    ]);
  });

  test('a click is enough only where nothing but the card is asked for', () => {
    expect(names(TURN, 'guard')).toBe(null);
    expect(names(['offer guard', 'offer quick_slash'], 'guard')).toBe('offer guard');
    expect(names(['sacrifice guard'], 'guard')).toBe('sacrifice guard');
    expect(names(['pass', 'exchange guard'], 'guard')).toBe('exchange guard');
    expect(names(TURN, 'unknown')).toBe(null);
  });
});

test('passing says what is not done', () => {
  expect(passing(TURN)).toBe('choice-pass');
  expect(passing(['pass', 'search guard'])).toBe('choice-pass-find-card');
  expect(passing(['pass', 'exchange guard'])).toBe('choice-pass-exchange');
  expect(passing(['pass', 'give mist-1'])).toBe('choice-pass-compose');
});

describe('what lies on the mat', () => {
  test('a card lies on each of its slots, with what it is worth there', () => {
    const pending = laid('claw', { side: 1, slots: ['torso', 'flank'], values: [3, 2] });
    const now = duel({ pending });
    expect(cardsOn(now, 'flank', 1)).toEqual([{ state: 'pending', card: pending, value: 2 }]);
    expect(cardsOn(now, 'flank', 0)).toEqual([]);
    expect(cardsOn(now, 'head', 1)).toEqual([]);
  });

  test('a card that is face down has no value', () => {
    const pending = laid(null, { side: 1, slots: ['legs'], values: [] });
    expect(cardsOn(duel({ pending }), 'legs', 1)[0]?.value).toBe(null);
  });

  test('Weak Points and markers of those who stand', () => {
    const bodies = [body({ hp: 0, weak: { head: 2 } }), body({ weak: { head: 1 }, bleeding: 2, stun: 1 })];
    expect(weakOn(bodies, 'head')).toEqual([{ body: 1, n: 1 }]);
    expect(markersOf(bodies[1] ?? body())).toEqual([
      { kind: 'bleeding', n: 2 },
      { kind: 'stun', n: 1 },
    ]);
  });
});

describe('what a card would do', () => {
  const sight = (changes: Partial<Sight> = {}): Sight => ({
    own: side({ reserve: 1 }),
    foe: enemySide({ top_soul: 'claw' }),
    desk: {
      words: WORDS,
      name: (id) => FACTS.get(id ?? '')?.name ?? '',
      card: (id) => combatCard(FACTS, id),
    },
    ...changes,
  });

  test('a value adds up', () => {
    const card = combatCard(FACTS, 'quick_slash');
    expect(partsOf(card, 'arm', 5)).toEqual({ printed: 2, optimal: true, more: 2 });
    expect(sumOf(WORDS, card, 'arm', 5)).toBe('5 = 2 printed, +1 optimal, +2 more');
    expect(sumOf(WORDS, card, 'torso', 2)).toBe('2 = 2 printed');
  });

  test('what the Reserve lacks has to be offered; an incarnation pays otherwise', () => {
    expect([missing(3, 1), missing(1, 3)]).toEqual([2, 0]);
    expect(costOf(sight(), 3)).toBe('cost 3, 2 short');
    expect(costOf(sight(), 1)).toBe('cost 1');
    expect(costOf(sight({ own: side({ hero: null, enemy: 'mist_wolf' }) }), 3)).toBe('cost 3');
  });

  test('the top soul answers in full, in part, or not at all', () => {
    const of = (value: number, damage: number, loss = 0) =>
      foresight(sight(), preview({ damage, loss, answer: { card: 'claw', slot: 'arm', value, against: 3 } }), false);
    expect(of(3, 0)).toEqual(['Force 3', 'Claw 3 full', '0 damage']);
    expect(of(5, 0, 2)).toEqual(['Force 3', 'Claw 5 full', '0 damage', 'lose 2']);
    expect(of(1, 2)).toEqual(['Force 3', 'Claw 1, 2 left', '2 damage']);
    expect(foresight(sight(), preview({}), false)).toEqual(['Force 3', 'nothing', '3 damage']);
    expect(foresight(sight(), preview({ at_best: true }), false).at(-1)).toBe('3 damage at best');
  });

  test('a card that is being played is worth what it is worth there now', () => {
    expect(placed(WORDS, { slot: 'arm', value: 4, against: null })).toBe('worth 4');
    expect(placed(WORDS, { slot: 'arm', value: 4, against: 3 })).toBe('4 to 3, full');
    expect(placed(WORDS, { slot: 'arm', value: 2, against: 3 })).toBe('2 to 3, in part');
  });

  test('a person answers as they like, and behind an Instant comes a soul that nobody knows', () => {
    const person = sight({ foe: side({ seat: 1, hero: 1 }) });
    expect(foresight(person, preview({}), false)[1]).toBe('may answer');
    expect(answerTo(preview({ unknown: true }), enemySide())).toBe('instant');
    expect(answerTo(preview({}), enemySide())).toBe('nothing');
  });

  test('a counter is full or partial', () => {
    const counter = (value: number, damage = 0, loss = 0) =>
      foresight(sight(), preview({ verb: 'counter', value, against: 3, damage, loss }), false);
    expect(counter(2, 0, 1)).toEqual(['2 to 3, in part', 'lose 1']);
    expect(counter(3)).toEqual(['3 to 3, full']);
    expect(counter(5, 2)).toEqual(['5 to 3, full', '2 back']);
  });

  test('a trap waits', () => {
    expect(foresight(sight(), preview({ card: 'caltrops', value: 5 }), false)).toEqual(['springs Force 5']);
  });

  test('the previews of a card, by slot', () => {
    const all = [preview({ slot: 'arm' }), preview({ slot: 'torso' }), preview({ card: 'guard', slot: 'head' })];
    expect([...foreseen(all, 'quick_slash').keys()]).toEqual(['arm', 'torso']);
    expect(foreseen(all, null).size).toBe(0);
  });
});

describe('what can be named', () => {
  test('abilities of heroes, weapons and cards that can be activated', () => {
    expect(sourceOf(FACTS, 'tethra_1')).toMatchObject({
      name: 'Read the Current',
      texts: ['Sink.'],
      card: 'hero/tethra',
    });
    expect(sourceOf(FACTS, 'loom_staff')).toMatchObject({ name: 'Loom Staff', texts: ['Reserve.'] });
    expect(sourceOf(FACTS, 'nobody_9').name).toBe('nobody_9');
  });

  test('goods of a resonance', () => {
    expect(goodsName(WORDS, FACTS, 'mist-3')).toBe('3 mist');
    expect(goodsName(WORDS, FACTS, 'loom_staff')).toBe('Loom Staff');
  });
});

describe('what moves', () => {
  const before = duel({ sides: [side({ hand: ['quick_slash', 'guard'] }), enemySide({ top_soul: 'claw' })] });

  test('a card flies from the hand to its slot, the top soul to its own', () => {
    const played = duel({ sides: [side({ hand: ['guard'] }), before.sides[1]], pending: laid('quick_slash') });
    expect(trips(before, played, 0)).toEqual([['hand-quick_slash', 'laid-pending']]);
    const answered = { ...played, countering: laid('claw', { side: 1, counter: true }) };
    expect(trips(played, answered, 0)).toEqual([['top-soul', 'laid-countering']]);
    expect(trips(answered, answered, 0)).toEqual([]);
  });

  test('what is done with goes to the pile of its side; what is drawn comes from the pile', () => {
    const played = duel({ pending: laid('claw', { side: 1 }) });
    const done = duel({ sides: [side({ hand: ['guard'] }), enemySide({ discard: ['claw'] })] });
    expect(trips(played, done, 0)).toEqual([
      ['laid-pending', 'foe-discard'],
      ['own-pile', 'hand-guard'],
    ]);
  });

  test('an offered card goes to the discard pile, a transcended one to the Void', () => {
    const after = duel({ sides: [side({ hand: [], discard: ['guard'], void: ['quick_slash'] }), before.sides[1]] });
    expect(trips(before, after, 0)).toEqual([
      ['hand-guard', 'own-discard'],
      ['hand-quick_slash', 'own-void'],
    ]);
  });

  test('what nobody could follow does not move', () => {
    const cards = Array.from({ length: 9 }, (_, n) => `card_${n}`);
    expect(trips(duel(), duel({ sides: [side({ hand: cards }), enemySide()] }), 0)).toEqual([]);
  });
});
