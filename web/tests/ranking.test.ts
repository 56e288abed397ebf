import { expect, test } from 'vitest';
import { ranking } from '../src/ranking';

test("of two scores the winner's is told first", () => {
  expect(ranking({ scores: [3, 11], winners: [1] })).toEqual([1, 0]);
  expect(ranking({ scores: [11, 3], winners: [0] })).toEqual([0, 1]);
});

test('whatever broke a tie', () => {
  expect(ranking({ scores: [7, 7], winners: [1] })).toEqual([1, 0]);
  expect(ranking({ scores: [7, 7], winners: [0, 1] })).toEqual([0, 1]);
});

test('of more the best is told first', () => {
  expect(ranking({ scores: [4, 12, 8], winners: [1] })).toEqual([1, 2, 0]);
  expect(ranking({ scores: [8, 12, 12], winners: [2] })).toEqual([2, 1, 0]);
});

test('where nobody counted there is nothing to tell', () => {
  expect(ranking({ scores: null, winners: [1] })).toEqual([]);
});
