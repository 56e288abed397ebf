"""Whole sentences, as a player reads them."""

from __future__ import annotations

import pytest

from ludotheque.content.words import spaced, words_for
from ludotheque.games.speech import speech_of
from ludotheque.games.strife.words import part
from ludotheque.kernel.game import Data, Question

NAMES = ["Ann", "Bob"]
SPEECH = speech_of("strife")


def question(id: str) -> Question:
    about = {"location": "pit_of_souls", "by": "druid", "value": 3, "tie": "battle", "owner": 1, "whose": "other"}
    return Question(id, about, {"by": "champion", "owner": "seat"})


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("en", {"name": "reveals", "seat": 0, "champion": "monk"}, "Ann reveals the Monk."),
        ("fr", {"name": "reveals", "seat": 0, "champion": "assassin"}, "Ann révèle l’Assassin."),
        ("de", {"name": "reveals", "seat": 0, "champion": "necromancer"}, "Ann deckt den Nekromanten auf."),
        (
            "en",
            {"name": "wins", "seat": 1, "location": "endless_green", "points": 1},
            "Bob wins the combat for the Endless Green and scores 1 VP.",
        ),
        (
            "fr",
            {"name": "wins", "seat": 1, "location": "endless_green", "points": 1},
            "Bob remporte le combat pour la Forêt éternelle et marque 1 PV.",
        ),
        (
            "de",
            {"name": "wins", "seat": 1, "location": "temple_of_shin_ti_lal", "points": 4},
            "Bob gewinnt den Kampf um den Tempel von Shin Ti Lal und erhält 4 SP.",
        ),
        (
            "en",
            {"name": "changes_places", "seat": 0, "champion": "assassin", "newcomer": "knight"},
            "Ann exchanges the Assassin for the Knight.",
        ),
        ("fr", {"name": "totals", "first": 12, "second": -1}, "Les totaux : Ann avec 12, Bob avec -1."),
        ("de", {"name": "ends", "first": 21, "second": 19}, "Das Spiel ist zu Ende: Ann mit 21, Bob mit 19."),
        ("en", {"name": "event", "event": "blood_moon"}, "The event of this round: Blood Moon."),
    ],
)
def test_an_event_is_told_with_names(language: str, event: Data, sentence: str) -> None:
    assert SPEECH.told(words_for("strife", language, strict=True), event, NAMES) == spaced(language, sentence)


@pytest.mark.parametrize(
    ("language", "id", "sentence"),
    [
        ("en", "ask-select-champions", "Choose your champion for the battle for the Pit of Souls, in secret."),
        ("fr", "ask-manoeuvre", "Manœuvre par le Druide : remettez-vous le Puits des âmes sur la pioche des lieux ?"),
        ("de", "ask-select-alone", "Wähle deinen Champion für den Kampf um die Seelengrube."),
        (
            "en",
            "ask-break-tie",
            "A tie for who acts first in the Battle phase. "
            "Will you keep the Fatestone, worth 3 VP, and lose the tie, or pass it on and win?",
        ),
        (
            "en",
            "ask-arrange-pile",
            "Natural Order by the Druid: which champion comes next in the legacy pile of Bob, from the top down?",
        ),
    ],
)
def test_a_question_names_what_it_is_about(language: str, id: str, sentence: str) -> None:
    assert SPEECH.asked(words_for("strife", language, strict=True), question(id), NAMES) == spaced(language, sentence)


