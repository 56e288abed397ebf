"""Greedy bots at Stratego Legends, watched: what they decline, what they give away, and how their team games end."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.games.legends.cards import DOOM
from ludotheque.games.legends.fall import loses
from ludotheque.games.legends.field import ROWS
from ludotheque.games.legends.kinds import CASTLE, DISPEL, MAGIC
from ludotheque.games.legends.muster import Swap, SwapWith
from ludotheque.games.legends.table import Legends
from ludotheque.games.legends.turn import Turn
from ludotheque.games.legends.verbs import CHARGES, MOVE, REST, RUNS, SLASHES, STEPS, SWAP, WATCH, WITH
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.table import Seat as Chair
from ludotheque.table import setup

from ..counts import FULL, at_least

GAME = find_game("legends")
ONTO = (MOVE, CHARGES, SLASHES, STEPS, RUNS)  # the orders that can be attacks
GAMES_OF_TWO = at_least(4, 6)
TEAMS = {4: at_least(2, 40), 6: at_least(1, 30), 8: at_least(1, 30)}  # games for so many
STRONG = 6
FRONT = 2  # rows behind those of the first player that meet the enemy first


class Watched(NamedTuple):
    """A game between greedy bots: whether Castles decided it, and whatever somebody should not have done."""

    by_castles: bool
    could: int  # take a Castle that was known
    declined: list[str]
    wasted: list[str]
    said: list[str]


@cache
def watched(seats: int, seed: int) -> Watched:
    g: Legends = GAME.deal(seats, GAME.settings({}), SeededDice(seed), False)
    players = [bot(GAME.id, "greedy", seed * seats + n) for n in range(seats)]
    chairs = [Chair(GAME, g, n) for n in range(seats)]
    seen = Watched(False, 0, [], [], [])
    while not g.over():
        for seat in g.deciders():
            choice = players[seat].decide(chairs[seat])
            if isinstance(g.agenda[-1], Turn):
                seen = noted(seen, g, seat, choice)
            g.choose(seat, choice)
    return seen._replace(by_castles=loses(g, 0) or loses(g, 1))


def noted(seen: Watched, g: Legends, seat: Seat, choice: Choice) -> Watched:
    """What is to be said of a choice in somebody's turn."""
    where = f"turn {g.turn}, seat {seat}: {GAME.text(choice)}"
    open_to = [GAME.text(other) for other in g.menu(seat) if known_enemy(g, seat, other) == CASTLE]
    open_to = [] if is_pressed(g, seat & 1) else open_to
    if open_to:
        seen = seen._replace(could=seen.could + 1)
    if open_to and attacked(g, seat, choice) != CASTLE:  # one that it guesses will do as well
        seen.declined.append(f"{where}, not {open_to[0]}")
    if choice[0] in (WATCH, REST):
        seen.said.append(where)
    if known_enemy(g, seat, choice) == MAGIC and is_wasted(g, g.at[choice[1]], g.at[choice[2]]):
        seen.wasted.append(where)
    return seen


def attacked(g: Legends, seat: Seat, choice: Choice) -> int | None:
    """The type of the enemy that a choice attacks."""
    if choice[0] not in ONTO or g.at[choice[2]] < 0 or g.control[g.at[choice[2]]] == seat & 1:
        return None
    return g.type(g.at[choice[2]])


def known_enemy(g: Legends, seat: Seat, choice: Choice) -> int | None:
    """The same, if the player knows it."""
    enemy = attacked(g, seat, choice)
    return enemy if enemy is not None and g.knows(seat & 1, g.at[choice[2]]) else None


def is_pressed(g: Legends, team: int) -> bool:
    """Whether a side has to save its last Castle first."""
    castles = [unit for unit in g.all_castles() if g.where[unit] >= 0 and g.control[unit] == team]
    beside = [g.at[space] for space in g.field.steps[g.where[castles[0]]] if g.at[space] >= 0]
    return len(castles) == 1 and g.knows(1 - team, castles[0]) and any(g.control[unit] != team for unit in beside)


def is_wasted(g: Legends, unit: int, spell: int) -> bool:
    """Whether a strong unit goes to its death, and no curse is a reason for it."""
    cursed = g.curse >= 0 or g.cards.cursed[g.design[unit]] or g.cards.cursed[g.design[spell]]
    doomed = g.cards.has(g.design[spell], DOOM) and not g.keywords(unit) & DISPEL
    return g.base(unit) >= STRONG and doomed and not cursed


