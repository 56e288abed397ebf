// Sitting: everybody at this screen. Usually one seat or a spectator; several where a screen goes from hand to hand.

import { api, type Trouble } from '../api';
import { app, troubleOf } from '../app.svelte';
import { boardOf, type GameTable } from '../games';
import { settings } from '../settings.svelte';
import type { Highlight, Plain, TableFacts } from '../wire';
import { nextSeats, wantsAnswer } from './logic';
import { Play } from './play.svelte';

const PATIENCE = 5000;
const GLANCE = 50;

export class Sitting {
  plays = $state.raw<Play[]>([]);
  current = $state(0);
  veiled = $state(false); // the screen is on its way to somebody else
  next = $state.raw<number[]>([]); // who may take it then, by their place among `plays`
  game = $state.raw<GameTable | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  ontold: (events: Plain[], highlights: Highlight[]) => void = () => {};
  readonly table: string;
  protected language = '';
  private yours: number[] = [];
  private looked: number[] = []; // who had the screen at this moment, with nothing to choose
  private moment = '';

  constructor(table: string) {
    this.table = table;
  }

  get play(): Play | null {
    return this.plays[this.current] ?? null;
  }

  get facts(): TableFacts | null {
    return this.play?.known?.facts ?? null;
  }

  async start(): Promise<void> {
    this.trouble = null;
    try {
      const facts = await api.table(this.table);
      const [game] = await Promise.all([boardOf(facts.game), app.load(facts.game)]);
      this.game = game;
      this.open(facts.yours);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  async sit(seat: number): Promise<void> {
    await app.person();
    const facts = await api.sit(this.table, seat);
    this.move(facts.yours);
  }

  async leave(): Promise<void> {
    await api.leave(this.table);
    this.move([]);
  }

  /** The host sends away who sits there. */
  async remove(seat: number): Promise<void> {
    await api.remove(this.table, seat);
  }

  /** Whoever only watched without a name gets one, and with it a voice. */
  async join(): Promise<void> {
    if (app.me) return;
    await app.person();
    this.open(this.yours);
    for (let waited = 0; waited < PATIENCE && this.play?.line !== 'open'; waited += GLANCE) await pause(GLANCE);
  }

  close(): void {
    for (const play of this.plays) play.close();
    this.plays = [];
  }

  /** Somebody who was waited for has the screen now. */
  ready(at: number = this.current): void {
    this.current = at;
    this.veiled = false;
    this.play?.look(true);
  }

  /** Whether whoever has the screen has nothing to choose, while others at it are waited for. */
  get idle(): boolean {
    return !this.veiled && this.others().length > 0;
  }

  /** Whoever has the screen lets the others have it. */
  passOn(): void {
    this.looked = [...this.looked, this.current];
    this.pass(this.others());
  }

  /** Follows what happened: other seats are ours, another language is spoken, somebody else is asked. */
  follow(): void {
    const facts = this.facts;
    const changed = facts !== null && facts.yours.join() !== this.yours.join();
    if (this.plays.length > 0 && (changed || this.language !== settings.language)) {
      this.open(facts?.yours ?? this.yours);
      return;
    }
    if (this.veiled && facts && ['over', 'aborted'].includes(facts.phase)) this.ready();
    if (this.plays.length < 2 || this.play?.stage.busy || this.play?.sending) return;
    if (this.veiled ? this.next.some((at) => wantsAnswer(this.plays[at]?.known ?? null)) : this.looks()) return;
    const next = this.others();
    if (next.length > 0) this.pass(next);
  }

  /** Whether whoever has the screen took it to see whether there is anything to choose. */
  private looks(): boolean {
    return this.next.length > 1 && this.next.includes(this.current) && this.moment === this.momentNow();
  }

  /** Who at this screen may have it next. */
  private others(): number[] {
    if (this.moment !== this.momentNow()) this.looked = [];
    return nextSeats(
      this.plays.map(({ known }) => known),
      this.veiled ? -1 : this.current,
      this.looked,
    );
  }

  private momentNow(): string {
    return this.plays.map(({ known }) => known?.sheet?.at ?? '').join();
  }

  /** To other seats; the table's own word of it may have come before. */
  private move(yours: number[]): void {
    if (yours.join() !== this.yours.join()) this.open(yours);
  }

  private pass(to: number[]): void {
    this.play?.look(false);
    this.moment = this.momentNow();
    this.next = to;
    this.current = to[0] ?? this.current;
    this.veiled = true;
  }

  protected open(yours: number[]): void {
    this.close();
    this.yours = yours;
    this.language = settings.language;
    const places = yours.length > 0 ? yours : (['watch'] as const);
    this.plays = places.map((place) => this.seat(place));
    this.current = 0;
    this.next = [0];
    this.veiled = places.length > 1;
    this.play?.look(!this.veiled);
  }

  protected playAt(place: number | 'watch'): Play {
    return new Play(this.table, place, this.language);
  }

  private seat(place: number | 'watch'): Play {
    const play = this.playAt(place);
    play.game = this.game;
    play.ontold = (events, highlights) => this.ontold(events, highlights);
    return play;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
