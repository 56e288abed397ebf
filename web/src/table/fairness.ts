// Fair deals: whether the secret that is shown at the end is the one that was promised at the start.

import { api } from '../api';
import type { TableFacts } from '../wire';

export type Verdict = 'fair' | 'unfair';

/** Checks in this browser where it can (a page over https or on this machine), else asks the server to. */
export async function check(facts: TableFacts): Promise<Verdict> {
  if (facts.secret && globalThis.crypto?.subtle) {
    return (await promise(facts.secret, facts.id)) === facts.commitment ? 'fair' : 'unfair';
  }
  const { matches, replays } = await api.fairness(facts.id);
  return matches && replays ? 'fair' : 'unfair';
}

/** SHA-256 over the 32 bytes of the secret and the table's id, in hexadecimal. */
export async function promise(secret: string, table: string): Promise<string> {
  const pairs = secret.match(/../g) ?? [];
  const bytes = [...pairs.map((pair) => Number.parseInt(pair, 16)), ...new TextEncoder().encode(table)];
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
