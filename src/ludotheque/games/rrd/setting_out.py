"""Set-up: cards, weapons and hero, or a ready one, then the places are laid out. [R4-R9, R38-R40]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.games.rrd.about import so_many
from ludotheque.games.rrd.cycle import Cycle
from ludotheque.games.rrd.duel.asks import distinct
from ludotheque.games.rrd.kinds import BESTIARY, MYTHIC, NONE, REAL, TWO_HANDS, ZONES
from ludotheque.games.rrd.loot import GREEN
from ludotheque.games.rrd.planes import fill
from ludotheque.games.rrd.table import INFUSION_SLOTS, Logoth, put, taken
from ludotheque.games.rrd.verbs import (
    ARCHETYPES_OF,
    BECOME,
    BEING_DONE,
    DONE,
    RETURN,
    RETURNS,
    TAKE_BACK,
    TAKES_BACK,
    WIELD,
)
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps

CARDS, WEAPONS, HERO = 0, 1, 2
SUBSETS: Final = range(1, 1 << BESTIARY)  # of the four archetypes


class SetOut(Act[Logoth]):
    """A first player by chance; then each player sets out in turn. [R40, A44, A52]"""

    def do(self, g: Logoth) -> Steps:
        g.first = g.roll(g.seats)
        steps: Steps = []
        for n in range(g.seats):
            seat = (g.first + n) % g.seats
            steps += [TakeReady(seat)] if ready_heroes(g, seat) else on_ones_own(g, seat)
        return [*steps, LayOut()]


def on_ones_own(g: Logoth, seat: Seat) -> Steps:
    return [Choose(seat, part) for part in g.book.order[g.options.difficulty[seat]]]


def ready_heroes(g: Logoth, seat: Seat) -> list[int]:
    """With the option `ready`, those of whom there are as many cards as the difficulty keeps. [A71]"""
    book, difficulty = g.book, g.options.difficulty[seat]
    if not g.options.ready or book.weapons_drawn[difficulty]:
        return []
    return [hero for hero, cards in enumerate(book.ready_cards) if cards and len(cards) >= book.kept[difficulty]]


class TakeReady(Ask[Logoth]):
    """A ready hero whom nobody else has, with weapons and cards; or one builds one's own. [A71]"""

    def menu(self, g: Logoth) -> list[Choice]:
        free = [hero for hero in ready_heroes(g, self.seat) if hero not in g.hero]
        return [*[(BECOME, hero, 0) for hero in free], BEING_DONE]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        verb, hero, _ = choice
        seat = self.seat
        if verb == DONE:
            return on_ones_own(g, seat)
        g.tell("is_ready", seat, hero)
        become(g, seat, hero)
        for weapon in g.book.ready_weapons[hero]:
            wield(g, seat, weapon)
        loot = g.loot[seat][:]
        for card in g.book.ready_cards[hero][: g.book.kept[g.options.difficulty[seat]]]:
            loot[card] -= 1
            put(g.deck[seat], card)
        g.loot[seat] = loot
        return NO_MORE


class Choose(Act[Logoth]):
    """Cards, weapons, hero: in the order of the difficulty. [R5]"""

    def __init__(self, seat: Seat, part: int) -> None:
        self.seat, self.part = seat, part

    def do(self, g: Logoth) -> Steps:
        seat = self.seat
        if self.part == CARDS:
            return [ChooseArchetypes(seat)]
        if self.part == HERO:
            return choose_hero(g, seat)
        if g.book.weapons_drawn[g.options.difficulty[seat]]:
            return draw_weapons(g, seat)
        return [ChooseWeapon(seat)]


class ChooseArchetypes(Ask[Logoth]):
    """Cards are drawn from the piles of soul values 1 to 3 of the archetypes that one likes. [R5]"""

    def menu(self, g: Logoth) -> list[Choice]:
        return [(ARCHETYPES_OF, subset, 0) for subset in SUBSETS]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, subset, _ = choice
        seat = self.seat
        book, difficulty = g.book, g.options.difficulty[self.seat]
        cards: list[int] = []
        loot = g.loot[seat][:]
        for card, copies in enumerate(loot):
            if book.loot[card] == GREEN and subset >> book.archetype[card] & 1:
                cards += [card] * copies
        for _ in range(min(book.drawn[difficulty], len(cards))):
            card = taken(g, cards)
            loot[card] -= 1
            put(g.deck[seat], card)
        g.loot[seat] = loot
        g.tell("chooses_archetypes", seat, subset)
        return [ReturnCards(seat, 0)] if surplus(g, seat) > 0 else NO_MORE


def surplus(g: Logoth, seat: Seat) -> int:
    """How many of the drawn cards still have to go back. [R5]"""
    return len(g.deck[seat]) - g.book.kept[g.options.difficulty[seat]]


