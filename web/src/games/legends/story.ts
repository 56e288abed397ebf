// What happened, scene by scene. The server shows the table before and after; the events between are played out here, so
// that both faces of a fight are seen before the loser goes. The last scene is always the server's own table.

import type { Book, Plain } from '../../wire';
import { subjects } from './targets';
import { type Facts, type FieldUnit, type Fighter, factsOf, type LegendsView, printed, seatsOf, unitAt } from './view';

export interface Scene {
  view: LegendsView;
  events: Plain[];
  ms: number;
}

/** An event as its parameters are named; each speaks only of some of them. */
interface Told {
  name: string;
  seat: number;
  team: number;
  space: string;
  to: string;
  unit: string;
  turn: number;
  attack: number;
  defence: number;
  amount: number;
  keyword: string;
  role: 'attacker' | 'defender';
  part: string;
}

type Happening = (view: LegendsView, event: Told, facts: Facts, after: LegendsView) => void;

const CALM = 420;
const PACE: Record<string, number> = {
  takes_side: 0,
  musters: 0,
  is_ready: 0,
  watches: 0,
  rests: 0,
  acts: 0,
  turn: 200,
};
for (const name of ['uses', 'works', 'names', 'plays_on', 'gives_up', 'is_stuck', 'strikes', 'looks_at'])
  PACE[name] = 600;
for (const name of ['withers', 'rages']) PACE[name] = 600;
PACE.counts = 700;
for (const name of ['reveals', 'sees', 'compares', 'dispels', 'casts', 'slays', 'besieges', 'stalls']) PACE[name] = 900;
for (const name of ['curse_begins', 'curse_ends', 'abducts', 'changes_sides', 'battle_ends']) PACE[name] = 900;
PACE.destroyed = 650;
const BASE = 'base'; // the part of a strength that is told first
const TOGETHER = ['counts', 'reveals', 'sees', 'withers', 'destroyed', 'swaps', 'strengthens', 'weakens'];

export function story(before: LegendsView, events: Plain[], after: LegendsView, book: Book): Scene[] {
  const facts = factsOf(book);
  const scenes: Scene[] = [];
  let view = before;
  for (const event of events) {
    const told = event as unknown as Told;
    view = structuredClone(view);
    view.trips = [];
    view.turned = [];
    view.fallen = [];
    HAPPENS[told.name]?.(view, told, facts, after);
    view.lately = subjects(event);
    addScene(scenes, { view, events: [event], ms: PACE[told.name] ?? CALM });
  }
  return [...scenes.filter((scene) => scene.ms > 0), { view: after, events: [], ms: 0 }];
}

/** Several of a kind in a row are one scene. */
function addScene(scenes: Scene[], scene: Scene): void {
  const last = scenes.at(-1);
  const name = String(scene.events[0]?.name);
  if (!last || !TOGETHER.includes(name) || last.events[0]?.name !== name) {
    scenes.push(scene);
    return;
  }
  const { view } = scene;
  for (const key of ['trips', 'lately', 'turned', 'fallen'] as const)
    Object.assign(view, { [key]: [...(last.view[key] ?? []), ...(view[key] ?? [])] });
  scenes[scenes.length - 1] = { ...scene, events: [...last.events, ...scene.events] };
}

/** A unit goes to another space, which must be empty by then. */
function go(view: LegendsView, { space, to }: Told): void {
  const unit = unitAt(view, space);
  if (!unit) return;
  unit.space = to;
  unit.moved = true;
  view.trips?.push([space, to]);
}

function exchange(view: LegendsView, { space, to }: Told): void {
  const [one, other] = [unitAt(view, space), unitAt(view, to)];
  if (one) one.space = to;
  if (other) other.space = space;
  view.trips?.push([space, to], [to, space]);
}

/** The other one of two that fight on a space, besides who is listed there: the attacker. */
function attackerOn(view: LegendsView, space: string): Fighter | null {
  return view.fight?.kind === 'attack' && view.fight.space === space ? view.fight.attacker : null;
}

/** How strong it is where the fight takes place is told later. */
function fighter(unit: FieldUnit | undefined, team: number): Fighter {
  const { owner } = unit ?? {};
  const known = { team: unit?.team ?? team, unit: unit?.unit ?? null, strength: null, parts: null };
  return owner === undefined ? known : { ...known, owner };
}

function show(view: LegendsView, { space, unit, team }: Told, facts: Facts, everybody: boolean): void {
  view.turned?.push(space);
  const attacker = attackerOn(view, space);
  if (attacker && attacker.team === team && unitAt(view, space)?.team !== team) {
    attacker.unit = unit;
    return;
  }
  const shown = unitAt(view, space);
  if (!shown) return;
  const base = printed(facts, unit).base || null;
  Object.assign(shown, { unit, seen: everybody || shown.seen, strength: shown.strength ?? base });
  if (view.fight?.space === space) view.fight.defender.unit = unit;
  else if (view.fight?.kind === 'strike' && view.fight.from === space) view.fight.attacker.unit = unit;
}

/** The seat whose army a fallen unit came with. */
function ownerOf(view: LegendsView, fallen: { owner?: number; team: number }): number {
  return fallen.owner ?? seatsOf(view, fallen.team)[0] ?? 0;
}

