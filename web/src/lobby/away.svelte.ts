/** Away: the games that somebody does not want to see in this browser's lobby; they stay under "My games". */

const KEY = 'ludotheque-away';
const MOST = 200; // the oldest come back

let away = $state.raw(read());

export function isAway(table: string): boolean {
  return away.includes(table);
}

export function putAway(table: string): void {
  away = [...away, table].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(away));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
