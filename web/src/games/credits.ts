/** Credits: who drew the icons, ours and those of every game. All from game-icons.net under CC BY 3.0. */
import { credits as legends } from './legends/credits';
import { credits as rrd } from './rrd/credits';
import { credits as strain } from './strain/credits';
import { credits as strife } from './strife/credits';

/** Authors, each with the icons they drew. */
export type Credits = Record<string, string[]>;

const SHELL: Credits = {
  Delapouite: ['perspective-dice-six-faces-random'],
  Lorc: ['virus'],
};

export const credits = merged([SHELL, strife, strain, legends, rrd]);

/** One entry for each author, in the order of their names. */
function merged(all: Credits[]): { author: string; icons: string[] }[] {
  const authors = [...new Set(all.flatMap((credits) => Object.keys(credits)))].sort();
  return authors.map((author) => {
    const icons = all.flatMap((credits) => credits[author] ?? []);
    return { author, icons: [...new Set(icons)].sort() };
  });
}
