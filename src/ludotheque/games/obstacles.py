"""Why something cannot be chosen: what stands in its way, with the numbers of the rules, as far as a seat may know.

It is asked only about what is not on a menu: the menu stays the one list of legal choices. A game says why in its
module `obstacles`, with the same predicates that its menus are made with; what is the same in every game is said here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from ludotheque.content.saying import capital
from ludotheque.content.words import Words
from ludotheque.games import part_of
from ludotheque.games.speech import Speech
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.game import Game, Question, forms_of
from ludotheque.kernel.state import State
from ludotheque.kernel.step import About
from ludotheque.kernel.zones import SEAT

Found = tuple[str, About]  # the id of an obstacle, and what it is about

# What stands in the way in every game, whole ids.
OVER, NOT_ASKED, UNKNOWN = "why-over", "why-not-asked", "why-unknown"
OTHER_QUESTION, NOT_OFFERED = "why-other-question", "why-not-offered"
ANYWHERE: Final = (OVER, NOT_ASKED, UNKNOWN, OTHER_QUESTION, NOT_OFFERED)


class Reason(NamedTuple):
    """Why something cannot be chosen: a sentence by its id, what it speaks of, and the rules that say so."""

    sentence: Question
    rules: list[str]


def in_words(reason: Reason, words: Words, speech: Speech, names: Sequence[str]) -> str:
    """As a sentence, the numbers of the rules behind it."""
    sentence = reason.sentence
    plain = sentence.id == UNKNOWN  # what was typed is no thing of the game
    text = words.text(sentence.id, **sentence.params) if plain else speech.asked(words, sentence, names)
    return words.text("why-ruled", why=capital(text), rules=", ".join(reason.rules)) if reason.rules else capital(text)


class Obstacles(Protocol):
    """What a game brings in its module `obstacles`."""

    # Every kind of obstacle with its rules, what somebody could do most about last: that is told first.
    OBSTACLES: dict[str, tuple[str, ...]]

    def obstacle(self, g: Any, seat: Seat, choice: Choice) -> Found | None:
        """What keeps a seat that is asked from a choice that is not on its menu; None where something else is asked."""

    def meant(self, g: Any, seat: Seat, kind: str, number: int) -> list[Choice]:
        """What somebody may have in mind who points at a thing."""


def obstacles_of(game_id: str) -> Obstacles | None:
    part: Obstacles | None = part_of(game_id, "obstacles")
    return part


def why_not(game: Game, g: State, seat: Seat, text: str) -> Reason | None:
    """What stands in the way of a choice, of one that is only begun, or of all that a thing could be used for."""
    if g.over():
        return said(game, OVER, {})
    choices = meanings(game, g, seat, text)
    if not choices:
        return Reason(Question(UNKNOWN, {"text": text}), [])
    if seat not in g.asked():
        return not_asked(game, g, seat)
    menu = g.menu(seat)
    if any(choice in menu for choice in choices):
        return None
    return said(game, *nearest_to_possible(game, g, seat, choices))


def not_asked(game: Game, g: State, seat: Seat) -> Reason:
    """Somebody else is, or several are, or nobody can tell."""
    waits = game.waits_for(g, seat)
    about: About = {SEAT: (SEAT, waits[0] if waits else -1), "count": ("number", len(waits))}
    return said(game, NOT_ASKED, about)


def nearest_to_possible(game: Game, g: State, seat: Seat, choices: list[Choice]) -> Found:
    """Of all that stands in the way, what somebody could do most about."""
    part = obstacles_of(game.id)
    found = [part.obstacle(g, seat, choice) for choice in choices] if part else []
    known = [one for one in found if one is not None]
    if part is None or not known:
        verbs = {verb for verb, _, _ in g.menu(seat)}
        return (NOT_OFFERED if any(verb in verbs for verb, _, _ in choices) else OTHER_QUESTION), {}
    order = list(part.OBSTACLES)
    return max(known, key=lambda one: order.index(one[0]))


def said(game: Game, id: str, about: About) -> Reason:
    """With names for numbers."""
    part, named = obstacles_of(game.id), forms_of(game).named
    params = {key: named(kind, number) for key, (kind, number) in about.items()}
    kinds = {key: kind for key, (kind, _) in about.items() if kind != key}
    if id in ANYWHERE:
        return Reason(Question(id, params, kinds), [])
    return Reason(Question(f"why-{id}", params, kinds), list(part.OBSTACLES[id]) if part else [])


def meanings(game: Game, g: State, seat: Seat, text: str) -> list[Choice]:
    """`place yeast a1` is one choice; `place yeast` all that begin so; `yeast` whatever the tile could be used for, and
    `yeast a1` what of that has to do with this place.
    """
    try:
        return [game.read(text)]
    except ValueError:
        pass
    thing, _, where = text.partition(" ")
    used = begun(game, text) or things(game, g, seat, thing)
    return used if not where or begun(game, text) else [c for c in used if game.text(c).endswith(f" {where}")]


def begun(game: Game, text: str) -> list[Choice]:
    """The choices that begin so, word by word."""
    word, *ids = text.split() or [""]
    notation = forms_of(game).notation
    found: list[Choice] = []
    for verb, (name, *kinds) in enumerate(notation.verbs):
        names = [notation.names[kind] for kind in kinds]
        if name != word or len(ids) > len(kinds) or any(id not in names[n] for n, id in enumerate(ids)):
            continue
        numbers = [[names[n].index(id)] for n, id in enumerate(ids)] + [
            list(range(len(all))) for all in names[len(ids) :]
        ]
        whats, wheres = [*numbers, [0], [0]][:2]
        found += [(verb, what, where) for what in whats for where in wheres]
    return found


def things(game: Game, g: State, seat: Seat, text: str) -> list[Choice]:
    """What somebody may have in mind who points at a thing: in a game that does not say, whatever names it first."""
    part, forms = obstacles_of(game.id), forms_of(game)
    kinds = [(kind, names.index(text)) for kind, names in forms.names.items() if text in names]
    if part is not None:
        return [choice for kind, number in kinds for choice in part.meant(g, seat, kind, number)]
    verbs = enumerate(forms.notation.verbs)
    return [(verb, number, 0) for verb, form in verbs for kind, number in kinds if form[1:2] == (kind,)]
