"""Why something cannot be chosen at Strain: what stands in its way, by the predicates that its menus are made with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.games.strain import effects, table, unnamed, unplayed
from ludotheque.games.strain.aims import Aim, Rouse, Salvage, Shift, ShiftTo
from ludotheque.games.strain.battle import Resist
from ludotheque.games.strain.organisms import Lose
from ludotheque.games.strain.sources import face
from ludotheque.games.strain.table import PLACE_NAME, PLACES, TILE_NAME, Strain, owner
from ludotheque.games.strain.unplayed import Found
from ludotheque.games.strain.verbs import (
    ACTIVATE,
    ANSWER,
    ATTACK,
    CLEANSE,
    COMMIT,
    DISCARD,
    DRAW,
    INFECT,
    LOSE,
    PLACE_TILE,
    PLAY,
    REACT,
    RESIST,
    SALVAGE,
    SCORE,
    TARGET,
    TO,
    USE,
)
from ludotheque.games.strain.virus import Spread
from ludotheque.kernel.choice import Choice, Seat

OBSTACLES: Final[dict[str, tuple[str, ...]]] = {
    "not-in-hand": (),
    "of-another-kind": ("R8", "R24", "R26"),
    "not-there": (),
    "no-organism-there": ("R14",),
    "foreign-organism": ("R14",),
    "own-organism": ("R19", "R24", "A5", "A13"),
    "only-in-evolve": ("R7", "A8"),
    "only-in-shed": ("R10", "R32"),
    "only-to-pay": ("R11",),
    "no-function-to-use": ("R28",),
    "no-source": ("R11", "A2"),
    "no-building-tile": ("R15", "R25"),
    "no-such-event": ("R31",),
    "gone-from-chain": ("R31",),
    "answers-nothing-of-that": ("R31", "A8", "A36"),
    "nothing-to-answer": ("R31", "A22"),
    "chain-is-full": (),
    "next-place": ("A45",),
    "same-organism": ("A30",),
    "nowhere-to-go": ("A30",),
    "named-already": ("A47",),
    "not-dormant": ("A47",),
    "nothing-dormant": ("A47",),
    "nothing-to-aim-at": ("A5",),
    "not-discarded": ("A5",),
    "no-room": ("R14",),
    "no-room-for-virus": ("R17",),
    "keeps-viruses-out": ("R28", "A19"),
    "six-organisms": ("R14",),
    "one-organism": ("R8",),
    "one-cytoplasm": ("R8",),
    "dormant": ("R12", "R28"),
    "used-already": ("A3",),
    "starved": ("R25",),
    "no-tokens": ("R21", "R22"),
    "too-many-tokens": ("R22",),
    "incomplete": ("R15", "R32"),
    "infected": ("R24", "R32"),
    "pool-too-small": ("R19", "A49"),
    "no-toxins": ("R19",),
    "dear-to-cleanse": ("R25", "A11"),
    "dear": ("R8", "R11"),
    "pile-is-empty": ("R6", "A26"),
}


def obstacle(g: Strain, seat: Seat, choice: Choice) -> Found | None:
    """By the verb, as far as it has to do with what is asked."""
    verb, what, where = choice
    found = BY_VERB.get(verb)
    return found(g, seat, what, where) if found else None


def meant(g: Strain, seat: Seat, kind: str, number: int) -> list[Choice]:
    """A tile is put where it fits or played; an organism is fed, attacked, scored; whatever the question names."""
    if kind == TILE_NAME:
        return of_tile(g, seat, number)
    if kind == table.FACE_NAME:
        return in_play(g, seat, number)
    if kind == table.PILE_NAME:
        return [(DRAW, number, 0)]
    return at_place(g, seat, number) if kind == PLACE_NAME else []


def in_play(g: Strain, seat: Seat, what: int) -> list[Choice]:
    """What somebody may have in mind who points at a tile that lies somewhere; nothing where it is only in the hand."""
    places = range(g.seats * PLACES)
    lying = any(face(tile) == what for place in places for tile in g.membrane[place])
    if not lying and what // 2 in g.hand[seat]:
        return []
    return [(verb, what, place) for verb in (USE, TARGET, LOSE) for place in places]


def of_tile(g: Strain, seat: Seat, tile: int) -> list[Choice]:
    """What somebody may have in mind who points at a tile in hand."""
    own = range(seat * PLACES, seat * PLACES + PLACES)
    kind, salvaging = g.cards.kind[tile], isinstance(g.agenda[-1] if g.agenda else None, Salvage)
    found: list[Choice] = [(DISCARD, tile, 0)]
    if salvaging or kind <= effects.ORGANELLE:
        return found + [(SALVAGE if salvaging else PLACE_TILE, tile, place) for place in own]
    if kind == effects.VIRUS:
        return found + [(INFECT, tile, place) for place in range(g.seats * PLACES)]
    return [*found, (PLAY, tile, 0), *[(ANSWER, tile, link) for link in range(len(g.chain))]]


def at_place(g: Strain, seat: Seat, place: int) -> list[Choice]:
    """What somebody may have in mind who points at an organism."""
    if place >= g.seats * PLACES:
        return []
    step = g.agenda[-1] if g.agenda else None
    if isinstance(step, (Shift, ShiftTo)):
        return [(TO, place, 0), *[(TARGET, face(tile), place) for tile in g.membrane[place]]]
    if isinstance(step, Spread):
        return [(INFECT, step.virus, place)]
    if isinstance(step, (Aim, Rouse, Lose, Resist)):
        verb = LOSE if isinstance(step, Lose) else TARGET
        return [(verb, face(tile), place) for tile in g.membrane[place]]
    return [(SCORE, place, 0)] if owner(place) == seat else [(ATTACK, place, 0)]


BY_VERB: Final[dict[int, Callable[[Strain, Seat, int, int], Found | None]]] = {
    PLACE_TILE: unplayed.not_placed,
    INFECT: unplayed.not_infected,
    PLAY: unplayed.not_played,
    ANSWER: unplayed.not_answered,
    REACT: unplayed.not_reacting,
    ACTIVATE: unplayed.not_activated,
    ATTACK: unplayed.not_attacked,
    CLEANSE: unplayed.not_cleansed,
    USE: unnamed.not_used,
    COMMIT: unnamed.not_committed,
    TARGET: unnamed.not_targeted,
    TO: unnamed.not_moved_to,
    SALVAGE: unnamed.not_salvaged,
    LOSE: unnamed.not_lost,
    RESIST: unnamed.not_resisting,
    SCORE: unnamed.not_scored,
    DISCARD: unnamed.not_discarded,
    DRAW: unnamed.not_drawn,
}
