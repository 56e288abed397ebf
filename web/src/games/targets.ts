// Which pieces on a board a choice speaks of, in any game. A game says how it calls the piece of a thing.

import type { Book, Question } from '../wire';

/** Choices by the piece that they speak of; those that speak of no piece are missing. */
export type Targets = Record<string, string[]>;

/** What a game calls the piece of a thing, by the kind of the thing; of some there is one for each seat. */
export type Pieces = Record<string, (id: string, owner: number) => string>;

const PASS = 'pass'; // lights up nothing: it leaves everything as it is

/** A choice lights up what it names, out of the things of whom the question is about; where it names nothing, what asks. */
export function targets(menu: string[], question: Question | null, book: Book, you: number, pieces: Pieces): Targets {
  const owner = question?.params.owner;
  const asking = pieceOf(question, 'by', you, pieces);
  return gather(menu, (verb, ...operands) => {
    const [kind = ''] = book.verbs[verb] ?? [];
    const [id] = operands;
    const piece = id ? pieces[kind]?.(id, typeof owner === 'number' ? owner : you) : verb === PASS ? null : asking;
    return piece ? [[piece]] : [];
  });
}

/** The piece of what a question names under a key. */
function pieceOf(question: Question | null, key: string, you: number, pieces: Pieces): string | null {
  const id = question?.params[key];
  return typeof id === 'string' ? (pieces[question?.kinds[key] ?? key]?.(id, you) ?? null) : null;
}

/** Both pieces of a choice that names two, picked one after the other. */
export const bothPieces = (first: string, second: string) => `${first}+${second}`;
export const choicePiece = (text: string) => `choice ${text}`; // no piece of the board: a button beside it

/** Every choice by itself, for a board that shows them all. */
export function buttons(menu: string[]): Targets {
  return Object.fromEntries(menu.map((text) => [choicePiece(text), [text]]));
}

/** All that may be chosen now, out of the entries of the targets. */
export function menuOf(targets: Targets): string[] {
  const start = choicePiece('');
  return Object.keys(targets).flatMap((piece) => (piece.startsWith(start) ? [piece.slice(start.length)] : []));
}

/**
 * The pieces of each choice come in groups, one for each thing that it names, of pieces that mean the same. Where it names
 * two, either may be picked first, and both together have an entry of their own.
 */
export function gather(menu: string[], groupsOf: (verb: string, ...operands: string[]) => string[][]): Targets {
  const found: Targets = {};
  for (const text of menu) {
    const [verb = '', ...operands] = text.split(' ');
    const [first = [], second = []] = groupsOf(verb, ...operands);
    for (const piece of [...first, ...second]) add(found, piece, text);
    for (const one of first)
      for (const other of second) {
        add(found, bothPieces(one, other), text);
        add(found, bothPieces(other, one), text);
      }
  }
  return found;
}

export function add(found: Targets, piece: string, text: string): void {
  const known = found[piece];
  if (known) known.push(text);
  else found[piece] = [text];
}

/** The pieces of one choice, both of them where it is made with two. */
export function piecesOf(targets: Targets, text: string): string[] {
  const found = Object.keys(targets).filter(
    (piece) => !piece.startsWith(choicePiece('')) && targets[piece]?.includes(text),
  );
  return [...new Set(found.flatMap((piece) => piece.split('+')))];
}
