// How the units and the terrain of Stratego Legends look beyond their emblem. Colours only decorate: a nation has its own
// dashes on the band as well, a side its own border, a terrain its own pattern and sign.

import type { Words } from '../../words';

interface Band {
  colour: string;
  dashes: string; // of the band, as an SVG dash array
}

const NATIONS: Record<string, Band> = {
  green: { colour: '#3f7d3a', dashes: '' },
  gold: { colour: '#c08a12', dashes: '22 7' },
  blue: { colour: '#2f6db3', dashes: '9 6' },
  silver: { colour: '#b4bcc6', dashes: '30 5 5 5' },
  red: { colour: '#b3322b', dashes: '4 5' },
  purple: { colour: '#7d42a4', dashes: '14 4 4 4' },
};

export function band(colour: string): Band {
  return NATIONS[colour] ?? { colour: '#6b6256', dashes: '' };
}

/** The band as a stripe: its dashes as parts of a hundred, as on the plate. */
export function stripe({ colour, dashes }: Band): string {
  if (!dashes) return colour;
  let at = 0;
  const stops = dashes.split(' ').map((length, n) => {
    const from = at;
    at += Number(length);
    return `${n % 2 === 0 ? colour : 'transparent'} ${from}% ${at}%`;
  });
  return `repeating-linear-gradient(90deg, ${stops.join(', ')})`;
}

/** A power as a unit says it. */
export interface Power {
  family: string;
  family_name: string;
  keyword: string | null;
  once: string | null;
  sacrifice: boolean;
  text: string;
}

/** What stands before the sentence of a power: its family, its name, how often it can be used and at what price. */
export function headOf({ family_name, keyword, once, sacrifice }: Power, words: Words): string {
  let family = family_name;
  if (keyword) family = words.text('power-named', { family, keyword });
  if (once) family = words.text(`power-once-${once}`, { family });
  return sacrifice ? words.text('power-price', { family }) : family;
}

/** A sign for the family of a power. */
const FAMILIES: Record<string, string> = {
  innate: '●',
  action: '➤',
  ability: '✚',
  magic: '★',
  curse: '☠',
  curse_end: '⚑',
};

export function familySign(family: string): string {
  return FAMILIES[family] ?? '·';
}
