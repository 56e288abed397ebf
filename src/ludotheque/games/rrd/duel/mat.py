"""The mat that duels are fought on: each duel, its two sides, and their bodies. [D1]"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.rrd.book import Book
from ludotheque.games.rrd.kinds import NONE, SLOT_COUNT
from ludotheque.games.rrd.nouns import CARD, ENEMY, PLACE
from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import NUMBER, SEAT, Sight, Zone, Zoned, everybody, nobody

# A played card that waits for its answer is a row of numbers, never changed in place. [D8]
P_CARD: Final = 0
P_SIDE: Final = 1
P_BODY: Final = 2  # who played it
P_BONUS: Final = 3  # on the primary slot: what was prepared, and transcendence
P_PIERCE: Final = 4
P_POISON: Final = 5
P_BLEEDING: Final = 6
P_STUN: Final = 7
PREPARED: Final = 5  # numbers from P_BONUS on
P_COUNTER: Final = 8  # it was played as a counter
P_SLOTS: Final = 9  # how many
P_SLOT: Final = 10  # five of them, the primary one first
P_TARGET: Final = 15  # the body that each is aimed at
P_LESS: Final = 20  # what traps took from the value on each
P_STANDS: Final = 25  # it stays as a guard
P_NUMBERS: Final = 26


def plays_it(g: Mat, side: int, seat: Seat) -> bool:
    """A hand is for whoever plays its side."""
    return g.side_seat[side] == seat and seat != TABLE


def sees_traps(g: Mat, side: int, seat: Seat) -> bool:
    """A trap is its owner's secret; those of an auto-managed enemy everybody sees. [K14, A29]"""
    return g.side_seat[side] in (NONE, seat)


def sees_card(g: Mat, row: list[int], seat: Seat) -> bool:
    """A trap is its owner's secret from the first. [A29]"""
    return not row or not g.book.trap[row[P_CARD]] or sees_traps(g, row[P_SIDE], seat)


def duels(g: Mat) -> int:
    return len(g.passe)


def sides(g: Mat) -> int:
    return 2 * len(g.passe)


def by_duel(names: str, kind: str = NUMBER, seen: Sight = everybody, many: bool = False) -> list[Zone]:
    return [Zone(name, kind, seen, many=many, each=True, along=duels) for name in names.split()]


def by_side(names: str, kind: str = NUMBER) -> list[Zone]:
    return [Zone(name, kind, each=True, along=sides) for name in names.split()]


def lists(names: str, kind: str = NUMBER, seen: Sight = everybody) -> list[Zone]:
    """Many for each side."""
    return [Zone(name, kind, seen, many=True, each=True, along=sides) for name in names.split()]


BY_DUEL: Final = (
    *by_duel("passe opener round_cards cards ticks decided"),
    *by_duel("fought", PLACE),
    *by_duel("pending", seen=lambda g, level, seat: sees_card(g, g.pending[level], seat), many=True),
    *by_duel("countering", seen=lambda g, level, seat: sees_card(g, g.countering[level], seat), many=True),
    *by_duel("playing", seen=lambda g, level, seat: sees_card(g, g.playing[level], seat), many=True),
    *by_duel("allies shares called", many=True),
)
BY_SIDE: Final = (
    *by_side("side_seat side_hero", SEAT),
    *by_side("side_enemy", ENEMY),
    *lists("draw_pile under", CARD, nobody),
    *lists("hand", CARD, plays_it),
    *lists("used void", CARD),
    *by_side("top_soul", CARD),
    *lists("objects infusions", CARD),
    *by_side("reserve played transcended skips"),
    *lists("guard", CARD),
    *lists("guard_value"),
    *lists("trap", CARD, sees_traps),
    *lists("trap_bonus"),
    *lists("standing", CARD),
    *lists("nexts spent spent_once lines"),
    *lists("body_hp body_most latent active bleeding poison torpor stun block weak"),
)
ON_THE_MAT: Final = BY_DUEL + BY_SIDE


