"""Who sees what: the view of a seat, built from nothing, and the table it can imagine. [Legends A53-A57]"""

from __future__ import annotations

from typing import Any, Final, Literal

from ludotheque.games.legends.army import EITHER, LEVIED, RANKS, TABLE, counts, is_complete, may_join, rank, required
from ludotheque.games.legends.attack import Rage
from ludotheque.games.legends.facts import UNITS
from ludotheque.games.legends.field import drawn
from ludotheque.games.legends.kinds import KEYWORDS, NONE, SIDES, SPACE
from ludotheque.games.legends.movement import WAYS
from ludotheque.games.legends.notation import COLUMNS, FORMS, NAMES
from ludotheque.games.legends.strength import counted, current, parts
from ludotheque.games.legends.table import CURSING, DESTROYED, PUBLIC, Legends, is_listed, knows, sight, team_of
from ludotheque.games.legends.turn import Turn
from ludotheque.games.legends.verbs import STRIKES
from ludotheque.kernel.choice import TABLE as SPECTATOR
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Data
from ludotheque.kernel.views import ASKED, OVER, YOU, Each, Lying, Made, Own, Part, Shape, every_seat, lying
from ludotheque.kernel.zones import imagined, imagining

SPACES: Final = NAMES[SPACE]
DESIGNS: Final = len(UNITS)
NOTHING: Final[list[str]] = []  # that most units have gained: one for all of them


class Allied(Part):
    """What allies see alike, made once for them all."""

    def __init__(self, part: Part) -> None:
        Part.__init__(self, part.name, part.type, True)
        self.part = part

    def show(self, g: Any, at: int, seat: Seat) -> Any:
        return self.part.show(g, at, seat)

    def shows(self, g: Any, at: int, seats: list[Seat]) -> list[Any]:
        teams = {team_of(seat): seat for seat in seats}
        found = dict(zip(teams, self.part.shows(g, at, list(teams.values()))))
        return [found[team_of(seat)] for seat in seats]


class Units(Part):
    """Those on the field, space by space: a side is seen by all, what a unit is only by who knows it. [A53, A57]

    What one seat asks for is its own; what is sent to all at once is kept, and nobody may change it.
    """

    def show(self, g: Any, at: int, seat: Seat) -> Any:
        return [UNIT.show(g, unit, seat) for unit in g.at if unit != NONE]

    def shows(self, g: Any, at: int, seats: list[Seat]) -> list[Any]:
        return [kept_units(g, seat) for seat in seats]


def kept_units(g: Legends, seat: Seat) -> list[Data]:
    """Most look as they did before, and what looks the same is made once."""
    owner, control, known, moved, looks, faces = g.owner, g.control, g.known, g.moved, g.looks, g.faces
    team, found = team_of(seat), list[Data]()
    sees, first = sight(team), len(g.at) * (team + 1)
    curse = DESIGNS if g.curse == NONE else g.design[g.curse]
    for space, unit in enumerate(g.at):
        if unit == NONE:
            continue
        if g.bonus[unit] or g.gained[unit]:
            found.append(UNIT.show(g, unit, seat))
            continue
        design = g.design[unit] if known[unit] & sees else DESIGNS
        shown = known[unit] + 8 * control[unit] + 16 * moved[unit] + 32 * owner[unit]
        look = (shown * (DESIGNS + 1) + design) * (DESIGNS + 1) + curse
        if looks[first + space] != look:
            looks[first + space], faces[first + space] = look, UNIT.show(g, unit, seat)
        found.append(faces[first + space])
    return found


def is_looked_at(g: Legends, unit: int) -> bool:
    """Whether those whom a unit fights know it, while not everybody does: they looked, or had it. [A26, A53]"""
    return not g.known[unit] & PUBLIC and bool(g.known[unit] >> 1 - g.control[unit] & 1)


def in_parts(g: Legends, unit: int, enemy: int = NONE) -> list[list[str | int]]:
    """How a strength adds up."""
    return [[part, amount] for part, amount in parts(g, unit, enemy)]


def gained(g: Legends, unit: int) -> list[str]:
    """Keywords until the end of the turn."""
    return [word for bit, word in enumerate(KEYWORDS) if g.gained[unit] >> bit & 1]


