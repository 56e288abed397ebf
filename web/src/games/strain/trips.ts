// Tiles on their way: from a piece of the board to another. What goes away is copied before it is gone, what comes is
// copied where it arrives; the copy flies above everything.

import { type Departure, ghostOf, travel } from '../../table/ghost';
import type { Plain } from '../../wire';
import {
  discardPiece,
  type Facts,
  handPiece,
  kindOf,
  linkPiece,
  organismAt,
  pileOf,
  pilePiece,
  placePiece,
  pointsPiece,
  seatPiece,
  slotPiece,
  type Trip,
} from './pieces';
import type { StrainView } from './view';

const SIZES = ['--size'];
const LANDS = /^(link|slot)-/; // what appears only when it has arrived
const STAYS = /^(seat|pile|place|points)-/; // what something comes from without leaving

/** An event as its parameters are named; each speaks only of some of them. */
type Told = {
  name: string;
  seat: number;
  tile: string;
  place: string;
  pile: string;
  link: string;
};

/** Where something goes that an event speaks of, by where it lay and where it lies then. */
export function trips(events: Plain[], before: StrainView, after: StrainView, facts: Facts): Trip[] {
  return events.flatMap((event) => {
    const told = event as Told;
    const ends = WAYS[told.name]?.(told, before, after, facts);
    return ends?.[0] && ends[1] ? [ends as Trip] : [];
  });
}

type Way = (told: Told, before: StrainView, after: StrainView, facts: Facts) => (string | undefined)[];

const inHand = (view: StrainView, { seat, tile }: Told) =>
  view.seats[seat]?.hand?.includes(tile) ? handPiece(seat, tile) : seatPiece(seat);
const discardOf = (facts: Facts, tile: string) => discardPiece(pileOf(facts, tile));
const lastLink = ({ chain }: StrainView) => linkPiece(chain.length);

function slotOf(view: StrainView, place: string, tile: string): string {
  const slots = organismAt(view, place)?.slots ?? [];
  return slotPiece(place, slots.map((slot) => slot.tile).lastIndexOf(tile));
}

/** The organisms of a seat with such a tile, or that are such a tile, where another view has none. */
function placeOf(view: StrainView, other: StrainView, { seat, tile }: Told): string | undefined {
  const count = (one: StrainView, n: number) => {
    const organism = one.seats[seat]?.organisms[n];
    return [organism?.tile, ...(organism?.slots ?? []).map((slot) => slot.tile)].filter((id) => id === tile).length;
  };
  return view.seats[seat]?.organisms.find((_, n) => count(view, n) > count(other, n))?.place;
}

const toLink: Way = (told, before, after) => [inHand(before, told), lastLink(after)];
const fromSlot: Way = ({ place, tile }, before, after) => [slotOf(before, place, tile), lastLink(after)];
const isLost: Way = ({ place, tile }, before, _, facts) => [slotOf(before, place, tile), discardOf(facts, tile)];
const enters: Way = ({ place, tile }, before, after, facts) => [
  lastLink(before),
  kindOf(facts, tile) === 'organism' ? placePiece(place) : slotOf(after, place, tile),
];

const WAYS: Record<string, Way> = {
  draws: (told, _, after, facts) => [pilePiece(pileOf(facts, told.tile)), inHand(after, told)],
  draws_from: ({ seat, pile }) => [pilePiece(pile), seatPiece(seat)],
  reshuffles: ({ pile }) => [discardPiece(pile), pilePiece(pile)],
  announces: toLink,
  plays: toLink,
  answers: toLink,
  activates: fromSlot,
  cleanses: fromSlot,
  reacts: ({ seat, link }, { chain }, after) => {
    const place = chain[Number(link) - 1]?.place;
    return [place ? placePiece(place) : seatPiece(seat), lastLink(after)];
  },
  attacks: ({ seat }, _, after) => [seatPiece(seat), lastLink(after)],
  enters,
  infects: enters,
  is_cured: isLost,
  loses: isLost,
  counters: ({ link }, { chain }, _, facts) => {
    const { kind, tile } = chain[Number(link) - 1] ?? {};
    return [linkPiece(Number(link)), kind === 'tile' && tile ? discardOf(facts, tile) : undefined];
  },
  moves: (told, before, after) => {
    const place = placeOf(before, after, told);
    return [place && slotOf(before, place, told.tile), slotOf(after, told.place, told.tile)];
  },
  dies: ({ place }) => [placePiece(place), discardPiece('organism')],
  discards: (told, before, _, facts) => [inHand(before, told), discardOf(facts, told.tile)],
  scores: (told, before, after) => {
    const place = placeOf(before, after, told);
    return [place && placePiece(place), pointsPiece(told.seat)];
  },
};

/** A piece, or what stands for it where it is not drawn: the organism for its tiles, the player for an organism. */
function find(root: HTMLElement, piece: string): HTMLElement | null {
  const place = /^slot-(\w\d)/.exec(piece)?.[1] ?? /^place-(\w\d)/.exec(piece)?.[1];
  const names = [piece];
  if (place) names.push(`place-${place}`, `seat-${'abcdefg'.indexOf(place.slice(0, 1))}`);
  for (const name of names) {
    const quoted = CSS.escape(name);
    const found = root.querySelector<HTMLElement>(`[data-piece="${quoted}"], [data-spot="${quoted}"]`);
    if (found && !found.closest('dialog') && found.getBoundingClientRect().width > 0) return found;
  }
  return null;
}

/** Before the board changes: where everything that moves is now. */
export function departures(root: HTMLElement, trips: Trip[]): Departure[] {
  return trips.flatMap(([from, to]) => {
    const element = find(root, from);
    if (!element) return [];
    const leaves = !STAYS.test(from) || to.startsWith('points-') || to.startsWith('discard-');
    return [{ from: element.getBoundingClientRect(), copy: leaves ? ghostOf(element, SIZES) : null, to }];
  });
}

/** After it has changed: everything flies to where it belongs. */
export function arrive(root: HTMLElement, leaving: Departure[], ms: number): void {
  travel(root, leaving, ms, find, SIZES, (element) => LANDS.test(element.dataset.piece ?? ''));
}
