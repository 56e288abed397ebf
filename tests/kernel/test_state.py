"""The state: an agenda in reading order, questions that stop it, sealed answers, lent chance, events."""

from __future__ import annotations

import pytest

from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.dice import AskingDice, Dice, NeedsChance, ScriptedDice
from ludotheque.kernel.event import Event
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Act, Ask, AskAll, Step, Steps

from .toy import NAME, MayName, Name, NameAll, Say, Throw, Toy, Whisper


class Noted(Dice):
    """Dice that note for which move and draw they were asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int, int]] = []

    def below(self, n: int, move: int, draw: int) -> int:
        self.asked.append((n, move, draw))
        return n - 1


def begun(*steps: Step[Toy], dice: Dice | None = None) -> Toy:
    g = Toy(dice or ScriptedDice([]))
    g.settle(list(steps))
    return g


def told(g: Toy, seat: int) -> list[tuple[str, list[int]]]:
    forms = [event.as_told_to(seat) for event in g.events or []]
    return [(form.name, form.numbers) for form in forms if form is not None]


def test_steps_are_done_in_reading_order() -> None:
    assert begun(Say(1), Say(2), Say(3)).said == [1, 2, 3]


def test_what_a_step_returns_comes_before_what_was_waiting() -> None:
    assert begun(Say(1, 11, 12), Say(2, 21), Say(3)).said == [1, 11, 12, 2, 21, 3]


def test_a_question_stops_the_agenda_until_it_is_answered() -> None:
    g = begun(Say(1), Name(1), Say(9))
    assert g.said == [1]
    assert not g.over()
    g.choose(1, (NAME, 3, 0))
    assert g.said == [1, 3, 6, 9]
    assert g.over()


def test_only_the_seat_that_is_asked_decides() -> None:
    g = begun(Name(1))
    assert g.deciders() == [1]
    assert g.asked() == [1]
    assert g.menu(1) == [(NAME, 1, 0), (NAME, 2, 0), (NAME, 3, 0)]


def test_nobody_decides_when_the_game_is_over() -> None:
    g = begun(Say(1))
    assert g.over()
    assert g.deciders() == []
    assert g.asked() == []


def test_answers_of_several_stay_sealed_until_the_last_one_is_in() -> None:
    g = begun(NameAll(0, 1, 2), Say(9))
    g.choose(1, (NAME, 12, 0))
    assert g.deciders() == [0, 2]
    assert g.asked() == [0, 1, 2]
    g.choose(2, (NAME, 21, 0))
    assert g.said == []
    assert g.deciders() == [0]
    g.choose(0, (NAME, 3, 0))
    assert g.said == [3, 12, 21, 9]
    assert g.sealed == {}


def test_a_sealed_answer_may_be_changed_until_the_last_one_is_in() -> None:
    g = begun(NameAll(0, 1))
    g.choose(1, (NAME, 12, 0))
    g.choose(1, (NAME, 13, 0))
    assert g.deciders() == [0]
    assert g.menu(1) == [(NAME, 11, 0), (NAME, 12, 0), (NAME, 13, 0)]
    g.choose(0, (NAME, 1, 0))
    assert g.said == [1, 13]


def test_sealed_answers_are_heard_in_the_order_of_the_question() -> None:
    g = begun(NameAll(2, 0))
    assert g.deciders() == [2, 0]
    g.choose(0, (NAME, 1, 0))
    g.choose(2, (NAME, 23, 0))
    assert g.said == [23, 1]


def test_the_move_number_counts_questions_not_rows() -> None:
    g = begun(Name(0), NameAll(0, 1), Name(1), Name(0))
    assert g.moves == 0
    g.choose(0, (NAME, 1, 0))
    assert g.moves == 1
    g.choose(0, (NAME, 1, 0))
    g.choose(0, (NAME, 2, 0))
    assert g.moves == 1
    g.choose(1, (NAME, 11, 0))
    assert g.moves == 2
    g.choose(1, (NAME, 1, 0))
    assert g.moves == 3


def test_chance_is_asked_for_by_move_and_draw() -> None:
    dice = Noted()
    g = begun(Throw(6), Throw(8), Name(0), Throw(3), NameAll(0, 1), Throw(2), Throw(2), dice=dice)
    g.choose(0, (NAME, 1, 0))
    g.choose(1, (NAME, 11, 0))
    g.choose(0, (NAME, 1, 0))
    assert dice.asked == [(6, 0, 0), (8, 0, 1), (3, 1, 0), (2, 2, 0), (2, 2, 1)]
    assert g.said == [5, 7, 1, 2, 2, 1, 11, 1, 1]


def test_one_case_uses_no_chance() -> None:
    dice = Noted()
    g = begun(Throw(1), Throw(6), dice=dice)
    assert g.said == [0, 5]
    assert dice.asked == [(6, 0, 0)]


def test_dice_that_ask_are_heard_through_the_agenda() -> None:
    with pytest.raises(NeedsChance, match="chance among 8"):
        begun(Throw(6), Throw(8), dice=AskingDice([2]))
    assert begun(Throw(6), Throw(8), dice=AskingDice([2, 7])).said == [2, 7]


def test_a_copy_is_independent_and_tells_nobody() -> None:
    g = begun(NameAll(0, 1), Say(9))
    g.events = []
    g.choose(0, (NAME, 1, 0))
    copy = g.copy(ScriptedDice([]))
    copy.choose(1, (NAME, 12, 0))
    assert copy.said == [1, 12, 9]
    assert copy.events is None
    assert g.said == []
    assert g.sealed == {0: (NAME, 1, 0)}
    assert g.deciders() == [1]
    g.choose(0, (NAME, 2, 0))
    g.choose(1, (NAME, 11, 0))
    assert g.said == [2, 11, 9]
    assert copy.said == [1, 12, 9]


def test_where_nobody_listens_nothing_is_told() -> None:
    g = begun(Say(1), Whisper())
    assert g.events is None


def test_what_is_told_everybody_may_know() -> None:
    g = Toy(ScriptedDice([]))
    g.events = []
    g.settle([Say(5)])
    for seat in (0, 1, TABLE):
        assert told(g, seat) == [("says", [5, 0, 0])]


def test_what_is_confided_others_learn_in_its_public_form() -> None:
    g = Toy(ScriptedDice([]))
    g.events = []
    g.settle([Whisper()])
    assert told(g, 1) == [("learns", [1, 42, 0])]
    for seat in (0, 2, TABLE):
        assert told(g, seat) == [("learns_something", [1, 0, 0])]


def test_an_event_without_a_public_form_stays_between_its_knowers() -> None:
    event = Event("peeks", [3], [0, 2])
    assert event.as_told_to(0) is event
    assert event.as_told_to(2) is event
    assert event.as_told_to(1) is None
    assert event.as_told_to(TABLE) is None


def test_a_step_says_itself_what_it_does() -> None:
    g = Toy(ScriptedDice([]))
    act: Act[Toy] = Act()
    ask: Ask[Toy] = Ask(0)
    ask_all: AskAll[Toy] = AskAll()
    for unsaid in (
        lambda: act.do(g),
        lambda: ask.menu(g),
        lambda: ask.hear(g, (NAME, 1, 0)),
        lambda: ask_all.who(g),
        lambda: ask_all.menu(g, 0),
        lambda: ask_all.hear(g, []),
        lambda: State(ScriptedDice([])).copy(ScriptedDice([])),
    ):
        with pytest.raises(NotImplementedError):
            unsaid()
    assert ask_all.stays_sealed(g) is False
    assert act.seat == TABLE


def test_a_settled_state_may_be_given_more_to_do() -> None:
    g = begun()
    assert g.over()
    more: Steps = [Say(1), Name(0)]
    g.settle(more)
    assert g.said == [1]
    assert g.deciders() == [0]


def test_a_seat_that_can_only_pass_is_not_waited_for_but_nobody_can_tell() -> None:
    g = begun(MayName(0, 1, 2, idle=[1]), Say(9))
    assert g.addressed() == [0, 1, 2]
    assert g.asked() == g.deciders() == [0, 2]
    g.choose(2, (NAME, 21, 0))
    g.choose(0, (NAME, 3, 0))
    assert g.said == [3, 0, 21, 9]


def test_a_question_to_which_everybody_can_only_pass_goes_by_and_counts_as_a_move() -> None:
    g = begun(MayName(0, 1, idle=[0, 1]), Name(1))
    assert g.said == [0, 0]
    assert g.moves == 1
    assert g.asked() == [1]


def test_where_people_watch_such_a_question_waits_until_the_table_proceeds() -> None:
    g = Toy(ScriptedDice([]))
    g.pausing = True
    g.settle([MayName(0, 1, idle=[0, 1]), Name(1)])
    assert g.paused()
    assert g.addressed() == [0, 1]
    assert g.deciders() == []
    g.proceed()
    assert not g.paused()
    assert (g.said, g.moves, g.deciders()) == ([0, 0], 1, [1])
