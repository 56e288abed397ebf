// What can change hands in a resonance, in words: amounts with their number, tokens and markers by their names.

import type { Words } from '../../../words';
import type { Facts } from '../pieces';

export function goodsName(words: Words, facts: Facts, id: string): string {
  const thing = facts.get(id);
  if (thing) return thing.name;
  const [, what = '', n = ''] = /^(\w+)-(\d+)$/.exec(id) ?? [];
  return what ? words.text(`goods-${what}`, { n: Number(n) }) : id;
}
