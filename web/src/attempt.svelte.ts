// Something that is asked of the server: whether it is under way, and what went wrong.

import { app } from './app.svelte';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  async make(deed: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await deed();
    } catch (error) {
      this.problem = app.why(error);
    } finally {
      this.busy = false;
    }
  }

  /** What a form does when it is sent. */
  sending(deed: () => Promise<void>): (event: SubmitEvent) => Promise<void> {
    return (event) => {
      event.preventDefault();
      return this.make(deed);
    };
  }
}
