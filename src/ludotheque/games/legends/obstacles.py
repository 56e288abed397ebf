"""Why something cannot be chosen at Legends: what keeps a unit where it is, and what a power asks for."""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends import kinds, verbs
from ludotheque.games.legends.army import EITHER
from ludotheque.games.legends.attack import Rage
from ludotheque.games.legends.choosing import on_side
from ludotheque.games.legends.decide import Decide, PlacePicked, step_of
from ludotheque.games.legends.kinds import NONE, SPACE, UNIT, WATER
from ludotheque.games.legends.muster import Muster, Shuffle, ShuffleWith, Swap, SwapWith
from ludotheque.games.legends.orders import barred, may_attack, surrounded
from ludotheque.games.legends.table import Legends
from ludotheque.games.legends.turn import Turn
from ludotheque.games.legends.windows import Window, user
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import About

Found = tuple[str, About]  # the id of an obstacle, and what it is about

OBSTACLES: Final[dict[str, tuple[str, ...]]] = {
    "off-the-field": ("R2", "R53"),
    "nobody-there": ("R10",),
    "no-such-power": ("R18",),
    "lacks-keyword": ("R18",),
    "no-ability": ("R19",),
    "not-yours": ("R10", "R54"),
    "not-of-that-army": ("R7", "A56"),
    "out-of-reach": ("R11", "R13"),
    "one-step": ("R11",),
    "way-blocked": ("R29", "R32"),
    "too-far": ("R33", "A41"),
    "no-enemy-there": ("R33", "R34"),
    "other-type": ("R35",),
    "static-there": ("R36",),
    "not-that-terrain": ("A43",),
    "water": ("R3", "R12"),
    "own-there": ("R12", "R56"),
    "taken": ("R12", "A43"),
    "static": ("R15",),
    "does-not-attack": ("R38",),
    "not-surrounded": ("R34",),
    "to-and-fro": ("R14", "A40"),
    "must-rage": ("R26",),
    "said-already": ("A62",),
    "spent": ("A3",),
    "nothing-to-act-on": ("A46",),
    "not-its-moment": ("R19", "A1"),
    "aimed-wrong": ("R19", "A63"),
    "not-for-this-power": ("R9", "R16"),
    "same-unit": ("A55",),
    "army-begun": ("A68",),
    "no-last-army": ("A68",),
    "other-side": ("A60",),
    "too-many-copies": ("A59",),
    "rank-not-due": ("R50", "A68"),
}
GOING: Final = {  # how a unit goes or reaches out by a keyword: whether to an enemy only
    verbs.CHARGES: kinds.CHARGE, verbs.SLASHES: kinds.SLASH, verbs.STEPS: kinds.SIDESTEP, verbs.RUNS: kinds.QUICK,
    verbs.FLIES: kinds.FLY, verbs.STRIKES: kinds.STRIKE, verbs.SEES: kinds.VISION, verbs.BESIEGES: kinds.SURROUND,
    verbs.SWITCHES: kinds.SWITCH, verbs.TELEPORTS: kinds.TELEPORT,
}  # fmt: skip
REACHING: Final = (verbs.STRIKES, verbs.SEES, verbs.BESIEGES)
FROM_SPACES: Final = (verbs.MOVE, verbs.HOPS, *GOING)
PICKED: Final = (verbs.TARGET, verbs.TO, verbs.RETURN, verbs.NAME, verbs.TERRAIN)


def obstacle(g: Legends, seat: Seat, choice: Choice) -> Found | None:
    """By the verb; None where something else is asked."""
    verb, what, to = choice
    step = g.agenda[-1]
    if verb in FROM_SPACES:
        return not_gone(g, seat, verb, what, to) if isinstance(step, (Turn, Rage)) else None
    if verb == verbs.ACT:
        return not_acting(g, seat, what, to) if isinstance(step, Turn) else None
    if verb == verbs.USE:
        return not_used(g, seat, what, to) if isinstance(step, (Turn, Window)) else None
    if verb in (verbs.WATCH, verbs.REST):
        return ("said-already", {}) if isinstance(step, Turn) else None
    if verb in (verbs.SWAP, verbs.WITH):
        return not_swapped(g, seat, what)
    if isinstance(step, Muster):
        return not_mustered(g, step, verb, what)
    return not_picked(g, verb, what) if verb in PICKED and isinstance(step, Decide) else None


