// Keys: which key means what at a table.

export type Command = 'next' | 'previous' | 'back' | 'help' | 'log' | 'rules' | 'card' | 'takeback' | 'hurry';

const COMMANDS: Record<string, Command> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Escape: 'back',
  '?': 'help',
  l: 'log',
  r: 'rules',
  c: 'card',
  z: 'takeback',
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key asks for. While somebody types, or moves within something that has its own arrows, only Escape counts. */
export function commandOf(pressed: Pressed, elsewhere: boolean): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const command = COMMANDS[pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key] ?? null;
  return elsewhere && command !== 'back' ? null : command;
}

/** Whether the keys belong to what has the focus. */
export function ownsKeys(element: Element | null): boolean {
  return element?.closest('input, textarea, select, dialog, [role="tab"], [data-own-keys]') != null;
}

/** The keys as the help lists them, each with the id of its words. */
export const HELP: [string, string][] = [
  ['← ↑ → ↓', 'table-key-move'],
  ['Enter', 'table-key-choose'],
  ['Esc', 'table-key-back'],
  ['?', 'table-key-help'],
  ['l', 'table-key-log'],
  ['r', 'table-key-rules'],
  ['c', 'table-key-card'],
  ['z', 'table-key-takeback'],
];
