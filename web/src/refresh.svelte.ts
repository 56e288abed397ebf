/** Refresh: a list from the server that stays fresh while somebody looks at it. */
import { app } from './app.svelte';

const EVERY = 8_000;

export class Fresh<T> {
  value = $state.raw<T | null>(null);
  problem = $state('');
  private timer = 0;
  private readonly ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.ask = ask;
  }

  /** Asks now and then; call within an effect, whose clean-up it returns. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) void this.look();
    };
    look();
    this.timer = window.setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(this.timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async look(): Promise<void> {
    try {
      this.value = await this.ask();
      this.problem = '';
    } catch (error) {
      this.problem = app.why(error);
    }
  }
}
