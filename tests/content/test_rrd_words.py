"""RR&D in words: everything that can happen can be said, in every language, and nothing is left over."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

import pytest

from ludotheque.content.words import LANGUAGES, PACKAGE, words_for
from ludotheque.games.rrd import GAME, words
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import CONDITIONS, EFFECTS, KEYWORDS
from ludotheque.games.rrd.notation import FORMS, NAMES
from ludotheque.games.rrd.nouns import ACTOR, EVENT, PLACE
from ludotheque.games.rrd.options import DIFFICULTIES
from ludotheque.games.rrd.printed import FACTS
from ludotheque.games.rrd.sentences import circumstance
from ludotheque.games.rrd.table import STAGES
from ludotheque.games.speech import speech_of
from ludotheque.kernel.game import Data, Question

from .ftl import literal, optional, placeholders, questions, ruled

SPEECH = speech_of("rrd")
PLAYERS = ["Ann", "Bob", "Cleo", "Dan"]
ELSEWHERE = ("terminal-", "board-", "mat-", "term-")  # of those who draw the table
AT_A_PLACE = "pilgrims_road_destined"
SOME = 40  # choices of a kind


def asked_for(id: str, **params: object) -> Question:
    """A question with all that one can speak of."""
    usual: Data = {"place": AT_A_PLACE, "zone": "real", "card": "spark", "enemy": "nyoka", "count": 1}
    usual |= {"actor": "mist_wolf 2", "own": 0, "by": "leech_ring", "other": 1}
    return Question(f"ask-{id}", usual | params, {"by": "source", "other": "seat"})


def needed() -> set[str]:
    """Every id that follows from the lists of RR&D."""
    ids = [f"effect-{effect}{end}" for effect in EFFECTS[:KEYWORDS] for end in ("", ".about")]
    ids += [f"label-{label}" for label in words.LABELS] + [f"stage-{stage}" for stage in STAGES]
    ids += [f"option-difficulty-{difficulty}.about" for difficulty in DIFFICULTIES]
    return {*ids, *ruled("rrd", questions("rrd"))}


def begun() -> tuple[str, ...]:
    """How ids begin that the source of the game puts together: `enemy-`, `condition-`."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "games" / "rrd").glob("*.py"))
    kinds = [*(f"{kind}-" for kind in words.kinds()), "cards-", *ELSEWHERE]
    return (*kinds, *(f"{start}-" for start in re.findall(r'f"([a-z]+(?:-[a-z_]+)*)-\{', source)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing(language: str) -> None:
    assert sorted(needed() - placeholders("rrd", language).keys()) == []


def test_no_word_is_left_over() -> None:
    """Nothing that is gone leaves its words behind: no event, no question, no step, no choice."""
    listed = ("told-", "ask-", "step-", "label-", "stage-")
    known = needed() | optional("rrd", [])
    ids = placeholders("rrd", "en").keys()
    assert sorted(id for id in ids if id.startswith(listed) and id not in known) == []
    choices = {f"choice-{word}{end}" for word, *_ in FORMS.notation.verbs for end in ("", "-named", "-alone")}
    choices |= optional("rrd", questions("rrd"))
    assert sorted(id for id in ids if id.startswith("choice-") and id not in choices) == []
    starts, known = begun(), known | literal() | optional("rrd", [])
    assert sorted(id for id in ids if id not in known and not id.startswith(starts)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_said_and_no_two_read_alike(language: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    lines: dict[int, list[str]] = defaultdict(list)
    for choice in GAME.every_choice(1):
        lines[choice[0]].append(words.choice(spoken, GAME.text(choice)))
    assert [said for verb in lines.values() for said, times in Counter(verb).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", questions("rrd"))
def test_every_question_can_be_asked_and_answered(language: str, id: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for count in (1, 3):
        assert "none" not in SPEECH.asked(spoken, asked_for(id, count=count), PLAYERS).split()
    of_verb: dict[int, list[str]] = defaultdict(list)
    for choice in GAME.every_choice(1):
        of_verb[choice[0]].append(GAME.text(choice))
    events = len(BOOK.place_events[BOOK.places.index(AT_A_PLACE)])
    for texts in of_verb.values():
        for text in texts[:SOME]:
            if not text.startswith("realise ") or int(text.split()[1]) <= events:
                assert words.choice(spoken, text, asked_for(id))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", FORMS.events)
def test_every_event_can_be_told(language: str, event: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for n in (0, 1):
        told: Data = {"name": event} | {key: example(kind, n) for key, kind in FORMS.events[event]}
        if PLACE in told and EVENT in told:
            told |= {PLACE: AT_A_PLACE, EVENT: str(n + 1)}
        assert "none" not in SPEECH.told(spoken, told, PLAYERS).lower().split()


def example(kind: str, n: int) -> str | int | None:
    if kind == ACTOR:
        return (0, "mist_wolf 2")[n]
    return NAMES[kind][n] if kind in NAMES else n


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_stage_keyword_and_condition_can_be_said(language: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    assert all(words.label(spoken, label) for label in words.LABELS)
    assert all(words.stage(spoken, stage) for stage in STAGES)
    assert all(all(words.keyword(spoken, keyword)) for keyword in EFFECTS[:KEYWORDS])
    assert all(circumstance(spoken, condition, 2) for condition in range(len(CONDITIONS)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_target_is_only_spoken_of_where_there_are_several(language: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for text in ("activate akareon_1 2", "instant spark 2", "token soul_candle 2"):
        what = text.split()[1]
        assert "2" in words.choice(spoken, text)
        assert "2" in words.choice(spoken, text, asked_for("take-turn", aimed=[what]))
        assert "2" not in words.choice(spoken, text, asked_for("take-turn", aimed=[]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FACTS)
def test_everything_that_is_printed_can_be_read(language: str, kind: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for id in NAMES[kind]:
        assert all(words.card(spoken, kind, id))
        assert words.facts(spoken, kind, id)
        assert words.name(spoken, kind, id)
        assert words.the(spoken, kind, id)


def test_an_event_says_whom_one_may_have_to_fight() -> None:
    """Also where a fight is one of two ways, or follows a test that fails."""
    spoken = words_for("rrd", "en", strict=True)
    called = {words.name(spoken, "enemy", id): id for id in NAMES["enemy"]}
    fights = re.compile("|".join(rf"[Ff]ight[^;.]*?({name})" for name in called))
    events = [event for place in NAMES["place"] for event in words.facts(spoken, "place", place)["events"]]
    for event in events:
        named = {called[name] for found in fights.findall(event["text"]) for name in found if name}
        assert set(event["enemies"]) == named, event["text"]
    assert len({enemy for event in events for enemy in event["enemies"]}) == len(called)


def test_every_id_is_of_one_kind() -> None:
    assert len(words.all_cards()) == sum(len(NAMES[kind]) for kind in FACTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_do_different_things_have_different_names(language: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for kind in FACTS:
        called = Counter(words.name(spoken, kind, id) for id in NAMES[kind])
        assert [name for name, times in called.items() if times > 1] == []
