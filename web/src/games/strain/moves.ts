// What can happen to the tiles of a table, done to a copy of it.

import {
  discardPiece,
  type Facts,
  figure,
  handPiece,
  kindOf,
  organismAt,
  ownerOf,
  type Pile,
  pileOf,
  type Side,
  type Slot,
  type StrainView,
  seatPiece,
  slotPiece,
  type Trip,
} from './view';

export function side(view: StrainView, seat: number): Side {
  const found = view.seats[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** A tile leaves a hand, seen or not; the piece that it leaves. */
export function leaveHand(view: StrainView, seat: number, tile: string, pile: Pile): string {
  const own = side(view, seat);
  own.hand_size = Math.max(0, own.hand_size - 1);
  own.backs[pile] = Math.max(0, own.backs[pile] - 1);
  const at = own.hand?.indexOf(tile) ?? -1;
  if (at < 0) return seatPiece(seat);
  own.hand?.splice(at, 1);
  return handPiece(seat, tile);
}

/** A tile of a pile is in a hand, seen or not; the piece that it becomes. */
export function drawTile(view: StrainView, seat: number, pile: Pile, tile: string | null): string {
  const own = side(view, seat);
  view.piles[pile] = Math.max(0, view.piles[pile] - 1);
  own.hand_size += 1;
  own.backs[pile] += 1;
  if (!own.hand || !tile) return seatPiece(seat);
  own.hand.push(tile);
  return handPiece(seat, tile);
}

export function putAway(view: StrainView, tile: string, facts: Facts): void {
  view.discards[pileOf(facts, tile)].push(tile);
}

export function slotOf(view: StrainView, place: string, tile: string): number {
  return organismAt(view, place)?.slots.findIndex((slot) => slot.tile === tile) ?? -1;
}

/** Changes the first tile of a membrane that fits; its slot. */
export function step(view: StrainView, place: string, fits: (slot: Slot) => boolean, change: Partial<Slot>): number {
  const slots = organismAt(view, place)?.slots ?? [];
  const found = slots.findIndex(fits);
  const slot = slots[found];
  if (slot) Object.assign(slot, change);
  return found;
}

/** A tile leaves a membrane for its discard pile. */
export function loseTile(view: StrainView, place: string, tile: string, facts: Facts): Trip {
  const slot = slotOf(view, place, tile);
  if (slot >= 0) organismAt(view, place)?.slots.splice(slot, 1);
  putAway(view, tile, facts);
  return [slotPiece(place, slot), discardPiece(pileOf(facts, tile))];
}

/** An organism is gone, and its membrane is discarded. */
export function loseOrganism(view: StrainView, place: string, facts: Facts, discarded: boolean): void {
  const organism = organismAt(view, place);
  if (!organism) return;
  for (const { tile } of organism.slots) putAway(view, tile, facts);
  if (discarded) putAway(view, organism.tile, facts);
  side(view, ownerOf(place)).organisms[Number(place.slice(1)) - 1] = null;
}

/** What follows from the tiles of each organism. Resistances stay as the server said them last. */
export function recount(view: StrainView, facts: Facts): void {
  for (const organism of view.seats.flatMap(({ organisms }) => organisms)) {
    if (!organism) continue;
    const tiles = organism.slots.map(({ tile }) => tile);
    organism.infected = tiles.some((tile) => kindOf(facts, tile) === 'virus');
    organism.blocks = tiles.reduce((sum, tile) => sum + figure(facts, tile, 'blocks'), 0);
    organism.complete = organism.blocks >= organism.needs;
    organism.defence = organism.slots.reduce((sum, { resistance }) => sum + resistance, organism.resistance);
  }
}
