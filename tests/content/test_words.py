"""Every word is there, in every language, and none is left over."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.bots.random import Random
from ludotheque.content.words import LANGUAGES, PACKAGE, MissingWords, Words, text_folders, words_for
from ludotheque.games import GAMES
from ludotheque.games.strife import GAME
from ludotheque.games.strife import words as strife
from ludotheque.games.strife.champions import BATTLE_ABILITIES, LEGACY_ABILITIES
from ludotheque.games.strife.combat import PARTS
from ludotheque.games.strife.facts import CARDS
from ludotheque.games.strife.notation import EVENTS, NOTATION
from ludotheque.games.strife.options import OPTIONS
from ludotheque.games.strife.relics import RELIC_POWERS
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.notation import kebab
from ludotheque.kernel.step import Ask, AskAll
from ludotheque.server.refusal import STATUS

FILES = sorted(path for folder in text_folders("strife") for path in folder.glob("*.ftl"))
BROWSER = Path(__file__).parents[2] / "web" / "src"
QUESTION_PARAMS = {"location", "champion", "value", "tie"}
NAMES = ["Ann", "Bob"]
EVERYTHING = {"relics": True, "events": True, "rounds": 5}


class Variables(Visitor):
    """The placeholders of a message, those that only select among variants included."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def entries(path: Path) -> list[object]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def placeholders(language: str) -> dict[str, set[str]]:
    """Every id of a language, attributes too, with its placeholders."""
    found: dict[str, set[str]] = {}
    for path in FILES:
        if not path.name.endswith(f".{language}.ftl"):
            continue
        for entry in entries(path):
            if isinstance(entry, Message):
                found[entry.id.name] = variables(entry.value)
                found.update({f"{entry.id.name}.{a.id.name}": variables(a.value) for a in entry.attributes})
    return found


def variables(pattern: object) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


def questions() -> list[str]:
    return [kebab(name) for name, step in GAME.steps.items() if issubclass(step, (Ask, AskAll))]


def needed() -> set[str]:
    """Every id that Strife speaks, from the lists of its rules and its cards."""
    abilities = [*BATTLE_ABILITIES, *LEGACY_ABILITIES]
    things = [f"champion-{c}" for c in [*CARDS.champions, "none"]] + [
        f"location-{n}" for n in [*CARDS.locations, "none"]
    ]
    ids = things + [f"{thing}.the" for thing in things]
    ids += [f"race-{race}" for race in CARDS.races]
    ids += [f"ability-{a}{end}" for a in abilities for end in ("", "-text")]
    ids += [f"relic-{power}-text" for power in RELIC_POWERS if power]
    ids += [f"event-{event}{end}" for event in CARDS.events for end in ("", "-text")]
    ids += [f"option-{option.name}{end}" for option in OPTIONS for end in ("", ".about")]
    ids += [f"option-{o.name}-{value}" for o in OPTIONS for value in o.values if isinstance(value, str)]
    ids += [f"told-{event}" for event in EVENTS]
    ids += [f"ask-{question}" for question in questions()]
    ids += [f"step-{kebab(step)}" for step in GAME.steps]
    ids += [f"choice-{word}" for word, *_ in NOTATION.verbs]
    ids += [f"part-{part}" for part in PARTS]
    ids += [f"zone-{zone}" for zone in strife.ZONES]
    ids += [f"cards-{kind}" for kind in strife.KINDS]
    return set(ids)


def optional() -> set[str]:
    """Words for a choice that fit one question better than the usual ones."""
    return {f"choice-{word}-{question}" for word, *_ in NOTATION.verbs for question in questions()}


