"""Game: options are completed and checked, seats are counted, steps are found by name."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.kernel.game import Option, Setting, check_seats, completed, spelt, steps_in

from . import toy

OPTIONS = [
    Option("rounds", (1, 2, 3), 3),
    Option("relics", (False, True), False),
    Option("edition", ("old", "new"), "new"),
    Option("cap", (12, "none"), 12),
]


def test_what_is_not_asked_for_has_its_usual_value() -> None:
    assert completed(OPTIONS, {}) == {"rounds": 3, "relics": False, "edition": "new", "cap": 12}
    asked: dict[str, Setting] = {"cap": "none", "relics": True}
    assert completed(OPTIONS, asked) == {"rounds": 3, "relics": True, "edition": "new", "cap": "none"}


def test_settings_stand_in_the_order_of_the_options() -> None:
    assert list(completed(OPTIONS, {"cap": 12, "rounds": 1})) == ["rounds", "relics", "edition", "cap"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"round": 1}, "there is no option 'round'; did you mean 'rounds'?"),
        ({"colour": 1}, "there is no option 'colour'; known: rounds, relics, edition, cap"),
        ({"rounds": 4}, "option 'rounds' cannot be 4; it may be 1, 2, 3"),
        ({"rounds": "1"}, "option 'rounds' cannot be 1; it may be 1, 2, 3"),
        ({"rounds": True}, "option 'rounds' cannot be true; it may be 1, 2, 3"),
        ({"relics": 1}, "option 'relics' cannot be 1; it may be false, true"),
        ({"relics": "yes"}, "option 'relics' cannot be yes; it may be false, true"),
        ({"edition": "newer"}, "option 'edition' cannot be newer; it may be old, new"),
    ],
)
def test_an_unknown_option_or_value_is_refused_with_what_is_known(asked: dict[str, Setting], said: str) -> None:
    with pytest.raises(ValueError) as error:
        completed(OPTIONS, asked)
    assert str(error.value) == said


def test_a_setting_is_spelt_as_on_the_command_line() -> None:
    assert [spelt(value) for value in (True, False, 3, "none")] == ["true", "false", "3", "none"]


def test_a_game_says_for_how_many_it_is() -> None:
    strife = ludotheque.GAMES["strife"]
    check_seats(strife, 2)
    with pytest.raises(ValueError, match=r"^strife is for 2 players, not for 3$"):
        check_seats(strife, 3)
    with pytest.raises(ValueError, match=r"^strife is for 2 or 4 players, not for 1$"):
        check_seats(strife._replace(seats=(2, 4)), 1)


def test_the_steps_of_a_module_are_those_that_it_defines() -> None:
    assert sorted(steps_in(toy)) == ["MayName", "Name", "NameAll", "Say", "Throw", "Whisper"]
