"""What a choice leads to: what is called certain comes, and nothing hidden has a say in what is foreseen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES
from ludotheque.games.foresight import Forecast, Line, forecast, foresight_of, goes_by, in_words, let_pass
from ludotheque.games.speech import speech_of
from ludotheque.kernel.audience import told
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Game
from ludotheque.kernel.laws import some_settings, walk
from ludotheque.kernel.state import State
from ludotheque.table import IllegalChoice, new_table, setup

from ..counts import at_least

CASES = at_least(150, 10_000)  # in which something is certain, of each game
APART = {"strife": 3, "strain": 5, "legends": 7, "rrd": 5}  # positions between two that are looked at
SEATS = {"strife": (2,), "strain": (2, 4), "legends": (2, 4), "rrd": (1, 2)}
SAID = 25  # of so many forecasts one is said in all languages
NAMES = ["Ann", "Bob", "Cleo", "Dan"]
ALL = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def cases(game: Game) -> Iterator[tuple[State, Seat, Choice, int]]:
    """Choices of random games with random options, one after the other without end."""
    seed = 0
    while True:
        seats = SEATS[game.id][seed % len(SEATS[game.id])]
        for moment in walk(game, seats, some_settings(game, seed), seed):
            if moment.n % APART[game.id] == seed % APART[game.id]:
                for seat, choice in moment.choices.items():
                    yield moment.g, seat, choice, seed * 1000 + moment.n
        seed += 1


def events_of(lines: list[Line]) -> list[Data]:
    return [line.event for line in lines if line.event is not None]


def comes_true(game: Game, g: State, seat: Seat, choice: Choice, foreseen: Forecast) -> bool:
    """Play it at the table itself, with all that lies hidden; then let everybody pass."""
    part = foresight_of(game.id)
    quiet = part.QUIET if part else frozenset()
    h = g.copy(g.dice)
    h.events, h.pausing = [], True
    h.choose(seat, choice)
    wanted = events_of(foreseen.certain)
    if spoken(game, h, seat, quiet)[: len(wanted)] != wanted:
        return False
    wanted += events_of(foreseen.unanswered)
    while len(spoken(game, h, seat, quiet)) < len(wanted) and goes_by(part, h):
        let_pass(h)
    return spoken(game, h, seat, quiet)[: len(wanted)] == wanted


def spoken(game: Game, h: State, seat: Seat, quiet: frozenset[str]) -> list[Data]:
    return told(game, [event for event in h.events or [] if event.name not in quiet], seat)


@ALL
def test_what_is_certain_comes_and_what_lies_hidden_has_no_say(game: Game) -> None:
    """[Strain A46] [Strife 13.17] [Legends A57] [RR&D A29]"""
    certain = 0
    for looked, (g, seat, choice, n) in enumerate(cases(game)):
        foreseen = forecast(game, g, seat, game.text(choice))
        assert comes_true(game, g, seat, choice, foreseen), f"{game.text(choice)}, case {n}"
        imagined = game.imagine(g, seat, SeededDice(n))
        if looked % 10 == 0:
            assert forecast(game, imagined, seat, game.text(choice)) == foreseen, f"{game.text(choice)}, case {n}"
        if looked % SAID == 0:
            for language in LANGUAGES:
                assert in_words(foreseen, words_for(game.id, language, strict=True), speech_of(game.id), NAMES)
        certain += bool(events_of(foreseen.certain) or events_of(foreseen.unanswered))
        if certain >= CASES:
            return


@ALL
def test_asking_what_comes_changes_nothing(game: Game) -> None:
    for (g, seat, choice, _), _ in zip(cases(game), range(10)):
        before = (game.view(g, seat), g.moves, len(g.events or []), list(g.agenda))
        forecast(game, g, seat, game.text(choice))
        assert (game.view(g, seat), g.moves, len(g.events or []), list(g.agenda)) == before


def test_a_battle_is_foreseen_before_toxins_are_committed() -> None:
    """[Strain R19-R22]"""
    table = setup("strain", {"organism": [["yeast"], ["coccus"]], "membrane": [["nematocyst"], ["cytosol"]]}, 2)
    attack = table.forecast(0, "attack b1").certain[0].sentence
    assert attack is not None
    assert (attack.id, attack.params["place"]) == ("forecast-attack", "b1")
    assert attack.params["defence"] > attack.params["have"] > 0


def test_a_tile_from_a_pile_is_likely_and_never_certain() -> None:
    """[Strain R5, A46]"""
    foreseen = new_table("strain", options={"start": "first"}).forecast(0, "draw cytoplasm")
    assert events_of(foreseen.certain) == events_of(foreseen.unanswered) == []
    assert sum(line.times for line in foreseen.likely) == foreseen.tables


def test_only_what_is_on_the_menu_is_foreseen() -> None:
    with pytest.raises(IllegalChoice):
        new_table("strife").forecast(0, "legacy dragon")
