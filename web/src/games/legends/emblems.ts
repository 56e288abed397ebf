// The emblem of every type of unit and of every kind of order in Stratego Legends. All by game-icons.net; who drew what:
// credits.ts.

import type { Component } from 'svelte';
import angelWings from '~icons/game-icons/angel-wings';
import bearHead from '~icons/game-icons/bear-head';
import bootPrints from '~icons/game-icons/boot-prints';
import bowman from '~icons/game-icons/bowman';
import brainTentacle from '~icons/game-icons/brain-tentacle';
import carnivorousPlant from '~icons/game-icons/carnivorous-plant';
import catapult from '~icons/game-icons/catapult';
import centaur from '~icons/game-icons/centaur';
import chargingBull from '~icons/game-icons/charging-bull';
import convergenceTarget from '~icons/game-icons/convergence-target';
import crossedChains from '~icons/game-icons/crossed-chains';
import crossedSwords from '~icons/game-icons/crossed-swords';
import crystalBall from '~icons/game-icons/crystal-ball';
import cursedStar from '~icons/game-icons/cursed-star';
import cycle from '~icons/game-icons/cycle';
import deathSkull from '~icons/game-icons/death-skull';
import dualityMask from '~icons/game-icons/duality-mask';
import dwarfFace from '~icons/game-icons/dwarf-face';
import eagleHead from '~icons/game-icons/eagle-head';
import egyptianSphinx from '~icons/game-icons/egyptian-sphinx';
import fairyWings from '~icons/game-icons/fairy-wings';
import featheredWing from '~icons/game-icons/feathered-wing';
import gearHammer from '~icons/game-icons/gear-hammer';
import giant from '~icons/game-icons/giant';
import highShot from '~icons/game-icons/high-shot';
import holySymbol from '~icons/game-icons/holy-symbol';
import hydra from '~icons/game-icons/hydra';
import jumpAcross from '~icons/game-icons/jump-across';
import lizardman from '~icons/game-icons/lizardman';
import magicSwirl from '~icons/game-icons/magic-swirl';
import medusaHead from '~icons/game-icons/medusa-head';
import minotaur from '~icons/game-icons/minotaur';
import mushrooms from '~icons/game-icons/mushrooms';
import ogre from '~icons/game-icons/ogre';
import owl from '~icons/game-icons/owl';
import panFlute from '~icons/game-icons/pan-flute';
import positionMarker from '~icons/game-icons/position-marker';
import prayer from '~icons/game-icons/prayer';
import prayingMantis from '~icons/game-icons/praying-mantis';
import ramProfile from '~icons/game-icons/ram-profile';
import rockGolem from '~icons/game-icons/rock-golem';
import roundStar from '~icons/game-icons/round-star';
import runningShoe from '~icons/game-icons/running-shoe';
import saberSlash from '~icons/game-icons/saber-slash';
import saberToothedCatHead from '~icons/game-icons/saber-toothed-cat-head';
import shamblingZombie from '~icons/game-icons/shambling-zombie';
import sheikahEye from '~icons/game-icons/sheikah-eye';
import shield from '~icons/game-icons/shield';
import skeletonInside from '~icons/game-icons/skeleton-inside';
import sparkSpirit from '~icons/game-icons/spark-spirit';
import spikedDragonHead from '~icons/game-icons/spiked-dragon-head';
import surroundedShield from '~icons/game-icons/surrounded-shield';
import teleport from '~icons/game-icons/teleport';
import templarShield from '~icons/game-icons/templar-shield';
import thirdEye from '~icons/game-icons/third-eye';
import towerFlag from '~icons/game-icons/tower-flag';
import trade from '~icons/game-icons/trade';
import unicorn from '~icons/game-icons/unicorn';
import vampireDracula from '~icons/game-icons/vampire-dracula';
import walk from '~icons/game-icons/walk';
import werewolf from '~icons/game-icons/werewolf';
import whiteTower from '~icons/game-icons/white-tower';
import wizardFace from '~icons/game-icons/wizard-face';
import womanElfFace from '~icons/game-icons/woman-elf-face';
import wormMouth from '~icons/game-icons/worm-mouth';

const TYPES: Record<string, Component> = {
  ranger: bowman,
  elf: womanElfFace,
  dwarf: dwarfFace,
  dragon: spikedDragonHead,
  sprite: fairyWings,
  plantlife: carnivorousPlant,
  doppelganger: dualityMask,
  paladin: templarShield,
  wizard: wizardFace,
  cleric: holySymbol,
  spirit: sparkSpirit,
  angel: angelWings,
  chimera: hydra,
  eagle: eagleHead,
  satyr: panFlute,
  ram: ramProfile,
  weapon: catapult,
  centaur,
  unicorn,
  panther: saberToothedCatHead,
  sphinx: egyptianSphinx,
  titan: rockGolem,
  giant,
  ogre,
  beast: bearHead,
  gorgon: medusaHead,
  minotaur,
  vampire: vampireDracula,
  skeleton: skeletonInside,
  zombie: shamblingZombie,
  werewolf,
  mold: mushrooms,
  insectoid: prayingMantis,
  worm: wormMouth,
  mutant: brainTentacle,
  reptilian: lizardman,
  artifact: crystalBall,
  familiar: owl,
  magic: magicSwirl,
  castle: whiteTower,
};

/** What a choice does, by its verb. A move has a dot instead. */
const VERBS: Record<string, Component> = {
  charge: chargingBull,
  slash: saberSlash,
  step: walk,
  run: runningShoe,
  fly: featheredWing,
  hop: jumpAcross,
  strike: highShot,
  see: thirdEye,
  besiege: surroundedShield,
  switch: cycle,
  teleport,
  act: gearHammer,
  use: prayer,
  target: convergenceTarget,
  to: positionMarker,
  swap: trade,
};

export const GLYPHS = {
  attack: crossedSwords,
  curse: cursedStar,
  seen: sheikahEye,
  moved: bootPrints,
  destroyed: deathSkull,
  magic: roundStar,
  castle: towerFlag,
  unknown: shield,
  taken: crossedChains,
} satisfies Record<string, Component>;

/** By the type of a unit. */
export function emblem(type: string): Component {
  return TYPES[type] ?? GLYPHS.unknown;
}

/** The sign of a choice; none for a plain move. */
export function verbGlyph(verb: string): Component | null {
  return VERBS[verb] ?? null;
}
