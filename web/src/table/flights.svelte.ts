// What happens on a board when its table changes: what moves is found before, and sent on its way after.

import { untrack } from 'svelte';
import { settings } from '../settings.svelte';

/** `scene` is what changes; `leave` finds what is about to move, `arrive` brings it to where it belongs. */
export function flights<Scene, Departure>(
  scene: () => Scene,
  root: () => HTMLElement | undefined,
  leave: (root: HTMLElement, now: Scene, before: Scene) => Departure[],
  arrive: (root: HTMLElement, leaving: Departure[], ms: number) => void,
  ms: number,
): void {
  let leaving: Departure[] = [];
  let before: Scene | null = null;
  $effect.pre(() => {
    const now = scene();
    untrack(() => {
      const board = root();
      leaving = board && before && settings.pace > 0 ? leave(board, now, before) : [];
      before = now;
    });
  });
  $effect(() => {
    void scene();
    untrack(() => {
      const board = root();
      if (board && leaving.length > 0) arrive(board, leaving, ms * settings.pace);
      leaving = [];
    });
  });
}

/** How much of a board is covered by what is asked, where that stays in sight: what is held stays above it. */
export function covering(root: () => HTMLElement | undefined): { readonly bottom: number } {
  let bottom = $state(0);
  $effect(() => {
    const asked = root()?.closest('.table-page')?.querySelector<HTMLElement>('.table-bottom');
    if (!asked) return;
    const watch = new ResizeObserver(() => {
      bottom = getComputedStyle(asked).position === 'sticky' ? asked.offsetHeight : 0;
    });
    watch.observe(asked);
    return () => watch.disconnect();
  });
  return {
    get bottom() {
      return bottom;
    },
  };
}