def prospects(g: Legends, at: int, seat: Seat) -> dict[str, list[int | None]]:
    """What a player may order that changes strengths: the unit's where it goes, and that of whom it meets. [R28, A19]

    The other one's is None where nobody is met, or nobody known with a strength.
    """
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, (Turn, Rage)) or step.seat != seat:
        return {}
    found: dict[str, list[int | None]] = {}
    for choice in step.menu(g):
        verb, space, to = choice
        if (verb in WAYS or verb == STRIKES) and g.base(g.at[space]):
            before, after = compared_there(g, g.at[space], space if verb == STRIKES else to, g.at[to], seat & 1)
            if before != after:
                found[FORMS.notation.text(choice)] = after
    return found


def compared_there(
    g: Legends, unit: int, space: int, other: int, team: int
) -> tuple[list[int | None], list[int | None]]:
    """The strengths of a unit and of whom it would meet: as both stand now, and as they would be compared."""
    enemy = other if other != NONE and g.knows(team, other) else NONE
    mine, there = current(g, unit), counted(g, unit, space, enemy, None)
    if enemy == NONE or not g.base(enemy):
        return [mine, None], [there, None]
    return [mine, current(g, enemy)], [there, counted(g, enemy, g.where[enemy], unit, None)]


def fighters(g: Legends) -> list[int]:
    """The attacker and the defender, or who strikes from a distance, and whom; nobody where there is no fight."""
    return g.strike if g.attacker == NONE else [g.attacker, g.defender]


def grounds(g: Legends) -> list[int]:
    """Where the one came from or stands, and what they fight for or where the other stands. [R22, R33]"""
    return [g.where[unit] for unit in g.strike] if g.attacker == NONE else [g.origin, g.contested]


def enemy_in_sight(g: Legends, unit: int) -> int:
    """Whom a unit that fights is compared with, once everybody knows both; NONE before that. [R20, R22]"""
    first, second = fighters(g)
    open_to_all = g.known[first] & g.known[second] & PUBLIC and g.where[unit] >= 0
    return (second if unit == first else first) if open_to_all else NONE


def strength(g: Legends, unit: int) -> int | None:
    """In a fight; Magic units and Castles have none."""
    enemy = enemy_in_sight(g, unit)
    return None if enemy == NONE or not g.base(unit) else counted(g, unit, g.where[unit], enemy, None)


def strength_in_parts(g: Legends, unit: int) -> list[list[str | int]] | None:
    enemy = enemy_in_sight(g, unit)
    return None if enemy == NONE else in_parts(g, unit, enemy)


def ranks(g: Legends, owner: Seat, seat: Seat) -> list[list[int]] | None:
    """While an army is mustered: each rank of the army table, how many it has and how many it needs. [R50]"""
    if g.design or team_of(seat) != owner & 1:
        return None
    units = g.mustered[owner]
    have, due = counts(g.cards, units), required(g.cards, units)
    return [[one, have[one], due[one]] for one in RANKS]


def gone(g: Legends, owner: Seat, where: int) -> list[str]:
    """The units of an army that are destroyed, or in the curse area, in the order of their numbers."""
    found = [g.design[unit] for unit, space in enumerate(g.where) if space == where and g.owner[unit] == owner]
    return [UNITS[design] for design in sorted(found)]


def fielded(g: Legends, owner: Seat) -> list[int]:
    """The units of an army that are on the field, the attacker too."""
    return [unit for unit, space in enumerate(g.where) if space >= 0 and g.owner[unit] == owner]


def left(g: Legends, owner: Seat) -> int:
    """How many units of an army are on the field and fight for it."""
    return len([unit for unit in fielded(g, owner) if g.control[unit] == owner & 1])


def hidden(g: Legends, owner: Seat, seat: Seat) -> list[str] | None:
    """What those units of an army can be that one does not know: its list without all others, where it is no secret."""
    if not is_listed(g, owner, seat):
        return None
    team, unknown, open = team_of(seat), False, list[int]()
    for unit, by in enumerate(g.owner):
        if by == owner:
            if g.where[unit] < 0 or g.knows(team, unit):
                open.append(g.design[unit])
            else:
                unknown = True
    return [UNITS[design] for design in without(sorted(g.mustered[owner]), sorted(open))] if unknown else []


def without(all: list[int], some: list[int]) -> list[int]:
    """What is left of a list, where each of some is taken out once; both are sorted."""
    left, n = list[int](), 0
    for one in all:
        while n < len(some) and some[n] < one:
            n += 1
        if n < len(some) and some[n] == one:
            n += 1
        else:
            left.append(one)
    return left