class Mat(Zoned):
    """Duels nest, the outer one first. Each has two sides, 2 * level and 2 * level + 1, with up to four bodies."""

    book: Book
    # By duel, the outer one first
    passe: list[int]
    opener: list[int]  # a side
    round_cards: list[int]  # cards played when this round began
    cards: list[int]  # cards played
    ticks: list[int]  # exchanges that others have gone on in [R43]
    decided: list[int]
    fought: list[int]  # the place that it is about, or NONE
    pending: list[list[int]]
    countering: list[list[int]]
    playing: list[list[int]]  # a card that is being played: its slots and targets are still to be named
    allies: list[list[int]]  # by seat: the side that it is in resonance with [R46]
    shares: list[list[int]]  # by seat: cards promised
    called: list[list[int]]  # by seat: the sides that have called it in this pass, as a set

    # By side
    side_seat: list[int]  # who plays it; NONE: nobody, it is auto-managed
    side_hero: list[int]  # whose hero it is, or NONE
    side_enemy: list[int]
    draw_pile: list[list[int]]  # sorted: drawn from at random
    under: list[list[int]]  # below it, the last one first to be drawn
    hand: list[list[int]]  # sorted
    used: list[list[int]]  # the discard, the latest last
    void: list[list[int]]
    top_soul: list[int]
    objects: list[list[int]]
    infusions: list[list[int]]
    reserve: list[int]
    played: list[int]  # cards, in this pass
    transcended: list[int]
    skips: list[int]  # the next turn is lost for a counter [R27]
    guard: list[list[int]]
    guard_value: list[list[int]]
    trap: list[list[int]]
    trap_bonus: list[list[int]]  # by slot: what was prepared for it, as in a row from P_BONUS to P_STUN
    standing: list[list[int]]  # preparations
    nexts: list[list[list[int]]]  # what the next card gets: type, bonus, number, preparation
    spent: list[list[int]]  # lines used in this pass
    spent_once: list[list[int]]  # and in this duel
    lines: list[list[int]]  # that hold for this side

    # By side, then by body
    body_hp: list[list[int]]
    body_most: list[list[int]]
    latent: list[list[int]]
    active: list[list[int]]
    bleeding: list[list[int]]
    poison: list[list[int]]
    torpor: list[list[int]]
    stun: list[list[int]]
    block: list[list[int]]
    weak: list[list[int]]  # five for each body

    def __init__(self, book: Book, seats: int, dice: Dice) -> None:
        State.__init__(self, dice)
        self.book = book
        self.seats = seats

    def share_empty(self, g: Mat) -> None:
        """Nothing is on the mat. The first duel is opened in lists of its own, so that copies can share these."""
        g.passe, g.opener, g.round_cards, g.cards = self.passe, self.opener, self.round_cards, self.cards
        g.ticks, g.decided, g.fought, g.pending = self.ticks, self.decided, self.fought, self.pending
        g.countering, g.playing, g.allies, g.shares = self.countering, self.playing, self.allies, self.shares
        g.called, g.side_seat, g.side_hero = self.called, self.side_seat, self.side_hero
        g.side_enemy, g.draw_pile, g.under, g.hand = self.side_enemy, self.draw_pile, self.under, self.hand
        g.used, g.void, g.top_soul, g.objects = self.used, self.void, self.top_soul, self.objects
        g.infusions, g.reserve, g.played, g.transcended = self.infusions, self.reserve, self.played, self.transcended
        g.skips, g.guard, g.guard_value, g.trap = self.skips, self.guard, self.guard_value, self.trap
        g.trap_bonus, g.standing, g.nexts, g.spent = self.trap_bonus, self.standing, self.nexts, self.spent
        g.spent_once, g.lines, g.body_hp, g.body_most = self.spent_once, self.lines, self.body_hp, self.body_most
        g.latent, g.active, g.bleeding, g.poison = self.latent, self.active, self.bleeding, self.poison
        g.torpor, g.stun, g.block, g.weak = self.torpor, self.stun, self.block, self.weak

    def drop_duels(self, level: int) -> None:
        """Only so many duels are left."""
        for lying in self.of_duels():
            del lying[level:]
        for lying in self.of_sides():
            del lying[2 * level :]

    def of_duels(self) -> list[list[Any]]:
        """What lies in each zone of BY_DUEL."""
        return [
            self.passe, self.opener, self.round_cards, self.cards, self.ticks, self.decided, self.fought, self.pending,
            self.countering, self.playing, self.allies, self.shares, self.called,
        ]  # fmt: skip

    def of_sides(self) -> list[list[Any]]:
        """What lies in each zone of BY_SIDE."""
        return [
            self.side_seat, self.side_hero, self.side_enemy, self.draw_pile, self.under, self.hand, self.used,
            self.void, self.top_soul, self.objects, self.infusions, self.reserve, self.played, self.transcended,
            self.skips, self.guard, self.guard_value, self.trap, self.trap_bonus, self.standing, self.nexts,
            self.spent, self.spent_once, self.lines, self.body_hp, self.body_most, self.latent, self.active,
            self.bleeding, self.poison, self.torpor, self.stun, self.block, self.weak,
        ]  # fmt: skip

    def open_duel(self, fought: int) -> int:
        """A new duel without sides yet; its level."""
        if not self.passe:
            for zone in ON_THE_MAT:
                setattr(self, zone.name, [])
        add_one(BY_DUEL, self.of_duels())
        self.fought[-1] = fought
        self.allies[-1] = [NONE] * self.seats
        self.shares[-1] = [0] * self.seats
        self.called[-1] = [0] * self.seats
        return len(self.passe) - 1

    def open_side(self, seat: Seat, hero: Seat, enemy: int, bodies: int) -> int:
        """One more side, with empty hands; its number."""
        add_one(BY_SIDE, self.of_sides())
        self.side_seat[-1], self.side_hero[-1], self.side_enemy[-1] = seat, hero, enemy
        self.guard[-1] = [NONE] * SLOT_COUNT
        self.trap[-1] = [NONE] * SLOT_COUNT
        self.guard_value[-1] = [0] * SLOT_COUNT
        self.trap_bonus[-1] = [0] * (SLOT_COUNT * PREPARED)
        for counters in (
            self.body_hp, self.body_most, self.latent, self.active, self.bleeding, self.poison, self.torpor, self.stun,
            self.block,
        ):  # fmt: skip
            counters[-1] = [0] * bodies
        self.weak[-1] = [0] * (SLOT_COUNT * bodies)
        return len(self.side_seat) - 1

    def copy_duels(self, g: Mat) -> None:
        if len(self.passe) == 0:
            self.share_empty(g)
            return
        g.passe = self.passe[:]
        g.opener = self.opener[:]
        g.round_cards = self.round_cards[:]
        g.cards = self.cards[:]
        g.ticks = self.ticks[:]
        g.decided = self.decided[:]
        g.fought = self.fought[:]
        g.pending = self.pending[:]
        g.countering = self.countering[:]
        g.playing = self.playing[:]
        g.allies = deep(self.allies)
        g.shares = deep(self.shares)
        g.called = deep(self.called)
        g.side_seat = self.side_seat[:]
        g.side_hero = self.side_hero[:]
        g.side_enemy = self.side_enemy[:]
        g.draw_pile = deep(self.draw_pile)
        g.under = deep(self.under)
        g.hand = deep(self.hand)
        g.used = deep(self.used)
        g.void = deep(self.void)
        g.top_soul = self.top_soul[:]
        g.objects = deep(self.objects)
        g.infusions = deep(self.infusions)
        g.reserve = self.reserve[:]
        g.played = self.played[:]
        g.transcended = self.transcended[:]
        g.skips = self.skips[:]
        g.guard = deep(self.guard)
        g.guard_value = deep(self.guard_value)
        g.trap = deep(self.trap)
        g.trap_bonus = deep(self.trap_bonus)
        g.standing = deep(self.standing)
        g.nexts = [rows[:] for rows in self.nexts]
        g.spent = deep(self.spent)
        g.spent_once = deep(self.spent_once)
        g.lines = deep(self.lines)
        g.body_hp = deep(self.body_hp)
        g.body_most = deep(self.body_most)
        g.latent = deep(self.latent)
        g.active = deep(self.active)
        g.bleeding = deep(self.bleeding)
        g.poison = deep(self.poison)
        g.torpor = deep(self.torpor)
        g.stun = deep(self.stun)
        g.block = deep(self.block)
        g.weak = deep(self.weak)


def add_one(zones: tuple[Zone, ...], lying: list[list[Any]]) -> None:
    """One more in each of these, with nothing in it."""
    for n, zone in enumerate(zones):
        lying[n].append([] if zone.many else zone.nothing)


def deep(lists: list[list[int]]) -> list[list[int]]:
    return [numbers[:] for numbers in lists]
