"""Stratego Legends in words: everything that can happen can be said, in every language, and nothing is left over."""

from __future__ import annotations

import pytest

from ludotheque.content.words import LANGUAGES, spaced, words_for
from ludotheque.games.legends import GAME, words
from ludotheque.games.legends.facts import UNITS, VERBS
from ludotheque.games.legends.kinds import COLOURS, KEYWORDS, SIDES, TEAM, TERRAINS, TYPES
from ludotheque.games.legends.notation import MOMENTS, NAMES
from ludotheque.games.legends.power import FAMILIES
from ludotheque.games.legends.sentences import FACTS, line, power, powers
from ludotheque.games.legends.strength import PARTS
from ludotheque.games.legends.turn import STALEMATES
from ludotheque.games.speech import speech_of
from ludotheque.kernel.game import Data, Question

from .ftl import missing_and_unused, questions, ruled

SPEECH = speech_of("legends")
PLAYERS = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]
LINES = {"power-line", "power-named", "power-once-turn", "power-once-game", "power-price", "power-static",
         "power-no_attack", "power-magic-spares", "card-figures", "cards-unit", "side-of", "side-yours"}  # fmt: skip
FORMS = {f"whom-{kind}.{form}" for kind in ("any", "mobile", "keyword", "strength") for form in ("an", "many")}
WHERE = {"whom-both", "whom-or", "where-empty", "where-near", "where-anywhere"}
ELSEWHERE = ("terminal-", "army-", "page-", "field-", "legends-", "board-")  # of those who draw and read armies


def needed() -> set[str]:
    """Every id that Legends speaks, from the lists of its rules and its units."""
    ids = [f"unit-{unit}{end}" for unit in UNITS for end in ("", ".the")]
    ids += [f"type-{type_}{end}" for type_ in TYPES for end in ("", ".an", ".many")]
    ids += [f"colour-{colour}{end}" for colour in COLOURS for end in ("", ".an", ".many")]
    ids += [f"nation-{colour}" for colour in COLOURS] + [f"side-{side}" for side in SIDES]
    ids += [f"terrain-{kind}{end}" for kind in (*TERRAINS, "shore") for end in ("", ".on", ".many", ".empty")]
    ids += [f"keyword-{keyword}" for keyword in (*KEYWORDS, "hop")]
    ids += [f"family-{family}" for family in (*FAMILIES, "static", "no_attack")]
    ids += [f"pack-{pack}" for pack in (*NAMES["pack"], "custom", "any")]
    ids += [f"power-{family}-{verb}" for family in FAMILIES for verb in VERBS[family]]
    ids += [f"part-{part}" for part in PARTS] + [f"role-{role}" for role in NAMES["role"]]
    ids += [f"reason-{reason}" for reason in STALEMATES]
    return {*ids, *ruled("legends", questions("legends")), *LINES, *FORMS, *WHERE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_or_unused(language: str) -> None:
    assert missing_and_unused("legends", language, needed(), ELSEWHERE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_units_are_called_alike_on_the_field(language: str) -> None:
    spoken = words_for("legends", language, strict=True)
    ids = [f"unit-{unit}" for unit in UNITS]
    called = [spoken.text(f"{id}.short" if spoken.knows(f"{id}.short") else id) for id in ids]
    assert len(set(called)) == len(called)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_event_part_and_keyword_can_be_said(language: str) -> None:
    spoken = words_for("legends", language, strict=True)
    said = [SPEECH.choice(spoken, GAME.text(choice)) for choice in GAME.every_choice(2)]
    assert len(set(said)) == len(said)
    for event, form in SPEECH.event_forms().items():
        told: Data = {"name": event} | {key: example(kind) for key, kind in form}
        assert "none" not in SPEECH.told(spoken, told, PLAYERS[:2])
    assert all(words.part(spoken, part, 1) for part in PARTS)
    assert all(all(words.keyword(spoken, keyword)) for keyword in KEYWORDS)


def example(kind: str) -> str | int:
    return NAMES[kind][0] if kind in NAMES else 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", questions("legends"))
def test_every_question_can_be_asked(language: str, id: str) -> None:
    spoken = words_for("legends", language, strict=True)
    for moment in MOMENTS:
        assert "none" not in SPEECH.asked(spoken, question(f"ask-{id}", moment=moment, count=2), PLAYERS)


# Sentences


def question(id: str, **params: str | int | None) -> Question:
    usual: Data = {
        "by": "high_elf",
        "owner": 1,
        "unit": "high_elf",
        "space": "a4",
        "picked": "b5",
        "returning": "high_elf",
    }
    kinds = {"by": "unit", "owner": "seat", "picked": "space", "returning": "unit"}
    return Question(id, usual | {"count": 0, "moment": "end"} | params, kinds)


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("en", {"name": "takes_side", "seat": 0, "side": "beige"}, "Ann leads the beige army."),
        ("fr", {"name": "takes_side", "seat": 1, "side": "grey"}, "Bob commande l’armée grise."),
        ("de", {"name": "takes_side", "seat": 1, "side": "grey"}, "Bob führt die graue Armee."),
        ("en", {"name": "attacks", "seat": 0, "space": "a4", "to": "a5"}, "Ann attacks A5 from A4."),
        ("fr", {"name": "moves", "seat": 0, "space": "a4", "to": "a5"}, "Ann va de A4 en A5."),
        ("de", {"name": "attacks", "seat": 0, "space": "a4", "to": "a5"}, "Ann greift A5 von A4 aus an."),
        (
            "de",
            {"name": "reveals", "space": "a5", "unit": "high_elf", "team": 0},
            "Die Seite Ann, Cleo zeigt den Hochelf auf A5.",
        ),
        (
            "en",
            {"name": "destroyed", "space": "a5", "unit": "high_elf", "team": 0},
            "The side of Ann, Cleo loses the High Elf on A5.",
        ),
        ("en", {"name": "gains", "space": "b2", "keyword": "fly"}, "B2 has Flying until the end of the turn."),
        ("en", {"name": "battle_ends", "team": 1}, "The side of Bob, Dan wins the battle."),
        ("en", {"name": "battle_ends", "team": 2}, "The battle is a draw."),
        ("fr", {"name": "battle_ends", "team": 2}, "La bataille est nulle."),
        ("de", {"name": "battle_ends", "team": 2}, "Die Schlacht endet unentschieden."),
    ],
)
def test_an_event_is_told_with_names(language: str, event: Data, sentence: str) -> None:
    assert SPEECH.told(words_for("legends", language, strict=True), event, PLAYERS[:4]) == sentence


