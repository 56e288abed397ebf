/** Rules: the numbered rules in sections, searched, with the rules they speak of as links. */
import type { RuleFacts } from '../wire';

export interface Section {
  id: string; // `8` of "8 The Fatestone"
  heading: string;
  rules: RuleFacts[];
}

export interface Piece {
  text: string;
  number: string; // of the rule it names; empty where it names none
}

const NUMBER = /(?<![\w.-])(?:[A-Z]-?\d+|\d+\.\d+)(?![\w-]|\.\d)/g;

/** The sections in their order. */
export function sections(rules: RuleFacts[]): Section[] {
  const parts: Section[] = [];
  for (const rule of rules) {
    if (parts.at(-1)?.heading !== rule.heading) {
      parts.push({ id: rule.heading.split(' ')[0] ?? '', heading: rule.heading, rules: [] });
    }
    parts.at(-1)?.rules.push(rule);
  }
  return parts;
}

/** The rules that hold every word of a search, or bear that number, or stand in that section. */
export function found(rules: RuleFacts[], search: string): RuleFacts[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return rules.filter(({ number, heading, text }) => {
    const whole = plain(`${number} ${heading} ${text}`);
    return words.every((word) => (/^[\d.]+$/.test(word) ? number.startsWith(word) : whole.includes(word)));
  });
}

/** A text cut where it names a rule that there is. */
export function pieces(text: string, numbers: Set<string>): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (!numbers.has(match[0])) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), number: '' });
    parts.push({ text: match[0], number: match[0] });
    from = match.index + match[0].length;
  }
  return from < text.length ? [...parts, { text: text.slice(from), number: '' }] : parts;
}

/** Without accents and capitals, as people type when they search. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase();
}
