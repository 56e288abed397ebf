// What happened, scene by scene. The server shows the table before and after; the events between are played out here, so
// that a tile is seen in the chain before it lies in a membrane. The last scene is always the server's own table.

import type { Book, Plain } from '../../wire';
import { drawTile, leaveHand, loseOrganism, loseTile, putAway, recount, side, slotOf, step } from './moves';
import { subjects } from './targets';
import {
  discardPiece,
  type Facts,
  factsOf,
  figure,
  kindOf,
  type Link,
  linkPiece,
  organismAt,
  ownerOf,
  pileOf,
  pilePiece,
  placePiece,
  pointsPiece,
  type StrainView,
  seatPiece,
  slotPiece,
  type Trip,
} from './view';

export interface Scene {
  view: StrainView;
  events: Plain[];
  ms: number;
}

/** An event as its parameters are named; each speaks only of some of them. */
interface Told {
  name: string;
  seat: number;
  tile: string;
  place: string;
  pile: 'organism' | 'cytoplasm' | 'petri';
  link: string;
  turn: number;
  amount: number;
  slot: number;
  toxins: number;
  points: number;
}

type Happening = (view: StrainView, event: Told, facts: Facts, after: StrainView) => Trip[] | undefined;

const CALM = 450;
const PACE: Record<string, number> = { uses: 0, ends: 0, reshuffles: 350, turn: 350, draws: 350, draws_from: 350 };
for (const name of ['attacks', 'infects', 'resists', 'counters', 'dies', 'scores', 'stuns']) PACE[name] = 900;
const TOGETHER = ['draws', 'draws_from', 'discards', 'loses', 'wakes', 'gives_way'];

/** What belongs to the effect that an event has begun; anything else means that it is over. */
const GOES_ON: Record<string, string[]> = {
  resists: ['gives_way', 'loses', 'dies'],
  infects: ['stuns', 'loses'],
  is_cured: ['infects', 'stuns', 'loses'],
  takes_effect: [
    'wakes',
    'moves',
    'loses',
    'enters',
    'draws',
    'draws_from',
    'reshuffles',
    'discards',
    'toughens',
    'places_more',
  ],
};

export function story(before: StrainView, events: Plain[], after: StrainView, book: Book): Scene[] {
  const facts = factsOf(book);
  const scenes: Scene[] = [];
  let view = before;
  for (const event of events) {
    const told = event as unknown as Told;
    view = structuredClone(view);
    effectIsOver(view, told.name);
    view.trips = HAPPENS[told.name]?.(view, told, facts, after) ?? [];
    view.lately = subjects(event, book);
    recount(view, facts);
    beginsEffect(view, told.name);
    addScene(scenes, { view, events: [event], ms: PACE[told.name] ?? CALM });
  }
  return [...scenes.filter((scene) => scene.ms > 0), { view: after, events: [], ms: 0 }];
}

/** That an event leaves the chain is not told: it shows in what comes after it. */
function effectIsOver(view: StrainView, name: string): void {
  if (!view.resolves || GOES_ON[view.resolves]?.includes(name)) return;
  view.chain.pop();
  while (view.chain.at(-1)?.gone) view.chain.pop();
  view.battle = null;
  view.resolves = null;
}

const RESOLVING = ['resists', 'infects', 'is_cured', 'enters', 'counters', 'adds_toxins', 'adds_tokens'];
RESOLVING.push('takes_effect', 'fails');

function beginsEffect(view: StrainView, name: string): void {
  if (view.chain.length > 0 && !view.resolves && RESOLVING.includes(name)) view.resolves = name;
}

/** Several of a kind in a row are one scene. */
function addScene(scenes: Scene[], scene: Scene): void {
  const last = scenes.at(-1);
  const name = String(scene.events[0]?.name);
  if (!last || !TOGETHER.includes(name) || last.events[0]?.name !== name) {
    scenes.push(scene);
    return;
  }
  scene.view.trips = [...(last.view.trips ?? []), ...(scene.view.trips ?? [])];
  scene.view.lately = [...(last.view.lately ?? []), ...(scene.view.lately ?? [])];
  scenes[scenes.length - 1] = { ...scene, events: [...last.events, ...scene.events] };
}

