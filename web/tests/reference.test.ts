import { describe, expect, test } from 'vitest';
import { spelled } from '../src/reference/openapi';
import { found, pieces, plain, sections } from '../src/reference/rules';

const RULES = [
  { number: '1.1', heading: '1 La table', text: 'Strife se joue à deux.' },
  { number: '1.2', heading: '1 La table', text: 'Voir 2.1, puis E-3 et 9.9.' },
  { number: '2.1', heading: '2 Mise en place', text: 'Chaque joueur commence avec ses dix champions.' },
  { number: 'E-3', heading: '15 Décisions', text: 'Un cas particulier.' },
];
const NUMBERS = new Set(RULES.map(({ number }) => number));

describe('rules', () => {
  test('stand in sections, in their order', () => {
    expect(sections(RULES).map(({ id, rules }) => [id, rules.length])).toEqual([
      ['1', 2],
      ['2', 1],
      ['15', 1],
    ]);
  });

  test('are found by words without accents, and by number', () => {
    expect(found(RULES, 'DECISIONS cas').map(({ number }) => number)).toEqual(['E-3']);
    expect(found(RULES, '1.').map(({ number }) => number)).toEqual(['1.1', '1.2']);
    expect(found(RULES, 'e-3').map(({ number }) => number)).toEqual(['1.2', 'E-3']);
    expect(found(RULES, '  ').length).toBe(4);
  });

  test('lead to the rules they name, where there are such', () => {
    expect(pieces('Voir 2.1, puis E-3 et 9.9.', NUMBERS)).toEqual([
      { text: 'Voir ', number: '' },
      { text: '2.1', number: '2.1' },
      { text: ', puis ', number: '' },
      { text: 'E-3', number: 'E-3' },
      { text: ' et 9.9.', number: '' },
    ]);
  });

  test('may have numbers of a letter and digits', () => {
    expect(pieces('See R7 (not R70) and A7.', new Set(['R7', 'A7']))).toEqual([
      { text: 'See ', number: '' },
      { text: 'R7', number: 'R7' },
      { text: ' (not R70) and ', number: '' },
      { text: 'A7', number: 'A7' },
      { text: '.', number: '' },
    ]);
    const rules = ['R7', 'R70', 'A7'].map((number) => ({ number, heading: '3 Evolve', text: 'A turn.' }));
    expect(found(rules, 'r7').map(({ number }) => number)).toEqual(['R7', 'R70']);
  });

  test('a search takes any apostrophe', () => {
    expect(plain('l’Été')).toBe("l'ete");
  });
});

describe('the interface for programs', () => {
  test('types are written as one would write them', () => {
    expect(spelled({ anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Clock' }] })).toBe('string | Clock');
    expect(spelled({ type: 'array', items: { type: 'integer' } })).toBe('[integer]');
    expect(spelled({ enum: ['a', 'b'] })).toBe('"a" | "b"');
  });
});
