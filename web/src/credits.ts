/** Credits: who drew the icons, ours and those of every game. All from game-icons.net under CC BY 3.0. */
import { credits as legends } from './games/legends/credits';
import { credits as rrd } from './games/rrd/credits';
import { credits as strain } from './games/strain/credits';
import { type Credit, credits as strife } from './games/strife/credits';

const SHELL: Credit[] = [
  { author: 'Delapouite', icons: ['perspective-dice-six-faces-random'] },
  { author: 'Lorc', icons: ['virus'] },
];

export const credits: Credit[] = merged([...SHELL, ...strife, ...strain, ...legends, ...rrd]);

/** One entry for each author, in the order of their names. */
function merged(all: Credit[]): Credit[] {
  const authors = [...new Set(all.map(({ author }) => author))].sort();
  return authors.map((author) => {
    const icons = all.filter((one) => one.author === author).flatMap((one) => one.icons);
    return { author, icons: [...new Set(icons)].sort() };
  });
}
