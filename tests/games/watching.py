"""What the watched games have in common: each is played as a State plays itself, and notes what fires."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from ludotheque.games.speech import speech_of
from ludotheque.kernel.choice import PASSING, Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Game, Settings
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Ask, AskAll, Step, Steps


def due(game: Game, unheard: Collection[str] = ()) -> set[str]:
    """What has to fire in any game: every step, choice, event and option, but for what is unheard of."""
    speech = speech_of(game.id)
    return {
        *(f"step {name}" for name in game.steps if name not in unheard),
        *(f"verb {word}" for word in speech.verbs() if word not in unheard),
        *(f"told {name}" for name in speech.event_forms() if name not in unheard),
        *(f"option {option.name} {value}" for option in game.options for value in option.values),
    }


def told(events: list[Event]) -> set[str]:
    """What has been told, to everybody or to some."""
    public = [event.public for event in events if event.public is not None]
    return {f"told {event.name}" for event in (*events, *public)}


def bare(game: Game, seats: int, settings: Settings, dice: Dice) -> Any:
    """A table of that game before its set-up."""
    g = game.deal(seats, settings, dice, False)
    g.clear()
    g.agenda.clear()
    g.moves, g.draws = 0, 0
    return g


def answered(g: State, seat: Seat, choice: Choice) -> Callable[[], Steps] | None:
    """How the question on top hears its answer, and what follows; nothing where others have yet to answer."""
    step = g.agenda[-1]
    if isinstance(step, Ask):
        return lambda: heard(g, lambda: step.hear(g, choice))
    assert isinstance(step, AskAll)
    g.sealed[seat] = choice
    if g.deciders():
        return None
    choices = [g.sealed.get(s, PASSING) for s in step.who(g)]
    g.sealed.clear()
    return lambda: heard(g, lambda: step.hear(g, choices))


def heard(g: State, hear: Callable[[], Steps]) -> Steps:
    g.agenda.pop()
    g.moves += 1
    g.draws = 0
    g.events = []
    return hear()


def settle(g: State, steps: Steps, do: Callable[[Step[Any]], Steps | None]) -> None:
    """Steps are done, and what follows from them, until one waits for somebody."""
    g.agenda += reversed(steps)
    while g.agenda:
        step = g.agenda.pop()
        g.events = []
        following = do(step)
        if following is None:
            g.agenda.append(step)
            return
        g.agenda += reversed(following)
