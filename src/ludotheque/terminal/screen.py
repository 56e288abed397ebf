"""The table screen: it draws what it is given and passes keys on. What happens is decided in app.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static

from ludotheque.content.drawing import HEIGHT, WIDTH, broken
from ludotheque.kernel.game import Data
from ludotheque.lessons.course import Course
from ludotheque.terminal.match import Told
from ludotheque.terminal.prompts import FIND_SIGN, Choosing, Prompt, key_of
from ludotheque.terminal.screens import Finder
from ludotheque.terminal.voice import Voice
from ludotheque.terminal.widgets import Menu, Side

WIDE: Final = 112  # columns from which on card and log stand beside the board
LEAST_BESIDE: Final = 34  # columns for them
MOST_BESIDE: Final = 60
LONG: Final = 9  # lines of a menu from which on the search is spoken of
TALL: Final = 34  # lines from which on the card is always shown


class Scene(NamedTuple):
    """Everything that the screen shows, in no language yet."""

    view: Data
    log: Sequence[Told]
    new: int  # what has been told since the last question begins here
    prompt: Prompt | None
    order: str | None = None  # the standing order of whoever looks
    can_stand: bool = False  # whether one would pass what is asked
    course: Course | None = None  # the lesson that this game is
    objection: str = ""  # the choice that it has just refused
    thinks: int | None = None  # whose bot is thinking


class TableScreen(Screen[None]):
    """Board, question, menu, card and log."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "app.read('cards')"),
        Binding("r", "app.read('rules')"),
        Binding("l", "app.read('log')"),
        Binding("t", "app.read('table')"),
        Binding("question_mark", "app.read('help')"),
        Binding("slash", "find"),
        Binding("w", "app.look_ahead"),
        Binding("o", "app.next_order"),
        Binding("L", "app.next_language"),
        Binding("q", "app.leave"),
    ]

    class Chosen(Message):
        """A line of the menu has been chosen."""

        def __init__(self, n: int) -> None:
            super().__init__()
            self.n = n

    class Hurried(Message):
        """A key was pressed while nothing is asked."""

    def __init__(self, voice: Voice, scene: Scene) -> None:
        super().__init__()
        self.voice = voice
        self.scene = scene
        self.at = 0  # the line under the cursor
        self.card: str | None = None  # what it speaks of

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        with Horizontal(id="all"):
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Static(id="drawn")
                with VerticalScroll(id="lesson", can_focus=False):
                    yield Static(id="lesson-text")
                yield Static(id="question")
                with Horizontal(id="bottom"):
                    yield Menu(id="menu")
                    yield Side(id="below")
            yield Side(id="beside")
        yield Static(id="small")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(Menu).focus()
        self.draw()

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def show(self, voice: Voice, scene: Scene) -> None:
        """Another scene, or the same in another language."""
        if scene.prompt is not self.scene.prompt:
            self.at = scene.prompt.start(voice) if scene.prompt else 0
        self.voice, self.scene = voice, scene
        if self.is_mounted:
            self.draw()

    @property
    def is_too_small(self) -> bool:
        return self.app.size.width < WIDTH or self.app.size.height < HEIGHT

    def draw(self) -> None:
        width, height = self.app.size
        self.set_class(self.is_too_small, "small")
        self.set_class(width >= WIDE, "wide")
        self.set_class(height >= TALL, "tall")
        voice = self.voice
        needs = {"needs_width": WIDTH, "needs_height": HEIGHT}
        self.put("small", voice.text("app-too-small", width=width, height=height, **needs))
        order = [voice.order(self.scene.order)] if self.scene.order else []
        self.put("headline", " · ".join([voice.headline(self.scene.view), *order]))
        self.put("keys", voice.text("app-keys"))
        beside = min(MOST_BESIDE, max(LEAST_BESIDE, width // 3)) if width >= WIDE else 0
        self.side = self.query_one("#beside" if beside else "#below", Side)
        self.side_width = beside or width * 3 // 7
        self.side.styles.width = self.side_width
        self.side.show_log(voice, self.scene.log, self.scene.new, self.side_width)
        lesson = self.lesson_lines(width - beside - 3)
        self.set_class(bool(lesson), "lesson")
        self.put("lesson-text", "\n".join(lesson))
        self.query_one("#drawn", Static).update(voice.board(self.scene.view, width - beside - 1, height - len(lesson)))
        self.query_one("#board").scroll_end(animate=False)  # where not all of it fits, the own side is seen
        self.draw_prompt(width - beside)

    def lesson_lines(self, wide: int) -> list[str]:
        """What the lesson says at this question and which cards it points out; or why it refuses a choice."""
        course, prompt, voice = self.scene.course, self.scene.prompt, self.voice
        if course is None or not isinstance(prompt, Choosing):
            return []
        said = voice.lesson(course)
        if self.scene.objection:
            said = [said[0], voice.objection(course, self.scene.objection)]
        elif self.has_class("tall") and course.shown():
            cards = ", ".join(voice.card(id)[0] for id in course.shown())
            said.append(voice.text("app-lesson-shows", cards=cards))
        return [part for line in said for part in broken(line, wide)]

    def draw_prompt(self, left: int) -> None:
        prompt = self.scene.prompt
        lines = prompt.lines(self.voice) if prompt else []
        keys = [key_of(number) for number in prompt.numbers(self.voice)] if prompt else []
        asked = prompt.asked(self.voice) if prompt else self.unasked()
        question = [part for line in asked.split("\n") for part in broken(line, left - 2)]
        hint = f"  ({FIND_SIGN} {self.voice.text('app-search')})"
        if len(lines) > LONG and len(question[-1] + hint) <= left - 2:
            question[-1] += hint
        if self.scene.can_stand:
            question += broken(self.voice.text("app-order-key"), left - 2)
        self.put("question", "\n".join(question))
        free = left - 1 if self.has_class("wide") else left - self.side_width - 1
        self.query_one(Menu).offer(lines, self.at, free, keys)
        self.draw_card()

    def unasked(self) -> str:
        """What is said while nothing is asked."""
        thinks = self.scene.thinks
        return self.voice.text("app-hurry") if thinks is None else self.voice.thinks(thinks)

    def draw_card(self) -> None:
        """The card of the line under the cursor; the last one stays while nothing is asked, unless others look on."""
        if self.scene.prompt is not None:
            self.card = self.scene.prompt.card(self.at)
        elif self.scene.view["you"] is None:
            self.card = None
        self.side.show_card(self.voice, self.card, self.side_width)

    def put(self, id: str, text: str) -> None:
        self.query_one(f"#{id}", Static).update(Text(text))

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self.at = message.option_index
        self.draw_card()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.choose(message.option_index)

    def on_key(self, event: Key) -> None:
        if self.scene.prompt is None:
            self.post_message(self.Hurried())
        elif event.character and event.character.strip() and event.character in self.query_one(Menu).keys:
            event.stop()
            self.choose(self.query_one(Menu).keys.index(event.character))

    def action_find(self) -> None:
        """Search the menu by typing, in place of a key or the arrows."""
        prompt = self.scene.prompt
        if prompt is not None and not self.is_too_small:
            names = [(number, prompt.notation(n)) for n, number in enumerate(prompt.numbers(self.voice))]
            finder = Finder(self.voice, prompt.asked(self.voice), prompt.lines(self.voice), names)
            self.app.push_screen(finder, self.found)

    def found(self, n: int | None) -> None:
        if n is not None:
            self.choose(n)

    def choose(self, n: int) -> None:
        prompt = self.scene.prompt
        if prompt is not None and not self.is_too_small and n < len(self.query_one(Menu).said):
            self.post_message(self.Chosen(n))