UNIT: Final = Shape("FieldUnit", COLUMNS, [
    Made("space", str, lambda g, unit: SPACES[g.where[unit]]),
    Lying("control", "team"),
    Lying("owner"),
    Lying("design", "unit"),
    Made("seen", bool, lambda g, unit: bool(g.known[unit] & PUBLIC)),
    Made("looked", bool, is_looked_at),
    Made("moved", bool, lambda g, unit: bool(g.moved[unit])),
    Own("strength", int | None, lambda g, u, seat: current(g, u) if g.base(u) and knows(g, u, seat) else None),
    Own("parts", list[tuple[str, int]] | None, lambda g, u, seat: in_parts(g, u) if knows(g, u, seat) else None),
    Lying("bonus"),
    Made("gained", list[str], lambda g, unit: gained(g, unit) if g.gained[unit] else NOTHING),
])  # fmt: skip
FIGHTER: Final = Shape("Fighter", COLUMNS, [
    Lying("control", "team"),
    Lying("design", "unit"),
    Made("side", Literal["beige", "grey"], lambda g, unit: SIDES[g.side(team_of(g.owner[unit]))]),
    Made("strength", int | None, strength),
    Made("parts", list[tuple[str, int]] | None, strength_in_parts),
])  # fmt: skip
FIGHT: Final = Shape("Fight", FORMS, [
    Made("kind", Literal["attack", "strike"], lambda g, _: "strike" if g.attacker == NONE else "attack"),
    Made("from", str | None, lambda g, _: FORMS.named(SPACE, grounds(g)[0])),
    Made("space", str | None, lambda g, _: FORMS.named(SPACE, grounds(g)[1])),
    Own("attacker", FIGHTER, lambda g, _, seat: FIGHTER.show(g, fighters(g)[0], seat)),
    Own("defender", FIGHTER, lambda g, _, seat: FIGHTER.show(g, fighters(g)[1], seat)),
])  # fmt: skip
CURSE: Final = Shape("Curse", FORMS, [
    Made("unit", str, lambda g, _: UNITS[g.design[g.curse]]),
    Made("seat", int, lambda g, _: g.curse_seat),
])  # fmt: skip
SIDE: Final = Shape("Side", FORMS, [
    Made("team", int, lambda _, owner: team_of(owner)),
    Made("side", Literal["beige", "grey"], lambda g, owner: SIDES[g.side(team_of(owner))]),
    Lying("mustered", "army", sort=True),
    Own("mustered", int | None, lambda g, own, seat: len(g.mustered[own]) if team_of(own) == team_of(seat) else None),
    Own("ranks", list[tuple[int, int, int]] | None, ranks),
    Made("left", int, left),
    Own("hidden", list[str] | None, hidden),
    Made("watches", bool, lambda g, owner: bool(g.watch[owner])),
    Made("destroyed", list[str], lambda g, owner: gone(g, owner, DESTROYED)),
    Made("cursing", list[str], lambda g, owner: gone(g, owner, CURSING)),
])  # fmt: skip
TEAM: Final = Shape("Team", FORMS, [
    Made("side", Literal["beige", "grey"], lambda g, team: SIDES[g.side(team)]),
    *lying("wins score"),
])  # fmt: skip
VIEW: Final = Shape("LegendsView", FORMS, [
    YOU,
    *lying("battle"),
    Made("battles", int, lambda g, _: g.options.battles),
    *lying("turn active quiet"),
    Made("field", list[str], lambda g, _: drawn(g.terrain)),
    Allied(Units("units", [UNIT], True)),
    Allied(Own("fight", (FIGHT, None), lambda g, at, seat: FIGHT.show(g, at, seat) if fighters(g) else None)),
    Own("prospects", dict[str, tuple[int, int | None]], prospects),
    Made("curse", (CURSE, None), lambda g, at: None if g.curse == NONE else CURSE.show(g, at, SPECTATOR)),
    Allied(Each("seats", SIDE, every_seat)),
    Each("teams", TEAM, lambda _, __: [0, 1]),
    ASKED,
    OVER,
])  # fmt: skip