@cache
def browser_source() -> str:
    paths = [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def literal() -> set[str]:
    """Every text between quotation marks in the source that could be an id, the browser's source included."""
    source = "\n".join([*(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")), browser_source()])
    return set(re.findall(r"""["'`]([a-z]+(?:-[a-z_]+)*(?:\.[a-z]+)?)["'`]""", source))


def composed() -> set[str]:
    """Every id of the platform that the browser puts together from a beginning and a name: `web-theme-${theme}`."""
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]
    )
    begun = re.findall(r"`((?:app|web|table)-[a-z-]*)\$\{[^}]*\}((?:-[a-z]+)?)`", source)
    forms = [re.compile(f"{start}[a-z]+{end}") for start, end in begun]
    return {id for id in placeholders("en") if any(form.fullmatch(id) for form in forms)}


def refusals() -> set[str]:
    return {f"error-{code}" for code in STATUS}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_is_whole_and_says_nothing_twice(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, Junk)]
    assert junk == []
    ids = Counter(entry.id.name for entry in entries(path) if isinstance(entry, Message))
    assert [id for id, times in ids.items() if times > 1] == []


def test_no_id_stands_in_two_files() -> None:
    ids = Counter(
        e.id.name for path in FILES if path.name.endswith(".en.ftl") for e in entries(path) if isinstance(e, Message)
    )
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_say_the_same_things_with_the_same_placeholders(language: str) -> None:
    english, other = placeholders("en"), placeholders(language)
    assert sorted(english.keys() ^ other.keys()) == []
    assert {id: other[id] for id in english if other[id] != english[id]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing(language: str) -> None:
    assert sorted((needed() | refusals()) - placeholders(language).keys()) == []


def test_the_browser_says_nothing_that_has_no_words() -> None:
    said = re.findall(r"""\b(?:say|words\.text)\(\s*["']([a-z-]+)["']""", browser_source())
    said += [id for id in literal() if id.startswith("web-")]
    known = set().union(*(words_for(game, "en").ids for game in GAMES))
    assert sorted(set(said) - known) == []


def test_no_word_is_unused() -> None:
    assert sorted(placeholders("en").keys() - needed() - refusals() - optional() - literal() - composed()) == []


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_told_with_all_its_parameters(event: str) -> None:
    assert placeholders("en")[f"told-{event}"] == {key for key, _ in EVENTS[event]}


@pytest.mark.parametrize("question", questions())
def test_a_question_speaks_only_of_what_it_is_given(question: str) -> None:
    assert placeholders("en")[f"ask-{question}"] <= QUESTION_PARAMS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_option_can_be_read(language: str) -> None:
    words = words_for("strife", language, strict=True)
    for kind, names in (("champion", CARDS.champions), ("location", CARDS.locations), ("event", CARDS.events)):
        for name in names:
            assert all(strife.card(words, kind, name))
    for option in OPTIONS:
        assert all(strife.option(words, option.name))
        assert all(strife.option_value(words, option.name, value) for value in option.values)
    assert all(strife.title(words))
    assert all(strife.label(words, zone) for zone in strife.ZONES)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str, seed: int) -> None:
    words = words_for("strife", language, strict=True)
    table = ludotheque.new_table("strife", seed=seed, options=EVERYTHING)
    bot = Random(GAME, seed)
    while not table.over:
        for seat in table.deciders():
            question = table.question(seat)
            assert question is not None
            assert strife.asked(words, question, NAMES)
            lines = [strife.choice(words, text, question) for text in table.menu(seat)]
            assert len(set(lines)) == len(lines)
        seat = table.deciders()[0]
        table.choose(seat, bot.choose(table.seat(seat)))
        for step, whose in GAME.coming(table.state, TABLE):
            assert strife.step(words, step, whose, NAMES)
        for side in table.view()["seats"]:
            assert all(strife.part(words, name, amount) for name, amount in side["parts"])
    for event in table.events():
        assert strife.told(words, event, NAMES)


def test_an_unknown_language_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"there is no language 'frr'; did you mean 'fr'\?"):
        words_for("strife", "frr")


def test_an_unknown_game_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"there are no words for a game 'strive'; did you mean 'strife'\?"):
        words_for("strive", "en")


def test_missing_words_are_english_and_marked_for_people_and_an_error_for_tests(tmp_path: Path) -> None:
    (tmp_path / "a.en.ftl").write_text("hello = Hello, { $name }.\n", encoding="utf-8")
    assert Words("de", [tmp_path]).text("hello", name="Ann") == "«hello» Hello, Ann."
    assert Words("de", [tmp_path]).text("bye") == "«bye»"
    with pytest.raises(MissingWords, match="de: there are no words for 'hello'"):
        Words("de", [tmp_path], strict=True).text("hello", name="Ann")
    with pytest.raises(MissingWords, match="en: 'hello' cannot be said"):
        Words("en", [tmp_path], strict=True).text("hello")
