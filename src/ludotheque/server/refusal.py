"""Refusals: what was asked for is not done, and nothing has changed; `unsure` alone says that it may have.

Each has a code, which is a sentence's id too.
"""

from __future__ import annotations

from ludotheque.content.words import ENGLISH, LANGUAGES, words_for
from ludotheque.games import GAMES
from ludotheque.kernel.game import BadSettings, Game
from ludotheque.server import wire

# Every code with the HTTP status that goes with it; `error-<code>` is its sentence.
STATUS = {
    "bad-input": 400,
    "no-such-option": 400,
    "bad-value": 400,
    "unfit-options": 400,
    "bad-chairs": 400,
    "no-such-game": 404,
    "no-such-bot": 400,
    "bad-clock": 400,
    "bad-name": 400,
    "not-signed-in": 401,
    "wrong-password": 401,
    "login-taken": 409,
    "has-account": 409,
    "no-account": 409,
    "mixed-name": 400,
    "name-alike": 409,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-person": 404,
    "no-such-device": 404,
    "not-allowed": 405,
    "too-many-tables": 429,
    "not-your-seat": 403,
    "no-such-seat": 404,
    "seat-taken": 409,
    "one-chair": 409,
    "removed": 403,
    "only-host": 403,
    "not-watching": 404,
    "not-started": 409,
    "already-started": 409,
    "game-over": 409,
    "not-over": 409,
    "not-reviewed": 409,
    "stale": 409,
    "not-asked": 409,
    "no-hints": 409,
    "illegal": 409,
    "lesson-other": 409,
    "no-such-lesson": 404,
    "puzzle-other": 409,
    "no-such-puzzle": 404,
    "cannot": 409,
    "other-rules": 409,
    "too-fast": 429,
    "wait-to-sign-in": 429,
    "unknown-host": 421,
    "too-large": 413,
    "foreign-origin": 403,
    "operators-only": 403,
    "store-trouble": 503,
    "unsure": 503,
    "closing": 503,
    "broken": 500,
}


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
        labels = [words.text(f"option-{name}") if words.knows(f"option-{name}") else name for name in self._options]
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
