"""The parts of the table screen: the menu, and the side with the card under the cursor and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static

from ludotheque.content.drawing import HERE, broken
from ludotheque.terminal.match import Told
from ludotheque.terminal.prompts import key_of
from ludotheque.terminal.voice import Voice

GREAT: Final = "bold #f2c46d"  # how a great moment stands out
LATEST: Final = 40  # events of the log beside the table; all of it is a key away
FRAME: Final = 5  # columns that borders, padding and the scrollbar take from a side


class Menu(OptionList):
    """Numbered lines. The one under the cursor is marked by a sign, too."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.said: list[str] = []
        self.keys: list[str] = []
        self.wide = 0
        self.signed: int | None = None  # the line with the sign

    def offer(self, lines: Sequence[str], at: int, wide: int, keys: Sequence[str] | None = None) -> None:
        """These lines, the cursor on line `at`, broken to fit so many columns; before each its key."""
        self.said = list(lines)
        self.keys = list(keys) if keys is not None else [key_of(n + 1) for n in range(len(self.said))]
        self.wide = wide
        self.signed = at
        self.clear_options()
        self.add_options([self.line(n, at) for n in range(len(self.said))])
        if self.said:
            self.highlighted = at

    def line(self, n: int, at: int | None) -> Text:
        return hanging(f"{HERE if n == at else ' '}{self.keys[n]} ", self.said[n], self.wide)

    def watch_highlighted(self, highlighted: int | None) -> None:
        """The sign moves with the cursor."""
        super().watch_highlighted(highlighted)
        for n in (self.signed, highlighted):
            if n is not None and n < min(len(self.said), self.option_count):
                self.replace_option_prompt_at_index(n, self.line(n, highlighted))
        self.signed = highlighted


class Side(Vertical):
    """The card that the choice speaks of, and what happened."""

    can_focus = False

    def compose(self) -> ComposeResult:
        yield Static(classes="card")
        with VerticalScroll(classes="log", can_focus=False):
            yield Static(classes="told")

    def on_mount(self) -> None:
        self.query_one(".log", VerticalScroll).anchor()

    def show_card(self, voice: Voice, id: str | None, wide: int) -> None:
        """The card with that id; nothing where no card is spoken of."""
        card = self.query_one(".card", Static)
        card.set_class(id is None, "away")
        if id is None:
            return
        title, *lines = voice.card(id)
        card.border_title = title
        card.update(Text("\n".join(part for line in lines for part in broken(line, wide - FRAME + 1))))

    def show_log(self, voice: Voice, log: Sequence[Told], new: int, wide: int) -> None:
        """The last lines, broken to fit so many columns; those from number `new` on are marked."""
        self.query_one(".log", VerticalScroll).border_title = voice.text("app-log")
        first = max(0, len(log) - LATEST)
        lines = [line for n in range(first, len(log)) for line in log_lines(voice, log[n], n >= new, wide - FRAME)]
        self.query_one(".told", Static).update(Text("\n").join(lines))


def log_lines(voice: Voice, told: Told, new: bool, wide: int) -> list[Text]:
    """An event in words: a heading in bold, sums below, a sign before it where it is new."""
    style = "bold" if told.event["name"] in voice.face.HEADINGS else "" if new else "dim"
    lines = [hanging("• " if new else "  ", voice.told(told.event), wide, style)]
    lines += [hanging("  ", remark, wide, style) for remark in voice.remarks(told.event, told.view)]
    return lines + ([hanging("  ", voice.great(told.great), wide, GREAT)] if told.great else [])


def hanging(sign: str, said: str, wide: int, style: str = "") -> Text:
    """A sign and the words; where they need more lines, those go on below the words."""
    lines = broken(said, max(wide - len(sign), 10))
    return Text(sign + f"\n{' ' * len(sign)}".join(lines), style=style)
