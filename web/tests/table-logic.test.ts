import { describe, expect, test } from 'vitest';
import { commandOf } from '../src/table/keys';
import { overlap, placeLens } from '../src/table/lens';
import { clockText, heard, type Known, nextSeats, step, timeLeft } from '../src/table/logic';
import { promise } from '../src/table/promise';
import type { LessonMessage, ServerMessage, Sheet, TableFacts } from '../src/wire';

const FACTS = { id: 'table', yours: [0] } as unknown as TableFacts;

function sheet(at: string, changes: Partial<Sheet> = {}): Sheet {
  const plain = {
    view: {},
    waiting: [],
    question: null,
    menu: [],
    sealed: null,
    clock: null,
    can: [],
    coming: [],
    orders: [],
    order: null,
  };
  return { at, ...plain, ...changes };
}

function joined(at = '0.1', changes: Partial<Sheet> = {}): Known {
  const known = heard(null, {
    type: 'table',
    facts: FACTS,
    seat: 0,
    sheet: sheet(at, changes),
    events: [{ name: 'round' }],
    chat: [],
    watchers: [],
    muted: [],
  });
  if (!known) throw new Error('nothing is known');
  return known;
}

describe('what is known of a table', () => {
  test('nothing is known before the table has come', () => {
    expect(heard(null, { type: 'update', changes: [[['at'], '0.0']], events: [], frames: [], highlights: [] })).toBe(
      null,
    );
  });

  test('an update brings what is new on the sheet and more events', () => {
    const before = joined('0.1', { menu: ['pass', 'stay', 'go'], view: { points: 4 } });
    const changes = [
      [['at'], '1.2'],
      [['menu'], 0, 1, []],
    ];
    const known = heard(before, { type: 'update', changes, events: [{ name: 'turn' }], frames: [], highlights: [] });
    expect(known?.sheet).toEqual(sheet('1.2', { menu: ['stay', 'go'], view: { points: 4 } }));
    expect(known?.sheet?.view).toBe(before.sheet?.view);
    expect(known?.events).toEqual([{ name: 'round' }, { name: 'turn' }]);
    expect(known?.version).toBe(1);
  });

  test('what has been told already is not told again', () => {
    const message: ServerMessage = {
      type: 'update',
      changes: [[['at'], '1.2']],
      events: [{ name: 'round' }, { name: 'turn' }],
      frames: [],
      highlights: [],
    };
    expect(heard(joined(), message)?.events).toEqual([{ name: 'round' }, { name: 'turn' }]);
  });

  test('an update shows the table on its way, after as many events as are known by then', () => {
    const events = ['round', 'reveals', 'wins'].map((name) => ({ name }));
    const frames = [{ told: 2, changes: [[[0, 'points'], 0]] }];
    const rout = { sentence: { id: 'highlight-rout', params: {}, kinds: {} }, mood: 'wonder' as const };
    const highlights = [{ ...rout, told: 2 }];
    const changes = [[[], sheet('1.3', { view: { points: 4 } })]];
    const known = heard(joined(), { type: 'update', changes, events, frames, highlights });
    expect(known?.shots).toEqual([
      { told: 2, view: { points: 0 } },
      { told: 3, view: { points: 4 } },
    ]);
    expect(known?.highlights).toEqual([{ ...rout, told: 2 }]);
  });

  test('everything anew is a new version, so that nothing moves', () => {
    const first = joined();
    const again = heard(first, { ...first, type: 'table', sheet: sheet('0.1') });
    expect(again?.version).toBe(2);
  });

  test('whoever comes or goes is told in a few words', () => {
    const chairs = [{ here: false }, { here: true }];
    const before = { ...joined(), facts: { ...FACTS, chairs } as TableFacts, watchers: [{ id: 'b', name: 'Bob' }] };
    const came = [{ id: 'a', name: 'Ann' }];
    const known = heard(before, { type: 'presence', here: [0], away: [1], came, left: [] });
    expect(known?.facts.chairs.map(({ here }) => here)).toEqual([true, false]);
    expect(known?.watchers.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    const alone = heard(known, { type: 'presence', here: [], away: [], came, left: ['b'] });
    expect(alone?.watchers).toEqual(came);
  });

  test('a line of the chat stands there once, and those of the muted are gone', () => {
    const said = { n: 1, person: 'p', name: 'Bob', text: 'hello', time: '' };
    const once = heard(joined(), { type: 'chat', said });
    expect(heard(once, { type: 'chat', said })?.chat).toEqual([said]);
    expect(heard(once, { type: 'muted', muted: ['p'] })?.chat).toEqual([]);
  });
});

describe('whose turn it is at one screen', () => {
  const asked = () => joined('0.1', { menu: ['pass'] });
  const answered = () => joined('0.1', { menu: ['pass'], sealed: 'pass' });

  const waited = (seat: number) => ({ ...joined('0.1', { waiting: [0, 1, 2] }), seat });

  test('whoever is asked keeps the screen', () => expect(nextSeats([asked(), asked()], 1, [])).toEqual([]));
  test('an answer that is sealed passes it on', () => expect(nextSeats([answered(), asked()], 0, [])).toEqual([1]));
  test('nobody is asked: it stays', () => expect(nextSeats([answered(), waited(1)], 0, [])).toEqual([]));
  test('all who are waited for may take it, so that nobody sees who is asked', () => {
    expect(nextSeats([waited(0), asked(), waited(2), joined()], 0, [])).toEqual([1, 2]);
    expect(nextSeats([waited(0), waited(1), asked(), joined()], 0, [])).toEqual([1, 2]);
  });
  test('but not whoever has looked already', () => {
    expect(nextSeats([waited(0), asked(), waited(2)], -1, [0, 2])).toEqual([1]);
  });
});

describe('clocks', () => {
  const face = { left: [60_000, 30_000, null], running: [0], elapsed: 5_000 };

  test('only running clocks run on', () => {
    expect(timeLeft(face, 0, 1_000)).toBe(54_000);
    expect(timeLeft(face, 1, 1_000)).toBe(30_000);
    expect(timeLeft(face, 2, 1_000)).toBe(null);
    expect(timeLeft(face, 0, 100_000)).toBe(0);
  });

  test('time reads as a clock does, and in days where it is long', () => {
    const days = (d: number, h: number) => `${d} d ${h} h`;
    expect(clockText(247_000, days)).toBe('4:07');
    expect(clockText(3_750_000, days)).toBe('1:02:30');
    expect(clockText(90_000_000, days)).toBe('1 d 1 h');
  });
});

describe('keys', () => {
  const key = (name: string) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false });

  test('every key has its command', () => {
    const pressed = ['ArrowRight', 'Escape', '?', 'l', 'R', 'c', 'z'].map((name) => commandOf(key(name), false));
    expect(pressed).toEqual(['next', 'back', 'help', 'log', 'rules', 'card', 'takeback']);
  });

  test('whoever types only leaves with Escape', () => {
    expect(commandOf(key('l'), true)).toBe(null);
    expect(commandOf(key('Escape'), true)).toBe('back');
    expect(commandOf({ ...key('r'), ctrlKey: true }, false)).toBe(null);
  });

  test('arrows go round', () => {
    expect([step(3, 2, 1), step(3, 0, -1), step(3, -1, 1), step(3, -1, -1), step(0, -1, 1)]).toEqual([0, 2, 0, 2, -1]);
  });
});

