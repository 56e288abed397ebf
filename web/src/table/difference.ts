// Differences: from one table to another. src/ludotheque/kernel/difference.py makes them.

import type { Highlight, Plain, Step as Sent } from '../wire';

type Key = string | number;

/** One step of a replay, with the tables after it whole. */
export interface Step {
  seat: number | null;
  choice: string | null;
  events: Plain[];
  views: Plain[];
  way: { told: number; views: Plain[] }[]; // how they came to be that
  highlights: Highlight[];
}

/** The steps of a page: the first one is whole, the others are changes to the one before. */
export function steps(sent: Sent[]): Step[] {
  let views: Plain[] = [];
  return sent.map(({ seat, choice, events, views: whole, changes, frames, highlights }) => {
    views = whole.length > 0 ? whole : changed(views, changes);
    const way = frames.map(({ told, changes }) => ({ told, views: changed(views, changes) }));
    return { seat, choice, events, views, way, highlights };
  });
}

/** What the changes lead to. What stays the same is shared with the old data, which is left as it is. */
export function changed<Data>(old: Data, changes: unknown[][]): Data {
  return changes.reduce<unknown>((data, change) => put(data, change[0] as Key[], change.slice(1)), old) as Data;
}

function spliced(old: unknown[], [from, until, items]: unknown[]): unknown[] {
  return [...old.slice(0, from as number), ...(items as unknown[]), ...old.slice(until as number)];
}

function put(old: unknown, path: Key[], value: unknown[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value.length === 1 ? value[0] : spliced(old as unknown[], value);
  const copy = (Array.isArray(old) ? [...old] : { ...(old as Plain) }) as Record<Key, unknown>;
  if (rest.length === 0 && value.length === 0) delete copy[first];
  else copy[first] = put(copy[first], rest, value);
  return copy;
}