@mypyc_attr(free_list_len=1)
class ReturnCards(Ask[Logoth]):
    """Drawn cards that are not kept go back to their piles: they are put aside one by one and may be taken back, until
    the deck has its size and that is confirmed. [R5, A69]
    """

    def __init__(self, seat: Seat, taken_back: int) -> None:
        self.seat = seat
        self.taken_back = taken_back  # how often

    def menu(self, g: Logoth) -> list[Choice]:
        seat = self.seat
        found: list[Choice] = [BEING_DONE]
        if surplus(g, seat) > 0:
            found = [RETURNS[card] for card in distinct(g.deck[seat])]
        if self.taken_back < g.book.drawn[g.options.difficulty[seat]]:
            found += [TAKES_BACK[card] for card in distinct(g.offered[seat])]
        return found

    def about(self, g: Logoth) -> About:
        return so_many(surplus(g, self.seat))

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        seat = self.seat
        verb, card, _ = choice
        if verb == RETURN:
            g.deck[seat].remove(card)
            put(g.offered[seat], card)
            return [self]
        if verb == TAKE_BACK:
            g.offered[seat].remove(card)
            put(g.deck[seat], card)
            return [ReturnCards(seat, self.taken_back + 1)]
        loot = g.loot[seat][:]
        for one in g.offered[seat]:
            loot[one] += 1
        g.loot[seat] = loot
        g.offered[seat] = []
        return NO_MORE


class ChooseWeapon(Ask[Logoth]):
    """One two-handed weapon or two one-handed ones. [R5, A45]"""

    def menu(self, g: Logoth) -> list[Choice]:
        own, hands = g.weapons[self.seat], g.book.hands
        return [
            (WIELD, weapon, 0)
            for weapon in range(len(hands))
            if weapon not in own and (not own or hands[weapon] < TWO_HANDS)
        ]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, weapon, _ = choice
        wield(g, self.seat, weapon)
        return NO_MORE if full_handed(g, self.seat) else [ChooseWeapon(self.seat)]


def wield(g: Logoth, seat: Seat, weapon: int) -> None:
    g.weapons[seat].append(weapon)
    g.arms[seat].append(0)
    g.tell("wields", seat, weapon)


def full_handed(g: Logoth, seat: Seat) -> bool:
    return sum([g.book.hands[weapon] for weapon in g.weapons[seat]]) >= TWO_HANDS


def draw_weapons(g: Logoth, seat: Seat) -> Steps:
    """By chance: one, and a second one-handed one where the first is. [R5, A61]"""
    hands = g.book.hands
    wield(g, seat, g.roll(len(hands)))
    if not full_handed(g, seat):
        others = [w for w in range(len(hands)) if hands[w] < TWO_HANDS and w not in g.weapons[seat]]
        wield(g, seat, taken(g, others))
    return NO_MORE


class ChooseHero(Ask[Logoth]):
    """A hero whom nobody else has. [R5, A52]"""

    def menu(self, g: Logoth) -> list[Choice]:
        return [(BECOME, hero, 0) for hero in range(len(g.book.heroes)) if hero not in g.hero]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, hero, _ = choice
        become(g, self.seat, hero)
        return NO_MORE


def become(g: Logoth, seat: Seat, hero: int) -> None:
    g.hero[seat] = hero
    g.abilities[seat] = [0] * len(g.book.hero_prices[hero])
    g.tell("becomes", seat, hero)


def choose_hero(g: Logoth, seat: Seat) -> Steps:
    """The last one that is left is not asked about. [A52]"""
    step = ChooseHero(seat)
    menu = step.menu(g)
    return [step] if len(menu) > 1 else step.hear(g, menu[0])


class LayOut(Act[Logoth]):
    """Piles of places with the destiny places of the heroes, mythic ones set aside; HP, mist; the Intersection.
    [R6-R9, R39, R40]
    """

    def do(self, g: Logoth) -> Steps:
        book = g.book
        lay_places(g)
        for seat in range(g.seats):
            difficulty = g.options.difficulty[seat]
            g.max_hp[seat] = len(g.deck[seat])
            g.hp[seat] = len(g.deck[seat])
            g.mist[seat] = book.starting_mist[difficulty]
            g.infusion_slots[seat] = 0 if book.infusion_price[difficulty] else INFUSION_SLOTS
            g.finish[seat] = (seat - g.first) % g.seats
        fill(g, REAL)
        g.tell("sets_out")
        return [Cycle()]


def lay_places(g: Logoth) -> None:
    """As many copies as players ask for; a destiny place takes the place of a neutral one of its name. [R39, A43]"""
    book = g.book
    column = min(g.seats, 3) - 1
    piles: list[list[int]] = [[] for _ in ZONES]
    for place, rarity in enumerate(book.rarity):
        hero = book.destined[place]
        copies = book.place_copies[place][column]
        if (hero != NONE and hero not in g.hero) or not copies:
            continue
        if rarity == MYTHIC:
            g.stock.append(place)
            continue
        pile = piles[book.zone[place]]
        pile += [place] * copies
        if hero != NONE and book.neutral[place] in pile:
            pile.remove(book.neutral[place])
            g.box.append(book.neutral[place])
    g.pile = [sorted(pile) for pile in piles]
    g.box.sort()
