import { describe, expect, test } from 'vitest';
import { type Browser, delay, GONE, type Line, TableSocket } from '../src/socket';
import type { ClientMessage, ServerMessage } from '../src/wire';

/** A line whose other end is the test. */
class Wire {
  sent: ClientMessage[] = [];
  closed = false;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  joins(at: string): void {
    this.says({ type: 'table', sheet: { at } });
  }
}

/** A table's end of the line, with a clock that only moves when told. */
class Desk {
  wires: Wire[] = [];
  heard: ServerMessage[] = [];
  lines: Line[] = [];
  lost: string[] = [];
  code = 0;
  timers = new Map<number, { run: () => void; at: number }>();
  now = 0;
  socket: TableSocket;

  constructor() {
    let count = 0;
    const browser: Browser = {
      connect: () => {
        this.wires.push(new Wire());
        return this.wire as unknown as WebSocket;
      },
      later: (run, ms) => {
        count += 1;
        this.timers.set(count, { run, at: this.now + ms });
        return count;
      },
      cancel: (timer) => this.timers.delete(timer),
      random: () => 1,
    };
    this.socket = new TableSocket(
      () => 'ws://table',
      {
        heard: (message) => this.heard.push(message),
        changed: (line, code) => {
          this.lines.push(line);
          this.code = code;
        },
        lost: (messages) => this.lost.push(...messages.map(({ type }) => type)),
      },
      browser,
    );
  }

  get wire(): Wire {
    return this.wires.at(-1) as Wire;
  }

  passes(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = [...this.timers].sort(([, a], [, b]) => a.at - b.at);
      if (!next || next[1].at > until) break;
      this.timers.delete(next[0]);
      this.now = next[1].at;
      next[1].run();
    }
    this.now = until;
  }
}

describe('coming back', () => {
  test('each attempt waits longer than the one before, up to a limit, and never all at once', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => delay(attempt, 1));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
    expect(delay(3, 0)).toBe(2000);
  });

  test('a line that breaks is tried again, and attempts count anew once it stood', () => {
    const desk = new Desk();
    desk.wire.onclose({ code: 1006 });
    desk.passes(499);
    expect(desk.wires.length).toBe(1);
    desk.passes(1);
    desk.wire.onclose({ code: 1006 });
    desk.passes(1000);
    expect(desk.wires.length).toBe(3);
    desk.wire.joins('0.0');
    desk.wire.onclose({ code: 1012 });
    desk.passes(500);
    expect(desk.wires.length).toBe(4);
    expect(desk.lines).toEqual([
      'connecting',
      'waiting',
      'connecting',
      'waiting',
      'connecting',
      'open',
      'waiting',
      'connecting',
    ]);
  });

  test('whoever looks again does not wait', () => {
    const desk = new Desk();
    desk.wire.onclose({ code: 1006 });
    desk.socket.hurry();
    expect(desk.wires.length).toBe(2);
    desk.socket.hurry();
    expect(desk.wires.length).toBe(2);
  });

  test('a table that is not there is not tried again', () => {
    const desk = new Desk();
    desk.wire.onclose({ code: GONE });
    desk.passes(100_000);
    expect([desk.wires.length, desk.socket.line, desk.code]).toEqual([1, 'closed', GONE]);
  });

  test('a silent line is asked, and given up when it stays silent', () => {
    const desk = new Desk();
    desk.wire.joins('0.0');
    desk.passes(20_000);
    expect(desk.wire.sent).toEqual([{ type: 'ping' }]);
    desk.wire.says({ type: 'pong' });
    desk.passes(29_999);
    expect(desk.wires.length).toBe(1);
    desk.passes(1);
    expect(desk.wire.closed).toBe(true);
    expect(desk.socket.line).toBe('waiting');
    expect(desk.heard.length).toBe(1);
  });
});

describe('choices', () => {
  test('a choice is kept until it is answered', () => {
    const desk = new Desk();
    desk.wire.joins('3.10');
    const id = desk.socket.choose('3.10', 'select monk');
    expect(desk.wire.sent).toEqual([{ type: 'choose', id, at: '3.10', choice: 'select monk' }]);
    expect(desk.socket.unanswered.has(id)).toBe(true);
    desk.wire.says({ type: 'done', id });
    expect(desk.socket.unanswered.size).toBe(0);
  });

  test('after coming back a choice for the same moment is sent again', () => {
    const desk = new Desk();
    desk.wire.joins('3.10');
    const id = desk.socket.choose('3.10', 'select monk');
    desk.wire.onclose({ code: 1006 });
    desk.passes(500);
    desk.wire.joins('3.10');
    expect(desk.wire.sent).toEqual([{ type: 'choose', id, at: '3.10', choice: 'select monk' }]);
    expect(desk.lost).toEqual([]);
  });

  test('a choice for a moment that has passed is given up, and so is everything else', () => {
    const desk = new Desk();
    desk.wire.joins('3.10');
    desk.socket.choose('3.10', 'select monk');
    desk.socket.send({ type: 'do', id: 'x', deed: 'takeback' });
    desk.wire.onclose({ code: 1006 });
    desk.passes(500);
    desk.wire.joins('4.12');
    expect(desk.wire.sent).toEqual([]);
    expect(desk.lost).toEqual(['choose', 'do']);
    expect(desk.socket.unanswered.size).toBe(0);
  });

  test('a choice made while the line is down waits for it', () => {
    const desk = new Desk();
    desk.wire.joins('3.10');
    desk.wire.onclose({ code: 1006 });
    desk.socket.choose('3.10', 'pass');
    desk.passes(500);
    desk.wire.joins('3.10');
    expect(desk.wire.sent.map(({ type }) => type)).toEqual(['choose']);
  });
});
