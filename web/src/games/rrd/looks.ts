// How the things of RR&D look beyond their emblem. Colours only decorate: an archetype has a letter and a border of its
// own, the colour of an event a sign, a rarity its number of stars.

import type { Colour } from './pieces';

interface Archetype {
  colour: string;
  letter: string;
}

const BEAST: Archetype = { colour: '#6f5140', letter: 'B' };
const ARCHETYPES: Record<string, Archetype> = {
  fury: { colour: '#b3402f', letter: 'F' },
  bulwark: { colour: '#3d6a94', letter: 'W' },
  shade: { colour: '#3f6b46', letter: 'S' },
  aether: { colour: '#7a4fa3', letter: 'A' },
  bestiary: BEAST,
};

export function archetypeColour(archetype: string): string {
  return (ARCHETYPES[archetype] ?? BEAST).colour;
}

/** The band of a place, by zone. */
const ZONES: Record<string, string> = {
  real: '#5f7a4a',
  ethereal: '#5d78a6',
  borough: '#a3703a',
  ossuary: '#77706a',
  labyrinth: '#2f7f78',
};

export function zoneColour(zone: string): string {
  return ZONES[zone] ?? '#6f5aa8';
}

/** Red must be done, white may be, blue and grey are of somebody's destiny. */
const SIGNS: Record<Colour, string> = { red: '!', white: '○', blue: '★', grey: '☆' };

export function colourSign(colour: Colour): string {
  return SIGNS[colour];
}

const STARS: Record<string, string> = { common: '', exceptional: '◆', mythic: '◆◆' };

export function rarityStars(rarity: string): string {
  return STARS[rarity] ?? '';
}

/** A sign for each player beside the name, so that nobody is known by colour alone. */
export function letter(seat: number): string {
  return 'ABCD'[seat] ?? '';
}

/** +2, −3, 0 */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
