// What the mat says in words: how a value adds up, and what a card would do.

import type { Words } from '../../../words';
import { signed } from '../../figures';
import type { CombatCard } from '../pieces';
import type { Placing, Preview, Side } from '../view';
import { answerTo, missing, partsOf } from './choices';

/** 4 = 3 printed, +1 optimal slot; only the figure where there is nothing to add up. */
export function sumOf(words: Words, card: CombatCard | undefined, slot: string, value: number): string {
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

/** What a card would do on a slot, part by part: its value, as a sum where wanted, the answer, what both sides would lose. */
export function foresight(sight: Sight, preview: Preview, adds: boolean): string[] {
  const { desk } = sight;
  const { words } = desk;
  const loss = preview.loss > 0 ? [words.text('mat-loss', { n: preview.loss })] : [];
  if (preview.verb === 'counter') return [...countering(words, preview), ...loss];
  const card = desk.card(preview.card);
  const n = adds ? sumOf(words, card, preview.slot, preview.value) : preview.value;
  const value = words.text('mat-value', { stat: card?.stat_name ?? '', n });
  if (card?.keywords.includes('trap')) return [words.text('mat-springs', { n: value })];
  const hits = card?.type === 'assault' || preview.damage > 0;
  const damage = words.text(preview.at_best ? 'mat-damage.best' : 'mat-damage', { n: preview.damage });
  return [value, answered(sight, preview), ...(hits ? [damage] : []), ...loss];
}

function countering(words: Words, { value, against, damage }: Preview): string[] {
  const p = against ?? 0;
  const back = damage > 0 ? [words.text('mat-hits-back', { n: damage })] : [];
  return [words.text(value < p ? 'mat-partly' : 'mat-full', { n: value, against: p }), ...back];
}

/** What a card that is being played is worth on a slot, and whether it counters what waits there. */
export function placed(words: Words, { value, against }: Placing): string {
  if (against === null) return words.text('mat-here', { n: value });
  return words.text(value < against ? 'mat-partly' : 'mat-full', { n: value, against });
}

function answered({ desk, foe }: Sight, preview: Preview): string {
  const { words } = desk;
  const answer = answerTo(preview, foe);
  if (answer === 'open') return words.text('mat-may-answer');
  if (answer === 'instant') return words.text('mat-instant-first');
  if (!preview.answer) return words.text('mat-unanswered');
  const { card, value, against } = preview.answer;
  const params = { card: desk.name(card), n: value };
  if (answer === 'full') return words.text('mat-answered-full', params);
  const stat = desk.card(preview.card)?.stat_name ?? '';
  return words.text('mat-answered-partly', { ...params, left: against - value, stat });
}