describe('the large card', () => {
  const window = { x: 0, y: 0, width: 1280, height: 800 };
  const hand = Array.from({ length: 10 }, (_, i) => ({ x: 150 + i * 65, y: 600, width: 60, height: 84 }));

  test('covers nothing that may be chosen, nor its own card, and stays in the window', () => {
    for (const card of hand) {
      const box = placeLens(
        card,
        { width: 280, height: 430 },
        window,
        hand.map((one) => ({ box: one, weight: 3 })),
      );
      expect(hand.every((one) => overlap(box, one) === 0)).toBe(true);
      expect(box.x >= 0 && box.y >= 0 && box.x + 280 <= 1280 && box.y + 430 <= 800).toBe(true);
    }
  });
});

test('the promise of a fair deal is SHA-256 over the secret’s bytes and the table’s id', async () => {
  expect(await promise('00ff', 'ab')).toBe('e4cd5227505b895076a955c0c49e751cc6ed42c1764b4253824d595a57da4441');
});

test('where a learner stands stays known when everything comes anew', () => {
  const lesson: LessonMessage = {
    type: 'lesson',
    says: 'lesson-goal',
    step: 1,
    steps: 6,
    shows: [],
    awaits: 'select druid',
  };
  const known = heard(joined(), lesson);
  expect(known?.lesson).toEqual(lesson);
  const { facts, seat, sheet, events, chat, watchers, muted } = joined();
  const again = heard(known, { type: 'table', facts, seat, sheet, events, chat, watchers, muted });
  expect(again?.lesson).toEqual(lesson);
});
