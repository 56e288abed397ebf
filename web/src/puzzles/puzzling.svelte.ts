// Puzzling: somebody at a puzzle. The server knows the answer; here is only what was tried, and what came of it.

import { api } from '../api';
import { app, say, troubleOf } from '../app.svelte';
import { boardOf } from '../games';
import { puzzleUrl } from '../socket';
import { Play } from '../table/play.svelte';
import { Sitting } from '../table/sitting.svelte';
import type { Problem, Puzzles, Solution } from '../wire';
import { solved } from './solved.svelte';

const ANOTHER = 'puzzle-other'; // the code of a refusal: the choice is legal, but there is a better one

export class Puzzling extends Sitting {
  readonly id: string;
  all = $state.raw<Puzzles | null>(null);
  solution = $state.raw<Solution | null>(null); // found or looked up
  found = $state(false);
  tried = $state(''); // what was said of the last choice that was not the best
  private key = newKey();

  constructor(game: string, id: string) {
    super(game);
    this.id = id;
  }

  override async start(): Promise<void> {
    this.trouble = null;
    try {
      const [game, all] = await Promise.all([boardOf(this.table), api.puzzles(), app.load(this.table), app.person()]);
      this.all = all;
      this.game = game;
      this.open([0]);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** The puzzles of this game, and which of them this is. */
  get siblings() {
    return this.all?.games.find(({ game }) => game === this.table) ?? null;
  }

  get number(): number {
    return (this.siblings?.puzzles.findIndex(({ id }) => id === this.id) ?? -1) + 1;
  }

  get grade(): number {
    return this.siblings?.puzzles[this.number - 1]?.grade ?? 0;
  }

  /** The next one that is not solved yet, after this one or from the first on. */
  get following(): string {
    const all = this.siblings?.puzzles ?? [];
    const order = [...all.slice(this.number), ...all.slice(0, this.number)];
    return (order.find(({ id }) => !solved.has(this.table, id)) ?? order[0])?.id ?? this.id;
  }

  /** Follows the table: once its second step is seen, the best choice was made. */
  override follow(): void {
    super.follow();
    const told = this.play?.known?.lesson;
    if (!told || this.play?.stage.busy || told.step < 2 || this.found) return;
    this.found = true;
    this.tried = '';
    if (this.solution === null) this.keep();
    void this.explain();
  }

  /** The solution without having found it: it does not count. */
  async explain(): Promise<void> {
    try {
      this.solution ??= await api.solution(this.table, this.id);
    } catch (error) {
      this.tried = app.why(error);
    }
  }

  again(): void {
    this.key = newKey();
    this.found = false;
    this.tried = '';
    this.solution = null;
    this.open([0]);
  }

  protected override playAt(place: number | 'watch'): Play {
    const play = new Play(this.table, place, this.language, () =>
      puzzleUrl(this.table, this.id, this.key, this.language),
    );
    play.onrefused = ({ code }: Problem, choice: string) => {
      if (code === ANOTHER) void this.object(choice);
      return code === ANOTHER;
    };
    return play;
  }

  /** What a choice is worth that is not the best one, read out too. */
  private async object(choice: string): Promise<void> {
    const named = app.sentences(this.table)?.choice(choice, this.play?.known?.sheet?.question ?? null, []) ?? choice;
    const { worth } = await api.tried(this.table, this.id, choice).catch(() => ({ worth: null }));
    this.tried =
      worth === null
        ? say('app-puzzle-wrong', { choice: named })
        : say('app-puzzle-worse', { choice: named, wins: Math.round(worth * 100) });
    app.announce(this.tried);
  }

  private keep(): void {
    const today = this.all?.today;
    const daily = today?.game === this.table && today.id === this.id;
    solved.add(this.table, this.id, daily ? today.day : null);
  }
}

function newKey(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
