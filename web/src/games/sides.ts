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
