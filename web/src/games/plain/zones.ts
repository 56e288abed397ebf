// What lies where on any table, and which piece a choice or an event speaks of.

import type { Book, Plain, ZoneFacts } from '../../wire';

/** A piece by its kind and its name. */
export interface Named {
  kind: string;
  id: string;
}

/** What is seen of a zone: its pieces, or how many of them lie face down, or what is written there. */
export interface Lying {
  pieces: string[];
  hidden: number;
  written: string | number | null;
}

export function lyingIn(zone: ZoneFacts, shown: unknown): Lying {
  const pieces = (Array.isArray(shown) ? shown : zone.named && typeof shown === 'string' ? [shown] : []) as string[];
  const hidden = zone.named && (typeof shown === 'number' || shown === true) ? Number(shown) : 0;
  return { pieces, hidden, written: zone.named ? null : (shown as string | number | null) };
}

/** Whose a piece is as far as its name goes: each seat has a set of its own of what lies in nobody's zone. */
export function pieceOf({ kind, id }: Named, owner: number | null, book: Book): string {
  const own = book.zones.every((zone) => zone.kind !== kind || zone.each);
  return own && owner !== null ? `${kind}-${id}-${owner}` : `${kind}-${id}`;
}

/** The pieces that a choice names. */
export function piecesIn(text: string, book: Book): Named[] {
  const [verb = '', ...operands] = text.split(' ');
  const named = (book.verbs[verb] ?? []).map((kind, i) => ({ kind, id: operands[i] ?? '' }));
  return named.filter(({ kind }) => book.zones.some((zone) => zone.kind === kind && zone.named));
}

/** Choices by the first piece that they name. */
export function targets(view: Plain, menu: string[], book: Book): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const text of menu) {
    const [named] = piecesIn(text, book);
    if (!named) continue;
    const piece = pieceOf(named, view.you as number | null, book);
    found[piece] = [...(found[piece] ?? []), text];
  }
  return found;
}

/** The pieces that an event speaks of, for whoever points at its line in the log. */
export function subjects(event: Plain, book: Book): string[] {
  const form = book.events[String(event.name)] ?? [];
  const owner = typeof event.seat === 'number' ? event.seat : null;
  return form.flatMap(([key, kind]) => {
    const id = event[key];
    const lies = typeof id === 'string' && book.zones.some((zone) => zone.kind === kind && zone.named);
    return lies ? [pieceOf({ kind, id }, owner, book)] : [];
  });
}