def imagine(g: Legends, seat: Seat, dice: Dice) -> Legends:
    """A table that looks the same to `seat`: what it cannot see is dealt afresh, others' sealed answers are gone."""
    h = imagining(g, dice)
    h.design = h.design[:]
    team = team_of(seat)
    for owner in range(g.seats):
        unseen = [u for u in range(len(g.design)) if g.owner[u] == owner and g.where[u] >= 0 and not g.knows(team, u)]
        if g.is_secret(owner) and owner & 1 != team:
            forget_army(h, owner, unseen)
        deal_afresh(h, unseen)
    h.forget_prints()
    return imagined(h, g, seat)


def deal_afresh(h: Legends, unseen: list[int]) -> None:
    """The unseen units of an army change places; one that has moved by itself is none that cannot."""
    designs = sorted([h.design[unit] for unit in unseen])  # so that it does not matter who really stands where
    for unit in unseen:
        n = h.roll(len(designs))
        h.design[unit] = designs[n]
        designs[n] = designs[-1]
        designs.pop()
    resting = [unit for unit in unseen if not h.moved[unit] and not h.static(unit)]
    for unit in unseen:
        if h.moved[unit] and h.static(unit):
            if resting:
                other = resting.pop(h.roll(len(resting)))
                h.design[unit], h.design[other] = h.design[other], h.design[unit]
            else:
                h.design[unit] = mobile_like(h, h.design[unit])


def mobile_like(h: Legends, design: int) -> int:
    """A design of the same rank and side that can move; a Castle cannot have moved, so one is always found."""
    cards = h.cards
    for other in range(len(cards.names)):
        fits = rank(cards, other) == rank(cards, design) and cards.side[other] == cards.side[design]
        if fits and not cards.static[other]:
            return other
    return design


def forget_army(h: Legends, owner: Seat, unseen: list[int]) -> None:
    """Of a secret army only the army table is known, and who has been seen: the others may be anybody. [A54]"""
    cards = h.cards
    side = EITHER if h.options.mixed else h.side(owner & 1)
    if not h.design:
        ready = is_complete(h.mustered[owner])
        h.mustered[owner] = []
        while ready and not is_complete(h.mustered[owner]):
            joining = may_join(cards, h.mustered[owner], side, h.options.copies)
            h.mustered[owner].append(joining[h.roll(len(joining))])
        return
    hidden = set(unseen)
    army = [h.design[u] for u in range(len(h.design)) if h.owner[u] == owner and u not in hidden]
    for one, unit in zip(missing(h, army, len(unseen)), unseen, strict=True):
        pool = candidates(h, army, one, side)
        army.append(pool[h.roll(len(pool))])
        h.design[unit] = army[-1]
    h.mustered[owner] = army


def candidates(h: Legends, army: list[int], one: int, side: int) -> list[int]:
    """Who may be the next of a rank."""
    cards, levies = h.cards, one in levying(h, army)
    return [
        design
        for design in range(len(cards.names))
        if rank(cards, design) == one and (side == EITHER or cards.side[design] == side)
        if army.count(design) < h.options.copies and (cards.levy[design] or not levies)
    ]


def levying(h: Legends, army: list[int]) -> list[int]:
    """The ranks whose single unit must be one that levies five of the rank below."""
    ranks = [rank(h.cards, design) for design in army]
    return [one for one in (8, 5) if ranks.count(one) == 0 and ranks.count(one - 1) > TABLE[one - 1]]


def missing(h: Legends, army: list[int], count: int) -> list[int]:
    """The ranks that an army still lacks, by the army table or by a mix that fits what has been seen. [R50]"""
    ranks = [rank(h.cards, design) for design in army]
    due = dict(TABLE)
    for one in (8, 5):
        if ranks.count(one - 1) > TABLE[one - 1]:
            due[one], due[one - 1] = 1, LEVIED
    lacking: list[int] = []
    for one in RANKS:
        lacking += [one] * max(0, due[one] - ranks.count(one))
    return lacking[:count]


def places(g: Legends) -> list[str]:
    """Every unit once for each place it is in: on the field, in the curse area, or destroyed."""
    fighting = [g.attacker] if g.attacker != NONE and g.at[g.contested] != g.attacker else []
    found = [unit for unit in g.at if unit != NONE]
    found += [unit for unit in fighting if g.where[unit] == g.contested]
    found += [unit for unit in range(len(g.where)) if g.where[unit] < 0]
    return [f"{UNITS[g.design[unit]]} {unit}" for unit in found]


def cards_in_play(g: Legends) -> list[str]:
    """All units of all armies. [R50]"""
    return [f"{UNITS[design]} {unit}" for unit, design in enumerate(g.design)]
