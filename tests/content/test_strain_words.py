"""Strain in words: every id is there in every language, none is left over, and the sentences read well."""

from __future__ import annotations

import pytest

from ludotheque.content.words import LANGUAGES, spaced, words_for
from ludotheque.games.speech import speech_of
from ludotheque.games.strain import GAME, words
from ludotheque.games.strain.effects import EFFECTS, KINDS, PILES
from ludotheque.games.strain.facts import SETS, TILES
from ludotheque.games.strain.notation import FORMS, NAMES
from ludotheque.games.strain.table import EVENT_KINDS, PHASES
from ludotheque.games.strain.zones import ORDERS
from ludotheque.kernel.game import Data, Question

from .ftl import missing_and_unused, questions, ruled

SPEECH = speech_of("strain")
PLAYERS = ["Ann", "Bob", "Cleo", "Dan"]
ELSEWHERE = ("board-", "dish-", "term-")  # words that terminal and browser put together themselves


def needed() -> set[str]:
    """Every id that Strain speaks, from the lists of its rules and its tiles."""
    things = [f"tile-{tile}" for tile in TILES] + [f"pile-{pile}" for pile in PILES] + ["face-dormant"]
    ids = things + [f"{thing}.the" for thing in things]
    ids += [f"kind-{kind}" for kind in KINDS]
    ids += [f"effect-{effect}" for effect in (*EFFECTS[1:], "blocks")]
    ids += [f"zone-{zone}" for zone in words.ZONES] + [f"phase-{phase}" for phase in PHASES]
    ids += [f"state-{state}" for state in words.STATES] + [f"standing-{order}" for order in ORDERS]
    lines = ("organism", "sources", "sources-both", "cost", "resistance", "immunity", "copies", "global", "original")
    return {*ids, *ruled("strain", questions("strain")), "cards-tile", "place", *(f"card-{line}" for line in lines)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_or_unused(language: str) -> None:
    assert missing_and_unused("strain", language, needed(), ELSEWHERE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_event_and_label_can_be_said(language: str) -> None:
    spoken = words_for("strain", language, strict=True)
    for choice in GAME.every_choice(max(GAME.seats)):
        assert words.choice(spoken, GAME.text(choice))
    for event, form in FORMS.events.items():
        told: Data = {"name": event} | {key: NAMES[kind][0] if kind in NAMES else 1 for key, kind in form}
        assert "none" not in SPEECH.told(spoken, told, PLAYERS)
    assert all(words.label(spoken, zone) for zone in words.ZONES)
    assert all(words.phase(spoken, phase) for phase in PHASES)
    assert all(words.state(spoken, state) for state in words.STATES)
    assert all(words.standing(spoken, order) for order in ORDERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_says_that_its_tiles_are_our_own(language: str) -> None:
    spoken = words_for("strain", language, strict=True)
    name, _, about = SPEECH.title(spoken)
    assert name == "Strain"
    assert {"en": "original set of our own", "fr": "un jeu original", "de": "eigener, neuer Satz"}[language] in about


# Sentences


TILES_HIT = ["diatom", "cytosol", "ribosome"]  # of an organism that is attacked, itself first
CHAIN = ["measles", None]  # a virus and a battle


def question(id: str, **params: str | int | None) -> Question:
    return Question(
        id,
        {
            "count": 0,
            "have": 0,
            "place": None,
            "by": None,
            "seat": -1,
            "event": None,
            "tiles": TILES_HIT,
            "chain": CHAIN,
        }
        | params,
        {"by": "tile"},
    )


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        (
            "en",
            {"name": "infects", "seat": 0, "tile": "influenza", "place": "b3"},
            "Ann infects Bob’s B3 with Influenza.",
        ),
        (
            "fr",
            {"name": "infects", "seat": 0, "tile": "avian_flu", "place": "b3"},
            "Ann infecte B3 chez Bob avec la grippe aviaire.",
        ),
        (
            "de",
            {"name": "counters", "seat": 2, "tile": "antibody", "link": "2", "target": "rotavirus"},
            "Cleo kontert das Rotavirus (Ereignis 2 der Kette) durch den Antikörper.",
        ),
        ("de", {"name": "draws", "seat": 0, "tile": "chloroplast"}, "Ann zieht den Chloroplasten."),
        ("fr", {"name": "draws_from", "seat": 0, "pile": "petri"}, "Ann tire une tuile de la pile Boîte de Pétri."),
        (
            "en",
            {"name": "attacks", "seat": 3, "place": "a1", "toxins": 1},
            "Dan attacks Ann’s A1 with 1 toxin.",
        ),
        (
            "de",
            {"name": "attacks", "seat": 3, "place": "a1", "toxins": 4},
            "Dan greift A1 von Ann mit 4 Toxinen an.",
        ),
        (
            "en",
            {"name": "gives_way", "place": "b1", "slot": 0, "amount": 2, "tile": "coccus"},
            "Bob’s B1 loses 2 tokens on the Coccus (the organism).",
        ),
        (
            "en",
            {"name": "gives_way", "place": "b1", "slot": 4, "amount": 1, "tile": "cytosol"},
            "Bob’s B1 loses 1 token on the Cytosol (slot 4).",
        ),
        (
            "en",
            {"name": "answers", "seat": 1, "tile": "antibody", "link": "1", "target": "influenza"},
            "Bob answers Influenza (event 1 of the chain) with the Antibody.",
        ),
        (
            "en",
            {"name": "answers", "seat": 1, "tile": "heat_shock", "link": "1", "target": None},
            "Bob answers the battle (event 1 of the chain) with the Heat-Shock Protein.",
        ),
        (
            "fr",
            {"name": "adds_toxins", "seat": 0, "tile": "toxin_surge", "amount": 3, "link": "1"},
            "Ann ajoute 3 toxines à la bataille (évènement 1 de la chaîne) avec la décharge toxique.",
        ),
        (
            "de",
            {"name": "fails", "seat": 0, "tile": None, "kind": 2},
            "Ann greift vergebens an: Der Organismus ist fort.",
        ),
    ],
)
def test_an_event_is_told_with_names(language: str, event: Data, sentence: str) -> None:
    assert SPEECH.told(words_for("strain", language, strict=True), event, PLAYERS) == sentence


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"event": "tile", "seat": 1, "by": "antibody"}, "Bob plays the Antibody. Will you answer?"),
        (
            {"event": "tile", "seat": 1, "by": "influenza", "place": "c2"},
            "Bob plays Influenza for Cleo’s C2. Will you answer?",
        ),
        (
            {"event": "function", "seat": 1, "by": "cilium"},
            "Bob uses the special function of a tile: the Cilium. Will you answer?",
        ),
        ({"event": "battle", "seat": 1, "place": "a1"}, "Bob attacks Ann’s A1. Will you answer?"),
        (
            {"event": "cleansing", "seat": 1, "by": "ebola", "place": "b1"},
            "Bob pays to rid B1 of Ebola. Will you answer?",
        ),
        ({}, "Before the game goes on: will you play a Chain Reaction?"),
    ],
)
def test_whoever_may_answer_is_told_what_is_answered(params: Data, sentence: str) -> None:
    asked = question("ask-respond", **params)
    assert SPEECH.asked(words_for("strain", "en", strict=True), asked, PLAYERS) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_event_is_answered_in_words_of_its_own(language: str) -> None:
    spoken = words_for("strain", language, strict=True)
    params: Data = {"seat": 1, "by": "cilium", "place": "b1"}
    asked = [SPEECH.asked(spoken, question("ask-respond", **params | {"event": kind}), PLAYERS) for kind in EVENT_KINDS]
    assert len({*asked, SPEECH.asked(spoken, question("ask-respond"), PLAYERS)}) == len(EVENT_KINDS) + 1


