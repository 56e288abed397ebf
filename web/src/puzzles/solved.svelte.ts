// Solved: the puzzles that somebody at this browser has solved, and on how many days in a row that of the day.

import { streakOf } from './streak';

const KEY = 'ludotheque-puzzles';

interface Kept {
  puzzles: string[]; // game/id
  days: string[]; // on which the daily one was solved, by the server's date
}

class Solved {
  kept = $state.raw<Kept>(read());

  has(game: string, id: string): boolean {
    return this.kept.puzzles.includes(`${game}/${id}`);
  }

  /** One more; `day` where it is the puzzle of that day. */
  add(game: string, id: string, day: string | null): void {
    const { puzzles, days } = this.kept;
    this.kept = {
      puzzles: [...new Set([...puzzles, `${game}/${id}`])],
      days: [...new Set(day ? [...days, day] : days)],
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing forgets what was solved.
    }
  }

  /** Days in a row up to today; one that is not over yet breaks nothing. */
  streak(today: string): number {
    return streakOf(this.kept.days, today);
  }
}

export const solved = new Solved();

function read(): Kept {
  try {
    const { puzzles, days } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { puzzles: texts(puzzles), days: texts(days) };
  } catch {
    return { puzzles: [], days: [] };
  }
}

function texts(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}
