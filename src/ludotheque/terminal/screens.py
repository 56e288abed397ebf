"""Screens over the table: to read, to search a menu, to ask about leaving, to cover it while it changes hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static

from ludotheque.terminal.prompts import matching
from ludotheque.terminal.voice import Voice
from ludotheque.terminal.widgets import Menu


class Entry(NamedTuple):
    """Something to read: a heading, where it has one, and lines of text."""

    heading: str
    lines: Sequence[str]

    def holds(self, wanted: str) -> bool:
        return wanted in "\n".join([self.heading, *self.lines]).casefold()


def keys(**actions: str) -> list[BindingType]:
    """Keys that the field does not get to see."""
    return [Binding(key, action, priority=True) for key, action in actions.items()]


def searched(voice: Voice, title: str, found: Widget) -> Vertical:
    """A frame with a field to type into, and below it what is found."""
    frame = Vertical(Input(placeholder=voice.text("app-search"), id="search"), found, id="reader")
    frame.border_title = title
    frame.border_subtitle = voice.text("app-reader-keys")
    return frame


class Reader(ModalScreen[None]):
    """Entries to scroll through; what is typed into the field leaves only those that hold it."""

    BINDINGS: ClassVar[list[BindingType]] = keys(
        escape="leave", up="scroll(-1)", down="scroll(1)", pageup="scroll(-10)", pagedown="scroll(10)"
    )

    def __init__(self, voice: Voice, title: str, entries: Sequence[Entry], at_end: bool = False) -> None:
        super().__init__()
        self.voice = voice
        self.reading = title
        self.entries = entries
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        pages = VerticalScroll(Static(self.pages(""), id="page"), id="pages", can_focus=False)
        yield searched(self.voice, self.reading, pages)

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one("#pages").scroll_end(animate=False)

    def pages(self, wanted: str) -> Text:
        found = [page(entry) for entry in self.entries if entry.holds(wanted.casefold().strip())]
        return Text("\n").join(found) if found else Text(self.voice.text("app-not-found"))

    def on_input_changed(self, message: Input.Changed) -> None:
        self.query_one("#page", Static).update(self.pages(message.value))
        self.query_one("#pages").scroll_home(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#pages").scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        self.dismiss()


def page(entry: Entry) -> Text:
    """An entry with its heading in bold."""
    heading = Text(f"{entry.heading}\n" if entry.heading else "", style="bold")
    return Text.assemble(heading, "\n".join(entry.lines))


class Finder(ModalScreen[int]):
    """A long menu: what is typed leaves only the lines that hold it, by words, in notation or by number."""

    BINDINGS: ClassVar[list[BindingType]] = keys(escape="leave", up="move(-1)", down="move(1)", enter="choose")

    def __init__(self, voice: Voice, asked: str, lines: Sequence[str], names: Sequence[tuple[int, str]]) -> None:
        super().__init__()
        self.voice = voice
        self.asked = asked
        self.lines = lines
        self.names = names  # the number of each line, and how it is written
        self.found = list(range(len(lines)))

    def compose(self) -> ComposeResult:
        yield searched(self.voice, self.asked, Menu("found"))

    def on_mount(self) -> None:
        self.query_one(Menu).can_focus = False
        self.offer()

    def offer(self) -> None:
        self.query_one("#reader").border_title = self.asked if self.found else self.voice.text("app-not-found")
        numbers = [f"{self.names[n][0]:>3}" for n in self.found]
        self.query_one(Menu).offer([self.lines[n] for n in self.found], 0, self.app.size.width * 4 // 5, numbers)

    def on_input_changed(self, message: Input.Changed) -> None:
        self.found = matching(message.value, self.lines, self.names)
        self.offer()

    def action_move(self, lines: int) -> None:
        menu = self.query_one(Menu)
        if self.found:
            menu.highlighted = ((menu.highlighted or 0) + lines) % len(self.found)

    def action_choose(self) -> None:
        if self.found:
            self.dismiss(self.found[self.query_one(Menu).highlighted or 0])

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.dismiss(self.found[message.option_index])

    def action_leave(self) -> None:
        self.dismiss()


class Sure(ModalScreen[bool]):
    """A question with yes and no, no first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer(0)"),
        Binding("1", "answer(0)"),
        Binding("2", "answer(1)"),
    ]

    def __init__(self, voice: Voice, question: str) -> None:
        super().__init__()
        self.voice = voice
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical(id="sure"):
            yield Static(Text(self.question))
            yield Menu("answers")

    def on_mount(self) -> None:
        self.query_one(Menu).offer([self.voice.text("app-stay"), self.voice.text("app-leave")], 0, 50)

    def action_answer(self, n: int) -> None:
        self.dismiss(bool(n))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.dismiss(bool(message.option_index))


class Cover(Screen[None]):
    """Hides the table until the person it is for has the screen alone."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "uncover"), Binding("q", "app.leave")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self.text), id="cover")

    def action_uncover(self) -> None:
        self.dismiss()
