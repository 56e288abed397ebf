// What the parts of a board share in any game: the words, what is pointed out, and what just happens.

import type { BoardProps } from '.';
import { factsOf } from './facts';
import { menuOf } from './targets';

/** The desk of a game adds what may be chosen on its board, and how. */
export class BoardDesk<View extends { lately?: string[] }> {
  protected readonly props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  get sentences() {
    return this.props().sentences;
  }

  get view() {
    return this.props().view as unknown as View;
  }

  get words() {
    return this.props().sentences.words;
  }

  get names() {
    return this.props().names;
  }

  get facts() {
    return factsOf(this.props().sentences.book);
  }

  /** All that may be chosen now, where the board shows every choice by itself. */
  get menu(): string[] {
    return menuOf(this.props().targets);
  }

  /** Whether a piece offers anything, whatever was picked. */
  has(piece: string): boolean {
    return (this.props().targets[piece]?.length ?? 0) > 0;
  }

  /** Somebody wants what a piece offers. */
  press(piece: string): void {
    this.props().act(piece);
  }

  /** Whether a line of the log, or what just happens, speaks of a piece. */
  points(piece: string): boolean {
    return this.props().shown.includes(piece);
  }

  lately(piece: string): boolean {
    return this.view.lately?.includes(piece) ?? false;
  }

  /** Whether it is the answer that may still be changed. */
  sealed(piece: string): boolean {
    return this.props().sealed === piece;
  }
}
