/** Socket: a table's connection. It comes back by itself, and knows what the server has not answered yet. */
import type { ClientMessage, ServerMessage } from './wire';

export type Line = 'connecting' | 'open' | 'waiting' | 'closed';

export const GONE = 4404; // there is no such table
export const NOT_YOURS = 4403; // not your seat, or sent away
export const SIGNED_OUT = 4401;
const FLOOD = 4429;
const FINAL = [GONE, NOT_YOURS, SIGNED_OUT];
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const JOIN_WITHIN = 15_000;
const FLOOD_PAUSE = 10_000;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;

type Asked = Exclude<ClientMessage, { type: 'ping' }>;

export interface Listener {
  /** A message of the server, in order. `pong` is not among them. */
  heard(message: ServerMessage): void;
  /** The state of the line; `code` says why it closed for good. */
  changed(line: Line, code: number): void;
  /** What was sent and will not be answered any more: the line broke, and the table has moved on. */
  lost?(messages: Asked[]): void;
}

export interface Browser {
  connect(url: string): WebSocket;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  random(): number;
}

const BROWSER: Browser = {
  connect: (url) => new WebSocket(url),
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
};

/** How long to wait before the n-th attempt to come back: longer each time, never twice the same for all. */
export function delay(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt);
  return Math.round(longest * (0.5 + random / 2));
}

export class TableSocket {
  line: Line = 'connecting';
  readonly unanswered = new Map<string, Asked>();
  private socket: WebSocket | null = null;
  private attempt = 0;
  private count = 0;
  private timer = 0;
  private readonly url: () => string;
  private readonly listener: Listener;
  private readonly browser: Browser;

  constructor(url: () => string, listener: Listener, browser: Browser = BROWSER) {
    this.url = url;
    this.listener = listener;
    this.browser = browser;
    this.connect();
  }

  /** A new id for a message that is to be answered. */
  id(): string {
    this.count += 1;
    return `${this.count}-${Math.floor(this.browser.random() * 1e9).toString(36)}`;
  }

  /** Sends a message, or keeps it until the line is back. */
  send(message: ClientMessage): void {
    if (message.type !== 'ping') this.unanswered.set(message.id, message);
    if (this.line === 'open') this.socket?.send(JSON.stringify(message));
  }

  choose(at: string, choice: string): string {
    const id = this.id();
    this.send({ type: 'choose', id, at, choice });
    return id;
  }

  /** Tries at once to come back: the browser is online again, or the person looks again. */
  hurry(): void {
    if (this.line === 'waiting') this.connect();
  }

  close(): void {
    this.end(1000);
  }

  private connect(): void {
    this.browser.cancel(this.timer);
    this.become('connecting');
    const socket = this.browser.connect(this.url());
    this.socket = socket;
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(JSON.parse(data) as ServerMessage);
    socket.onclose = ({ code }) => this.socket === socket && this.lose(code);
    this.after(JOIN_WITHIN, () => this.giveUp());
  }

  private hear(message: ServerMessage): void {
    this.watch();
    if (message.type === 'pong') return;
    if (message.type === 'done' || message.type === 'refused') this.unanswered.delete(message.id);
    const joined = message.type === 'table' && this.line === 'connecting';
    if (joined) {
      this.attempt = 0;
      this.become('open');
    }
    this.listener.heard(message);
    if (joined) this.resume(message.sheet?.at ?? '');
  }

  /** After joining: a choice for this very moment is sent again, anything else is given up. */
  private resume(at: string): void {
    const all = [...this.unanswered.values()];
    const lost = all.filter((message) => message.type !== 'choose' || message.at !== at);
    for (const message of lost) this.unanswered.delete(message.id);
    for (const message of this.unanswered.values()) this.send(message);
    if (lost.length > 0) this.listener.lost?.(lost);
  }

  private lose(code: number): void {
    if (FINAL.includes(code)) {
      this.end(code);
      return;
    }
    const pause = code === FLOOD ? FLOOD_PAUSE : delay(this.attempt, this.browser.random());
    this.attempt += 1;
    this.socket = null;
    this.become('waiting');
    this.after(pause, () => this.connect());
  }

  /** A silent line is asked whether it is still there, and given up where it stays silent. */
  private watch(): void {
    this.after(PING_EVERY, () => {
      this.send({ type: 'ping' });
      this.after(PONG_WITHIN, () => this.giveUp());
    });
  }

  /** Leaves a line that says nothing, and tries another. */
  private giveUp(): void {
    const socket = this.socket;
    this.lose(0);
    socket?.close();
  }

  private end(code: number): void {
    const socket = this.socket;
    this.socket = null;
    this.browser.cancel(this.timer);
    this.become('closed', code);
    socket?.close();
  }

  private after(ms: number, run: () => void): void {
    this.browser.cancel(this.timer);
    this.timer = this.browser.later(run, ms);
  }

  private become(line: Line, code = 0): void {
    this.line = line;
    this.listener.changed(line, code);
  }
}

/** Where a lesson is played, by the name that this browser gave it, from the step after so many. */
export function lessonUrl(game: string, key: string, done: number, language: string): string {
  const params = new URLSearchParams({ lang: language, key, done: String(done) });
  return `${origin()}/api/lessons/${encodeURIComponent(game)}/play?${params}`;
}

/** Where a puzzle is solved, likewise. */
export function puzzleUrl(game: string, puzzle: string, key: string, language: string): string {
  const params = new URLSearchParams({ lang: language, key });
  return `${origin()}/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}/play?${params}`;
}

/** Where a table is played: one address for each seat, and one for those who watch. */
export function playUrl(table: string, seat: number | 'watch' | null, language: string): string {
  const params = new URLSearchParams({ lang: language });
  if (seat !== null) params.set('seat', String(seat));
  return `${origin()}/api/tables/${encodeURIComponent(table)}/play?${params}`;
}

function origin(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
}
