"""Dealing, turning up a prize, bidding for it, and who gets it. [1, 2]"""

from typing import Final

from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import Act, AskAll, Steps
from ludotheque.kernel.zones import NOTHING
from ludotheque_goofspiel.table import CARDS, Goofspiel

BID: Final = 1  # 0 is to pass, in every game


class Deal(Act[Goofspiel]):
    """Each player has thirteen cards, 1 to 13; thirteen prizes, 1 to 13, are the deck. [1.1]"""

    def do(self, g: Goofspiel) -> Steps:
        g.hand = [list(range(CARDS)) for _ in range(g.seats)]
        g.deck = list(range(CARDS))
        return [TurnUp()]


class TurnUp(Act[Goofspiel]):
    """A prize is turned up by chance; the game is over when there is none left. [2.1, 2.4]"""

    def do(self, g: Goofspiel) -> Steps:
        if not g.deck:
            return []
        g.prize = g.deck.pop(g.roll(len(g.deck)))
        g.tell("turns_up", g.prize)
        return [Bid()] if g.deck else [BidLast()]


class Bid(AskAll[Goofspiel]):
    """All players bid a card at once. [2.2]"""

    def who(self, g: Goofspiel) -> list[Seat]:
        return list(range(g.seats))

    def menu(self, g: Goofspiel, seat: Seat) -> list[Choice]:
        return [(BID, card, 0) for card in g.hand[seat]]

    def hear(self, g: Goofspiel, choices: list[Choice]) -> Steps:
        return bid(g, [card for _, card, _ in choices])


class BidLast(Act[Goofspiel]):
    """The last card is bid without being asked for. [2.2]"""

    def do(self, g: Goofspiel) -> Steps:
        return bid(g, [card for hand in g.hand for card in hand])


def bid(g: Goofspiel, cards: list[int]) -> Steps:
    for seat, card in enumerate(cards):
        g.hand[seat].remove(card)
        g.bids[seat].append(card)
        g.tell("bids", seat, card)
    return [Award(), TurnUp()]


class Award(Act[Goofspiel]):
    """The one highest bid wins the prize and its points; where several are highest, it is lost. [2.3]"""

    def do(self, g: Goofspiel) -> Steps:
        bids = [own[-1] for own in g.bids]
        highest = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        prize, g.prize = g.prize, NOTHING
        if len(highest) > 1:
            g.lost.append(prize)
            g.tell("loses", prize)
            return []
        g.won[highest[0]].append(prize)
        g.points[highest[0]] += prize + 1
        g.tell("wins", highest[0], prize)
        return []
