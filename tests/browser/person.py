"""A person at a browser: what they see, and what they do."""

from __future__ import annotations

from typing import Any, Final, Literal

from playwright.sync_api import Browser, Locator, Page, expect

from ludotheque.content.words import words_for
from ludotheque.games import GAMES

from .device import Device

LISTED: Final = {"cards": "[data-card]", "rules": ".rule", "armies": "[data-unit]"}  # on pages of this name
GO: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


class Person:
    """Somebody at a device: a new one, unless there is one to be had."""

    def __init__(
        self, browser: Browser, server: str, name: str, language: str = "en", game: str = "strife",
        device: Device | None = None, **how: Any,
    ) -> None:  # fmt: skip
        self.server = server
        self.name = name
        self.game = game
        self.words = words_for(game, language, strict=True)
        self.device = device or Device(browser, server, language, **how)
        self.context, self.page = self.device.context, self.device.page
        if name:
            self.post("/api/me", {"name": name})

    @property
    def problems(self) -> list[str]:
        return [f"{self.name}: {problem}" for problem in self.device.problems]

    def becomes(self, other: Person) -> None:
        """The same person at another browser."""
        self.context.add_cookies(other.context.cookies())  # type: ignore[arg-type]  # given as they are taken

    def expects(self, *patterns: str) -> None:
        """Trouble that belongs to the test."""
        self.device.expected += patterns

    def leave(self) -> list[str]:
        """Closes the browser; what went wrong in it."""
        self.context.close()
        return self.problems

    # What a person does

    def goto(self, path: str) -> Page:
        """Opens a page, and waits until it has something to say: where it lists things, until they are there."""
        self.page.goto(path)
        return self._arrive(path)

    def walk(self, path: str) -> Page:
        """To a page as the client's own links lead to it, without loading the client anew."""
        self.page.evaluate(GO, path)
        return self._arrive(path)

    def _arrive(self, path: str) -> Page:
        expect(self.page.locator("#main h1, #main [data-ask]").first).to_be_visible()
        _, kind, game = (*path.partition("#")[0].split("/"), "")[:3]
        if game in GAMES and (listed := LISTED.get(kind)):
            expect(self.page.locator(listed).first).to_be_attached()
        return self.page

    def say(self, id: str, **params: str | int) -> str:
        return self.words.text(id, **params)

    def speaks(self, language: str) -> None:
        self.words = words_for(self.game, language, strict=True)

    def button(self, id: str, **params: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **params), exact=True)

    def link(self, id: str, **params: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(id, **params), exact=True)

    def in_tile(self, role: Literal["button", "link"], id: str) -> Locator:
        """What the lobby offers with the game that this person plays."""
        tile = self.page.locator(f'article[data-game="{self.game}"]')
        return tile.get_by_role(role, name=self.say(id), exact=True)

    def sees(self, id: str, **params: str | int) -> None:
        """The words stand somewhere on the page."""
        expect(self.page.get_by_text(self.say(id, **params), exact=True).first).to_be_visible()

    # The same person, asking the server directly

    def get(self, path: str) -> Any:
        return self.device.ask("GET", path)

    def post(self, path: str, data: object) -> Any:
        return self.device.ask("POST", path, data)
