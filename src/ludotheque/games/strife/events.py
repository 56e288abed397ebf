"""The events that ask or score by themselves: the Wyrm and the Sphinx. [Strife 13]

The others only change a number or a permission, where the rule that asks for it stands.
"""

from __future__ import annotations

from ludotheque.games.strife.about import by_event
from ludotheque.games.strife.fatestone import OFFERING, tie
from ludotheque.games.strife.table import BOTH, NOBODY, SEATS, Strife, add, of, put
from ludotheque.games.strife.verbs import GUESSES, OFFERINGS
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, OWNER, About, Act, Ask, AskAll, Steps
from ludotheque.kernel.zones import SEAT


class HideOfferings(AskAll[Strife]):
    """The Wyrm: each player secretly lays one champion from hand face down. [13.1, 13.13]"""

    def who(self, g: Strife) -> list[Seat]:
        return BOTH

    def menu(self, g: Strife, seat: Seat) -> list[Choice]:
        return [OFFERINGS[champion] for champion in g.hand[seat]]

    def about(self, g: Strife, seat: Seat) -> About:
        return by_event(g)

    def stays_sealed(self, g: Strife) -> bool:
        return True

    def hear(self, g: Strife, choices: list[Choice]) -> Steps:
        for seat in range(SEATS):
            _, champion, _ = choices[seat]
            g.hand[seat].remove(champion)
            g.hidden = put(g.hidden, seat, champion)
            g.confide(seat, "hides", seat, champion, "hides_something", seat)
        return NO_MORE


class RevealOfferings(Act[Strife]):
    """At the end of the round the higher printed power scores; equal ones are a tie. [13.1, 13.16]"""

    def do(self, g: Strife) -> Steps:
        g.carry = g.hidden
        first, second = g.hidden
        g.tell("offered", 0, first)
        g.tell("offered", 1, second)
        power = g.cards.power
        if power[first] == power[second]:
            return [tie(g, OFFERING), AwardOfferingToFavoured()]
        return [AwardOffering(0 if power[first] > power[second] else 1)]


class AwardOfferingToFavoured(Act[Strife]):
    """The winner of the tie scores. [13.16]"""

    def do(self, g: Strife) -> Steps:
        return [AwardOffering(g.favoured)]


class AwardOffering(Act[Strife]):
    """The higher hidden champion scores. [13.1]"""

    def do(self, g: Strife) -> Steps:
        g.points = add(g.points, self.seat, g.offering())
        g.tell("scores_offering", self.seat, g.offering())
        return NO_MORE


class Guess(AskAll[Strife]):
    """The Sphinx: before the reveal each player must guess the opponent's battle champion. [13.2, 13.18]"""

    def who(self, g: Strife) -> list[Seat]:
        return BOTH

    def menu(self, g: Strife, seat: Seat) -> list[Choice]:
        return guesses(g, seat)

    def about(self, g: Strife, seat: Seat) -> About:
        return by_event(g) | {OWNER: (SEAT, 1 - seat)}

    def hear(self, g: Strife, choices: list[Choice]) -> Steps:
        for seat in range(SEATS):
            guess(g, seat, choices[seat])
        return NO_MORE


class GuessAlone(Ask[Strife]):
    """Under Garwood Peak each player guesses before the other's card is revealed. [13.19]"""

    def menu(self, g: Strife) -> list[Choice]:
        return guesses(g, self.seat)

    def about(self, g: Strife) -> About:
        return by_event(g) | {OWNER: (SEAT, 1 - self.seat)}

    def hear(self, g: Strife, choice: Choice) -> Steps:
        guess(g, self.seat, choice)
        return NO_MORE


def guesses(g: Strife, seat: Seat) -> list[Choice]:
    """A champion of the hand the opponent selected from, the selected card included. [13.18]"""
    return [GUESSES[champion] for champion in g.hand[1 - seat]]


def guess(g: Strife, seat: Seat, choice: Choice) -> None:
    _, champion, _ = choice
    g.guess = put(g.guess, seat, champion)
    g.tell("guesses", seat, champion)


def score_guesses(g: Strife) -> None:
    """A correct guess scores at the reveal. [13.2]"""
    for seat in range(SEATS):
        if of(g.guess, seat) != NOBODY and of(g.guess, seat) == of(g.battle, 1 - seat):
            g.points = add(g.points, seat, g.riddle())
            g.tell("scores_guess", seat, g.riddle())
