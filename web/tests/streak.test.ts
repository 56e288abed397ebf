import { expect, test } from 'vitest';
import { streakOf } from '../src/puzzles/streak';

test('a streak counts days in a row up to today', () => {
  expect(streakOf(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(3);
});

test('a day that is not over yet breaks no streak', () => {
  expect(streakOf(['2026-02-27', '2026-02-28'], '2026-03-01')).toBe(2);
});

test('a day that was missed ends it', () => {
  expect(streakOf(['2026-02-26', '2026-02-28'], '2026-02-28')).toBe(1);
  expect(streakOf(['2026-02-26'], '2026-02-28')).toBe(0);
  expect(streakOf([], '2026-02-28')).toBe(0);
});
