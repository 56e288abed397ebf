"""Why a tile is not played and nothing is done with what lies in play, at Strain. [R7-R31]"""

from __future__ import annotations

from ludotheque.games.strain import effects
from ludotheque.games.strain.actions import answers_to
from ludotheque.games.strain.aims import can_aim, can_move
from ludotheque.games.strain.build import Evolve, may_build
from ludotheque.games.strain.chain import MayInfect, Respond
from ludotheque.games.strain.functions import reaction_to
from ludotheque.games.strain.organisms import first_free_place, has_room, may_host
from ludotheque.games.strain.sources import ATP, TOXIN, cleansing_cost, cost, ready
from ludotheque.games.strain.table import (
    DESIGN,
    DORMANT,
    GONE,
    NONE,
    PLACE,
    PLACE_NAME,
    PLACES,
    TILE_NAME,
    Strain,
    owner,
)
from ludotheque.games.strain.verbs import MOST_LINKS
from ludotheque.games.strain.virus import Spread
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.step import About
from ludotheque.kernel.zones import NUMBER

Found = tuple[str, About]  # the id of an obstacle, and what it is about
PLACED = {effects.ORGANISM: "one-organism", effects.CYTOPLASM: "one-cytoplasm"}


def of(tile: int) -> About:
    return {TILE_NAME: (TILE_NAME, tile)}


def on(place: int) -> About:
    return {PLACE_NAME: (PLACE_NAME, place)}


def figures(**amounts: int) -> About:
    return {name: (NUMBER, amount) for name, amount in amounts.items()}


# Tiles in hand


def held(g: Strain, seat: Seat, tile: int) -> Found | None:
    return None if tile in g.hand[seat] else ("not-in-hand", of(tile))


def evolving(g: Strain) -> Found | None:
    return None if isinstance(g.agenda[-1], Evolve) else ("only-in-evolve", {})


def affordable(g: Strain, seat: Seat, tile: int) -> Found | None:
    due, have = cost(g, seat, tile), ready(g, seat, ATP)
    return ("dear", of(tile) | figures(cost=due, have=have)) if due > have else None


def no_place(g: Strain, seat: Seat, tile: int, place: int) -> Found | None:
    """A building tile goes into an organism of one's own, an organism to the first free place."""
    if place >= g.seats * PLACES or owner(place) != seat:
        return "foreign-organism", {}
    if g.cards.kind[tile] == effects.ORGANISM:
        first = first_free_place(g, seat)
        if first == NONE:
            return "six-organisms", {}
        return ("next-place", on(first)) if first != place else None
    if g.organism[place] == NONE:
        return "no-organism-there", {}
    return None if has_room(g, place) else ("no-room", on(place))


def not_placed(g: Strain, seat: Seat, tile: int, place: int) -> Found | None:
    """Why a tile is not put into play."""
    kind = g.cards.kind[tile]
    if kind > effects.ORGANELLE:
        return "of-another-kind", of(tile)
    hindered = held(g, seat, tile) or evolving(g) or no_place(g, seat, tile, place)
    if hindered or kind == effects.ORGANELLE:
        return hindered or affordable(g, seat, tile)
    return None if may_build(g, seat, tile, kind, 0) else (PLACED[kind], {})


def not_infected(g: Strain, seat: Seat, tile: int, place: int) -> Found | None:
    """Why a virus does not go there."""
    step = g.agenda[-1]
    if g.cards.kind[tile] != effects.VIRUS:
        return "of-another-kind", of(tile)
    if isinstance(step, Spread):
        return no_host(g, seat, place) if tile == step.virus else ("not-there", of(tile))
    timely = None if isinstance(step, MayInfect) else evolving(g)
    return held(g, seat, tile) or timely or no_host(g, seat, place) or affordable(g, seat, tile)


def no_host(g: Strain, seat: Seat, place: int) -> Found | None:
    """A virus enters an organism of somebody else that has room and does not keep it out."""
    if place >= g.seats * PLACES or g.organism[place] == NONE:
        return "no-organism-there", {}
    if owner(place) == seat:
        return "own-organism", {}
    if may_host(g, place):
        return None
    if not has_room(g, place):
        return "no-room-for-virus", on(place)
    excludes = g.cards.effect
    walls = [t for t in g.membrane[place] if excludes[t >> DESIGN] in (effects.EXCLUDES, effects.KEEPS_OUT)]
    return "keeps-viruses-out", of(walls[0] >> DESIGN) | on(place)


