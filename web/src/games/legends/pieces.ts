// What the units of Stratego Legends say, where the spaces of its field lie, and how the pieces on the board are called.

import type { Facts } from '../facts';
import type { FieldUnit, Fighter, LegendsView } from './view';

export { type Facts, factsOf } from '../facts';
export { counted } from '../figures';

export const ROWS = 8;
export const BACK = 2; // rows farthest from the enemy
export const ARMY = 30;
const SPECTATOR_BELOW = 'beige'; // the side that lies below for whoever plays on neither

const TERRAINS: Record<string, string> = {
  P: 'plains',
  F: 'forest',
  M: 'marsh',
  T: 'mountain',
  C: 'town',
  D: 'desert',
  W: 'water',
};

/** A table on the way to the next one. */
export type Scene = LegendsView & {
  trips?: [from: string, to: string][]; // the ways that units go
  lately?: string[]; // the pieces that something happens to
  turned?: string[]; // the spaces whose units are turned over
  fallen?: string[]; // the spaces and teams of units that are destroyed
};

export interface Printed {
  type: string;
  colour: string;
  side: string;
  base: number; // 0 for Magic units and Castles
  number: number;
  isStatic: boolean;
}

/** What is printed on a unit. */
export function printed(facts: Facts, id: string | null): Printed {
  const said = facts.get(id ?? '')?.facts ?? {};
  return {
    type: String(said.type ?? ''),
    colour: String(said.colour ?? ''),
    side: String(said.side ?? ''),
    base: typeof said.strength === 'number' ? said.strength : 0,
    number: typeof said.number === 'number' ? said.number : 0,
    isStatic: said.static === true,
  };
}

// Geometry

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The letters of a column: a to z, then aa, ab ... */
export function columnName(column: number): string {
  const letter = LETTERS[column % LETTERS.length] ?? '';
  return column < LETTERS.length ? letter : `a${letter}`;
}

export function spaceAt(column: number, row: number): string {
  return `${columnName(column)}${row + 1}`;
}

export interface Place {
  column: number;
  row: number;
}

export function placeOf(space: string): Place {
  const [, letters = 'a', digits = '1'] = /^([a-z]+)(\d+)$/.exec(space) ?? [];
  const last = LETTERS.indexOf(letters.slice(-1));
  return { column: letters.length > 1 ? LETTERS.length + last : last, row: Number(digits) - 1 };
}

export function columns(view: LegendsView): number {
  return view.field[0]?.length ?? 0;
}

export function terrainAt(view: LegendsView, space: string): string {
  const { column, row } = placeOf(space);
  return TERRAINS[view.field[ROWS - 1 - row]?.[column] ?? 'P'] ?? 'plains';
}

/** Whether the field is seen from the far edge: by the second team, or by guests where that one has the beige army. */
export function isTurned(view: LegendsView): boolean {
  if (view.you !== null) return view.you % 2 === 1;
  return view.teams[0]?.side !== SPECTATOR_BELOW;
}

/** The spaces as they lie before whoever looks: rows from top to bottom, each from left to right. */
export function rowsOf(view: LegendsView): string[][] {
  const width = columns(view);
  const turned = isTurned(view);
  return Array.from({ length: ROWS }, (_, down) =>
    Array.from({ length: width }, (_, right) =>
      turned ? spaceAt(width - 1 - right, down) : spaceAt(right, ROWS - 1 - down),
    ),
  );
}

/** The space of one's own Castle, if it stands in front and may still be swapped, or is named for it already. */
export function exposedCastle(view: LegendsView, facts: Facts, menu: string[], named: string | null): string | null {
  const castle = view.units.find(({ owner, unit }) => owner === view.you && printed(facts, unit).type === 'castle');
  if (castle === undefined || behind(view, castle.space) < BACK) return null;
  const isSwapped = named === castle.space || ['swap', 'with'].some((verb) => menu.includes(`${verb} ${castle.space}`));
  return isSwapped ? castle.space : null;
}

