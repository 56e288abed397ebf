// The emblem of everybody and everything in RR&D. All by game-icons.net; who drew what: credits.ts.

import type { Component } from 'svelte';
import bandit from '~icons/game-icons/bandit';
import barbute from '~icons/game-icons/barbute';
import belt from '~icons/game-icons/belt';
import bigWave from '~icons/game-icons/big-wave';
import blackKnightHelm from '~icons/game-icons/black-knight-helm';
import bracers from '~icons/game-icons/bracers';
import brain from '~icons/game-icons/brain';
import brainFreeze from '~icons/game-icons/brain-freeze';
import broadsword from '~icons/game-icons/broadsword';
import brokenBone from '~icons/game-icons/broken-bone';
import bullseye from '~icons/game-icons/bullseye';
import candleFlame from '~icons/game-icons/candle-flame';
import cardDraw from '~icons/game-icons/card-draw';
import cardPickup from '~icons/game-icons/card-pickup';
import cardRandom from '~icons/game-icons/card-random';
import carnivalMask from '~icons/game-icons/carnival-mask';
import checkedShield from '~icons/game-icons/checked-shield';
import chestArmor from '~icons/game-icons/chest-armor';
import claws from '~icons/game-icons/claws';
import compass from '~icons/game-icons/compass';
import contract from '~icons/game-icons/contract';
import cowled from '~icons/game-icons/cowled';
import crackedMask from '~icons/game-icons/cracked-mask';
import crossedSwords from '~icons/game-icons/crossed-swords';
import cryptEntrance from '~icons/game-icons/crypt-entrance';
import cursedStar from '~icons/game-icons/cursed-star';
import curvyKnife from '~icons/game-icons/curvy-knife';
import cycle from '~icons/game-icons/cycle';
import deathSkull from '~icons/game-icons/death-skull';
import deathZone from '~icons/game-icons/death-zone';
import deerTrack from '~icons/game-icons/deer-track';
import drop from '~icons/game-icons/drop';
import embrassedEnergy from '~icons/game-icons/embrassed-energy';
import fangs from '~icons/game-icons/fangs';
import feather from '~icons/game-icons/feather';
import flail from '~icons/game-icons/flail';
import flame from '~icons/game-icons/flame';
import flintSpark from '~icons/game-icons/flint-spark';
import floatingGhost from '~icons/game-icons/floating-ghost';
import fog from '~icons/game-icons/fog';
import forest from '~icons/game-icons/forest';
import gauntlet from '~icons/game-icons/gauntlet';
import gemPendant from '~icons/game-icons/gem-pendant';
import gluttonousSmile from '~icons/game-icons/gluttonous-smile';
import guards from '~icons/game-icons/guards';
import hangingSpider from '~icons/game-icons/hanging-spider';
import heartOrgan from '~icons/game-icons/heart-organ';
import hearts from '~icons/game-icons/hearts';
import herbsBundle from '~icons/game-icons/herbs-bundle';
import hoodedAssassin from '~icons/game-icons/hooded-assassin';
import hoodedFigure from '~icons/game-icons/hooded-figure';
import hourglass from '~icons/game-icons/hourglass';
import incense from '~icons/game-icons/incense';
import knapsack from '~icons/game-icons/knapsack';
import knockedOutStars from '~icons/game-icons/knocked-out-stars';
import lanternFlame from '~icons/game-icons/lantern-flame';
import leatherBoot from '~icons/game-icons/leather-boot';
import legArmor from '~icons/game-icons/leg-armor';
import magicSwirl from '~icons/game-icons/magic-swirl';
import mailedFist from '~icons/game-icons/mailed-fist';
import maze from '~icons/game-icons/maze';
import mazeCornea from '~icons/game-icons/maze-cornea';
import minotaur from '~icons/game-icons/minotaur';
import mirrorMirror from '~icons/game-icons/mirror-mirror';
import molotov from '~icons/game-icons/molotov';
import necklace from '~icons/game-icons/necklace';
import nightSleep from '~icons/game-icons/night-sleep';
import padlock from '~icons/game-icons/padlock';
import padlockOpen from '~icons/game-icons/padlock-open';
import pocketBow from '~icons/game-icons/pocket-bow';
import poisonBottle from '~icons/game-icons/poison-bottle';
import polarStar from '~icons/game-icons/polar-star';
import positionMarker from '~icons/game-icons/position-marker';
import powder from '~icons/game-icons/powder';
import primitiveNecklace from '~icons/game-icons/primitive-necklace';
import raggedWound from '~icons/game-icons/ragged-wound';
import raiseSkeleton from '~icons/game-icons/raise-skeleton';
import ribbonMedal from '~icons/game-icons/ribbon-medal';
import ribcage from '~icons/game-icons/ribcage';
import ring from '~icons/game-icons/ring';
import rockGolem from '~icons/game-icons/rock-golem';
import roundPotion from '~icons/game-icons/round-potion';
import scarWound from '~icons/game-icons/scar-wound';
import screaming from '~icons/game-icons/screaming';
import sewingString from '~icons/game-icons/sewing-string';
import shakingHands from '~icons/game-icons/shaking-hands';
import shieldReflect from '~icons/game-icons/shield-reflect';
import skullInJar from '~icons/game-icons/skull-in-jar';
import skullMask from '~icons/game-icons/skull-mask';
import smokeBomb from '~icons/game-icons/smoke-bomb';
import snakeSpiral from '~icons/game-icons/snake-spiral';
import soulVessel from '~icons/game-icons/soul-vessel';
import spectre from '~icons/game-icons/spectre';
import stack from '~icons/game-icons/stack';
import stagHead from '~icons/game-icons/stag-head';
import stamper from '~icons/game-icons/stamper';
import starSwirl from '~icons/game-icons/star-swirl';
import stoneCrafting from '~icons/game-icons/stone-crafting';
import stoneWall from '~icons/game-icons/stone-wall';
import sunkenEye from '~icons/game-icons/sunken-eye';
import surroundedShield from '~icons/game-icons/surrounded-shield';
import swapBag from '~icons/game-icons/swap-bag';
import swordBrandish from '~icons/game-icons/sword-brandish';
import swordman from '~icons/game-icons/swordman';
import targeted from '~icons/game-icons/targeted';
import tearTracks from '~icons/game-icons/tear-tracks';
import trashCan from '~icons/game-icons/trash-can';
import twoCoins from '~icons/game-icons/two-coins';
import twoHandedSword from '~icons/game-icons/two-handed-sword';
import vial from '~icons/game-icons/vial';
import village from '~icons/game-icons/village';
import warhammer from '~icons/game-icons/warhammer';
import wizardStaff from '~icons/game-icons/wizard-staff';
import wolfHead from '~icons/game-icons/wolf-head';
import wolfTrap from '~icons/game-icons/wolf-trap';

