// What is said of a piece that cannot be used, and of a choice before it is made.

import { say } from '../app.svelte';
import type { Forecast, ForecastLine, Reason } from '../wire';
import type { Names, Sentences } from '../words';

/** Reasons that only whoever presses something wants to hear: they are true of nearly everything. */
const PLAIN = ['why-other-question', 'why-not-offered', 'why-not-asked', 'why-unknown', 'why-over'];

/** Lines under a title, or without one. */
export interface Group {
  title: string;
  lines: string[];
}

/** Why something cannot be chosen, with its rules; nothing where that goes without saying. */
export function reasonGroups(reason: Reason | null, sentences: Sentences, names: string[], pressed: boolean): Group[] {
  if (reason === null || (!pressed && PLAIN.includes(reason.sentence.id))) return [];
  const why = capital(sentences.asked(reason.sentence, names));
  const line = reason.rules.length > 0 ? say('why-ruled', { why, rules: reason.rules.join(', ') }) : why;
  return [{ title: '', lines: [line] }];
}

/** What a choice leads to, said to whoever asks: what is certain, what comes if nobody does anything, what is likely. */
export function forecastGroups(forecast: Forecast, sentences: Sentences, names: Names): Group[] {
  const said = ({ event, sentence }: ForecastLine) =>
    capital(event ? sentences.told(event, names) : sentence ? sentences.asked(sentence, names) : '');
  const counted = (line: ForecastLine) =>
    say('forecast-times', { times: line.times, tables: forecast.tables, what: said(line) });
  return [
    { title: say('forecast-certain'), lines: forecast.certain.map(said) },
    { title: say('forecast-unanswered'), lines: forecast.unanswered.map(said) },
    { title: say('forecast-likely'), lines: forecast.likely.map(counted) },
  ].filter(({ lines }) => lines.length > 0);
}

/** The farthest that a choice leads to for certain, else what comes more often than not, in a sentence. */
export function reasonOf(forecast: Forecast, sentences: Sentences, names: Names): string {
  const likely = forecast.likely.filter(({ times }) => 2 * times > forecast.tables);
  const found = forecastGroups({ ...forecast, likely }, sentences, names);
  const sure = found.find(({ title }) => title !== say('forecast-likely'));
  const line = sure?.lines.at(-1) ?? found[0]?.lines[0];
  return line === undefined ? '' : say('app-labelled', { label: (sure ?? found[0])?.title ?? '', text: line });
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
