import { expect, test } from 'vitest';
import { glossaryOf } from '../src/games/terms';
import type { Book } from '../src/wire';
import { Sentences } from '../src/words';

const MESSAGES = `term-reserve = Reserve
    .forms = Reserve
    .about = What cards are paid with.
term-top-soul = Top soul
    .forms = top soul|top souls
    .about = The uppermost card.
term-mist = Mist
    .forms = mist
    .about = Money.
`;
const book = { language: 'en', messages: MESSAGES, cards: [{ kind: 'card', id: 'x', name: 'Reserve of mist' }] };
const glossary = glossaryOf(new Sentences(book as unknown as Book, ''));
const terms = (text: string) =>
  glossary
    .parts(text)
    .map(({ text, term }) => (term ? `[${text}:${term}]` : text))
    .join('');

test('a term is marked where it stands first, by any of its forms, and as a whole word', () => {
  expect(terms('Fill the Reserve; two top souls, a Reserved one, the Reserve.')).toBe(
    'Fill the [Reserve:reserve]; two [top souls:top-soul], a Reserved one, the Reserve.',
  );
});

test('a label may begin with a capital, and the name of a card holds no term', () => {
  expect(terms('Mist')).toBe('[Mist:mist]');
  expect(terms('Mist rises')).toBe('Mist rises');
  expect(terms('Take Reserve of mist, or 2 mist.')).toBe('Take Reserve of mist, or 2 [mist:mist].');
});

test('what some sentences take for granted is each said once', () => {
  expect(glossary.termsIn(['mist and Reserve', 'mist'])).toEqual(['mist', 'reserve']);
  expect(glossary.about('mist')).toBe('Money.');
});
