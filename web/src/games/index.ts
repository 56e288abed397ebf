// Games: what each game brings to the table page. A game's part is loaded when its table is opened.

import type { Component } from 'svelte';
import type { Marks, Pace } from '../table/scenes';
import type { Book, Chapter, Plain, Question } from '../wire';
import type { Sentences } from '../words';

/** A choice at a glance: what stands on its button beside the sentence. */
export interface Face {
  kind: string;
  id: string;
  name: string;
  figure: number | null;
  emblem: Component | null;
}

/** A card at a glance, where a line of the log speaks of it: its emblem on its own colour. */
export interface Sign {
  kind: string;
  id: string;
  emblem: Component;
  colour: string;
}

export interface BoardProps {
  view: Plain;
  sentences: Sentences;
  names: string[];
  targets: Record<string, string[]>; // choices by the piece they speak of
  sealed: string | null; // the piece of the answer that may still be changed
  shown: string[]; // pieces to point out
  act: (piece: string) => boolean; // somebody wants to choose what this piece offers; whether that chooses it
}

export interface CardProps {
  kind: string;
  id: string;
  sentences: Sentences;
}

export interface StoryProps {
  story: Chapter[];
  sentences: Sentences;
  names: string[];
  called: string[]; // the same as they are called to the reader
}

export interface GameTable {
  Board: Component<BoardProps>;
  Card: Component<CardProps>; // in full
  Story?: Component<StoryProps>; // a game that is over, where it is a journey
  /** Choices by the piece on the board that they speak of. */
  targets(view: Plain, menu: string[], question: Question | null, book: Book): Record<string, string[]>;
  /** What a piece is called where somebody asks why it cannot be used: a thing, or how a choice begins. */
  thing?(piece: string, view: Plain): string | null;
  /** The pieces that an event speaks of. */
  subjects(event: Plain, book: Book): string[];
  /** The sign of a thing that an event speaks of; none for what has no card. */
  sign?(kind: string, id: string, book: Book): Sign | null;
  /** The emblem of a thing that a great moment speaks of. */
  emblem?(kind: string, id: string, book: Book): Component | null;
  /** How events follow one another. */
  pace: Pace;
  /** What moves on the board where these events have led from one table to the next. */
  marks?(events: Plain[], before: Plain, after: Plain, book: Book): Marks;
  /** One view out of those of all seats, with everything open. */
  everything(views: Plain[]): Plain;
  /** Where the game stands, for the ask bar: round and turn. */
  standing(view: Plain, sentences: Sentences): string;
  /** Who stands where, as far as it is known: what is done and what happens there says so. */
  who?(view: Plain, sentences: Sentences): Record<string, string>;
  /** The card that a choice speaks of. */
  face(text: string, sentences: Sentences, question: Question | null): Face | null;
  /** The piece that a question is about: it is brought into sight. */
  about?(question: Question, targets: Record<string, string[]>): string | null;
  /** Verbs that only begin something that can be let go: where a tap reads first, they need no second one. */
  begins?: string[];
  /** Events that open a new paragraph of the log. */
  headings: string[];
  /** Events that say little alone: those that follow one another stand in one line of the log. */
  joins?: string[];
  /** The board needs its room: on a phone the choices of one piece stand in one row. */
  large?: boolean;
  /** The board says how it ended: it is looked at then, and not covered. */
  lasts?: boolean;
  /** The board shows the choices itself and needs the height: below it all of them stand in one row. */
  low?(view: Plain): boolean;
}

const BOARDS: Record<string, () => Promise<GameTable>> = {
  strife: async () => (await import('./strife')).strife,
  strain: async () => (await import('./strain')).strain,
  legends: async () => (await import('./legends')).legends,
  rrd: async () => (await import('./rrd')).rrd,
};

/** The board of a game, or the one that draws any table from what is declared of it. */
export async function boardOf(game: string): Promise<GameTable> {
  return BOARDS[game]?.() ?? (await import('./plain')).plain;
}
