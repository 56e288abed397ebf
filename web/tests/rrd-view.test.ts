import { describe, expect, test } from 'vitest';
import { named, standing } from '../src/games/rrd/faces';
import {
  below,
  combatCard,
  counted,
  curveOf,
  everything,
  factsOf,
  isArena,
  lifeOf,
  others,
  placeFacts,
  takesPart,
} from '../src/games/rrd/pieces';
import type { RrdView } from '../src/games/rrd/view';
import { Sentences } from '../src/words';
import { body, duel, enemySide, side } from './rrd-duel-table';
import { BOOK, player, table } from './rrd-table';

const facts = factsOf(BOOK);

describe('a table', () => {
  test('is seen by whoever looks; a guest sees it from the first seat', () => {
    const view = table({ you: 1, seats: [player(), player(), player()] });
    expect([below(view), ...others(view)]).toEqual([1, 2, 0]);
    expect([below(table({ you: null })), ...others(table({ you: null }))]).toEqual([0, 1]);
  });

  test('is an arena where nobody is on a journey', () => {
    const idle = player({ hero: null, cycle: 0, place: null });
    expect([isArena(table()), isArena(table({ seats: [idle, idle] }))]).toEqual([false, true]);
  });

  test('shows who fights, and what is left of their life', () => {
    const fought = duel({ sides: [side({ seat: 1, hero: 1, bodies: [body({ hp: 4 })] }), enemySide()] });
    const [mine, theirs, guest] = [1, 0, null].map((you) => table({ you, duels: [fought] }));
    expect([mine, theirs, guest, table()].map((view) => takesPart(view as RrdView))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([0, 1].map((seat) => lifeOf(mine as RrdView, seat))).toEqual([12, 4]);
  });

  test('everything is what each seat sees of its own', () => {
    const own = table({ you: 1, seats: [player({ deck: null }), player({ mist: 9 })] });
    const open = everything([table(), own]) as RrdView;
    expect(open.seats.map(({ deck, mist }) => [deck?.length, mist])).toEqual([
      [3, 3],
      [3, 9],
    ]);
    expect([open.you, everything([])]).toEqual([null, {}]);
  });
});

describe('what things say', () => {
  test('a thing is read as what it is, and as nothing else', () => {
    expect(combatCard(facts, 'backstab')?.soul).toBe(2);
    expect(placeFacts(facts, 'howling_moor')?.events).toHaveLength(2);
    expect([combatCard(facts, 'howling_moor'), placeFacts(facts, null)]).toEqual([undefined, undefined]);
  });

  test('a deck is counted, and has a curve of soul values', () => {
    const deck = ['quick_slash', 'backstab', 'quick_slash'];
    expect(counted(deck)).toEqual([
      { id: 'quick_slash', count: 2 },
      { id: 'backstab', count: 1 },
    ]);
    expect(curveOf(facts, deck)).toEqual([2, 1, 0, 0, 0]);
  });
});

describe('a choice at a glance', () => {
  const words = 'slot-arm = Arm\nboard-cycle = Cycle { $n }\nstage-resolution = Resolution\nboard-set-up = Set-up';
  const sentences = new Sentences({ ...BOOK, messages: words }, '');
  const name = (text: string) => named(text, sentences)?.name;

  test('names the thing and what happens to it', () => {
    expect(name('in dry_parry')).toBe('+ Dry Parry');
    expect(name('play quick_slash arm')).toBe('Quick Slash → Arm');
    expect(name('raise quick_slash arm')).toBe('Quick Slash → Arm ⇑');
    expect(name('play quick_slash mat')).toBe('Quick Slash');
    expect(name('swap hook_dagger loom_staff')).toBe('Hook Dagger → Loom Staff');
    expect(name('token healing_herb 2')).toBe('Healing Herb → 2');
    expect(named('token healing_herb 1', sentences, { id: '', kinds: {}, params: { aimed: [] } })?.name).toBe(
      'Healing Herb',
    );
    expect(named('in backstab', sentences)).toEqual({ kind: 'card', id: 'backstab', name: '+ Backstab' });
  });

  test('is a sentence where it names no thing', () => {
    expect([name('weave 1'), name('realise 2'), name('pass')]).toEqual([undefined, undefined, undefined]);
  });

  test('stands below where the game stands', () => {
    expect(standing(table(), sentences)).toBe('Cycle 2 · Resolution');
    const start = table({ seats: [player({ cycle: 0 })] });
    expect(standing(start, sentences)).toBe('Set-up');
  });
});
