// What the mat says in words: how a value adds up, and what a card would do.

import type { Words } from '../../../words';
import { signed } from '../looks';
import type { CombatCard, Preview, Side, Slot } from '../view';
import { answerTo, missing, partsOf } from './choices';

/** 4 = 3 printed, +1 optimal slot; only the figure where there is nothing to add up. */
export function sumOf(words: Words, card: CombatCard | undefined, slot: Slot, value: number): string {
  const { printed, optimal, more } = partsOf(card, slot, value);
  const parts = [words.text('mat-part-printed', { n: printed })];
  if (optimal) parts.push(words.text('mat-part-optimal'));
  if (more !== 0) parts.push(words.text('mat-part-more', { by: signed(more) }));
  return words.text('mat-sum', { total: value, parts: parts.join(', ') });
}

/** What is needed to say what a card would do. */
export interface Sight {
  own: Side;
  foe: Side;
  desk: { words: Words; name: (id: string | null) => string; card: (id: string | null) => CombatCard | undefined };
}

/** What a card costs, and what would have to be offered for it. */
export function costOf({ own, desk: { words } }: Sight, cost: number): string {
  const short = own.hero === null ? 0 : missing(cost, own.reserve);
  return short > 0 ? words.text('mat-cost.short', { n: cost, missing: short }) : words.text('mat-cost', { n: cost });
}

/** What a card would do on a slot, part by part: its value, as a sum where wanted, the damage, how it would be answered. */
export function foresight(sight: Sight, preview: Preview, adds: boolean): string[] {
  const { desk } = sight;
  const { words } = desk;
  if (preview.verb === 'counter') return countering(words, preview);
  const card = desk.card(preview.card);
  const n = adds ? sumOf(words, card, preview.slot, preview.value) : preview.value;
  const value = words.text('mat-value', { stat: card?.stat_name ?? '', n });
  if (card?.keywords.includes('trap')) return [words.text('mat-springs', { n: value })];
  const damage = card?.type === 'assault' ? [words.text('mat-damage', { n: preview.damage })] : [];
  return [value, ...damage, answered(sight, preview)];
}

function countering(words: Words, { value, against, damage }: Preview): string[] {
  const p = against ?? 0;
  if (value < p) return [words.text('mat-partly', { n: value, against: p, left: p - value })];
  const back = damage > 0 ? [words.text('mat-hits-back', { n: damage })] : [];
  return [words.text('mat-full', { n: value, against: p }), ...back];
}

function answered({ desk, foe }: Sight, preview: Preview): string {
  const { words } = desk;
  const answer = answerTo(preview, foe, desk.card(foe.top_soul));
  if (answer === 'open') return words.text('mat-may-answer');
  if (answer === 'instant') return words.text('mat-instant-first');
  if (!preview.answer) return words.text('mat-unanswered');
  const { card, value, against } = preview.answer;
  const params = { card: desk.name(card), n: value };
  const back = desk.card(card)?.type === 'assault' ? value - against : 0;
  if (answer === 'full' && back > 0) return words.text('mat-answered-back', { ...params, back });
  if (answer === 'full') return words.text('mat-answered-full', params);
  const stat = desk.card(preview.card)?.stat_name ?? '';
  return words.text('mat-answered-partly', { ...params, left: against - value, stat });
}
