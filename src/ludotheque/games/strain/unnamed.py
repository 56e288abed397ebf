"""Why something is not named where a question asks for one of several, at Strain. [R11-R32]"""

from __future__ import annotations

from ludotheque.games.strain import effects
from ludotheque.games.strain.aims import Aim, Rouse, Salvage, Shift, ShiftTo
from ludotheque.games.strain.battle import Commit, Resist, tile_in
from ludotheque.games.strain.hands import Draw
from ludotheque.games.strain.organisms import Lose, blocks, building_tiles, complete, infected
from ludotheque.games.strain.sources import ATP, TOXIN, PayAtp, PayToxin, face, makes
from ludotheque.games.strain.table import DESIGN, DORMANT, NONE, PILE_NAME, PLACE, PLACES, Strain, owner
from ludotheque.games.strain.turn import Score
from ludotheque.games.strain.unplayed import Found, awake, figures, held, lies, look, no_place, of, on
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.zones import NUMBER


def not_used(g: Strain, seat: Seat, what: int, place: int) -> Found | None:
    """Why a tile is not turned for what it makes."""
    step = g.agenda[-1]
    if not isinstance(step, (PayAtp, PayToxin, Commit)):
        return "only-to-pay", {}
    resource, design = ATP if isinstance(step, PayAtp) else TOXIN, what // 2
    hindered = lies(g, seat, what, place)
    if hindered:
        return hindered
    if not (g.cards.atp if resource == ATP else g.cards.toxin)[design]:
        return "no-source", of(design) | {"resource": (NUMBER, resource)}
    if what & DORMANT or awake(g, design, place):
        return "dormant", of(design)
    return None if makes(g, place, design << DESIGN, resource) else ("starved", of(design))


def not_committed(g: Strain, seat: Seat, count: int, _: int) -> Found | None:
    """Why so many toxins are not committed."""
    if not isinstance(g.agenda[-1], Commit):
        return None
    return "pool-too-small", figures(cost=count + 1, have=g.toxin[seat])


def not_targeted(g: Strain, seat: Seat, what: int, place: int) -> Found | None:
    """Why a tile in play is not named."""
    step = g.agenda[-1]
    if not isinstance(step, (Aim, Rouse, Shift, ShiftTo)):
        return None
    hindered = look(g, what, place) if isinstance(step, Aim) else lies(g, seat, what, place)
    if hindered:
        return hindered
    if g.cards.kind[what // 2] == effects.VIRUS:
        return "no-building-tile", of(what // 2)
    if not any(face(t) == what for t in building_tiles(g, place)):
        return other_side(what, isinstance(step, Rouse))
    return not_fitting(g, seat, what, place)


def other_side(what: int, rouse: bool) -> Found:
    """It lies there with its other side up."""
    if rouse and not what & DORMANT:
        return "not-dormant", of(what // 2)
    return ("dormant", of(what // 2)) if not what & DORMANT else ("not-there", of(what // 2))


def not_fitting(g: Strain, seat: Seat, what: int, place: int) -> Found | None:
    """It lies there, but is not what can be named now."""
    step = g.agenda[-1]
    if isinstance(step, Aim):
        return "own-organism", {}
    if isinstance(step, Rouse):
        return ("named-already", of(what // 2)) if what & DORMANT else ("not-dormant", of(what // 2))
    if isinstance(step, ShiftTo):
        return "same-organism", {}
    return "nowhere-to-go", {}


def not_moved_to(g: Strain, seat: Seat, place: int, _: int) -> Found | None:
    """Why a tile does not move to an organism."""
    if not isinstance(g.agenda[-1], ShiftTo):
        return None
    if place >= g.seats * PLACES or owner(place) != seat:
        return "foreign-organism", {}
    if g.organism[place] == NONE:
        return "no-organism-there", {}
    return ("same-organism", {}) if place == g.chain[-1][PLACE] else ("no-room", on(place))


def not_salvaged(g: Strain, seat: Seat, tile: int, place: int) -> Found | None:
    """Why an organelle does not come back from the discard there."""
    if not isinstance(g.agenda[-1], Salvage):
        return None
    if g.cards.kind[tile] != effects.ORGANELLE:
        return "of-another-kind", of(tile)
    if tile not in g.discard[effects.PETRI]:
        return "not-discarded", of(tile)
    return no_place(g, seat, tile, place)


def not_lost(g: Strain, seat: Seat, what: int, place: int) -> Found | None:
    """Why a tile is not given up."""
    step = g.agenda[-1]
    if not isinstance(step, Lose):
        return None
    if place != step.place or look(g, what, place):
        return "not-there", of(what // 2)
    return ("no-building-tile" if g.cards.kind[what // 2] == effects.VIRUS else "not-there"), of(what // 2)


def not_resisting(g: Strain, seat: Seat, slot: int, count: int) -> Found | None:
    """Why so many tokens do not come off there; tiles that are alike are named once, by the first."""
    step = g.agenda[-1]
    if not isinstance(step, Resist):
        return None
    if slot >= len(g.tokens) or not g.tokens[slot]:
        return "no-tokens", {}
    have = min(g.tokens[slot], g.toll)
    if count + 1 > have:
        return "too-many-tokens", of(tile_in(g, step.place, slot)) | figures(count=count + 1, have=have)
    return "named-already", of(tile_in(g, step.place, slot))


def not_scored(g: Strain, seat: Seat, place: int, _: int) -> Found | None:
    """Why an organism is not scored."""
    if place >= g.seats * PLACES or owner(place) != seat:
        return "foreign-organism", {}
    if g.organism[place] == NONE:
        return "no-organism-there", {}
    if not complete(g, place):
        return "incomplete", on(place) | figures(have=blocks(g, place), cost=g.cards.needs[g.organism[place]])
    if infected(g, place):
        return "infected", on(place)
    return None if isinstance(g.agenda[-1], Score) else ("only-in-shed", {})


def not_discarded(g: Strain, seat: Seat, tile: int, _: int) -> Found | None:
    return held(g, seat, tile)


def not_drawn(g: Strain, seat: Seat, pile: int, _: int) -> Found | None:
    """Why nothing is drawn from a pile."""
    return ("pile-is-empty", {PILE_NAME: (PILE_NAME, pile)}) if isinstance(g.agenda[-1], Draw) else None
