/** Ranking: in which order scores are told. */
import type { Ending } from './wire';

/** The seats that have a score: of two the winner's first, whatever broke a tie; of more the best first. */
export function ranking({ scores, winners }: Pick<Ending, 'scores' | 'winners'>): number[] {
  const seats = [...(scores ?? []).keys()];
  const worth = (seat: number) => (seats.length === 2 ? Number(winners.includes(seat)) : (scores?.[seat] ?? 0));
  return seats.sort((one, other) => worth(other) - worth(one));
}
