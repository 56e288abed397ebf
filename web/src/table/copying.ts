// Copying an address so that somebody else gets it.

import { app, say } from '../app.svelte';

/** Copies the text, or says that it must be done by hand. */
export async function copy(text: string): Promise<boolean> {
  const written = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  const done = written || copyInTheOldWay(text);
  app.announce(say(done ? 'table-copied' : 'table-copy-by-hand'));
  return done;
}

/** Pages that came without encryption have no clipboard, but hear what is being copied. */
function copyInTheOldWay(text: string): boolean {
  let heard = false;
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    heard = true;
  };
  document.addEventListener('copy', fill);
  const done = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  return done && heard;
}
