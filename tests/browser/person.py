"""A person at a browser: what they see, what they do, and everything that went wrong on their pages."""

from __future__ import annotations

import json
import re
from typing import Any, Final, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, StorageState, expect

from ludotheque.content.words import words_for
from ludotheque.games import GAMES

Motion = Literal["no-preference", "reduce"]
PATIENCE: Final = 20_000  # milliseconds that a test waits for something to appear
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
LISTED: Final = {"cards": "[data-card]", "rules": ".rule", "armies": "[data-unit]"}  # on pages of this name
HARMLESS: Final = "net::ERR_ABORTED"  # left behind on the way to another page
VIOLATIONS: Final = "addEventListener('securitypolicyviolation', (e) => console.error('CSP', e.violatedDirective))"
# Nobody looks at most pages: they are laid out and answer to the pointer, but a third of all time went into gradients.
UNDRAWN: Final = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
}"""
DRAW: Final = "document.adoptedStyleSheets = []"

expect.set_options(timeout=PATIENCE)


def settings(server: str, speed: str) -> StorageState:
    """What a browser has kept of an earlier visit: how fast cards move."""
    value = json.dumps({"speed": speed})
    return {"cookies": [], "origins": [{"origin": server, "localStorage": [{"name": "ludotheque", "value": value}]}]}


class Person:
    """A browser of one's own (a context), with one page."""

    def __init__(
        self, browser: Browser, server: str, name: str, language: str = "en", speed: str = "off",
        size: tuple[int, int] = (1280, 800), motion: Motion = "reduce", game: str = "strife", **how: Any,
    ) -> None:  # fmt: skip
        self.server = server
        self.name = name
        self.game = game
        self.words = words_for(game, language, strict=True)
        self.problems: list[str] = []
        self._expected: list[str] = []
        self.context = browser.new_context(
            base_url=server, locale=LOCALES[language], viewport={"width": size[0], "height": size[1]},
            storage_state=settings(server, speed),
            reduced_motion=motion, **how,
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(VIOLATIONS)
        self.context.add_init_script(UNDRAWN)
        self.page = self.new_page()
        if name:
            self.post("/api/me", {"name": name})

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self._note(f"page error: {error}"))
        page.on("request", self._note_request)
        page.on("requestfailed", self._note_failure)
        page.on("response", self._note_response)
        return page

    def becomes(self, other: Person) -> None:
        """The same person at another browser."""
        self.context.add_cookies(other.context.cookies())  # type: ignore[arg-type]  # given as they are taken

    def expects(self, *patterns: str) -> None:
        """Trouble that belongs to the test."""
        self._expected += patterns

    def leave(self) -> list[str]:
        """Closes the browser; what went wrong in it."""
        self.context.close()
        return [f"{self.name}: {problem}" for problem in self.problems]

    # What a person does

    def goto(self, path: str) -> Page:
        """Opens a page, and waits until it has something to say: where it lists things, until they are there."""
        self.page.goto(path)
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
        answer = self.context.request.get(path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def post(self, path: str, data: object) -> Any:
        answer = self.context.request.post(path, data=data)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return json.loads(answer.text() or "null")

    # What went wrong

    def _note(self, problem: str) -> None:
        if not any(re.search(pattern, problem) for pattern in self._expected):
            self.problems.append(problem)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"console: {message.text} ({message.location['url']})")

    def _note_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.server}/", "data:", "blob:")):
            self._note(f"a request to elsewhere: {request.url}")

    def _note_failure(self, request: Request) -> None:
        if request.failure != HARMLESS:
            self._note(f"a request failed: {request.url}: {request.failure}")

    def _note_response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"an answer of {response.status}: {response.url}")
