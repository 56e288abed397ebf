"""Typed: what a person means by a line, however it is spelt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from ludotheque.content.spelling import folded
from ludotheque.kernel.game import Game
from ludotheque.terminal.voice import Voice

TRADING: Final = "swap"  # a verb whose two things trade places: either may stand first


def meant(line: str, menu: Sequence[str], voice: Voice, game: Game) -> list[str]:
    """The choices of a menu that a line names: by ids or by names, with or without the verb."""
    wanted = folded(line)
    return [text for text in menu if wanted in spellings(text, voice, game)]


def spellings(text: str, voice: Voice, game: Game) -> set[str]:
    """How a choice may be typed; its two things in either order, where the other one means nothing else."""
    verb, *ids = text.split()
    names = [called(voice, kind, id) for kind, id in zip(voice.speech.verbs()[verb], ids, strict=True)]
    orders = [names]
    if len(ids) > 1 and (verb == TRADING or not is_choice(game, " ".join([verb, *ids[::-1]]))):
        orders.append(names[::-1])
    said = [" ".join(one) for order in orders for one in product(*order)]
    return {form for one in said for form in (one, f"{verb} {one}") if ids} | {text}


def called(voice: Voice, kind: str, id: str) -> list[str]:
    """A thing by its id, and by its name in this language."""
    return list(dict.fromkeys(map(folded, (id, id.replace("_", " "), voice.speech.name(voice.words, kind, id)))))


def is_choice(game: Game, text: str) -> bool:
    """Whether this is written as a choice is, whatever it says."""
    try:
        game.read(text)
    except ValueError:
        return False
    return True
