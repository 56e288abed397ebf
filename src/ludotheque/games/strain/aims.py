"""Targets, named on announcement. [Strain A5]"""

from __future__ import annotations

from ludotheque.games.strain import table
from ludotheque.games.strain.about import by_event, of_tile, so_many
from ludotheque.games.strain.effects import DESTROYS_TILE, ORGANELLE, PETRI, REARRANGES, SALVAGES, WAKES
from ludotheque.games.strain.organisms import building_tiles, has_room, own_places
from ludotheque.games.strain.sources import face, lying
from ludotheque.games.strain.verbs import BEING_DONE, DONE, SALVAGE, TARGET, TO
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Ask, Steps
from ludotheque.kernel.zones import changed


def aims(g: table.Strain, seat: Seat, effect: int, amount: int) -> Steps:
    """The questions that an announcement asks before it is paid for."""
    if effect == DESTROYS_TILE:
        return [Aim(seat)]
    if effect == WAKES:
        return [Rouse(seat, amount, 0)]
    if effect == SALVAGES:
        return [Salvage(seat)]
    return [Shift(seat)] if effect == REARRANGES else NO_MORE


def can_aim(g: table.Strain, seat: Seat, effect: int) -> bool:
    """Whether there is anything that an announcement of this effect could name."""
    if effect == DESTROYS_TILE:
        return any(table.owner(place) != seat and building_tiles(g, place) for place in range(g.seats * table.PLACES))
    if effect == WAKES:
        return bool(dormant_tiles(g, seat))
    if effect == SALVAGES:
        return any(g.cards.kind[tile] == ORGANELLE for tile in g.discard[PETRI]) and has_any_room(g, seat)
    return effect != REARRANGES or can_move(g, seat)


