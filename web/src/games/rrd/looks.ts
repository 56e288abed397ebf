// How the things of RR&D look beyond their emblem. Colours only decorate: an archetype has an emblem of its own, the colour
// of an event a sign, a rarity its number of stars.

import type { Colour } from './pieces';

const BEAST = '#6f5140';
const ARCHETYPES: Record<string, string> = { fury: '#b3402f', bulwark: '#3d6a94', shade: '#3f6b46', aether: '#7a4fa3' };

export function archetypeColour(archetype: string): string {
  return ARCHETYPES[archetype] ?? BEAST;
}

/** How many letters a line must hold, so that a name breaks only between its words. */
export function lettersInLine(name: string): number {
  return Math.max(1, ...name.split(/[\s-]/).map((word) => word.length));
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