def meant(g: Legends, seat: Seat, kind: str, number: int) -> list[Choice]:
    """A unit of one's own goes somewhere or acts, another one is attacked; or what the question asks for."""
    if kind == UNIT:
        return [(verb, number, 0) for verb in (verbs.RECRUIT, verbs.RETURN, verbs.NAME)]
    if kind != SPACE or number >= g.field.spaces:
        return []
    if not isinstance(g.agenda[-1] if g.agenda else None, (Turn, Window, Rage)):
        return [(verb, number, 0) for verb in (verbs.TARGET, verbs.TO, verbs.SWAP, verbs.WITH)]
    unit = g.at[number]
    if unit != NONE and g.keeper(unit) == seat:
        return [
            *[(verbs.MOVE, number, to) for to in g.field.steps[number]],
            *further(g, number),
            (verbs.ACT, number, 0),
        ]
    own = [g.where[u] for u in g.units_of(seat)]
    reaching: list[Choice] = [(verb, space, number) for verb in (*FROM_SPACES, verbs.USE) for space in own]
    return [*reaching, (verbs.MOVE, number, number)]


def further(g: Legends, space: int) -> list[Choice]:
    """Where else a unit could have in mind to go, by whatever keyword it has."""
    unit = g.at[space]
    going = [verb for verb, keyword in GOING.items() if g.keywords(unit) & keyword]
    hops = [verbs.HOPS] if g.cards.hops[g.design[unit]] else []
    aims = [verbs.USE] if g.cards.ability[g.design[unit]] >= 0 else []
    return [(verb, space, to) for verb in (*going, *hops, *aims) for to in range(g.field.spaces)]


def on(space: int) -> About:
    return {SPACE: (SPACE, space)}


def by(g: Legends, unit: int) -> About:
    return {UNIT: (UNIT, g.design[unit])}


# Going, striking, acting


def not_gone(g: Legends, seat: Seat, verb: int, space: int, to: int) -> Found | None:
    """Why a unit does not go there, or does nothing to who stands there."""
    if max(space, to) >= g.field.spaces:
        return "off-the-field", {}
    if space == to:
        return "out-of-reach", on(to)
    unit = g.at[space]
    if unit == NONE:
        return "nobody-there", on(space)
    if g.keeper(unit) != seat:
        return "not-yours", on(space)
    step = g.agenda[-1]
    if isinstance(step, Rage):
        return "must-rage", by(g, step.unit)
    if verb == verbs.MOVE:
        return not_moved(g, seat, unit, to)
    return not_hopped(g, seat, unit, to) if verb == verbs.HOPS else by_keyword(g, seat, verb, unit, to)


def not_moved(g: Legends, seat: Seat, unit: int, to: int) -> Found | None:
    """Why it does not take this step."""
    if g.static(unit):
        return "static", by(g, unit)
    if to not in g.field.steps[g.where[unit]]:
        return "one-step", by(g, unit)
    return no_footing(g, unit, to) or to_and_fro(g, seat, unit, to)


def no_footing(g: Legends, unit: int, to: int) -> Found | None:
    """Why it may neither stand there nor attack who does."""
    if g.terrain[to] == WATER:
        return "water", on(to)
    other = g.at[to]
    if other == NONE or may_attack(g, unit, other):
        return None
    return ("own-there", on(to)) if g.control[other] == g.control[unit] else ("does-not-attack", by(g, unit))


def to_and_fro(g: Legends, seat: Seat, unit: int, to: int) -> Found | None:
    return ("to-and-fro", by(g, unit) | on(to)) if to == barred(g, seat, unit) else None


def not_hopped(g: Legends, seat: Seat, unit: int, to: int) -> Found | None:
    """Why it does not shift there: from a space of a kind to an empty one of the same."""
    hops, space = g.cards.hops[g.design[unit]], g.where[unit]
    if not hops:
        return "no-such-power", by(g, unit)
    if not any(g.is_kind(space, kind) and g.is_kind(to, kind) for kind in hops):
        return "not-that-terrain", on(to)
    return to_and_fro(g, seat, unit, to) if g.is_free(to) else ("taken", on(to))


def by_keyword(g: Legends, seat: Seat, verb: int, unit: int, to: int) -> Found | None:
    """Why it does not do that by the keyword that it takes."""
    if not g.keywords(unit) & GOING[verb]:
        return "lacks-keyword", by(g, unit) | {"keyword": ("keyword", GOING[verb].bit_length() - 1)}
    if verb in REACHING:
        return out_of_range(g, seat, verb, unit, to)
    other = g.at[to]
    if verb in (verbs.SWITCHES, verbs.TELEPORTS):
        if other == NONE or g.keeper(other) != seat:
            return "not-yours", on(to)
        if verb == verbs.TELEPORTS:
            return "static-there", by(g, other)
        return to_and_fro(g, seat, unit, to) if g.type(other) == g.type(unit) else ("other-type", on(to))
    return no_footing(g, unit, to) or to_and_fro(g, seat, unit, to) or ("way-blocked", on(to))


