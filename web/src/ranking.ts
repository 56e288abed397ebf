/** Ranking: in which order scores are told. */
import type { Ending } from './wire';

/** The seats that have a score: of two the winner's first; of more the best first, and the winner's whatever broke a tie. */
export function ranking({ scores, winners }: Pick<Ending, 'scores' | 'winners'>): number[] {
  const seats = [...(scores ?? []).keys()];
  const worth = (seat: number) => (seats.length === 2 ? 0 : (scores?.[seat] ?? 0)) + Number(winners.includes(seat)) / 2;
  return seats.sort((one, other) => worth(other) - worth(one));
}
