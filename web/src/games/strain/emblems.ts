// The emblem of every tile and every kind of thing in Strain. All by game-icons.net; who drew what: credits.ts. Organisms are
// drawn in Microbe.svelte; where only an emblem fits, all share one.

import type { Component } from 'svelte';
import amplitude from '~icons/game-icons/amplitude';
import antibody from '~icons/game-icons/antibody';
import battery75 from '~icons/game-icons/battery-75';
import biohazard from '~icons/game-icons/biohazard';
import birdMask from '~icons/game-icons/bird-mask';
import boilingBubbles from '~icons/game-icons/boiling-bubbles';
import brickWall from '~icons/game-icons/brick-wall';
import bubbles from '~icons/game-icons/bubbles';
import cancel from '~icons/game-icons/cancel';
import checkMark from '~icons/game-icons/check-mark';
import concentricCrescents from '~icons/game-icons/concentric-crescents';
import cow from '~icons/game-icons/cow';
import crossedChains from '~icons/game-icons/crossed-chains';
import crossedSwords from '~icons/game-icons/crossed-swords';
import deathZone from '~icons/game-icons/death-zone';
import dna1 from '~icons/game-icons/dna1';
import dna2 from '~icons/game-icons/dna2';
import droplets from '~icons/game-icons/droplets';
import earthWorm from '~icons/game-icons/earth-worm';
import emptyHourglass from '~icons/game-icons/empty-hourglass';
import friedEggs from '~icons/game-icons/fried-eggs';
import globe from '~icons/game-icons/globe';
import gooeyMolecule from '~icons/game-icons/gooey-molecule';
import hairStrands from '~icons/game-icons/hair-strands';
import heatHaze from '~icons/game-icons/heat-haze';
import honeycomb from '~icons/game-icons/honeycomb';
import inkSwirl from '~icons/game-icons/ink-swirl';
import interlacedTentacles from '~icons/game-icons/interlaced-tentacles';
import jellyBeans from '~icons/game-icons/jelly-beans';
import laurels from '~icons/game-icons/laurels';
import linkedRings from '~icons/game-icons/linked-rings';
import medicinePills from '~icons/game-icons/medicine-pills';
import meshNetwork from '~icons/game-icons/mesh-network';
import microscope from '~icons/game-icons/microscope';
import needleDrill from '~icons/game-icons/needle-drill';
import nightSleep from '~icons/game-icons/night-sleep';
import noseFront from '~icons/game-icons/nose-front';
import oilySpiral from '~icons/game-icons/oily-spiral';
import pill from '~icons/game-icons/pill';
import planetCore from '~icons/game-icons/planet-core';
import poisonBottle from '~icons/game-icons/poison-bottle';
import poisonGas from '~icons/game-icons/poison-gas';
import powerLightning from '~icons/game-icons/power-lightning';
import radialBalance from '~icons/game-icons/radial-balance';
import rawEgg from '~icons/game-icons/raw-egg';
import roundBottomFlask from '~icons/game-icons/round-bottom-flask';
import seaUrchin from '~icons/game-icons/sea-urchin';
import shield from '~icons/game-icons/shield';
import skullCrossedBones from '~icons/game-icons/skull-crossed-bones';
import solarPower from '~icons/game-icons/solar-power';
import spotedFlower from '~icons/game-icons/spoted-flower';
import stack from '~icons/game-icons/stack';
import stomach from '~icons/game-icons/stomach';
import transparentSlime from '~icons/game-icons/transparent-slime';
import trashCan from '~icons/game-icons/trash-can';
import tripleNeedle from '~icons/game-icons/triple-needle';
import vial from '~icons/game-icons/vial';
import virus from '~icons/game-icons/virus';
import whip from '~icons/game-icons/whip';

const TILES: Record<string, Component> = {
  cytosol: droplets,
  cytoskeleton: meshNetwork,
  ectoplasm: transparentSlime,
  mitochondrion: powerLightning,
  chloroplast: solarPower,
  ribosome: jellyBeans,
  cilium: hairStrands,
  vacuole: bubbles,
  cell_membrane: inkSwirl,
  nematocyst: tripleNeedle,
  toxicyst: poisonBottle,
  lysosome: stomach,
  golgi: stack,
  centriole: radialBalance,
  nucleolus: planetCore,
  cell_wall: brickWall,
  flagellum: whip,
  injectisome: needleDrill,
  endoplasmic_reticulum: interlacedTentacles,
  capsule: pill,
  contractile_vacuole: concentricCrescents,
  influenza: virus,
  rhinovirus: noseFront,
  rotavirus: oilySpiral,
  cowpox: cow,
  measles: spotedFlower,
  avian_flu: birdMask,
  smallpox: seaUrchin,
  ebola: earthWorm,
  coronavirus: gooeyMolecule,
  antibody: antibody,
  enzyme_inhibitor: cancel,
  apoptosis: deathZone,
  heat_shock: heatHaze,
  toxin_surge: poisonGas,
  biofilm: honeycomb,
  quorum_sensing: amplitude,
  lysogeny: dna2,
  transcription: dna1,
  antibiotic: medicinePills,
  autoclave: boilingBubbles,
  nutrient_depletion: emptyHourglass,
  binary_fission: linkedRings,
  endosymbiosis: friedEggs,
};

export const GLYPHS = {
  atp: vial,
  cost: battery75,
  toxin: skullCrossedBones,
  resistance: shield,
  points: laurels,
  battle: crossedSwords,
  cleansing: roundBottomFlask,
  dormant: nightSleep,
  infected: biohazard,
  complete: checkMark,
  organism: rawEgg,
  cytoplasm: droplets,
  petri: microscope,
  everybody: globe,
  discard: trashCan,
  chain: crossedChains,
  immunity: antibody,
} satisfies Record<string, Component>;

export function emblem(id: string): Component {
  return TILES[id] ?? GLYPHS.organism;
}
