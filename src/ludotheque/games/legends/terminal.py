"""Stratego Legends at a terminal: the table drawn. The field itself is in `drawing.py`, the same as sentences in
`spoken.py`; what a game gives to the terminal is told in `strife/terminal.py`.

The table is drawn as fully as the lines of the terminal allow, from the names of all units down to the field with what
is in force.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.content.drawing import HERE, bar, broken, fitting, flow
from ludotheque.content.saying import DOT, counted, labelled
from ludotheque.content.words import Words
from ludotheque.games.legends import spoken as speech
from ludotheque.games.legends.drawing import GROUND, OTHER, OWN, Squares, shorts
from ludotheque.games.legends.kinds import LETTERS, TYPES
from ludotheque.games.legends.spoken import about, brief, headline, note, spoken, subject
from ludotheque.games.legends.table import ARMY
from ludotheque.kernel.game import Data

__all__ = [
    "HEADINGS", "about", "board", "brief", "headline", "note", "signs", "spoken", "subject",
]  # fmt: skip

HEADINGS: Final = frozenset({"turn"})
LEAST_BESIDE: Final = 24  # columns that make it worth to write beside the field
GAP: Final = 2
EMPTY_LINE: Final = Text()
EXPLAINED: Final = ("own", "shown", "other", "unknown", "magic", "castle", "far")
COUNTS, SIGNS, NAMES = range(3)


class Detail(NamedTuple):
    """How much is drawn."""

    called: bool  # below each unit its name
    heaps: int  # how destroyed units are told
    hidden: bool  # which units of the opponents are still unknown
    legend: bool  # the letters of the terrains


DETAILS: Final = (
    Detail(called=True, heaps=NAMES, hidden=True, legend=True),
    Detail(called=True, heaps=SIGNS, hidden=True, legend=True),
    Detail(called=False, heaps=SIGNS, hidden=True, legend=True),
    Detail(called=False, heaps=SIGNS, hidden=False, legend=True),
    Detail(called=False, heaps=SIGNS, hidden=False, legend=False),
    Detail(called=False, heaps=COUNTS, hidden=False, legend=True),
    Detail(called=False, heaps=COUNTS, hidden=False, legend=False),
)


def signs(words: Words) -> list[str]:
    """What is on the field, and the two letters of every type."""
    types = [f"{short} {words.text(f'type-{type}')}" for short, type in zip(shorts(words), TYPES, strict=True)]
    return [
        ", ".join(f"{letter} {speech.terrain_name(words, letter)}" for letter in LETTERS),
        *(words.text(f"terminal-sign-{sign}") for sign in EXPLAINED),
        ", ".join(types[:-2]),
    ]


def board(words: Words, view: Data, names: Sequence[str], width: int, height: int) -> RenderableType:
    """The opponents above, the field, the seat that looks below; beside or below it what is in force."""
    if not view["units"]:
        return Group(*armies(words, view, names, width))
    return fitting((Drawing(words, view, names, width, detail).lines() for detail in DETAILS), height)


def armies(words: Words, view: Data, names: Sequence[str], width: int) -> list[Text]:
    """Before the boards are laid: the armies that are known, as far as they are mustered."""
    lines = []
    for seat, own in enumerate(view["seats"]):
        army = speech.mustering(view, seat)
        right = words.text("terminal-mustered", count=len(army), most=ARMY) if army else ""
        lines.append(bar(Text(f"{names[seat]}{DOT}{speech.side(words, own)}", "bold"), Text(right), width))
        chips = [Text(said) for said in counted([speech.said_design(words, id) for id in speech.in_order(army)])]
        lines += [indented(line) for line in flow(chips, DOT, width - 1)]
    return lines


class Drawing:
    """The table drawn for a seat, so wide, in so much detail."""

    def __init__(self, words: Words, view: Data, names: Sequence[str], width: int, detail: Detail) -> None:
        self.words, self.view, self.names, self.width, self.detail = words, view, names, width, detail
        self.squares = Squares(words, view, width)
        self.team = self.squares.team
        self.teams = len(view["seats"]) > 2

    def lines(self) -> list[Text]:
        """All of it. Where the field leaves room beside it, what is in force stands there, else below."""
        field, indent = self.squares.lines(self.detail.called), self.squares.width + GAP
        free, whole = self.width - indent, self.width - 1
        below: list[Text] = []
        if free < LEAST_BESIDE:
            below = flow(self.in_force(), DOT, whole) + self.heaps(whole)
        else:
            more = [line for chip in self.in_force() for line in narrow(chip, free)]
            below = self.heaps(whole) if self.detail.heaps == NAMES else []
            field = beside(field, more + ([] if below else self.heaps(free)), indent)
        ends = (
            [self.edge(self.team), *map(indented, below)]
            if self.teams
            else [*map(indented, below), self.edge(self.team)]
        )
        return [self.edge(1 - self.team), *field, *ends, *self.legend()]

    def edge(self, team: int) -> Text:
        """Who sits at an edge: a bar for two players, else the names along it."""
        called = [self.called(seat) for seat in range(len(self.names))]
        if self.teams:
            return self.squares.along(team, called)
        left = Text.assemble(called[team], DOT, speech.side(self.words, self.view["seats"][team]))
        return bar(left, Text(DOT.join(self.standing(team))), self.width)

    def called(self, seat: int) -> Text:
        """A player; a sign before whose turn it is."""
        if seat == self.view["active"] and self.view["turn"]:
            return Text(f"{HERE} {self.names[seat]}", "bold")
        return Text(self.names[seat])

    def standing(self, team: int) -> list[str]:
        """How many units a side has, how many of them are unknown, and whether its only player watches."""
        units = [unit for unit in self.view["units"] if unit["team"] == team]
        unknown = sum(unit["unit"] is None for unit in units)
        said = [self.words.text("terminal-units", count=len(units))]
        if unknown:
            said.append(self.words.text("terminal-unknown-count", count=unknown))
        if not self.teams and self.view["seats"][team]["watches"]:
            said.append(self.words.text("terminal-watches"))
        return said

    # What is in force

    def in_force(self) -> list[Text]:
        """The fight, the curse, turns without progress; in team games how both sides stand and who watches."""
        words, view = self.words, self.view
        chips = [*self.fight(), *[Text(line, "bold") for line in speech.exposed(words, view)]]
        if view["curse"]:
            called = speech.unit_name(words, view["curse"]["unit"])
            chips.append(Text(labelled(words, words.text("terminal-curse"), called), "bold"))
            chips += [Text(speech.curse_text(words, view))] if self.detail.hidden else []
        if self.teams:
            chips += [self.said_standing(team) for team in (1 - self.team, self.team)]
            chips += [Text(line) for line in speech.watching(words, view, self.names)]
        if view["quiet"]:
            chips.append(Text(words.text("terminal-quiet-brief", count=view["quiet"], most=speech.limit(view)), "dim"))
        return chips

    def said_standing(self, team: int) -> Text:
        """In team games, where no bar says it."""
        army = speech.side(self.words, self.view["seats"][team])
        return Text(labelled(self.words, army, ", ".join(self.standing(team))))

    def fight(self) -> list[Text]:
        """Where, then each side in its brackets with its sum."""
        if self.view["fight"] is None:
            return []
        chips = [Text(speech.fight(self.words, self.view)[0], "bold")]
        for own in (self.view["fight"]["attacker"], self.view["fight"]["defender"]):
            opening, closing = OWN if own["team"] == self.team else OTHER
            called = f"{opening}{speech.unit_name(self.words, own['unit'])}{closing}"
            total = "" if own["strength"] is None else f" {speech.total(self.words, own)}"
            chips.append(Text(called + total, "bold"))
        return chips

    def heaps(self, width: int) -> list[Text]:
        """What is destroyed, and which units of the other side are still unknown."""
        lines = [*self.destroyed(1 - self.team, width), *self.destroyed(self.team, width)]
        if self.detail.heaps == COUNTS:
            return flow(lines, " ", width)
        if not self.detail.hidden:
            return lines
        others = [own for own in self.view["seats"] if own["team"] != self.team]
        ids = speech.in_order([id for own in others for id in own["hidden"] or []])
        return lines + (self.heap(self.words.text("terminal-hidden"), ids, width) if ids else [])

    def destroyed(self, team: int, width: int) -> list[Text]:
        """What a side has lost, the strongest first."""
        ids = speech.in_order([id for own in self.view["seats"] if own["team"] == team for id in own["destroyed"]])
        opening, closing = OWN if team == self.team else OTHER
        title = f"{opening}{self.words.text('terminal-destroyed')} {len(ids)}{closing}"
        return self.heap(title, ids, width) if ids else []

    def heap(self, title: str, ids: Sequence[str], width: int) -> list[Text]:
        """Units by name, or in three signs each."""
        if self.detail.heaps == COUNTS:
            return [Text(title)]
        by_name = self.detail.heaps == NAMES
        said = counted([speech.said_design(self.words, id) if by_name else self.squares.design(id, None) for id in ids])
        chips = [Text(one, "dim") for one in said]
        return flow([Text(title), *chips], DOT if by_name else " ", width)

    def legend(self) -> list[Text]:
        """The letters of the terrains."""
        if not self.detail.legend:
            return []
        named = [(letter, speech.terrain_name(self.words, letter)) for letter in LETTERS]
        chips = [Text.assemble((letter, GROUND[letter]), f" {name}") for letter, name in named]
        return [indented(line) for line in flow(chips, "  ", self.width - 1)]


def beside(lines: Sequence[Text], more: Sequence[Text], indent: int) -> list[Text]:
    """Two columns of lines, the second so far from the left."""
    rows = []
    for line, other in zip_longest(lines, more, fillvalue=EMPTY_LINE):
        row = line.copy()
        row.pad_right(indent - row.cell_len)
        row.append_text(other)
        row.rstrip()
        rows.append(row)
    return rows


def indented(line: Text) -> Text:
    return Text.assemble(" ", line)


def narrow(chip: Text, width: int) -> list[Text]:
    """A chip on as many lines as it needs, those after the first set back."""
    lines = broken(chip.plain, width - GAP)
    return [Text(line if n == 0 else f"{' ' * GAP}{line}", chip.style) for n, line in enumerate(lines)]
