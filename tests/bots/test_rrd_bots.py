"""Bots at Raise, Rise & Die: the greater the difficulty, the fewer runs are won. [Rrd R5]"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.games.rrd.ai import reflex
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.options import DIFFICULTIES
from ludotheque.games.rrd.resonance import Compose
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.dice import ScriptedDice, SeededDice
from ludotheque.kernel.game import Settings
from ludotheque.lab.scenario import Line, arrange
from ludotheque.lab.simulate import Played, simulate
from ludotheque.table import Table

from ..counts import FULL, at_least

GAME = find_game("rrd")
MANY = 50


def greedy_wins(difficulty: str, runs: int) -> float:
    settings = GAME.settings({"difficulty": difficulty})
    figures = simulate("rrd", ["greedy"], settings, runs, seed=1)
    assert figures["decisions"]["most"] <= GAME.longest(settings)
    return float(figures["bots"]["greedy"]["share"])


def test_greedy_wins_fewer_runs_at_each_difficulty() -> None:
    tried = DIFFICULTIES if FULL else (DIFFICULTIES[0], DIFFICULTIES[-1])
    shares = [greedy_wins(difficulty, at_least(quick=10, full=1000)) for difficulty in tried]
    assert shares == sorted(set(shares), reverse=True)
    if FULL:
        assert 0.4 <= shares[DIFFICULTIES.index("mercenary")] <= 0.6


def test_an_offer_that_somebody_else_has_begun_is_no_trouble() -> None:
    """A bot that takes a chair over may find terms that it would never have named. [R46]"""
    chance, begun = Random(1), 0
    g: Logoth = GAME.deal(3, GAME.settings({}), SeededDice(1), False)
    while not g.over():
        seat = chance.choice(g.deciders())
        menu = g.menu(seat)
        step = g.agenda[-1]
        if isinstance(step, Compose) and step.terms:
            begun += 1
            assert 0 <= reflex(g, seat, menu, False) < len(menu)
        g.choose(seat, chance.choice(menu))
    assert begun > MANY


@pytest.mark.parametrize("difficulty", ["mercenary", "abyssal"])
def test_random_play_hardly_ever_wins(difficulty: str) -> None:
    settings = GAME.settings({"difficulty": difficulty})
    figures = simulate("rrd", ["random"], settings, at_least(quick=15, full=1000), seed=2)
    assert figures["bots"]["random"]["share"] < 0.03
    assert figures["decisions"]["most"] <= GAME.longest(settings)


def test_greedy_is_an_opponent_for_random() -> None:
    settings = GAME.settings({"mode": "duel"})
    figures = simulate("rrd", ["greedy", "random"], settings, at_least(quick=5, full=200), seed=3)
    assert figures["bots"]["greedy"]["share"] >= 0.8


@pytest.mark.parametrize("seats", [2, 3, 4] if FULL else [2, 4])
def test_greedy_bots_travel_together_to_an_end(seats: int) -> None:
    figures = simulate("rrd", ["greedy"] * seats, GAME.settings({}), at_least(quick=1, full=20), seed=4)
    assert figures["decisions"]["most"] <= GAME.longest(GAME.settings({}))


def laid_out(*given: str) -> Table:
    return arrange("rrd", [Line("given", words, n) for n, words in enumerate(given)], ScriptedDice([]))


def chosen(table: Table, choices: int) -> list[str]:
    """What greedy bots choose from here on."""
    bots = [bot("rrd", "greedy", seat) for seat in range(table.seats)]
    found: list[str] = []
    for _ in range(choices):
        (seat,) = table.deciders()
        found.append(bots[seat].choose(table.seat(seat)))
        table.choose(seat, found[-1])
    return found


IN_NEED = (
    "seats: 3   fight: oathbroken_knight   incarnated: bob",
    "ann   body_hp: 4   mist: 4   deck: spark, spark, spark   hand: spark   draw_pile: spark, spark   latent: 0",
    "foe   body_hp: 20   hand: quick_slash   draw_pile: quick_slash, quick_slash",
)


def test_greedy_in_need_calls_for_help_and_pays_for_it() -> None:
    """[Rrd R46, A63]"""
    table = laid_out(*IN_NEED)
    assert chosen(table, 5) == ["call c", "give mist-4", "want latent-2", "propose", "accept"]
    assert table.events(0)[-3:] == [
        {"name": "resonates", "seat": 2, "other": 0},
        {"name": "gives", "seat": 0, "other": 2, "goods": "mist-4"},
        {"name": "gives", "seat": 2, "other": 0, "goods": "latent-2"},
    ]


def test_greedy_calls_nobody_where_it_has_nothing_to_give_or_no_need() -> None:
    poor = laid_out(*(line.replace("mist: 4", "mist: 1") for line in IN_NEED))
    assert not chosen(poor, 1)[0].startswith("call")
    hale = laid_out(*(line.replace("body_hp: 4", "body_hp: 30") for line in IN_NEED))
    assert not chosen(hale, 1)[0].startswith("call")


def test_greedy_helps_nobody_to_win_the_game() -> None:
    table = laid_out(*(line.replace("oathbroken_knight", "nyoka") for line in IN_NEED))
    assert chosen(table, 5) == ["call c", "give mist-4", "want latent-2", "propose", "refuse"]


def test_greedy_takes_the_great_card_of_a_myth() -> None:
    """[Rrd R28]"""
    table = laid_out(
        "ann   zone: ossuary   at: throne_of_ribs   hand: quick_slash   reserve: 5   draw_pile: howl",
        "fight: mother_of_the_ossuary",
        "pile: bone_stair",
        "foe   body_hp: 1   lines: none   active: 0   top_soul: claw   draw_pile: howl, howl",
    )
    *_, way, taken = chosen(table, 3)
    assert way == "way 3"
    assert BOOK.soul[BOOK.cards.index(taken.removeprefix("take "))] == 5


def counted(seats: int, games: int, settings: Settings) -> Counter[str]:
    """How often greedy bots call, help, and play cards of soul value 5."""
    seen: Counter[str] = Counter()

    def hear(played: Played) -> None:
        for event in played.events:
            seen[event.name] += 1
            if event.name in ("plays", "plays_counter") and event.numbers[0] < seats:
                seen[f"soul {BOOK.soul[event.numbers[1]]}"] += 1

    simulate("rrd", ["greedy"] * seats, GAME.settings(settings), games, seed=5, hear=hear, telling=True)
    return seen


def test_greedy_plays_cards_of_every_soul_value_on_its_journeys() -> None:
    seen = counted(1, at_least(quick=10, full=300), {"difficulty": "adventurer"})
    assert min(seen[f"soul {n}"] for n in range(1, 6)) > 0, seen


def test_greedy_bots_call_and_help_each_other_on_their_journeys() -> None:
    seen = counted(3, at_least(quick=2, full=20), {})
    assert seen["calls"] >= seen["resonates"] > 0, seen
