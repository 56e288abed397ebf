// A small table of Strain for tests: two players or more, a few tiles.

import type { Link, Organism, Side, Slot, StrainView } from '../src/games/strain/view';
import type { Book, CardFacts, Plain } from '../src/wire';

function tile(id: string, kind: string, facts: Plain = {}): CardFacts {
  return { kind: 'tile', id, name: id, the: `the ${id}`, lines: [id], facts: { kind, effect: null, ...facts } };
}

const SEAT: [string, string] = ['seat', 'seat'];
const TILE: [string, string] = ['tile', 'tile'];
const PLACE: [string, string] = ['place', 'place'];

export const BOOK: Book = {
  game: 'strain',
  language: 'en',
  messages: `
choice-place = Place { $tile } at { $place }
choice-attack = Attack { $place }
choice-play = Play { $tile }
choice-answer = Answer event { $link } with { $tile }
face-dormant = dormant { $tile }
  .the = { $tile } (dormant)
`,
  events: { draws: [SEAT, TILE], announces: [SEAT, TILE, PLACE], enters: [SEAT, TILE, PLACE] },
  verbs: {
    pass: [],
    draw: ['pile'],
    place: ['tile', 'place'],
    play: ['tile'],
    answer: ['tile', 'link'],
    use: ['face', 'place'],
    attack: ['place'],
  },
  kinds: ['tile', 'face', 'place', 'pile', 'link'],
  cards: [
    tile('coccus', 'organism', { points: 2, needs: 2, resistance: 2 }),
    tile('cytosol', 'cytoplasm', { atp: 1, toxin: 1, resistance: 2, blocks: 1 }),
    tile('ribosome', 'organelle', { cost: 4, resistance: 2, blocks: 1, effect: 'draws' }),
    tile('contractile_vacuole', 'organelle', { cost: 2, atp: 1, resistance: 1, blocks: 1, effect: 'expels' }),
    tile('influenza', 'virus', { cost: 1, immunity: 2 }),
    tile('measles', 'virus', { cost: 2, immunity: 3, effect: 'stuns' }),
    tile('antibody', 'chain_reaction', { cost: 1, effect: 'counters_virus' }),
    tile('antibiotic', 'catalyst', { cost: 4, effect: 'destroys_tile' }),
  ],
  steps: {},
  phrases: {},
  zones: [],
};

export function slot(tile: string, changes: Partial<Slot> = {}): Slot {
  return { tile, dormant: false, spent: false, resistance: 2, ...changes };
}

export function organism(place: string, slots: Slot[] = [], changes: Partial<Organism> = {}): Organism {
  return {
    place,
    tile: 'coccus',
    needs: 2,
    blocks: slots.filter(({ resistance }) => resistance > 0).length,
    complete: slots.filter(({ resistance }) => resistance > 0).length >= 2,
    infected: slots.some(({ resistance }) => resistance === 0),
    resistance: 2,
    defence: slots.reduce((sum, { resistance }) => sum + resistance, 2),
    slots,
    ...changes,
  };
}

export function side(organisms: Organism[] = [], changes: Partial<Side> = {}): Side {
  return {
    points: 0,
    scored: [],
    hand: null,
    hand_size: 3,
    backs: { organism: 1, cytoplasm: 1, petri: 1 },
    limit: 4,
    atp: { pool: 0, ready: 0 },
    toxin: { pool: 0, ready: 0 },
    organisms: Array.from({ length: 6 }, (_, n) => organisms[n] ?? null),
    standing: 'asks',
    ...changes,
  };
}

export function link(changes: Partial<Link>): Link {
  return {
    link: 1,
    by: 0,
    kind: 'tile',
    tile: null,
    place: null,
    aim: null,
    other_place: null,
    other_aim: null,
    against: null,
    toxins: 0,
    absorbs: 0,
    gone: false,
    ...changes,
  };
}

export function table(seats: Side[], changes: Partial<StrainView> = {}): StrainView {
  return {
    you: 0,
    turn: 3,
    active: 0,
    phase: 'evolve',
    goal: 12,
    seats,
    piles: { organism: 30, cytoplasm: 60, petri: 90 },
    discards: { organism: [], cytoplasm: [], petri: ['ribosome'] },
    chain: [],
    battle: null,
    placed: { organism: [0, 1], cytoplasm: [0, 1] },
    toughness: 0,
    asked: true,
    over: false,
    ...changes,
  };
}
