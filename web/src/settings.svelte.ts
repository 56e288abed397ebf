/** Settings: what a person has chosen for this browser. */
import type { Language } from './wire';

export const LANGUAGES: Language[] = ['en', 'fr', 'de'];
export const THEMES = ['auto', 'dark', 'day', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const KEY = 'ludotheque';
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  speed = $state<Speed>('normal');
  sound = $state(false);
  twice = $state(false); // the first tap on a piece reads, the second one plays
  near = $state(false); // on a phone a field is drawn so large that its units bear their names
  list = $state(false); // choices that the board offers are listed below it, too

  constructor() {
    const kept = read();
    this.language = oneOf(LANGUAGES, kept.language) ?? preferred();
    this.theme = oneOf(THEMES, kept.theme) ?? 'auto';
    this.speed = oneOf(SPEEDS, kept.speed) ?? 'normal';
    this.sound = kept.sound === true;
    this.twice = typeof kept.twice === 'boolean' ? kept.twice : matchMedia('(pointer: coarse)').matches;
    this.near = kept.near === true;
    this.list = kept.list === true;
  }

  keep(): void {
    const { language, theme, speed, sound, twice, near, list } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sound, twice, near, list }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** By how much an animation's time is multiplied; 0 where nothing shall move. */
  get pace(): number {
    return reducedMotion() ? 0 : FACTORS[this.speed];
  }
}

export const settings = new Settings();

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

/** The first language of the browser that we speak. */
function preferred(): Language {
  for (const wanted of navigator.languages ?? []) {
    const known = oneOf(LANGUAGES, wanted.slice(0, 2));
    if (known) return known;
  }
  return 'en';
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The theme on the page: what was chosen, else what the system prefers (dark and light are left to the style sheet). */
export function showTheme(): void {
  const contrast = settings.theme === 'auto' && matchMedia('(prefers-contrast: more)').matches;
  document.documentElement.dataset.theme = contrast ? 'contrast' : settings.theme;
}
