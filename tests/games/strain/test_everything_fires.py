"""Everything that is printed, told, asked or offered in Strain happens in some game."""

from __future__ import annotations

from collections import Counter

from ludotheque.games.strain import GAME
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Setting, Settings
from ludotheque.kernel.save import save

from .firing import Watched, arranged, dealt, everything

MOST_GAMES = 40
TURNS = 120  # of a game

# What is rare: a battle meets an active Flagellum and an event fails; a source with ATP left has a Rotavirus beside it.
RARE: list[tuple[Data, list[tuple[Seat, str]]]] = [
    (
        {
            "organism": [["yeast"], ["yeast"]],
            "membrane": [["toxicyst cytosol"], ["flagellum"]],
            "hand": [["toxin_surge"], []],
        },
        [
            (0, "attack b1"),
            (0, "use toxicyst a1"),
            (0, "commit 4"),
            (1, "pass"),
            (0, "answer toxin_surge 1"),
            (1, "react flagellum 1"),
        ],
    ),
    (
        {"organism": [["yeast"]], "membrane": [["ectoplasm rotavirus"]], "hand": [["vacuole"], []]},
        [(0, "place vacuole a1")],
    ),
]


def agreed(n: int) -> Settings:
    """Each value of each option in turn."""
    asked: dict[str, Setting] = {}
    for k, option in enumerate(GAME.options):
        asked[option.name] = option.values[(n >> k) % len(option.values)]
    return GAME.settings(asked)


def seldom(game: Watched, seat: Seat, done: Counter[tuple[str, int, int]]) -> Choice:
    """What has been done least often so far; of several any."""
    g = game.g
    menu = g.menu(seat)
    start = g.dice.below(len(menu), g.moves, 500 + seat)
    step = type(g.agenda[-1]).__name__
    ranks = []
    for n in range(len(menu)):
        choice = menu[(start + n) % len(menu)]
        verb, what, _ = choice
        ranks.append((done[step, verb, what], n, choice))
    return min(ranks)[-1]


def play(n: int, fired: set[str], done: Counter[tuple[str, int, int]]) -> None:
    """One game in which all seats work together."""
    seats = GAME.seats[n % 3]
    settings, dice = agreed(n), SeededDice(n)
    game = dealt(seats, settings, dice, fired)
    plain = GAME.deal(seats, settings, dice, False)
    while not game.g.over() and game.g.turn < TURNS:
        for seat in game.g.deciders():
            choice = seldom(game, seat, done)
            verb, what, _ = choice
            done[type(game.g.agenda[-1]).__name__, verb, what] += 1
            game.choose(seat, choice)
            plain.choose(seat, choice)
    assert save(GAME, game.g, settings) == save(GAME, plain, settings)  # it was watched as it is played


def test_everything_fires() -> None:
    due = everything()
    fired: set[str] = set()
    done: Counter[tuple[str, int, int]] = Counter()
    for position, choices in RARE:
        table = arranged(position, 2, fired)
        for seat, text in choices:
            table.choose(seat, next(choice for choice in table.g.menu(seat) if GAME.text(choice) == text))
    games = 0
    while due - fired and games < MOST_GAMES:
        play(games, fired, done)
        games += 1
    assert sorted(due - fired) == []
    assert sorted(fired - due) == []
