// What every part of the board shares: the words, what may be chosen, what is pointed out, and the piece that was picked
// first where a choice takes two.

import { getContext, setContext } from 'svelte';
import type { BoardProps } from '..';
import { BoardDesk } from '../desk';
import { bothPieces, choicePiece, menuOf } from '../targets';
import { below, combatCard } from './pieces';
import type { Player, RrdView } from './view';

const KEY = Symbol('rrd');

export class Desk extends BoardDesk<RrdView & { lately?: string[] }> {
  held = $state.raw<string[]>([]); // what may be chosen, also while an answer is on its way
  private chosen = $state.raw<{ piece: string; among: BoardProps['targets'] } | null>(null);

  /** The seat that the board is for, and what that player has. */
  get seat(): number {
    return below(this.view);
  }

  get player(): Player {
    return this.view.seats[this.seat] as Player;
  }

  /** All that may be chosen now. */
  get menu(): string[] {
    return menuOf(this.props().targets);
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

  /** Whether it offers anything, whatever was picked. */
  has(piece: string): boolean {
    return (this.props().targets[piece]?.length ?? 0) > 0;
  }

  lit(piece: string): boolean {
    return this.offers(piece).length > 0;
  }

  /** A piece was clicked: it completes a choice, is picked, or is let go. */
  act(piece: string): void {
    const { targets, act } = this.props();
    const first = this.picked;
    const both = first === null || first === piece ? undefined : targets[bothPieces(first, piece)];
    if (first !== null && both) {
      if (both.length === 1) this.forget();
      act(bothPieces(first, piece));
      return;
    }
    const opensMore = (targets[piece]?.length ?? 0) > 1;
    this.chosen = opensMore && first !== piece ? { piece, among: targets } : null;
    if (first !== piece) act(piece);
  }

  /** A choice by its text, as on a button. */
  choose(text: string): void {
    this.forget();
    this.props().act(choicePiece(text));
  }

  forget(): void {
    this.chosen = null;
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
