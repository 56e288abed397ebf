"""Endings: matrix games, backward induction held against plain enumeration, and a search that hands over to it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque
from ludotheque.adapters.chance import Node
from ludotheque.adapters.memory import Log
from ludotheque.bots import BOTS
from ludotheque.bots.player import Bot
from ludotheque.bots.search import Search, Thought
from ludotheque.bots.search.endings import Endings, EveryDice, Sealed, TooLong
from ludotheque.bots.search.matrix import Pays, equilibrium
from ludotheque.games import part_of
from ludotheque.games.strife.verbs import SELECTIONS
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data
from ludotheque.kernel.state import State
from ludotheque.lab.exploit import exploit
from ludotheque.table import Seat

STRIFE = ludotheque.GAMES["strife"]
RULES: Any = part_of("strife", "endings")
PLAIN: Data = {
    "settings": {"rounds": 1, "beginner": True},
    "round": 1, "turn": 8, "holder": 0, "stone": 3, "points": [5, 4],
    "hand": [["knight", "warrior"], ["barbarian", "monk"]], "pile": [["monk"], ["ranger", "knight"]],
    "row": ["shadow_keep"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("pays", "value", "rows", "columns"),
    [
        ([[3, 1], [4, 2]], 2, [0, 1], [0, 1]),
        ([[0, 1], [0.5, 0]], 1 / 3, [1 / 3, 2 / 3], [2 / 3, 1 / 3]),
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3] * 3, [1 / 3] * 3),
        ([[1, 3, 5], [4, 2, 0]], 2.5, [0.5, 0.5], [0.25, 0.75, 0]),
        ([[2e6, -2e6], [-2e6, 2e6]], 0, [0.5, 0.5], [0.5, 0.5]),
    ],
)
def test_matrix_games_have_their_known_solutions(
    pays: Pays, value: float, rows: list[float], columns: list[float]
) -> None:
    mixed = equilibrium(pays)
    assert mixed.value == pytest.approx(value, abs=1e-8)
    assert mixed.rows == pytest.approx(rows)
    assert mixed.columns == pytest.approx(columns)


def test_against_the_mixture_of_either_side_nothing_pays_better() -> None:
    chance = Random(1)
    for _ in range(300):
        rows, columns = chance.randint(1, 9), chance.randint(1, 9)
        pays: Pays = [[chance.choice((-3.0, 0.0, 0.5, 2.0, 7.0)) for _ in range(columns)] for _ in range(rows)]
        mixed = equilibrium(pays)
        assert sum(mixed.rows) == pytest.approx(1)
        assert sum(mixed.columns) == pytest.approx(1)
        best = max(sum(x * y for x, y in zip(row, mixed.columns, strict=True)) for row in pays)
        worst = min(sum(x * row[j] for x, row in zip(mixed.rows, pays, strict=True)) for j in range(columns))
        assert best == pytest.approx(mixed.value) == worst


def test_dice_show_every_case_once() -> None:
    dice, seen, share = EveryDice(), [], 0.0
    while True:
        first = dice.below(2, 0, 0)
        seen.append((first, dice.below(3, 0, 1) if first else None))
        share += dice.likelihood()
        if not dice.next():
            break
    assert seen == [(0, None), (1, 0), (1, 1), (1, 2)]
    assert share == pytest.approx(1)


def arranged(**changes: Any) -> State:
    return ludotheque.setup("strife", {**PLAIN, **changes}).state


def endings(g: State, prize: float = 0.0, most: int = 0) -> Endings:
    found = Endings(STRIFE, RULES, prize, most)
    found.stage = RULES.stage(g)
    return found


def test_the_last_turn_by_hand() -> None:
    """The Barbarian's 9 beat the Knight's 8 at a location worth 2; seat 0 is 1 ahead and scores the stone's 3."""
    g = arranged()
    assert endings(g).value(g) == 1 - 2 + 3
    assert endings(g, 1000).value(g) == 1000 + 2
    assert endings(g).solution(g, 1) == {SELECTIONS[9]: 1.0, SELECTIONS[0]: 0.0}


def plainly(node: Node) -> float:
    """The value in points to seat 0, with explicit chance, whole menus and whole matrices."""
    if node.cases:
        return sum(plainly(node.shown(n)) for n in range(node.cases)) / node.cases
    deciders = node.deciders
    if not deciders:
        scores = STRIFE.result(node.g).scores
        return float(scores[0] - scores[1])
    menus = [node.menu(seat) for seat in deciders]
    if len(deciders) == 1:
        values = [plainly(node.answered({deciders[0]: choice})) for choice in menus[0]]
        return max(values) if deciders[0] == 0 else min(values)
    return equilibrium([[plainly(node.answered({0: a, 1: b})) for b in menus[1]] for a in menus[0]]).value


