import { expect, test } from 'vitest';
import { lyingIn, pieceOf, subjects, targets } from '../src/games/plain/zones';
import type { Book, ZoneFacts } from '../src/wire';

const HAND: ZoneFacts = { name: 'hand', kind: 'card', each: true, named: true, marker: false };
const PRIZE: ZoneFacts = { name: 'prize', kind: 'prize', each: false, named: true, marker: false };
const WON: ZoneFacts = { ...PRIZE, name: 'won', each: true };
const POINTS: ZoneFacts = { name: 'points', kind: 'number', each: true, named: false, marker: false };

const BOOK: Book = {
  game: 'goofspiel',
  language: 'en',
  messages: '',
  events: {
    bids: [
      ['seat', 'seat'],
      ['card', 'card'],
    ],
    turns_up: [['prize', 'prize']],
  },
  verbs: { pass: [], bid: ['card'] },
  kinds: ['card', 'prize'],
  cards: [],
  steps: {},
  phrases: {},
  zones: [HAND, PRIZE, WON, POINTS],
};

test('a zone shows its pieces, how many lie face down, or what is written there', () => {
  expect(lyingIn(HAND, ['7', '8'])).toEqual({ pieces: ['7', '8'], hidden: 0, written: null });
  expect(lyingIn(HAND, 2)).toEqual({ pieces: [], hidden: 2, written: null });
  expect(lyingIn(PRIZE, '7')).toEqual({ pieces: ['7'], hidden: 0, written: null });
  expect(lyingIn(PRIZE, true)).toEqual({ pieces: [], hidden: 1, written: null });
  expect(lyingIn(PRIZE, null)).toEqual({ pieces: [], hidden: 0, written: null });
  expect(lyingIn(POINTS, 0)).toEqual({ pieces: [], hidden: 0, written: 0 });
});

test('a piece is its owner’s where nobody’s zone holds one of its kind', () => {
  expect(pieceOf({ kind: 'card', id: '7' }, 1, BOOK)).toBe('card-7-1');
  expect(pieceOf({ kind: 'prize', id: '7' }, 1, BOOK)).toBe('prize-7');
});

test('a choice lights the own piece that it names, and an event points at those it speaks of', () => {
  expect(targets({ you: 1 }, ['bid 7', 'pass'], BOOK)).toEqual({ 'card-7-1': ['bid 7'] });
  expect(subjects({ name: 'bids', seat: 0, card: '7' }, BOOK)).toEqual(['card-7-0']);
  expect(subjects({ name: 'turns_up', prize: '7' }, BOOK)).toEqual(['prize-7']);
});