def not_played(g: Strain, seat: Seat, tile: int, _: int) -> Found | None:
    """Why an action is not played."""
    kind, effect, answering = g.cards.kind[tile], g.cards.effect[tile], isinstance(g.agenda[-1], Respond)
    if kind < effects.CHAIN_REACTION:
        return "of-another-kind", of(tile)
    timely = None if answering and kind == effects.CHAIN_REACTION else evolving(g)
    hindered = held(g, seat, tile) or timely
    if hindered:
        return hindered
    if kind == effects.CHAIN_REACTION and effect not in (effects.TOUGHENS, effects.INFECTS, effects.WAKES):
        return not_answered(g, seat, tile, NONE)
    if not can_aim(g, seat, effect):
        return ("nothing-dormant" if effect == effects.WAKES else "nothing-to-aim-at"), of(tile)
    return affordable(g, seat, tile) or full(g)


def full(g: Strain) -> Found | None:
    return ("chain-is-full", figures(count=MOST_LINKS)) if len(g.chain) >= MOST_LINKS else None


def not_answered(g: Strain, seat: Seat, tile: int, link: int) -> Found | None:
    """Why a chain reaction does not answer an event, or any."""
    effect = g.cards.effect[tile]
    if g.cards.kind[tile] != effects.CHAIN_REACTION:
        return "of-another-kind", of(tile)
    if tile not in g.hand[seat]:
        return "not-in-hand", of(tile)
    rows = g.chain if link == NONE else g.chain[link : link + 1]
    if not g.chain or not isinstance(g.agenda[-1], Respond):
        return "nothing-to-answer", of(tile)
    if not rows:
        return "no-such-event", figures(link=link + 1)
    if not any(answers_to(g, effect, row) for row in rows):
        gone = all(row[GONE] for row in rows)
        return ("gone-from-chain", figures(link=link + 1)) if gone else ("answers-nothing-of-that", of(tile))
    return affordable(g, seat, tile) or full(g)


def not_reacting(g: Strain, seat: Seat, tile: int, link: int) -> Found | None:
    """Why a function does not react to an event."""
    if not isinstance(g.agenda[-1], Respond) or not g.chain:
        return "nothing-to-answer", of(tile)
    if link >= len(g.chain):
        return "no-such-event", figures(link=link + 1)
    row, effect = g.chain[link], g.cards.effect[tile]
    if row[GONE]:
        return "gone-from-chain", figures(link=link + 1)
    if effect not in (effects.ESCAPES, effects.EXPELS) or reaction_to(row, g.cards.kind) != effect:
        return "answers-nothing-of-that", of(tile)
    if owner(row[PLACE]) != seat:
        return "foreign-organism", {}
    lying = any(t >> DESIGN == tile for t in g.membrane[row[PLACE]])
    return ("dormant" if lying else "not-there"), of(tile)


# What lies in play


def lies(g: Strain, seat: Seat, what: int, place: int) -> Found | None:
    """Whether a tile, as a choice names it, lies in an organism of one's own."""
    if place >= g.seats * PLACES or owner(place) != seat:
        return "foreign-organism", {}
    return look(g, what, place)


def look(g: Strain, what: int, place: int) -> Found | None:
    """Whether it lies there, on this side."""
    if place >= g.seats * PLACES or not any(t >> DESIGN == what // 2 for t in g.membrane[place]):
        return "not-there", of(what // 2)
    return None


def awake(g: Strain, design: int, place: int) -> Found | None:
    lying = [t for t in g.membrane[place] if t >> DESIGN == design]
    return ("dormant", of(design)) if all(t & DORMANT for t in lying) else None


def not_activated(g: Strain, seat: Seat, tile: int, place: int) -> Found | None:
    """Why a function is not used."""
    hindered = lies(g, seat, tile * 2, place)
    if hindered:
        return hindered
    if g.cards.effect[tile] != effects.REARRANGES:
        return "no-function-to-use", of(tile)
    sleeps = evolving(g) or awake(g, tile, place)
    if sleeps:
        return sleeps
    if not any(t == tile << DESIGN for t in g.membrane[place]):
        return "used-already", of(tile)
    return None if can_move(g, seat) else ("nowhere-to-go", {})


def not_attacked(g: Strain, seat: Seat, place: int, _: int) -> Found | None:
    """Why an organism is not attacked."""
    if place >= g.seats * PLACES or g.organism[place] == NONE:
        return "no-organism-there", {}
    if owner(place) == seat:
        return "own-organism", {}
    return evolving(g) or (None if ready(g, seat, TOXIN) else ("no-toxins", {}))


def not_cleansed(g: Strain, seat: Seat, virus: int, place: int) -> Found | None:
    """Why a virus is not destroyed."""
    if g.cards.kind[virus] != effects.VIRUS:
        return "of-another-kind", of(virus)
    hindered = lies(g, seat, virus * 2, place) or evolving(g)
    if hindered:
        return hindered
    due, have = cleansing_cost(g, place, virus), ready(g, seat, TOXIN)
    return ("dear-to-cleanse", of(virus) | figures(cost=due, have=have)) if due > have else None
