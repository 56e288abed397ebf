// The log in passages, each under its heading: the turns of bots that nobody was meant by fold into one line.

import type { Plain } from '../wire';

export interface Passage {
  heading: Plain | null; // a turn that begins; none before the first
  events: Plain[];
  first: number; // the number of its first event, the heading included
  folds: boolean;
}

/** Events by lines: several of a kind that says little alone stand in one. */
export function entries(events: Plain[], joined: string[]): Plain[][] {
  const found: Plain[][] = [];
  for (const event of events) {
    const last = found.at(-1) ?? [];
    if (last[0]?.name === event.name && joined.includes(String(event.name))) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** Sentences in one line; what is said several times over is counted. */
export function inLine(sentences: string[]): string {
  const found: [sentence: string, times: number][] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last?.[0] === sentence) last[1]++;
    else found.push([sentence, 1]);
  }
  return found.map(([sentence, times]) => (times > 1 ? `${sentence} ×${times}` : sentence)).join(' ');
}

/**
 * What was told, by headings. Where several bots choose in between, a bot's turn is folded as soon as it is over, unless
 * something in it concerns the reader.
 */
export function passages(
  events: Plain[],
  headings: string[],
  bots: ReadonlySet<number>,
  concerns: (event: Plain) => boolean,
): Passage[] {
  const found: Passage[] = [];
  for (const [n, event] of events.entries()) {
    const opens = headings.includes(String(event.name));
    if (opens || found.length === 0) found.push({ heading: opens ? event : null, events: [], first: n, folds: false });
    if (!opens) found.at(-1)?.events.push(event);
  }
  for (const passage of found.slice(0, -1)) {
    const seat = passage.heading?.seat;
    const idle = typeof seat === 'number' && bots.size > 1 && bots.has(seat);
    passage.folds = idle && passage.events.length > 0 && !passage.events.some(concerns);
  }
  return found;
}
