// What a table message changes in what is known of a table. Nothing here touches the page or the line.

import type {
  ClockFace,
  Highlight,
  LessonMessage,
  PersonAtTable,
  Plain,
  PresenceMessage,
  Said,
  ServerMessage,
  Sheet,
  TableFacts,
  UpdateMessage,
} from '../wire';
import { changed } from './difference';
import type { Shot } from './scenes';

const KEPT = 40; // tables on the way; more are too many to sit through

export interface Known {
  facts: TableFacts;
  seat: number | null;
  sheet: Sheet | null;
  events: Plain[];
  shots: Shot[]; // how the table came to be what it is, as far as that was seen from here
  highlights: Highlight[]; // what was great lately
  chat: Said[];
  watchers: PersonAtTable[];
  muted: string[];
  version: number; // how often everything came anew
  lesson: LessonMessage | null; // where a learner stands
}

/** What is known after a message; the very same where it changes nothing. */
export function heard(known: Known | null, message: ServerMessage): Known | null {
  if (message.type === 'table') {
    const { facts, seat, sheet, events, chat, watchers, muted } = message;
    const again = { version: (known?.version ?? 0) + 1, lesson: known?.lesson ?? null };
    return { facts, seat, sheet, events, shots: [], highlights: [], chat, watchers, muted, ...again };
  }
  if (known === null) return null;
  switch (message.type) {
    case 'update':
      return updated(known, message);
    case 'facts':
      return { ...known, facts: message.facts };
    case 'presence':
      return { ...known, facts: seen(known.facts, message), watchers: watching(known.watchers, message) };
    case 'chat':
      return known.chat.some(({ n }) => n === message.said.n)
        ? known
        : { ...known, chat: [...known.chat, message.said] };
    case 'muted':
      return {
        ...known,
        muted: message.muted,
        chat: known.chat.filter(({ person }) => !message.muted.includes(person)),
      };
    case 'lesson':
      return { ...known, lesson: message };
    default:
      return known;
  }
}

/** The chairs, with whoever has come to theirs or left it. */
function seen(facts: TableFacts, { here, away }: PresenceMessage): TableFacts {
  const chairs = facts.chairs.map((chair, seat) => ({
    ...chair,
    here: here.includes(seat) || (chair.here && !away.includes(seat)),
  }));
  return { ...facts, chairs };
}

function watching(before: PersonAtTable[], { came, left }: PresenceMessage): PersonAtTable[] {
  const gone = new Set([...left, ...came.map(({ id }) => id)]);
  return [...before.filter(({ id }) => !gone.has(id)), ...came].sort((a, b) => a.name.localeCompare(b.name));
}

function updated(known: Known, { changes, events: told, frames, highlights: great }: UpdateMessage): Known {
  const sheet = changed(known.sheet as Sheet, changes);
  const events = toldSoFar(known.events, sheet, told);
  const begun = events.length - told.length;
  const shots = frames.map(({ told, changes }) => {
    const [view] = changed([sheet.view], changes);
    return { told: begun + told, view };
  });
  const last = { told: events.length, view: sheet.view };
  const highlights = [...known.highlights, ...great.map((one) => ({ ...one, told: begun + one.told }))].slice(-KEPT);
  return { ...known, sheet, events, highlights, shots: [...known.shots, ...shots, last].slice(-KEPT) };
}

/** Everything told so far. The moment ends in its number, so that nothing is ever told twice. */
function toldSoFar(before: Plain[], { at }: Sheet, events: Plain[]): Plain[] {
  const told = Number(at.split('.')[1] ?? Number.NaN);
  const fresh = Number.isNaN(told) ? events.length : clamp(told - before.length, 0, events.length);
  return [...before, ...events.slice(events.length - fresh)];
}

/** The time a seat has left, now that `since` milliseconds have passed on this side; null without a clock. */
export function timeLeft(face: ClockFace, seat: number, since: number): number | null {
  const left = face.left[seat];
  if (left === null || left === undefined) return null;
  return face.running.includes(seat) ? Math.max(0, left - face.elapsed - since) : left;
}

/** 4:07, 1:02:30; `days` says larger spans in words. */
export function clockText(ms: number, days: (days: number, hours: number) => string): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return days(Math.floor(hours / 24), hours % 24);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Whether a seat still has to answer: it is asked, and has not sealed anything yet. */
export function wantsAnswer(known: Known | null): boolean {
  return (
    known?.sheet !== null && known?.sheet !== undefined && known.sheet.menu.length > 0 && known.sheet.sealed === null
  );
}

/** Whether the table waits for a seat that has not answered, as everybody may know; it may have nothing to choose. */
function waitedFor({ sheet, seat }: Known): boolean {
  return sheet !== null && seat !== null && sheet.sealed === null && sheet.waiting.includes(seat);
}

/**
 * Who may take the screen next; nobody while it stays where it is. Where several at this screen are waited for, all of
 * them may, whether they have anything to choose or not: the others look on. Whoever has looked already is left out.
 */
export function nextSeats(all: (Known | null)[], current: number, looked: number[]): number[] {
  if (wantsAnswer(all[current] ?? null) || !all.some(wantsAnswer)) return [];
  return all.flatMap((known, at) => {
    const waited = known !== null && waitedFor(known) && at !== current && !looked.includes(at);
    return waited || wantsAnswer(known) ? [at] : [];
  });
}

/** The same in the other direction along a list, round and round. */
export function step(length: number, at: number, by: number): number {
  if (length === 0) return -1;
  return at < 0 ? (by > 0 ? 0 : length - 1) : (at + by + length) % length;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