@pytest.mark.parametrize(
    ("language", "id", "params", "sentence"),
    [
        (
            "en",
            "window",
            {"moment": "attack"},
            "An attack: will you use an ability before it is decided?",
        ),
        (
            "fr",
            "swap",
            {"count": 1},
            "Encore 1 échange : laquelle de vos unités doit changer de place avec une autre ?",
        ),
        ("de", "rage", {}, "Raserei: Wen greift die Einheit auf A4 als Nächstes an?"),
        (
            "en",
            "dispatch-to",
            {"by": "almaetis"},
            "Through Almaetis: on which space will you put the unit on B5?",
        ),
        ("de", "give-up", {}, "Durch den Hochelf: Welche deiner Einheiten opferst du?"),
        ("fr", "give-up", {}, "Par le Haut Elfe : laquelle de vos unités sacrifiez-vous ?"),
    ],
)
def test_a_question_names_what_it_is_about(language: str, id: str, params: Data, sentence: str) -> None:
    spoken = words_for("legends", language, strict=True)
    assert SPEECH.asked(spoken, question(f"ask-{id}", **params), PLAYERS) == spaced(language, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_window_is_asked_in_words_of_its_own(language: str) -> None:
    spoken = words_for("legends", language, strict=True)
    asked = {SPEECH.asked(spoken, question("ask-window", moment=moment), PLAYERS) for moment in MOMENTS}
    assert len(asked) == len(MOMENTS)


@pytest.mark.parametrize(
    ("language", "text", "id", "sentence"),
    [
        ("en", "move a4 a5", "ask-turn", "Move from A4 to A5"),
        ("en", "move a4 a5", "ask-rage", "Attack A5 from A4"),
        ("en", "act a4 1", "ask-turn", "Use the action of A4"),
        ("en", "act a4 2", "ask-turn", "Use the action of A4 (power 2)"),
        ("en", "pass", "ask-swap", "Ready"),
        ("fr", "use a4 b5", "ask-window", "Employer la capacité en A4 et viser B5"),
        ("fr", "recruit high_elf", "ask-muster", "Recruter le Haut Elfe"),
        ("de", "return high_elf", "ask-grave", "Den Hochelf zurückbringen"),
        ("de", "target b5", "ask-give-up", "B5 opfern"),
        ("de", "terrain marsh", "ask-survey", "Sumpf"),
    ],
)
def test_a_choice_reads_well_for_its_question(language: str, text: str, id: str, sentence: str) -> None:
    assert SPEECH.choice(words_for("legends", language, strict=True), text, question(id)) == sentence


def test_names_of_things() -> None:
    spoken = words_for("legends", "en", strict=True)
    assert words.name(spoken, "unit", "high_elf") == "High Elf"
    assert words.the(spoken, "unit", "high_elf") == "the High Elf"
    assert words.name(spoken, "space", "b3") == words.the(spoken, "to", "b3") == "B3"
    assert words.name(spoken, "keyword", "fly") == "Flying"
    assert SPEECH.option_value(spoken, "beige", "G4") == "Landor’s legions (G4)"
    assert SPEECH.option_value(spoken, "memory", True) == "Yes"
    assert SPEECH.option_value(spoken, "copies", 3) == "3"
    assert [words.part(spoken, *part) for part in (("base", 4), ("terrain", 1), ("curse", -1))] == [
        "4 base strength",
        "+1 terrain",
        "-1 Death Curse",
    ]


# Units


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unit_can_be_read(language: str) -> None:
    spoken = words_for("legends", language, strict=True)
    for unit in UNITS:
        lines = words.card(spoken, "unit", unit)
        facts = words.facts(spoken, "unit", unit)
        assert all(lines)
        assert not any(mark in text for text in lines for mark in ("none", "{", "}", "  ", "«"))
        assert all(text.endswith(".") for text in lines[2:])
        assert len(lines) == 2 + len(facts["powers"]) + len(facts["limits"])
        assert len(facts["powers"]) >= len(FACTS[unit].powers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_powers_have_different_sentences(language: str) -> None:
    spoken = words_for("legends", language, strict=True)
    said: dict[str, set[str]] = {}
    for unit in UNITS:
        for fact in FACTS[unit].powers:
            said.setdefault(line(spoken, power(spoken, unit, fact)), set()).add(str(fact))
    assert {text: facts for text, facts in said.items() if len(facts) > 1} == {}


def test_a_unit_in_figures() -> None:
    facts = words.facts(words_for("legends", "en", strict=True), "unit", "king_migol")
    assert (facts["number"], facts["side"], facts["colour"], facts["type"]) == (3, "beige", "green", "dwarf")
    assert (facts["strength"], facts["static"], facts["attacks"]) == (9, False, True)
    (ability,) = facts["powers"]
    assert (ability["family_name"], ability["verb"], ability["once"]) == ("Ability", "boost", "turn")
    assert ability["text"].startswith("Reveal a Dwarf")


def test_a_spell_that_spares_the_attacker_says_so() -> None:
    spoken = words_for("legends", "en", strict=True)
    sparing = [unit for unit in UNITS if any(said["verb"] == "spares" for said in powers(spoken, unit))]
    assert sparing == ["holy_vision", "dragon_talisman", "fungus_of_bremmuk"]


@pytest.mark.parametrize(
    ("language", "unit", "lines"),
    [
        (
            "en",
            "high_elf",
            [
                "High Elf",
                "No. 11 · beige army · Green (Ancients) · Elf · strength 6",
                "Ability, once a turn: reveal an Elf of your side next to it; that unit gains +1 until the end of "
                "the turn.",
            ],
        ),
        (
            "en",
            "quicksand",
            [
                "Quicksand",
                "No. 28 · beige army · Green (Ancients) · Magic · no strength",
                "Magic: the attacker is destroyed.",
                "End of the Death Curse: all units that stand on marsh are revealed, and you destroy one of them "
                "that is not static.",
                "Static: it has no move of its own.",
            ],
        ),
        (
            "en",
            "reb_the_zombie_slayer",
            [
                "Reb the Zombie Slayer",
                "No. 61 · beige army · Gold (Valorians) · Cleric · strength 1",
                "Innate: if it attacks a unit of base strength 10 or a Zombie, the other is destroyed, whatever the "
                "strengths.",
            ],
        ),
        (
            "fr",
            "lockin_elves",
            [
                "Elfes de Lockin",
                "Nº 5 · armée beige · Vert (Anciens) · Elfe · force 8",
                "Capacité, au prix de cette unité : parmi les unités adjacentes de votre camp, révélez une unité "
                "verte ; l’unité révélée gagne +2 jusqu’à la fin du tour.",
            ],
        ),
        (
            "de",
            "murkis",
            [
                "Murkis",
                "Nr. 146 · graue Armee · Rot (Manen) · Zombie · Stärke 7",
                "Aktion · Wechsel: Steht sie im Sumpf, geht sie auf ein leeres Sumpffeld, gleich wie weit entfernt.",
            ],
        ),
    ],
)
def test_a_unit_in_lines(language: str, unit: str, lines: list[str]) -> None:
    expected = [spaced(language, line) for line in lines]
    assert words.card(words_for("legends", language, strict=True), "unit", unit) == expected


def test_a_side_is_called_by_its_players() -> None:
    assert [words.spoken(words_for("legends", "en"), TEAM, TEAM, team, PLAYERS[:4]) for team in (0, 1, 2)] == [
        "the side of Ann, Cleo",
        "the side of Bob, Dan",
        "none",
    ]
