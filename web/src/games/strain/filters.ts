// What the tiles can be looked for by.

import type { Filter } from '../../reference/filters';

export const filters: Filter[] = [
  { name: 'web-kind', of: ({ kind }) => [String(kind)], said: (value, words) => words.text(`kind-${value}`) },
];
