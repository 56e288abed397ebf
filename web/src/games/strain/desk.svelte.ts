// What every piece on the board shares: the words, what may be chosen, what is pointed out, and the piece that was picked
// first where a choice takes two.

import { getContext, setContext } from 'svelte';
import type { BoardProps } from '..';
import { BoardDesk } from '../desk';
import { bothPieces } from '../targets';
import { attackedPiece, type Scene } from './pieces';

const KEY = Symbol('strain');

export class Desk extends BoardDesk<Scene> {
  private picked = $state.raw<{ piece: string; among: BoardProps['targets'] } | null>(null);

  /** The name of a tile, as a label. */
  tile(id: string): string {
    return this.facts.get(id)?.name ?? this.sentences.name('tile', id);
  }

  /** The piece that was picked and waits for a second one; new choices forget it. */
  get first(): string | null {
    return this.picked?.among === this.props().targets ? this.picked.piece : null;
  }

  /** What a piece offers now. */
  offers(piece: string): string[] {
    const all = this.props().targets;
    const first = this.first;
    return (first === null || first === piece ? all[piece] : all[bothPieces(first, piece)]) ?? [];
  }

  lit(piece: string): boolean {
    return this.offers(piece).length > 0;
  }

  /** Whether an organism is in battle, or about to be. */
  attacked(place: string): boolean {
    return this.view.battle?.place === place || attackedPiece(place) in this.props().targets;
  }

  /** The verbs of what a piece offers, however it is picked. */
  verbs(piece: string): string[] {
    return (this.props().targets[piece] ?? []).map((text) => text.split(' ')[0] ?? '');
  }

  act(piece: string): void {
    const { targets, act } = this.props();
    const first = this.first;
    const second = first !== null && first !== piece && targets[bothPieces(first, piece)];
    if (second) {
      if (second.length === 1) this.forget();
      act(bothPieces(first, piece));
      return;
    }
    const opensMore = (targets[piece]?.length ?? 0) > 1;
    this.picked = opensMore && first !== piece ? { piece, among: targets } : null;
    act(piece);
  }

  forget(): void {
    this.picked = null;
  }
}

export function layDesk(props: () => BoardProps): Desk {
  const desk = new Desk(props);
  setContext(KEY, desk);
  return desk;
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
