/** Lines: what a list says of a table. */
import { say } from '../app.svelte';
import { chairNames, endingText } from '../people';
import type { Place } from '../router';
import type { TableLine } from '../wire';

/** How a table stands, in a few words. */
export function state(table: TableLine): string {
  if (table.phase === 'aborted') return say('web-state-aborted');
  if (table.phase === 'open') return say('web-state-open', { count: freeSeats(table) });
  if (table.phase === 'playing') return say(playing(table));
  if (!table.ending) return '';
  const verdict = result(table);
  const { how, told } = table.ending;
  const isSaid = table.chairs.length === 1 && how === 'played' && !told && verdict !== ''; // the verdict says it all
  return isSaid ? verdict : [verdict, endingText(table.ending, table.chairs, table.game)].filter(Boolean).join(' ');
}

function playing(table: TableLine): string {
  if (table.your_turn) return 'web-state-your-turn';
  return table.yours.length > 0 ? 'web-state-their-turn' : 'web-state-playing';
}

/** Won or lost, for whoever had one seat there. */
function result(table: TableLine): string {
  const [seat] = table.yours;
  if (seat === undefined || table.yours.length > 1 || !table.ending) return '';
  if (!table.ending.winners.includes(seat)) return say('web-lost');
  const drawn = table.chairs.length > 1 && table.ending.winners.length === table.chairs.length;
  return drawn ? '' : say('web-won');
}

/** Where a line leads, and the word for it. */
export function wayOf(table: TableLine): { to: Place; id: string } {
  const to: Place = { page: 'table', table: table.id };
  if (table.phase === 'over')
    return { to: { page: 'replay', table: table.id, step: null, seen: null, review: false }, id: 'web-replay' };
  if (table.phase === 'aborted') return { to, id: 'web-look' };
  if (table.yours.length > 0) return { to, id: table.your_turn ? 'web-play' : 'web-go-on' };
  return { to, id: table.phase === 'open' ? 'web-join' : 'web-watch' };
}

function freeSeats(table: TableLine): number {
  return table.chairs.filter(({ kind }) => kind === 'open').length;
}

/** Whether a search finds a table: by the names of those who sit there. */
export function matches(table: TableLine, search: string): boolean {
  return chairNames(table.chairs).join(' ').toLowerCase().includes(search.trim().toLowerCase());
}
