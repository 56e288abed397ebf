/** Router: addresses into places and back, over the browser's own history. */

export type Place =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzles'; game: string } // of one game, or of all
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; step: number | null; seen: string | null; review: boolean }
  | { page: 'games' }
  | { page: 'account' }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'cards'; game: string; card: string }
  | { page: 'own'; game: string; name: string } // a page that a game brings
  | { page: 'about' }
  | { page: 'api' }
  | { page: 'missing' };

/** The place an address names. */
export function placeOf(url: URL): Place {
  const [first = '', second = '', third = '', ...rest] = url.pathname.split('/').slice(1).map(decoded);
  if (rest.some((part) => part !== '')) return { page: 'missing' };
  if (third !== '') return first === 'puzzles' ? { page: 'puzzle', game: second, puzzle: third } : { page: 'missing' };
  if (first === 'puzzles') return { page: 'puzzles', game: second };
  if (second === '') return alone(first);
  if (first === 'new' || first === 'learn') return { page: first, game: second };
  if (first === 'table') return { page: 'table', table: second };
  if (first === 'replay') return replayOf(second, url.searchParams);
  if (first === 'rules') return { page: 'rules', game: second, rule: decoded(url.hash.slice(1)) };
  if (first === 'cards') return { page: 'cards', game: second, card: decoded(url.hash.slice(1)) };
  if (first === 'api') return second === 'docs' ? { page: 'api' } : { page: 'missing' };
  return { page: 'own', game: second, name: first };
}

function alone(first: string): Place {
  if (first === '') return { page: 'lobby' };
  if (first === 'games' || first === 'account' || first === 'about') return { page: first };
  return { page: 'missing' };
}

function replayOf(table: string, params: URLSearchParams): Place {
  const step = params.get('step');
  const review = params.has('review');
  const at = step && /^\d+$/.test(step) ? Number(step) : null;
  return { page: 'replay', table, step: at, seen: params.get('seen'), review };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a place. */
export function pathOf(place: Place): string {
  const e = encodeURIComponent;
  switch (place.page) {
    case 'lobby':
      return '/';
    case 'new':
      return `/new/${e(place.game)}`;
    case 'learn':
      return `/learn/${e(place.game)}`;
    case 'puzzles':
      return place.game ? `/puzzles/${e(place.game)}` : '/puzzles';
    case 'puzzle':
      return `/puzzles/${e(place.game)}/${e(place.puzzle)}`;
    case 'table':
      return `/table/${e(place.table)}`;
    case 'replay':
      return `/replay/${e(place.table)}${query({ step: place.step, seen: place.seen, review: place.review ? 1 : null })}`;
    case 'rules':
      return `/rules/${e(place.game)}${place.rule && `#${e(place.rule)}`}`;
    case 'cards':
      return `/cards/${e(place.game)}${place.card && `#${e(place.card)}`}`;
    case 'own':
      return `/${e(place.name)}/${e(place.game)}`;
    case 'api':
      return '/api/docs';
    default:
      return `/${place.page}`;
  }
}

function query(params: Record<string, string | number | null>): string {
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

/** Goes to a place, or to an address. `replace` leaves no way back to where we were. */
export function go(to: Place | string, replace = false): void {
  const path = typeof to === 'string' ? to : pathOf(to);
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Tells of every change of place; links of our own pages no longer load the page anew. */
export function listen(changed: (place: Place) => void): () => void {
  const moved = () => changed(placeOf(new URL(location.href)));
  const clicked = (event: MouseEvent) => {
    const path = ownLink(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  addEventListener('popstate', moved);
  document.addEventListener('click', clicked);
  return () => {
    removeEventListener('popstate', moved);
    document.removeEventListener('click', clicked);
  };
}

/** The path of a link that stays within the client; null for everything else. */
function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (link.getAttribute('href')?.startsWith('#')) return null;
  if (link.pathname.startsWith('/api/')) return null;
  return link.pathname + link.search + link.hash;
}