const HEROES: Record<string, Component> = {
  akareon: swordman,
  tethra: sunkenEye,
  kroan: rockGolem,
  ekareth: hoodedFigure,
};

const ENEMIES: Record<string, Component> = {
  mist_wolf: wolfHead,
  roadside_cutthroat: bandit,
  hollow_pilgrim: cowled,
  oathbroken_knight: blackKnightHelm,
  wailing_shade: floatingGhost,
  soul_eater: gluttonousSmile,
  watchman_of_nomereau: guards,
  masked_celebrant: carnivalMask,
  bone_servant: raiseSkeleton,
  grave_warden: stoneCrafting,
  labyrinth_stalker: minotaur,
  thread_spinner: hangingSpider,
  mist_stag: stagHead,
  faceless_burgomaster: crackedMask,
  mother_of_the_ossuary: ribcage,
  nyoka: snakeSpiral,
};

const WEAPONS: Record<string, Component> = {
  mourning_sword: broadsword,
  oath_shield: checkedShield,
  hook_dagger: curvyKnife,
  mist_censer: incense,
  bone_flail: flail,
  serpent_fang: fangs,
  widows_greatsword: twoHandedSword,
  colossus_maul: warhammer,
  veil_bow: pocketBow,
  loom_staff: wizardStaff,
};

