// The map of RR&D: where stops lie, and what stands there.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laidOut, SIGHTS, sightOf, skyline } from '../src/games/rrd/scenery';

const PLACES = new URL('../../src/ludotheque/games/rrd/content/original/places.toml', import.meta.url);

test('a road goes from stop to stop and turns round at the edge', () => {
  const across = laidOut(7, 3, { x: 100, y: 138 }).map(({ x }) => x);
  expect(across).toEqual([50, 150, 250, 250, 150, 50, 50]);
});

test('stops of the same row lie beside one another, the next row below', () => {
  const down = laidOut(4, 2, { x: 100, y: 138 }).map(({ y }) => Math.floor(y / 138));
  expect(down).toEqual([0, 0, 1, 1]);
});

test('a place that is destined to somebody looks as the others of its name', () => {
  expect(sightOf('real', 'burned_village_destined')).toBe(sightOf('real', 'burned_village'));
});

test('a place that nothing is known of looks as is usual in its zone', () => {
  expect(sightOf('labyrinth', 'unheard_of')).not.toBe(sightOf('ossuary', 'unheard_of'));
});

test('what stands somewhere stands at places that there are, and at each only once', () => {
  const there = [...readFileSync(PLACES, 'utf8').matchAll(/^\[(\w+)\]$/gm)].map(([, id]) => id ?? '');
  const seen = SIGHTS.flatMap(([, places]) => places.split(' '));
  expect(seen.filter((id) => !there.includes(id))).toEqual([]);
  expect(new Set(seen).size).toBe(seen.length);
});

test('the skyline of a place is drawn to the edge of its scene', () => {
  const path = skyline('borough', () => 0.5, 72, 34);
  expect(path.startsWith('M0 100V72')).toBe(true);
  expect(path.endsWith('V100Z')).toBe(true);
});
