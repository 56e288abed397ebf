"""Refusals: what was asked for is not done, and nothing has changed; `unsure` alone says that it may have.

Each has a code, which is a sentence's id too.
"""

from __future__ import annotations

from ludotheque.content.words import ENGLISH, LANGUAGES, words_for
from ludotheque.games import GAMES
from ludotheque.kernel.game import BadSettings, Game
from ludotheque.server import wire

# Every code by the HTTP status that goes with it; `error-<code>` is its sentence.
CODES = {
    400: "bad-input no-such-option bad-value unfit-options bad-chairs no-such-bot bad-clock bad-name mixed-name",
    401: "not-signed-in wrong-password",
    403: "not-your-seat removed only-host foreign-origin operators-only",
    404: (
        "no-such-game no-such-table no-such-page no-such-person no-such-device no-such-seat not-watching "
        "no-such-lesson no-such-puzzle"
    ),
    405: "not-allowed",
    409: (
        "login-taken has-account no-account name-alike seat-taken one-chair not-started already-started "
        "game-over not-over not-reviewed stale not-asked no-hints illegal lesson-other puzzle-other cannot "
        "other-rules"
    ),
    413: "too-large",
    421: "unknown-host",
    429: "too-many-tables too-fast wait-to-sign-in",
    500: "broken",
    503: "store-trouble unsure closing",
}
STATUS = {code: status for status, codes in CODES.items() for code in codes.split()}
LONGEST_REASON = 123  # bytes


class Refusal(Exception):
    """Something that is not done, with the reason by code."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def problem(self, language: str) -> wire.Problem:
        text = words_for(None, language).text(f"error-{self.code}", **self.params)
        return wire.Problem(self.code, dict(self.params), text)

    def in_short(self, language: str) -> str:
        """The sentence as far as a socket's last message can carry it."""
        return self.problem(language).text.encode()[:LONGEST_REASON].decode(errors="ignore")


class BadOptions(Refusal):
    """Settings that a game does not allow, with its options as the reader knows them."""

    def __init__(self, game_id: str, bad: BadSettings) -> None:
        super().__init__(bad.kind, options=", ".join(bad.options))
        self._game_id = game_id
        self._options = bad.options

    def problem(self, language: str) -> wire.Problem:
        words = words_for(self._game_id, language)
        labels = [words.find(f"option-{name}") or name for name in self._options]
        return wire.Problem(self.code, dict(self.params), words.text(f"error-{self.code}", options=", ".join(labels)))


def preferred_language(header: str) -> str:
    """The first of our languages that an Accept-Language header names; English where it names none."""
    for part in header[:200].split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH


def find(game_id: str) -> Game:
    """A game by its id: there may be none, or none any more for a table that is stored."""
    if game_id not in GAMES:
        raise Refusal("no-such-game", game=game_id)
    return GAMES[game_id]
