// Copying an address so that somebody else gets it.

import { app, say } from '../app.svelte';

/** Copies the text, or says that it must be done by hand. */
export async function copy(text: string): Promise<boolean> {
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  app.announce(say(done ? 'table-copied' : 'table-copy-by-hand'));
  return done ?? false;
}
