// How Logoth looks: the outline of the land in each zone, what stands at a place, and the road on the map. A place looks the
// same wherever it is drawn: where chance shapes the land, it comes out of the place's own name.

export interface Point {
  x: number;
  y: number;
}

export const [WIDE, HIGH] = [640, 100]; // a scene, in its own units

/** What stands at places, as outlines of 40 by 40 with the ground below, and at which ones; else what is usual in the zone. */
export const SIGHTS: [outline: string, places: string][] = [
  ['M18 40V27H6L2 23 6 19H18V4H22V8H34L38 12 34 16H22V40Z', 'crossroads_of_ash pilgrims_road crossing_of_all_paths'],
  [
    'M2 40L18 12 16 8H18L20 11 22 8H24L22 12 38 40H25L20 26 15 40Z',
    'abandoned_camp hunters_glade lodge_of_the_veiled_hunt old_drill_yard wandering_merchant',
  ],
  [
    'M12 40V14L9 12V5H13V8H17V4H20V8L24 6V3L28 5V12L26 14V40H22V33A3 3 0 0 0 16 33V40Z',
    'ruined_watchtower wardens_round drowned_observatory',
  ],
  [
    'M3 40V12H1V5H4V8H7V5H10V12H9V22H14V19H17V22H23V19H26V22H31V12H30V5H33V8H36V5H39V12H37V40H24V34A4 4 0 0 0 16 34V40Z',
    'oathbreakers_keep barracks hall_of_the_first_oath',
  ],
  [
    'M5 40V10H3V6H37V10H35V40H28V24A8 8 0 0 0 12 24V40Z',
    'gates_of_nomereau weeping_gate postern_gate gate_of_returning threshold_of_nyoka cutthroat_pass breach_in_the_wall',
  ],
  ['M0 26C10 17 30 17 40 26V31H37V40H33C33 29 22 29 22 40H18C18 29 7 29 7 40H3V31H0Z', 'broken_bridge'],
  [
    'M20 1V5H23V7H21V10L29 20V22L36 28V40H24V33A4 4 0 0 0 16 33V40H4V28L11 22V20L19 10V7H17V5H19V1Z',
    'wayside_shrine hollow_chapel chapel_of_masks reliquary',
  ],
  [
    'M2 40V26L10 17 18 26V22L28 10 39 22V40H31V32H26V40H12V33H8V40Z',
    'burned_village the_crooked_inn market_square market_of_echoes municipal_archive smithy_of_the_mute silent_alley',
  ],
  [
    'M19 6V28H3C4 34 7 38 11 38H28C32 38 36 36 37 28H21V26H33L20 6ZM17 10L8 26H17Z',
    'ferrymans_bank ferryman_without_oars ashen_shore river_of_names mirror_lake room_of_still_water mist_marsh flooded_vault',
  ],
  ['M6 18L20 7 34 18H31V28H34V40H6V28H9V18ZM13 18V28H19V18ZM21 18V28H27V18Z', 'well_of_nomereau embalmers_workshop'],
  [
    'M2 40V34H10V28H17V22H24V16H31V10H39V40Z',
    'bone_stair collapsing_stair quarry_of_the_colossus hall_of_echoed_steps',
  ],
  [
    'M4 40V26A6 6 0 0 1 16 26V40ZM22 40V18A7 7 0 0 1 36 18V40ZM28 17V14H30V17H33V19H30V26H28V19H25V17Z',
    'barrow_field sunken_crypt hall_of_epitaphs gallows_square',
  ],
  ['M1 40L3 18 9 16 12 40ZM15 40V14H10V8H31V14H26V40ZM29 40L30 22 36 20 39 40Z', 'standing_stones duelling_circle'],
  [
    'M18 40V28C8 30 4 22 9 17 6 9 14 4 20 6 28 2 35 9 31 16 37 22 31 30 22 28V40Z',
    'clearing_of_the_stag library_in_the_roots oracle_of_the_fen',
  ],
  [
    'M20 1C33 9 33 32 20 40 7 32 7 9 20 1ZM20 9C14 15 14 29 20 34 26 29 26 15 20 9Z',
    'tear_in_the_veil thinning_veil the_hungry_dark heart_of_nyoka mist_filled_niche',
  ],
  ['M10 40V4L14 8 20 2 26 8 30 4V40H25V30H15V40ZM15 24H25V14H15Z', 'throne_of_ribs faceless_hall'],
  [
    'M4 40C3 29 5 23 9 22 6 18 8 13 11 13 14 13 16 18 13 22 17 23 18 30 17 40ZM22 40C20 26 24 19 28 18 24 13 26 7 30 7 34 7 36 13 32 18 37 19 39 27 37 40Z',
    'choir_of_the_lost frozen_procession nest_of_shades mourners_cell gallery_of_skulls gallery_of_forgotten_faces',
  ],
];
const USUAL: Record<string, string> = {
  real: 'M8 40V34H1L7 26H3L10 14 17 26H13L19 34H12V40ZM27 40V32H18L25 22H20L29 6 38 22H33L40 32H31V40Z',
  ethereal: SIGHTS[14]?.[0] ?? '',
  borough: SIGHTS[7]?.[0] ?? '',
  ossuary: SIGHTS[11]?.[0] ?? '',
  labyrinth: 'M2 40V6H38V40H33V11H7V40H12V16H28V40H23V21H17V40Z',
};
const FLAG = 'M9 40V2H13V5L32 12 13 20V40Z'; // where one sets out
const DESTINED = /_destined$/;

