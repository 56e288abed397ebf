"""Why something cannot be chosen: nothing is said of what is on a menu, something true of all else, and no secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.content.rules import read_rules
from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES
from ludotheque.games.obstacles import in_words, obstacles_of, why_not
from ludotheque.games.speech import speech_of
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Game
from ludotheque.kernel.laws import Moment, some_settings, walk
from ludotheque.kernel.state import State
from ludotheque.table import new_table, setup

from ..counts import at_least
from .positions import POSITIONS, STORIES
from .write import SEATS, by_verb, near, read, seats_of

GAMES_LOOKED_AT = at_least(1, 20)
APART = {"strife": 4, "strain": 40, "legends": 60, "rrd": 15}  # positions between two that are looked at
IN_TURN = at_least(2, 1)  # so many positions until all things were asked about
NAMES = [f"Player {n + 1}" for n in range(8)]
ALL = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def moments(game: Game, apart: int) -> Iterator[Moment]:
    for seed in range(GAMES_LOOKED_AT * len(SEATS[game.id])):
        for moment in walk(game, seats_of(game, seed), some_settings(game, seed), seed):
            if moment.n % apart == 0:
                yield moment


@ALL
def test_a_reason_is_given_for_exactly_what_is_not_on_the_menu_and_knows_no_secret(game: Game) -> None:
    """[Strain A46] [Strife 13.17] [Legends A57] [RR&D A29]"""
    every = {seats: by_verb(game, seats) for seats in set(SEATS[game.id])}
    for moment in moments(game, APART[game.id]):
        for seat in range(moment.seats):
            menu = moment.g.menu(seat) if seat in moment.g.asked() else []
            imagined = game.imagine(moment.g, seat, SeededDice(moment.n))
            for choice in [*menu[:5], *near(menu, every[moment.seats], moment.luck, moment.n)[::4]]:
                text = game.text(choice)
                if game.read(text) != choice:  # one of several that are written alike
                    continue
                reason = why_not(game, moment.g, seat, text)
                assert (reason is None) == (choice in menu), f"{text} at {moment.n} of {moment.luck.seed}"
                assert why_not(game, imagined, seat, text) == reason, f"{text} at {moment.n} of {moment.luck.seed}"


@ALL
def test_asking_about_a_thing_knows_no_secret_and_changes_nothing(game: Game) -> None:
    assert game.forms is not None
    things = [(kind, name) for kind, names in game.forms.names.items() for name in names[:40:3]]
    for n, moment in enumerate(moments(game, 6 * APART[game.id])):
        for seat in moment.g.deciders():
            imagined = game.imagine(moment.g, seat, SeededDice(moment.n))
            before = game.view(moment.g, seat)
            for _, name in things[n % IN_TURN :: IN_TURN]:
                assert why_not(game, moment.g, seat, name) == why_not(game, imagined, seat, name)
            assert game.view(moment.g, seat) == before


@ALL
def test_every_kind_of_obstacle_is_met_and_said_in_every_language(game: Game) -> None:
    """Over the closed list: where a random game, dealt anew, or a position has each of them."""
    part = obstacles_of(game.id)
    assert part is not None
    found = dict(met_in_games(game)) | dict(met_in_positions(game))
    assert sorted(set(part.OBSTACLES) - found.keys()) == []
    assert [id for id, other in found.items() if other != f"why-{id}"] == []


def met_in_games(game: Game) -> Iterator[tuple[str, str]]:
    """Each obstacle with what is said where it was once met."""
    places: dict[int, dict[int, list[tuple[str, Seat, str]]]] = {}
    for id, (seed, n, seat, text) in read(game.id).items():
        places.setdefault(seed, {}).setdefault(n, []).append((id, seat, text))
    for seed, wanted in places.items():
        for moment in walk(game, seats_of(game, seed), some_settings(game, seed), seed):
            for id, seat, text in wanted.get(moment.n, []):
                yield id, said(game, moment.g, seat, text)
            if moment.n >= max(wanted):
                break


def met_in_positions(game: Game) -> Iterator[tuple[str, str]]:
    for id, (text, position) in POSITIONS.get(game.id, {}).items():
        yield id, said(game, setup(game.id, position).state, 0, text)
    for id, story in STORIES.items() if game.id == "rrd" else ():
        yield id, said(game, story.table().state, 0, story.about)


def said(game: Game, g: State, seat: Seat, text: str) -> str:
    """The id of the reason, said in every language on the way."""
    reason = why_not(game, g, seat, text)
    assert reason is not None, text
    for language in LANGUAGES:
        sentence = in_words(reason, words_for(game.id, language, strict=True), speech_of(game.id), NAMES)
        assert sentence.endswith((".", "]"))
    return reason.sentence.id


@ALL
def test_the_rules_that_are_named_exist(game: Game) -> None:
    part = obstacles_of(game.id)
    assert part is not None
    numbers = {rule.number for rule in read_rules(game.id, "en")}
    assert {number for rules in part.OBSTACLES.values() for number in rules} - numbers == set()


# What is said is what was missing: with it the choice is on the menu.


@pytest.mark.parametrize(
    ("game", "text", "position", "remedy", "sentence"),
    [
        ("strain", "place nucleolus a1", {"organism": [["yeast"]], "hand": [["nucleolus"]]}, {"atp": [9]},
         "The Nucleolus costs 6 ATP, you have 0. [R8, R11]"),
        ("strain", "place cytosol a1", {"organism": [["yeast"]], "hand": [["cytosol"]], "placed": [0, 1]},
         {"placed": [0, 0]}, "You have placed your cytoplasm of this turn. [R8]"),
        ("strain", "place coccus a2", {"organism": [["yeast"]], "hand": [["coccus"]], "placed": [1, 0]},
         {"placed": [0, 0]}, "You have placed your organism of this turn. [R8]"),
        ("strain", "attack b1", {"organism": [["yeast"], ["coccus"]]}, {"toxin": [1]},
         "You have no active source of toxins to attack with. [R19]"),
        ("strain", "infect influenza b1", {"organism": [[], ["yeast"]], "hand": [["influenza"]], "atp": [9],
          "membrane": [[], ["cytosol " * 7 + "cytosol"]]}, {"membrane": [[], ["cytosol"]]},
         "All eight slots are taken, so no virus gets in: Player 2’s B1. [R17]"),
        ("strife", "select monk", {"pile": [["monk"], []]}, {"pile": [[], []]},
         "You have the Monk in your legacy pile, not in your hand. [1.6, 3.3]"),
    ],
)  # fmt: skip
def test_what_is_said_is_what_was_missing(game: str, text: str, position: Data, remedy: Data, sentence: str) -> None:
    table = setup(game, position)
    reason = table.why_not(0, text)
    assert reason is not None
    assert table.say(reason) == [sentence]
    assert setup(game, position | remedy).why_not(0, text) is None


def test_a_thing_is_asked_about_by_its_name_alone() -> None:
    """[Strain R8, R11]"""
    table = setup("strain", {"organism": [["yeast"]], "hand": [["nucleolus"]]})
    by_name, begun = table.why_not(0, "nucleolus"), table.why_not(0, "place nucleolus")
    assert by_name == begun == table.why_not(0, "place nucleolus a1")


def test_a_tile_that_is_only_in_the_hand_is_no_source() -> None:
    """[Strain R7, R11]"""
    drawing: Data = {"agenda": [["Evolve", 0], ["Draw", 0, 1]]}
    in_hand = setup("strain", {"organism": [["yeast"]], "hand": [["cytosol"]]} | drawing).why_not(0, "cytosol")
    in_play = setup("strain", {"organism": [["yeast"]], "membrane": [["cytosol"]]} | drawing).why_not(0, "cytosol")
    assert (in_hand and in_hand.rules, in_play and in_play.rules) == (["R7", "A8"], ["R11"])


def test_whoever_is_not_asked_hears_for_whom_the_table_waits() -> None:
    table = new_table("strain", 2, options={"start": "first"})
    reason = table.why_not(1, "draw petri")
    assert reason is not None
    assert table.say(reason) == ["It is not up to you now: the table waits for Player 1."]
