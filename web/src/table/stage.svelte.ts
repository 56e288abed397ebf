// Stage: what the board shows. Scenes follow one another, can be hurried, and end on the server's own table.

import { tick } from 'svelte';
import { settings } from '../settings.svelte';
import type { Highlight, Plain } from '../wire';
import { fly, spots } from './flip';
import type { Scene } from './scenes';
import { sound } from './sounds';

const FLIGHT = 330;
const CELEBRATED = 1500;
const WATCHED = 2400; // milliseconds for all that bots do until somebody here is asked again
const QUEUE = 14; // scenes more than this are too many to sit through

export class Stage {
  view = $state.raw<Plain | null>(null);
  telling = $state.raw<Plain[]>([]); // the events of the scene
  busy = $state(false);
  ahead = $state(0); // events that are known but not yet seen
  great = $state.raw<Highlight | null>(null); // what is celebrated; nothing waits for that
  root: HTMLElement | null = null;
  private scenes: Scene[] = [];
  private flights: Animation[] = [];
  private timer = 0;
  private celebration = 0;
  private moves = 0; // of bots, that whoever sits here has waited for since their own choice,
  private since = 0; // made then
  private impatient = false; // no more of them is to be seen

  /** The table as it is, without any movement. */
  show(view: Plain | null): void {
    this.stop();
    this.calm();
    this.view = view;
  }

  /** Nothing is celebrated any more. */
  calm(): void {
    clearTimeout(this.celebration);
    this.great = null;
  }

  /** Somebody here has chosen: what comes of it, and what others do then, is worth seeing again. */
  look(): void {
    this.moves = 0;
    this.since = performance.now();
    this.impatient = false;
  }

  /** The table as it comes about. Whoever wants no movement sees the end of it. Bots are waited for: of many moves that
   * they make in a row each is shown shorter, and none once somebody has hurried on or the time for all of them is up.
   */
  play(scenes: Scene[], ofBots = false): void {
    if (ofBots) this.moves += 1;
    const pending = this.scenes.filter(({ events }) => events.length > 0);
    this.scenes = [...pending, ...scenes];
    const tooMany = !ofBots && this.scenes.length > QUEUE * 2;
    if (settings.speed === 'off' || document.hidden || tooMany || (ofBots && this.impatient)) {
      const great = this.impatient ? null : this.scenes.findLast(({ great }) => great)?.great;
      this.end();
      if (great) this.celebrate(great);
    } else if (!this.busy) this.next();
    else this.count();
  }

  /** Straight to the end, and past what bots do until it is somebody's turn here. */
  hurry(): void {
    this.impatient = true;
    this.end();
  }

  private end(): void {
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
    if (this.left <= 0) this.end();
    const scene = this.scenes.shift();
    if (!scene) {
      this.stop();
      return;
    }
    this.busy = true;
    this.telling = scene.events;
    if (scene.great) this.celebrate(scene.great);
    this.count();
    void this.move(scene.view);
    const wait = Math.max(scene.ms, scene.events.length > 0 ? FLIGHT : 0);
    const shown = Math.min(wait * this.haste, this.left / (this.scenes.length + 1));
    this.timer = window.setTimeout(() => this.next(), shown * (settings.pace || 1));
  }

  private celebrate(great: Highlight): void {
    this.calm();
    this.great = great;
    sound(great.mood);
    this.celebration = window.setTimeout(() => this.calm(), CELEBRATED);
  }

  /** What is left of the time of a scene. */
  private get haste(): number {
    return 1 / Math.max(this.moves, 1);
  }

  /** What is left of the time for what bots do in a row; at ordinary speed. */
  private get left(): number {
    if (this.moves === 0) return Number.POSITIVE_INFINITY;
    return WATCHED - (performance.now() - this.since) / (settings.pace || 1);
  }

  private async move(view: Plain): Promise<void> {
    const root = this.root;
    const before = root && settings.pace > 0 ? spots(root) : null;
    this.view = view;
    if (!root || !before) return;
    await tick();
    this.flights.push(
      ...fly(root, before, FLIGHT * settings.pace * this.haste, (element) => `heap-${sourceOf(element)}`),
    );
  }
}

/** Where a piece comes from that was not on the board before. */
function sourceOf(element: HTMLElement): string {
  return element.dataset.zone === 'row' ? 'deck' : '';
}
