// Which pieces on the board a choice or an event speaks of.

import type { Plain, Question } from '../../wire';
import { add, bothPieces, buttons, type Targets } from '../targets';
import { CURSE_PIECE, gonePiece, lostPiece, spacePiece } from './pieces';
import type { LegendsView } from './view';

/** Orders from one space to another: the unit is picked first, then where it goes or whom it aims at. */
export const ORDERS = [
  'move',
  'charge',
  'slash',
  'step',
  'run',
  'fly',
  'hop',
  'strike',
  'see',
  'besiege',
  'switch',
  'teleport',
  'use',
];

const ALONE = ['act', 'target', 'to', 'swap']; // choices that name one space
export const LETTING_GO = 'pass'; // of a unit that is to change places with another

/**
 * A unit lights up with everything that it can do; where an order goes has an entry together with the unit. One that was
 * named to change places is let go by itself, and changes them together with another. Every choice has an entry of its own
 * besides, for buttons.
 */
export function targets(view: LegendsView, menu: string[], question: Question | null): Targets {
  const found: Targets = {};
  const named = question && menu.some((text) => text.startsWith('with ')) ? about(question) : null;
  if (named !== null && menu.includes(LETTING_GO)) add(found, named, LETTING_GO);
  for (const text of menu) {
    const [verb = '', what = '', where = ''] = text.split(' ');
    if (ORDERS.includes(verb)) {
      add(found, spacePiece(what), text);
      add(found, bothPieces(spacePiece(what), spacePiece(where)), text);
    } else if (verb === 'with' && named !== null) add(found, bothPieces(named, spacePiece(what)), text);
    else if (ALONE.includes(verb)) add(found, spacePiece(what), text);
    else if (verb === 'return') for (const piece of fallen(view, what)) add(found, piece, text);
  }
  return { ...found, ...buttons(menu) };
}

/** A destroyed unit, in whichever army it lies. */
function fallen(view: LegendsView, id: string): string[] {
  return view.seats.flatMap((side, seat) => (side.destroyed.includes(id) ? [lostPiece(seat, id)] : []));
}

/** The piece that a question is about: the unit whose power it is, or that changes places. */
export function about(question: Question): string | null {
  const { space } = question.params;
  return typeof space === 'string' ? spacePiece(space) : null;
}

const CURSES = ['curse_begins', 'curse_ends'];

/** The pieces that an event speaks of, for whoever points at its line in the log. */
export function subjects(event: Plain): string[] {
  const { name, seat, space, to } = event as Record<string, string | number | null | undefined>;
  const found = [space, to].flatMap((one) => (typeof one === 'string' ? [spacePiece(one)] : []));
  if (CURSES.includes(String(name))) found.push(CURSE_PIECE);
  if (found.length === 0 && typeof seat === 'number') found.push(gonePiece(seat));
  return found;
}