@pytest.mark.parametrize(
    ("language", "text", "id", "line"),
    [
        ("en", "select monk", "ask-select-champions", "Send the Monk into battle"),
        ("fr", "select mage", "ask-select-champions", "Envoyer le Mage au combat"),
        ("de", "select druid", "ask-select-champions", "Den Druiden in den Kampf schicken"),
        ("en", "use", "ask-ambush", "Block the opposing battle ability"),
        ("en", "pass", "ask-ambush", "Do nothing"),
        ("en", "pass", "ask-arrange-pile", "Leave the rest as it is"),
        ("fr", "use", "ask-tenacity", "Bloquer la capacité Héritage adverse"),
        ("de", "give", "ask-break-tie", "Den Stein weitergeben und gewinnen"),
        ("fr", "move shadow_keep", "ask-charge", "Déplacer la bataille vers le Donjon de l’ombre"),
    ],
)
def test_a_choice_reads_well_for_its_question(language: str, text: str, id: str, line: str) -> None:
    assert SPEECH.choice(words_for("strife", language, strict=True), text, question(id)) == line


def test_a_choice_without_a_question_has_the_usual_words() -> None:
    assert SPEECH.choice(words_for("strife", "en", strict=True), "use") == "Do it"


@pytest.mark.parametrize(
    ("language", "kind", "id", "lines"),
    [
        (
            "en",
            "champion",
            "paladin",
            [
                "Paladin",
                "Power 4, Human",
                "Battle · Guardian Spirit: You may call your legacy champion to the Paladin’s side and trigger its "
                "battle ability. The Paladin then gains half of that champion’s power, rounded up.",
                "Legacy · Divine Protection: If you would lose the combat by 4 or less, it counts as a tie instead.",
            ],
        ),
        ("fr", "location", "shadow_keep", ["Donjon de l’ombre", "2 PV", "+2 pour chaque Assassin qui combat ici"]),
        (
            "de",
            "location",
            "ager_pugno",
            [
                "Ager Pugno",
                "1 SP",
                "Im Kampf erhält dein Kampf-Champion +3 Macht.",
                "Wer den Kampf um ein Relikt gewinnt, behält die Karte: Ihre Kraft gilt im nächsten Zug und nur dann. "
                "Genutzt oder nicht, kommt sie danach in die Ablage.",
            ],
        ),
        (
            "en",
            "event",
            "season_of_the_meek",
            ["Season of the Meek", "In combat, battle champions of printed power 4 or less gain +2 power."],
        ),
        (
            "en",
            "event",
            "splendor_of_spring",
            ["Splendor of Spring", "The Endless Green and Nethil Yara are each worth 2 VP more."],
        ),
    ],
)
def test_a_card_says_what_is_printed_on_it(language: str, kind: str, id: str, lines: list[str]) -> None:
    assert SPEECH.card(words_for("strife", language, strict=True), kind, id) == lines


def test_the_warrior_names_his_own_power() -> None:
    lines = SPEECH.card(words_for("strife", "en", strict=True), "champion", "warrior")
    assert lines[-1].endswith("You may also count the Warrior’s 7 instead of the whole total of your battle champion.")


def test_an_unknown_card_is_refused_with_the_nearest_name() -> None:
    words = words_for("strife", "en", strict=True)
    with pytest.raises(ValueError, match=r"there is no champion 'munk'; did you mean 'monk'\?"):
        SPEECH.card(words, "champion", "munk")
    with pytest.raises(ValueError, match=r"there is no kind of card 'locations'; did you mean 'location'\?"):
        SPEECH.card(words, "locations", "shadow_keep")


def test_steps_parts_and_options_have_their_sentences() -> None:
    words = words_for("strife", "en", strict=True)
    assert (
        SPEECH.step(words, "break-tie", 1, NAMES)
        == "Bob decides the tie: keep the Fatestone and lose, or pass it on and win."
    )
    assert SPEECH.step(words, "compare-totals", None, NAMES) == "The totals are compared."
    assert part(words, "printed", 4) == "4 printed power"
    assert part(words, "reduced", -3) == "-3 opposing Warrior"
    assert SPEECH.option(words, "beginner")[0] == "Beginner mode"
    assert [SPEECH.option_value(words, "fatestone_cap", value) for value in (12, "none")] == ["12", "No limit"]
    assert SPEECH.option_value(words, "beginner", False) == "No"