@pytest.mark.parametrize(
    ("language", "text", "id", "line"),
    [
        ("en", "pass-turn", "ask-respond", "Pass until the end of this turn"),
        ("en", "pass-others", "ask-respond", "Pass for this turn unless it targets me"),
        ("en", "place cytosol b3", "ask-evolve", "Place the Cytosol at B3"),
        ("de", "place cytosol b3", "ask-evolve", "Das Zytosol bei B3 anlegen"),
        ("en", "target ~cytosol b3", "ask-aim", "Destroy the Cytosol (dormant) of B3"),
        ("fr", "target ~cytosol b3", "ask-rouse", "Réveiller le cytosol (face dormante) en B3"),
        ("en", "done", "ask-score", "Score no more this turn"),
        ("en", "answer antibody 1", "ask-respond", "Answer Measles (event 1) with the Antibody"),
        (
            "fr",
            "answer heat_shock 2",
            "ask-respond",
            "Viser la bataille (évènement 2) et répondre avec la protéine de choc thermique",
        ),
        ("de", "react flagellum 2", "ask-respond", "Auf den Kampf (Ereignis 2) reagieren: die Geißel nutzen"),
        ("en", "resist 0 1", "ask-resist", "Take 1 token off the Diatom (the organism)"),
        ("en", "resist 1 1", "ask-resist", "Take 1 token off the Cytosol (slot 1)"),
        ("fr", "resist 2 2", "ask-resist", "Retirer 2 jetons : Ribosome (emplacement 2)"),
        ("de", "resist 1 2", "ask-resist", "2 Marker wegnehmen: Zytosol (Platz 1)"),
        ("de", "commit 1", "ask-commit", "Mit 1 Toxin angreifen"),
        ("fr", "draw petri", "ask-draw", "Tirer de la pile Boîte de Pétri"),
    ],
)
def test_a_choice_reads_well_for_its_question(language: str, text: str, id: str, line: str) -> None:
    assert words.choice(words_for("strain", language, strict=True), text, question(id)) == spaced(language, line)


