// A small duel of RR&D for tests: one hero, a wolf, a few cards.

import { factsOf } from '../src/games/rrd/pieces';
import type { Body, Duel, OnMat, Preview, Side } from '../src/games/rrd/view';
import type { Book, CardFacts, Plain } from '../src/wire';
import { Words } from '../src/words';

function thing(kind: string, id: string, name: string, facts: Plain): CardFacts {
  return { kind, id, name, the: name, lines: [name], facts };
}

function card(
  id: string,
  name: string,
  type: string,
  soul: number,
  value: number | null,
  slots: string[],
  more: Plain = {},
) {
  return thing('card', id, name, {
    type,
    soul,
    value,
    stat_name: value === null ? null : 'Force',
    slots: slots.map((slot) => ({ slot: slot.replace('*', ''), name: slot, optimal: slot.endsWith('*') })),
    texts: [],
    keywords: [],
    ...more,
  });
}

const CARDS = [
  card('quick_slash', 'Quick Slash', 'assault', 1, 2, ['arm*', 'torso']),
  card('guard', 'Guard', 'defence', 2, 2, ['head*']),
  card('claw', 'Claw', 'assault', 1, 2, ['torso*', 'flank']),
  card('caltrops', 'Caltrops', 'assault', 1, 4, ['legs*'], { keywords: ['trap'] }),
  card('insight', 'Insight', 'support', 1, null, [], { keywords: ['instant'] }),
  thing('hero', 'tethra', 'Tethra', { abilities: [{ name: 'Read the Current', memory: 1, texts: ['Sink.'] }] }),
  thing('weapon', 'loom_staff', 'Loom Staff', { base: [], ability: { name: 'Weave', memory: 1, texts: ['Reserve.'] } }),
];

export const FACTS = factsOf({ cards: CARDS } as unknown as Book);

export const WORDS = new Words(
  'en',
  `
mat-sum = { $total } = { $parts }
mat-part-printed = { $n } printed
mat-part-optimal = +1 optimal
mat-part-more = { $by } more
mat-cost = cost { $n }
  .short = cost { $n }, { $missing } short
mat-value = { $stat } { $n }
mat-damage = { $n } damage
  .best = { $n } damage at best
mat-loss = lose { $n }
mat-here = worth { $n }
mat-springs = springs { $n }
mat-answered-full = { $card } { $n } full
mat-answered-partly = { $card } { $n }, { $left } left
mat-unanswered = nothing
mat-may-answer = may answer
mat-instant-first = instant first
mat-full = { $n } to { $against }, full
mat-partly = { $n } to { $against }, in part
mat-hits-back = { $n } back
goods-mist = { $n } mist
`,
);

export function body(changes: Partial<Body> = {}): Body {
  return {
    hp: 9,
    max_hp: 9,
    latent: 3,
    active: 1,
    bleeding: 0,
    poison: 0,
    torpor: 0,
    stun: 0,
    block: 0,
    pays: true,
    weak: {},
    ...changes,
  };
}

export function side(changes: Partial<Side> = {}): Side {
  return {
    seat: 0,
    hero: 0,
    enemy: null,
    bodies: [body()],
    hand: [],
    hand_size: 0,
    pile: 10,
    discard: [],
    void: [],
    top_soul: null,
    objects: [],
    infusions: [],
    reserve: 1,
    played: 0,
    transcended: false,
    skips: false,
    guards: {},
    traps: {},
    standing: [],
    next: [],
    spent: [],
    lines: [],
    ...changes,
  };
}

export function enemySide(changes: Partial<Side> = {}): Side {
  return side({ seat: null, hero: null, enemy: 'mist_wolf', hand: null, reserve: 0, ...changes });
}

export function laid(card: string | null, changes: Partial<OnMat> = {}): OnMat {
  return { card, side: 0, body: 0, counter: false, slots: ['torso'], targets: [0], values: [3], ...changes };
}

export function preview(changes: Partial<Preview> = {}): Preview {
  const plain = { verb: 'play', card: 'quick_slash', slot: 'arm', cost: 1, value: 3, damage: 3, loss: 0 } as const;
  return { ...plain, against: null, answer: null, at_best: false, unknown: false, ...changes };
}

export function duel(changes: Partial<Duel> = {}): Duel {
  return {
    passe: 1,
    dusk: 0,
    dusk_from: 8,
    opener: 0,
    cards: 0,
    place: null,
    sides: [side(), enemySide()],
    pending: null,
    countering: null,
    playing: null,
    allies: [null],
    shares: [0],
    offer: null,
    previews: [],
    placings: [],
    ...changes,
  };
}
