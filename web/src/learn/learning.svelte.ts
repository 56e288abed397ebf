// Learning: somebody in a lesson. The server knows the lesson; here is only where it stands, and how to go back.

import { app, say, troubleOf } from '../app.svelte';
import { boardOf } from '../games';
import { lessonUrl } from '../socket';
import { Play } from '../table/play.svelte';
import { Sitting } from '../table/sitting.svelte';
import type { LessonMessage, Problem } from '../wire';
import { familiar } from './familiar.svelte';

const ANOTHER = 'lesson-other'; // the code of a refusal: the choice is legal, but not the one that is awaited

export class Learning extends Sitting {
  now = $state.raw<LessonMessage | null>(null); // what the learner is told; it waits until the table has come there
  folded = $state(false); // on a phone, to see more of the board
  tried = $state(''); // a choice that the lesson did not mean
  private key = ''; // what this browser calls the lesson
  private done = 0; // steps

  constructor(game: string) {
    super(game);
    const kept = recall(game);
    this.key = kept?.key ?? crypto.randomUUID?.() ?? String(Math.random());
    this.done = kept?.done ?? 0;
  }

  override async start(): Promise<void> {
    this.trouble = null;
    try {
      const [game] = await Promise.all([boardOf(this.table), app.load(this.table), app.person()]);
      this.game = game;
      this.open([0]);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** The lesson from the step after so many; from the first free choice on, that one is as far as one can go. */
  restart(done: number): void {
    this.key = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    this.done = done;
    this.now = null;
    this.tried = '';
    this.remember();
    this.open([0]);
  }

  /** One step back; in the free game, to its beginning. */
  back(): void {
    const { now } = this;
    if (now) this.restart(now.says ? Math.max(0, now.step - 2) : now.steps - 1);
  }

  /** Follows the table: what is said next is said when the table is seen to have come there. */
  override follow(): void {
    super.follow();
    const { play } = this;
    const told = play?.known?.lesson ?? null;
    if (!play || !told || play.stage.busy || told === this.now) return;
    this.now = told;
    this.tried = '';
    this.folded = false;
    this.done = told.step - 1;
    this.remember();
    if (!told.awaits) familiar.add(this.table);
  }

  /** The sentence for a choice that the lesson did not mean, with the one that it does; else nothing. */
  get objection(): string {
    const sentences = app.sentences(this.table);
    const { now, tried } = this;
    if (!tried || !now || !sentences) return '';
    const own = `${now.says}.other`;
    const why = sentences.words.knows(own) ? sentences.words.text(own) : say('app-lesson-other');
    return `${why} ${say('app-lesson-try', { choice: this.awaitedInWords })}`;
  }

  /** The awaited choice as its button says it. */
  get awaitedInWords(): string {
    const sheet = this.play?.known?.sheet;
    if (!sheet || !this.now?.awaits) return '';
    return app.sentences(this.table)?.choice(this.now.awaits, sheet.question, []) ?? '';
  }

  protected override playAt(place: number | 'watch'): Play {
    const play = new Play(this.table, place, this.language, () =>
      lessonUrl(this.table, this.key, this.done, this.language),
    );
    play.onrefused = ({ code }: Problem) => this.object(code);
    return play;
  }

  private object(code: string): boolean {
    if (code !== ANOTHER) return false;
    this.tried = this.now?.awaits ?? '';
    app.announce(this.objection);
    return true;
  }

  /** Whoever loads the page anew is where they were. */
  private remember(): void {
    try {
      sessionStorage.setItem(drawerOf(this.table), JSON.stringify({ key: this.key, done: this.done }));
    } catch {
      // A browser that keeps nothing begins again.
    }
  }
}

const drawerOf = (game: string) => `ludotheque-lesson-${game}`;

function recall(game: string): { key: string; done: number } | null {
  try {
    const { key, done } = JSON.parse(sessionStorage.getItem(drawerOf(game)) ?? '{}');
    return typeof key === 'string' && typeof done === 'number' ? { key, done } : null;
  } catch {
    return null;
  }
}
