/** People: how those at a table are called. */
import { app, say } from './app.svelte';
import { ranking } from './ranking';
import type { Chair, Ending } from './wire';

/** The name of whoever sits on a chair. */
function chairName(chair: Chair): string {
  if (chair.kind === 'open') return say('web-seat-free');
  if (chair.kind === 'bot') return botName(chair.bot ?? '');
  return chair.name;
}

/** The names at a table, by seat; those who are called the same are numbered. */
export function chairNames(chairs: Chair[]): string[] {
  const names = chairs.map(chairName);
  return names.map((name, seat) => {
    const alike = names.flatMap((other, at) => (other === name ? [at] : []));
    return alike.length > 1 && chairs[seat]?.kind !== 'open' ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}

/** The seat of whoever reads here; where several share the screen, or nobody plays, everybody is called by name. */
export function reader(yours: number[]): number | null {
  return yours.length === 1 ? (yours[0] ?? null) : null;
}

export function botName(level: string): string {
  const id = `app-bot-${level}`;
  return app.words?.knows(id) ? say(id) : say('app-bot', { name: level });
}

/** How a bot plays, and that it is fair. */
export function botAbout(level: string): string {
  const id = `app-bot-${level}.about`;
  const fair = say('web-seat-bot-about');
  return app.words?.knows(id) ? `${say(id)} ${fair}` : fair;
}

/** How a game ended: who won and, where that is not all that matters, what decided it. */
export function endingText(ending: Ending, chairs: Chair[], game: string): string {
  const told = ending.told && app.sentences(game)?.told(ending.told, chairNames(chairs));
  const alone = chairs.length === 1;
  return [alone && told ? '' : resultText(ending, chairs), told].filter(Boolean).join(' ');
}

function resultText(ending: Ending, chairs: Chair[]): string {
  const names = chairNames(chairs);
  const winners = ending.winners.map((seat) => names[seat] ?? '').join(', ');
  const scores = scoresText(ending, names);
  const by = ending.by === null ? '' : (names[ending.by] ?? '');
  if (chairs.length === 1) return say(`web-ending-alone-${fateOf(ending)}`, { name: names[0] ?? '' });
  if (ending.how === 'resigned') return say('web-ending-resigned', { winners, by });
  if (ending.how === 'flagged') return say('web-ending-flagged', { winners, by });
  if (ending.winners.length === 1) return say('web-ending-played', { winners, scores });
  const all = ending.winners.length === chairs.length;
  return all ? say('web-ending-drawn', { scores }) : say('web-ending-shared', { winners, scores });
}

/** How it went for whoever played alone. */
function fateOf({ how, winners }: Ending): string {
  if (how !== 'played') return how;
  return winners.length > 0 ? 'won' : 'lost';
}

/** Two scores stand against each other; more of them need names, but for whoever alone has won and was just named. */
function scoresText(ending: Ending, names: string[]): string {
  const seats = ranking(ending);
  const bare = (seat: number) => seats.length <= 2 || (seat === seats[0] && String(ending.winners) === String(seat));
  return seats
    .map((seat) => ({ seat, points: ending.scores?.[seat] ?? 0 }))
    .map(({ seat, points }) => (bare(seat) ? points : say('web-score', { name: names[seat] ?? '', points })))
    .join(seats.length <= 2 ? ' : ' : ' · ');
}
