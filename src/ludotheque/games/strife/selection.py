"""Selecting and revealing champions, and the opening assignment. [Strife 2, 3]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.about import by_relic, here
from ludotheque.games.strife.champions import take_back_aside
from ludotheque.games.strife.events import Guess, GuessAlone, score_guesses
from ludotheque.games.strife.legacy import vital_strikes
from ludotheque.games.strife.relics import SEE_FIRST, holds, use_relic
from ludotheque.games.strife.table import BOTH, NOBODY, SEATS, Strife, of, put
from ludotheque.games.strife.verbs import LEGACIES, MAY, SELECTIONS
from ludotheque.kernel.choice import PASS, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, AskAll, Steps

DIE: Final = 12  # the faces of the die where no cap names them


class AssignLegacy(AskAll[Strife]):
    """The opening: each player secretly names a legacy champion. [2.3]"""

    def who(self, g: Strife) -> list[Seat]:
        return BOTH

    def menu(self, g: Strife, seat: Seat) -> list[Choice]:
        return [LEGACIES[champion] for champion in g.hand[seat]]

    def stays_sealed(self, g: Strife) -> bool:
        return True

    def hear(self, g: Strife, choices: list[Choice]) -> Steps:
        _, first, _ = choices[0]
        _, second, _ = choices[1]
        g.assigned = (first, second)
        return NO_MORE


class RevealLegacies(Act[Strife]):
    """Both legacy champions are revealed together and begin the piles. [2.5]"""

    def do(self, g: Strife) -> Steps:
        for seat in range(SEATS):
            champion = of(g.assigned, seat)
            g.assigned = put(g.assigned, seat, NOBODY)
            g.hand[seat].remove(champion)
            g.pile[seat].append(champion)
            g.tell("reveals_legacy", seat, champion)
        return NO_MORE


class GiveFatestone(Act[Strife]):
    """The higher legacy champion brings the Fatestone; if equal, the battle champions decide. [2.6, 2.7]"""

    def do(self, g: Strife) -> Steps:
        first, second = g.cards.power[g.top(0)], g.cards.power[g.top(1)]
        if first == second:
            return [RevealEarly(), GiveFatestoneByBattle()]
        take_fatestone(g, 0 if first > second else 1)
        return NO_MORE


class GiveFatestoneByBattle(Act[Strife]):
    """The lower battle champion brings it, or the higher; if equal, both roll. [2.7, 2.8, 14.15]"""

    def do(self, g: Strife) -> Steps:
        first, second = g.cards.power[g.battle[0]], g.cards.power[g.battle[1]]
        if first == second:
            return [RollOff()]
        lower = 0 if first < second else 1
        take_fatestone(g, lower if g.options.lower_takes_stone else 1 - lower)
        return NO_MORE


class RollOff(Act[Strife]):
    """Both roll until the results differ; the higher roll takes the Fatestone. [2.8, E-1]

    Two rolls that differ are drawn at once: the second from the faces that the first does not show.
    """

    def do(self, g: Strife) -> Steps:
        faces = g.options.stone_cap or DIE
        first, second = g.roll(faces), g.roll(faces - 1)
        if second >= first:
            second += 1
        g.tell("rolls", first + 1, second + 1)
        take_fatestone(g, 0 if first > second else 1)
        return NO_MORE


def take_fatestone(g: Strife, seat: Seat) -> None:
    """It starts with the value 1. [2.9]"""
    g.holder = seat
    g.stone = 1
    g.tell("takes_stone", seat)


class SelectChampions(AskAll[Strife]):
    """Both players secretly select a champion from their hand at the same time. [3.3, 2.4]"""

    def who(self, g: Strife) -> list[Seat]:
        return BOTH

    def menu(self, g: Strife, seat: Seat) -> list[Choice]:
        return selectable(g, seat)

    def about(self, g: Strife, seat: Seat) -> About:
        return here(g)

    def stays_sealed(self, g: Strife) -> bool:
        return g.riddle() > 0

    def hear(self, g: Strife, choices: list[Choice]) -> Steps:
        _, first, _ = choices[0]
        _, second, _ = choices[1]
        g.chosen = (first, second)
        return NO_MORE


SELECT_CHAMPIONS: Final = SelectChampions()


def selectable(g: Strife, seat: Seat) -> list[Choice]:
    assigned = of(g.assigned, seat)
    return [SELECTIONS[champion] for champion in g.hand[seat] if champion != assigned]


class SelectAlone(Ask[Strife]):
    """Under Garwood Peak one player selects after the other. [12.7]"""

    def menu(self, g: Strife) -> list[Choice]:
        return selectable(g, self.seat)

    def about(self, g: Strife) -> About:
        return here(g)

    def hear(self, g: Strife, choice: Choice) -> Steps:
        _, champion, _ = choice
        g.chosen = put(g.chosen, self.seat, champion)
        return NO_MORE


class GarwoodPeak(Ask[Strife]):
    """The owner may make the opponent select and reveal first. [12.7, 13.19]"""

    def menu(self, g: Strife) -> list[Choice]:
        return MAY[:]

    def about(self, g: Strife) -> About:
        return by_relic(g, self.seat)

    def hear(self, g: Strife, choice: Choice) -> Steps:
        verb, _, _ = choice
        if verb == PASS:
            return selection(g)
        owner, opponent = self.seat, 1 - self.seat
        if g.riddle():
            opens: Steps = [SelectAlone(opponent), GuessAlone(owner), RevealFirst(opponent)]
            return [*use_relic(g, owner), *opens, SelectAlone(owner), GuessAlone(opponent)]
        return [*use_relic(g, owner), SelectAlone(opponent), RevealFirst(opponent), SelectAlone(owner)]


def selection(g: Strife) -> Steps:
    """Both select; under the Sphinx both guess. [3.3, 13.2]"""
    return [SELECT_CHAMPIONS, Guess()] if g.riddle() else [SELECT_CHAMPIONS]


def begin_selection(g: Strife) -> Steps:
    """Whoever owns Garwood Peak is asked before anybody selects. [12.7]"""
    if g.options.relics:
        for seat in range(SEATS):
            if holds(g, seat, SEE_FIRST):
                return [GarwoodPeak(seat)]
    return selection(g)


class RevealFirst(Act[Strife]):
    """The opponent of Garwood Peak's owner reveals before the owner selects. [12.7]"""

    def do(self, g: Strife) -> Steps:
        reveal(g, self.seat, of(g.chosen, self.seat))
        take_back_aside(g)
        return NO_MORE


class RevealEarly(Act[Strife]):
    """Equal legacy champions: the battle champions are revealed to give the Fatestone. [2.7, E-2]"""

    def do(self, g: Strife) -> Steps:
        reveal_champions(g)
        return NO_MORE


class RevealChampions(Act[Strife]):
    """Both champions are revealed, guesses are scored, and before anything else comes the Monk. [3.5, 3.6, 13.2]"""

    def do(self, g: Strife) -> Steps:
        reveal_champions(g)
        if g.riddle():
            score_guesses(g)
        return vital_strikes(g)


def reveal_champions(g: Strife) -> None:
    """Both selected champions are revealed together and leave the hand. [3.4, 3.5]"""
    first, second = g.chosen
    if first != NOBODY:
        reveal(g, 0, first)
    if second != NOBODY:
        reveal(g, 1, second)
    take_back_aside(g)


def reveal(g: Strife, seat: Seat, champion: int) -> None:
    g.chosen = put(g.chosen, seat, NOBODY)
    g.hand[seat].remove(champion)
    g.battle = put(g.battle, seat, champion)
    g.tell("reveals", seat, champion)
