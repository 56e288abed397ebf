// How the cards of Strife look beyond their emblem: a wash of colour behind it. It only decorates; names tell cards apart.

const WASHES: Record<string, string> = {
  monk: '#e3bd62',
  necromancer: '#93a382',
  assassin: '#9185a8',
  mage: '#7fa0c9',
  paladin: '#dcc57c',
  ranger: '#93b27a',
  druid: '#72a585',
  warrior: '#c39c6c',
  knight: '#9fa9bb',
  barbarian: '#cb7d62',

  pit_of_souls: '#8f98a3',
  endless_green: '#86ad72',
  ravagers_wastes: '#d2ab74',
  shadow_keep: '#8c819f',
  cathedral_of_light: '#e0cb86',
  camerions_tower: '#86a6cb',
  nethil_yara: '#78ab8e',
  kingdom_of_astaria: '#a9b3c6',
  baladons_rock: '#b79f83',
  temple_of_shin_ti_lal: '#dda27b',
};

const RELIC = '#c6a3cf';
const EVENT = '#a9c1c4';

export function wash(kind: string, id: string): string {
  return WASHES[id] ?? (kind === 'event' ? EVENT : RELIC);
}

const PARTS = /\b(assas|barba|cheva|necro|nekro|nécro|strategie|vermächtnis|wald|winter)(?=\p{L}{3})/iu;

/** A name, or what is said beside it, that breaks well where a card is narrow, also in browsers that do not know how its language is hyphenated. */
export function breakable(name: string): string {
  return name.replace(PARTS, '$1\u00AD');
}
