import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entries, inLine, passages } from '../src/table/passages';
import type { Book, Plain } from '../src/wire';
import { kebab, Sentences, Words } from '../src/words';
import { BOOK as RRD } from './rrd-table';

const LANGUAGES = ['en', 'fr', 'de'] as const;
const NAMES = ['Ann', 'Bob'];

function fluent(path: string): string {
  return readFileSync(new URL(`../../src/ludotheque/${path}`, import.meta.url), 'utf-8');
}

function strife(language: string): Sentences {
  const messages = ['cards', 'play'].map((file) => fluent(`games/strife/text/${file}.${language}.ftl`)).join('\n');
  const book: Book = {
    game: 'strife',
    language,
    messages,
    events: {
      reveals: [
        ['seat', 'seat'],
        ['champion', 'champion'],
      ],
      totals: [
        ['first', 'number'],
        ['second', 'number'],
      ],
      event: [['event', 'event']],
      places_champion: [
        ['seat', 'seat'],
        ['champion', 'champion'],
        ['owner', 'seat'],
      ],
      no_contest: [],
    },
    verbs: { use: [], pass: [], select: ['champion'], move: ['location'] },
    kinds: ['champion', 'location', 'event'],
    cards: [{ kind: 'champion', id: 'monk', name: 'Monk', the: 'the Monk', lines: [], facts: {} }],
    steps: {},
    phrases: {},
    zones: [],
  };
  return new Sentences(book, fluent(`text/app.${language}.ftl`));
}

function strain(language: string): Sentences {
  const messages = ['tiles', 'play'].map((file) => fluent(`games/strain/text/${file}.${language}.ftl`)).join('\n');
  const words = new Words(language, messages);
  const cards = ['cytosol', 'influenza'].map((id) => ({
    kind: 'tile',
    id,
    name: words.text(`tile-${id}`),
    the: words.text(`tile-${id}.the`),
    lines: [],
    facts: {},
  }));
  const own = { kind: 'tile', id: 'killer_bee', name: 'Killer bee', the: 'Killer bee', lines: [], facts: {} };
  const book: Book = {
    game: 'strain',
    language,
    messages,
    events: {
      infects: [
        ['seat', 'seat'],
        ['tile', 'tile'],
        ['place', 'place'],
      ],
      answers: [
        ['seat', 'seat'],
        ['tile', 'tile'],
        ['link', 'link'],
        ['target', 'tile'],
      ],
      gives_way: [
        ['place', 'place'],
        ['slot', 'number'],
        ['amount', 'number'],
        ['tile', 'tile'],
      ],
    },
    verbs: {
      'pass-turn': [],
      place: ['tile', 'place'],
      target: ['face', 'place'],
      resist: ['slot', 'tokens'],
      answer: ['tile', 'link'],
    },
    kinds: ['tile', 'face', 'place', 'pile', 'link', 'slot', 'count', 'tokens'],
    cards: [...cards, own],
    steps: {},
    phrases: {},
    zones: [],
  };
  return new Sentences(book, fluent(`text/app.${language}.ftl`));
}

function rrd(language: string): Sentences {
  const files = ['cards', 'effects', 'places', 'play'];
  const messages = files.map((file) => fluent(`games/rrd/text/${file}.${language}.ftl`)).join('\n');
  const events: Book['events'] = {
    passes: [['who', 'actor']],
    activates: [
      ['who', 'actor'],
      ['source', 'source'],
    ],
    realises: [
      ['seat', 'seat'],
      ['place', 'place'],
      ['event', 'event'],
    ],
    unlocks: [
      ['seat', 'seat'],
      ['thing', 'thing'],
    ],
    chooses_archetypes: [
      ['seat', 'seat'],
      ['archetypes', 'archetypes'],
    ],
  };
  return new Sentences({ ...RRD, language, messages, events }, fluent(`text/app.${language}.ftl`));
}

const english = strife('en');

