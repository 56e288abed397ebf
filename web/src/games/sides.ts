// What several games do alike with the sides of a table.

import type { Plain } from '../wire';

/** One view out of those of all seats: each seat's own side as that seat sees it; the rest is the same for all. */
export function everything(views: Plain[]): Plain {
  const [first] = views;
  if (!first) return {};
  return { ...first, seats: views.map((view, seat) => (view.seats as Plain[])[seat]) };
}

/** A sign for each player beside the name, so that nobody is known by colour alone. */
export function letter(seat: number): string {
  return 'ABCDEFG'[seat] ?? '';
}

/** The seat whose side lies at the bottom: whoever looks, else the first one. */
export function below({ you }: { you: number | null }): number {
  return you ?? 0;
}

/** The others, clockwise from whoever looks. */
export function others(view: { you: number | null; seats: unknown[] }): number[] {
  const mine = below(view);
  return view.seats.slice(1).map((_, i) => (mine + 1 + i) % view.seats.length);
}
