import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { credits } from '../src/games/credits';

const SOURCES = new URL('../src/', import.meta.url);

function used(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const text = files.map((name) => readFileSync(new URL(name, SOURCES), 'utf-8')).join('\n');
  return [...new Set([...text.matchAll(/~icons\/game-icons\/([\w-]+)/g)].map(([, icon = '']) => icon))].sort();
}

test('whoever drew an icon is named, and nobody else', () => {
  expect(credits.flatMap(({ icons }) => icons).sort()).toEqual(used());
});