const TOKENS: Record<string, Component> = {
  healing_herb: herbsBundle,
  mist_vial: vial,
  thread_of_nyoka: sewingString,
  nomereau_pass: stamper,
  ember_flask: molotov,
  smoke_pellet: smokeBomb,
  soul_candle: candleFlame,
  grave_salt: powder,
  bone_compass: compass,
  ward_charm: gemPendant,
  ferrymans_coin: twoCoins,
  oath_ribbon: ribbonMedal,
};

const MARKERS: Record<string, Component> = {
  deep_wound: raggedWound,
  grave_curse: cursedStar,
  lost_in_the_mist: maze,
  grief: tearTracks,
  nameless_fear: screaming,
  hunted: targeted,
  soul_rot: skullInJar,
  ethereal_scar: scarWound,
  debt_of_mist: contract,
  clouded_mind: brainFreeze,
  pact_of_the_stag: deerTrack,
  blessing_of_ash: feather,
};

const ACCESSORIES: Record<string, Component> = {
  wolf_tooth_necklace: primitiveNecklace,
  iron_bracers: bracers,
  cracked_mirror: mirrorMirror,
  mist_lantern: lanternFlame,
  pilgrims_boots: leatherBoot,
  leech_ring: ring,
  bone_mask: skullMask,
  soul_purse: swapBag,
  belt_of_hooks: belt,
  duellists_glove: gauntlet,
  ever_burning_flint: flintSpark,
  heart_of_the_stag: heartOrgan,
  burgomasters_chain: necklace,
  mothers_rib: brokenBone,
};

const ZONES: Record<string, Component> = {
  real: forest,
  ethereal: spectre,
  borough: village,
  ossuary: cryptEntrance,
  labyrinth: mazeCornea,
};

const TYPES: Record<string, Component> = {
  assault: swordBrandish,
  defence: shieldReflect,
  support: magicSwirl,
  object: knapsack,
  infusion: roundPotion,
};

const SLOTS: Record<string, Component> = {
  head: barbute,
  torso: chestArmor,
  arm: mailedFist,
  flank: ribcage,
  legs: legArmor,
};

const ARCHETYPES: Record<string, Component> = {
  fury: flame,
  bulwark: stoneWall,
  shade: hoodedAssassin,
  aether: starSwirl,
  bestiary: claws,
};

export const GLYPHS = {
  hp: hearts,
  mist: fog,
  memory: brain,
  destiny: polarStar,
  tide: bigWave,
  cycle,
  locked: padlock,
  unlocked: padlockOpen,
  deck: cardDraw,
  pile: stack,
  discard: trashCan,
  duel: crossedSwords,
  latent: embrassedEnergy,
  active: hourglass,
  reserve: soulVessel,
  bleeding: drop,
  poison: poisonBottle,
  torpor: nightSleep,
  stun: knockedOutStars,
  block: surroundedShield,
  weak: bullseye,
  guard: checkedShield,
  trap: wolfTrap,
  void: deathZone,
  hand: cardPickup,
  place: positionMarker,
  dead: deathSkull,
  unknown: cardRandom,
  ally: shakingHands,
} satisfies Record<string, Component>;

const KINDS: Record<string, Record<string, Component>> = {
  hero: HEROES,
  enemy: ENEMIES,
  weapon: WEAPONS,
  token: TOKENS,
  marker: MARKERS,
  accessory: ACCESSORIES,
};

/** Of a hero, an enemy, a weapon, a token, a marker or an accessory. */
export function emblem(kind: string, id: string): Component {
  return KINDS[kind]?.[id] ?? GLYPHS.unknown;
}

/** Combat cards by their type, places by their zone. */
export function typeEmblem(type: string): Component {
  return TYPES[type] ?? GLYPHS.unknown;
}

export function zoneEmblem(zone: string): Component {
  return ZONES[zone] ?? GLYPHS.place;
}

export function slotEmblem(slot: string): Component {
  return SLOTS[slot] ?? GLYPHS.unknown;
}

export function archetypeEmblem(archetype: string): Component {
  return ARCHETYPES[archetype] ?? GLYPHS.unknown;
}
