/** Builder: an army as it is being put together. What is legal, the server says. */

import { app } from '../../../app.svelte';
import type { CardFacts } from '../../../wire';
import type { ArmyAsked, ArmyFacts, ReadyArmy } from '../wire';
import { api } from './api';
import type { SavedArmy, Side } from './saved.svelte';

const DRAFT = 'ludotheque-army-draft';
const MOST = 30; // more of one unit than any army can hold

interface Draft {
  name: string;
  side: Side;
  mixed: boolean;
  copies: number;
  units: Record<string, number>;
}

export class Builder {
  name = $state('');
  side = $state<Side>('beige');
  mixed = $state(false);
  copies = $state(5);
  units = $state.raw<Record<string, number>>({});
  facts = $state.raw<ArmyFacts | null>(null);
  ready = $state.raw<ReadyArmy[]>([]);
  problem = $state('');
  before = $state.raw<Draft | null>(null); // what was replaced as a whole
  private readonly game: string;
  private asking = 0;

  constructor(game: string) {
    this.game = game;
    Object.assign(this, draft());
  }

  get total(): number {
    return Object.values(this.units).reduce((sum, count) => sum + count, 0);
  }

  get asked(): ArmyAsked {
    const lines = Object.entries(this.units).map(([unit, count]) => `${count} ${unit}`);
    const text = [`# ${this.name}`, ...lines, ''].join('\n');
    return { text, side: this.mixed ? 'mixed' : this.side, copies: this.copies };
  }

  count(unit: string): number {
    return this.units[unit] ?? 0;
  }

  change(unit: string, by: number): void {
    const count = Math.min(MOST, Math.max(0, this.count(unit) + by));
    const { [unit]: _, ...others } = this.units;
    this.units = count > 0 ? { ...others, [unit]: count } : others;
    this.before = null;
  }

  clear(): void {
    this.replace({ units: {}, name: '' });
  }

  undo(): void {
    if (this.before) Object.assign(this, this.before);
    this.before = null;
  }

  /** Kept until the next visit. */
  keep(): void {
    try {
      localStorage.setItem(DRAFT, JSON.stringify(this.draft()));
    } catch {
      // A browser that keeps nothing still builds armies.
    }
  }

  /** Asks the server about the army as it is now; an answer that comes too late is not heard. */
  async check(asked: ArmyAsked): Promise<void> {
    this.asking += 1;
    const mine = this.asking;
    await this.trying(async () => {
      const facts = await api.check(this.game, asked);
      if (mine === this.asking) this.facts = facts;
    });
  }

  async lot(name: string): Promise<void> {
    const { side, copies } = this.asked;
    await this.trying(async () => {
      this.replace({ units: (await api.byLot(this.game, { side, copies, name: '' })).units, name });
    });
  }

  /** Takes an army from its text; a sentence says why that cannot be read. */
  async read(text: string, cards: CardFacts[], as: Partial<Draft> = {}): Promise<string> {
    let fault = '';
    await this.trying(async () => {
      const facts = await api.check(this.game, { ...this.asked, text });
      if (facts.readable) this.replace({ units: facts.units, name: facts.name, ...sidesOf(facts, cards), ...as });
      else fault = facts.faults[0] ?? '';
    });
    return fault || this.problem;
  }

  async findReady(): Promise<void> {
    await this.trying(async () => {
      this.ready = await api.ready(this.game);
    });
  }

  /** The army to be kept. */
  saved(name: string): SavedArmy {
    const { side, mixed, facts } = this;
    return { name, side, mixed, legal: facts?.faults.length === 0, text: facts?.text ?? this.asked.text };
  }

  private replace(next: Partial<Draft>): void {
    const before = this.draft();
    Object.assign(this, next);
    this.before = Object.keys(before.units).length > 0 ? before : null;
  }

  private draft(): Draft {
    const { name, side, mixed, copies, units } = this;
    return { name, side, mixed, copies, units };
  }

  private async trying(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
      this.problem = '';
    } catch (error) {
      this.problem = app.why(error);
    }
  }
}

/** The side that most units are of, and whether others serve beside them. */
function sidesOf(facts: ArmyFacts, cards: CardFacts[]): Partial<Draft> {
  const sides = Object.keys(facts.units).map((unit) => cards.find(({ id }) => id === unit)?.facts.side);
  const grey = sides.filter((side) => side === 'grey').length;
  if (sides.length === 0) return {};
  return { side: 2 * grey > sides.length ? 'grey' : 'beige', mixed: grey > 0 && grey < sides.length };
}

/** What was left here the last time. */
function draft(): Partial<Draft> {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT) ?? '{}') as Partial<Draft> | null;
    return kept && (kept.side === 'beige' || kept.side === 'grey') && typeof kept.units === 'object' ? kept : {};
  } catch {
    return {};
  }
}
