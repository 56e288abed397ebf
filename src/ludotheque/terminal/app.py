"""The terminal table with Textual: plays a match from the first question to the last."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Final

from textual.app import App
from textual.binding import BindingType

from ludotheque.bots.search import Search
from ludotheque.kernel.choice import PASSING
from ludotheque.terminal.ahead import ahead_entries
from ludotheque.terminal.match import Match
from ludotheque.terminal.prompts import Choosing, Ending, Offer, Prompt
from ludotheque.terminal.reading import account_reader, reader
from ludotheque.terminal.saving import free_path
from ludotheque.terminal.screen import Scene, TableScreen
from ludotheque.terminal.screens import Cover, Reader, Sure
from ludotheque.terminal.slow import Moment

MOMENT: Final = 0.3  # seconds after which it is said that a bot thinks
PACE: Final = 0.5  # seconds for each line of the log at a table for two, so that a person can follow


class TableApp(App[None]):
    """One match at this terminal."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, match: Match, language: str, pace: float = PACE) -> None:
        super().__init__()
        self.match = match
        self.voice = match.voice(language)
        self.pace = pace * 2 / max(2, match.table.seats)  # the more play, the longer the way to the next question
        self.seen = match.table.view(match.seer)  # the table as it is shown
        self.shown = len(match.log)  # lines of the log that are shown
        self.new = 0
        self.prompt: Prompt | None = None
        self.chosen: asyncio.Future[int] | None = None
        self.hurried = asyncio.Event()
        self.objection = ""  # the choice that a lesson has just refused
        self.thinks: int | None = None  # a seat whose bot takes its time
        self.by_itself = True  # whether bots among themselves play on unasked

    def on_mount(self) -> None:
        self.front = TableScreen(self.voice, self.scene())
        self.push_screen(self.front)
        self.run_worker(self.play())

    def scene(self) -> Scene:
        seat = self.at_screen()
        asked = isinstance(self.prompt, Choosing) and self.match.can_stand(self.prompt.seat)
        order = None if seat is None else self.match.orders.get(seat)
        log = self.match.log[: self.shown]
        course, thinks = self.match.course, self.thinks
        return Scene(self.seen, log, self.new, self.prompt, order, asked, course, self.objection, thinks)

    def at_screen(self) -> int | None:
        """Who looks: whoever is asked, or the only person there is."""
        return self.prompt.seat if isinstance(self.prompt, Choosing) else self.match.seer

    def draw(self) -> None:
        self.front.show(self.voice, self.scene())

    async def play(self) -> None:
        """Questions and answers until the game is over, then the end."""
        match = self.match
        while not match.table.over:
            seat = match.decider()
            if match.plays_by_itself(seat):
                if not match.people and len(match.table.deciders()) == 1:
                    await self.look_on()
                await self.follow(match.choose(seat, await self.answer_of(seat)))
            else:
                await self.ask(seat)
        await self.end()

    async def answer_of(self, seat: int) -> str:
        """Bots that look far ahead think beside the screen, which says so where it takes a moment."""
        if not isinstance(self.match.bots.get(seat), Search):
            return self.match.answer_of(seat)
        thinking = asyncio.ensure_future(asyncio.to_thread(self.match.answer_of, seat))
        done, _ = await asyncio.wait([thinking], timeout=MOMENT)
        if not done:
            self.thinks = seat
            self.draw()
        text = await thinking
        self.thinks = None
        return text

    async def ask(self, seat: int) -> None:
        """A question to a person, after the others have looked away where it must be."""
        match = self.match
        self.seen = match.table.view(match.seer)
        if match.must_hand_over(seat):
            self.draw()
            await self.push_screen_wait(Cover(self.voice.text("app-pass-device", name=self.voice.names[seat])))
        self.seen = match.table.view(seat)
        course = match.course
        prompt = Choosing(match.table, seat, len(match.people) > 1, course.pointed if course else "")
        n = await self.answer(prompt)
        self.objection = prompt.menu[n] if course is not None and not course.accepts(prompt.menu[n]) else ""
        if self.objection:
            return
        self.new = len(match.log)
        self.hurried.clear()
        await self.follow(match.choose(seat, prompt.menu[n]))

    async def answer(self, prompt: Prompt) -> int:
        """The line that is chosen, by number."""
        self.prompt = prompt
        self.chosen = asyncio.get_running_loop().create_future()
        self.draw()
        try:
            return await self.chosen
        finally:
            self.prompt = self.chosen = None

    async def follow(self, moments: list[Moment]) -> None:
        """What follows from a choice, step by step, slowly enough to read; a key hurries on to the next question."""
        self.prompt = None if self.match.people or not self.by_itself else Offer("app-watching", ["app-pause"])
        for moment in moments:
            self.seen = moment.view
            self.shown += len(moment.events)
            if self.pace and not self.hurried.is_set():
                self.draw()
                with suppress(TimeoutError):
                    async with asyncio.timeout(self.pace * len(moment.events)):
                        await self.hurried.wait()

    async def look_on(self) -> None:
        """Between bots: by itself, or one key for each step."""
        self.seen = self.match.table.view(None)
        if not self.by_itself:
            self.by_itself = await self.answer(Offer("app-watching", ["app-next", "app-by-itself"])) == 1
        self.hurried.clear()
        self.new = len(self.match.log)

    async def end(self) -> None:
        """Result and scores; the record is kept where it was asked for, else that is offered."""
        match, table = self.match, self.match.table
        assert table.result is not None
        self.seen = table.view(match.seer)
        while True:
            path = match.record or free_path(table.game.id, Path.cwd())
            saved = match.record is not None and match.trouble is None
            prompt = Ending(table.result, path, saved, self.voice.trouble(match.record, match.trouble))
            n = await self.answer(prompt)
            if prompt.deed(n) == Ending.LEAVE:
                self.exit()
                return
            if prompt.deed(n) == Ending.READ:
                self.push_screen(account_reader(self.voice, table.account()))
            else:
                match.record = path
                match.keep()

    def on_table_screen_chosen(self, message: TableScreen.Chosen) -> None:
        if self.chosen is None:
            self.by_itself = False  # the only thing offered meanwhile is to stop
            self.hurried.set()
        elif not self.chosen.done():
            self.chosen.set_result(message.n)

    def on_table_screen_hurried(self) -> None:
        self.hurried.set()

    def action_next_language(self) -> None:
        self.voice = self.voice.next_language()
        self.draw()

    def action_next_order(self) -> None:
        """The next of the standing orders that the game knows, and then none; what it passes is passed at once."""
        seat, orders = self.at_screen(), (None, *self.match.table.game.orders)
        if seat is None or len(orders) == 1:
            return
        now = orders.index(self.match.orders.get(seat))
        self.match.stand(seat, orders[(now + 1) % len(orders)])
        passing = self.match.table.game.text(PASSING)
        if isinstance(self.prompt, Choosing) and self.match.passes(seat) and self.chosen and not self.chosen.done():
            self.chosen.set_result(self.prompt.menu.index(passing))
        else:
            self.draw()

    def action_read(self, what: str) -> None:
        """Something to read over the table: cards, rules, the log, the table in words, help."""
        under = self.prompt.card(self.front.at) if self.prompt else None
        self.push_screen(reader(self.voice, what, self.seen, self.match.log[: self.shown], under))

    def action_look_ahead(self) -> None:
        """What the choice under the cursor would lead to, and why other things cannot be used."""
        prompt = self.prompt
        if isinstance(prompt, Choosing):
            choice = prompt.menu[self.front.at]
            entries = ahead_entries(self.voice, self.match.table, prompt.seat, choice, prompt.view)
            self.push_screen(Reader(self.voice, self.voice.text("app-ahead"), entries))

    async def action_quit(self) -> None:
        """Textual's own key for leaving asks as well."""
        self.action_leave()

    def action_help_quit(self) -> None:
        """So does Ctrl+C."""
        self.action_leave()

    def action_leave(self) -> None:
        """Leave the game, after a question while it is not over."""
        if self.match.table.over:
            self.exit()
        elif not isinstance(self.screen, Sure):
            self.push_screen(Sure(self.voice, self.voice.text("app-quit-sure")), self.left)

    def left(self, sure: bool | None) -> None:
        if sure:
            self.exit()
