// A small table of Stratego Legends for tests: two players, a few units.

import type { FieldUnit, LegendsView, Side } from '../src/games/legends/view';
import type { Book, CardFacts, Plain } from '../src/wire';

function unit(id: string, facts: Plain): CardFacts {
  const said = { side: 'beige', colour: 'green', static: false, powers: [], ...facts };
  return { kind: 'unit', id, name: id, the: `the ${id}`, lines: [id], facts: said };
}

export const BOOK: Book = {
  game: 'legends',
  language: 'en',
  messages: `
choice-move = Move from { $space } to { $to }
told-destroyed = { $team } loses { $unit } on { $space }
    .team = You lose { $unit } on { $space }
side-of = the side of { $names }
side-yours = your side
`,
  events: {
    destroyed: [
      ['space', 'space'],
      ['unit', 'unit'],
      ['team', 'team'],
    ],
  },
  verbs: { move: ['space', 'to'], swap: ['space'], recruit: ['unit'], fill: [] },
  kinds: ['space', 'unit', 'to'],
  cards: [
    unit('landor', { type: 'ranger', strength: 10 }),
    unit('high_elf', { type: 'elf', strength: 6, powers: [{ family: 'curse' }, { family: 'curse_end' }] }),
    unit('poy', { type: 'sprite', strength: 5, static: true }),
    unit('woodland_tower', { type: 'castle', strength: null, static: true }),
    unit('murkis', { type: 'skeleton', strength: 7, side: 'grey', colour: 'red' }),
    unit('bolt', { type: 'magic', strength: null, side: 'grey', colour: 'red', powers: [{ family: 'magic' }] }),
  ],
  steps: {},
  phrases: {},
  zones: [],
};

export function at(space: string, team: number, id: string | null, changes: Partial<FieldUnit> = {}): FieldUnit {
  const base = BOOK.cards.find((card) => card.id === id)?.facts.strength;
  const strength = typeof base === 'number' ? base : null;
  const parts: [string, number][] | null = strength === null ? null : [['base', strength]];
  const known = { space, team, owner: team, unit: id, seen: false, looked: false, moved: false, strength, parts };
  return { ...known, bonus: 0, gained: [], ...changes };
}

export function side(team: number, changes: Partial<Side> = {}): Side {
  const colour = team === 0 ? 'beige' : 'grey';
  const said = {
    team,
    side: colour,
    army: null,
    mustered: null,
    ranks: null,
    left: 0,
    hidden: null,
    watches: false,
  } as const;
  return { ...said, destroyed: [], cursing: [], ...changes };
}

export function table(units: FieldUnit[], changes: Partial<LegendsView> = {}): LegendsView {
  return {
    you: 0,
    battle: 0,
    battles: 1,
    turn: 3,
    active: 0,
    quiet: 0,
    field: ['PPPPPPPW', 'PPPPPPPP', 'PPPPPPPP', 'PPPFPPPP', 'PPPPPPPP', 'PPPPPPPP', 'PPPPPPPP', 'TPPPPPPM'],
    units,
    fight: null,
    prospects: {},
    curse: null,
    seats: [side(0), side(1)],
    teams: [
      { side: 'beige', wins: 0, score: 0 },
      { side: 'grey', wins: 0, score: 0 },
    ],
    asked: true,
    over: false,
    ...changes,
  };
}
