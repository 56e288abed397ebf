"""Loot: combat cards from the piles, tokens, accessories, weapons. [R15, R28, A9, A10]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.about import AtPlace, of_player, so_many
from ludotheque.games.rrd.kinds import NONE, TWO_HANDS
from ludotheque.games.rrd.nouns import NUMBER
from ludotheque.games.rrd.purse import add_token, give_away, owned
from ludotheque.games.rrd.table import Logoth, more, put, taken
from ludotheque.games.rrd.verbs import GAIN, GIVE_UP, HAND_OVER, KEEP, PICK_WAY, SWAP, TAKE
from ludotheque.kernel.choice import PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps
from ludotheque.kernel.zones import without

DRAFT: Final = 5  # cards to choose from where loot is drafted [A9]
GREEN: Final = 0
BLUE: Final = 1
ORANGE: Final = 2


def on_offer(g: Logoth, seat: Seat, pile: int) -> list[int]:
    """The cards of a loot pile, each once."""
    loot = g.book.loot
    return [card for card, copies in enumerate(g.loot[seat]) if copies and loot[card] == pile]


class ChooseLoot(Ask[Logoth]):
    """Of several numbers one is chosen, never all. [R28]"""

    def __init__(self, seat: Seat, ways: list[int]) -> None:
        self.seat = seat
        self.ways = ways  # pile and number in one: 12 is two cards of the second pile

    def menu(self, g: Logoth) -> list[Choice]:
        return [(PICK_WAY, n, 0) for n, way in enumerate(self.ways) if on_offer(g, self.seat, way // 10)]

    def about(self, g: Logoth) -> About:
        return {"loot": (NUMBER, self.ways[:])}

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, n, _ = choice
        way = self.ways[n]
        return take_cards(g, self.seat, way // 10, way % 10)


def take_cards(g: Logoth, seat: Seat, pile: int, n: int) -> Steps:
    """So many cards of the player's choice from a pile into the satchel. [R28]"""
    if n <= 0 or not on_offer(g, seat, pile):
        return NO_MORE
    if g.options.drafts:
        g.offered[seat] = drafted(g, seat, pile)
    return [TakeCard(seat, pile, n)]


def drafted(g: Logoth, seat: Seat, pile: int) -> list[int]:
    """The top five of the pile. [A9]"""
    cards: list[int] = []
    for card in on_offer(g, seat, pile):
        cards += [card] * g.loot[seat][card]
    return sorted([taken(g, cards) for _ in range(min(DRAFT, len(cards)))])


class TakeCard(Ask[Logoth]):
    """A combat card from the loot piles. [R28, A9]"""

    def __init__(self, seat: Seat, pile: int, n: int) -> None:
        self.seat, self.pile, self.n = seat, pile, n

    def do(self, g: Logoth) -> Steps | None:
        """Alone at the table nobody is asked where there is only one answer."""
        menu = self.menu(g)
        return self.hear(g, menu[0]) if g.seats == 1 and len(menu) == 1 else None

    def menu(self, g: Logoth) -> list[Choice]:
        seat = self.seat
        cards = sorted(set(g.offered[seat])) if g.options.drafts else on_offer(g, seat, self.pile)
        return [(TAKE, card, 0) for card in cards]

    def about(self, g: Logoth) -> About:
        return so_many(self.n)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, card, _ = choice
        seat = self.seat
        g.loot[seat] = more(g.loot[seat], card, -1)
        put(g.satchel[seat], card)
        g.offered[seat] = []
        g.confide(seat, "loots", seat, card, "loots_one", seat, self.pile)
        return take_cards(g, seat, self.pile, self.n - 1)


class Share(Act[Logoth]):
    """What was promised in a resonance is handed over out of the satchel, right after the loot. [R46, A41]"""

    def do(self, g: Logoth) -> Steps:
        seat = self.seat
        steps: Steps = []
        for other, count in enumerate(g.owed[seat]):
            steps += [HandOver(seat, other) for _ in range(count)]
        g.owed[seat] = [0] * g.seats
        return steps


class HandOver(Ask[Logoth]):
    """One of the promised cards, as the giver likes. [A41]"""

    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat, self.other = seat, other

    def do(self, g: Logoth) -> Steps | None:
        """Who has nothing left, or nobody to give it to, gives nothing; the only card is not asked about."""
        satchel = g.satchel[self.seat]
        if not satchel or not g.alive[self.other]:
            return NO_MORE
        return self.hear(g, (HAND_OVER, satchel[0], 0)) if len(satchel) == 1 else None

    def menu(self, g: Logoth) -> list[Choice]:
        return [(HAND_OVER, card, 0) for card in sorted(set(g.satchel[self.seat]))]

    def about(self, g: Logoth) -> About:
        return of_player(self.other)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, card, _ = choice
        g.satchel[self.seat].remove(card)
        put(g.satchel[self.other], card)
        g.tell("hands_over", self.seat, self.other)
        return NO_MORE


