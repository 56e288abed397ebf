// Pointing: what a mouse rests on, what has the focus, and what a finger holds, which is no choice then.

const LONG_PRESS = 450;
const STRAY = 10; // pixels that make a drag of a press

export interface Pointed {
  /** What an event is about, if anything. */
  at(event: Event): HTMLElement | null;
  /** The mouse has come to something else. What comes to lie under a resting one was not meant. */
  over(found: HTMLElement | null): void;
  /** The mouse has moved. */
  moved?(event: PointerEvent): void;
  focused(found: HTMLElement | null): void;
  /** The focus has gone. */
  left(): void;
  /** A finger has come down: whether it may be held there. */
  down(found: HTMLElement | null): boolean;
  /** It was held for a while. */
  held(found: HTMLElement): void;
  /** A press that was not held. */
  pressed(found: HTMLElement | null): void;
}

/** One thing is shown at a time, after a while or at once. */
export class Pointing {
  #timer = 0;
  #hovered: HTMLElement | null = null;
  #start = { x: 0, y: 0 }; // of a press
  #held = false;
  #about: Pointed;

  constructor(about: Pointed) {
    this.#about = about;
  }

  /** Listen to the whole page; what it gives ends that. */
  begin(): () => void {
    const listeners: [string, (event: Event) => void][] = [
      ['pointermove', (event) => this.#move(event as PointerEvent)],
      ['pointerdown', (event) => this.#down(event as PointerEvent)],
      ['pointerup', (event) => this.#release(event as PointerEvent)],
      ['pointercancel', (event) => this.#release(event as PointerEvent)],
      ['focusin', (event) => this.#about.focused(this.#about.at(event))],
      ['focusout', () => queueMicrotask(() => this.#about.left())], // what loses it may be going while it is drawn
      ['contextmenu', (event) => this.#menu(event)],
    ];
    const click = (event: Event) => this.#click(event);
    for (const [name, listener] of listeners) document.addEventListener(name, listener);
    document.addEventListener('click', click, { capture: true });
    return () => {
      this.stop();
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
      document.removeEventListener('click', click, { capture: true });
    };
  }

  later(milliseconds: number, then: () => void): void {
    this.stop();
    this.#timer = window.setTimeout(then, milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #move(event: PointerEvent): void {
    const { pointerType, movementX, movementY, clientX, clientY } = event;
    if (pointerType !== 'mouse') {
      // A finger that goes elsewhere drags or scrolls.
      if (!this.#held && Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > STRAY) this.stop();
      return;
    }
    if (movementX === 0 && movementY === 0) return;
    this.#about.moved?.(event);
    const found = this.#about.at(event);
    if (found === this.#hovered) return;
    this.#hovered = found;
    this.#about.over(found);
  }

  #down(event: PointerEvent): void {
    this.#held = false;
    if (event.pointerType === 'mouse') return;
    this.#start = { x: event.clientX, y: event.clientY };
    const found = this.#about.at(event);
    if (!this.#about.down(found) || !found) return;
    this.later(LONG_PRESS, () => {
      this.#held = true;
      this.#about.held(found);
    });
  }

  #release({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' && !this.#held) this.stop();
  }

  /** The click that ends a long press chooses nothing. */
  #click(event: Event): void {
    const found = this.#about.at(event);
    if (this.#held && found) {
      this.#held = false;
      event.preventDefault();
      event.stopPropagation();
    } else {
      this.#about.pressed(found);
    }
  }

  #menu(event: Event): void {
    if (this.#held && this.#about.at(event)) event.preventDefault();
  }
}
