// What the parts of the mat share: the duel and its two sides, the card that was picked, and what is being looked at.

import { createContext } from 'svelte';
import { app } from '../../../app.svelte';
import type { Desk } from '../desk.svelte';
import { bodyPiece, duelOf, handPiece, sideBelow } from '../pieces';
import type { Duel, RrdView, Side } from '../view';
import { atBodies, foreseen, names, ofCard, onSlots, RAISED, read } from './choices';

interface Picked {
  card: string;
  raised: boolean;
  among: RrdView; // another table forgets it
}

export class Mat {
  readonly desk: Desk;
  private chosen = $state.raw<Picked | null>(null);
  private glance = $state.raw<{ card: string; slot: string | null } | null>(null);

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** The innermost duel; the mat is only drawn while there is one. */
  get duel(): Duel {
    return duelOf(this.desk.view) as Duel;
  }

  /** The number of the side below. */
  get below(): number {
    return sideBelow(this.desk.view, this.duel);
  }

  get own(): Side {
    return this.duel.sides[this.below] as Side;
  }

  get foe(): Side {
    return this.duel.sides[1 - this.below] as Side;
  }

  /** Whether the one who looks fights on the side below. */
  get fights(): boolean {
    return this.desk.view.you !== null && this.own.seat === this.desk.view.you;
  }

  get menu(): string[] {
    return this.desk.menu;
  }

  get picked(): string | null {
    return this.chosen?.among === this.desk.view ? this.chosen.card : null;
  }

  get raised(): boolean {
    return this.picked !== null && (this.chosen?.raised ?? false);
  }

  /** The card that the previews are about: the one that is looked at, else the one that was picked. */
  get seen(): string | null {
    const card = this.glance?.card ?? null;
    return card !== null && this.own.hand?.includes(card) ? card : this.picked;
  }

  /** The slot that is looked at. */
  get slot(): string | null {
    return this.glance?.card === this.seen ? (this.glance?.slot ?? null) : null;
  }

  get previews() {
    return foreseen(this.duel.previews, this.seen);
  }

  /** A card is under the pointer or has the focus; or a slot, for the card that was picked. */
  look(card: string | null, slot: string | null = null): void {
    const of = card ?? this.picked;
    this.glance = of === null ? null : { card: of, slot };
  }

  /** A choice elsewhere on the page is looked at: what it would do is shown here. */
  lookAt(text: string | null): void {
    const { what, where } = read(text ?? '');
    this.look(this.duel.previews.some(({ card }) => card === what) ? what : null, where || null);
    if (text === null) this.glance = null;
  }

  /** A card of the hand was clicked: where only it is asked for, that is all; else it is picked, or let go. */
  pick(card: string): void {
    const named = names(this.menu, card);
    if (named !== null) {
      this.desk.choose(named);
      return;
    }
    const own = ofCard(this.menu, card);
    if (own.length === 0) return;
    if (this.picked === card) {
      this.forget();
      return;
    }
    this.desk.forget();
    this.chosen = { card, raised: false, among: this.desk.view };
    app.announce(this.desk.words.text('mat-picked', { card: this.desk.name(card) }));
    if (own.length > 1) this.desk.act(handPiece(card));
  }

  raise(): void {
    if (this.chosen) this.chosen = { ...this.chosen, raised: !this.chosen.raised };
  }

  get canRaise(): boolean {
    return this.picked !== null && ofCard(this.menu, this.picked).some(({ verb }) => RAISED.includes(verb));
  }

  /** The choice that a slot means now. */
  atSlot(slot: string): string | null {
    if (this.picked !== null) return onSlots(this.menu, this.picked, this.raised).get(slot) ?? null;
    const named = `slot ${slot}`;
    return this.menu.includes(named) ? named : null;
  }

  /** The choice that a body of the other side means now, counted from 1. */
  atBody(n: number): string | null {
    if (this.menu.includes(`aim ${n}`)) return `aim ${n}`;
    if (this.picked !== null) return atBodies(this.menu, this.picked).get(String(n)) ?? null;
    const [only] = this.desk.picked === null ? [] : this.desk.offers(bodyPiece(n));
    return only ?? null;
  }

  choose(text: string): void {
    if (this.desk.choose(text)) this.forget();
  }

  forget(): void {
    this.chosen = null;
    this.glance = null;
    this.desk.forget();
  }
}

export const [useMat, layMat] = createContext<Mat>();
