/** App: what every page shares: the words, who you are, the games, and what is being said aloud. */
import { SvelteMap } from 'svelte/reactivity';
import { api, Trouble, UNREACHABLE } from './api';
import { settings } from './settings.svelte';
import { delay } from './socket';
import type { Book, GameFacts, Language, Person } from './wire';
import { type Params, Sentences, Words } from './words';

const AGAIN = 4_000; // milliseconds until a server that could not be reached is asked again

class App {
  words = $state.raw<Words | null>(null);
  me = $state.raw<Person | null>(null);
  games = $state.raw<GameFacts[]>([]);
  ready = $state(false); // words, person and games are there
  trouble = $state.raw<Trouble | null>(null); // why nothing can be shown yet
  said = $state(''); // the last thing said aloud
  private platform = '';
  private readonly books = new SvelteMap<string, Sentences>();
  private readonly wanted = new Map<string, Promise<Book>>();
  private readonly sought = new Set<string>();

  /** The words of the language, who you are, and the games. */
  async start(): Promise<void> {
    try {
      const [, me, games] = await Promise.all([this.speak(settings.language), api.me(), api.games()]);
      this.me = me;
      this.games = games;
      await this.person();
      this.trouble = null;
      this.ready = true;
    } catch (error) {
      this.trouble = troubleOf(error);
      if (await this.reached(error)) await this.start();
    }
  }

  /** Changes the language: words and books first, so that nothing is ever half in one and half in another. */
  async speak(language: Language): Promise<void> {
    const games = [...new Set([...this.books.values()].map((sentences) => sentences.book.game))];
    const [text, books] = await Promise.all([
      api.words(language),
      Promise.all(games.map((game) => this.book(game, language))),
    ]);
    this.platform = text;
    this.words = new Words(language, text);
    for (const book of books) this.books.set(book.game, new Sentences(book, text));
    settings.language = language;
    settings.keep();
    document.documentElement.lang = language;
    this.said = ''; // it was said in another language
  }

  /** A game in sentences; undefined until its book has come. */
  sentences(game: string): Sentences | undefined {
    const known = this.books.get(game);
    if (!known && this.words && this.games.some(({ id }) => id === game)) void this.seek(game);
    return known;
  }

  /** Fetches a book that a page waits for, again where the server could not be reached. */
  private async seek(game: string): Promise<void> {
    if (this.sought.has(game)) return;
    this.sought.add(game);
    for (let attempt = 0; !this.books.has(game); attempt += 1) {
      await this.load(game).catch(() => pause(delay(attempt, Math.random())));
    }
    this.sought.delete(game);
  }

  /** A game in sentences, once its book has come. */
  async load(game: string): Promise<Sentences> {
    const known = this.books.get(game);
    if (known) return known;
    const sentences = new Sentences(await this.book(game, settings.language), this.platform);
    if (!this.books.has(game)) this.books.set(game, sentences);
    return this.books.get(game) ?? sentences;
  }

  /** A game in the words that it was told with under older rules. */
  async older(digest: string): Promise<Sentences> {
    return new Sentences(await api.keptBook(digest), this.platform);
  }

  /** Who you are; a guest with a friendly name where you are nobody yet. */
  async person(): Promise<Person> {
    this.me ??= await api.enter(this.guestName());
    return this.me;
  }

  /** Says something aloud to those who do not see it. */
  announce(text: string): void {
    this.said = text;
  }

  /** Waits until the server answers again, where it could not be reached; else false. */
  async reached(error: unknown): Promise<boolean> {
    if (troubleOf(error).problem.code !== UNREACHABLE) return false;
    do await pause(AGAIN);
    while (!(await api.answers()));
    return true;
  }

  /** Why something did not work, in words. */
  why(error: unknown): string {
    const { problem } = troubleOf(error);
    if (problem.text) return problem.text;
    return say(problem.code === UNREACHABLE ? 'web-unreachable' : 'web-went-wrong');
  }

  private guestName(): string {
    return say('web-guest', { number: String(1000 + Math.floor(Math.random() * 9000)) });
  }

  private book(game: string, language: string): Promise<Book> {
    const key = `${game}/${language}`;
    const coming = this.wanted.get(key) ?? api.book(game, language);
    this.wanted.set(key, coming);
    coming.catch(() => this.wanted.delete(key));
    return coming;
  }
}

export const app = new App();

/** The platform's words for an id. */
export function say(id: string, params: Params = {}): string {
  return app.words?.text(id, params) ?? '';
}

/** What a list says of a game, such as its name; this needs no book. */
export function sayOf(game: string, id: string): string {
  return say(`${game}-${id}`);
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof Trouble ? error : new Trouble(-1, { code: 'went-wrong', params: {}, text: '' });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
