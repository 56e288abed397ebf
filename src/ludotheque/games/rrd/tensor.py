"""What is written of a table of RR&D in a row of numbers, as long as one for four players: zeros for the absent.

Left out are the order of discards, covered places, zones that the seat is not in, and outer duels.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.duel.mat import P_BODY, P_CARD, P_COUNTER, P_SIDE, P_TARGET, sees_card, sees_traps
from ludotheque.games.rrd.duel.rows import slots_of, value_at
from ludotheque.games.rrd.facts import BOOK, BOOKS
from ludotheque.games.rrd.kinds import BONUSES, NONE, SLOT_COUNT, TYPES
from ludotheque.games.rrd.notation import FORMS
from ludotheque.games.rrd.purse import most_hp
from ludotheque.games.rrd.table import MOST_SEATS, Logoth
from ludotheque.games.rrd.zones import offering
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.columns import Lying, Made, Own, Ranked, lying
from ludotheque.kernel.rows import Each, Group, Mine, Rows

BODIES: Final = 4
CROSSINGS: Final = 4
CARDS: Final = len(BOOK.cards)
PLACES: Final = len(BOOK.places)
MARKERS: Final = len(BOOK.markers)
WEAPONS: Final = len(BOOK.weapons)
ABILITIES: Final = max(len(abilities) for abilities in BOOK.hero_abilities)
LINES: Final = max(len(book.lines) for book in BOOKS.values())
# What is offered may be cards, accessories, weapons or places: where each of these begins.
OFFERED: Final = {
    "ReturnCards": 0,
    "TakeCard": 0,
    "KeepAccessory": CARDS,
    "SwapWeapon": CARDS + len(BOOK.accessories),
    "Order": CARDS + len(BOOK.accessories) + WEAPONS,
}
MOST_OFFERED: Final = OFFERED["Order"] + PLACES


def tally(numbers: list[int], size: int) -> list[int]:
    """How many there are of each."""
    found = [0] * size
    for number in numbers:
        found[number] += 1
    return found


def offered(g: Logoth, seat: Seat) -> list[int]:
    """What is being chosen from."""
    begin = OFFERED.get(offering(g, seat), 0)
    return tally([begin + number for number in g.offered[seat]], MOST_OFFERED) if g.offered[seat] else []


def ages(g: Logoth, owner: Seat) -> list[int]:
    """How long each marker has been there, from 1 on; together where there are several of a kind."""
    found = [0] * MARKERS
    for marker, age in zip(g.markers[owner], g.ages[owner]):
        found[marker] += age + 1
    return found


def head(g: Logoth, owner: Seat) -> list[int]:
    sizes = [len(g.deck[owner]), len(g.satchel[owner]), len(g.offered[owner])]
    return [1, 1 + g.options.difficulty[owner], most_hp(g, owner), *sizes]


def crossing(g: Logoth, zone: int) -> list[int]:
    """The place on top of each stack of the Intersection."""
    stacks = enumerate(g.crossing[zone])
    return tally([n * PLACES + stack[-1] for n, stack in stacks if stack], CROSSINGS * PLACES)


def seen_from(g: Logoth, seat: Seat, other: Seat) -> int:
    """So many seats clockwise; after the last one comes nobody."""
    return (other - seat) % g.seats if other != NONE else MOST_SEATS


def first_side(g: Logoth, level: int, seat: Seat) -> int:
    """The seat's own side of a duel; without a part in it, the hero's."""
    return 2 * level + 1 if g.side_seat[2 * level + 1] == seat else 2 * level


def sides(g: Logoth, level: int, seat: Seat) -> list[int]:
    first = first_side(g, level, seat)
    return [first, first ^ 1]


def resonance(g: Logoth, level: int, seat: Seat) -> list[int]:
    """Of each player, as they sit: 1 and the side he is in resonance with, and the cards promised. [R46]"""
    others = [(seat + n) % g.seats for n in range(g.seats)]
    absent = [0] * (MOST_SEATS - g.seats)
    return [*[1 + g.allies[level][other] for other in others], *absent, *[g.shares[level][other] for other in others]]


def on_mat(g: Logoth, row: list[int], level: int, seat: Seat) -> list[int]:
    """A card that is being played or waits for its answer; a trap that somebody else lays is not seen. [A29]

    Whose it is, by which body, whether it counters; its slots in order, the bodies they are aimed at, and its values.
    """
    if not row or not sees_card(g, row, seat):
        return []
    ranks, targets, values = [0] * SLOT_COUNT, [0] * SLOT_COUNT, [0] * SLOT_COUNT
    for k, slot in enumerate(slots_of(row)):
        ranks[slot] = ranks[slot] or k + 1
        targets[slot] = 1 + max(NONE, row[P_TARGET + k])
        values[slot] = max(0, value_at(g, row, k))
    whose = 1 if row[P_SIDE] == first_side(g, level, seat) else 2
    return [*tally([row[P_CARD]], CARDS), whose, 1 + row[P_BODY], row[P_COUNTER], *ranks, *targets, *values]


def traps(g: Logoth, side: int, seat: Seat) -> list[int]:
    """Slot by slot 0, 1 for one that is not seen, or 2 and its number; an enemy's traps lie open. [A29]"""
    shown = sees_traps(g, side, seat)
    return [0 if card == NONE else (2 + card if shown else 1) for card in g.trap[side]]


