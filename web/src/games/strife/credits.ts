// Who drew the emblems of Strife. All icons are from game-icons.net under CC BY 3.0.

export interface Credit {
  author: string;
  icons: string[];
}

export const credits: Credit[] = [
  {
    author: 'Lorc',
    icons: [
      'castle',
      'cloak-dagger',
      'crossed-swords',
      'crystal-shine',
      'desert-skull',
      'duality-mask',
      'evil-moon',
      'evil-tree',
      'high-shot',
      'laurels',
      'magic-gate',
      'mailed-fist',
      'meditation',
      'mirror-mirror',
      'mountaintop',
      'peaks',
      'rune-stone',
      'scroll-unfurled',
      'sea-dragon',
      'snowing',
      'stag-head',
      'swap-bag',
      'swords-emblem',
      'voodoo-doll',
      'white-tower',
    ],
  },
  {
    author: 'Delapouite',
    icons: [
      'butterfly-flower',
      'byzantin-temple',
      'dwarf-face',
      'egyptian-sphinx',
      'evil-tower',
      'fog',
      'forest',
      'island',
      'knight-banner',
      'old-wagon',
      'orc-head',
      'pagoda',
      'sheep',
      'skull-staff',
      'soul',
      'stack',
      'templar-shield',
      'wizard-face',
    ],
  },
  {
    author: 'Sbed',
    icons: ['cancel', 'shield'],
  },
  {
    author: 'Caro Asercion',
    icons: ['birch-trees'],
  },
  {
    author: 'Cathelineau',
    icons: ['holy-oak'],
  },
  {
    author: 'Skoll',
    icons: ['mounted-knight'],
  },
];
