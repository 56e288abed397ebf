"""A table of RR&D as a row of small numbers: what one seat may know, the seat itself first, then clockwise.

It shows what `zones.VIEW` shows and nothing else; left out are the order of discards, covered places, zones that the
seat is not in, and outer duels. One byte for each number; every row is as long as one for four players, with zeros for
those who are absent.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ludotheque.games.rrd.duel.mat import P_BODY, P_CARD, P_COUNTER, P_SIDE, P_TARGET, plays_it, sees_card, sees_traps
from ludotheque.games.rrd.duel.rows import slots_of, value_at
from ludotheque.games.rrd.kinds import BONUSES, NONE, SLOT_COUNT, TYPES, ZONES
from ludotheque.games.rrd.layout import (
    ABILITIES,
    ACCESSORIES,
    BODIES,
    CARDS,
    CROSSINGS,
    DUEL_WIDTH,
    ENEMIES,
    EVENTS,
    HEROES,
    LINES,
    MARKERS,
    MOST,
    PLACES,
    PLAYED_WIDTH,
    PLAYER_WIDTH,
    SIDE_WIDTH,
    WEAPONS,
)
from ludotheque.games.rrd.purse import most_hp
from ludotheque.games.rrd.table import MOST_SEATS, STAGES, Logoth, knows_top
from ludotheque.games.rrd.zones import offering
from ludotheque.kernel.choice import Seat

NO_PLAYER: Final = bytes(PLAYER_WIDTH)
NO_SIDE: Final = bytes(SIDE_WIDTH)
NO_CARD: Final = bytes(PLAYED_WIDTH)
NO_BODY: Final = bytes(9 + SLOT_COUNT)
NO_BONUS: Final = bytes(len(TYPES) * len(BONUSES))


class Encoder:
    def encode(self, g: Logoth, seat: Seat) -> bytes:
        """What one seat may know."""
        return b"".join(self.row(g, seat))

    def pieces(self, g: Logoth) -> list[list[bytes]]:
        """The rows of all seats, each in pieces."""
        return [self.row(g, seat) for seat in range(g.seats)]

    def row(self, g: Logoth, seat: Seat) -> list[bytes]:
        players = [player(g, (seat + n) % g.seats) for n in range(g.seats)]
        absent = [NO_PLAYER] * (MOST_SEATS - g.seats)
        return [secrets(g, seat), *players, *absent, plane(g, seat), *duel(g, seat)]


def small(*numbers: int) -> bytes:
    if min(numbers) < 0 or max(numbers) > MOST:  # seldom
        return bytes([min(MOST, max(0, number)) for number in numbers])
    return bytes(numbers)


@cache
def one(number: int, size: int) -> bytes:
    """A one in its place; nothing but zeros for NONE."""
    row = bytearray(size)
    if number >= 0:
        row[number] = 1
    return bytes(row)


def counted(numbers: list[int], size: int) -> bytes:
    """How many of each."""
    if not numbers:
        return bytes(size)
    row = bytearray(size)
    for number in numbers:
        row[number] += 1
    return bytes(row)


def secrets(g: Logoth, seat: Seat) -> bytes:
    """Deck, satchel, what is being chosen from, the loot piles, and the top of a pile that was looked at."""
    kind, offered, zone = offering(g, seat), g.offered[seat], g.zone[seat]
    return b"".join(
        [
            counted(g.deck[seat], CARDS),
            counted(g.satchel[seat], CARDS),
            counted(offered if kind in ("ReturnCards", "TakeCard") else [], CARDS),
            counted(offered if kind == "KeepAccessory" else [], ACCESSORIES),
            counted(offered if kind == "SwapWeapon" else [], WEAPONS),
            counted(offered if kind == "Order" else [], PLACES),
            small(*g.loot[seat]),
            ranked(g.top[zone][::-1] if knows_top(g, zone, seat) else [], PLACES),
        ]
    )


def ranked(numbers: list[int], size: int) -> bytes:
    """The first as 1, the one after it as 2, and so on."""
    row = bytearray(size)
    for n, number in enumerate(numbers, 1):
        row[number] = row[number] or n
    return bytes(row)


def ages(g: Logoth, seat: Seat) -> bytes:
    """How long each marker has been there, from 1 on; together where there are several of a kind."""
    row = [0] * MARKERS
    for marker, age in zip(g.markers[seat], g.ages[seat]):
        row[marker] += age + 1
    return small(*row)


def player(g: Logoth, seat: Seat) -> bytes:
    """What everybody knows of a player."""
    book = g.book
    open_arms = [weapon for n, weapon in enumerate(g.weapons[seat]) if g.arms[seat][n]]
    return b"".join(
        [
            small(1, g.alive[seat]),
            one(g.hero[seat], HEROES),
            one(g.options.difficulty[seat], 5),
            small(*(g.abilities[seat] + [0] * ABILITIES)[:ABILITIES]),
            ranked(g.weapons[seat], WEAPONS),
            counted(open_arms, WEAPONS),
            small(g.infusion_slots[seat], g.hp[seat], most_hp(g, seat), g.mist[seat], g.memory[seat], g.destiny[seat]),
            small(*g.tokens[seat]),
            counted(g.markers[seat], MARKERS),
            ages(g, seat),
            counted(g.worn[seat], ACCESSORIES),
            counted(g.bag[seat], ACCESSORIES),
            small(len(g.deck[seat]), len(g.satchel[seat]), len(g.offered[seat])),
            counted(g.beaten[seat], ENEMIES),
            small(g.lent[seat]),
            one(g.zone[seat], len(ZONES)),
            one(g.place[seat], len(book.places)),
            counted(g.realised[seat], EVENTS),
            one(g.stage[seat], len(STAGES)),
            small(g.cycle[seat], g.tide[seat]),
            one(g.tested[seat], CARDS),
            one(g.gate[seat], PLACES),
        ]
    )


def plane(g: Logoth, seat: Seat) -> bytes:
    """The first player, and the zone that the seat is in."""
    zone = g.zone[seat]
    slots = [stack[-1] if stack else NONE for stack in g.crossing[zone]]
    slots += [NONE] * (CROSSINGS - len(slots))
    return b"".join(
        [
            one(seen_from(g, seat, g.first), MOST_SEATS),
            *(one(place, PLACES) for place in slots),
            small(len(g.pile[zone]) + len(g.top[zone])),
            counted(g.discarded[zone], PLACES),
            counted(g.slain, ENEMIES),
        ]
    )


def duel(g: Logoth, seat: Seat) -> list[bytes]:
    """The innermost duel, the seat's own side first; without a part in it, as its hero sees it."""
    if not g.passe:
        return [bytes(DUEL_WIDTH - 1), small(1 if g.over() else 0), NO_SIDE, NO_SIDE]
    level = len(g.passe) - 1
    first = 2 * level + 1 if g.side_seat[2 * level + 1] == seat else 2 * level
    others = [(seat + n) % g.seats for n in range(g.seats)]
    absent = [0] * (MOST_SEATS - g.seats)
    head = b"".join(
        [
            small(level + 1, g.passe[level], 1 if g.opener[level] == first else 0, g.cards[level]),
            one(g.fought[level], PLACES),
            small(*(1 + g.allies[level][other] for other in others), *absent),
            small(*(g.shares[level][other] for other in others), *absent),
            *(on_the_mat(g, rows[level], first, seat) for rows in (g.pending, g.countering, g.playing)),
            small(1 if g.over() else 0),
        ]
    )
    return [head, side(g, first, seat), side(g, first ^ 1, seat)]


