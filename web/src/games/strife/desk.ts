// What every piece on the board shares: the words, what may be chosen, what is pointed out.

import { createContext } from 'svelte';
import type { BoardDesk } from '../desk';
import type { StrifeView } from './view';

export type Desk = BoardDesk<StrifeView & { lately?: string[] }>;

export const [useDesk, layDesk] = createContext<Desk>();
