// Scenes: what the board shows on the way from one table to the next, and for how long. Tables come from the server; here
// is only said when each is seen, with which of the events, and what stands out then.

import type { GameTable } from '../games';
import type { Book, Highlight, Plain } from '../wire';

/** A table that the server showed, after so many events. */
export interface Shot {
  told: number;
  view: Plain;
}

/** What the board looks like for a while, and what is told meanwhile. */
export interface Scene {
  view: Plain;
  events: Plain[];
  ms: number;
  great: Highlight | null; // what is celebrated with it
}

/** How the events of a game follow one another. */
export interface Pace {
  calm: number; // milliseconds for an event
  other: Record<string, number>; // for those that take more or less; what takes none is not waited for
  together: string[]; // several in a row are one scene
  leads: string[]; // what is told of before it is seen
}

/** What stands out on the board, by kind: pieces that something happens to, ways that they go. */
export type Marks = Record<string, unknown[]>;

interface Draft extends Omit<Scene, 'great'> {
  marks: Marks;
}

/** The scenes that lead from one table over others to the last of them; `told` is how many events had been told before. */
export function scenes(
  game: GameTable,
  before: Plain,
  told: number,
  shots: Shot[],
  events: Plain[],
  book: Book,
  highlights: Highlight[] = [],
): Scene[] {
  const drafts: Draft[] = [];
  let [last, begin] = [before, told];
  for (const { told: end, view } of shots) {
    for (const draft of drafted(game, last, events.slice(begin, end), view, book)) add(drafts, draft, game.pace);
    [last, begin] = [view, end];
  }
  const great = new Map(highlights.map((one) => [events[one.told - 1], one]));
  const seen = drafts.map(({ view, marks, events, ms }) => ({
    view: { ...view, ...marks },
    events,
    ms,
    great: events.flatMap((event) => great.get(event) ?? []).at(-1) ?? null,
  }));
  return [...seen, { view: last, events: [], ms: 0, great: null }];
}

/** An event for each scene. What moves does so where the table changes: with the first event that does not lead to it. */
function drafted({ pace, marks, subjects }: GameTable, before: Plain, all: Plain[], after: Plain, book: Book): Draft[] {
  const msOf = ({ name }: Plain) => pace.other[String(name)] ?? pace.calm;
  const events = all.filter((event) => msOf(event) > 0);
  const leading = events.findIndex(({ name }) => !pace.leads.includes(String(name)));
  const turn = leading < 0 ? events.length : leading;
  return events.map((event, n) => ({
    view: n < turn ? before : after,
    marks: { ...(n === turn ? marks?.(events.slice(turn), before, after, book) : {}), lately: subjects(event, book) },
    events: [event],
    ms: msOf(event),
  }));
}

function add(drafts: Draft[], draft: Draft, { together }: Pace): void {
  const last = drafts.at(-1);
  const name = String(draft.events[0]?.name);
  if (!last || !together.includes(name) || last.events[0]?.name !== name) {
    drafts.push(draft);
    return;
  }
  const marks = { ...last.marks };
  for (const [kind, found] of Object.entries(draft.marks)) marks[kind] = [...(marks[kind] ?? []), ...found];
  drafts[drafts.length - 1] = { ...draft, marks, events: [...last.events, ...draft.events] };
}
