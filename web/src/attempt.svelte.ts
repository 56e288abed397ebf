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
      void app.reached(error).then((again) => again && this.forget());
    } finally {
      this.busy = false;
    }
  }

  /** What went wrong is true no longer. */
  private forget(): void {
    if (!this.busy) this.problem = '';
  }

  /** What a form does when it is sent. */
  sending(deed: () => Promise<void>): (event: SubmitEvent) => Promise<void> {
    return (event) => {
      event.preventDefault();
      return this.make(deed);
    };
  }
}
