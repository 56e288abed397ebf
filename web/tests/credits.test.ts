import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import credits from '../src/credits.json';

const SOURCES = new URL('../src/', import.meta.url);

function used(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const text = files.map((name) => readFileSync(new URL(name, SOURCES), 'utf-8')).join('\n');
  return [...new Set([...text.matchAll(/\bicon\('([\w-]+)'\)/g)].map(([, icon = '']) => icon))].sort();
}

test('whoever drew an icon is named, and nobody else', () => {
  expect(Object.values(credits).flat().sort()).toEqual(used());
});
