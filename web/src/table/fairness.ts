// Fair deals: whether the secret that is shown at the end is the one that was promised at the start.

import { api } from '../api';
import type { TableFacts } from '../wire';
import { promise } from './promise';

export type Verdict = 'fair' | 'unfair';

/** Checks in this browser where it can (a page over https or on this machine), else asks the server to. */
export async function check(facts: TableFacts): Promise<Verdict> {
  if (facts.secret && globalThis.crypto?.subtle) {
    return (await promise(facts.secret, facts.id)) === facts.commitment ? 'fair' : 'unfair';
  }
  const { matches, replays } = await api.fairness(facts.id);
  return matches && replays !== false ? 'fair' : 'unfair'; // older rules cannot be played again
}
