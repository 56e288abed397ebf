// What every part of the board shares: the words, what may be chosen and what is pointed out.

import { createContext } from 'svelte';
import { PickingDesk } from '../picking.svelte';
import { choicePiece } from '../targets';
import { below, combatCard } from './pieces';
import type { Player, RrdView } from './view';

export class Desk extends PickingDesk<RrdView & { lately?: string[] }> {
  held = $state.raw<string[]>([]); // what may be chosen, also while an answer is on its way

  /** The seat that the board is for, and what that player has. */
  get seat(): number {
    return below(this.view);
  }

  get player(): Player {
    return this.view.seats[this.seat] as Player;
  }

  /** The choices with one of these verbs. */
  choices(...verbs: string[]): string[] {
    return this.held.filter((text) => verbs.includes(text.split(' ')[0] ?? ''));
  }

  /** What the choices with one of these verbs name, each once. */
  named(...verbs: string[]): string[] {
    return [...new Set(this.choices(...verbs).map((text) => text.split(' ')[1] ?? ''))];
  }

  /** The name of a thing, as a label. */
  name(id: string | null): string {
    return id === null ? '' : (this.facts.get(id)?.name ?? id);
  }

  /** What a combat card says. */
  card(id: string | null) {
    return combatCard(this.facts, id);
  }

  /** Who acts in a duel: a player by name, or an enemy. */
  actor(side: { seat: number | null; hero: number | null; enemy: string | null }): string {
    return side.enemy !== null ? this.name(side.enemy) : (this.names[side.hero ?? side.seat ?? -1] ?? '');
  }

  /** A choice by its text, as on a button; whether it is made, not only read. */
  choose(text: string): boolean {
    const made = this.props().act(choicePiece(text));
    if (made) this.forget();
    return made;
  }
}

export const [useDesk, layDesk] = createContext<Desk>();
