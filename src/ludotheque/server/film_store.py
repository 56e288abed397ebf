"""Films in the store: what finished games need to be looked at again, whatever the rules are by then."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update

from ludotheque.kernel.game import Settings
from ludotheque.server.ledger import FILMS, REELS, REVIEWS, TABLES, VOLUMES
from ludotheque.server.table_store import StoredTable, TableStore


class Film(msgspec.Struct):
    """A finished game, step by step, as certain rules told it. Its reels lie beside it, page by page."""

    made: str  # a digest of the rules, the content and the words that it was made with
    steps: int  # the table at the beginning, and after each choice
    told: int  # a checksum of everything that was told
    words: dict[str, str]  # by language, the digest of the book that says it in words
    keepsake: str  # what a record keeps of it


class FilmStore(TableStore):
    """Films, their reels, and the books they need. A film that is here is whole."""

    async def films(self, id: str) -> dict[str, Film]:
        """Those of a table, by what they were made with."""
        columns = [FILMS.c[name] for name in Film.__struct_fields__]
        return {row[0]: Film(*row) for row in await self.read(select(*columns).where(FILMS.c.table_id == id))}

    async def reel(self, id: str, made: str, page: int) -> bytes | None:
        wanted = select(REELS.c.packed).where(REELS.c.table_id == id, REELS.c.made == made, REELS.c.page == page)
        found: bytes | None = await self.read_one(wanted)
        return found

    async def keep_reel(self, id: str, made: str, page: int, packed: bytes) -> None:
        await self.write(self.insert_new(REELS).values(table_id=id, made=made, page=page, packed=packed))

    async def keep_film(self, id: str, film: Film) -> None:
        """All its reels are kept already. Whatever other rules made of the same game is not needed any more."""
        new = self.insert_new(FILMS).values(table_id=id, **msgspec.to_builtins(film))
        old = [delete(part).where(part.c.table_id == id, part.c.made != film.made) for part in (FILMS, REELS)]
        await self.write(new, *old)

    async def review(self, id: str) -> bytes | None:
        """What a bot thinks of the whole game, where it is known."""
        found: bytes | None = await self.read_one(select(REVIEWS.c.packed).where(REVIEWS.c.table_id == id))
        return found

    async def keep_review(self, id: str, packed: bytes) -> None:
        await self.write(self.insert_new(REVIEWS).values(table_id=id, packed=packed))

    async def keep_volume(self, digest: str, packed: bytes) -> None:
        """A book, once for all films that are told with it."""
        await self.write(self.insert_new(VOLUMES).values(digest=digest, packed=packed))

    async def volume(self, digest: str) -> bytes | None:
        found: bytes | None = await self.read_one(select(VOLUMES.c.packed).where(VOLUMES.c.digest == digest))
        return found

    async def unfilmed(self, limit: int = 100, after: str = "") -> list[StoredTable]:
        """Finished games without any film, by their ids."""
        filmed = select(FILMS.c.table_id).where(FILMS.c.table_id == TABLES.c.id).exists()
        ended = TABLES.c.phase.in_(("over", "aborted")) & TABLES.c.started.is_not(None)
        wanted = select(TABLES).where(ended, ~filmed, TABLES.c.id > after)
        return await self._tables(wanted.order_by(TABLES.c.id).limit(limit))

    async def move_on(self, id: str, version: int, content: str, settings: Settings) -> None:
        """A game goes on under other rules, which have been shown to play it as it was played."""
        moved = update(TABLES).where(TABLES.c.id == id)
        await self.write(moved.values(version=version, content=content, settings=settings))
