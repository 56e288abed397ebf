// On a touch screen the first tap on a piece reads what it would do, and the second one does it.

import { settings } from '../settings.svelte';

const TOUCHING = ['touch', 'pen'];

/** A choice that was read, and the piece that was tapped for it. */
export interface Read {
  text: string;
  element: HTMLElement;
}

export class Reading {
  read = $state.raw<Read | null>(null);
  private kind = ''; // of the pointer that was pressed last
  private tapped: HTMLElement | null = null; // while the tap is on its way

  /** A pointer goes down: what a click is made with, browsers do not all say. */
  down({ pointerType }: PointerEvent): void {
    this.kind = pointerType;
  }

  /** A click begins its way: by touch on a piece or not. A key makes one without a count. */
  click({ target, detail }: MouseEvent): void {
    const touched = settings.twice && detail > 0 && TOUCHING.includes(this.kind);
    const piece = target instanceof Element ? target.closest<HTMLElement>('[data-piece]') : null;
    this.tapped = touched ? piece : null;
    if (piece !== this.read?.element) this.read = null;
    setTimeout(() => {
      this.tapped = null;
    });
  }

  /** Whether a choice is only read now: it was tapped for the first time. */
  isFirst(text: string): boolean {
    const element = this.tapped;
    if (element === null || this.read?.text === text) return false;
    this.read = { text, element };
    return true;
  }

  forget(): void {
    this.read = null;
  }
}
