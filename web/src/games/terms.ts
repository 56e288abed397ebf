// The words that a game has a meaning of its own for: where they stand in a sentence, and what they mean.

import type { Sentences } from '../words';

export interface Part {
  text: string;
  term: string | null; // the id of what it is called so
}

const DECLARED = /^term-([a-z-]+) =/gm;
const SEVERAL = '|';
const NAME = ''; // of a card: a term within it is none
const known = new WeakMap<Sentences, Glossary>();

/** The glossary of a game in the language of its book; one without terms is empty. */
export function glossaryOf(sentences: Sentences): Glossary {
  const found = known.get(sentences) ?? new Glossary(sentences);
  known.set(sentences, found);
  return found;
}

class Glossary {
  private readonly sentences: Sentences;
  private readonly ids = new Map<string, string>(); // by the form that stands in a sentence
  private readonly pattern: RegExp | null;

  constructor(sentences: Sentences) {
    this.sentences = sentences;
    for (const [, id = ''] of sentences.book.messages.matchAll(DECLARED))
      for (const form of this.say(id, '.forms').split(SEVERAL)) this.ids.set(form, id);
    for (const { name } of sentences.book.cards) if (!this.ids.has(name)) this.ids.set(name, NAME);
    const forms = [...this.ids.keys()].sort((a, b) => b.length - a.length).map(literal);
    this.pattern =
      forms.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu') : null;
  }

  name(id: string): string {
    return this.say(id, '');
  }

  about(id: string): string {
    return this.say(id, '.about');
  }

  /** A sentence in parts, each term marked where it stands first. */
  parts(text: string): Part[] {
    const whole = this.ids.get(text) || this.ids.get(text.slice(0, 1).toLowerCase() + text.slice(1));
    if (whole) return [{ text, term: whole }];
    const found: Part[] = [];
    const seen = new Set<string>();
    let end = 0;
    for (const { 0: form, index } of this.pattern ? text.matchAll(this.pattern) : []) {
      const term = this.ids.get(form) ?? '';
      if (term === NAME || seen.has(term)) continue;
      seen.add(term);
      found.push({ text: text.slice(end, index), term: null }, { text: form, term });
      end = index + form.length;
    }
    return [...found, { text: text.slice(end), term: null }].filter(({ text }) => text !== '');
  }

  /** The terms of some sentences, each once. */
  termsIn(texts: string[]): string[] {
    return [...new Set(texts.flatMap((text) => this.parts(text)).flatMap(({ term }) => (term === null ? [] : [term])))];
  }

  private say(id: string, attribute: string): string {
    return this.sentences.words.text(`term-${id}${attribute}`);
  }
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
