import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SHEETS = ['../src/style/tokens.css', '../src/games/colours.css'];
const CSS = SHEETS.map((sheet) => readFileSync(new URL(sheet, import.meta.url), 'utf-8')).join('\n');
const GAMES = ['', 'strife', 'legends', 'strain', 'rrd'];
const THEMES = ['day', 'dark', 'contrast'] as const;
const TEXT = 4.5;
const LARGE = 3;

// What is read upon what, and how clearly.
const PAIRS: [string, string, number][] = [
  ...['table', 'table-raised', 'table-sunken', 'table-hover'].flatMap((ground): [string, string, number][] => [
    ['text', ground, TEXT],
    ['text-quiet', ground, TEXT],
    ['accent-glow', ground, TEXT],
    ['focus', ground, LARGE],
    ['line-strong', ground, LARGE],
  ]),
  ['good', 'table-raised', TEXT],
  ['bad', 'table-raised', TEXT],
  ['text', 'bad-surface', TEXT],
  ['ink', 'paper', TEXT],
  ['ink-quiet', 'paper', TEXT],
  ['accent-ink', 'paper', TEXT],
  ['on-main', 'main', TEXT],
];

type Tokens = Record<string, string>;

/** The custom properties of every rule that one of these selectors opens, the later over the earlier. */
function tokens(selectors: string[]): Tokens {
  const all: Tokens = {};
  for (const [, heads = '', body = ''] of CSS.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!heads.split(',').some((head) => selectors.includes(head.trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) all[name] = value.trim();
  }
  return all;
}

function themed(theme: string, game: string): Tokens {
  const own = game ? [`[data-game="${game}"]`] : [];
  const contrast = theme === 'contrast' ? [':root[data-theme="contrast"]'] : [];
  return tokens([':root', ...own, ...contrast]);
}

function colour(all: Tokens, name: string, light: boolean): number[] {
  let value = all[name] ?? '';
  const both = /^light-dark\((.+?),\s*([^,]+)\)$/.exec(value);
  if (both) value = (light ? both[1] : both[2]) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value.trim());
  if (other?.[1]) return colour(all, other[1], light);
  const hex = /^#([0-9a-f]{6})$/i.exec(value.trim());
  if (!hex?.[1]) throw new Error(`${name}: ${value} is not a plain colour`);
  return [0, 2, 4].map((at) => Number.parseInt(hex[1]?.slice(at, at + 2) ?? '', 16) / 255);
}

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number[], other: number[]): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

describe.each(THEMES)('theme %s', (theme) => {
  test.each(GAMES)('everything can be read, with the accent of "%s"', (game) => {
    const all = themed(theme, game);
    const faint = PAIRS.map(([front, back, least]) => {
      const found = contrast(colour(all, front, theme === 'day'), colour(all, back, theme === 'day'));
      return found < least ? `${front} on ${back}: ${found.toFixed(2)} < ${least}` : '';
    });
    expect(faint.filter(Boolean)).toEqual([]);
  });
});
