"""Bookshelf: every book that clients ask for, ready to be sent. Those that are missing are made in another process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import structlog

from ludotheque.content.words import LANGUAGES
from ludotheque.server.ending import stop
from ludotheque.server.volume import Title, Volume, every_title, taken, taken_or_written, words_of
from ludotheque.server.workers import Workers

NICENESS: Final = 10  # games in play go first

log = structlog.get_logger("ludotheque.server")


class Bookshelf:
    """The books in memory, as they lie in a folder. Making one takes long, so that it happens once, and elsewhere."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._words: dict[str, Volume] = {}
        self._here: dict[Title, Volume] = {}
        self._coming: dict[Title, asyncio.Task[Volume]] = {}
        self._workers: Workers | None = None
        self._filling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take what is in the folder; what is not is made in the background."""
        self._words, self._here = await asyncio.to_thread(everything_in, self._folder)
        self._filling = asyncio.create_task(self._fill())

    async def close(self) -> None:
        await stop([task for task in (self._filling, *self._coming.values()) if task is not None])
        self._dismiss()

    def words(self, language: str) -> Volume:
        """The words around every game."""
        return self._words[language]

    async def book(self, title: Title) -> Volume:
        """The book, which is waited for where it is still being made; whoever goes away stops nothing."""
        if title in self._here:
            return self._here[title]
        if title not in self._coming:
            self._coming[title] = asyncio.create_task(self._make(title))
        return await asyncio.shield(self._coming[title])

    async def _make(self, title: Title) -> Volume:
        self._workers = self._workers or Workers(1, NICENESS)
        try:
            self._here[title] = await self._workers.do(taken_or_written, self._folder, title)
        finally:
            del self._coming[title]
        return self._here[title]

    async def _fill(self) -> None:
        """One after the other, so that a book that somebody waits for is next. Where all are there, nothing begins."""
        for title in every_title():
            try:
                await self.book(title)
            except Exception as error:  # one broken book must not hold up the others
                log.error("cannot_make_book", **title._asdict(), error=repr(error), exc_info=error)
        if not self._coming:
            self._dismiss()

    def _dismiss(self) -> None:
        if self._workers is not None:
            self._workers.close()
            self._workers = None


def everything_in(folder: Path) -> tuple[dict[str, Volume], dict[Title, Volume]]:
    """The words, and the books that are kept."""
    found = {title: taken(folder, title) for title in every_title()}
    return (
        {language: words_of(language) for language in LANGUAGES},
        {title: volume for title, volume in found.items() if volume is not None},
    )
