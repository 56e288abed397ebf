"""RR&D in words: everything that can happen can be said, in every language, and nothing is left over."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import ludotheque
from ludotheque.bots.random import Random
from ludotheque.content.words import LANGUAGES, PACKAGE, Words, text_folders, words_for
from ludotheque.games.rrd import GAME, words
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import CONDITIONS, EFFECTS, KEYWORDS
from ludotheque.games.rrd.notation import ACTOR, EVENT, EVENTS, NAMES, NOTATION, PLACE
from ludotheque.games.rrd.options import OPTIONS
from ludotheque.games.rrd.printed import FACTS
from ludotheque.games.rrd.sentences import circumstance
from ludotheque.games.rrd.table import STAGES
from ludotheque.games.speech import Speech
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.notation import kebab
from ludotheque.kernel.step import Ask, AskAll
from tests.content.test_words import literal, variables

SPEECH: Speech = words  # mypy compares the module with what is asked of it
PLAYERS = ["Ann", "Bob", "Cleo", "Dan"]
FILES = sorted(text_folders("rrd")[1].glob("*.ftl"))
QUESTION_PARAMS = {"place", "card", "enemy", "count"}
ELSEWHERE = ("terminal-", "board-", "mat-")  # of those who draw the table
AT_A_PLACE = "pilgrims_road_destined"
SOME = 40  # choices of a kind


def messages(path: Path) -> list[Message]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
    return [entry for entry in entries if isinstance(entry, Message)]


@cache
def placeholders(language: str) -> dict[str, set[str]]:
    """Every id of the game in a language, attributes too, with its placeholders."""
    found: dict[str, set[str]] = {}
    for path in FILES:
        for entry in messages(path) if path.name.endswith(f".{language}.ftl") else []:
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            found |= {f"{entry.id.name}.{a.id.name}": variables(a.value) for a in entry.attributes}
    return found


def questions() -> list[str]:
    return [kebab(name) for name, step in GAME.steps.items() if issubclass(step, (Ask, AskAll))]


def asked_for(id: str, **params: object) -> Question:
    """A question with all that one can speak of."""
    usual: Data = {"place": AT_A_PLACE, "card": "spark", "enemy": "nyoka", "count": 1}
    return Question(f"ask-{id}", usual | params)


def needed() -> set[str]:
    """The ids that follow from the lists of the rules."""
    ids = [f"told-{event}" for event in EVENTS] + [f"ask-{question}" for question in questions()]
    ids += [f"step-{kebab(step)}" for step in GAME.steps] + [f"choice-{word}" for word, *_ in NOTATION.verbs]
    ids += [f"option-{option.name}{end}" for option in OPTIONS for end in ("", ".about")]
    ids += [f"effect-{effect}" for effect in EFFECTS[:KEYWORDS]]
    ids += [f"effect-{effect}.about" for effect in EFFECTS[:KEYWORDS]]
    ids += [f"label-{label}" for label in words.LABELS] + [f"stage-{stage}" for stage in STAGES]
    return {*ids, "game-name", "game-subtitle", "game-about", "game-rights"}


def begun() -> tuple[str, ...]:
    """How ids begin that the source of the game puts together: `enemy-`, `condition-`."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "games" / "rrd").glob("*.py"))
    kinds = [*(f"{kind}-" for kind in words.kinds()), "cards-", *ELSEWHERE]
    return (*kinds, *(f"{start}-" for start in re.findall(r'f"([a-z]+(?:-[a-z_]+)*)-\{', source)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_or_said_twice(language: str) -> None:
    ids = Counter(e.id.name for path in FILES if path.name.endswith(f".{language}.ftl") for e in messages(path))
    assert [id for id, times in ids.items() if times > 1] == []
    assert sorted(needed() - placeholders(language).keys()) == []


def test_no_word_is_left_over() -> None:
    """Nothing that is gone leaves its words behind: no event, no question, no step, no choice."""
    listed = ("told-", "ask-", "step-", "label-", "stage-")
    known = needed()
    ids = placeholders("en").keys()
    assert sorted(id for id in ids if id.startswith(listed) and id not in known) == []
    choices = {f"choice-{word}{end}" for word, *_ in NOTATION.verbs for end in ("", "-named", "-alone")}
    choices |= {f"choice-{word}-{question}" for word, *_ in NOTATION.verbs for question in questions()}
    assert sorted(id for id in ids if id.startswith("choice-") and id not in choices) == []
    starts, known = begun(), known | literal()
    assert sorted(id for id in ids if id not in known and not id.startswith(starts)) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_say_the_same_things_with_the_same_placeholders(language: str) -> None:
    english, other = placeholders("en"), placeholders(language)
    assert list(other) == list(english)
    assert {id: other[id] for id in english if other[id] != english[id]} == {}


def test_the_game_and_the_platform_have_no_id_in_common() -> None:
    assert sorted(words_for(None, "en").ids & placeholders("en").keys()) == []


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_told_with_all_its_parameters(event: str) -> None:
    assert placeholders("en")[f"told-{event}"] == {key for key, _ in EVENTS[event]}


@pytest.mark.parametrize("question", questions())
def test_a_question_speaks_only_of_what_it_is_given(question: str) -> None:
    assert placeholders("en")[f"ask-{question}"] <= QUESTION_PARAMS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_said_and_no_two_read_alike(language: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    lines: dict[int, list[str]] = defaultdict(list)
    for choice in GAME.every_choice(1):
        lines[choice[0]].append(words.choice(spoken, GAME.text(choice)))
    assert [said for verb in lines.values() for said, times in Counter(verb).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", questions())
def test_every_question_can_be_asked_and_answered(language: str, id: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for count in (1, 3):
        assert "none" not in words.asked(spoken, asked_for(id, count=count), PLAYERS).split()
    of_verb: dict[int, list[str]] = defaultdict(list)
    for choice in GAME.every_choice(1):
        of_verb[choice[0]].append(GAME.text(choice))
    events = len(BOOK.place_events[BOOK.places.index(AT_A_PLACE)])
    for texts in of_verb.values():
        for text in texts[:SOME]:
            if not text.startswith("realise ") or int(text.split()[1]) <= events:
                assert words.choice(spoken, text, asked_for(id))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_can_be_told(language: str, event: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for n in (0, 1):
        told: Data = {"name": event} | {key: example(kind, n) for key, kind in EVENTS[event]}
        if PLACE in told and EVENT in told:
            told |= {PLACE: AT_A_PLACE, EVENT: str(n + 1)}
        assert "none" not in words.told(spoken, told, PLAYERS).lower().split()


def example(kind: str, n: int) -> str | int | None:
    if kind == ACTOR:
        return (0, "mist_wolf 2")[n]
    return NAMES[kind][n] if kind in NAMES else n


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_step_and_label_can_be_said(language: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for option in OPTIONS:
        assert all(words.option(spoken, option.name))
        assert len({words.option_value(spoken, option.name, value) for value in option.values}) == len(option.values)
    for step in GAME.steps:
        assert words.step(spoken, kebab(step), 0, PLAYERS)
    assert all(words.title(spoken))
    assert all(words.label(spoken, label) for label in words.LABELS)
    assert all(words.stage(spoken, stage) for stage in STAGES)
    assert all(all(words.keyword(spoken, keyword)) for keyword in EFFECTS[:KEYWORDS])
    assert all(circumstance(spoken, condition, 2) for condition in range(len(CONDITIONS)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "settings"),
    [(1, {}), (1, {"difficulty": "demented", "loot": "draft"}), (1, {"mode": "duel", "enemy": "nyoka"}), (2, {})],
)
def test_a_game_can_be_told(language: str, seats: int, settings: Data) -> None:
    spoken = words_for("rrd", language, strict=True)
    table = ludotheque.new_table("rrd", seats, 5, settings)
    bot = Random(GAME, 5)
    while not table.over and len(table.record().choices) < 150 * seats:
        [seat] = table.deciders()
        check_question(table, seat, spoken)
        table.choose(seat, bot.choose(table.seat(seat)))
        for step, whose in GAME.coming(table.state, TABLE):
            assert words.step(spoken, step, whose, PLAYERS)
    for event in [*table.events(), *table.events(0)]:
        assert words.told(spoken, event, PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_target_is_only_spoken_of_where_there_are_several(language: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for text in ("activate akareon_1 2", "instant spark 2", "token soul_candle 2"):
        what = text.split()[1]
        assert "2" in words.choice(spoken, text)
        assert "2" in words.choice(spoken, text, asked_for("take-turn", aimed=[what]))
        assert "2" not in words.choice(spoken, text, asked_for("take-turn", aimed=[]))


def check_question(table: ludotheque.Table, seat: int, spoken: Words) -> None:
    """The question can be asked, and its answers read differently."""
    question = table.question(seat)
    assert question is not None
    assert "none" not in words.asked(spoken, question, PLAYERS).split()
    lines = [words.choice(spoken, text, question) for text in table.menu(seat)]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FACTS)
def test_everything_that_is_printed_can_be_read(language: str, kind: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for id in NAMES[kind]:
        assert all(words.card(spoken, kind, id))
        assert words.facts(spoken, kind, id)
        assert words.name(spoken, kind, id)
        assert words.the(spoken, kind, id)


def test_every_id_is_of_one_kind() -> None:
    assert len(words.all_cards()) == sum(len(NAMES[kind]) for kind in FACTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_do_different_things_have_different_names(language: str) -> None:
    spoken = words_for("rrd", language, strict=True)
    for kind in FACTS:
        called = Counter(words.name(spoken, kind, id) for id in NAMES[kind])
        assert [name for name, times in called.items() if times > 1] == []


def test_an_unknown_card_is_refused_with_the_nearest_name() -> None:
    spoken = words_for("rrd", "en", strict=True)
    with pytest.raises(ValueError, match=r"there is no card 'sprak'; did you mean 'spark'\?"):
        words.card(spoken, "card", "sprak")
    with pytest.raises(ValueError, match=r"there is no kind of card 'cards'; did you mean 'card'\?"):
        words.facts(spoken, "cards", "spark")
