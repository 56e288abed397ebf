// What the units can be looked for by.

import { type Filter, fact } from '../../reference/filters';
import type { Plain } from '../../wire';

interface Power {
  family: string;
}

export const filters: Filter[] = [
  fact('side', 'field-filter-side'),
  fact('colour', 'field-filter-colour', 'nation'),
  fact('type', 'field-filter-type'),
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
