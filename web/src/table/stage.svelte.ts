// Stage: what the board shows. Scenes follow one another, can be hurried, and end on the server's own table.

import { tick } from 'svelte';
import { settings } from '../settings.svelte';
import type { Plain } from '../wire';
import { fly, spots } from './flip';
import type { Scene } from './scenes';

const FLIGHT = 330;
const QUEUE = 14; // scenes more than this are too many to sit through

export class Stage {
  view = $state.raw<Plain | null>(null);
  telling = $state.raw<Plain[]>([]); // the events of the scene
  busy = $state(false);
  ahead = $state(0); // events that are known but not yet seen
  root: HTMLElement | null = null;
  private scenes: Scene[] = [];
  private flights: Animation[] = [];
  private timer = 0;

  /** The table as it is, without any movement. */
  show(view: Plain | null): void {
    this.stop();
    this.view = view;
  }

  /** The table as it comes about. Whoever wants no movement sees the end of it. */
  play(scenes: Scene[]): void {
    const pending = this.scenes.filter(({ events }) => events.length > 0);
    this.scenes = [...pending, ...scenes];
    if (settings.speed === 'off' || document.hidden || this.scenes.length > QUEUE * 2) this.hurry();
    else if (!this.busy) this.next();
    else this.count();
  }

  /** Straight to the end. */
  hurry(): void {
    const last = this.scenes.at(-1);
    if (last) this.show(last.view);
    else this.stop();
  }

  private stop(): void {
    clearTimeout(this.timer);
    for (const flight of this.flights) flight.cancel();
    this.flights = [];
    this.scenes = [];
    this.telling = [];
    this.busy = false;
    this.ahead = 0;
  }

  private count(): void {
    this.ahead = this.scenes.reduce((sum, { events }) => sum + events.length, 0);
  }

  private next(): void {
    const scene = this.scenes.shift();
    if (!scene) {
      this.stop();
      return;
    }
    this.busy = true;
    this.telling = scene.events;
    this.count();
    void this.move(scene.view);
    const wait = Math.max(scene.ms, scene.events.length > 0 ? FLIGHT : 0);
    this.timer = window.setTimeout(() => this.next(), wait * (settings.pace || 1));
  }

  private async move(view: Plain): Promise<void> {
    const root = this.root;
    const before = root && settings.pace > 0 ? spots(root) : null;
    this.view = view;
    if (!root || !before) return;
    await tick();
    this.flights.push(...fly(root, before, FLIGHT * settings.pace, (element) => `heap-${sourceOf(element)}`));
  }
}

/** Where a piece comes from that was not on the board before. */
function sourceOf(element: HTMLElement): string {
  return element.dataset.zone === 'row' ? 'deck' : '';
}
