// The emblem of every type of unit and of every kind of order in Stratego Legends. All by game-icons.net; who drew what:
// credits.json.

import type { Component } from 'svelte';
import { icon } from '~icons/game-icons';

const TYPES: Record<string, Component> = {
  ranger: icon('bowman'),
  elf: icon('woman-elf-face'),
  dwarf: icon('dwarf-face'),
  dragon: icon('spiked-dragon-head'),
  sprite: icon('fairy-wings'),
  plantlife: icon('carnivorous-plant'),
  doppelganger: icon('duality-mask'),
  paladin: icon('templar-shield'),
  wizard: icon('wizard-face'),
  cleric: icon('holy-symbol'),
  spirit: icon('spark-spirit'),
  angel: icon('angel-wings'),
  chimera: icon('hydra'),
  eagle: icon('eagle-head'),
  satyr: icon('pan-flute'),
  ram: icon('ram-profile'),
  weapon: icon('catapult'),
  centaur: icon('centaur'),
  unicorn: icon('unicorn'),
  panther: icon('saber-toothed-cat-head'),
  sphinx: icon('egyptian-sphinx'),
  titan: icon('rock-golem'),
  giant: icon('giant'),
  ogre: icon('ogre'),
  beast: icon('bear-head'),
  gorgon: icon('medusa-head'),
  minotaur: icon('minotaur'),
  vampire: icon('vampire-dracula'),
  skeleton: icon('skeleton-inside'),
  zombie: icon('shambling-zombie'),
  werewolf: icon('werewolf'),
  mold: icon('mushrooms'),
  insectoid: icon('praying-mantis'),
  worm: icon('worm-mouth'),
  mutant: icon('brain-tentacle'),
  reptilian: icon('lizardman'),
  artifact: icon('crystal-ball'),
  familiar: icon('owl'),
  magic: icon('magic-swirl'),
  castle: icon('white-tower'),
};

/** What a choice does, by its verb. A move has a dot instead. */
const VERBS: Record<string, Component> = {
  charge: icon('charging-bull'),
  slash: icon('saber-slash'),
  step: icon('walk'),
  run: icon('running-shoe'),
  fly: icon('feathered-wing'),
  hop: icon('jump-across'),
  strike: icon('high-shot'),
  see: icon('third-eye'),
  besiege: icon('surrounded-shield'),
  switch: icon('cycle'),
  teleport: icon('teleport'),
  act: icon('gear-hammer'),
  use: icon('prayer'),
  target: icon('convergence-target'),
  to: icon('position-marker'),
  swap: icon('trade'),
};

export const GLYPHS = {
  attack: icon('crossed-swords'),
  curse: icon('cursed-star'),
  seen: icon('sheikah-eye'),
  moved: icon('boot-prints'),
  destroyed: icon('death-skull'),
  magic: icon('round-star'),
  castle: icon('tower-flag'),
  unknown: icon('shield'),
  taken: icon('crossed-chains'),
} satisfies Record<string, Component>;

/** By the type of a unit. */
export function emblem(type: string): Component {
  return TYPES[type] ?? GLYPHS.unknown;
}

/** The sign of a choice; none for a plain move. */
export function verbGlyph(verb: string): Component | null {
  return VERBS[verb] ?? null;
}
