/** Words: Fluent texts into sentences, in the language of whoever reads them. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Book, CardFacts, Coming, Plain, Question, SettingValue } from './wire';

/** The players by seat as they are called to one of them, who is you. */
export interface Names extends Array<string> {
  you?: number;
  own?: string; // their own name, where a sentence has no form that says you
}

export type Params = Record<string, string | number>;

const OWNERS: Record<string, number> = { first: 0, second: 1 }; // events that give a figure for each seat
const PEOPLE = ['seat', 'actor']; // kinds of what a sentence speaks of that may be a player
const SIDE = 'team'; // a kind that is several players, or one: every second seat
const SLEEPING = '~'; // before the name of a card that lies on its other side
const PLACE = /^([a-z])\d+$/; // where something of a player's lies: b3
const SEVERAL = '+'; // between things that are named together: fury+shade
const COUNTED = /^(.+)-(\d+)$/; // a thing with a number behind it: mist-3
const LISTS = ['programs', 'loot']; // what a question lists by number, in the words of the book's phrases
const NOTHING = 'none'; // where a sentence has nothing to name; it is only asked about, never read

/** The words of one language, from any number of Fluent texts. A name that a sentence speaks of is made first. */
export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;

  constructor(language: string, ...texts: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** Whether there are words for `told-reveals`, or for an attribute, `option-rounds.about`. */
  knows(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The words of a message or of an attribute; where there are none, the id in marks. */
  text(id: string, params: Params = {}): string {
    const pattern = this.pattern(id);
    return pattern === null ? `«${id}»` : this.bundle.formatPattern(pattern, params, []);
  }

  private pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

/** A game in sentences: what happened, what is asked, what may be chosen. Everything about it comes from its book. */
export class Sentences {
  readonly words: Words;
  readonly book: Book;
  private readonly who: Record<string, string> = {}; // stands where, as they are called
  private readonly plainer: Sentences | null = null; // for what names its units itself
  private readonly cards = new Map<string, CardFacts>();

  constructor(book: Book, platform: string) {
    this.book = book;
    this.words = new Words(book.language, platform, book.messages);
    for (const card of book.cards) this.cards.set(`${card.kind}-${card.id}`, card);
  }

  /** The same, which say beside a space who stands there. */
  seeing(who: Record<string, string>): Sentences {
    return Object.assign(Object.create(this) as Sentences, { who, plainer: this });
  }

  /** What a card says; undefined for what is not a card. */
  card(kind: string, id: string): CardFacts | undefined {
    return this.cards.get(`${kind}-${id}`);
  }

  /** The name of a thing, as a label. */
  name(kind: string, id: string | null): string {
    const own = `${kind}-${id ?? NOTHING}`;
    return this.words.knows(own) ? this.words.text(own) : this.made(kind, id, '');
  }

  /** A thing as a sentence speaks of it: the Monk, the Pit of Souls. */
  the(kind: string, id: string | null): string {
    const own = `${kind}-${id ?? NOTHING}`;
    if (this.words.knows(`${own}.the`)) return this.words.text(`${own}.the`);
    return this.words.knows(own) ? this.words.text(own) : this.made(kind, id, '.the');
  }

  /** What has no words of its own: a card by another kind, asleep or not, or a word of the notation, B3. */
  private made(kind: string, id: string | null, form: '' | '.the'): string {
    if (id === null) return NOTHING;
    const asleep = id.startsWith(SLEEPING);
    const card = this.book.cards.find((card) => card.id === (asleep ? id.slice(1) : id));
    if (card === undefined) return this.several(kind, id) ?? this.counted(kind, id) ?? this.plain(kind, id);
    if (kind === 'source' && this.words.knows(`${card.kind}-${id}.trait`))
      return this.words.text(`${card.kind}-${id}.trait`);
    const called = form === '' ? card.name : card.the;
    return asleep ? this.words.text(`${kind}-dormant${form}`, { [card.kind]: called }) : called;
  }

  /** Things that are named together, of a kind that is a plural: Fury, Shade. */
  private several(kind: string, id: string): string | null {
    const one = kind.replace(/s$/, '');
    const parts = id.split(SEVERAL);
    if (one === kind || !parts.every((part) => this.words.knows(`${one}-${part}`))) return null;
    return parts.map((part) => this.words.text(`${one}-${part}`)).join(', ');
  }

  /** A thing with a number behind it, in the words of its kind: 3 mist. */
  private counted(kind: string, id: string): string | null {
    const [, what = '', n] = COUNTED.exec(id) ?? [];
    return this.words.knows(`${kind}-${what}`) ? this.words.text(`${kind}-${what}`, { n: Number(n) }) : null;
  }

  private plain(kind: string, id: string): string {
    if (!/\d$/.test(id)) return this.words.text(`${kind}-${id}`);
    return this.who[id] === undefined ? id.toUpperCase() : `${id.toUpperCase()} (${this.who[id]})`;
  }

  /** The players' names in what is said to the one on a seat; to nobody in particular, all of them by name. */
  addressed(names: string[], you: number | null): Names {
    if (you === null) return names;
    const called = names.map((name, seat) => (seat === you ? this.words.text('app-you') : name));
    return Object.assign(called, { you, own: names[you] ?? '' });
  }

  /** Whether an event speaks of a seat or its side, or of what is theirs. */
  concerns(event: Plain, seat: number | null): boolean {
    const form = seat === null ? [] : (this.book.events[String(event.name)] ?? []);
    return form.some(
      ([key, kind]) =>
        (PEOPLE.includes(kind) && event[key] === seat) ||
        (kind === SIDE && event[key] === (seat ?? 0) % 2) ||
        (this.words.knows(kind) && PLACE.exec(String(event[key]))?.[1] === letterOf(seat)),
    );
  }

  /** What happened, as a sentence; `names` are the players by seat. */
  told(event: Plain, names: Names): string {
    if (this.plainer && 'unit' in event) return this.plainer.told(event, names);
    const name = String(event.name);
    const form = this.book.events[name] ?? [];
    const params = form.map(([key, kind]) => [key, this.spoken(key, kind, event[key], names, event.seat)]);
    const title = this.titleOf(event.place, event.event);
    if (title !== null) params.push(['event', title]);
    const meant = form.filter(([key, kind]) => isReader(names, kind, event[key])).map(([key]) => key);
    return this.toReader(`told-${name}`, names, meant, Object.fromEntries(params));
  }

  /** A sentence in which some parts are the reader: they are you in its form for that, else called by their name. */
  private toReader(id: string, names: Names, meant: string[], params: Params): string {
    const form = this.formFor(id, meant);
    const covered = form.split('.')[1]?.split('-') ?? [];
    const named = meant.filter((key) => !covered.includes(key)).map((key) => [key, names.own ?? '']);
    return sentence(names, this.words.text(form, { ...params, ...Object.fromEntries(named) }));
  }

  /** The form of a sentence in which these of its parts are the reader: `.seat`, You reveal; else its usual form. */
  private formFor(id: string, meant: string[]): string {
    const form = [meant.join('-'), ...meant].find((part) => this.words.knows(`${id}.${part}`));
    return form === undefined ? id : `${id}.${form}`;
  }

  /** The title of an event of a place, where the place has a list of them. */
  private titleOf(place: unknown, event: unknown): string | null {
    const events = typeof place === 'string' ? this.card('place', place)?.facts.events : undefined;
    const found = Array.isArray(events) ? (events[Number(event) - 1] as Plain | undefined) : undefined;
    return typeof found?.title === 'string' ? found.title : null;
  }

  /** What a player is asked, as a sentence to that player. */
  asked(question: Question, names: Names): string {
    const about = Object.entries(question.params).map(([key, value]) => ({
      key,
      kind: question.kinds[key] ?? key,
      value,
    }));
    const params = Object.fromEntries(
      about.map(({ key, kind, value }) => [key, this.spoken(key, kind, value, names, question.params.seat)]),
    );
    const meant = about.filter(({ kind, value }) => isReader(names, kind, value)).map(({ key }) => key);
    return this.toReader(question.id, names, meant, params);
  }

  /** A choice in notation as a line of a menu, in the words that fit the question best; `names` are the players. */
  choice(text: string, question: Question | null = null, names: string[] = []): string {
    const [verb = '', ...operands] = text.split(' ');
    const kinds = this.book.verbs[verb] ?? [];
    const of = (kind: string) => operands[kinds.indexOf(kind)];
    const params = kinds.map((kind, i) => [
      kind,
      this.rival(kind, operands[i], names) ?? this.operand(kind, operands[i] ?? null),
    ]);
    const tile = this.tileIn(question, of('slot'));
    if (tile !== null) params.push(['tile', tile]);
    const target = this.eventIn(question, of('link'));
    if (target !== null) params.push(['target', target]);
    const title = this.titleOf(question?.params.by, of('event'));
    if (title !== null) params.push(['event', title]);
    const place = this.laidOn(question, of('crossing'));
    if (place !== null) params.push(['place', place]);
    const id = place === null ? this.choiceId(verb, question, kinds, operands[0]) : `choice-${verb}-named`;
    const line = this.phrase(question, of('way')) ?? this.words.text(id, Object.fromEntries(params));
    return line.slice(0, 1).toUpperCase() + line.slice(1);
  }

  /** A player whom a choice names by a letter, where the players are known. */
  private rival(kind: string, id: string | undefined, names: string[]): string | null {
    return kind === 'rival' && id ? (names[id.charCodeAt(0) - 97] ?? null) : null;
  }

  /** What a way leads to, where the question lists them. */
  private phrase(question: Question | null, way: string | undefined): string | null {
    for (const list of way === undefined ? [] : LISTS) {
      const all = question?.params[list];
      const found = Array.isArray(all) ? this.book.phrases[`${list}-${all[Number(way) - 1]}`] : undefined;
      if (found !== undefined) return found;
    }
    return null;
  }

  /** The place that lies on a slot of a crossing, where the question lists them. */
  private laidOn(question: Question | null, crossing: string | undefined): string | null {
    const all = question?.params.crossing;
    const id = Array.isArray(all) && crossing !== undefined ? all[Number(crossing) - 1] : undefined;
    return typeof id === 'string' ? this.name('place', id) : null;
  }

  /** What lies in a slot, where the question lists the tiles of an organism. */
  private tileIn(question: Question | null, slot: string | undefined): string | null {
    const tiles = question?.params.tiles;
    const id = Array.isArray(tiles) && slot !== undefined ? tiles[Number(slot)] : undefined;
    return typeof id === 'string' ? this.name('tile', id) : null;
  }

  /** The tile of an event of the chain, where the question lists them; a battle has none. */
  private eventIn(question: Question | null, link: string | undefined): string | null {
    const chain = question?.params.chain;
    return Array.isArray(chain) && link !== undefined ? this.the('tile', chain[Number(link) - 1] ?? null) : null;
  }

  /** A step that will come, as a sentence. */
  step(coming: Coming, names: Names): string {
    const id = coming.step.startsWith('step-') ? coming.step : `step-${kebab(coming.step)}`;
    return this.toReader(id, names, isYou(names, coming.seat) ? ['seat'] : [], { seat: nameOf(names, coming.seat) });
  }

  /** The name of an option, what it is about, and one of its values. */
  option(name: string): string {
    return this.words.text(`option-${name}`);
  }

  optionAbout(name: string): string {
    return this.words.text(`option-${name}.about`);
  }

  /** What one value means, where that needs a sentence. */
  optionValueAbout(name: string, value: SettingValue): string {
    const id = `option-${name}-${value}.about`;
    return this.words.knows(id) ? this.words.text(id) : '';
  }

  optionValue(name: string, value: SettingValue): string {
    if (typeof value === 'boolean') return this.words.text(value ? 'app-yes' : 'app-no');
    const own = `option-${name}-${value}`;
    return typeof value === 'string' && this.words.knows(own) ? this.words.text(own) : String(value);
  }

  private choiceId(verb: string, question: Question | null, kinds: string[], what = ''): string {
    if (kinds.indexOf('body') > 0 && isAlone(question, what)) return `choice-${verb}-alone`;
    const special = `choice-${verb}-${question?.id.replace(/^ask-/, '')}`;
    return question !== null && this.words.knows(special) ? special : `choice-${verb}`;
  }

  private spoken(key: string, kind: string, value: unknown, names: Names, by?: unknown): string | number {
    if (kind === 'seat') return nameOf(names, value);
    if (kind === SIDE) return this.side(value, names);
    if (kind === 'actor') return this.actor(value, names);
    if (Array.isArray(value)) return '';
    if (typeof value === 'number') {
      const owner = OWNERS[key];
      return owner === undefined ? value : this.words.text('figure', { seat: nameOf(names, owner), amount: value });
    }
    if (!this.book.kinds.includes(kind)) return String(value ?? '');
    return this.place(kind, value, names, by) ?? this.operand(kind, value as string | null);
  }

  /** A side by its player, or by all of them; nothing where neither is meant. */
  private side(side: unknown, names: Names): string {
    const seats = seatsOf(names, side);
    if (seats.length < 2) return nameOf(names, seats[0]) || NOTHING;
    if (seats.some((seat) => isYou(names, seat))) return this.words.text('side-yours');
    return this.words.text('side-of', { names: seats.map((seat) => names[seat]).join(', ') });
  }

  /** Who acts: a player, the one enemy there is, or one of several: Ann, The Mist Wolf, Mist Wolf 2. */
  private actor(who: unknown, names: string[]): string {
    if (typeof who !== 'string') return nameOf(names, who);
    const [enemy = '', body] = who.split(' ');
    if (body) return `${this.name('enemy', enemy)} ${body}`;
    return this.words.knows(`enemy-${enemy}.who`) ? this.words.text(`enemy-${enemy}.who`) : this.name('enemy', enemy);
  }

  /** Where something of a player's lies, `b3`, in the words of its kind: Bob’s B3; where it is Bob who does something there,
   * B3. Null for anything else.
   */
  private place(kind: string, value: unknown, names: Names, by: unknown): string | null {
    const found = PLACE.exec(String(value));
    if (found === null || !this.words.knows(kind)) return null;
    const [place, letter = ''] = found;
    const seat = letter.charCodeAt(0) - 97;
    if (seat === by) return place.toUpperCase();
    const id = this.formFor(kind, isYou(names, seat) ? ['seat'] : []);
    return this.words.text(id, { seat: nameOf(names, seat), place: place.toUpperCase() });
  }

  /** A thing as a choice speaks of it, without the names of players; digits are a number. */
  private operand(kind: string, id: string | null): string | number {
    return id !== null && /^\d+$/.test(id) ? Number(id) : this.the(kind, id);
  }
}

/** Whether there is only one target for a thing, where the question lists what can be aimed at one of several. */
export function isAlone(question: Question | null, what: string): boolean {
  const aimed = question?.params.aimed;
  return Array.isArray(aimed) && !aimed.includes(what);
}

/** Whether this is the seat of whoever is spoken to. */
function isYou(names: Names, seat: unknown): boolean {
  return typeof seat === 'number' && names.you === seat;
}

/** A sentence begins with a capital, unless with a name, which is written as its owner does. */
function sentence(names: Names, text: string): string {
  const others = [...names.filter((_, seat) => seat !== names.you), names.own ?? ''];
  const named = others.some((name) => name !== '' && text.startsWith(name));
  return named ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

function letterOf(seat: number | null): string {
  return String.fromCharCode(97 + (seat ?? 0));
}

/** The name of a player; nothing where a sentence is nobody's in particular. */
export function nameOf(names: string[], seat: unknown): string {
  return typeof seat === 'number' ? (names[seat] ?? '') : '';
}

/** The seats of a side. */
function seatsOf(names: string[], side: unknown): number[] {
  return [...names.keys()].filter((seat) => seat % 2 === side);
}

/** Whether what a sentence speaks of is the reader, and nobody else. */
function isReader(names: Names, kind: string, value: unknown): boolean {
  const seats = kind === SIDE ? seatsOf(names, value) : PEOPLE.includes(kind) ? [value] : [];
  return seats.length === 1 && isYou(names, seats[0]);
}

/** SelectChampions -> select-champions */
export function kebab(name: string): string {
  return name.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
}
