"""Saves: table and agenda as plain data and back, also in the middle of an effect."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Data, Game, Settings
from ludotheque.kernel.notation import nearest
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Step, saved


def save(game: Game, g: State, settings: Settings) -> Data:
    """Everything but the dice and what has been told. Two positions are equal when their saves are equal."""
    return {
        "game": game.id,
        "version": game.version,
        "settings": dict(settings),
        "moves": g.moves,
        "table": {field: copied(getattr(g, field)) for field in g.fields},
        "agenda": saved_agenda(g),
        "sealed": {str(seat): list(choice) for seat, choice in sorted(g.sealed.items())},
    }


def load(game: Game, data: Data, dice: Dice) -> State:
    g: State = game.blank(data["settings"], dice)
    for field in g.fields:
        setattr(g, field, like(getattr(g, field), copied(data["table"][field])))
    load_agenda(game, g, data)
    return g


def saved_agenda(g: State) -> list[list[Any]]:
    """Each step as its name and numbers; the next one last."""
    return [saved(step) for step in g.agenda]


def load_agenda(game: Game, g: State, data: Data) -> None:
    g.moves = data["moves"]
    g.agenda = [loaded_step(game, name, numbers) for name, *numbers in data["agenda"]]
    g.sealed = {int(seat): (verb, what, where) for seat, (verb, what, where) in data["sealed"].items()}


def arranged(game: Game, seats: int, position: Data, dice: Dice) -> State:
    """A table from a position, in the middle of an effect where it names an agenda; from here on it tells."""
    try:
        g: State = game.arrange({**position, "seats": seats}, dice)
        if "agenda" in position:
            load_agenda(game, g, {"moves": 0, "sealed": {}, **position})
    except (AttributeError, IndexError, KeyError, TypeError) as error:
        raise ValueError(f"this is not a position of {game.id}: {error}") from error
    g.events = []
    return g


def loaded_step(game: Game, name: str, numbers: list[int]) -> Step[Any]:
    if name not in game.steps:
        raise ValueError(f"{game.id} has no step {name!r}{nearest(name, list(game.steps))}")
    return game.steps[name](*numbers)


def copied(value: Any) -> Any:
    """Lists are copied to the bottom, tuples become lists as in JSON; numbers are themselves."""
    return [copied(item) for item in value] if isinstance(value, (list, tuple)) else value  # compiled, a | is made anew


def like(model: object, value: Any) -> Any:
    """The value in the form of the model: JSON knows no tuples."""
    return tuple(value) if isinstance(model, tuple) else value
