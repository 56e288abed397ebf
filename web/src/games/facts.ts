// What is printed on the cards of a game.

import type { Book, CardFacts } from '../wire';

/** Everything by its id, so that a look at one is quick: an id means one thing, whatever its kind. */
export type Facts = Map<string, CardFacts>;

const opened = new WeakMap<Book, Facts>();

export function factsOf(book: Book): Facts {
  let facts = opened.get(book);
  if (!facts) {
    facts = new Map(book.cards.map((card) => [card.id, card]));
    opened.set(book, facts);
  }
  return facts;
}
