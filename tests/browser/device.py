"""A browser of its own: its page, and everything that went wrong on it."""

from __future__ import annotations

import json
import re
from contextlib import closing
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any, Final, Literal

from playwright.sync_api import Browser, ConsoleMessage, Request, Response, StorageState, ViewportSize, expect

Motion = Literal["no-preference", "reduce"]
PATIENCE: Final = 60_000  # milliseconds that a test waits: a busy machine may stand still for a while
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
HARMLESS: Final = "net::ERR_ABORTED"  # left behind on the way to another page
GONE_ON: Final = r"409.*/forecast\?"  # somebody pointed at a choice, and chose before it was known what comes of it
VIOLATIONS: Final = "addEventListener('securitypolicyviolation', (e) => console.error('CSP', e.violatedDirective))"
# Nobody looks at most pages: they are laid out and answer to the pointer, but a third of all time went into gradients.
UNDRAWN: Final = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
}"""
DRAW: Final = "document.adoptedStyleSheets = []"
BARE: Final = "/health"  # an address without the client
FORGET: Final = """(kept) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of kept) localStorage.setItem(name, value);
}"""
NOWHERE: Final = (-1, -1)  # where the pointer is over nothing

expect.set_options(timeout=PATIENCE)


def settings(server: str, speed: str, listed: bool) -> StorageState:
    """What a browser has kept of an earlier visit: how fast cards move, whether all choices are listed."""
    value = json.dumps({"speed": speed, "list": listed})
    return {"cookies": [], "origins": [{"origin": server, "localStorage": [{"name": "ludotheque", "value": value}]}]}


class Device:
    """A browser of its own (a context), with one page, and everything that went wrong on it."""

    def __init__(
        self, browser: Browser, server: str, language: str = "en", speed: str = "off",
        size: tuple[int, int] = (1280, 800), motion: Motion = "reduce", listed: bool = True, **how: Any,
    ) -> None:  # fmt: skip
        self.server = server
        self.settings = settings(server, speed, listed)
        self.size: ViewportSize = {"width": size[0], "height": size[1]}
        self.problems: list[str] = []
        self.expected: list[str] = []
        self.context = browser.new_context(
            base_url=server, locale=LOCALES[language], viewport=self.size, storage_state=self.settings,
            reduced_motion=motion, **how,
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(VIOLATIONS)
        self.context.add_init_script(UNDRAWN)
        self.page = self.context.new_page()
        self.page.on("console", self._note_console)
        self.page.on("pageerror", lambda error: self._note(f"page error: {error}"))
        self.page.on("request", self._note_request)
        self.page.on("requestfailed", self._note_failure)
        self.page.on("response", self._note_response)

    def clear(self) -> None:
        """For whoever comes next nothing is left but the files of the client."""
        self.page.goto(BARE)
        self.page.evaluate(FORGET, self.settings["origins"][0]["localStorage"])
        self.page.mouse.move(*NOWHERE)
        if self.page.viewport_size != self.size:
            self.page.set_viewport_size(self.size)
        self.context.clear_cookies()
        self.expected = []

    def ask(self, method: str, path: str, data: object = None) -> Any:
        """What the server says to whoever is here. Playwright would take thrice as long to ask it."""
        cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in self.context.cookies())
        headers = {"Cookie": cookies, "Content-Type": "application/json"}
        with closing(HTTPConnection(self.server.removeprefix("http://"), timeout=PATIENCE / 1000)) as line:
            line.request(method, path, None if data is None else json.dumps(data), headers)
            answer = line.getresponse()
            text = answer.read().decode()
        assert answer.status < 400, f"{path}: {answer.status} {text}"
        if not path.startswith("/api/tables"):  # else one stays who one is
            self._keep(SimpleCookie(answer.headers["Set-Cookie"]))
        return json.loads(text or "null")

    def _keep(self, cookies: SimpleCookie) -> None:
        for name, kept in cookies.items():
            hidden = bool(kept["httponly"])
            self.context.add_cookies([{"name": name, "value": kept.value, "url": self.server, "httpOnly": hidden}])

    # What went wrong

    def _note(self, problem: str) -> None:
        if not any(re.search(pattern, problem) for pattern in (GONE_ON, *self.expected)):
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
