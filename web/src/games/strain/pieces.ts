// What the tiles of Strain say, and how the pieces on its board are called.

import type { Facts } from '../facts';
import type { Counts, Organism, StrainView } from './view';

export { type Facts, factsOf } from '../facts';
export { counted, figure } from '../figures';
export { below, others } from '../sides';

export type Pile = keyof Counts;

export const PILES: Pile[] = ['organism', 'cytoplasm', 'petri'];
export const PHASES: StrainView['phase'][] = ['awaken', 'evolve', 'shed'];
export const SLOTS = 8;
export const PLACES = 6;
export const TALL = 860; // pixels of a window in which everybody's organisms have room

/** A way that something goes, from one piece of the board to another. */
export type Trip = [from: string, to: string];

/** A view as scenes show it: with what moves, and the pieces that something happens to. */
export type Scene = StrainView & { trips?: Trip[]; lately?: string[] };

/** organism, cytoplasm, organelle, virus, chain_reaction or catalyst */
export function kindOf(facts: Facts, id: string | null): string {
  return String(facts.get(id ?? '')?.facts.kind ?? '');
}

/** The pile whose back a tile has. */
export function pileOf(facts: Facts, id: string): Pile {
  const kind = kindOf(facts, id);
  return kind === 'organism' || kind === 'cytoplasm' ? kind : 'petri';
}

const DORMANT = '~'; // before the name of a tile that lies dormant

/** A tile as a choice names it, by its name and its face. */
export function readFace(face: string): { tile: string; dormant: boolean } {
  return { tile: face.replace(DORMANT, ''), dormant: face.startsWith(DORMANT) };
}

const SEATS = 'abcdefg';

function ownerOf(place: string): number {
  return SEATS.indexOf(place.slice(0, 1));
}

export function placeAt(seat: number, n: number): string {
  return `${SEATS[seat]}${n + 1}`;
}

export function organismAt(view: StrainView, place: string | null): Organism | null {
  if (!place) return null;
  return view.seats[ownerOf(place)]?.organisms[Number(place.slice(1)) - 1] ?? null;
}

/** The name of a piece on the board: what moves, what lights up, what a sentence speaks of. */
export const handPiece = (seat: number, id: string) => `hand-${seat}-${id}`;
export const placePiece = (place: string) => `place-${place}`;
export const slotPiece = (place: string, slot: number) => `slot-${place}-${slot}`;
export const designPiece = (place: string, id: string) => `design-${place}-${id}`; // all such tiles there
export const linkPiece = (link: number) => `link-${link}`;
export const pilePiece = (pile: string) => `pile-${pile}`;
export const discardPiece = (pile: string) => `discard-${pile}`;
export const salvagePiece = (id: string) => `salvage-${id}`;
export const seatPiece = (seat: number) => `seat-${seat}`;
export const pointsPiece = (seat: number) => `points-${seat}`;

/** An organism that is about to be attacked. */
export const attackedPiece = (place: string) => `attacked-${place}`;

/** What a piece is called where somebody asks why it cannot be used: a tile by its side, and where it lies. */
export function thing(piece: string, view: StrainView): string | null {
  const [kind = '', first = '', second = ''] = piece.split('-');
  if (kind === 'hand' && Number(first) === view.you) return second;
  if (kind === 'place' || kind === 'pile') return first;
  const tile = kind === 'slot' ? organismAt(view, first)?.slots[Number(second)] : undefined;
  return tile ? `${tile.dormant ? '~' : ''}${tile.tile} ${first}` : null;
}