/** Whoever attacked stands on the space once the defender has left it. */
function takeSpace(view: LegendsView, space: string): void {
  const attacker = attackerOn(view, space);
  if (!attacker || unitAt(view, space)) return;
  view.units.push({
    space,
    team: attacker.team,
    owner: ownerOf(view, attacker),
    unit: attacker.unit,
    seen: true,
    moved: true,
    strength: attacker.strength,
    parts: attacker.parts,
    bonus: 0,
    gained: [],
  });
  view.fight = null;
}

function fall(view: LegendsView, { space, unit, team }: Told): void {
  view.fallen?.push(`${space} ${team}`);
  const attacker = attackerOn(view, space);
  const standing = unitAt(view, space);
  if (attacker && attacker.team === team && (standing?.team !== team || attacker.unit === unit)) {
    view.seats[ownerOf(view, attacker)]?.destroyed.push(unit);
    view.fight = null;
    return;
  }
  if (!standing) return;
  view.units = view.units.filter((one) => one !== standing);
  view.seats[standing.owner]?.destroyed.push(unit);
  if (view.fight?.kind === 'strike' && view.fight.space === space) view.fight = null;
  takeSpace(view, space);
}

function take(units: string[], unit: string): boolean {
  const at = units.indexOf(unit);
  if (at >= 0) units.splice(at, 1);
  return at >= 0;
}

const HAPPENS: Record<string, Happening> = {
  lays_boards: (view, _event, _facts, after) => {
    const { field, units, seats } = structuredClone(after);
    Object.assign(view, { field, units, seats, fight: null, curse: null });
  },
  swaps: exchange,
  switches: exchange,
  moves: go,
  charges: go,
  slashes: go,
  sidesteps: go,
  runs: go,
  flies: go,
  hops: go,
  turn: (view, { seat, turn }) => {
    Object.assign(view, { active: seat, turn, fight: null });
    for (const unit of view.units) Object.assign(unit, { bonus: 0, gained: [] });
  },
  attacks: (view, { space, to }) => {
    const [unit, other] = [unitAt(view, space), unitAt(view, to)];
    const team = unit?.team ?? 0;
    const [attacker, defender] = [fighter(unit, team), fighter(other, 1 - team)];
    view.fight = { kind: 'attack', from: space, space: to, attacker, defender };
    view.units = view.units.filter((one) => one !== unit);
    view.trips?.push([space, to]);
  },
  strikes: (view, { space, to }) => {
    const [unit, other] = [unitAt(view, space), unitAt(view, to)];
    const team = unit?.team ?? 0;
    const [attacker, defender] = [fighter(unit, team), fighter(other, 1 - team)];
    view.fight = { kind: 'strike', from: space, space: to, attacker, defender };
  },
  reveals: (view, event, facts) => show(view, event, facts, true),
  sees: (view, event, facts) => show(view, event, facts, false),
  counts: (view, { role, part, amount }) => {
    const one = role === 'attacker' ? view.fight?.attacker : view.fight?.defender;
    if (!one) return;
    one.parts = [...(part === BASE ? [] : (one.parts ?? [])), [part, amount]];
    one.strength = one.parts.reduce((sum, [, more]) => sum + more, 0);
  },
  compares: (view, { attack, defence }) => {
    if (!view.fight) return;
    view.fight.attacker = compared(view.fight.attacker, attack);
    view.fight.defender = compared(view.fight.defender, defence);
  },
  abducts: (view, { space, unit }) => {
    const fight = view.fight;
    const victim = unitAt(view, fight?.space ?? '');
    if (!fight || !victim) return;
    Object.assign(victim, { space, unit, seen: true });
    takeSpace(view, fight.space);
    view.trips?.push([fight.space, space]);
  },
  destroyed: fall,
  returns: (view, { space, unit, team }, facts) => {
    const owner = view.seats.findIndex(({ destroyed, cursing }) => take(destroyed, unit) || take(cursing, unit));
    const base = printed(facts, unit).base || null;
    const back = { space, team, owner: Math.max(owner, 0), unit, seen: true, moved: false, strength: base };
    view.units = [...view.units.filter((one) => one.space !== space), { ...back, parts: null, bonus: 0, gained: [] }];
  },
  changes_sides: (view, { space, team }) => {
    const unit = unitAt(view, space);
    if (unit) Object.assign(unit, { team, moved: false });
  },
  curse_begins: (view, { unit }) => {
    const seat = view.seats.findIndex(({ destroyed, cursing }) => take(destroyed, unit) || cursing.includes(unit));
    const owner = view.seats[seat];
    if (owner && !owner.cursing.includes(unit)) owner.cursing.push(unit);
    view.curse = { unit, seat: Math.max(seat, 0) };
  },
  curse_ends: (view, { unit }) => {
    const owner = view.seats.find(({ cursing }) => take(cursing, unit));
    owner?.destroyed.push(unit);
    view.curse = null;
  },
  strengthens: (view, { space, amount }) => change(view, space, amount),
  weakens: (view, { space, amount }) => change(view, space, amount),
  gains: (view, { space, keyword }) => {
    unitAt(view, space)?.gained.push(keyword);
  },
};

/** The strength that counts; how it adds up is only known where it is the same. */
function compared(one: Fighter, strength: number): Fighter {
  const sum = one.parts?.reduce((whole, [, amount]) => whole + amount, 0);
  return { ...one, strength, parts: sum === strength ? one.parts : null };
}

function change(view: LegendsView, space: string, amount: number): void {
  const unit = unitAt(view, space);
  if (!unit || view.fight?.space === space) return; // in a fight it may be either
  unit.bonus += amount;
  if (unit.strength !== null) unit.strength += amount;
}
