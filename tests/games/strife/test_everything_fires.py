"""Everything that is printed, told, asked or offered in Strife happens in some game."""

from __future__ import annotations

from ludotheque.games.strife import GAME
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Setting, Settings
from ludotheque.kernel.laws import some_settings
from ludotheque.kernel.save import save

from .firing import Watched, dealt, everything

MOST_GAMES = 600
EMPTYING = ("use", "select barbarian", "select assassin", "select paladin")  # who discard locations, or call who does


def agreed(n: int) -> Settings:
    """The cube, the third edition, and twice any options; all but the cube with relics and events."""
    if n % 4 == 0:
        return GAME.settings({"edition": "cube", "beginner": n % 8 == 4, "rounds": (1, 2, 3)[n // 4 % 3]})
    modules: dict[str, Setting] = {"relics": True, "events": True, "rounds": 5}
    if n % 4 == 1:
        return GAME.settings(modules)
    return GAME.settings({**some_settings(GAME, n), **modules, "edition": "custom"})


def most_new(game: Watched, seat: Seat, fired: set[str], hungry: bool) -> Choice:
    """What makes most happen that has not happened yet; where nothing does any choice, or what empties the row."""
    g = game.g
    menu = g.menu(seat)
    start = g.dice.below(len(menu), g.moves, 500 + seat)
    ranks = []
    for n in range(len(menu)):
        choice = menu[(start + n) % len(menu)]
        ahead = game.copy()
        ahead.choose(seat, choice)
        left = len(ahead.g.row) + len(ahead.g.deck) - 2 * (GAME.text(choice) in EMPTYING)
        ranks.append((-len(ahead.fired - fired), left if hungry else 0, n, choice))
    return min(ranks)[-1]


def play(n: int, fired: set[str]) -> None:
    """One game in which both seats work together."""
    settings, dice = agreed(n), SeededDice(n)
    game = dealt(settings, dice)
    plain = GAME.deal(2, settings, dice, False)
    while not game.g.over():
        for seat in game.g.deciders():
            choice = most_new(game, seat, fired, hungry=n % 4 == 1)
            game.choose(seat, choice)
            plain.choose(seat, choice)
            fired |= game.fired
    assert save(GAME, game.g, settings) == save(GAME, plain, settings)  # it was watched as it is played


def test_everything_fires() -> None:
    due = everything()
    fired: set[str] = set()
    games = 0
    while due - fired and games < MOST_GAMES:
        play(games, fired)
        games += 1
    assert sorted(due - fired) == []
    assert sorted(fired - due) == []
