// Where the large card goes: beside what it enlarges, covering nothing that may be chosen.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 12;
const GRID = 6;
const FAR = 200; // what a pixel of distance costs, in square pixels covered
const LARGE = 240; // what is wider or higher is looked at where the pointer is

/** Something the card should not cover, and how much that matters. */
export interface Sight {
  box: Box;
  weight: number;
}

interface Size {
  width: number;
  height: number;
}

/** What is looked at: the whole of it, or where the pointer is on something large. */
export function sighted(box: Box, pointer: { x: number; y: number } | null): Box {
  if (pointer === null || (box.width <= LARGE && box.height <= LARGE)) return box;
  return { x: pointer.x, y: pointer.y, width: 1, height: 1 };
}

/** The best of many places in the window: covering as little as possible of what matters, and near its anchor. */
export function placeLens(anchor: Box, size: Size, window: Box, avoid: Sight[]): Box {
  const places = [...around(anchor, size), ...grid(size, window)].map((box) => within(box, window));
  const sights = [...avoid, { box: anchor, weight: 6 }];
  const costs = places.map((box) => ({ box, cost: cost(box, sights) + FAR * distance(box, anchor) }));
  return costs.reduce((best, next) => (next.cost < best.cost ? next : best)).box;
}

function grid({ width, height }: Size, window: Box): Box[] {
  const steps = Array.from({ length: GRID + 1 }, (_, i) => i / GRID);
  return steps.flatMap((across) =>
    steps.map((down) => ({
      x: window.x + across * (window.width - width),
      y: window.y + down * (window.height - height),
      width,
      height,
    })),
  );
}

/** The gap between two boxes. */
function distance(a: Box, b: Box): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  const along = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0);
  return Math.hypot(across, along);
}

function around(anchor: Box, { width, height }: Size): Box[] {
  const across = [anchor.x + anchor.width / 2 - width / 2, anchor.x, anchor.x + anchor.width - width];
  const along = [anchor.y + anchor.height / 2 - height / 2, anchor.y, anchor.y + anchor.height - height];
  const sides = [anchor.x + anchor.width + GAP, anchor.x - width - GAP];
  const ends = [anchor.y - height - GAP, anchor.y + anchor.height + GAP];
  return [
    ...sides.flatMap((x) => along.map((y) => ({ x, y, width, height }))),
    ...ends.flatMap((y) => across.map((x) => ({ x, y, width, height }))),
  ];
}

function within(box: Box, window: Box): Box {
  const x = Math.min(Math.max(box.x, window.x + GAP), window.x + window.width - box.width - GAP);
  const y = Math.min(Math.max(box.y, window.y + GAP), window.y + window.height - box.height - GAP);
  return { ...box, x, y };
}

function cost(box: Box, sights: Sight[]): number {
  return sights.reduce((sum, sight) => sum + sight.weight * overlap(box, sight.box), 0);
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