def named(g: table.Strain, choice: Choice) -> int:
    """The tile of a membrane that a choice names."""
    _, what, place = choice
    return lying(g, place, what // 2, what & table.DORMANT)


def name_target(g: table.Strain, seat: Seat, place_part: int, face_part: int, choice: Choice) -> None:
    """The event at the end of the chain speaks of this tile."""
    _, what, place = choice
    row = changed(g.chain[-1], face_part, named(g, choice))
    g.chain[-1] = changed(row, place_part, place)
    g.tell("targets", seat, what // 2, place)


def tiles_as_choices(g: table.Strain, places: list[int]) -> list[Choice]:
    """The building tiles of these organisms; tiles that look alike on one organism are one choice."""
    found: list[Choice] = []
    for place in places:
        faces: list[int] = []
        for tile in building_tiles(g, place):
            if face(tile) not in faces:
                faces.append(face(tile))
                found.append((TARGET, face(tile), place))
    return found


def foreign_tiles(g: table.Strain, seat: Seat) -> list[Choice]:
    return tiles_as_choices(g, [place for place in range(g.seats * table.PLACES) if table.owner(place) != seat])


def dormant_tiles(g: table.Strain, seat: Seat) -> list[Choice]:
    tiles = tiles_as_choices(g, own_places(seat))
    return [(verb, tile, place) for verb, tile, place in tiles if tile & table.DORMANT]


def salvageable(g: table.Strain, seat: Seat) -> list[Choice]:
    """Organelles in the Petri discard, with each own organism that has room."""
    kind = g.cards.kind
    if not g.discard[PETRI]:
        return []
    tiles = sorted({tile for tile in g.discard[PETRI] if kind[tile] == ORGANELLE})
    return [(SALVAGE, tile, place) for tile in tiles for place in own_places(seat) if has_room(g, place)]


def has_any_room(g: table.Strain, seat: Seat) -> bool:
    return any(has_room(g, place) for place in own_places(seat))


def movable(g: table.Strain, seat: Seat) -> list[Choice]:
    """Own building tiles that could move to, or change places with a tile of, another own organism."""
    places = own_goals(g, seat)
    return tiles_as_choices(g, places) if len(places) > 1 else []


def can_move(g: table.Strain, seat: Seat) -> bool:
    """Whether there is such a tile."""
    places = own_goals(g, seat)
    return len(places) > 1 and any(building_tiles(g, place) for place in places)


def own_goals(g: table.Strain, seat: Seat) -> list[int]:
    """Own organisms that a tile of another one could come to: they have a free slot, or a tile to change with."""
    return [place for place in own_places(seat) if has_room(g, place) or building_tiles(g, place)]


def goals(g: table.Strain, seat: Seat, place: int) -> list[Choice]:
    """Where a tile of this organism could go: a free slot of another own one, or the place of a tile there."""
    others = [other for other in own_places(seat) if other != place]
    free: list[Choice] = [(TO, other, 0) for other in others if has_room(g, other)]
    return free + tiles_as_choices(g, others)


class Aim(Ask[table.Strain]):
    """Name one building tile of an organism of another player. [A5]"""

    def menu(self, g: table.Strain) -> list[Choice]:
        return foreign_tiles(g, self.seat)

    def about(self, g: table.Strain) -> About:
        return by_event(g)

    def hear(self, g: table.Strain, choice: Choice) -> Steps:
        name_target(g, self.seat, table.PLACE, table.FACE, choice)
        return NO_MORE


class Rouse(Ask[table.Strain]):
    """Name own dormant tiles, at least one and up to so many. [A47]"""

    def __init__(self, seat: Seat, most: int, count: int) -> None:
        super().__init__(seat)
        self.most = most
        self.count = count  # named so far

    def menu(self, g: table.Strain) -> list[Choice]:
        if not self.count:
            return dormant_tiles(g, self.seat)
        return [BEING_DONE, *(choice for choice in dormant_tiles(g, self.seat) if self.is_another(g, choice))]

    def about(self, g: table.Strain) -> About:
        return by_event(g) | so_many(self.count)

    def is_another(self, g: table.Strain, choice: Choice) -> bool:
        """Whether this is not the tile that was named, or there is one more like it."""
        _, _, place = choice
        row, tile = g.chain[-1], named(g, choice)
        return (row[table.PLACE], row[table.FACE]) != (place, tile) or g.membrane[place].count(tile) > 1

    def hear(self, g: table.Strain, choice: Choice) -> Steps:
        verb, _, _ = choice
        if verb == DONE:
            return NO_MORE
        if self.count:
            name_target(g, self.seat, table.OTHER_PLACE, table.OTHER_FACE, choice)
        else:
            name_target(g, self.seat, table.PLACE, table.FACE, choice)
        following = Rouse(self.seat, self.most, self.count + 1)
        return [following] if following.count < self.most and len(following.menu(g)) > 1 else NO_MORE


class Salvage(Ask[table.Strain]):
    """Name an organelle in the Petri discard and a free slot of an own organism. [A5]"""

    def menu(self, g: table.Strain) -> list[Choice]:
        return salvageable(g, self.seat)

    def about(self, g: table.Strain) -> About:
        return by_event(g)

    def hear(self, g: table.Strain, choice: Choice) -> Steps:
        _, tile, place = choice
        g.chain[-1] = changed(changed(g.chain[-1], table.FACE, tile), table.PLACE, place)
        g.tell("targets", self.seat, tile, place)
        return NO_MORE


class Shift(Ask[table.Strain]):
    """Name the building tile that moves. [A30]"""

    def menu(self, g: table.Strain) -> list[Choice]:
        return movable(g, self.seat)

    def about(self, g: table.Strain) -> About:
        return by_event(g)

    def hear(self, g: table.Strain, choice: Choice) -> Steps:
        name_target(g, self.seat, table.PLACE, table.FACE, choice)
        return [ShiftTo(self.seat)]


class ShiftTo(Ask[table.Strain]):
    """Name the organism it moves to, or the tile there that comes back instead. [A30]"""

    def menu(self, g: table.Strain) -> list[Choice]:
        return goals(g, self.seat, g.chain[-1][table.PLACE])

    def about(self, g: table.Strain) -> About:
        return by_event(g) | of_tile(g.chain[-1][table.FACE] >> table.DESIGN)

    def hear(self, g: table.Strain, choice: Choice) -> Steps:
        verb, place, _ = choice
        if verb == TO:
            g.chain[-1] = changed(g.chain[-1], table.OTHER_PLACE, place)
        else:
            name_target(g, self.seat, table.OTHER_PLACE, table.OTHER_FACE, choice)
        return NO_MORE
