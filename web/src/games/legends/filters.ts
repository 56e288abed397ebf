// What the units can be looked for by.

import type { Filter } from '../../reference/filters';
import type { Plain } from '../../wire';

interface Power {
  family: string;
}

/** A fact that is one of a closed list, in words of its own. */
function fact(key: string): Filter {
  return {
    name: `field-filter-${key}`,
    of: (facts) => [String(facts[key])],
    said: (value, words) => words.text(`${key === 'colour' ? 'nation' : key}-${value}`),
  };
}

export const filters: Filter[] = [
  fact('side'),
  fact('colour'),
  fact('type'),
  {
    name: 'field-filter-strength',
    of: ({ strength }: Plain) => (typeof strength === 'number' ? [strength] : []),
    said: String,
  },
  {
    name: 'field-filter-family',
    of: ({ powers }: Plain) => [...new Set((powers as Power[]).map(({ family }) => family))],
    said: (value, words) => words.text(`family-${value}`),
  },
];
