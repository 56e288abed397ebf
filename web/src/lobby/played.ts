/** Played: which games somebody knows from playing them. */
import type { Played, TableLine } from '../wire';

/** Those that they have finished, and those under way; a table that still looks for players is neither. */
export function gamesPlayed(tables: TableLine[], standing: Played[]): Set<string> {
  const begun = tables.filter(({ phase }) => phase === 'playing' || phase === 'over');
  return new Set([...begun, ...standing].map(({ game }) => game));
}
