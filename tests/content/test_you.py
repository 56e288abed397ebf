"""Whoever reads is spoken to: the log says You for their seat, and everybody else by name."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

import ludotheque
from ludotheque.content import saying
from ludotheque.content.saying import PEOPLE, SIDE, addressed
from ludotheque.content.words import LANGUAGES, Words, spaced, words_for
from ludotheque.games import GAMES
from ludotheque.games.speech import speech_of
from ludotheque.kernel.game import Data, Question
from ludotheque.terminal.match import Match

from .ftl import files, for_reader, messages, placeholders, variables

NAMES = ["Ann", "Bob", "Cara", "Dan"]
CALLED = ["Aurélie-0", "Boris-1", "Carmen-2", "Dieter-3"]  # names that are no part of any sentence
RESPOND = Question("ask-respond", {"event": "tile", "seat": 0, "by": "ribosome", "place": "a2"}, {"by": "tile"})
OTHERS = {"other", "opponent"}  # who is never the one who acts


@pytest.mark.parametrize(
    ("game", "language", "event", "you", "sentence"),
    [
        ("strife", "en", {"name": "reveals", "seat": 0, "champion": "monk"}, 0, "You reveal the Monk."),
        ("strife", "en", {"name": "reveals", "seat": 0, "champion": "monk"}, 1, "Ann reveals the Monk."),
        ("strife", "fr", {"name": "reveals", "seat": 1, "champion": "monk"}, 1, "Vous révélez le Moine."),
        ("strife", "de", {"name": "reveals", "seat": 1, "champion": "monk"}, 1, "Du deckst den Mönch auf."),
        (
            "strife",
            "en",
            {"name": "blocks_battle", "seat": 0, "opponent": 1},
            1,
            "Ann blocks your battle ability for this turn.",
        ),
        (
            "strife",
            "de",
            {"name": "places_champion", "seat": 1, "champion": "monk", "owner": 1},
            1,
            "Du legst den Mönch als Nächsten in deinen Vermächtnisstapel.",
        ),
        (
            "strife",
            "fr",
            {"name": "places_champion", "seat": 0, "champion": "monk", "owner": 1},
            1,
            "Ann place ensuite le Moine dans votre pile Héritage.",
        ),
        ("strife", "en", {"name": "totals", "first": 12, "second": 9}, 0, "The totals: you with 12, Bob with 9."),
        (
            "strife",
            "de",
            {"name": "takes_back", "seat": 0},
            0,
            "Eine Hand ist leer: Du nimmst die beiseitegelegten Champions zurück.",
        ),
        ("strain", "en", {"name": "turn", "turn": 3, "seat": 0}, 0, "Turn 3: you play."),
        ("strain", "fr", {"name": "turn", "turn": 3, "seat": 0}, 0, "Tour 3 : c’est à vous de jouer."),
        ("strain", "de", {"name": "turn", "turn": 3, "seat": 0}, 0, "Zug 3: Du bist an der Reihe."),
        (
            "strain",
            "en",
            {"name": "attacks", "seat": 0, "place": "b3", "toxins": 2},
            1,
            "Ann attacks your B3 with 2 toxins.",
        ),
        (
            "strain",
            "fr",
            {"name": "wastes", "place": "b3", "tile": "mycoplasma"},
            1,
            "Le mycoplasme ronge votre B3.",
        ),
        (
            "strain",
            "de",
            {"name": "attacks", "seat": 0, "place": "b3", "toxins": 2},
            0,
            "Du greifst B3 von Bob mit 2 Toxinen an.",
        ),
        ("legends", "fr", {"name": "is_stuck", "seat": 1}, 1, "Vous ne pouvez ni vous déplacer ni agir."),
        ("legends", "en", {"name": "battle_ends", "team": 0}, 2, "Your side wins the battle."),
        ("legends", "de", {"name": "battle_ends", "team": 0}, 1, "Die Seite Ann, Cara gewinnt die Schlacht."),
        ("rrd", "en", {"name": "mist", "seat": 0, "n": 2}, 0, "Your mist changes by 2."),
        ("rrd", "fr", {"name": "calls", "seat": 0, "other": 1}, 1, "Ann vous appelle à l’aide."),
        ("rrd", "de", {"name": "passes", "who": 0}, 0, "Du passt."),
        ("rrd", "de", {"name": "passes", "who": "mist_wolf"}, 0, "Der Nebelwolf passt."),
    ],
)
def test_a_sentence_speaks_to_its_reader(game: str, language: str, event: Data, you: int, sentence: str) -> None:
    words = words_for(game, language, strict=True)
    names = addressed(words, NAMES if game in ("legends", "rrd") else NAMES[:2], you)
    assert speech_of(game).told(words, event, names) == spaced(language, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_form_for_the_reader_says_all_that_the_usual_one_says(game: str, language: str) -> None:
    said = placeholders(game, language)
    forms = {id: spoken for id, spoken in said.items() if for_reader(id)}
    assert forms
    for id, spoken in forms.items():
        usual, _, meant = id.partition(".")
        assert spoken == said[usual] - set(meant.split("-")), id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_lacks_its_form_for_the_reader(game: str, language: str) -> None:
    """Without one it would call them by their name."""
    said = {entry.id.name: entry for path in files(game, language) for entry in messages(path)}
    lacking = []
    for name, form in speech_of(game).event_forms().items():
        people = [key for key, kind in form if kind in (*PEOPLE, SIDE)]
        entry = said[f"told-{name}"]
        forms = {"": entry.value, **{attribute.id.name: attribute.value for attribute in entry.attributes}}
        alone = [(key,) for key in people]
        for meant in alone + [both for both in combinations(people, 2) if OTHERS.isdisjoint(both)]:
            fitting = next((part for part in ("-".join(meant), *meant) if part in forms), "")
            pattern = forms[fitting]
            assert pattern is not None
            lacking += [f"{name}.{key}" for key in meant if key in variables(pattern)]
    assert lacking == []


@pytest.mark.parametrize(
    ("game", "language", "question", "sentence"),
    [
        ("strain", "en", RESPOND, "You play the Ribosome for A2. Will you answer?"),
        ("strain", "fr", RESPOND, "Vous jouez le ribosome pour A2. Répondez-vous ?"),
        ("strain", "de", RESPOND, "Du spielst das Ribosom für A2. Antwortest du darauf?"),
        (
            "strain",
            "en",
            Question("ask-lose", {"count": 1, "place": "a2", "by": "smallpox"}, {"by": "tile"}),
            "Your A2 loses 1 building tile to Smallpox: which one?",
        ),
        (
            "strife",
            "en",
            Question("ask-guess", {"owner": 1}, {"owner": "seat"}),
            "The Sphinx asks: which champion has Bob chosen?",
        ),
    ],
)
def test_a_question_speaks_to_its_reader(game: str, language: str, question: Question, sentence: str) -> None:
    words = words_for(game, language, strict=True)
    assert speech_of(game).asked(words, question, addressed(words, NAMES[:2], 0)) == spaced(language, sentence)


@pytest.mark.parametrize("game", GAMES)
def test_no_question_calls_its_reader_by_name(game: str) -> None:
    """Whatever random games ask is asked of a player who is you in it, if in it at all."""
    asked = set()
    for seed in range(4):
        table, chance = ludotheque.new_table(game, max(GAMES[game].seats[:2]), seed), Random(seed)
        for _ in range(600):
            if table.over:
                break
            seat = table.deciders()[0]
            question = table.question(seat)
            assert question is not None
            words = words_for(game, "en", strict=True)
            said = speech_of(game).asked(words, question, addressed(words, CALLED, seat))
            assert CALLED[seat] not in said
            asked.add(question.id)
            table.choose(seat, chance.choice(table.menu(seat)))
    assert len(asked) > 3


def test_one_person_at_a_terminal_is_spoken_to_and_several_are_called_by_name() -> None:
    table = ludotheque.new_table("strife", seed=1)
    alone = Match(table, ["random", "human"]).voice("en")
    assert alone.told({"name": "takes_stone", "seat": 1}) == "You take the Fatestone."
    assert alone.told({"name": "takes_stone", "seat": 0}) == "Random bot takes the Fatestone."
    assert alone.next_language().told({"name": "takes_stone", "seat": 1}) == "Vous prenez la pierre runique."
    both = Match(table, ["human", "human"]).voice("en")
    assert both.told({"name": "takes_stone", "seat": 1}) == "Player 2 takes the Fatestone."


def test_what_comes_next_speaks_to_its_reader() -> None:
    words = words_for("strife", "en", strict=True)
    step = speech_of("strife").step
    assert step(words, "select-alone", 0, addressed(words, NAMES[:2], 0)) == "You choose a battle champion."
    assert step(words, "select-alone", 1, addressed(words, NAMES[:2], 0)) == "Bob chooses a battle champion."


def test_who_has_no_form_in_a_sentence_is_called_by_name(tmp_path: Path) -> None:
    """A game that somebody adds may say nothing of its reader; what it says stays right."""
    (tmp_path / "a.en.ftl").write_text("told-bids = { $seat } bids.\napp-you = you\n", encoding="utf-8")
    words = Words("en", [tmp_path], strict=True)
    names = addressed(words, ["ann", "Bob"], 0)
    said: saying.Said = {"seat": names[0]}
    assert saying.told(words, {"name": "bids", "seat": 0}, names, [("seat", "seat")], said) == "ann bids."


def test_a_name_is_written_as_its_owner_does() -> None:
    words = words_for("strife", "en", strict=True)
    event = {"name": "reveals", "seat": 0, "champion": "monk"}
    assert speech_of("strife").told(words, event, addressed(words, ["ann", "Bob"], 1)) == "ann reveals the Monk."
