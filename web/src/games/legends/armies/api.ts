/** Api: what the server is asked about armies. */
import { enc, get, post } from '../../../api';
import type { ArmyAsked, ArmyByLot, ArmyFacts, ReadyArmy } from '../wire';

const at = (game: string) => `/games/${enc(game)}/armies`;

export const api = {
  ready: (game: string) => get<ReadyArmy[]>(at(game)),
  check: (game: string, army: ArmyAsked) => post<ArmyFacts>(`${at(game)}/check`, army),
  byLot: (game: string, army: ArmyByLot) => post<ArmyFacts>(`${at(game)}/random`, army),
};
