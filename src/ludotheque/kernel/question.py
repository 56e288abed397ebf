"""A question: what the step on top is about, with names for numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.notation import kebab
from ludotheque.kernel.state import State
from ludotheque.kernel.step import OWNER

Named = Callable[[str, int], str | int | None]  # a kind and a number: a name, the number itself, or nothing
WHOSE: Final = "whose"


def asked(g: State, seat: Seat, named: Named) -> Question:
    """What a seat is asked. Where it is about somebody's things, a sentence can tell one's own from others'."""
    params: Data = {}
    kinds: dict[str, str] = {}
    for key, (kind, number) in g.about(seat).items():
        if kind != key:
            kinds[key] = kind
        params[key] = [named(kind, n) for n in number] if isinstance(number, list) else named(kind, number)
    if OWNER in params:
        params[WHOSE] = "own" if params[OWNER] == seat else "other"
    return Question(ask(type(g.agenda[-1]).__name__), params, kinds)


def ask(step: str) -> str:
    """The id of the sentence with which a step asks."""
    return "ask-" + kebab(step)
