// Play: one seat at a table, or a place beside it. It holds what the server said, sends what is wanted, and feeds the stage.

import { api } from '../api';
import { app, say } from '../app.svelte';
import type { GameTable } from '../games';
import { type Line, playUrl, TableSocket } from '../socket';
import type { Deed, Forecast, Highlight, Hint, Plain, Problem, ServerMessage, Sheet } from '../wire';
import { heard, type Known } from './logic';
import { scenes } from './scenes';
import { sound } from './sounds';
import { Stage } from './stage.svelte';

export class Play {
  known = $state.raw<Known | null>(null);
  line = $state<Line>('connecting');
  code = $state(0); // why the line closed for good
  sending = $state<string | null>(null); // the choice that is on its way
  problem = $state(''); // why the last wish was refused
  hint = $state.raw<Hint | null>(null); // of a moment that may have passed
  foreseen = $state.raw<Forecast | null>(null); // what the choice of the hint leads to, once that is known
  thinking = $state(false); // about a hint
  clockSince = $state(0); // when the clock was read
  read = $state(-1); // how many lines of the talk were seen; none is new when one comes
  readonly stage = new Stage();
  readonly table: string;
  readonly place: number | 'watch';
  game: GameTable | null = null;
  /** Something was told that whoever sits here has not heard. */
  ontold: (events: Plain[], highlights: Highlight[]) => void = () => {};
  /** Whether somebody else says why a wish was refused. */
  onrefused: (problem: Problem, choice: string) => boolean = () => false;
  private active = false;
  private shown: { version: number; told: number; sheet: Sheet } | null = null;
  private socket: TableSocket;
  private wishes = new Map<string, string>();

  constructor(table: string, place: number | 'watch', language: string, url = () => playUrl(table, place, language)) {
    this.table = table;
    this.place = place;
    this.socket = new TableSocket(url, {
      heard: (message) => this.hear(message),
      changed: (line, code) => {
        this.line = line;
        this.code = code;
      },
      lost: () => this.giveUp(),
    });
  }

  close(): void {
    this.socket.close();
    this.stage.show(null);
  }

  /** Lines of others that nobody here has seen yet. */
  get unread(): number {
    const talk = this.known?.chat ?? [];
    return talk.slice(Math.max(0, this.read)).filter(({ person }) => person !== app.me?.id).length;
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** Whoever sits here looks at the screen now, or no longer. */
  look(active: boolean): void {
    this.active = active;
    if (active) this.catchUp();
  }

  choose(choice: string): void {
    const sheet = this.known?.sheet;
    if (!sheet || this.sending !== null || !sheet.menu.includes(choice)) return;
    this.problem = '';
    this.sending = choice;
    this.stage.look();
    this.wishes.set(this.socket.choose(sheet.at, choice), choice);
  }

  /** What a strong bot would choose here. */
  async ask(): Promise<void> {
    const sheet = this.known?.sheet;
    if (!sheet || this.place === 'watch' || this.thinking) return;
    this.problem = '';
    this.thinking = true;
    try {
      this.foreseen = null;
      this.hint = await api.hint(this.table, this.place, sheet.at);
    } catch (error) {
      this.refuse(app.why(error));
    } finally {
      this.thinking = false;
    }
    if (this.hint?.at === sheet.at) await this.foresee(this.place, this.hint);
  }

  /** What its choice leads to is a reason for a hint; where that is not known, it stands without. */
  private async foresee(seat: number, { at, choice }: Hint): Promise<void> {
    const found = await api.forecast(this.table, seat, at, choice).catch(() => null);
    if (this.hint?.at === at) this.foreseen = found;
  }

  do(deed: Deed): void {
    this.wish((id) => this.socket.send({ type: 'do', id, deed }));
  }

  /** The table passes for this seat from now on, as far as the order says; an empty one takes that back. */
  stand(order: string): void {
    this.wish((id) => this.socket.send({ type: 'stand', id, order }));
  }

  say(text: string): void {
    this.wish((id) => this.socket.send({ type: 'say', id, text }));
  }

  mute(person: string, on: boolean): void {
    this.wish((id) => this.socket.send({ type: 'mute', id, person, on }));
  }

  remove(person: string): void {
    this.wish((id) => this.socket.send({ type: 'remove', id, person }));
  }

  private wish(send: (id: string) => void): void {
    this.problem = '';
    send(this.socket.id());
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'done' || message.type === 'refused') {
      const choice = this.wishes.get(message.id) ?? '';
      if (this.wishes.delete(message.id)) this.sending = null;
      if (message.type === 'refused' && !this.onrefused(message.problem, choice)) this.refuse(message.problem.text);
      return;
    }
    this.known = heard(this.known, message);
    if (this.read < 0) this.read = this.known?.chat.length ?? -1;
    if (message.type === 'chat' && message.said.person !== app.me?.id && this.active) sound('talk');
    if (message.type === 'table' || message.type === 'update') this.clockSince = performance.now();
    this.catchUp();
  }

  private refuse(text: string): void {
    this.problem = text;
    app.announce(text);
  }

  private giveUp(): void {
    this.wishes.clear();
    this.sending = null;
    this.refuse(say('table-lost-wish'));
  }

  /** Shows what is known: at once where it came anew, else scene by scene. */
  private catchUp(): void {
    const { known, shown, game } = this;
    if (!this.active || !known) return;
    if (!known.sheet || !game) {
      this.stage.show(known.sheet?.view ?? null);
      return;
    }
    if (shown && shown.sheet === known.sheet) return;
    const { view } = known.sheet;
    this.shown = { version: known.version, told: known.events.length, sheet: known.sheet };
    const book = app.sentences(known.facts.game)?.book;
    if (!shown || shown.version !== known.version || !book) {
      this.stage.show(view);
      return;
    }
    const shots = known.shots.filter(({ told }) => told > shown.told);
    const highlights = known.highlights.filter(({ told }) => told > shown.told);
    const last = { told: known.events.length, view };
    const way = scenes(game, shown.sheet.view, shown.told, [...shots, last], known.events, book, highlights);
    this.stage.play(way, known.facts.hints);
    const events = known.events.slice(shown.told);
    if (events.length > 0) this.ontold(events, highlights);
  }
}
