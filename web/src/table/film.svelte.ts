// Film: a finished game, step by step, forwards, backwards and by itself.

import { api, type Trouble } from '../api';
import { app, troubleOf } from '../app.svelte';
import { boards, type GameTable } from '../games';
import type { Frame, Plain, Replay } from '../wire';
import { clamp } from './logic';
import { Stage } from './stage.svelte';

export const SPEEDS = [0.5, 1, 2, 4];
export const EVERYTHING = 'all';
const REST = 1200; // between two steps, at ordinary speed

export class Film {
  replay = $state.raw<Replay | null>(null);
  game = $state.raw<GameTable | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  at = $state(0);
  runs = $state(false);
  speed = $state(1);
  seen = $state(EVERYTHING);
  readonly stage = new Stage();
  readonly table: string;
  private asked = 0; // the latest question to the server; an earlier answer may come later

  constructor(table: string, seen: string | null) {
    this.table = table;
    this.seen = seen ?? EVERYTHING;
  }

  get last(): number {
    return Math.max(0, (this.replay?.frames.length ?? 1) - 1);
  }

  get frame(): Frame | null {
    return this.replay?.frames[this.at] ?? null;
  }

  /** What had been told by now. */
  get told(): Plain[] {
    return this.replay?.frames.slice(0, this.at + 1).flatMap(({ events }) => events) ?? [];
  }

  /** The game as somebody saw it, at the same step as before. */
  async load(seen: string, at: number): Promise<void> {
    this.runs = false;
    const asking = ++this.asked;
    try {
      const replay = await api.replay(this.table, seen);
      const [game] = await Promise.all([boards[replay.facts.game]?.(), app.load(replay.facts.game)]);
      if (asking !== this.asked) return;
      this.seen = seen;
      this.replay = replay;
      this.game = game ?? null;
      this.jump(at);
    } catch (error) {
      if (asking === this.asked) this.trouble = troubleOf(error);
    }
  }

  jump(at: number): void {
    this.at = clamp(at, 0, this.last);
    this.stage.show(this.view(this.at));
  }

  back(): void {
    this.runs = false;
    this.jump(this.at - 1);
  }

  /** One step on, with everything that happens on the way. */
  forward(): void {
    if (this.stage.busy) this.stage.hurry();
    if (this.at >= this.last) {
      this.runs = false;
      return;
    }
    const [before, after, frame] = [this.view(this.at), this.view(this.at + 1), this.replay?.frames[this.at + 1]];
    this.at += 1;
    const book = app.sentences(this.replay?.facts.game ?? '')?.book;
    if (before && after && frame && book && this.game)
      this.stage.play(this.game.story(before, frame.events, after, book));
  }

  /** While it runs: the next step when nothing moves any more. */
  next(): () => void {
    if (!this.runs || this.stage.busy || this.at > this.last) return () => {};
    const timer = setTimeout(() => this.forward(), REST / this.speed);
    return () => clearTimeout(timer);
  }

  toggle(): void {
    if (!this.runs && this.at >= this.last) this.jump(0);
    this.runs = !this.runs;
  }

  private view(at: number): Plain | null {
    const views = this.replay?.frames[at]?.views ?? [];
    return (this.seen === EVERYTHING ? this.game?.everything(views) : views[0]) ?? null;
  }
}
