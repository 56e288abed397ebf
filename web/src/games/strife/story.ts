// What happened, scene by scene. The server shows the table before and after; the events between are played out here, so
// that champions are seen to fight before they join the piles. The last scene is always the server's own table.

import type { Book, Plain } from '../../wire';
import {
  discardLocation,
  endEffects,
  leaveRow,
  putInOrder,
  sameCards,
  score,
  settle,
  sumUp,
  swap,
  tidyUp,
} from './moves';
import { ability, type Facts, factsOf, figure, type Side, type StrifeView } from './view';

export interface Scene {
  view: StrifeView;
  events: Plain[];
  ms: number;
}

type Happening = (view: StrifeView, event: Plain, after: StrifeView, facts: Facts) => void;

const QUICK = 350;
const CALM = 700;
const LONG = 1300;
const TOGETHER = ['reveals', 'reveals_legacy', 'turns_up', 'guesses', 'offered', 'carries_over', 'weakens', 'replaces'];
const ENDS_TURN = ['turn', 'round_ends', 'offered', 'ends'];
const ROW = 3;
const PACE: Record<string, number> = { joins: 0 };
for (const name of ['turn', 'turns_up', 'ends', 'places_champion', 'places_location']) PACE[name] = QUICK;
for (const name of ['reveals', 'reveals_legacy', 'totals', 'wins']) PACE[name] = LONG;

export function story(before: StrifeView, events: Plain[], after: StrifeView, book: Book): Scene[] {
  const facts = factsOf(book);
  const scenes: Scene[] = [];
  let view = before;
  for (const event of events) {
    const name = String(event.name);
    view = structuredClone(view);
    if (turnIsOver(view, name)) tidyUp(view);
    HAPPENS[name]?.(view, event, after, facts);
    sumUp(view, facts);
    if (name === 'totals') settle(view, [Number(event.first), Number(event.second)]);
    addScene(scenes, { view, events: [event], ms: PACE[name] ?? CALM });
  }
  return [...scenes.filter((scene) => scene.ms > 0), { view: after, events: [], ms: 0 }];
}

/** Clean-up is not told: it shows in what comes after it, or in a location for which there was no room before. */
function turnIsOver(view: StrifeView, name: string): boolean {
  if (view.seats.every(({ battle }) => battle === null)) return false;
  return ENDS_TURN.includes(name) || (name === 'turns_up' && (view.row.length === ROW || view.won !== undefined));
}

/** Both champions are revealed at once; so are locations that are turned up together. */
function addScene(scenes: Scene[], scene: Scene): void {
  const last = scenes.at(-1);
  const name = String(scene.events[0]?.name);
  if (last && TOGETHER.includes(name) && last.events[0]?.name === name) {
    scenes[scenes.length - 1] = { ...scene, events: [...last.events, ...scene.events] };
    return;
  }
  scenes.push(scene);
}

