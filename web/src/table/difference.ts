// Differences: the next table of a replay from the one before. src/ludotheque/server/difference.py makes them.

import type { Frame, Plain } from '../wire';

type Key = string | number;

/** One step of a replay, with the tables after it whole. */
export interface Step {
  seat: number | null;
  choice: string | null;
  events: Plain[];
  views: Plain[];
}

/** The steps of a page: the first frame is whole, the others are changes to the one before. */
export function steps(frames: Frame[]): Step[] {
  let views: Plain[] = [];
  return frames.map(({ seat, choice, events, views: whole, changes }) => {
    views = whole.length > 0 ? whole : (changed(views, changes) as Plain[]);
    return { seat, choice, events, views };
  });
}

/** What the changes lead to. What stays the same is shared with the old data, which is left as it is. */
export function changed(old: unknown, changes: unknown[][]): unknown {
  return changes.reduce((data, change) => put(data, change[0] as Key[], change.slice(1)), old);
}

function put(old: unknown, path: Key[], value: unknown[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value[0];
  const copy = (Array.isArray(old) ? [...old] : { ...(old as Plain) }) as Record<Key, unknown>;
  if (rest.length === 0 && value.length === 0) delete copy[first];
  else copy[first] = put(copy[first], rest, value);
  return copy;
}
