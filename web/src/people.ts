/** People: how those at a table are called. */
import { app, say } from './app.svelte';
import type { Chair, Ending } from './wire';

/** The name of whoever sits on a chair. */
export function chairName(chair: Chair): string {
  if (chair.kind === 'open') return say('web-seat-free');
  if (chair.kind === 'bot') return botName(chair.bot ?? '');
  return chair.name;
}

/** The names at a table, by seat. */
export function chairNames(chairs: Chair[]): string[] {
  return chairs.map(chairName);
}

export function botName(level: string): string {
  const id = `app-bot-${level}`;
  return app.words?.knows(id) ? say(id) : say('app-bot', { name: level });
}

/** How a game ended, in one sentence. */
export function endingText(ending: Ending, chairs: Chair[]): string {
  const names = chairNames(chairs);
  const winners = ending.winners.map((seat) => names[seat] ?? '').join(', ');
  const by = ending.by === null ? '' : (names[ending.by] ?? '');
  if (ending.how === 'resigned') return say('web-ending-resigned', { winners, by });
  if (ending.how === 'flagged') return say('web-ending-flagged', { winners, by });
  if (ending.winners.length !== 1) return say('web-ending-drawn', { scores: (ending.scores ?? []).join(' : ') });
  return say('web-ending-played', { winners, scores: (ending.scores ?? []).join(' : ') });
}