/** A new event at the right-hand end of the chain, and the piece on which it arrives. */
function addLink(view: StrainView, parts: Partial<Link> & Pick<Link, 'by' | 'kind'>): string {
  const link = view.chain.length + 1;
  view.chain.push({
    link,
    tile: null,
    place: null,
    aim: null,
    other_place: null,
    other_aim: null,
    against: null,
    toxins: 0,
    absorbs: 0,
    gone: false,
    ...parts,
  });
  return linkPiece(link);
}

function playTile(view: StrainView, { seat, tile }: Told, facts: Facts, parts: Partial<Link>): Trip[] {
  const from = leaveHand(view, seat, tile, pileOf(facts, tile));
  return [[from, addLink(view, { by: seat, kind: 'tile', tile, ...parts })]];
}

/** A tile of the chain, or one out of a discard, lies in a membrane or founds an organism. */
function enter(view: StrainView, { seat, tile, place }: Told, facts: Facts): Trip[] {
  const from = linkPiece(view.chain.length);
  if (kindOf(facts, tile) !== 'organism') {
    const slots = organismAt(view, place)?.slots;
    slots?.push({ tile, dormant: false, spent: false, resistance: figure(facts, tile, 'resistance') });
    return [[from, slotPiece(place, (slots?.length ?? 1) - 1)]];
  }
  side(view, seat).organisms[Number(place.slice(1)) - 1] = {
    place,
    tile,
    needs: figure(facts, tile, 'needs'),
    blocks: 0,
    complete: false,
    infected: false,
    resistance: figure(facts, tile, 'resistance'),
    defence: 0,
    slots: [],
  };
  return [[from, placePiece(place)]];
}

