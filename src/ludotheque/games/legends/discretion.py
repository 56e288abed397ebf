"""Whether a choice has told nobody anything hidden, so that it can be taken back without a trace. [Legends A53-A57]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.field import BLOCK
from ludotheque.games.legends.kinds import NONE
from ludotheque.games.legends.muster import Muster, Shuffle, ShuffleWith, Swap, SwapWith
from ludotheque.games.legends.orders import barred
from ludotheque.games.legends.strength import some_weaken
from ludotheque.games.legends.table import PUBLIC, Legends
from ludotheque.games.legends.turn import Turn
from ludotheque.games.legends.verbs import CHARGES, HOPS, MOVE, RECRUIT, REST, RUNS, SLASHES, STEPS, WATCH
from ludotheque.kernel.choice import Choice, Seat

OPENLY: Final = (CHARGES, SLASHES, STEPS, RUNS, HOPS)  # of a unit that everybody knows; who flies meets others


def discreet(before: Legends, after: Legends, seat: Seat, choice: Choice) -> bool:
    """Set-up goes by spaces, or is nobody else's to see; in battle only watching, and going to an empty space as
    everybody knows that the unit can. All else looks at what units are.
    """
    step, (verb, _, _) = before.agenda[-1], choice
    if isinstance(step, (Swap, SwapWith, Shuffle, ShuffleWith)):
        return isinstance(after.agenda[-1], (Swap, SwapWith, Shuffle, ShuffleWith))
    if isinstance(step, Muster):
        return verb == RECRUIT and isinstance(after.agenda[-1], Muster)
    if not isinstance(step, Turn):
        return False
    return verb in (WATCH, REST) or goes_openly(before, after, choice)


def goes_openly(before: Legends, after: Legends, choice: Choice) -> bool:
    """Nothing hidden has a say: nobody withers, and everybody knows that the next player is not stuck. [R48, R49]"""
    verb, space, to = choice
    unit = before.at[space]
    known = walks(before, unit) if verb == MOVE else verb in OPENLY and before.known[unit] & PUBLIC
    if not known or before.at[to] != NONE or some_weaken(before):
        return False
    step = after.agenda[-1]
    return before.known == after.known and isinstance(step, Turn) and surely_can_step(after, step.seat)


def walks(g: Legends, unit: int) -> bool:
    """Whether everybody knows that a unit can move: it is open, or has moved, or no hidden one of its army cannot."""
    if g.moved[unit] or g.known[unit] & PUBLIC:
        return True
    return not g.is_secret(g.owner[unit]) and not hidden_statues(g, g.owner[unit])


def hidden_statues(g: Legends, owner: Seat) -> int:
    """How many units of an army cannot move and are still to be shown: its list and who was shown tell this."""
    return sum(
        g.owner[unit] == owner and space >= 0 and not g.known[unit] & PUBLIC and g.static(unit)
        for unit, space in enumerate(g.where)
    )


def surely_can_step(g: Legends, seat: Seat) -> bool:
    """Whether everybody knows that a player can move: more of an army stand beside free spaces than cannot move."""
    team, block = seat & 1, seat >> 1
    beside: dict[Seat, int] = {}
    for unit, space in enumerate(g.where):
        if space < 0 or g.control[unit] != team or space // BLOCK != block or not has_room(g, seat, unit):
            continue
        if g.known[unit] & PUBLIC or g.moved[unit]:
            if not g.static(unit):
                return True
        elif not g.is_secret(g.owner[unit]):
            beside[g.owner[unit]] = beside.get(g.owner[unit], 0) + 1
    return any(count > hidden_statues(g, owner) for owner, count in beside.items())


def has_room(g: Legends, seat: Seat, unit: int) -> bool:
    bar = barred(g, seat, unit)
    return any(g.is_free(to) and to != bar for to in g.field.steps[g.where[unit]])
