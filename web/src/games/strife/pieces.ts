// What the cards of Strife say, and how the pieces on its board are called.

import type { Facts } from '../facts';
import type { StrifeView } from './view';

export { type Facts, factsOf } from '../facts';
export { figure } from '../figures';
export { below } from '../sides';

export interface Ability {
  id: string;
  title: string;
  text: string;
  amount: number;
}

/** What a champion can do in a phase. */
export function ability(facts: Facts, id: string, phase: 'battle' | 'legacy'): Ability | undefined {
  return facts.get(id)?.facts[phase] as Ability | undefined;
}

export interface Bonus {
  champion: string;
  name: string;
  amount: number;
}

/** Who fights better at a location. */
export function bonuses(facts: Facts, location: string | null): Bonus[] {
  return (facts.get(location ?? '')?.facts.bonus ?? []) as Bonus[];
}

/** The name of a piece on the board: what moves, what lights up, what a sentence speaks of. */
export function championPiece(id: string, owner: number): string {
  return `champion-${id}-${owner}`;
}

export function locationPiece(id: string): string {
  return `location-${id}`;
}

export function eventPiece(id: string): string {
  return `event-${id}`;
}

export const STONE = 'fatestone';

/** What a piece is called where somebody asks why it cannot be used: a location, or a champion of one's own. */
export function thing(piece: string, view: StrifeView): string | null {
  const [kind, id = '', owner] = piece.split('-');
  if (kind === 'location') return id;
  return kind === 'champion' && Number(owner) === view.you ? id : null;
}
