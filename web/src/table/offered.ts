// Which choices the board offers by itself: a lit piece that they name, or a button of its own.

import type { Targets } from '../games/targets';

/** What names nothing, as to pass or to use what asks, a lit piece does not say. */
const NAMES_SOMETHING = ' ';
const FEW = 4; // choices out of sight that the bar repeats: where there are more, it leads to them

export interface Offered {
  choices: string[]; // which the bar need not repeat
  buttons: string[]; // those of them that something on the board makes by itself, whatever was picked
  away: HTMLElement[]; // where there is more to choose, below the bar or beside the screen
}

export const NOTHING: Offered = { choices: [], buttons: [], away: [] };

/** A part that is marked as lasting offers a wish and no move: wherever it lies, the bar does not speak of it. */
export function onBoard(root: HTMLElement, targets: Targets): Offered {
  const lowest = document.querySelector('.ask')?.getBoundingClientRect().top ?? window.innerHeight;
  const cover = root.querySelector('[data-covers="bottom"]');
  const isSeen = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (cover && !cover.contains(element) && isWithin(cover, (left + right) / 2, (top + bottom) / 2)) return false;
    return right > Math.max(left, 0) && bottom > Math.max(top, 0) && left < window.innerWidth && top < lowest;
  };
  const made = ({ dataset }: HTMLElement) => dataset.offers?.split('|') ?? [];
  const named = ({ dataset }: HTMLElement) =>
    (targets[dataset.piece ?? ''] ?? []).filter((text) => text.includes(NAMES_SOMETHING));
  const parts = [...root.querySelectorAll<HTMLElement>('.lit[data-piece], [data-offers]')].filter(
    (part) => part.getClientRects().length > 0,
  );
  const choices = (some: HTMLElement[]) => [...new Set(some.flatMap((part) => [...made(part), ...named(part)]))];
  const near = parts.filter((part) => 'lasting' in part.dataset || isSeen(part));
  const seen = choices(near);
  const many = choices(parts).length > seen.length + FEW;
  const away = parts.filter((part) => !near.includes(part) && !choices([part]).every((text) => seen.includes(text)));
  return { choices: many ? choices(parts) : seen, buttons: [...new Set(near.flatMap(made))], away: many ? away : [] };
}

function isWithin(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
