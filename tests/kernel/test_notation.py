"""Notation: choices as text and back; what cannot be read says what is near."""

from __future__ import annotations

import pytest

from ludotheque.kernel.choice import PASS, PASSING
from ludotheque.kernel.notation import Notation, known, nearest

NOTATION = Notation(
    verbs=[("pass",), ("play", "card"), ("move", "card", "place")],
    names={"card": ["ace", "king", "queen"], "place": ["left", "right"]},
)


@pytest.mark.parametrize(
    ("text", "choice"),
    [("pass", (0, 0, 0)), ("play king", (1, 1, 0)), ("move queen left", (2, 2, 0)), ("move ace right", (2, 0, 1))],
)
def test_a_choice_is_written_and_read(text: str, choice: tuple[int, ...]) -> None:
    assert NOTATION.text(choice) == text
    assert NOTATION.read(text) == choice


def test_passing_is_the_same_in_every_game() -> None:
    assert PASSING == (PASS, 0, 0)
    assert NOTATION.read("pass") == PASSING


def test_spaces_do_not_matter() -> None:
    assert NOTATION.read("  move  queen   left ") == (2, 2, 0)


def test_every_choice_can_be_listed_in_a_fixed_order_and_comes_back_from_its_text() -> None:
    choices = NOTATION.every_choice()
    assert [NOTATION.text(choice) for choice in choices] == [
        "pass",
        "play ace",
        "play king",
        "play queen",
        "move ace left",
        "move ace right",
        "move king left",
        "move king right",
        "move queen left",
        "move queen right",
    ]
    assert [NOTATION.read(NOTATION.text(choice)) for choice in choices] == choices


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is no verb ''; known: pass, play, move"),
        ("plya king", "there is no verb 'plya'; did you mean 'play'?"),
        ("play kin", "there is no card 'kin'; did you mean 'king'?"),
        ("play joker", "there is no card 'joker'; known: ace, king, queen"),
        ("move ace up", "there is no place 'up'; known: left, right"),
        ("play", "'play' is not a choice; write it as 'play card'"),
        ("pass king", "'pass king' is not a choice; write it as 'pass'"),
        ("move ace", "'move ace' is not a choice; write it as 'move card place'"),
    ],
)
def test_what_cannot_be_read_says_what_is_near(text: str, said: str) -> None:
    with pytest.raises(ValueError) as error:
        NOTATION.read(text)
    assert str(error.value) == said


def test_a_name_is_known_by_its_number() -> None:
    assert known("queen", ["ace", "king", "queen"], "card") == 2


def test_the_nearest_name_is_offered_or_all_of_them() -> None:
    assert nearest("quen", ["ace", "king", "queen"]) == "; did you mean 'queen'?"
    assert nearest("joker", ["ace", "king"]) == "; known: ace, king"
