"""A game in sentences whose ids follow from its forms: `told-bids`, `ask-bid`, `choice-bid`, `zone-hand`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludotheque.content import saying
from ludotheque.content.saying import NOTHING, Spoken, capital, choice_id, name_of, put, tell
from ludotheque.content.words import Param, Words
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.forms import Form, Forms
from ludotheque.kernel.game import Data, Question, Setting
from ludotheque.kernel.zones import NUMBER, SEAT

Operands = Callable[[Sequence[str]], list[str]]  # what the operands of a choice are called, by their kinds


class PlainWords:
    """What the module `words` of a game says, where it does not. A piece without words goes by its id."""

    def __init__(self, forms: Forms, spoken: Spoken | None = None, operands: Operands | None = None) -> None:
        self.forms = forms
        self.spoken = spoken or self.named
        self.operands = operands or list

    def title(self, words: Words) -> list[str]:
        return saying.title(words)

    def told(self, words: Words, event: Data, names: Sequence[str]) -> str:
        """What happened, as a sentence; `names` are the players by seat."""
        return tell(words, event, names, self.forms.events[event["name"]], self.spoken)

    def asked(self, words: Words, question: Question, names: Sequence[str]) -> str:
        """What a player is asked, as a sentence to that player."""
        return put(words, question, names, self.spoken)

    def choice(self, words: Words, text: str, question: Question | None = None) -> str:
        """A choice in notation as a line of a menu, in the words that fit the question best."""
        word, *ids = text.split()
        kinds = next(kinds for verb, *kinds in self.forms.notation.verbs if verb == word)
        said = [self.spoken(words, kind, kind, id, ()) for kind, id in zip(kinds, ids, strict=True)]
        line = words.text(choice_id(words, word, question), **dict(zip(self.operands(kinds), said, strict=True)))
        return capital(line)

    def named(self, words: Words, key: str, kind: str, value: str | int | None, names: Sequence[str]) -> Param:
        """A player by name, a count as a number, a piece as a sentence speaks of it."""
        if kind == SEAT:
            return name_of(names, value)
        if isinstance(value, int):
            return value
        if value is None:
            return NOTHING
        return int(value) if value.isdigit() else self.the(words, kind, value)

    def step(self, words: Words, name: str, seat: Seat | None, names: Sequence[str]) -> str:
        return saying.step(words, name, seat, names)

    def option(self, words: Words, name: str) -> tuple[str, str]:
        return saying.option(words, name)

    def option_value(self, words: Words, name: str, value: Setting) -> str:
        return saying.option_value(words, name, value)

    def all_cards(self) -> dict[str, str]:
        """Every piece that has a name; one that is a mere number has nothing to read."""
        return {id: kind for kind in self.forms.sets() for id in self.forms.names[kind] if not id.isdigit()}

    def card(self, words: Words, kind: str, id: str) -> list[str]:
        return [line for line in (self.name(words, kind, id), words.find(f"{kind}-{id}.text")) if line]

    def facts(self, words: Words, kind: str, id: str) -> Data:
        return {}

    def name(self, words: Words, kind: str, id: str | None) -> str:
        return words.find(f"{kind}-{id}") or str(id)

    def the(self, words: Words, kind: str, id: str | None) -> str:
        return words.find(f"{kind}-{id}.the") or self.name(words, kind, id)

    def event_forms(self) -> dict[str, Form]:
        """The parameters of each event's sentence, with their kinds."""
        return self.forms.events

    def verbs(self) -> dict[str, list[str]]:
        """The first word of each choice, and what those that follow are called: their kinds, or as the game says."""
        return {word: self.operands(kinds) for word, *kinds in self.forms.notation.verbs}

    def kinds(self) -> list[str]:
        return [kind for kind in self.forms.names if kind != NUMBER]

    def phrases(self, words: Words) -> dict[str, str]:
        """What its questions list by number; most list nothing."""
        return {}
