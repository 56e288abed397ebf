// What can be activated in a duel: its name, and what it does.

import { accessoryFacts, combatCard, enemyFacts, type Facts, heroFacts, markerFacts, weaponFacts } from '../pieces';

export interface Source {
  name: string;
  texts: string[];
  card: string | null; // what shows it in full: weapon/hook_dagger
}

const ABILITY = /^(.+)_(\d)$/; // of a hero: akareon_2

export function sourceOf(facts: Facts, id: string): Source {
  const thing = facts.get(id);
  if (thing) {
    const weapon = weaponFacts(facts, id);
    const other = combatCard(facts, id) ?? accessoryFacts(facts, id) ?? enemyFacts(facts, id) ?? markerFacts(facts, id);
    return { name: thing.name, texts: weapon?.ability.texts ?? other?.texts ?? [], card: `${thing.kind}/${id}` };
  }
  const [, hero = '', n = ''] = ABILITY.exec(id) ?? [];
  const ability = heroFacts(facts, hero)?.abilities[Number(n) - 1];
  return ability ? { ...ability, card: `hero/${hero}` } : { name: id, texts: [], card: null };
}
