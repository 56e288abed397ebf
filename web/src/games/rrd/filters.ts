// What the cards, places and people of RR&D can be looked for by.

import { type Filter, fact } from '../../reference/filters';

interface Slotted {
  slot: string;
}

export const filters: Filter[] = [
  fact('archetype', 'board-archetype'),
  fact('type', 'board-type'),
  {
    name: 'board-soul-value',
    of: ({ soul }) => (typeof soul === 'number' ? [soul] : []),
    said: (value, words) => words.text('board-soul', { n: Number(value) }),
  },
  {
    name: 'board-slot',
    of: ({ slots }) => ((slots as Slotted[] | undefined) ?? []).map(({ slot }) => slot),
    said: (value, words) => words.text(`slot-${value}`),
  },
  fact('zone', 'board-zone'),
  fact('rarity', 'board-rarity'),
];
