// The way of a run that is over, out of its story: its stops, and a sign for what happened at each.

import type { Component } from 'svelte';
import type { Book, Chapter, Plain } from '../../wire';
import { emblem, GLYPHS } from './emblems';
import { factsOf, placeFacts } from './pieces';

export interface Stop {
  seat: number;
  chapter: Chapter;
  cycle: number | null; // null where one sets out
  zone: string; // empty where one sets out, as its place and its name
  place: string;
  name: string;
  told: Plain[];
  ends: boolean; // somebody died here
}

interface Mark {
  Sign: Component;
  look: '' | 'won' | 'lost';
}

const DEATHS = ['dies', 'is_lost'];

/** The stops of a player in order. */
export function stopsOf(book: Book, story: Chapter[], seat: number): Stop[] {
  const facts = factsOf(book);
  return story
    .filter(({ title }) => (title.params.seat ?? seat) === seat)
    .map((chapter) => {
      const { cycle, place } = chapter.title.params;
      const id = typeof place === 'string' ? place : '';
      const told = chapter.told.flatMap(({ event }) => (event && (event.seat ?? seat) === seat ? [event] : []));
      const ends = told.some(({ name }) => DEATHS.includes(String(name)));
      const here = { place: id, zone: placeFacts(facts, id)?.zone ?? '', name: facts.get(id)?.name ?? '' };
      return { seat, chapter, cycle: typeof cycle === 'number' ? cycle : null, ...here, told, ends };
    });
}

const won = (kind: string) => (event: Plain) => ({ Sign: emblem(kind, String(event[kind])), look: 'won' as const });
const lost = (kind: string) => (event: Plain) => ({ Sign: emblem(kind, String(event[kind])), look: 'lost' as const });
const thing = (kind: string) => (event: Plain) => ({ Sign: emblem(kind, String(event[kind])), look: '' as const });
const glyph =
  (name: keyof typeof GLYPHS, look: Mark['look'] = '') =>
  () => ({ Sign: GLYPHS[name], look });

const SIGNS: Record<string, (event: Plain) => Mark> = {
  becomes: thing('hero'),
  dominates: won('enemy'),
  beats: won('enemy'),
  is_slain: won('enemy'),
  is_beaten: lost('enemy'),
  attacks: glyph('duel'),
  wins_feud: glyph('duel', 'won'),
  dies: glyph('dead', 'lost'),
  is_lost: glyph('dead', 'lost'),
  rests: glyph('torpor'),
  gains_accessory: thing('accessory'),
  swaps_weapon: thing('weapon'),
  gains_marker: lost('marker'),
  loots: glyph('deck'),
  holds_fragment: glyph('destiny', 'won'),
  closes_over: glyph('tide', 'lost'),
  wins: glyph('destiny', 'won'),
};

/** What happened, as signs; the same sign once. */
export function signsOf(told: Plain[]): Mark[] {
  const found = told.flatMap((event) => SIGNS[String(event.name)]?.(event) ?? []);
  return found.filter((mark, n) => found.findIndex(({ Sign }) => Sign === mark.Sign) === n);
}