function side(view: StrifeView, seat: unknown): Side {
  const found = view.seats[Number(seat)];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

function part(own: Side, name: string, amount: number): void {
  const known = own.parts.find(([kind]) => kind === name);
  if (known) known[1] += amount;
  else own.parts.push([name, amount]);
}

function leaveHand(own: Side, champion: string): void {
  if (own.hand?.includes(champion)) own.hand = own.hand.filter((id) => id !== champion);
  own.hand_size = own.hand?.length ?? Math.max(0, own.hand_size - 1);
}

function worthOf(location: string, after: StrifeView, facts: Facts): number {
  return after.worth[after.row.indexOf(location)] ?? figure(facts, location, 'points');
}

/** A new round is laid out as the server shows it; only the row is filled one by one. */
function newRound(view: StrifeView, after: StrifeView): void {
  view.round = after.round;
  view.turn = 0;
  view.seats = structuredClone(after.seats);
  view.deck = [...after.deck, ...after.row];
  view.discard = [];
  view.row = [];
  view.worth = [];
  view.place = 0;
}

const HAPPENS: Record<string, Happening> = {
  round: (view, event, after) => {
    if (Number(event.round) === after.round) newRound(view, after);
  },
  event: (view, event) => {
    view.event = String(event.event);
  },
  turn: (view, event) => {
    view.turn = Number(event.turn);
    view.place = 0;
    for (const own of view.seats) endEffects(own);
  },
  turns_up: (view, event, after, facts) => {
    const location = String(event.location);
    view.deck = view.deck.filter((id) => id !== location);
    view.row.push(location);
    view.worth.push(worthOf(location, after, facts));
  },
  discards: (view, event) => discardLocation(view, String(event.location)),
  gives_up: (view, event) => discardLocation(view, String(event.location)),
  uses_relic: (view, event, after) => {
    if (side(after, event.seat).relic !== event.location) discardLocation(view, String(event.location));
  },
  sends_back: (view, event) => {
    leaveRow(view, String(event.location));
    view.deck.push(String(event.location));
  },
  exchanges_location: (view, event, after, facts) => {
    const [gone, instead] = [String(event.location), String(event.instead)];
    const at = view.row.indexOf(gone);
    if (at < 0) return;
    const fromDeck = view.deck.includes(instead);
    view.deck = view.deck.filter((id) => id !== instead);
    view.discard = view.discard.filter((id) => id !== instead);
    (fromDeck ? view.deck : view.discard).push(gone);
    view.row[at] = instead;
    view.worth[at] = worthOf(instead, after, facts);
  },
  moves_battle: (view, event) => {
    view.place = Math.max(0, view.row.indexOf(String(event.location)));
  },
  places_location: (view, _event, after) => {
    if (!sameCards(view.row, after.row)) return;
    Object.assign(view, { row: [...after.row], worth: [...after.worth], place: after.place });
  },
  reveals_legacy: (view, event, after) => {
    const own = side(view, event.seat);
    leaveHand(own, String(event.champion));
    own.face_down = { ...own.face_down, legacy: null, battle: side(after, event.seat).face_down.battle };
    own.pile = [String(event.champion)];
  },
  reveals: (view, event) => {
    const own = side(view, event.seat);
    leaveHand(own, String(event.champion));
    own.face_down.battle = null;
    own.battle = String(event.champion);
  },
  takes_stone: (view, event) => {
    view.fatestone = { holder: Number(event.seat), value: Math.max(1, view.fatestone.value) };
  },
  gives_stone: (view, event) => {
    view.fatestone = { holder: 1 - Number(event.seat), value: Number(event.value) };
  },
  blocks_battle: (view, event) => {
    side(view, event.opponent).blocked.battle = true;
  },
  blocks_legacy: (view, event) => {
    side(view, event.opponent).blocked.legacy = true;
  },
  gains: (view, event) => {
    const own = side(view, event.seat);
    if (own.battle === event.champion) part(own, 'gained', Number(event.amount));
  },
  strengthens: (view, event) => part(side(view, event.seat), 'legacy', Number(event.amount)),
  adds: (view, event) => part(side(view, event.seat), 'legacy', Number(event.amount)),
  weakens: (view, event) => part(side(view, 1 - Number(event.seat)), 'reduced', -Number(event.amount)),
  replaces: (view, event, _after, facts) => {
    side(view, event.seat).parts = [['replaced', figure(facts, String(event.champion), 'power')]];
  },
  changes_places: (view, event) => swap(side(view, event.seat), String(event.champion), String(event.newcomer)),
  raises: (view, event) => {
    const own = side(view, event.seat);
    swap(own, own.pile.at(-1) ?? '', String(event.champion));
  },
  skips_legacy: (view, event) => {
    side(view, event.seat).skips_legacy = true;
  },
  calls: (view, event) => {
    const own = side(view, event.seat);
    own.pile = own.pile.filter((id) => id !== event.champion);
    own.support = String(event.champion);
  },
  places_champion: (view, event, after) => putInOrder(view, after, Number(event.owner)),
  sets_aside: (view, event) => {
    const own = side(view, event.seat);
    leaveHand(own, String(event.champion));
    own.aside.push(String(event.champion));
    part(own, 'legacy', Number(event.amount));
  },
  takes_back: (view, event) => {
    const own = side(view, event.seat);
    if (own.hand) own.hand.push(...own.aside);
    own.hand_size += own.aside.length;
    own.aside = [];
  },
  protects: (view, event) => {
    side(view, event.seat).shielded = true;
  },
  will_pillage: (view, event, _after, facts) => {
    side(view, event.seat).bounty = ability(facts, String(event.champion), 'legacy')?.amount ?? 0;
  },
  wins: (view, event) => {
    score(view, event);
    view.won = String(event.location);
  },
  pillages: score,
  doubles: score,
  scores_offering: score,
  scores_guess: score,
  scores_stone: score,
  wins_relic: (view, event) => {
    leaveRow(view, String(event.location));
    side(view, event.seat).relic = String(event.location);
  },
  hides: (view, event) => {
    const own = side(view, event.seat);
    leaveHand(own, String(event.champion));
    own.face_down.offering = String(event.champion);
  },
  hides_something: (view, event) => {
    const own = side(view, event.seat);
    Object.assign(own, { hand: null, hand_size: own.hand_size - 1 });
    own.face_down.offering = true;
  },
  guesses: (view, event) => {
    side(view, event.seat).guess = String(event.champion);
  },
  offered: (view, event) => {
    side(view, event.seat).face_down.offering = String(event.champion);
  },
};
