// Critique: the review of a finished game while it is being made, and once it is there.

import { api } from '../api';
import { app, say } from '../app.svelte';
import type { Review, Verdict } from '../wire';
import type { Sentences } from '../words';

const AGAIN = 1500; // milliseconds until it is asked how far it is

export class Critique {
  wanted = $state(false);
  review = $state.raw<Review | null>(null);
  problem = $state('');
  readonly table: string;

  constructor(table: string, wanted: boolean) {
    this.table = table;
    this.wanted = wanted;
  }

  get done(): boolean {
    return this.review !== null && this.review.done === this.review.of;
  }

  /** Asks until it is whole, as these eyes saw the game; what is handed back ends that. */
  watch(seen: string): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const ask = async () => {
      const found = await api.review(this.table, seen);
      if (over) return;
      this.review = found;
      if (!this.done) timer = setTimeout(again, AGAIN);
    };
    const again = () =>
      ask().catch((error) => {
        if (!over) this.problem = app.why(error);
      });
    this.review = null;
    this.problem = '';
    void again();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }
}

/** A turning point in a sentence. */
export function turnText(turn: Verdict, sentences: Sentences, names: string[]): string {
  return say('app-review-turn', {
    number: turn.step + 1,
    name: names[turn.seat] ?? '',
    chosen: sentences.choice(turn.chosen, turn.question, names),
    best: sentences.choice(turn.best, turn.question, names),
    before: Math.round(turn.before * 100),
    after: Math.round(turn.after * 100),
  });
}