def enumerated(g: State) -> float:
    return plainly(Node(STRIFE, 2, STRIFE.settings({"rounds": 1}), g, Log(None, [])))


@pytest.mark.parametrize("seed", [0, 6, 9, 15, 17, 18])
def test_a_solution_is_what_plain_enumeration_finds(seed: int) -> None:
    g = reached(seed, 1)
    assert g is not None
    assert endings(g).value(g) == pytest.approx(enumerated(g))


def test_two_turns_with_chance_between_are_what_plain_enumeration_finds() -> None:
    for hands in (["ranger", "mage", "monk"], ["knight", "monk", "paladin"]):
        g = arranged(
            hand=[["druid", "necromancer", "assassin"], hands], pile=[["monk"], ["assassin"]], turn=7,
            row=["baladons_rock"], deck=["pit_of_souls", "shadow_keep", "temple_of_shin_ti_lal", "camerions_tower"],
        )  # fmt: skip
        assert endings(g).value(g) == pytest.approx(enumerated(g))


def reached(seed: int, turns: int) -> State | None:
    """So many turns before the end of a random game."""
    g: State = STRIFE.deal(2, STRIFE.settings({"rounds": 1}), SeededDice(seed), False)
    while not g.over():
        if RULES.begun(g) and RULES.turns(g) == turns and len(g.deciders()) == 2:
            return g
        g.playout(1)
    return None


def test_some_endings_need_a_mixture_that_nothing_beats() -> None:
    g = reached(3, 2)
    assert g is not None
    found = endings(g)
    sealed = Sealed(found, g)
    mixed = sealed.solved()
    assert mixed.value == pytest.approx(32 / 19)
    assert sum(share > 0 for share in mixed.rows) > 1
    for i in range(len(mixed.rows)):
        assert sum(share * sealed.pay(i, j) for j, share in enumerate(mixed.columns)) <= mixed.value + 1e-6
    for j in range(len(mixed.columns)):
        assert sum(share * sealed.pay(i, j) for i, share in enumerate(mixed.rows)) >= mixed.value - 1e-6


def test_an_ending_beyond_its_limit_is_given_up() -> None:
    g = reached(3, 2)
    assert g is not None
    with pytest.raises(TooLong):
        endings(g, most=100).value(g)


def test_where_something_is_hidden_no_ending_begins() -> None:
    """[Strife 13.1, 13.2, 2.3]"""
    assert RULES.begun(arranged())
    for event in ("ceremony_of_the_wyrm", "festival_of_the_sphinx"):
        settings = {"rounds": 1, "beginner": True, "events": True}
        assert not RULES.begun(arranged(settings=settings, calendar=[event]))
    assert not RULES.begun(ludotheque.new_table("strife").state)


def test_a_search_hands_over_where_it_can() -> None:
    g = reached(3, 2)
    assert g is not None
    seat = Seat(STRIFE, g, 0)
    solution = endings(g, 1000).solution(g, 0)
    many = Thought(iterations=1000)
    assert Search(STRIFE, 1, many).solve(seat.imagine(1), 0) == solution
    assert {Search(STRIFE, n, many).decide(seat) for n in range(8)} <= {c for c, share in solution.items() if share}
    assert Search(STRIFE, 1, Thought(iterations=10)).solve(seat.imagine(1), 0) == {}  # too little for it
    assert Search(STRIFE, 1, Thought(iterations=1000, doubt=0.1)).solve(seat.imagine(1), 0) == {}
    assert Search(ludotheque.GAMES["strain"], 1, many).endings is None


def test_what_the_other_has_sealed_moves_no_solution() -> None:
    chosen = set()
    for n in range(3):
        g = reached(3, 2)
        assert g is not None
        g.choose(1, g.menu(1)[n])
        chosen.add(Search(STRIFE, 4, Thought(iterations=1000)).decide(Seat(STRIFE, g, 0)))
    assert len(chosen) == 1


def test_who_plays_at_random_gives_points_away_and_the_same_ones_twice() -> None:
    settings = STRIFE.settings({"rounds": 1})
    given = list(exploit("strife", "random", settings, 6, 1, 4))
    assert sum(given) > 1
    assert given == list(exploit("strife", "random", settings, 6, 1, 4))


class Solver(Bot):
    """Plays as the solution does, in points."""

    def pick(self, seat: Seat, choices: list[Choice]) -> Choice:
        g = seat.imagine(0)
        if not RULES.begun(g) or RULES.turns(g) > 1:
            return choices[0]
        solution = endings(g).solution(g, seat.number)
        return max(solution, key=solution.__getitem__)


def test_who_plays_the_solution_gives_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "solver", Solver)
    given = list(exploit("strife", "solver", STRIFE.settings({"rounds": 1}), 6, 1, 1))
    assert given == pytest.approx([0] * len(given))
    assert len(given) > 2
