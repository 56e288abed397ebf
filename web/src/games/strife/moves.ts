// Cards moving between the places of a player, and sums, as the scenes of a story need them.

import type { Plain } from '../../wire';
import { bonuses, type Facts, figure, type Part, type Side, type StrifeView } from './view';

/** Two champions of one player trade places, wherever they are. */
export function swap(own: Side, first: string, second: string): void {
  const other = (id: string) => (id === first ? second : id === second ? first : id);
  if (own.battle) own.battle = other(own.battle);
  if (own.support) own.support = other(own.support);
  own.pile = own.pile.map(other);
  if (own.hand) own.hand = own.hand.map(other);
  if (own.battle === second || own.battle === first) own.parts = own.parts.filter(([name]) => name !== 'gained');
}

/** A pile that is put in order looks as it will in the end. */
export function putInOrder(view: StrifeView, after: StrifeView, owner: number): void {
  const [own, then] = [view.seats[owner], after.seats[owner]];
  if (own && then && sameCards(own.pile, then.pile)) own.pile = [...then.pile];
}

export function sameCards(first: string[], second: string[]): boolean {
  return [...first].sort().join() === [...second].sort().join();
}

export function score(view: StrifeView, event: Plain): void {
  const own = view.seats[Number(event.seat)];
  if (own) own.points += Number(event.points);
}

/** A location leaves the row; the champions stay where they stand. */
export function leaveRow(view: StrifeView, location: string): void {
  const at = view.row.indexOf(location);
  if (at < 0) return;
  view.row.splice(at, 1);
  view.worth.splice(at, 1);
  if (at < view.place) view.place -= 1;
}

/** A location goes to the discard, from the row or as a relic that is spent. */
export function discardLocation(view: StrifeView, location: string): void {
  leaveRow(view, location);
  for (const own of view.seats) if (own.relic === location) own.relic = null;
  view.discard.push(location);
}

/** The fight is over: champions join the piles, the location goes to the discard unless it was won as a relic. [Strife 7] */
export function tidyUp(view: StrifeView): void {
  for (const own of view.seats) {
    own.pile = [...own.pile, ...[own.support, own.battle].filter((id) => id !== null)];
    endEffects(own);
  }
  const fought = view.won ?? view.row[view.place];
  if (fought && !view.seats.some((own) => own.relic === fought)) discardLocation(view, fought);
  delete view.won;
  view.place = 0;
}

/** Nothing of a turn is left in the next. [Strife 3.2] */
export function endEffects(own: Side): void {
  Object.assign(own, { battle: null, support: null, guess: null, total: null, parts: [], bounty: 0 });
  Object.assign(own, { blocked: { battle: false, legacy: false }, skips_legacy: false, shielded: false });
}

/** While both fight, a total is made of its parts. [Strife 6.2] */
export function sumUp(view: StrifeView, facts: Facts): void {
  view.location = view.row[view.place] ?? null;
  if (view.seats.some((own) => own.battle === null)) return;
  for (const own of view.seats) {
    if (!own.parts.some(([name]) => name === 'replaced')) own.parts = inOrder(partsOf(view, own, facts));
    own.total = own.parts.reduce((sum, [, amount]) => sum + amount, 0);
  }
}

/** The totals as they were told; what no event explained is the champion's own. */
export function settle(view: StrifeView, totals: number[]): void {
  for (const [seat, own] of view.seats.entries()) {
    const missing = (totals[seat] ?? 0) - (own.total ?? 0);
    if (missing) own.parts = inOrder([...own.parts, ['gained', missing]]);
    own.total = totals[seat] ?? own.total;
  }
}

const DERIVED = ['printed', 'location', 'event'];
const ORDER = ['printed', 'gained', 'legacy', 'reduced', 'location', 'event', 'replaced'];

function partsOf(view: StrifeView, own: Side, facts: Facts): Part[] {
  const champion = own.battle ?? '';
  return [
    ['printed', figure(facts, champion, 'power')],
    ...own.parts.filter(([name]) => !DERIVED.includes(name)),
    ['location', locationBonus(view, champion, facts)],
    ['event', eventBonus(view, champion, facts)],
  ];
}

function inOrder(parts: Part[]): Part[] {
  const said = parts.filter(([, amount]) => amount);
  return said.sort(([first], [second]) => ORDER.indexOf(first) - ORDER.indexOf(second));
}

function locationBonus(view: StrifeView, champion: string, facts: Facts): number {
  return bonuses(facts, view.location).find((bonus) => bonus.champion === champion)?.amount ?? 0;
}

function eventBonus(view: StrifeView, champion: string, facts: Facts): number {
  const given = facts.get(view.event ?? '')?.facts.strengthens as Record<string, number> | undefined;
  return given?.[champion] ?? 0;
}
