// How the tiles of Strain look beyond their emblem: a stain, as under a microscope. It only decorates; shapes and names
// tell tiles apart.

const STAINS: Record<string, string> = {
  organism: '#7fb8ad',
  cytoplasm: '#a9c98c',
  organelle: '#8fb4d6',
  virus: '#d68f9d',
  chain_reaction: '#d9b46a',
  catalyst: '#b79ad0',
};

export function stain(kind: string): string {
  return STAINS[kind] ?? '#b8b0a2';
}

/** Around the organism, clockwise from the top left: the cell of a three by three grid for each slot. */
export const RIM: [row: number, column: number][] = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [2, 1],
];

const SEAM = '\u00AD'; // a hyphen is shown here where the word must break
const PARTS =
  /(anti|augen|bio|cellu|chloro|contrac|corona|cyto|ecto|ekto|endo|enzym(?=h)|enzy(?=mat)|hitze|injecti|injekti|kiesel|mito|myco|myko|nährstoff|nemato|némato|nessel|pantoffel|para|plasma|pulsie|rhino|schock|scissi|sym|toxin|trans|vogel|zell|zyto)(?=\p{L}{3})/giu;

/** A name that breaks well where a tile is narrow, also in browsers that do not know how its language is hyphenated. */
export function breakable(name: string): string {
  return name.replace(PARTS, `$1${SEAM}`);
}

/** How many letters a line must hold, so that a name takes few lines and breaks only where it breaks well. */
export function lettersInLine(name: string): number {
  const words = name.split(/[\s-]/);
  return Math.max(name.length / 2, ...words.map((word) => (word.length <= LONG ? word.length : longest(word))));
}

const LONG = 12; // letters that fit, made smaller

function longest(word: string): number {
  return Math.max(
    ...breakable(word)
      .split(SEAM)
      .map((part) => part.length + 1),
  );
}
