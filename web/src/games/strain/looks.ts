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

/** A sign for each player beside the name, so that nobody is known by colour alone. */
export function letter(seat: number): string {
  return 'ABCDEFG'[seat] ?? '';
}
