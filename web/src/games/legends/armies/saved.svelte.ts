/** Saved: the armies that a person has put together, kept in this browser. */

export type Side = 'beige' | 'grey';

export interface SavedArmy {
  name: string;
  side: Side;
  mixed: boolean; // units of the other side serve in it
  legal: boolean; // when it was saved
  text: string; // as it is exported
}

const KEY = 'ludotheque-armies';

class Saved {
  list = $state.raw<SavedArmy[]>(read());

  /** Looks again: another window may have saved one. */
  refresh(): void {
    this.list = read();
  }

  /** Keeps an army in the place of one with its name and side; false where the browser keeps nothing. */
  keep(army: SavedArmy): boolean {
    return this.store([...this.others(army), army].sort((a, b) => a.name.localeCompare(b.name)));
  }

  remove(army: SavedArmy): boolean {
    return this.store(this.others(army));
  }

  private others(army: SavedArmy): SavedArmy[] {
    return read().filter(({ name, side }) => name !== army.name || side !== army.side);
  }

  private store(list: SavedArmy[]): boolean {
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      return false;
    }
    this.list = list;
    return true;
  }
}

function read(): SavedArmy[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isArmy) : [];
  } catch {
    return [];
  }
}

function isArmy(thing: unknown): thing is SavedArmy {
  if (typeof thing !== 'object' || thing === null) return false;
  const { name, side, text } = thing as Partial<SavedArmy>;
  return typeof name === 'string' && typeof text === 'string' && (side === 'beige' || side === 'grey');
}

export const saved = new Saved();
