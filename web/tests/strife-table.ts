// A small table of Strife for tests: two players, four champions, three locations.

import type { Side, StrifeView } from '../src/games/strife/view';
import type { Book, CardFacts, Plain } from '../src/wire';

function card(kind: string, id: string, facts: Plain): CardFacts {
  return { kind, id, name: id, the: id, lines: [id], facts };
}

function champion(id: string, power: number, amount = power): CardFacts {
  const ability = { id: '', title: '', text: '', amount };
  return card('champion', id, { power, race: 'human', battle: ability, legacy: ability });
}

function location(id: string, points: number, bonus: Plain[] = []): CardFacts {
  return card('location', id, { points, bonus, relic: null });
}

const SEAT: [string, string] = ['seat', 'seat'];
const CHAMPION: [string, string] = ['champion', 'champion'];
const LOCATION: [string, string] = ['location', 'location'];

export const BOOK: Book = {
  game: 'strife',
  language: 'en',
  messages: '',
  events: {
    reveals: [SEAT, CHAMPION],
    places_champion: [SEAT, ['owner', 'seat'], CHAMPION],
    turns_up: [LOCATION],
    event: [['event', 'event']],
    gives_stone: [SEAT, ['value', 'number']],
    wins: [SEAT, LOCATION, ['points', 'number']],
  },
  verbs: {
    pass: [],
    use: [],
    keep: [],
    give: [],
    select: ['champion'],
    guess: ['champion'],
    place: ['champion'],
    move: ['location'],
    take: ['location'],
  },
  kinds: ['champion', 'location', 'event'],
  cards: [
    champion('monk', 0),
    champion('mage', 3),
    champion('ranger', 5),
    champion('barbarian', 9, 3),
    location('tower', 2, [{ champion: 'mage', name: 'Wizard', amount: 2 }]),
    location('pit', 1),
    location('temple', 4),
    location('garwood_peak', 1),
    card('event', 'blood_moon', { text: '', strengthens: { barbarian: 2 } }),
  ],
  steps: {},
  phrases: {},
  zones: [],
};

export function side(changes: Partial<Side> = {}): Side {
  return {
    points: 0,
    hand: ['monk', 'mage', 'ranger', 'barbarian'],
    hand_size: 4,
    pile: [],
    aside: [],
    battle: null,
    support: null,
    relic: null,
    guess: null,
    face_down: { legacy: null, battle: null, offering: null },
    blocked: { battle: false, legacy: false },
    skips_legacy: false,
    shielded: false,
    bounty: 0,
    total: null,
    parts: [],
    ...changes,
  };
}

export function table(first: Side, second: Side, changes: Partial<StrifeView> = {}): StrifeView {
  return {
    you: 0,
    round: 1,
    rounds: 3,
    turn: 1,
    events: [],
    event: null,
    row: ['tower', 'pit'],
    worth: [2, 1],
    place: 0,
    location: 'tower',
    deck: ['temple'],
    discard: [],
    fatestone: { holder: 0, value: 1 },
    seats: [first, second],
    asked: true,
    over: false,
    ...changes,
  };
}
