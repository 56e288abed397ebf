// Tiles on their way: from a piece of the board to another. What goes away is copied before it is gone, what comes is
// copied where it arrives; the copy flies above everything.

import { type Departure, ghostOf, travel } from '../../table/ghost';
import type { Trip } from './view';

const SIZES = ['--size'];
const LANDS = /^(link|slot)-/; // what appears only when it has arrived
const STAYS = /^(seat|pile|place|points)-/; // what something comes from without leaving

/** A piece, or what stands for it where it is not drawn: the organism for its tiles, the player for an organism. */
function find(root: HTMLElement, piece: string): HTMLElement | null {
  const place = /^slot-(\w\d)/.exec(piece)?.[1] ?? /^place-(\w\d)/.exec(piece)?.[1];
  const names = [piece];
  if (place) names.push(`place-${place}`, `seat-${'abcdefg'.indexOf(place.slice(0, 1))}`);
  for (const name of names) {
    const quoted = CSS.escape(name);
    const found = root.querySelector<HTMLElement>(`[data-piece="${quoted}"], [data-spot="${quoted}"]`);
    if (found && !found.closest('dialog') && found.getBoundingClientRect().width > 0) return found;
  }
  return null;
}

/** Before the board changes: where everything that moves is now. */
export function departures(root: HTMLElement, trips: Trip[]): Departure[] {
  return trips.flatMap(([from, to]) => {
    const element = find(root, from);
    if (!element) return [];
    const leaves = !STAYS.test(from) || to.startsWith('points-') || to.startsWith('discard-');
    return [{ from: element.getBoundingClientRect(), copy: leaves ? ghostOf(element, SIZES) : null, to }];
  });
}

/** After it has changed: everything flies to where it belongs. */
export function arrive(root: HTMLElement, leaving: Departure[], ms: number): void {
  travel(root, leaving, ms, find, SIZES, (element) => LANDS.test(element.dataset.piece ?? ''));
}