export function sightOf(zone: string, place: string): string {
  if (!place) return FLAG;
  const name = place.replace(DESTINED, '');
  return SIGHTS.find(([, places]) => places.split(' ').includes(name))?.[0] ?? USUAL[zone] ?? '';
}

/** Numbers below 1 in an order that a name decides. */
export function chanceOf(name: string): () => number {
  let seed = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return (seed >>> 8) / 2 ** 24;
  };
}

/** One stretch of the skyline, so wide and high: trees and hills, drifts of mist, roofs, vaults, walls. */
const OUTLINES: Record<string, (wide: number, high: number) => string> = {
  real: (wide, high) => `q${wide / 2} ${-2 * high} ${wide} 0`,
  ethereal: (wide, high) => `c${wide / 3} ${-high} ${wide / 2} ${high / 2} ${wide} 0`,
  borough: (wide, high) => `v${-high / 2}l${wide / 2} ${-high / 2} ${wide / 2} ${high / 2}v${high / 2}`,
  ossuary: (wide, high) => `v${-high / 3}a${wide / 2} ${high / 2} 0 0 1 ${wide} 0v${high / 3}`,
  labyrinth: (wide, high) => `v${-high / 2}h${wide / 3}v${-high / 3}h${wide / 3}v${high / 3}h${wide / 3}v${high / 2}`,
};

/** A skyline over the whole width of a scene, on ground so far below its top. */
export function skyline(zone: string, next: () => number, ground: number, high: number): string {
  const outline = OUTLINES[zone] ?? OUTLINES.real;
  let [path, x] = [`M0 ${HIGH}V${ground}`, 0];
  while (x < WIDE) {
    const wide = high * (1.2 + next() * 1.6);
    path += outline?.(wide, high * (0.5 + next() * 0.5)) ?? '';
    x += wide;
  }
  return `${path}V${HIGH}Z`;
}

/** What is strewn over the map, stroke by stroke: hills and firs, drifts, roofs, stones, corners of walls. */
const STREWN: Record<string, string> = {
  real: 'm-7 4q7-13 14 0m2 0l5-12 5 12z',
  ethereal: 'm-9 0q5-5 10 0t10 0m-15 6q5-5 10 0',
  borough: 'm-7 5v-7l6-5 6 5v7zm14 0v-5l4-4 4 4v5z',
  ossuary: 'm-5 5v-8a4 4 0 0 1 8 0v8zm13 0v-5a3 3 0 0 1 6 0v5z',
  labyrinth: 'm-8 5v-11h14v11m-9 0v-6h4',
};

/** The land around a point of the map: some of what is strewn over its zone, at a distance from what is written there. */
export function strewn(zone: string, { x, y }: Point, name: string, across: number): string {
  const next = chanceOf(name);
  const sides = [-1, 1, next() < 0.5 ? -1 : 1];
  return sides
    .map(
      (side, n) =>
        `M${x + side * (34 + (next() * across) / 5)} ${y - 4 + n * 26 + next() * 12}${STREWN[zone] ?? STREWN.real}`,
    )
    .join('');
}

/** Where so many stops lie on a map with rows of so many: along a road that turns round at its edges. */
export function laidOut(count: number, row: number, apart: Point): Point[] {
  return Array.from({ length: count }, (_, n) => {
    const [down, along] = [Math.floor(n / row), n % row];
    const across = (down % 2 ? row - 1 - along : along) + 0.5;
    return { x: across * apart.x, y: down * apart.y + 34 + (n % 2 ? 6 : -4) };
  });
}

/** A stretch of road from one stop to the next; round a bend of the map it swings out. */
export function road(from: Point, to: Point): string {
  const bend = Math.abs(to.x - from.x) < 2 ? 56 : 0;
  const middle = { x: (from.x + to.x) / 2 + bend, y: (from.y + to.y) / 2 + (bend ? 0 : 12) };
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
}
