// Filters of the cards page: what else than words the cards of a game can be looked for by.

import type { CardFacts, Plain } from '../wire';
import type { Words } from '../words';

export type Value = string | number;

export interface Filter {
  name: string; // the id of its words
  /** What a card has of it: none, one or several. */
  of(facts: Plain): Value[];
  /** A value in words. */
  said(value: Value, words: Words): string;
}

/** A fact that is one of a closed list, in words of its own. */
export function fact(key: string, name: string, words = key): Filter {
  return {
    name,
    of: (facts) => (typeof facts[key] === 'string' ? [facts[key]] : []),
    said: (value, said) => said.text(`${words}-${value}`),
  };
}

/** The values that the cards have, in the order in which they first come; numbers from the highest down. */
export function values(filter: Filter, cards: CardFacts[]): Value[] {
  const all = [...new Set(cards.flatMap(({ facts }) => filter.of(facts)))];
  return all.every((value) => typeof value === 'number') ? all.sort((a, b) => Number(b) - Number(a)) : all;
}

/** Whether a card has everything that was chosen; what was not chosen is empty. */
export function passes(card: CardFacts, filters: Filter[], chosen: string[]): boolean {
  return filters.every((filter, i) => {
    const wanted = chosen[i] ?? '';
    return wanted === '' || filter.of(card.facts).some((value) => String(value) === wanted);
  });
}
