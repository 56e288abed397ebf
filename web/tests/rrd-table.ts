// A small table of RR&D for tests: two players on their way, a few cards and one place.

import type { Player, RrdView } from '../src/games/rrd/view';
import type { Book, CardFacts, Plain } from '../src/wire';

function thing(kind: string, id: string, name: string, facts: Plain = {}): CardFacts {
  return { kind, id, name, the: name, lines: [name], facts };
}

function card(id: string, name: string, archetype: string, soul: number): CardFacts {
  return thing('card', id, name, { archetype, type: 'assault', soul, slots: [{ slot: 'arm' }], texts: [] });
}

const EVENTS = [
  { colour: 'red', title: 'The pack circles', terms: ['compulsory'], text: 'Fight.' },
  { colour: 'white', title: 'Search the den', terms: ['optional'], text: 'A token.' },
];

export const CARDS = [
  card('quick_slash', 'Quick Slash', 'fury', 1),
  card('dry_parry', 'Dry Parry', 'fury', 1),
  card('backstab', 'Backstab', 'shade', 2),
  thing('enemy', 'mist_wolf', 'Mist Wolf'),
  thing('enemy', 'nyoka', 'Nyo’ka, Devourer of Paths'),
  thing('hero', 'akareon', 'Akareon'),
  thing('weapon', 'hook_dagger', 'Hook Dagger'),
  thing('weapon', 'loom_staff', 'Loom Staff'),
  thing('place', 'howling_moor', 'Howling Moor', { zone: 'real', rarity: 'common', events: EVENTS }),
  thing('place', 'pilgrims_road_destined', 'Pilgrims’ Road (destiny place)', { zone: 'real', events: [] }),
  thing('token', 'healing_herb', 'Healing Herb'),
  thing('marker', 'deep_wound', 'Deep Wound'),
];

export const BOOK: Book = {
  game: 'rrd',
  language: 'en',
  messages: '',
  events: {},
  verbs: {
    pass: [],
    archetypes: ['archetypes'],
    weave: ['crossing'],
    realise: ['event'],
    way: ['way'],
    swap: ['weapon', 'to_weapon'],
    unlock: ['thing'],
    attack: ['rival'],
    in: ['card'],
    play: ['card', 'slot'],
    raise: ['card', 'slot'],
    activate: ['source', 'body'],
    give: ['goods'],
    use: ['token'],
    next: ['place'],
    token: ['token', 'body'],
  },
  kinds: [
    'card', 'enemy', 'hero', 'weapon', 'place', 'marker', 'token', 'source', 'slot', 'zone', 'archetypes', 'body', 'way',
    'event', 'crossing', 'thing', 'goods', 'rival', 'to_weapon',
  ], // biome-ignore format: a list of words
  cards: CARDS,
  steps: {},
  phrases: { 'programs-47': '-1 HP', 'programs-48': '-2 mist', 'loot-12': '2 combat cards of soul value 4' },
  zones: [],
};

export function player(changes: Partial<Player> = {}): Player {
  return {
    hero: 'akareon',
    difficulty: 'mercenary',
    abilities: [false, false],
    weapons: [{ weapon: 'loom_staff', unlocked: false }],
    infusion_slots: 2,
    hp: 12,
    max_hp: 15,
    mist: 3,
    memory: 0,
    destiny: 0,
    tokens: {},
    markers: [],
    worn: [],
    bag: [],
    deck: ['quick_slash', 'quick_slash', 'backstab'],
    deck_size: 3,
    satchel: ['dry_parry', 'backstab'],
    satchel_size: 2,
    offered: [],
    offered_size: 0,
    tested: null,
    loot: {},
    beaten: [],
    lent: 0,
    alive: true,
    zone: 'real',
    place: 'howling_moor',
    realised: [],
    open: [0],
    passing: -3,
    rests: false,
    returns: false,
    stage: 'resolution',
    cycle: 2,
    tide: 0,
    tide_hp: 0,
    gate: null,
    ...changes,
  };
}

export function table(changes: Partial<RrdView> = {}): RrdView {
  const other = player({ deck: null, satchel: null, offered: null, loot: null });
  return {
    you: 0,
    first: 0,
    seats: [player(), other],
    zones: { real: { crossing: [['howling_moor'], []], pile: 20, top: [], discard: [] } },
    slain: [],
    duels: [],
    winners: [],
    asked: true,
    over: false,
    ...changes,
  };
}
