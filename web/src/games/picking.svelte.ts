// The desk of a game whose choices take one piece or two: which of them was picked first.

import type { BoardProps } from '.';
import { BoardDesk } from './desk';
import { bothPieces } from './targets';

export class PickingDesk<View extends { lately?: string[] }> extends BoardDesk<View> {
  private chosen = $state.raw<{ piece: string; among: BoardProps['targets'] } | null>(null);

  /** The piece that was picked and waits for a second one; new choices forget it. */
  get picked(): string | null {
    return this.chosen?.among === this.props().targets ? this.chosen.piece : null;
  }

  /** What a piece offers now: with the one that was picked, else by itself. */
  offers(piece: string): string[] {
    const all = this.props().targets;
    const first = this.picked;
    return (first === null || first === piece ? all[piece] : all[bothPieces(first, piece)]) ?? [];
  }

  lit(piece: string): boolean {
    return this.offers(piece).length > 0;
  }

  /** A piece was clicked: it completes a choice, is picked, or is let go. Where it offers nothing, `otherwise`. */
  act(piece: string, otherwise?: () => void): void {
    if (otherwise && !this.lit(piece)) {
      otherwise();
      return;
    }
    const { targets, act } = this.props();
    const first = this.picked;
    const both = first === null || first === piece ? undefined : targets[bothPieces(first, piece)];
    if (first !== null && both) {
      if (act(bothPieces(first, piece))) this.forget();
      return;
    }
    const opensMore = (targets[piece]?.length ?? 0) > 1;
    this.chosen = opensMore && first !== piece ? { piece, among: targets } : null;
    if (first !== piece) act(piece);
  }

  forget(): void {
    this.chosen = null;
  }
}
