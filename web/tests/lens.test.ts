import { expect, test } from 'vitest';
import { placeLens, sighted } from '../src/table/lens';

const WINDOW = { x: 0, y: 0, width: 1280, height: 800 };
const CARD = { width: 280, height: 360 };

test('a large card stands beside what it enlarges, also where it covers pieces of the board', () => {
  const piece = { x: 600, y: 300, width: 80, height: 100 };
  const board = Array.from({ length: 40 }, (_, n) => ({
    box: { x: (n % 8) * 160, y: Math.floor(n / 8) * 160, width: 80, height: 100 },
    weight: 0.6,
  }));
  const { x, y } = placeLens(piece, CARD, WINDOW, board);
  const across = Math.max(piece.x - x - CARD.width, x - piece.x - piece.width);
  const along = Math.max(piece.y - y - CARD.height, y - piece.y - piece.height);
  expect(Math.max(across, along)).toBe(12);
});

test('it goes to the side where it covers nothing that may be chosen', () => {
  const piece = { x: 600, y: 300, width: 80, height: 100 };
  const lit = { box: { x: 700, y: 200, width: 400, height: 400 }, weight: 3 };
  expect(placeLens(piece, CARD, WINDOW, [lit]).x).toBeLessThan(600);
});

test('something large is looked at where the pointer is, something small as a whole', () => {
  const place = { x: 100, y: 100, width: 600, height: 300 };
  expect(sighted(place, { x: 640, y: 350 })).toEqual({ x: 640, y: 350, width: 1, height: 1 });
  expect(sighted({ ...place, width: 80, height: 100 }, { x: 120, y: 150 }).width).toBe(80);
  expect(sighted(place, null)).toBe(place);
});
