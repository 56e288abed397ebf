// The emblem of every card and every kind of thing in Strife. All by game-icons.net; who drew what: credits.json.

import type { Component } from 'svelte';
import { icon } from '~icons/game-icons';

const CARDS: Record<string, Component> = {
  monk: icon('meditation'),
  necromancer: icon('skull-staff'),
  assassin: icon('cloak-dagger'),
  mage: icon('wizard-face'),
  paladin: icon('templar-shield'),
  ranger: icon('high-shot'),
  druid: icon('stag-head'),
  warrior: icon('dwarf-face'),
  knight: icon('mounted-knight'),
  barbarian: icon('orc-head'),

  pit_of_souls: icon('soul'),
  endless_green: icon('forest'),
  ravagers_wastes: icon('desert-skull'),
  shadow_keep: icon('evil-tower'),
  cathedral_of_light: icon('byzantin-temple'),
  camerions_tower: icon('white-tower'),
  nethil_yara: icon('holy-oak'),
  kingdom_of_astaria: icon('castle'),
  baladons_rock: icon('peaks'),
  temple_of_shin_ti_lal: icon('pagoda'),

  primordial_gate: icon('magic-gate'),
  austene_isle_of_air: icon('island'),
  colmaris_woods: icon('birch-trees'),
  curse_of_hattia: icon('voodoo-doll'),
  lake_of_mirrors: icon('mirror-mirror'),
  ager_pugno: icon('mailed-fist'),
  garwood_peak: icon('mountaintop'),
  changeling_haven: icon('duality-mask'),
  darkwood_abyss: icon('evil-tree'),

  ceremony_of_the_wyrm: icon('sea-dragon'),
  festival_of_the_sphinx: icon('egyptian-sphinx'),
  season_of_the_meek: icon('sheep'),
  choking_fog: icon('fog'),
  blood_moon: icon('evil-moon'),
  crusade_of_men: icon('knight-banner'),
  winter_storm: icon('snowing'),
  opening_of_the_trade_routes: icon('old-wagon'),
  splendor_of_spring: icon('butterfly-flower'),
};

export const GLYPHS = {
  battle: icon('crossed-swords'),
  legacy: icon('scroll-unfurled'),
  relic: icon('crystal-shine'),
  fatestone: icon('rune-stone'),
  points: icon('laurels'),
  stopped: icon('cancel'),
  shielded: icon('shield'),
  bounty: icon('swap-bag'),
  back: icon('swords-emblem'),
} satisfies Record<string, Component>;

export function emblem(id: string): Component {
  return CARDS[id] ?? GLYPHS.back;
}