def out_of_range(g: Legends, seat: Seat, verb: int, unit: int, to: int) -> Found | None:
    """Why an enemy is not reached from afar."""
    space = g.where[unit]
    if to not in (g.field.near if verb == verbs.BESIEGES else g.field.within_two)[space]:
        return "too-far", on(to)
    if g.at[to] == NONE or g.control[g.at[to]] == g.control[unit]:
        return "no-enemy-there", on(to)
    return None if surrounded(g, to, seat) else ("not-surrounded", on(to))


def not_acting(g: Legends, seat: Seat, space: int, power: int) -> Found | None:
    """Why a unit does not use an action of its own."""
    if space >= g.field.spaces:
        return "off-the-field", {}
    unit = g.at[space]
    if unit == NONE:
        return "nobody-there", on(space)
    if g.keeper(unit) != seat:
        return "not-yours", on(space)
    if power not in g.cards.actions[g.design[unit]]:
        return "no-such-power", by(g, unit)
    if unit in g.spent:
        return "spent", by(g, unit)
    return None if step_of(g, seat, unit, power, space).offered(g) else ("nothing-to-act-on", by(g, unit))


def not_used(g: Legends, seat: Seat, space: int, aim: int) -> Found | None:
    """Why an ability is not used, or not aimed there."""
    if max(space, aim) >= g.field.spaces:
        return "off-the-field", {}
    unit = on_side(g, space, seat & 1)
    if unit == NONE or g.keeper(unit) != seat:
        return "not-yours", on(space)
    if g.cards.ability[g.design[unit]] == NONE:
        return "no-ability", by(g, unit)
    if unit in g.used:
        return "spent", by(g, unit)
    if user(g, seat, space) == NONE or not usable(g, seat, space):
        return "not-its-moment", by(g, unit)
    return "aimed-wrong", by(g, unit) | on(aim)


def usable(g: Legends, seat: Seat, space: int) -> bool:
    """Whether the ability of the unit there can be aimed at anything now."""
    return any(verb == verbs.USE and where == space for verb, where, _ in g.menu(seat))


# Before a battle, and for powers


def not_swapped(g: Legends, seat: Seat, space: int) -> Found | None:
    """Why a unit does not change places before the battle."""
    step = g.agenda[-1]
    if not isinstance(step, (Swap, SwapWith, Shuffle, ShuffleWith)):
        return None
    if space >= g.field.spaces:
        return "off-the-field", {}
    if g.at[space] == NONE:
        return "nobody-there", on(space)
    owner = seat if isinstance(step, (Swap, SwapWith)) else seat ^ 1
    if g.owner[g.at[space]] != owner:
        return "not-of-that-army", on(space)
    return ("same-unit", on(space)) if isinstance(step, (SwapWith, ShuffleWith)) else None


def not_mustered(g: Legends, step: Muster, verb: int, what: int) -> Found | None:
    """Why a unit does not join an army, or an army is not taken whole."""
    units, side = step.recruited(g), step.side(g)
    if verb == verbs.KEEP:
        return "no-last-army", {}
    if verb == verbs.PACK:
        if units:
            return "army-begun", {}
        pack = g.cards.packs[what]
        return ("too-many-copies" if g.cards.side[pack[0]] == g.side(step.seat & 1) else "other-side"), {}
    if verb != verbs.RECRUIT:
        return None
    if side not in (EITHER, g.cards.side[what]):
        return "other-side", {}
    if units.count(what) >= g.options.copies:
        return "too-many-copies", {}
    return "rank-not-due", {}


def not_picked(g: Legends, verb: int, what: int) -> Found | None:
    """Why that is no answer to what a power asks."""
    step = g.agenda[-1]
    assert isinstance(step, Decide)
    if verb in (verbs.TARGET, verbs.TO):
        if what >= g.field.spaces:
            return "off-the-field", {}
        if isinstance(step, PlacePicked) and not g.is_free(what):
            return ("water" if g.terrain[what] == WATER else "taken"), on(what)
    asked = {asked for asked, _, _ in step.menu(g)}
    return ("not-for-this-power", by(g, step.unit)) if verb in asked else None
