// Familiar: the games that somebody at this browser has played or learnt. Nobody is offered a lesson in them first.

const KEY = 'ludotheque-familiar';

class Familiar {
  games = $state.raw<string[]>(read());

  has(game: string): boolean {
    return this.games.includes(game);
  }

  add(...games: string[]): void {
    const all = [...new Set([...this.games, ...games])];
    if (all.length === this.games.length) return;
    this.games = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing offers the lesson again.
    }
  }
}

export const familiar = new Familiar();

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
