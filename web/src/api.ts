/** Api: what the server is asked over HTTP. */
import { settings } from './settings.svelte';
import type {
  Account,
  Book,
  Credentials,
  Deed,
  Device,
  Fairness,
  Forecast,
  FromHere,
  GameFacts,
  Hint,
  Invitation,
  NewPassword,
  NewTable,
  Page,
  Person,
  Played,
  Problem,
  Puzzles,
  Replay,
  Review,
  RuleBook,
  Solution,
  TableFacts,
  TableLine,
  Tried,
  Why,
} from './wire';

/** What went wrong: the server's own words, or none where it could not be reached. */
export class Trouble extends Error {
  readonly status: number; // 0 where the server could not be reached
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.text || problem.code);
    this.status = status;
    this.problem = problem;
  }
}

export const UNREACHABLE = 'unreachable';

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(`/api${path}`, init).catch(() => null);
  if (response === null) throw new Trouble(0, { code: UNREACHABLE, params: {}, text: '' });
  if (!response.ok) throw new Trouble(response.status, await problemIn(response));
  return response;
}

/** The problem that an answer tells of; a proxy in between may answer anything. */
async function problemIn(response: Response): Promise<Problem> {
  const said = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const unreachable = response.status >= 502 && said?.code === undefined;
  const code = said?.code ?? (unreachable ? UNREACHABLE : `status-${response.status}`);
  return { code, params: said?.params ?? {}, text: said?.text ?? '' };
}

export async function get<T>(path: string): Promise<T> {
  return (await ask('GET', path)).json();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const text = await (await ask('POST', path, body)).text();
  return (text ? JSON.parse(text) : null) as T;
}

export const enc = encodeURIComponent;

export const api = {
  /** Whether the server is there, and well. */
  answers: () =>
    fetch('/health', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  me: () => get<Person | null>('/me'),
  enter: (name: string) => post<Person>('/me', { name }),
  openAccount: (credentials: Credentials) => post<Person>('/me/account', credentials),
  signIn: (credentials: Credentials) => post<Person>('/sign-in', credentials),
  signOut: () => post<null>('/sign-out'),
  devices: () => get<Device[]>('/me/devices'),
  endDevice: (id: string) => post<null>(`/me/devices/${enc(id)}/end`),
  forgetMe: (name: string) => post<null>('/me/forget', { name }),
  changePassword: (passwords: NewPassword) => post<null>('/me/password', passwords),
  myTables: () => get<TableLine[]>('/me/tables'),
  standing: () => get<Played[]>('/me/standing'),
  words: async (language: string) => (await ask('GET', `/words/${language}`)).text(),
  games: () => get<GameFacts[]>('/games'),
  book: (game: string, language: string) => get<Book>(`/games/${enc(game)}/book/${language}`),
  rules: (game: string, language: string) => get<RuleBook>(`/games/${enc(game)}/rules/${language}`),
  tables: () => get<TableLine[]>('/tables'),
  newTable: (table: NewTable) => post<TableFacts>('/tables', table),
  table: (id: string) => get<TableFacts>(`/tables/${enc(id)}`),
  invitation: (id: string, secure: boolean) => get<Invitation>(`/tables/${enc(id)}/invitation?secure=${secure}`),
  sit: (id: string, seat: number) => post<TableFacts>(`/tables/${enc(id)}/sit`, { seat }),
  remove: (id: string, seat: number) => post<TableFacts>(`/tables/${enc(id)}/remove`, { seat }),
  do: (id: string, seat: number, deed: Deed) => post<unknown>(`/tables/${enc(id)}/deeds`, { seat, deed }),
  leave: (id: string) => post<TableFacts | null>(`/tables/${enc(id)}/leave`),
  why: (id: string, seat: number, about: string) => get<Why>(`/tables/${enc(id)}/why?seat=${seat}&about=${enc(about)}`),
  forecast: (id: string, seat: number, at: string, choice: string) =>
    get<Forecast>(`/tables/${enc(id)}/forecast?seat=${seat}&at=${enc(at)}&about=${enc(choice)}`),
  replay: (id: string, seenBy: string) => get<Replay>(`/tables/${enc(id)}/replay?seen_by=${enc(seenBy)}`),
  replayPage: (id: string, page: number, seenBy: string) =>
    get<Page>(`/tables/${enc(id)}/replay/${page}?seen_by=${enc(seenBy)}`),
  account: (id: string) => get<Account>(`/tables/${enc(id)}/account`),
  review: (id: string, seenBy: string) => get<Review>(`/tables/${enc(id)}/review?seen_by=${enc(seenBy)}`),
  hint: (id: string, seat: number, at: string) => post<Hint>(`/tables/${enc(id)}/hint`, { seat, at }),
  playFrom: (id: string, from: FromHere) => post<TableFacts>(`/tables/${enc(id)}/from`, from),
  puzzles: () => get<Puzzles>('/puzzles'),
  tried: (game: string, puzzle: string, choice: string) =>
    get<Tried>(`/puzzles/${enc(game)}/${enc(puzzle)}/tried?about=${enc(choice)}`),
  solution: (game: string, puzzle: string) => get<Solution>(`/puzzles/${enc(game)}/${enc(puzzle)}/solution`),
  keptBook: (digest: string) => get<Book>(`/books/${enc(digest)}`),
  fairness: (id: string) => get<Fairness>(`/tables/${enc(id)}/fair`),
  recordUrl: (id: string) => `/api/tables/${enc(id)}/record`,
};
