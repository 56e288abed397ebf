// Sitting: everybody at this screen. Usually one seat or a spectator; several where a screen goes from hand to hand.

import { api, type Trouble } from '../api';
import { app, troubleOf } from '../app.svelte';
import { boards, type GameTable } from '../games';
import { settings } from '../settings.svelte';
import type { Plain, TableFacts } from '../wire';
import { nextSeat } from './logic';
import { Play } from './play.svelte';

const PATIENCE = 5000;
const GLANCE = 50;

export class Sitting {
  plays = $state.raw<Play[]>([]);
  current = $state(0);
  veiled = $state(false); // the screen is on its way to somebody else
  game = $state.raw<GameTable | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  ontold: (events: Plain[]) => void = () => {};
  readonly table: string;
  private language = '';
  private yours: number[] = [];

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
      const [game] = await Promise.all([boards[facts.game]?.(), app.load(facts.game)]);
      this.game = game ?? null;
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

  /** Whoever was waited for has the screen now. */
  ready(): void {
    this.veiled = false;
    this.play?.look(true);
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
    const next = nextSeat(
      this.plays.map(({ known }) => known),
      this.current,
    );
    if (next !== this.current) this.pass(next);
  }

  /** To other seats; the table's own word of it may have come before. */
  private move(yours: number[]): void {
    if (yours.join() !== this.yours.join()) this.open(yours);
  }

  private pass(to: number): void {
    this.play?.look(false);
    this.current = to;
    this.veiled = true;
  }

  private open(yours: number[]): void {
    this.close();
    this.yours = yours;
    this.language = settings.language;
    const places = yours.length > 0 ? yours : (['watch'] as const);
    this.plays = places.map((place) => this.seat(place));
    this.current = 0;
    this.veiled = places.length > 1;
    this.play?.look(!this.veiled);
  }

  private seat(place: number | 'watch'): Play {
    const play = new Play(this.table, place, this.language);
    play.game = this.game;
    play.ontold = (events) => this.ontold(events);
    return play;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
