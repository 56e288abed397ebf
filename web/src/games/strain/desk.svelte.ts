// What every piece on the board shares: the words, what may be chosen and what is pointed out.

import { createContext } from 'svelte';
import { PickingDesk } from '../picking.svelte';
import { attackedPiece, type Organism, type StrainView } from './view';

export class Desk extends PickingDesk<StrainView> {
  /** The name of a tile, as a label. */
  tile(id: string): string {
    return this.facts.get(id)?.name ?? this.sentences.name('tile', id);
  }

  /** Everything about an organism in words, for whoever does not see it. */
  about({ place, tile, blocks, needs, defence, complete, infected }: Organism): string[] {
    return [
      this.words.text('dish-organism', { place: place.toUpperCase(), tile: this.tile(tile) }),
      this.words.text('dish-blocks', { blocks, needs }),
      this.words.text('dish-defence', { defence }),
      ...(complete ? [this.words.text('state-complete')] : []),
      ...(infected ? [this.words.text('state-infected')] : []),
    ];
  }

  /** Whether an organism is in battle, or about to be. */
  attacked(place: string): boolean {
    return this.view.battle?.place === place || attackedPiece(place) in this.props().targets;
  }

  /** The verbs of what a piece offers, however it is picked. */
  verbs(piece: string): string[] {
    return (this.props().targets[piece] ?? []).map((text) => text.split(' ')[0] ?? '');
  }
}

export const [useDesk, layDesk] = createContext<Desk>();
