// What every part of the board shares: the words, what may be chosen, the unit that was picked and the space that is
// looked at.

import { createContext } from 'svelte';
import { app } from '../../app.svelte';
import { BoardDesk } from '../desk';
import { bothPieces, choicePiece, type Targets } from '../targets';
import { printed, type Scene, spacePiece, unitAt } from './pieces';
import { LETTING_GO, ORDERS } from './targets';

const WALKS = ['move', 'charge', 'slash', 'step', 'run']; // ways to the same space, of which the plain move says least
const AIMED = ['use', 'switch', 'teleport']; // at units of one's own, which might have been meant to be picked
const GOES = [...WALKS, 'fly', 'hop'];
const AT_ONCE = ['target', 'to', 'swap', LETTING_GO]; // a click on their space is the whole choice

export class Desk extends BoardDesk<Scene> {
  private chosen = $state.raw<{ space: string; among: Targets; aim: string | null } | null>(null);
  private partner: { space: string; among: Targets } | null = null; // where a unit was dragged to, to change places
  looked = $state.raw<string | null>(null); // the space under pointer or focus

  name(id: string): string {
    return this.facts.get(id)?.name ?? this.sentences.name('unit', id);
  }

  /** The name of a unit as it has room on a space. */
  shortName(id: string): string {
    const { words } = this.sentences;
    return words.knows(`unit-${id}.short`) ? words.text(`unit-${id}.short`) : this.name(id);
  }

  /** Who stands on a space, as a label. */
  unitName(space: string): string {
    const id = unitAt(this.view, space)?.unit;
    return id ? this.name(id) : this.words.text('field-unknown');
  }

  printed(id: string | null) {
    return printed(this.facts, id);
  }

  /** The space of the unit that was picked; new choices forget it, but for one that was named to change places. */
  get picked(): string | null {
    return this.chosen?.among === this.props().targets ? this.chosen.space : this.named;
  }

  /** The space of the unit that was named to change places with another. */
  get named(): string | null {
    return this.view.units.find(({ space }) => this.offers(space)[0] === LETTING_GO)?.space ?? null;
  }

  /** A unit of one's own that the picked one could aim at: it is asked whether that was meant. */
  get aim(): string | null {
    return this.picked === null ? null : (this.chosen?.aim ?? null);
  }

  private isDoubtful(goals: string[], space: string): boolean {
    return this.offers(space).length > 0 && goals.every((text) => AIMED.includes(text.split(' ')[0] ?? ''));
  }

  /** Everything that a space offers by itself. */
  offers(space: string): string[] {
    return this.props().targets[spacePiece(space)] ?? [];
  }

  /** What the picked unit can do on a space. */
  goals(space: string): string[] {
    const from = this.picked;
    if (from === null) return [];
    const both = this.props().targets[bothPieces(spacePiece(from), spacePiece(space))] ?? [];
    return both.length > 0 || !this.isSwapped(from) || !this.isSwapped(space) ? both : this.offers(from);
  }

  /** What a click on a space does at once for the picked unit; nothing where it would be asked about. */
  atOnce(space: string): string | undefined {
    const goals = space === this.picked ? [] : this.goals(space);
    if (this.isSwapped(space) || this.isDoubtful(goals, space)) return undefined;
    return plainest(goals) ?? (goals.length === 1 ? goals[0] : undefined);
  }

  /** Whether a unit may be named to change places: dragged onto another one, it names that one too. */
  isSwapped(space: string): boolean {
    return this.offers(space)[0]?.startsWith('swap ') ?? false;
  }

  /** The second half of an exchange that was made by dragging. */
  goOn(): void {
    const { targets } = this.props();
    if (this.partner === null || targets === this.partner.among || this.menu.length === 0) return;
    const text = `with ${this.partner.space}`;
    this.partner = null;
    if (this.menu.includes(text)) this.choose(text);
  }

  /** Whether units may still change places before the battle. */
  get swaps(): boolean {
    return this.menu.includes(LETTING_GO) && this.menu.some((text) => text.startsWith('swap '));
  }

  /** Whether a choice is an attack: it goes to where somebody stands. */
  attacks(text: string): boolean {
    const [verb = '', , where = ''] = text.split(' ');
    return GOES.includes(verb) && unitAt(this.view, where) !== undefined;
  }

  /** What the picked unit can do besides going somewhere; and every other way where there are several. */
  get deeds(): string[] {
    const from = this.picked;
    if (from === null) return [];
    if (this.aim !== null) return this.goals(this.aim);
    return this.offers(from).filter((text) => {
      const [verb = '', what = '', where = ''] = text.split(' ');
      if (!ORDERS.includes(verb)) return verb === 'act';
      return what === where || this.isOtherWay(text, what, where);
    });
  }

  private isOtherWay(text: string, what: string, where: string): boolean {
    const all = this.props().targets[bothPieces(spacePiece(what), spacePiece(where))] ?? [];
    return plainest(all) !== null && plainest(all) !== text;
  }

  /** A space was clicked: it completes an order, is picked, or is let go. */
  act(space: string): void {
    const { act } = this.props();
    const goals = space === this.picked ? [] : this.goals(space);
    if (this.chosen && goals.length > 0 && this.aim !== space && this.isDoubtful(goals, space)) {
      this.chosen = { ...this.chosen, aim: space };
      app.announce(this.words.text('field-aim', { unit: this.unitName(space) }));
      return;
    }
    if (goals.length > 0 && this.picked !== null && this.aim !== space) {
      if (this.isSwapped(space)) this.partner = { space, among: this.props().targets };
      const plain = plainest(goals);
      if (goals.length === 1 || plain !== null) this.choose(plain ?? goals[0] ?? '');
      else act(bothPieces(spacePiece(this.picked), spacePiece(space)));
      return;
    }
    const offers = this.offers(space);
    const [verb = ''] = offers[0]?.split(' ') ?? [];
    if (AT_ONCE.includes(verb)) {
      act(spacePiece(space));
      return;
    }
    if (space === this.picked || offers.length === 0) {
      this.forget();
      return;
    }
    this.chosen = { space, among: this.props().targets, aim: null };
    if (offers.length > 1) act(spacePiece(space));
  }

  /** A unit is dragged: it is picked, whatever was before. */
  pick(space: string): void {
    if (this.offers(space).length > 0) this.chosen = { space, among: this.props().targets, aim: null };
  }

  choose(text: string): void {
    if (this.props().act(choicePiece(text))) this.forget();
  }

  forget(): void {
    this.chosen = null;
  }
}

/** Where a unit can go the same way plainly or by a power, the plain move: it does not show the unit. */
function plainest(texts: string[]): string | null {
  const verbs = texts.map((text) => text.split(' ')[0] ?? '');
  if (!verbs.every((verb) => WALKS.includes(verb))) return null;
  return texts[verbs.indexOf('move')] ?? null;
}

export const [useDesk, layDesk] = createContext<Desk>();
