/** Focus: where the choice or the piece that had it is gone, the question has it; nobody starts again from the top. */

export function keepFocus(page: HTMLElement): () => void {
  let inside = false;
  const come = () => {
    inside = true;
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget)
      inside = false; // to somewhere: if that is in here, it comes again
    else
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected) inside = false; // somebody let go of it
      });
  };
  const watcher = new MutationObserver(() => {
    if (inside && document.activeElement === document.body)
      page.querySelector<HTMLElement>('[data-ask]')?.focus({ preventScroll: true });
  });
  page.addEventListener('focusin', come);
  page.addEventListener('focusout', leave);
  watcher.observe(page, { childList: true, subtree: true });
  return () => watcher.disconnect();
}