def test_names_of_things() -> None:
    spoken = words_for("strain", "en", strict=True)
    assert words.name(spoken, "face", "~cytosol") == "dormant Cytosol"
    assert words.name(spoken, "face", "cytosol") == words.name(spoken, "tile", "cytosol") == "Cytosol"
    assert words.the(spoken, "face", "~cytosol") == "the Cytosol (dormant)"
    assert words.name(spoken, "place", "b3") == "B3"
    assert words.name(spoken, "tile", "killer_bee") == "Killer bee"  # of somebody's own set
    assert SPEECH.option_value(spoken, "tiles", "original") == "Our original set"
    assert SPEECH.option_value(spoken, "tiles", "my_tiles") == "my_tiles"
    assert SPEECH.option_value(spoken, "points", 14) == "14"


# Tiles


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", TILES)
def test_every_tile_can_be_read(language: str, tile: str) -> None:
    spoken = words_for("strain", language, strict=True)
    lines = words.card(spoken, "tile", tile)
    assert all(lines)
    facts = words.facts(spoken, "tile", tile)
    assert facts["original"]
    assert not facts["text"] or facts["text"] in lines
    assert bool(facts["text"]) == bool(facts["effect"] or facts["blocks"] > 1)


def test_a_tile_in_figures() -> None:
    cards, tile = SETS["original"], TILES.index("cell_wall")
    facts = words.facts(words_for("strain", "en", strict=True), "tile", "cell_wall")
    assert (facts["kind"], facts["kind_name"], facts["pile"]) == ("organelle", "Organelle", "petri")
    assert (facts["cost"], facts["resistance"], facts["copies"]) == (
        cards.cost[tile],
        cards.resistance[tile],
        cards.copies[tile],
    )
    assert (facts["effect"], facts["amount"], facts["global"]) == ("shields", cards.amount[tile], False)


def test_a_tile_in_lines() -> None:
    spoken = words_for("strain", "en", strict=True)
    assert words.card(spoken, "tile", "diatom")[:2] == ["Diatom", "Organism"]
    assert "Counts as 2 building blocks." in words.card(spoken, "tile", "nucleolus")
    assert "Global modifier: applies to all players." in words.card(spoken, "tile", "coronavirus")
    assert words.card(spoken, "tile", "ebola")[-1] == "A tile of our own original set."
