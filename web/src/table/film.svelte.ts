// Film: a finished game, step by step, forwards, backwards and by itself. Its steps come page by page, those near first.

import { api, type Trouble } from '../api';
import { app, troubleOf } from '../app.svelte';
import { boardOf, type GameTable } from '../games';
import type { Plain, Replay } from '../wire';
import type { Sentences } from '../words';
import { type Step, steps } from './difference';
import { clamp } from './logic';
import { scenes } from './scenes';
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
  private pages = $state.raw<ReadonlyMap<number, Step[]>>(new Map());
  private old = $state.raw<Sentences | null>(null); // the words of older rules
  private asked = 0; // the latest question to the server; an earlier answer may come later
  private filling = false;

  constructor(table: string, seen: string | null) {
    this.table = table;
    this.seen = seen ?? EVERYTHING;
  }

  get last(): number {
    return Math.max(0, (this.replay?.steps ?? 1) - 1);
  }

  get frame(): Step | null {
    return this.step(this.at);
  }

  /** Whether somebody could play on from one of its steps: today's rules play it as it was played. */
  get playable(): boolean {
    return this.replay !== null && !this.replay.older && this.replay.whole;
  }

  /** Whether anything is left to choose at this step. */
  get goesOn(): boolean {
    return this.at < this.last || this.replay?.facts.ending?.how !== 'played';
  }

  /** Who chooses after so many steps, as far as those who look may know. */
  chooser(at: number): number | null {
    return this.step(at + 1)?.seat ?? null;
  }

  /** The words that it is told with. */
  get sentences(): Sentences | undefined {
    const game = this.replay?.facts.game;
    return this.old ?? (game ? app.sentences(game) : undefined);
  }

  /** What had been told by now, as far back as the pages before this one have come. */
  get told(): Plain[] {
    const size = this.replay?.page ?? 1;
    let first = Math.floor(this.at / size);
    if (!this.pages.has(first)) return [];
    while (this.pages.has(first - 1)) first -= 1;
    const events: Plain[] = [];
    for (let n = first * size; n <= this.at; n += 1) events.push(...(this.step(n)?.events ?? []));
    return events;
  }

  /** The game as somebody saw it, at the same step as before. */
  async load(seen: string, at: number): Promise<void> {
    this.runs = false;
    const asking = ++this.asked;
    try {
      const replay = await api.replay(this.table, seen);
      const page = Math.floor(clamp(at, 0, replay.steps - 1) / replay.page);
      const [game, first] = await Promise.all([
        boardOf(replay.facts.game),
        api.replayPage(this.table, page, seen),
        app.load(replay.facts.game),
      ]);
      if (asking !== this.asked) return;
      this.seen = seen;
      this.replay = replay;
      this.game = game;
      this.pages = new Map([[page, steps(first.steps)]]);
      this.jump(at);
    } catch (error) {
      if (asking === this.asked) this.trouble = troubleOf(error);
    }
  }

  /** Fetches the words of older rules, where the game was played under such. */
  async speak(language: string): Promise<void> {
    const digest = this.replay?.words[language];
    this.old = digest ? await app.older(digest).catch(() => null) : null;
  }

  jump(at: number): void {
    this.at = clamp(at, 0, this.last);
    if (this.frame) this.stage.show(this.view(this.at));
    void this.fill();
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
    const [before, after, next] = [this.view(this.at), this.view(this.at + 1), this.step(this.at + 1)];
    if (!before || !after || !next) {
      this.jump(this.at + 1);
      return;
    }
    this.at += 1;
    this.tell(before, next, after);
    void this.fill();
  }

  /** While it runs: the next step when it is here and nothing moves any more. */
  next(): () => void {
    const ready = this.at >= this.last || this.step(this.at + 1) !== null;
    if (!this.runs || this.stage.busy || !ready) return () => {};
    const timer = setTimeout(() => this.forward(), REST / this.speed);
    return () => clearTimeout(timer);
  }

  toggle(): void {
    if (!this.runs && this.at >= this.last) this.jump(0);
    this.runs = !this.runs;
  }

  /** Today's board may not know what older rules did; then the table is shown without a story. */
  private tell(before: Plain, { events, way, highlights }: Step, after: Plain): void {
    const book = this.sentences?.book;
    const end = { told: events.length, view: after };
    try {
      const shots = way.map(({ told, views }) => ({ told, view: this.look(views) ?? after }));
      if (book && this.game) this.stage.play(scenes(this.game, before, 0, [...shots, end], events, book, highlights));
    } catch (error) {
      if (!this.replay?.older) throw error;
      this.stage.show(after);
    }
  }

  private view(at: number): Plain | null {
    return this.look(this.step(at)?.views ?? []);
  }

  /** What those who look see of a table. */
  private look(views: Plain[]): Plain | null {
    if (this.seen !== EVERYTHING) return views[0] ?? null;
    try {
      return this.game?.everything(views) ?? null;
    } catch (error) {
      if (!this.replay?.older) throw error;
      return views[0] ?? null;
    }
  }

  private step(at: number): Step | null {
    const size = this.replay?.page ?? 1;
    return this.pages.get(Math.floor(at / size))?.[at % size] ?? null;
  }

  /** Fetches what is missing, one page after the other: where we are, what comes, then what was. */
  private async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      for (let page = this.missing(); page !== null; page = this.missing()) await this.fetch(page);
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.filling = false;
    }
  }

  private missing(): number | null {
    if (!this.replay) return null;
    const [here, end] = [this.pageOf(this.at), this.pageOf(this.last)];
    const near = [here, here + 1, ...Array.from({ length: here }, (_, n) => here - 1 - n)];
    return near.find((page) => page <= end && !this.pages.has(page)) ?? null;
  }

  private async fetch(page: number): Promise<void> {
    const asking = this.asked;
    const sent = await api.replayPage(this.table, page, this.seen);
    if (asking !== this.asked) return;
    this.pages = new Map([...this.pages, [page, steps(sent.steps)]]);
    if (page === this.pageOf(this.at)) this.stage.show(this.view(this.at));
  }

  private pageOf(at: number): number {
    return Math.floor(at / (this.replay?.page ?? 1));
  }
}
