/** Draft: a table as it is being put together. */
import type { Absent, Clock, GameFacts, NewChair, NewTable, SettingValue } from '../wire';

/** Who may sit on a chair: you, whoever has the link, a bot, or a second person at this screen. */
export interface DraftChair {
  kind: 'me' | 'open' | 'bot' | 'here';
  bot: string;
  name: string;
}

export interface Draft {
  chairs: DraftChair[];
  options: Record<string, SettingValue>; // only what was chosen; the rest is left to the game and its edition
  clock: Clock;
  absent: Absent;
  door: 'private' | 'listed';
  each: 'one' | 'many'; // how many chairs one person may take
  seed: number | null; // of all chance; null leaves it to the server, and secret
}

const kept = new Map<string, Draft>();

/** The draft of a game as it was left, until the page is loaded anew. */
export function keptDraft(game: string): Draft | undefined {
  return kept.get(game);
}

export function keepDraft(game: string, draft: Draft): void {
  kept.set(game, draft);
}

/** The bot that is proposed where somebody gives a chair to one. */
export function usualBot(game: GameFacts): string {
  return game.bots.includes('greedy') ? 'greedy' : (game.bots.at(-1) ?? '');
}

const ME: DraftChair = { kind: 'me', bot: '', name: '' };

export function draft(game: GameFacts | undefined): Draft {
  return {
    chairs: withSeats([ME], game?.usual_seats ?? 2, game ? usualBot(game) : ''),
    options: {},
    clock: { kind: 'none', seconds: 0, increment: 0 },
    absent: 'wait',
    door: 'private',
    each: 'one',
    seed: null,
  };
}

/** As many chairs as asked for: the first ones stay, new ones are for friends, or for `bot`, which could sit there. */
export function withSeats(
  chairs: DraftChair[],
  count: number,
  bot: string,
  kind: 'open' | 'bot' = 'open',
): DraftChair[] {
  const more = Array.from({ length: Math.max(0, count - chairs.length) }, (): DraftChair => {
    return { kind, bot, name: '' };
  });
  return [...chairs.slice(0, count), ...more];
}

/** A table as "Play now" opens it: you and bots, with what makes a first game easy where it shall be. */
export function atOnce(game: GameFacts, bot: string, easy: boolean): NewTable {
  const options = { ...game.at_once, ...(easy ? game.first : {}) };
  return newTable(game.id, { ...draft(game), options, chairs: withSeats([ME], game.usual_seats, bot, 'bot') });
}

/** The draft as the server wants it. */
export function newTable(game: string, { chairs, options, clock, absent, door, each, seed }: Draft): NewTable {
  return {
    game,
    chairs: chairs.map(newChair),
    options: { ...options },
    clock: { ...clock },
    absent,
    private: door === 'private',
    many_chairs: each === 'many',
    seed,
  };
}

function newChair({ kind, bot, name }: DraftChair): NewChair {
  if (kind === 'bot') return { kind, bot, name: '' };
  if (kind === 'here') return { kind: 'me', bot: '', name: name.trim() };
  return { kind, bot: '', name: '' };
}
