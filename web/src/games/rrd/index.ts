// Raise, Rise & Die at the table page.

import type { Component } from 'svelte';
import type { Book, Question } from '../../wire';
import type { Sentences } from '../../words';
import type { Face, GameTable, Sign } from '..';
import Board from './Board.svelte';
import { emblem, typeEmblem, zoneEmblem } from './emblems';
import FullCard from './FullCard.svelte';
import { named, standing } from './faces';
import { archetypeColour, zoneColour } from './looks';
import { pace } from './pace';
import { combatCard, everything, factsOf, placeFacts, takesPart, thing } from './pieces';
import Run from './Run.svelte';
import { about, subjects, targets } from './targets';

export const rrd: GameTable = {
  Board,
  Card: FullCard,
  Story: Run,
  targets,
  thing,
  subjects,
  sign,
  emblem: pictured,
  pace,
  everything,
  standing,
  face,
  about,
  headings: ['cycle', 'pass_begins', 'sets_out'],
  large: true,
  low: takesPart,
};

function pictured(kind: string, id: string): Component | null {
  if (kind === 'zone') return zoneEmblem(id);
  return kind === 'enemy' ? emblem(kind, id) : null;
}

function face(text: string, sentences: Sentences, question: Question | null): Face | null {
  const found = named(text, sentences, question);
  if (!found) return null;
  const facts = factsOf(sentences.book);
  const card = combatCard(facts, found.id);
  if (card) return { ...found, figure: card.soul, emblem: typeEmblem(card.type) };
  const place = placeFacts(facts, found.id);
  return { ...found, figure: null, emblem: place ? zoneEmblem(place.zone) : emblem(found.kind, found.id) };
}

function sign(_: string, id: string, book: Book): Sign | null {
  const facts = factsOf(book);
  const card = combatCard(facts, id);
  if (card) return { kind: 'card', id, emblem: typeEmblem(card.type), colour: archetypeColour(card.archetype) };
  const place = placeFacts(facts, id);
  return place ? { kind: 'place', id, emblem: zoneEmblem(place.zone), colour: zoneColour(place.zone) } : null;
}
