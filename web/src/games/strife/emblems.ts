// The emblem of every card and every kind of thing in Strife. All by game-icons.net; who drew what: credits.ts.

import type { Component } from 'svelte';
import birchTrees from '~icons/game-icons/birch-trees';
import butterflyFlower from '~icons/game-icons/butterfly-flower';
import byzantinTemple from '~icons/game-icons/byzantin-temple';
import cancel from '~icons/game-icons/cancel';
import castle from '~icons/game-icons/castle';
import cloakDagger from '~icons/game-icons/cloak-dagger';
import crossedSwords from '~icons/game-icons/crossed-swords';
import crystalShine from '~icons/game-icons/crystal-shine';
import desertSkull from '~icons/game-icons/desert-skull';
import dualityMask from '~icons/game-icons/duality-mask';
import dwarfFace from '~icons/game-icons/dwarf-face';
import egyptianSphinx from '~icons/game-icons/egyptian-sphinx';
import evilMoon from '~icons/game-icons/evil-moon';
import evilTower from '~icons/game-icons/evil-tower';
import evilTree from '~icons/game-icons/evil-tree';
import fog from '~icons/game-icons/fog';
import forest from '~icons/game-icons/forest';
import highShot from '~icons/game-icons/high-shot';
import holyOak from '~icons/game-icons/holy-oak';
import island from '~icons/game-icons/island';
import knightBanner from '~icons/game-icons/knight-banner';
import laurels from '~icons/game-icons/laurels';
import magicGate from '~icons/game-icons/magic-gate';
import mailedFist from '~icons/game-icons/mailed-fist';
import meditation from '~icons/game-icons/meditation';
import mirrorMirror from '~icons/game-icons/mirror-mirror';
import mountaintop from '~icons/game-icons/mountaintop';
import mountedKnight from '~icons/game-icons/mounted-knight';
import oldWagon from '~icons/game-icons/old-wagon';
import orcHead from '~icons/game-icons/orc-head';
import pagoda from '~icons/game-icons/pagoda';
import peaks from '~icons/game-icons/peaks';
import runeStone from '~icons/game-icons/rune-stone';
import scrollUnfurled from '~icons/game-icons/scroll-unfurled';
import seaDragon from '~icons/game-icons/sea-dragon';
import sheep from '~icons/game-icons/sheep';
import shield from '~icons/game-icons/shield';
import skullStaff from '~icons/game-icons/skull-staff';
import snowing from '~icons/game-icons/snowing';
import soul from '~icons/game-icons/soul';
import stagHead from '~icons/game-icons/stag-head';
import swapBag from '~icons/game-icons/swap-bag';
import swordsEmblem from '~icons/game-icons/swords-emblem';
import templarShield from '~icons/game-icons/templar-shield';
import voodooDoll from '~icons/game-icons/voodoo-doll';
import whiteTower from '~icons/game-icons/white-tower';
import wizardFace from '~icons/game-icons/wizard-face';

const CARDS: Record<string, Component> = {
  monk: meditation,
  necromancer: skullStaff,
  assassin: cloakDagger,
  mage: wizardFace,
  paladin: templarShield,
  ranger: highShot,
  druid: stagHead,
  warrior: dwarfFace,
  knight: mountedKnight,
  barbarian: orcHead,

  pit_of_souls: soul,
  endless_green: forest,
  ravagers_wastes: desertSkull,
  shadow_keep: evilTower,
  cathedral_of_light: byzantinTemple,
  camerions_tower: whiteTower,
  nethil_yara: holyOak,
  kingdom_of_astaria: castle,
  baladons_rock: peaks,
  temple_of_shin_ti_lal: pagoda,

  primordial_gate: magicGate,
  austene_isle_of_air: island,
  colmaris_woods: birchTrees,
  curse_of_hattia: voodooDoll,
  lake_of_mirrors: mirrorMirror,
  ager_pugno: mailedFist,
  garwood_peak: mountaintop,
  changeling_haven: dualityMask,
  darkwood_abyss: evilTree,

  ceremony_of_the_wyrm: seaDragon,
  festival_of_the_sphinx: egyptianSphinx,
  season_of_the_meek: sheep,
  choking_fog: fog,
  blood_moon: evilMoon,
  crusade_of_men: knightBanner,
  winter_storm: snowing,
  opening_of_the_trade_routes: oldWagon,
  splendor_of_spring: butterflyFlower,
};

export const GLYPHS = {
  battle: crossedSwords,
  legacy: scrollUnfurled,
  relic: crystalShine,
  fatestone: runeStone,
  points: laurels,
  stopped: cancel,
  shielded: shield,
  bounty: swapBag,
  back: swordsEmblem,
} satisfies Record<string, Component>;

export function emblem(id: string): Component {
  return CARDS[id] ?? swordsEmblem;
}