class PickToken(AtPlace):
    """One of these tokens. [R13]"""

    def __init__(self, seat: Seat, tokens: list[int]) -> None:
        self.seat, self.tokens = seat, tokens

    def menu(self, g: Logoth) -> list[Choice]:
        return [(GAIN, token, 0) for token in self.tokens]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, token, _ = choice
        add_token(g, self.seat, token)
        return NO_MORE


def add_accessory(g: Logoth, seat: Seat, accessory: int) -> None:
    """There is one of each; it goes into the satchel. [R15]"""
    if accessory in g.bag[seat] or accessory in g.worn[seat]:
        return
    g.spare[seat] = without(g.spare[seat], accessory)
    put(g.bag[seat], accessory)
    g.tell("gains_accessory", seat, accessory)


def draw_accessories(g: Logoth, seat: Seat) -> Steps:
    """Two are drawn, one is kept. [R15]"""
    left = g.spare[seat][:]
    g.offered[seat] = sorted([taken(g, left) for _ in range(min(2, len(left)))])
    g.spare[seat] = left
    if not g.offered[seat]:
        return NO_MORE
    step = KeepAccessory(seat)
    return [step] if len(g.offered[seat]) > 1 else step.hear(g, (KEEP, g.offered[seat][0], 0))


class KeepAccessory(AtPlace):
    """One of two accessories is kept, the other goes back. [R15]"""

    def menu(self, g: Logoth) -> list[Choice]:
        return [(KEEP, accessory, 0) for accessory in g.offered[self.seat]]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, kept, _ = choice
        seat = self.seat
        g.spare[seat] = sorted(g.spare[seat] + g.offered[seat])
        g.offered[seat] = []
        add_accessory(g, seat, kept)
        return NO_MORE


class GiveUpCard(AtPlace):
    """A combat card of one's own leaves the game. [A60]"""

    def __init__(self, seat: Seat, most: int, pile: int) -> None:
        self.seat = seat
        self.most = most
        self.pile = pile  # what is taken for it, or NONE

    def do(self, g: Logoth) -> Steps | None:
        """Alone at the table nobody is asked where there is only one answer."""
        menu = self.menu(g)
        return self.hear(g, menu[0]) if g.seats == 1 and len(menu) == 1 else None

    def menu(self, g: Logoth) -> list[Choice]:
        return [(GIVE_UP, card, 0) for card in owned(g, self.seat) if g.book.soul[card] <= self.most]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, card, _ = choice
        give_away(g, self.seat, card)
        return take_cards(g, self.seat, self.pile, 1) if self.pile != NONE else NO_MORE


def upgrade(g: Logoth, seat: Seat) -> Steps:
    """A card of soul value 1 to 3 leaves the game for one of soul value 4. [R28]"""
    step = GiveUpCard(seat, 3, BLUE)
    return [step] if step.menu(g) and on_offer(g, seat, BLUE) else NO_MORE


def change_weapon(g: Logoth, seat: Seat) -> Steps:
    """Two weapons are drawn; one may be swapped in, locked. [R36, A61]"""
    others = [weapon for weapon in range(len(g.book.weapons)) if weapon not in g.weapons[seat]]
    g.offered[seat] = sorted([taken(g, others) for _ in range(min(2, len(others)))])
    return [SwapWeapon(seat)]


class SwapWeapon(AtPlace):
    """One of the drawn weapons for one of one's own, as far as two hands allow, or none. [A45, A61]"""

    def menu(self, g: Logoth) -> list[Choice]:
        hands, own = g.book.hands, g.weapons[self.seat]
        found: list[Choice] = [PASSING]
        for weapon in g.offered[self.seat]:
            if hands[weapon] == TWO_HANDS or len(own) == 1:
                found.append((SWAP, weapon, own[0]))
            else:
                found += [(SWAP, weapon, old) for old in own]
        return found

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        seat = self.seat
        verb, weapon, old = choice
        g.offered[seat] = []
        if verb != SWAP:
            return NO_MORE
        if g.book.hands[weapon] == TWO_HANDS:
            g.weapons[seat], g.arms[seat] = [weapon], [0]
        else:
            n = g.weapons[seat].index(old)
            g.weapons[seat][n] = weapon
            g.arms[seat][n] = 0
        g.tell("swaps_weapon", seat, weapon, old)
        return NO_MORE