describe('words', () => {
  const words = new Words('en', 'hello = Hello, { $name }.\n    .loud = HELLO', 'hello-again = Again { $n }');

  test('a message and an attribute are said, and what has no words shows its id', () => {
    expect(words.text('hello', { name: 'Ann' })).toBe('Hello, Ann.');
    expect(words.text('hello.loud')).toBe('HELLO');
    expect(words.text('hello-again', { n: 2 })).toBe('Again 2');
    expect(words.text('bye')).toBe('«bye»');
  });

  test('what is known is known exactly', () => {
    expect(['hello', 'hello.loud', 'hello.soft', 'bye'].map((id) => words.knows(id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.each(LANGUAGES)('the pages and the platform can be read in %s', (language) => {
    const all = new Words(language, fluent(`text/web.${language}.ftl`), fluent(`text/app.${language}.ftl`));
    expect(all.text('web-guest', { number: '4821' })).toMatch(/4821$/);
    expect(all.text('web-days', { count: 1 })).not.toBe(all.text('web-days', { count: 2 }).replace('2', '1'));
  });
});

describe('sentences', () => {
  test('an event is told with its people and things, and figures have their owners', () => {
    expect(english.told({ name: 'reveals', seat: 1, champion: 'monk' }, NAMES)).toBe('Bob reveals the Monk.');
    expect(english.told({ name: 'totals', first: 7, second: 9 }, NAMES)).toContain('Ann with 7');
    expect(english.told({ name: 'event', event: 'blood_moon' }, NAMES)).toContain(english.name('event', 'blood_moon'));
    expect(english.told({ name: 'no_contest' }, NAMES)).not.toContain('«');
  });

  test('a question speaks of things by their names', () => {
    const params = { location: 'shadow_keep', champion: null, value: 3, tie: 'combat' };
    const asked = english.asked({ id: 'ask-select-champions', kinds: {}, params }, NAMES);
    expect(asked).toContain('Shadow Keep');
    const tie = english.asked({ id: 'ask-break-tie', kinds: {}, params }, NAMES);
    expect(tie).not.toContain('{');
  });

  test('a choice takes the words that fit the question best', () => {
    const ambush = { id: 'ask-ambush', kinds: {}, params: {} };
    expect(english.choice('use', ambush)).toBe('Block the opposing battle ability');
    expect(english.choice('use')).toBe('Do it');
    expect(english.choice('select monk', ambush)).toBe('Send the Monk into battle');
  });

  test('beside a space stands who is there, unless the sentence names a unit itself', () => {
    const events: Book['events'] = {
      moves: [
        ['seat', 'seat'],
        ['space', 'space'],
        ['to', 'space'],
      ],
      sees: [
        ['space', 'space'],
        ['unit', 'unit'],
      ],
    };
    const messages = fluent('games/legends/text/play.en.ftl');
    const book = { ...RRD, messages, events, verbs: { move: ['space', 'to'] }, kinds: ['space', 'to', 'unit'] };
    const legends = new Sentences(book, '');
    const seeing = legends.seeing({ d3: 'High Elf' });
    expect(seeing.choice('move d3 d4')).toBe('Move from D3 (High Elf) to D4');
    expect(seeing.told({ name: 'moves', seat: 0, space: 'd3', to: 'd4' }, NAMES)).toBe(
      'Ann moves from D3 (High Elf) to D4.',
    );
    expect(legends.choice('move d3 d4')).toBe('Move from D3 to D4');
    expect(seeing.told({ name: 'sees', space: 'd3', unit: null }, NAMES)).not.toContain('High Elf');
  });

  test('a choice begins with a capital in every language', () => {
    for (const language of LANGUAGES) {
      const line = strife(language).choice('select monk');
      expect(line.slice(0, 1)).toBe(line.slice(0, 1).toUpperCase());
      expect(line).not.toMatch(/[«{]/);
    }
  });

  test('a step is a sentence, whether by its class or by its id', () => {
    expect(kebab('SelectChampions')).toBe('select-champions');
    expect(english.step({ step: 'SelectAlone', seat: 0 }, NAMES)).toBe('Ann chooses a battle champion.');
    expect(english.step({ step: 'step-select-alone', seat: 0 }, NAMES)).toBe('Ann chooses a battle champion.');
    expect(english.step({ step: 'EndRound', seat: null }, NAMES)).toBe('The round ends.');
  });

  test('options have names and values', () => {
    expect(english.option('rounds')).toBe('Rounds');
    expect(english.optionValue('relics', true)).toBe('Yes');
    expect(english.optionValue('rounds', 3)).toBe('3');
    expect(english.optionValue('edition', 'cube')).toBe('Cube');
  });

  test('a value that needs a sentence has one', () => {
    const rrd = new Sentences({ ...RRD, messages: fluent('games/rrd/text/play.en.ftl') }, '');
    expect(rrd.optionValueAbout('difficulty', 'veteran')).toContain('before you see a card');
    expect(rrd.optionValueAbout('tide', true)).toBe('');
  });

  test('cards are found by kind and id', () => {
    expect(english.card('champion', 'monk')?.name).toBe('Monk');
    expect(english.card('location', 'monk')).toBeUndefined();
  });
});

describe('things without words of their own', () => {
  const words = strain('en');
  const asked = (params: Record<string, string | number | null>) =>
    words.asked(
      { id: 'ask-respond', kinds: { by: 'tile' }, params: { place: null, by: null, seat: -1, ...params } },
      NAMES,
    );

  test('a place is called by its player where players have names, and by its sign in a menu', () => {
    const told = words.told({ name: 'infects', seat: 0, tile: 'influenza', place: 'b3' }, NAMES);
    expect(told).toBe('Ann infects Bob’s B3 with Influenza.');
    expect(words.choice('place cytosol b3')).toBe('Place the Cytosol at B3');
    expect(words.name('place', 'b3')).toBe('B3');
  });

  test('a dormant tile says so', () => {
    expect(words.name('face', '~cytosol')).toBe('dormant Cytosol');
    expect(words.name('face', 'cytosol')).toBe('Cytosol');
    const aim = { id: 'ask-aim', kinds: {}, params: {} };
    expect(words.choice('target ~cytosol b3', aim)).toBe('Destroy the Cytosol (dormant) of B3');
    expect(strain('fr').choice('target ~cytosol b3', aim)).toBe('Détruire le cytosol (face dormante) en B3');
    expect(strain('de').choice('target cytosol b3', aim)).toBe('Das Zytosol in B3 vernichten');
  });

  test('an answer names the tile that it is aimed at', () => {
    const asked = { id: 'ask-respond', kinds: {}, params: { chain: ['influenza', null] } };
    expect(words.choice('answer antibody 1', asked)).toBe('Answer Influenza (event 1) with the Antibody');
    expect(words.choice('answer heat_shock 2', asked)).toBe('Answer the battle (event 2) with the Heat-Shock Protein');
    const told = { name: 'answers', seat: 1, tile: 'antibody', link: '1', target: 'influenza' };
    expect(words.told(told, NAMES)).toBe('Bob answers Influenza (event 1 of the chain) with the Antibody.');
  });

  test('numbers are numbers, one and many', () => {
    expect(words.choice('resist 0 1')).toBe('Take 1 token off the Organism tile');
    expect(words.choice('resist 3 2')).toBe('Take 2 tokens off slot 3');
    const question = { id: 'ask-resist', kinds: {}, params: { tiles: ['cytosol', 'cytosol', 'cytosol'] } };
    expect(words.choice('resist 2 1', question)).toBe('Take 1 token off the Cytosol (slot 2)');
    const hit = { name: 'gives_way', place: 'a1', slot: 4, amount: 1, tile: 'cytosol' };
    expect(words.told(hit, NAMES)).toContain('1 token on the Cytosol (slot 4)');
    const told = { name: 'answers', seat: 1, tile: 'cytosol', link: '2', target: null };
    expect(words.told(told, NAMES)).toContain('the battle (event 2');
  });

  test('a question names who did what, and has words for nothing at all', () => {
    expect(asked({ event: 'none' })).toBe('Before the game goes on: will you play a Chain Reaction?');
    expect(asked({ event: 'tile', seat: 1, by: 'cytosol' })).toBe('Bob plays the Cytosol. Will you answer?');
    expect(asked({ event: 'battle', seat: 1, place: 'a2' })).toBe('Bob attacks Ann’s A2. Will you answer?');
  });

  test('a tile or a tile set of one’s own is called as it is', () => {
    expect(words.name('tile', 'killer_bee')).toBe('Killer bee');
    expect(words.optionValue('tiles', 'my_tiles')).toBe('my_tiles');
    expect(words.optionValue('tiles', 'original')).toBe('Our original set');
  });

  test('what is neither shows its id', () => {
    expect(words.name('tile', 'nobody')).toBe('«tile-nobody»');
  });
});

describe('the sentences of a journey', () => {
  const journey = rrd('en');
  const params = {
    zone: 'real',
    card: null,
    enemy: null,
    actor: 'mist_wolf 2',
    own: 0,
    by: 'howling_moor',
    weapons: ['loom_staff'],
    programs: [] as number[],
    loot: [] as number[],
    crossing: ['howling_moor', null, 'pilgrims_road_destined'],
    count: 1,
  };
  const asks = (id: string, more = {}, by = 'place') => ({
    id,
    kinds: { by, other: 'seat' },
    params: { ...params, ...more },
  });

  test('whoever acts is a player, the enemy, or one of several', () => {
    expect(journey.told({ name: 'passes', who: 1 }, NAMES)).toBe('Bob passes.');
    expect(journey.told({ name: 'passes', who: 'mist_wolf' }, NAMES)).toBe('The Mist Wolf passes.');
    expect(journey.told({ name: 'passes', who: 'mist_wolf 2' }, NAMES)).toBe('Mist Wolf 2 passes.');
  });

  test('an event of a place has its title, and an enemy activates its particularity', () => {
    const realised = journey.told({ name: 'realises', seat: 0, place: 'howling_moor', event: '2' }, NAMES);
    expect(realised).toBe('Ann realises an event of Howling Moor: Search the den.');
    const activated = journey.told({ name: 'activates', who: 'mist_wolf', source: 'mist_wolf' }, NAMES);
    expect(activated).toBe('The Mist Wolf activates: Pack.');
  });

  test('things that are counted or named together have words', () => {
    expect(journey.told({ name: 'unlocks', seat: 0, thing: 'ability-2' }, NAMES)).toContain('ability 2 of the hero');
    expect(journey.choice('unlock infusion-slot')).toBe('Unlock: an infusion slot');
    expect(journey.choice('give mist-3')).toBe('Give: 3 mist');
    expect(journey.choice('archetypes fury+shade')).toBe('Draw from: Fury, Shade');
    expect(journey.choice('swap hook_dagger loom_staff')).toBe('Take Hook Dagger instead of Loom Staff');
  });

  test('a question names whose card it is about, and what has led to it', () => {
    const slot = journey.asked(asks('ask-name-slot', { card: 'claw' }), NAMES);
    expect(slot).toBe('Mist Wolf 2 plays Claw, and you choose the slot: on which one?');
    const weak = journey.asked(asks('ask-weak-point', { by: 'ekareth_1', count: 2 }, 'source'), NAMES);
    expect(weak).toBe('Mark of the Prey, Weak Point 2: on which slot?');
    expect(journey.asked(asks('ask-discard-souls', { by: null }, 'source'), NAMES)).toBe(
      'Poison: discard soul value 1. Which card?',
    );
    expect(journey.asked(asks('ask-consider', { other: 1 }), NAMES)).toContain('Bob makes you an offer');
  });

  test('a question that lists things is still a sentence, also where nothing is named', () => {
    expect(journey.asked(asks('ask-go'), NAMES)).toContain('Howling Moor');
    for (const language of LANGUAGES) expect(rrd(language).asked(asks('ask-answer'), NAMES)).not.toMatch(/none|[«{]/);
  });

  test('a choice says what the question knows: places, titles, ways, players', () => {
    expect(journey.choice('weave 3', asks('ask-weave'))).toBe('Go to Pilgrims’ Road (destiny place) (slot 3)');
    expect(journey.choice('weave 2', asks('ask-weave'))).toBe('Go to the place on slot 2');
    expect(journey.choice('realise 1', asks('ask-go'))).toBe('Realise: The pack circles');
    expect(journey.choice('way 2', asks('ask-pick', { programs: [47, 48] }))).toBe('-2 mist');
    expect(journey.choice('way 1', asks('ask-choose-loot', { loot: [12] }))).toBe('2 combat cards of soul value 4');
    expect(journey.choice('way 1', asks('ask-search-where'))).toBe('From the pile');
    expect(journey.choice('attack b', null, NAMES)).toBe('Attack Bob');
    expect(journey.choice('attack b')).toBe('Attack player 2');
  });

  test('a target is only spoken of where there are several', () => {
    const said = (aimed: string[]) => journey.choice('token soul_candle 2', asks('ask-take-turn', { aimed }));
    expect(said([])).toBe('Use a token: Soul Candle');
    expect(said(['soul_candle'])).toBe('Use a token: Soul Candle (target 2)');
    expect(journey.choice('token soul_candle 2')).toBe('Use a token: Soul Candle (target 2)');
  });
});

describe('the log speaks to its reader', () => {
  const reveals = { name: 'reveals', seat: 0, champion: 'monk' };
  const places = { name: 'places_champion', seat: 0, champion: 'monk', owner: 1 };

  test('who is You, in the form that each language needs', () => {
    const told = (language: string, event: Plain, you: number | null) => {
      const sentences = strife(language);
      return sentences.told(event, sentences.addressed(NAMES, you));
    };
    expect(told('en', reveals, 0)).toBe('You reveal the Monk.');
    expect(told('en', reveals, 1)).toBe('Ann reveals the Monk.');
    expect(told('en', reveals, null)).toBe('Ann reveals the Monk.');
    expect(told('fr', reveals, 0)).toBe('Vous révélez le Moine.');
    expect(told('de', places, 1)).toBe('Ann legt den Mönch als Nächsten in deinen Vermächtnisstapel.');
    expect(told('en', { ...places, owner: 0 }, 0)).toBe('You put the Monk next in your legacy pile.');
  });

  test('figures and things of theirs are called so, too', () => {
    const sentences = strife('en');
    const totals = { name: 'totals', first: 12, second: 9 };
    expect(sentences.told(totals, sentences.addressed(NAMES, 1))).toBe('The totals: Ann with 12, you with 9.');
    const strains = strain('en');
    const infects = { name: 'infects', seat: 0, place: 'b3', tile: 'influenza' };
    expect(strains.told(infects, strains.addressed(NAMES, 1))).toContain('infects your B3 with');
    expect(strains.told({ ...infects, seat: 1 }, NAMES)).toContain('infects B3 with');
    expect([0, 1, 2, null].map((seat) => strains.concerns(infects, seat))).toEqual([true, true, false, false]);
  });

  test('a name is written as its owner does', () => {
    const sentences = strife('en');
    expect(sentences.told(reveals, sentences.addressed(['ann', 'Bob'], 1))).toBe('ann reveals the Monk.');
  });
});

describe('passages of the log', () => {
  const turn = (seat: number) => ({ name: 'turn', seat });
  const events = [
    { name: 'sets_out' },
    turn(0),
    { name: 'draws', seat: 0 },
    turn(1),
    { name: 'draws', seat: 1 },
    turn(2),
    { name: 'infects', seat: 2, place: 'a1' },
    turn(1),
    { name: 'draws', seat: 1 },
  ];
  const mine = (event: { place?: string }) => event.place === 'a1';
  const folded = (bots: number[]) => passages(events, ['turn'], new Set(bots), mine).map(({ folds }) => folds);

  test("a bot's turn folds once it is over, unless it concerns the reader", () => {
    expect(folded([1, 2])).toEqual([false, false, true, false, false]);
    expect(passages(events, ['turn'], new Set([1, 2]), mine).map(({ first }) => first)).toEqual([0, 1, 3, 5, 7]);
  });

  test('events that say little alone stand in one line where they follow one another', () => {
    const told = ['counts', 'counts', 'compares', 'counts', 'destroyed', 'destroyed'].map((name) => ({ name }));
    expect(entries(told, ['counts']).map((line) => line.length)).toEqual([2, 1, 1, 1, 1]);
    expect(entries(told, []).every((line) => line.length === 1)).toBe(true);
  });

  test('what a line says several times over is counted', () => {
    expect(inLine(['Bob draws.', 'Bob draws.', 'Bob plays.', 'Bob draws.'])).toBe(
      'Bob draws. ×2 Bob plays. Bob draws.',
    );
  });

  test('against one bot nothing folds', () => {
    expect(folded([1])).toEqual([false, false, false, false, false]);
  });
});
