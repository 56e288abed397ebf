"""A game at a terminal, for a game that is not drawn otherwise: its zones as rows of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.content.drawing import GAP, bar, labelled_lines
from ludotheque.content.saying import labelled
from ludotheque.content.words import Words
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.zones import NUMBER, SEAT, Zone
from ludotheque.plain.tally import turn_of
from ludotheque.plain.words import PlainWords

Row = tuple[str, list[str]]  # what a zone is called, and what lies there


class PlainFace:
    """What the module `terminal` of a game draws, for a game without one: the others above, the own side below."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self.words = PlainWords(forms)
        self.HEADINGS = frozenset({turn_of(forms)})

    def signs(self, words: Words) -> list[str]:
        return []

    def headline(self, words: Words, view: Data, names: Sequence[str]) -> str:
        return words.text("game-name")

    def board(self, words: Words, view: Data, names: Sequence[str], width: int, height: int) -> RenderableType:
        sides = [(names[seat], self.rows(words, view["seats"][seat], True, names)) for seat in order(view)]
        middle = (words.text("game-name"), self.rows(words, view, False, names))
        lines: list[Text] = []
        for called, rows in [*sides[:-1], middle, sides[-1]]:
            indent = max((len(label) for label, _ in rows), default=0) + len(GAP)
            lines.append(bar(Text(called, style="bold"), Text(), width))
            for label, pieces in rows:
                lines += labelled_lines(label, [Text(piece) for piece in pieces], GAP, indent, width)
        return Group(*lines)

    def rows(self, words: Words, side: Data, each: bool, names: Sequence[str]) -> list[Row]:
        """The zones of a player, or of nobody in particular."""
        zones = [zone for zone in self.forms.zones if zone.each == each]
        return [(words.text(f"zone-{zone.name}"), self.lying(words, zone, side[zone.name], names)) for zone in zones]

    def lying(self, words: Words, zone: Zone, shown: Any, names: Sequence[str]) -> list[str]:
        """What is seen of a zone: its pieces, or how many there are."""
        if isinstance(shown, list):
            return [self.called(words, zone, each, names) for each in shown] or [words.text("app-empty")]
        if isinstance(shown, bool) or (zone.many and isinstance(shown, int)):
            return [words.text("app-unseen", count=int(shown))]
        return [self.called(words, zone, shown, names)]

    def called(self, words: Words, zone: Zone, value: str | int | None, names: Sequence[str]) -> str:
        if value is None:
            return words.text("app-empty")
        if zone.kind in (NUMBER, SEAT):
            return str(self.words.spoken(words, zone.kind, zone.kind, value, names))
        return self.words.name(words, zone.kind, str(value))

    def spoken(self, words: Words, view: Data, names: Sequence[str]) -> list[str]:
        lines = [self.headline(words, view, names), *self.said(words, self.rows(words, view, False, names))]
        for seat in order(view):
            lines += [names[seat], *self.said(words, self.rows(words, view["seats"][seat], True, names))]
        return lines

    def said(self, words: Words, rows: list[Row]) -> list[str]:
        return [labelled(words, label, ", ".join(pieces)) for label, pieces in rows]

    def brief(self, words: Words, view: Data, names: Sequence[str]) -> list[str]:
        """A line for the middle, and one for each player."""
        told = [". ".join(self.said(words, self.rows(words, view, False, names)))]
        for seat in order(view):
            rows = ". ".join(self.said(words, self.rows(words, view["seats"][seat], True, names)))
            told.append(labelled(words, names[seat], rows))
        return told

    def subject(self, text: str, question: Question | None) -> str | None:
        """The first piece that a choice names, where it is one to be read."""
        cards = self.words.all_cards()
        return next((id for id in text.split()[1:] if id in cards), None)


def order(view: Data) -> list[int]:
    """The seats in the order of play, the one that looks last."""
    seats = len(view["seats"])
    below = seats - 1 if view["you"] is None else view["you"]
    return [(below + 1 + n) % seats for n in range(seats)]
