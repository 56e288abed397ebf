// The emblem of everybody and everything in RR&D. All by game-icons.net; who drew what: credits.json.

import type { Component } from 'svelte';
import { icon } from '~icons/game-icons';

const HEROES: Record<string, Component> = {
  akareon: icon('swordman'),
  tethra: icon('sunken-eye'),
  kroan: icon('rock-golem'),
  ekareth: icon('hooded-figure'),
};

const ENEMIES: Record<string, Component> = {
  mist_wolf: icon('wolf-head'),
  roadside_cutthroat: icon('bandit'),
  hollow_pilgrim: icon('cowled'),
  oathbroken_knight: icon('black-knight-helm'),
  wailing_shade: icon('floating-ghost'),
  soul_eater: icon('gluttonous-smile'),
  watchman_of_nomereau: icon('guards'),
  masked_celebrant: icon('carnival-mask'),
  bone_servant: icon('raise-skeleton'),
  grave_warden: icon('stone-crafting'),
  labyrinth_stalker: icon('minotaur'),
  thread_spinner: icon('hanging-spider'),
  mist_stag: icon('stag-head'),
  faceless_burgomaster: icon('cracked-mask'),
  mother_of_the_ossuary: icon('ribcage'),
  nyoka: icon('snake-spiral'),
};

const WEAPONS: Record<string, Component> = {
  mourning_sword: icon('broadsword'),
  oath_shield: icon('checked-shield'),
  hook_dagger: icon('curvy-knife'),
  mist_censer: icon('incense'),
  bone_flail: icon('flail'),
  serpent_fang: icon('fangs'),
  widows_greatsword: icon('two-handed-sword'),
  colossus_maul: icon('warhammer'),
  veil_bow: icon('pocket-bow'),
  loom_staff: icon('wizard-staff'),
};

const TOKENS: Record<string, Component> = {
  healing_herb: icon('herbs-bundle'),
  mist_vial: icon('vial'),
  thread_of_nyoka: icon('sewing-string'),
  nomereau_pass: icon('stamper'),
  ember_flask: icon('molotov'),
  smoke_pellet: icon('smoke-bomb'),
  soul_candle: icon('candle-flame'),
  grave_salt: icon('powder'),
  bone_compass: icon('compass'),
  ward_charm: icon('gem-pendant'),
  ferrymans_coin: icon('two-coins'),
  oath_ribbon: icon('ribbon-medal'),
};

const MARKERS: Record<string, Component> = {
  deep_wound: icon('ragged-wound'),
  grave_curse: icon('cursed-star'),
  lost_in_the_mist: icon('maze'),
  grief: icon('tear-tracks'),
  nameless_fear: icon('screaming'),
  hunted: icon('targeted'),
  soul_rot: icon('skull-in-jar'),
  ethereal_scar: icon('scar-wound'),
  debt_of_mist: icon('contract'),
  clouded_mind: icon('brain-freeze'),
  pact_of_the_stag: icon('deer-track'),
  blessing_of_ash: icon('feather'),
};

const ACCESSORIES: Record<string, Component> = {
  wolf_tooth_necklace: icon('primitive-necklace'),
  iron_bracers: icon('bracers'),
  cracked_mirror: icon('mirror-mirror'),
  mist_lantern: icon('lantern-flame'),
  pilgrims_boots: icon('leather-boot'),
  leech_ring: icon('ring'),
  bone_mask: icon('skull-mask'),
  soul_purse: icon('swap-bag'),
  belt_of_hooks: icon('belt'),
  duellists_glove: icon('gauntlet'),
  ever_burning_flint: icon('flint-spark'),
  heart_of_the_stag: icon('heart-organ'),
  burgomasters_chain: icon('necklace'),
  mothers_rib: icon('broken-bone'),
};

const ZONES: Record<string, Component> = {
  real: icon('forest'),
  ethereal: icon('spectre'),
  borough: icon('village'),
  ossuary: icon('crypt-entrance'),
  labyrinth: icon('maze-cornea'),
};

const TYPES: Record<string, Component> = {
  assault: icon('sword-brandish'),
  defence: icon('shield-reflect'),
  support: icon('magic-swirl'),
  object: icon('knapsack'),
  infusion: icon('round-potion'),
};

const SLOTS: Record<string, Component> = {
  head: icon('barbute'),
  torso: icon('chest-armor'),
  arm: icon('mailed-fist'),
  flank: icon('ribcage'),
  legs: icon('leg-armor'),
};

const ARCHETYPES: Record<string, Component> = {
  fury: icon('flame'),
  bulwark: icon('stone-wall'),
  shade: icon('hooded-assassin'),
  aether: icon('star-swirl'),
  bestiary: icon('claws'),
};

export const GLYPHS = {
  hp: icon('hearts'),
  mist: icon('fog'),
  memory: icon('brain'),
  destiny: icon('polar-star'),
  tide: icon('big-wave'),
  cycle: icon('cycle'),
  locked: icon('padlock'),
  unlocked: icon('padlock-open'),
  deck: icon('card-draw'),
  pile: icon('stack'),
  discard: icon('trash-can'),
  duel: icon('crossed-swords'),
  latent: icon('embrassed-energy'),
  active: icon('hourglass'),
  reserve: icon('soul-vessel'),
  bleeding: icon('drop'),
  poison: icon('poison-bottle'),
  torpor: icon('night-sleep'),
  stun: icon('knocked-out-stars'),
  block: icon('surrounded-shield'),
  weak: icon('bullseye'),
  guard: icon('checked-shield'),
  trap: icon('wolf-trap'),
  void: icon('death-zone'),
  hand: icon('card-pickup'),
  place: icon('position-marker'),
  dead: icon('death-skull'),
  unknown: icon('card-random'),
  ally: icon('shaking-hands'),
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