def on_the_mat(g: Logoth, row: list[int], first: int, seat: Seat) -> bytes:
    """A card that is being played or waits for its answer; a trap that somebody else lays is not seen. [A29]"""
    if not row or not sees_card(g, row, seat):
        return NO_CARD
    targets, values = bytearray(SLOT_COUNT), bytearray(SLOT_COUNT)
    slots = slots_of(row)
    for k, slot in enumerate(slots):
        targets[slot] = 1 + max(NONE, row[P_TARGET + k])
        values[slot] = min(MOST, max(0, value_at(g, row, k)))
    head = small(1 if row[P_SIDE] == first else 2, 1 + row[P_BODY], row[P_COUNTER])
    return b"".join([one(row[P_CARD], CARDS), head, ranked(slots, SLOT_COUNT), bytes(targets), bytes(values)])


def side(g: Logoth, s: int, seat: Seat) -> bytes:
    """One side of the mat; hands and face-down traps only of one's own, an enemy's traps lie open. [A29]"""
    shown = sees_traps(g, s, seat)
    traps = [0 if card == NONE else (2 + card % (MOST - 2) if shown else 1) for card in g.trap[s]]
    bodies = [body(g, s, n) for n in range(len(g.body_hp[s]))] + [NO_BODY] * (BODIES - len(g.body_hp[s]))
    return b"".join(
        [
            one(seen_from(g, seat, g.side_seat[s]), MOST_SEATS + 1),
            one(seen_from(g, seat, g.side_hero[s]), MOST_SEATS + 1),
            one(g.side_enemy[s], ENEMIES),
            counted(g.hand[s] if plays_it(g, s, seat) else [], CARDS),
            small(len(g.hand[s]), len(g.draw_pile[s]) + len(g.under[s])),
            counted(g.used[s], CARDS),
            counted(g.void[s], CARDS),
            one(g.top_soul[s], CARDS),
            counted(g.objects[s], CARDS),
            counted(g.infusions[s], CARDS),
            small(g.reserve[s], g.played[s], g.transcended[s], g.skips[s]),
            small(*g.guard_value[s]),
            small(*[1 + card for card in g.guard[s]]),
            small(*traps),
            counted(g.standing[s], CARDS),
            bonuses(g, s),
            counted(g.spent[s] + g.spent_once[s], LINES),
            *bodies,
        ]
    )


def seen_from(g: Logoth, seat: Seat, other: Seat) -> int:
    """So many seats clockwise; after the last one comes nobody."""
    return (other - seat) % g.seats if other != NONE else MOST_SEATS


def bonuses(g: Logoth, s: int) -> bytes:
    """What the next card of each type gets."""
    if not g.nexts[s]:
        return NO_BONUS
    row = [0] * (len(TYPES) * len(BONUSES))
    for kind, bonus, number, _ in g.nexts[s]:
        row[kind * len(BONUSES) + bonus] += number
    return small(*row)


def body(g: Logoth, s: int, n: int) -> bytes:
    counters = [
        lists[s][n]
        for lists in (
            g.body_hp, g.body_most, g.latent, g.active, g.bleeding, g.poison, g.torpor, g.stun, g.block,
        )
    ]  # fmt: skip
    return small(*counters, *g.weak[s][SLOT_COUNT * n : SLOT_COUNT * (n + 1)])
