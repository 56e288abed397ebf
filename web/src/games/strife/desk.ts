// What every piece on the board shares: the words, what may be chosen, what is pointed out.

import { getContext, setContext } from 'svelte';
import type { BoardProps } from '..';

const KEY = Symbol('strife');

export type Desk = Omit<BoardProps, 'view'>;

/** The properties of the board stay alive: they are read anew wherever they are used. */
export function layDesk(props: () => Desk): void {
  setContext(KEY, props);
}

export function useDesk(): Desk {
  const props = getContext<() => Desk>(KEY);
  return {
    get sentences() {
      return props().sentences;
    },
    get names() {
      return props().names;
    },
    get targets() {
      return props().targets;
    },
    get sealed() {
      return props().sealed;
    },
    get shown() {
      return props().shown;
    },
    act: (piece) => props().act(piece),
  };
}