def bonuses(g: Logoth, side: int) -> list[int]:
    """What the next card of each type gets."""
    if not g.nexts[side]:
        return []
    row = [0] * (len(TYPES) * len(BONUSES))
    for kind, bonus, number, _ in g.nexts[side]:
        row[kind * len(BONUSES) + bonus] += number
    return row


def sizes(g: Logoth, side: int) -> list[int]:
    return [len(g.hand[side]), len(g.draw_pile[side]) + len(g.under[side])]


def spent(g: Logoth, side: int) -> list[int]:
    used = g.spent[side] + g.spent_once[side]
    return tally(used, LINES) if used else []


def player() -> Group:
    return Group("seat", [
        Made("present difficulty max_hp deck_size satchel_size offered_size", head),
        *lying("alive hero infusion_slots hp mist memory destiny worn bag beaten lent"),
        *lying("zone place realised stage cycle tide markers tested gate"),
        Lying("abilities", size=ABILITIES),
        Ranked("weapons"),
        Lying("arms", size=WEAPONS),
        Lying("tokens", size=len(BOOK.tokens)),
        Made(f"marker_ages:{MARKERS}", ages, "markers ages"),
    ])  # fmt: skip


def plane() -> Group:
    return Group("zone", [
        Made(f"crossing:{CROSSINGS * PLACES}", crossing, "crossing"),
        Made("pile", lambda g, zone: [len(g.pile[zone]) + len(g.top[zone])], "pile top"),
        *lying("discarded"),
        Ranked("top", last_first=True),
    ])  # fmt: skip


def side() -> Group:
    return Group("side", [
        *lying("side_enemy used void top_soul objects infusions reserve played transcended skips standing"),
        Made("sizes:2", sizes, "hand draw_pile under"),
        Lying("guard_value", size=SLOT_COUNT),
        Made(f"guard:{SLOT_COUNT}", lambda g, side: [1 + card for card in g.guard[side]], "guard"),
        Made(f"next:{len(TYPES) * len(BONUSES)}", bonuses, "nexts"),
        Made(f"spent:{LINES}", spent, "spent spent_once"),
        *lying("body_hp body_most latent active bleeding poison torpor stun block", BODIES),
        Lying("weak", size=BODIES * SLOT_COUNT),
        *lying("side_seat side_hero", MOST_SEATS),
        *lying("hand"),
        Own(f"traps:{SLOT_COUNT}", traps),
    ])  # fmt: skip


def duel() -> Group:
    played = CARDS + 3 + 3 * SLOT_COUNT
    return Group("duel", [
        Made("duels", lambda _, level: [level + 1]),
        *lying("passe cards fought"),
        Own("opener", lambda g, level, seat: [g.opener[level] == first_side(g, level, seat)]),
        Own(f"resonance:{2 * MOST_SEATS}", resonance, "allies shares"),
        Own(f"pending:{played}", lambda g, level, seat: on_mat(g, g.pending[level], level, seat)),
        Own(f"countering:{played}", lambda g, level, seat: on_mat(g, g.countering[level], level, seat)),
        Own(f"playing:{played}", lambda g, level, seat: on_mat(g, g.playing[level], level, seat)),
        Each(side(), 2, sides),
    ])  # fmt: skip


def rows(seats: int) -> Rows:
    return Rows(FORMS, seats, [
        *lying("slain"),
        Made("over", lambda g, _: [g.over()]),
        Own("first", lambda g, _, seat: [1 + (g.first - seat) % g.seats]),
        Mine("my", [*lying("deck satchel"), Lying("loot", size=CARDS), Made(f"offered:{MOST_OFFERED}", offered)]),
        Each(player(), MOST_SEATS),
        Each(plane(), 1, lambda g, _, seat: [g.zone[seat]]),
        Each(duel(), 1, lambda g, _, __: [len(g.passe) - 1]),
    ])  # fmt: skip
