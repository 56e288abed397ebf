// The emblem of every tile and every kind of thing in Strain. All by game-icons.net; who drew what: credits.json. Organisms
// are drawn in Microbe.svelte; where only an emblem fits, all share one.

import type { Component } from 'svelte';
import { icon } from '~icons/game-icons';

const TILES: Record<string, Component> = {
  cytosol: icon('droplets'),
  cytoskeleton: icon('mesh-network'),
  ectoplasm: icon('transparent-slime'),
  mitochondrion: icon('power-lightning'),
  chloroplast: icon('solar-power'),
  ribosome: icon('jelly-beans'),
  cilium: icon('hair-strands'),
  vacuole: icon('bubbles'),
  cell_membrane: icon('ink-swirl'),
  nematocyst: icon('triple-needle'),
  toxicyst: icon('poison-bottle'),
  lysosome: icon('stomach'),
  golgi: icon('stack'),
  centriole: icon('radial-balance'),
  nucleolus: icon('planet-core'),
  cell_wall: icon('brick-wall'),
  flagellum: icon('whip'),
  injectisome: icon('needle-drill'),
  endoplasmic_reticulum: icon('interlaced-tentacles'),
  capsule: icon('pill'),
  contractile_vacuole: icon('concentric-crescents'),
  influenza: icon('virus'),
  rhinovirus: icon('nose-front'),
  rotavirus: icon('oily-spiral'),
  cowpox: icon('cow'),
  measles: icon('spoted-flower'),
  avian_flu: icon('bird-mask'),
  smallpox: icon('sea-urchin'),
  ebola: icon('earth-worm'),
  coronavirus: icon('gooey-molecule'),
  antibody: icon('antibody'),
  enzyme_inhibitor: icon('cancel'),
  apoptosis: icon('death-zone'),
  heat_shock: icon('heat-haze'),
  toxin_surge: icon('poison-gas'),
  biofilm: icon('honeycomb'),
  quorum_sensing: icon('amplitude'),
  lysogeny: icon('dna2'),
  transcription: icon('dna1'),
  antibiotic: icon('medicine-pills'),
  autoclave: icon('boiling-bubbles'),
  nutrient_depletion: icon('empty-hourglass'),
  binary_fission: icon('linked-rings'),
  endosymbiosis: icon('fried-eggs'),
};

export const GLYPHS = {
  atp: icon('vial'),
  cost: icon('battery-75'),
  toxin: icon('skull-crossed-bones'),
  resistance: icon('shield'),
  points: icon('laurels'),
  battle: icon('crossed-swords'),
  cleansing: icon('round-bottom-flask'),
  dormant: icon('night-sleep'),
  infected: icon('biohazard'),
  complete: icon('check-mark'),
  organism: icon('raw-egg'),
  cytoplasm: icon('droplets'),
  petri: icon('microscope'),
  everybody: icon('globe'),
  discard: icon('trash-can'),
  chain: icon('crossed-chains'),
  immunity: icon('antibody'),
} satisfies Record<string, Component>;

export function emblem(id: string): Component {
  return TILES[id] ?? GLYPHS.organism;
}
