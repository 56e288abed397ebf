"""Battles: committing toxins, resisting, and what is destroyed. [Strain R19-R23]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.strain.about import by_event, pooled, so_many
from ludotheque.games.strain.organisms import destroy_organism, remove_tile, resistances
from ludotheque.games.strain.sources import TOXIN, sources, use
from ludotheque.games.strain.table import (
    ABSORBED,
    BATTLE,
    DESIGN,
    NONE,
    PLACE,
    PLACE_NAME,
    PLACES,
    TILE_NAME,
    TOXINS,
    Strain,
    event,
    fail,
    owner,
)
from ludotheque.games.strain.verbs import ATTACKS, COMMIT, COMMITS, MOST_TOXINS, RESIST
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps
from ludotheque.kernel.zones import changed

ALIKE: Final = 1024  # more tokens than ever lie on a tile


def add_attacks(g: Strain, seat: i64, menu: list[Choice]) -> None:
    """One for each organism of other players. [R19, A13]"""
    organism = g.organism
    first: i64 = seat * PLACES
    last: i64 = first + PLACES
    place: i64
    tile: i64
    for place in range(len(organism)):
        tile = organism[place]
        if tile != NONE and not first <= place < last:
            menu.append(ATTACKS[place])


@mypyc_attr(free_list_len=1)
class Commit(Ask[Strain]):
    """The active player commits toxins from any own active sources, at least one. [R19, A13, A49]"""

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat, self.place = seat, place

    def menu(self, g: Strain) -> list[Choice]:
        menu = sources(g, self.seat, TOXIN)
        for toxins in range(min(g.toxin[self.seat], MOST_TOXINS)):
            menu.append(COMMITS[toxins])
        return menu

    def about(self, g: Strain) -> About:
        return {"target": (PLACE_NAME, self.place)} | pooled(g.toxin[self.seat])

    def hear(self, g: Strain, choice: Choice) -> Steps:
        verb, what, _ = choice
        if verb == COMMIT:
            g.toxin[self.seat] -= what + 1
            g.chain.append(event(BATTLE, self.seat, place=self.place, toxins=what + 1))
            g.tell("attacks", self.seat, self.place, what + 1)
            return NO_MORE
        use(g, self.seat, choice, TOXIN)
        return [Commit(self.seat, self.place)]


def fight(g: Strain, row: list[int]) -> Steps:
    """Tokens are placed once, when the battle resolves; extra ones absorb the first toxins. [R21, A16]"""
    place = row[PLACE]
    if g.organism[place] == NONE:
        fail(g, row)
        return NO_MORE
    tokens = resistances(g, place)
    toxins = max(0, row[TOXINS] - row[ABSORBED])
    defence = 0
    for count in tokens:
        defence += count
    g.tell("resists", place, defence + row[ABSORBED], row[TOXINS])
    if toxins >= defence:
        destroy_organism(g, place)
        return NO_MORE
    g.tokens = tokens
    g.toll = toxins
    return [*resist(g, place), EndBattle(owner(place), place)]


def resist(g: Strain, place: int) -> Steps:
    """Each toxin removes one token, from a tile of the defender's choice. [R22]"""
    standing = [slot for slot in range(len(g.tokens)) if g.tokens[slot]]
    if g.toll and len(standing) == 1:
        g.tell_about("gives_way", place, standing[0], g.toll, tile_in(g, place, standing[0]))
        g.tokens = changed(g.tokens, standing[0], g.tokens[standing[0]] - g.toll)
        g.toll = 0
    return [Resist(owner(place), place)] if g.toll else NO_MORE


def tile_in(g: Strain, place: int, slot: int) -> int:
    """The tile that tokens lie on: 0 is the organism itself."""
    return g.membrane[place][slot - 1] >> DESIGN if slot else g.organism[place]


@mypyc_attr(free_list_len=1)
class Resist(Ask[Strain]):
    """The defender takes tokens off, also from the organism itself; all of them are due. [R22, A14, A16]"""

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat, self.place = seat, place

    def menu(self, g: Strain) -> list[Choice]:
        """Tiles that are alike and have as many tokens left are one choice."""
        menu: list[Choice] = []
        seen: list[int] = []
        membrane = g.membrane[self.place]
        tokens: i64
        toll: i64 = g.toll
        for slot, tokens in enumerate(g.tokens):
            looks = (membrane[slot - 1] if slot else NONE) * ALIKE + tokens
            if tokens and looks not in seen:
                seen.append(looks)
                for count in range(min(tokens, toll)):
                    menu.append((RESIST, slot, count))
        return menu

    def about(self, g: Strain) -> About:
        tiles = [tile_in(g, self.place, slot) for slot in range(len(g.tokens))]
        return by_event(g) | so_many(g.toll) | {"tiles": (TILE_NAME, tiles)}

    def hear(self, g: Strain, choice: Choice) -> Steps:
        _, slot, count = choice
        g.tokens = changed(g.tokens, slot, g.tokens[slot] - count - 1)
        g.toll -= count + 1
        g.tell_about("gives_way", self.place, slot, count + 1, tile_in(g, self.place, slot))
        return resist(g, self.place)


@mypyc_attr(free_list_len=1)
class EndBattle(Act[Strain]):
    """A tile without tokens is destroyed; the others are back at full resistance. [R22, R23]"""

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat, self.place = seat, place

    def do(self, g: Strain) -> Steps:
        tokens, g.tokens = g.tokens, []
        place = self.place
        if not tokens[0]:
            destroy_organism(g, place)
            return NO_MORE
        full = resistances(g, place)
        lost = [tile for slot, tile in enumerate(g.membrane[place]) if full[slot + 1] and not tokens[slot + 1]]
        for tile in lost:
            remove_tile(g, place, tile)
        return NO_MORE


def boosted(row: list[int], part: int, amount: int) -> list[int]:
    """A battle with more toxins, or with more tokens that lie on no tile."""
    return changed(row, part, row[part] + amount)
