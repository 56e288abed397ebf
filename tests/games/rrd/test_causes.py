"""Each question of an event names what asks it: the place, or the token that was used."""

from __future__ import annotations

import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games.rrd.deeds import ChooseMarker
from ludotheque.games.rrd.kinds import NONE
from ludotheque.games.rrd.loot import GiveUpCard, KeepAccessory, PickToken, SwapWeapon
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.speech import speech_of
from ludotheque.kernel.step import Ask
from ludotheque.table import Table, setup

AT_THE_MOOR = {"at": ["howling_moor"], "markers": [["grief", "hunted"]], "tokens": [["grave_salt"]]}
QUESTIONS: list[Ask[Logoth]] = [
    ChooseMarker(0), PickToken(0, [0, 1]), KeepAccessory(0), GiveUpCard(0, 3, NONE), SwapWeapon(0),
]  # fmt: skip


def said(table: Table, language: str) -> str:
    question = table.question(0)
    assert question is not None
    return speech_of("rrd").asked(words_for("rrd", language, strict=True), question, ["Ann"])


@pytest.mark.parametrize("step", QUESTIONS, ids=repr)
def test_a_question_of_an_event_names_the_place(step: Ask[Logoth]) -> None:
    table = setup("rrd", {**AT_THE_MOOR, "deck": [["quick_slash", "spark"]], "agenda": []}, seats=1)
    table.state.agenda.append(step)
    question = table.question(0)
    assert question is not None
    assert (question.params["by"], question.kind("by")) == ("howling_moor", "place")
    for language in LANGUAGES:
        words = words_for("rrd", language)
        assert said(table, language).startswith(words.text("place-howling_moor"))


def test_a_question_of_a_token_names_the_token() -> None:
    table = setup("rrd", AT_THE_MOOR, seats=1)
    table.choose(0, "use grave_salt")
    question = table.question(0)
    assert question is not None
    assert (question.id, question.params["by"], question.kind("by")) == ("ask-choose-marker", "grave_salt", "token")
    assert said(table, "en").startswith(words_for("rrd", "en").text("token-grave_salt"))