const HAPPENS: Record<string, Happening> = {
  turn: (view, { seat, turn }, _facts, after) => {
    view.turn = turn;
    view.active = seat;
    view.phase = 'awaken';
    view.chain = [];
    view.battle = null;
    view.toughness = 0;
    if (after.turn === turn) view.placed = structuredClone(after.placed);
    for (const organism of side(view, seat).organisms)
      for (const slot of organism?.slots ?? []) Object.assign(slot, { dormant: false, spent: false });
    return undefined;
  },
  draws: (view, { seat, tile }, facts) => [
    [pilePiece(pileOf(facts, tile)), drawTile(view, seat, pileOf(facts, tile), tile)],
  ],
  draws_from: (view, { seat, pile }) => [[pilePiece(pile), drawTile(view, seat, pile, null)]],
  reshuffles: (view, { pile }) => {
    view.piles[pile] = view.discards[pile].length;
    view.discards[pile] = [];
    return [[discardPiece(pile), pilePiece(pile)]];
  },
  announces: (view, event, facts) => playTile(view, event, facts, { place: event.place }),
  plays: (view, event, facts) => playTile(view, event, facts, {}),
  answers: (view, event, facts) => playTile(view, event, facts, { against: Number(event.link) }),
  activates: (view, { seat, tile, place }) => {
    const slot = step(view, place, (one) => one.tile === tile && !one.dormant && !one.spent, { spent: true });
    return [[slotPiece(place, slot), addLink(view, { by: seat, kind: 'function', tile, place })]];
  },
  reacts: (view, { seat, tile, link }, facts) => {
    const place = view.chain[Number(link) - 1]?.place ?? null;
    const expels = facts.get(tile)?.facts.effect === 'expels';
    if (expels && place) step(view, place, (one) => one.tile === tile && !one.dormant, { dormant: true });
    const to = addLink(view, { by: seat, kind: 'function', tile, place, against: Number(link) });
    return [[place ? placePiece(place) : seatPiece(seat), to]];
  },
  targets: (view, { tile, place }) => {
    const last = view.chain.at(-1);
    if (!last) return undefined;
    if (last.aim === null) Object.assign(last, { aim: tile, place });
    else Object.assign(last, { other_aim: tile, other_place: place });
    return undefined;
  },
  attacks: (view, { seat, place, toxins }) => [
    [seatPiece(seat), addLink(view, { by: seat, kind: 'battle', place, toxins })],
  ],
  cleanses: (view, { seat, tile, place }) => [
    [slotPiece(place, slotOf(view, place, tile)), addLink(view, { by: seat, kind: 'cleansing', tile, place })],
  ],
  uses: (view, { tile, place }) => {
    step(view, place, (one) => one.tile === tile && !one.dormant, { dormant: true });
    return undefined;
  },
  enters: enter,
  infects: enter,
  stuns: (view, { place }, facts) => {
    for (const slot of organismAt(view, place)?.slots ?? [])
      if (kindOf(facts, slot.tile) !== 'virus') slot.dormant = true;
    return undefined;
  },
  is_cured: (view, { tile, place }, facts) => [loseTile(view, place, tile, facts)],
  counters: (view, { link }, facts) => {
    const target = view.chain[Number(link) - 1];
    if (!target || target.gone) return undefined;
    target.gone = true;
    if (target.kind !== 'tile' || !target.tile) return undefined;
    putAway(view, target.tile, facts);
    return [[linkPiece(target.link), discardPiece(pileOf(facts, target.tile))]];
  },
  adds_toxins: (view, { amount, link }) => {
    const target = view.chain[Number(link) - 1];
    if (target) target.toxins += amount;
    return undefined;
  },
  adds_tokens: (view, { amount, link }) => {
    const target = view.chain[Number(link) - 1];
    if (target) target.absorbs += amount;
    return undefined;
  },
  toughens: (view, { amount }) => {
    view.toughness += amount;
    return undefined;
  },
  wakes: (view, { tile, place }) => {
    step(view, place, (one) => one.tile === tile && one.dormant, { dormant: false });
    return undefined;
  },
  moves: (view, { seat, tile, place }) => {
    const [here] = side(view, seat).organisms.filter(
      (one) => one && one.place !== place && one.slots.some((slot) => slot.tile === tile),
    );
    const there = organismAt(view, place);
    if (!here || !there) return undefined;
    const slot = slotOf(view, here.place, tile);
    there.slots.push(...here.slots.splice(slot, 1));
    return [[slotPiece(here.place, slot), slotPiece(place, there.slots.length - 1)]];
  },
  resists: (view) => {
    const last = view.chain.at(-1);
    const organism = organismAt(view, last?.place ?? null);
    if (!last?.place || !organism) return undefined;
    const tokens = [organism.resistance, ...organism.slots.map(({ resistance }) => resistance)];
    view.battle = { place: last.place, toll: Math.max(0, last.toxins - last.absorbs), tokens };
    return undefined;
  },
  gives_way: (view, { slot, amount }) => {
    if (!view.battle) return undefined;
    view.battle.tokens[slot] = Math.max(0, (view.battle.tokens[slot] ?? 0) - amount);
    view.battle.toll = Math.max(0, view.battle.toll - amount);
    return undefined;
  },
  loses: (view, { tile, place }, facts) => {
    view.battle = null;
    return [loseTile(view, place, tile, facts)];
  },
  dies: (view, { place }, facts) => {
    view.battle = null;
    const trip: Trip = [placePiece(place), discardPiece('organism')];
    loseOrganism(view, place, facts, true);
    return [trip];
  },
  discards: (view, { seat, tile }, facts) => {
    const pile = pileOf(facts, tile);
    const from = leaveHand(view, seat, tile, pile);
    putAway(view, tile, facts);
    return [[from, discardPiece(pile)]];
  },
  scores: (view, { seat, tile, points }, facts) => {
    const own = side(view, seat);
    const place = own.organisms.find((one) => one?.tile === tile && one.complete && !one.infected)?.place;
    own.points += points;
    own.scored.push(tile);
    if (!place || ownerOf(place) !== seat) return undefined;
    loseOrganism(view, place, facts, false);
    return [[placePiece(place), pointsPiece(seat)]];
  },
};
