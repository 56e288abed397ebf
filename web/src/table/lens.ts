// Where the large card goes: beside what it enlarges, covering nothing that may be chosen.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 12;
const GRID = 6;
const FAR = 4; // what a pixel of distance costs, in square pixels covered

/** Something the card should not cover, and how much that matters. */
export interface Sight {
  box: Box;
  weight: number;
}

interface Size {
  width: number;
  height: number;
}

/** The best of many places in the window: covering as little as possible of what matters, and near its anchor. */
export function placeLens(anchor: Box, size: Size, window: Box, avoid: Sight[]): Box {
  const places = [...around(anchor, size), ...grid(size, window)].map((box) => within(box, window));
  const sights = [...avoid, { box: anchor, weight: 3 }];
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

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

function around(anchor: Box, { width, height }: Size): Box[] {
  const middle = anchor.x + anchor.width / 2 - width / 2;
  const level = anchor.y + anchor.height / 2 - height / 2;
  const right = anchor.x + anchor.width + GAP;
  const left = anchor.x - width - GAP;
  return [
    { x: right, y: level, width, height },
    { x: left, y: level, width, height },
    { x: middle, y: anchor.y - height - GAP, width, height },
    { x: middle, y: anchor.y + anchor.height + GAP, width, height },
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
