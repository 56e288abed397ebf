/** Units: the cards of an army game as the builder lists them. */
import { plain } from '../../../reference/rules';
import type { CardFacts } from '../../../wire';
import type { ArmyRank } from '../wire';

export interface Wish {
  search: string;
  nation: string; // a colour; empty for every one
  type: string;
  rank: string;
}

export const EVERYTHING: Wish = { search: '', nation: '', type: '', rank: '' };

/** A strength; magic and castle units have none and are called by their type. */
export function rankOf({ facts }: CardFacts): string {
  return String(facts.strength ?? facts.type);
}

/** Whether a unit is what somebody looks for. */
export function matches(card: CardFacts, wish: Wish): boolean {
  const { colour, type, number } = card.facts;
  if (wish.nation && colour !== wish.nation) return false;
  if (wish.type && type !== wish.type) return false;
  if (wish.rank && rankOf(card) !== wish.rank) return false;
  const whole = plain([card.id, ...card.lines].join(' '));
  const words = plain(wish.search).split(/\s+/).filter(Boolean);
  return words.every((word) => (/^\d+$/.test(word) ? String(number) === word : whole.includes(word)));
}

/** Units by rank, in the order of the army table. */
export function byRank(cards: CardFacts[], ranks: ArmyRank[]): { rank: ArmyRank; cards: CardFacts[] }[] {
  const groups = ranks.map((rank) => ({ rank, cards: cards.filter((card) => rankOf(card) === rank.rank) }));
  return groups.filter((group) => group.cards.length > 0);
}

/** What may be chosen in a filter: every value with its name, by name. */
export function valuesOf(cards: CardFacts[], value: string, name: string): [value: string, name: string][] {
  const found = new Map(cards.map(({ facts }) => [String(facts[value]), String(facts[name])]));
  return [...found].sort(([, a], [, b]) => a.localeCompare(b));
}
