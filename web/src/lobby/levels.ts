/** Levels: against which bots somebody plays at once, game by game, as kept in this browser. */
import { usualBot } from '../newtable/draft';
import type { GameFacts } from '../wire';

const KEY = 'ludotheque-levels';
const LEVELS = ['novice', 'easy', 'medium', 'hard', 'expert'];
const FIRST = 'novice'; // in a game that one does not know yet
const USUAL = 'easy';

/** The levels of a game, the easiest first. */
export function levelsOf(game: GameFacts): string[] {
  return LEVELS.filter((level) => game.bots.includes(level));
}

/** What was chosen last; else an easy one. */
export function levelOf(game: GameFacts, isFirst: boolean): string {
  const levels = levelsOf(game);
  const wanted = [read()[game.id], isFirst ? FIRST : USUAL];
  return wanted.find((level) => level !== undefined && levels.includes(level)) ?? usualBot(game);
}

export function keepLevel(game: string, level: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: level }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