@pytest.mark.parametrize("seats", [2, *TEAMS] if FULL else [2, 4])
def test_greedy_takes_what_wins_wastes_no_strong_unit_and_never_just_watches(seats: int) -> None:
    """Castles that are known are taken, nothing strong dies of Magic that is known; and Castles decide team games."""
    games = [watched(seats, seed) for seed in range(TEAMS.get(seats, GAMES_OF_TWO))]
    assert [one for game in games for one in game.declined] == []
    assert [one for game in games for one in game.wasted] == []
    assert [one for game in games for one in game.said] == []
    if seats in TEAMS:
        assert sum(game.could for game in games) > 0
        assert sum(game.by_castles for game in games) / len(games) >= at_least(75, 80) / 100


def test_nine_of_ten_team_games_are_decided_by_castles() -> None:
    few = [game.by_castles for game in (watched(4, seed) for seed in range(TEAMS[4]))]
    rest = [watched(seats, seed).by_castles for seats in (6, 8) for seed in range(at_least(0, TEAMS[seats]))]
    assert sum(few + rest) / len(few + rest) >= at_least(75, 90) / 100


def swapped(seed: int) -> tuple[Legends, list[int]]:
    """A battle after the swaps of the first player, and the spaces behind the front rows that he swapped."""
    g: Legends = GAME.deal(2, GAME.settings({"start": "first"}), SeededDice(seed), False)
    player, chair = bot(GAME.id, "greedy", seed), Chair(GAME, g, 0)
    spaces: list[int] = []
    while isinstance(g.agenda[-1], Swap | SwapWith) and g.agenda[-1].seat == 0:
        verb, space, _ = choice = player.decide(chair)
        spaces += [space] if verb in (SWAP, WITH) and space % ROWS < FRONT else []
        g.choose(0, choice)
    return g, spaces


def test_swaps_do_not_tell_where_the_castle_is() -> None:
    """It leaves the front rows, but is mostly not found where somebody has swapped, nor always in the last row."""
    deals = at_least(200, 1000)
    rows, betrayed, shown = [0] * 4, 0, 0
    for seed in range(deals):
        g, spaces = swapped(seed)
        castle = next(g.where[unit] for unit in g.all_castles() if g.owner[unit] == 0)
        rows[castle % ROWS] += 1
        shown += len(spaces)
        betrayed += castle in spaces
    assert rows[FRONT:] == [0, 0]
    assert min(rows[:FRONT]) > deals / 3
    assert betrayed < shown / 3


def picked(units: list[list[str]], seats: int = 2) -> set[str]:
    """What greedy does first in a position, however it imagines what it cannot see."""
    table = setup("legends", {"units": units, "active": 0}, seats)
    return {bot(GAME.id, "greedy", seed).choose(table.seat(0)) for seed in range(5)}


OTHERS = ["landor@a2", "hunter@b2", "poy@c2", "srik@h2", "woodland_tower@a1"]


def test_a_known_spell_is_left_alone() -> None:
    """A unit of strength 6 is worth more than a Magic unit that everybody walks around."""
    enemies = ["living_statue@d5/seen", "titan_castle@h8", "marr@g8"]
    assert not {"move d4 d5", "watch"} & picked([["vinin_satyr@d4", *OTHERS], enemies])


@pytest.mark.parametrize("own", ["woodland_tower@a1", "woodland_tower@a1/seen"])
def test_the_castle_of_one_ally_is_taken_though_another_stands(own: str) -> None:
    """It was worth nothing before the last one, and less than to stand next to it."""
    units = [
        ["hunter@d4", own, "landor@a2"],
        ["titan_castle@d5/seen", "marr@h8"],
        ["poy@i1"],
        ["bone_castle@p8", "girr@o8"],
    ]
    assert picked(units, 4) == {"move d4 d5"}


def test_whoever_is_nearest_helps_an_ally_with_few_units() -> None:
    """A side loses with the first of its players who has nothing left to move."""
    many = ["hunter@h2", "landor@a2", "poy@b2", "srik@c2", "vinin_satyr@d2", "gallat@e2", "fray@f2", "high_elf@a3"]
    enemies = ["titan_castle@d8", "marr@e8"]
    units = [[*many, "woodland_tower@a1"], enemies, ["jenzik@p1"], ["bone_castle@p8", "girr@o8"]]
    assert {choice.split()[-1][0] >= "i" for choice in picked(units, 4)} == {True}  # onto the ally's boards