/** How many rows lie behind a space, for whoever looks. */
function behind(view: LegendsView, space: string): number {
  const { row } = placeOf(space);
  return isTurned(view) ? ROWS - 1 - row : row;
}

/** The space beside another one as whoever looks sees it; the same at the edge. */
export function beside(view: LegendsView, space: string, arrow: string): string {
  const turned = isTurned(view) ? -1 : 1;
  const { column, row } = placeOf(space);
  const across = arrow === 'ArrowRight' ? turned : arrow === 'ArrowLeft' ? -turned : 0;
  const up = arrow === 'ArrowUp' ? turned : arrow === 'ArrowDown' ? -turned : 0;
  const [to, at] = [column + across, row + up];
  return to < 0 || to >= columns(view) || at < 0 || at >= ROWS ? space : spaceAt(to, at);
}

/** The first or last space of a row as it is seen. */
export function rowEnd(view: LegendsView, space: string, last: boolean): string {
  const { row } = placeOf(space);
  return spaceAt(last !== isTurned(view) ? columns(view) - 1 : 0, row);
}

export function unitAt(view: LegendsView, space: string | null): FieldUnit | undefined {
  return view.units.find((unit) => unit.space === space);
}

/** The team whose units lie below. */
export function teamBelow(view: LegendsView): number {
  return isTurned(view) ? 1 : 0;
}

/** The seats of a team. */
export function seatsOf(view: LegendsView, team: number): number[] {
  return view.seats.flatMap((side, seat) => (side.team === team ? [seat] : []));
}

/** The side of the army that a unit came with: its colour stays the same whoever controls it. */
export function sideOf(view: LegendsView, unit: { owner?: number; team: number }): 'beige' | 'grey' {
  return view.seats[unit.owner ?? -1]?.side ?? view.teams[unit.team]?.side ?? 'beige';
}

function isSame(unit: FieldUnit, fighter: Fighter): boolean {
  return unit.unit === fighter.unit && unit.team === fighter.team;
}

/** Who attacks and is on no space of its own. When a battle ends before its last fight does, it stands there already. */
export function attackerOf({ fight, units }: LegendsView): Fighter | null {
  if (fight?.kind !== 'attack') return null;
  const { attacker, space } = fight;
  return units.some((unit) => unit.space === space && isSame(unit, attacker)) ? null : attacker;
}

/** Whether a unit has gone over to the other side. */
export function isTaken(view: LegendsView, unit: FieldUnit): boolean {
  const own = view.seats[unit.owner];
  return own !== undefined && own.team !== unit.team;
}

/** What a unit that is not known can still be; one that has moved is none that cannot. Null where that is secret. */
export function canBe(view: LegendsView, unit: FieldUnit, facts: Facts): string[] | null {
  return view.seats[unit.owner]?.hidden?.filter((id) => !unit.moved || !printed(facts, id).isStatic) ?? null;
}

/** Every unit as somebody sees it who knows it, every army as its own side sees it. */
export function everything(views: LegendsView[]): LegendsView | Record<string, never> {
  const [first] = views;
  if (!first) return {};
  const units = first.units.map((unit) => {
    const known = views.flatMap((view) => view.units.filter((one) => one.space === unit.space && one.unit !== null));
    return known[0] ?? unit;
  });
  const seats = first.seats.map((side, seat) => views[seat]?.seats[seat] ?? side);
  return { ...first, units, seats, you: null };
}

// The names of the pieces on the board: what moves, what lights up, what a sentence speaks of.

export const spacePiece = (space: string) => `space-${space}`;
export const gonePiece = (seat: number) => `gone-${seat}`; // the destroyed units of an army
export const lostPiece = (seat: number, id: string) => `lost-${seat}-${id}`; // one of them
export const CURSE_PIECE = 'curse';

/** What a piece is called where somebody asks why it cannot be used. */
export function thing(piece: string): string | null {
  return /^space-([a-z]+\d+)$/.exec(piece)?.[1] ?? null;
}
