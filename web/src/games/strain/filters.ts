// What the tiles can be looked for by.

import { type Filter, fact } from '../../reference/filters';

export const filters: Filter[] = [fact('kind', 'web-kind')];
