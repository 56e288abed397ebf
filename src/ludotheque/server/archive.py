"""Archive: looking back at finished games. What takes long is done in a process beside the server, once, and kept.

A film that was made by these very rules is served as it is kept. One that other rules made is made anew where today's
rules tell the same game, so that today's boards can show it; else it is what there is, and it is served as it was made.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple

import msgspec
import structlog

from ludotheque.content.words import LANGUAGES
from ludotheque.games.account import Account
from ludotheque.kernel.game import Data
from ludotheque.server import film
from ludotheque.server.bookshelf import Bookshelf
from ludotheque.server.ending import stop
from ludotheque.server.fairness import chance_of
from ludotheque.server.film_store import Film
from ludotheque.server.play import agrees
from ludotheque.server.proof import Proof, of_today, proof
from ludotheque.server.records import choices_in, written
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import Row, Store, StoredTable, StoreTrouble
from ludotheque.server.volume import Title, Volume, made_of
from ludotheque.server.workers import Workers

NICENESS: Final = 5  # games in play go first, but somebody waits here too
AT_ONCE: Final = 6  # looks back that one person may have under way
IN_MEMORY: Final = 32_000_000  # bytes of pages, as they are sent
LOOKED_AT: Final = 200  # games of which it is remembered what there is to look at
AFTER_THE_END: Final = 5.0  # seconds until a film is begun that nobody has asked for
AFTER_THE_START: Final = 30.0  # seconds until those are made that an earlier server has left

T = TypeVar("T")
Given = TypeVarTuple("Given")

log = structlog.get_logger("ludotheque.server")


class Looking(NamedTuple):
    """What there is to look at of a game."""

    film: Film
    older: bool  # today's rules do not play it alike, or it cannot be known
    whole: bool  # it can be looked at to its end


class Archive:
    """Films of finished games, and the process in which they are made."""

    def __init__(self, store: Store, shelf: Bookshelf) -> None:
        self._store = store
        self._shelf = shelf
        self._workers = Workers(1, NICENESS)
        self._coming: dict[Hashable, asyncio.Task[Any]] = {}
        self._looked: OrderedDict[str, Looking] = OrderedDict()
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._pages: OrderedDict[tuple[str, str, str, int], Volume] = OrderedDict()
        self._under_way: Counter[str] = Counter()

    async def close(self) -> None:
        await stop(self._coming.values())
        self._workers.close()

    @contextmanager
    def turn(self, person: str) -> Iterator[None]:
        """Only so many at once: whoever asks for more waits until others have been answered."""
        if self._under_way[person] >= AT_ONCE:
            raise Refusal("too-fast")
        self._under_way[person] += 1
        try:
            yield
        finally:
            self._under_way[person] -= 1
            self._under_way += Counter()  # who has nothing under way is forgotten

    # Rules that have changed

    async def proof(self, stored: StoredTable, rows: list[Row]) -> Proof:
        return await self._workers.do(proof, stored, rows)

    async def moved_on(self, stored: StoredTable) -> StoredTable:
        """The table under today's rules, which have been shown to play it as it was played."""
        today = of_today(stored)
        await self._store.move_on(today.id, today.version, today.content, today.settings)
        return today

    async def last_views(self, stored: StoredTable) -> list[Data]:
        """How a finished game ended, as it is kept: for each seat and a spectator."""
        for kept in (await self._store.films(stored.id)).values():
            packed = await self._store.reel(stored.id, kept.made, (kept.steps - 1) // film.PAGE)
            if packed is not None:
                return await self._workers.do(film.last_views, packed)
        return []

    # Films

    async def look(self, stored: StoredTable, choices: list[tuple[int, str]]) -> Looking:
        """What there is to look at of a finished game."""
        if stored.id not in self._looked:
            self._looked[stored.id] = await self._once(("look", stored.id), lambda: self._look(stored, choices))
            if len(self._looked) > LOOKED_AT:
                self._looked.popitem(last=False)
        return self._looked[stored.id]

    async def _look(self, stored: StoredTable, choices: list[tuple[int, str]]) -> Looking:
        kept, today = await self._store.films(stored.id), made_of(stored.game)
        same = agrees(stored)
        if today in kept and same:
            return Looking(kept[today], False, True)
        older = next(iter(kept.values()), None)
        if older is not None and not same:
            return Looking(older, True, True)
        found = await self._workers.do(film.survey, script_of(of_today(stored), choices))
        whole = found.steps == len(choices) + 1
        if older is not None and not (whole and found.told == older.told):
            return Looking(older, True, True)
        return Looking(Film(today, found.steps, found.told, {}, found.keepsake), not same, whole)

    async def page(self, stored: StoredTable, choices: list[tuple[int, str]], page: int, seen_by: str) -> Volume:
        """Some steps, as they are sent."""
        looking = await self.look(stored, choices)
        if page * film.PAGE >= looking.film.steps:
            raise Refusal("no-such-page")
        key = (stored.id, looking.film.made, seen_by, page)
        if key not in self._pages:
            packed = await self._reel(stored, choices, looking, page)
            self._pages[key] = await self._workers.do(film.cut, packed, page, seen_by)
            self._forget_pages()
        self._pages.move_to_end(key)
        return self._pages[key]

    def _forget_pages(self) -> None:
        while sum(len(page.packed) for page in self._pages.values()) > IN_MEMORY:
            self._pages.popitem(last=False)

    async def _reel(
        self, stored: StoredTable, choices: list[tuple[int, str]], looking: Looking, page: int
    ) -> bytes:  # fmt: skip
        made = looking.film.made
        kept = await self._store.reel(stored.id, made, page)
        if kept is not None:
            return kept
        script = script_of(of_today(stored), choices)
        packed = await self._once(("reel", *script[:4], page), lambda: self._workers.do(film.reel, script, page))
        if not looking.older:
            with suppress(StoreTrouble):  # it is made again then
                await self._store.keep_reel(stored.id, made, page, packed)
        return bytes(packed)

    async def account(self, stored: StoredTable, choices: list[tuple[int, str]]) -> Account:
        """What came of a finished game that today's rules play as it was played."""
        if stored.id not in self._accounts:
            script = await self.script(stored, choices)
            if script is None:
                raise Refusal("not-reviewed")
            made = await self._once(("account", stored.id), lambda: self._workers.do(film.retold, script))
            self._accounts[stored.id] = made
            if len(self._accounts) > LOOKED_AT:
                self._accounts.popitem(last=False)
        return self._accounts[stored.id]

    async def script(self, stored: StoredTable, choices: list[tuple[int, str]]) -> film.Script | None:
        """What is played again; None where today's rules do not play the game as it was played."""
        _, older, whole = await self.look(stored, choices)
        return None if older or not whole else script_of(of_today(stored), choices)

    async def done_aside(self, work: Callable[[*Given], T], *given: *Given) -> T:
        """Something else that takes long with a finished game."""
        return await self._workers.do(work, *given)

    async def record(self, stored: StoredTable, choices: list[tuple[int, str]]) -> str:
        """The record of a finished game, with what shows it where the rules are others."""
        film_of_it, older, whole = await self.look(stored, choices)
        kept = film_of_it if whole and (film_of_it.words or not older) else None
        return await self._workers.do(written, stored, choices, kept)

    async def _once(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Whoever asks for the same waits for the same; whoever goes away stops nothing."""
        if key not in self._coming:
            task = asyncio.create_task(make())
            self._coming[key] = task
            task.add_done_callback(lambda _: self._coming.pop(key, None))
        found: T = await asyncio.shield(self._coming[key])
        return found

    # What is kept before the rules change

    async def keep(self, stored: StoredTable, choices: list[tuple[int, str]]) -> None:
        """Make the whole film of a game that today's rules play alike, and keep it with its words."""
        looking = await self.look(stored, choices)
        made = looking.film.made
        if looking.older or not looking.whole or made in await self._store.films(stored.id):
            return
        for page in range(-(-looking.film.steps // film.PAGE)):
            await self._reel(stored, choices, looking, page)
        whole = msgspec.structs.replace(looking.film, words=await self._keep_words(stored.game))
        await self._store.keep_film(stored.id, whole)
        self._looked.pop(stored.id, None)

    async def _keep_words(self, game: str) -> dict[str, str]:
        digests = {}
        for language in LANGUAGES:
            book = await self._shelf.book(Title("book", game, language))
            await self._store.keep_volume(book.digest, book.packed)
            digests[language] = book.digest
        return digests

    async def keep_soon(self, stored: StoredTable, choices: list[tuple[int, str]]) -> None:
        """After the end of a game, when whoever wants to look at once has begun to."""
        await asyncio.sleep(AFTER_THE_END)
        await self._once(("keep", stored.id), lambda: self.keep(stored, choices))

    async def keep_what_was_left(self) -> None:
        """Games that ended when there was no time for it, or before films were kept."""
        await asyncio.sleep(AFTER_THE_START)
        after = ""
        while tables := await self._store.unfilmed(after=after):
            after = tables[-1].id
            for stored in tables:
                if agrees(stored):
                    await self._keep_left(stored)

    async def _keep_left(self, stored: StoredTable) -> None:
        try:
            await self.keep(stored, choices_in(await self._store.rows(stored.id)))
        except StoreTrouble:
            raise
        except Exception as error:  # one broken game must not hold up the others
            log.error("cannot_film", table=stored.id, error=repr(error), exc_info=error)


def script_of(stored: StoredTable, choices: list[tuple[int, str]]) -> film.Script:
    settings = tuple(sorted(stored.settings.items()))
    start = None if stored.start is None else msgspec.json.encode(stored.start).decode()
    return film.Script(stored.game, stored.seats, settings, chance_of(stored.secret), tuple(choices), start)
