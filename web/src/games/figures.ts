// The numbers that boards show.

import type { Facts } from './facts';

/** A number printed on a card; 0 where it has no such number. */
export function figure(facts: Facts, id: string | null, name: string): number {
  const value = facts.get(id ?? '')?.facts[name];
  return typeof value === 'number' ? value : 0;
}

/** Things that are alike, counted, in the order in which they first come. */
export function counted(ids: string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** +2, −3, +0 */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
