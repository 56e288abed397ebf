// What stands below the board: where the game stands, and the thing that a choice speaks of.

import type { Question } from '../../wire';
import { isAlone, type Sentences } from '../../words';
import { below, duelOf, takesPart } from './pieces';
import type { RrdView } from './view';

/** The pass of arms of one's duel; else cycle and phase of the journey. */
export function standing(view: RrdView, { words }: Sentences): string {
  const duel = duelOf(view);
  if (duel && takesPart(view)) return words.text('board-passe', { n: duel.passe });
  const { cycle, stage } = view.seats[below(view)] ?? { cycle: 0, stage: 'weaving' };
  if (cycle === 0) return words.text('board-set-up');
  return `${words.text('board-cycle', { n: cycle })} · ${words.text(`stage-${stage}`)}`;
}

const RAISED = ['raise', 'surpass']; // the card is transcended
const SAID = ['offer', 'drop', 'use', 'unlock', 'replace']; // beside other choices of the same things
const BEFORE: Record<string, string> = { in: '+ ', out: '− ', 'put-on': '+ ', 'take-off': '− ' };

export interface Named {
  kind: string;
  id: string;
  name: string;
}

/** The thing that a choice speaks of; its name says what happens to it, where that is not all the same. */
export function named(text: string, sentences: Sentences, question: Question | null = null): Named | null {
  const [verb = '', what = '', where = ''] = text.split(' ');
  const [kind = ''] = sentences.book.verbs[verb] ?? [];
  const card = sentences.card(kind, what);
  if (!card) return null;
  if (SAID.includes(verb)) return { kind, id: what, name: sentences.choice(text) };
  const to = isAlone(question, what) && aims(verb, sentences) ? '' : goal(verb, where, sentences);
  return { kind, id: what, name: `${BEFORE[verb] ?? ''}${card.name}${to}` };
}

function aims(verb: string, { book }: Sentences): boolean {
  return book.verbs[verb]?.[1] === 'body';
}

/** Where it goes, or at whom; a second weapon is the one that it replaces. */
function goal(verb: string, where: string, sentences: Sentences): string {
  if (where === '') return '';
  const [, kind = ''] = sentences.book.verbs[verb] ?? [];
  if (aims(verb, sentences)) return ` → ${where}`;
  const to = kind === 'slot' && where === 'mat' ? '' : ` → ${sentences.name(kind, where)}`;
  return RAISED.includes(verb) ? `${to} ⇑` : to;
}
