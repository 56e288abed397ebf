"""Keeping: all that the store knows of a person, how it is forgotten, and what has grown too old."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, and_, delete, func, or_, select, update

from ludotheque.server.film_store import FilmStore
from ludotheque.server.ledger import ATTEMPTS, CHAIRS, DEVICES, LOG, MUTES, PEOPLE, REMOVED, SAID, TABLES
from ludotheque.server.people_store import SEEN

NOBODY: Final = "—"  # the name that stays at the tables of somebody who is forgotten
AT_A_TIME: Final = 500


def questions_about(id: str) -> dict[str, Select[Any]]:
    tables = and_(TABLES.c.id == CHAIRS.c.table_id, CHAIRS.c.person == id)
    chosen = and_(LOG.c.table_id == CHAIRS.c.table_id, LOG.c.seat == CHAIRS.c.seat, CHAIRS.c.person == id)
    person = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.created, PEOPLE.c.seen)
    chairs = select(TABLES.c.id, TABLES.c.game, TABLES.c.phase, TABLES.c.created, CHAIRS.c.seat, CHAIRS.c.name)
    choices = select(LOG.c.table_id, LOG.c.n, LOG.c.kind, LOG.c.text, LOG.c.at)
    return {
        "person": person.where(PEOPLE.c.id == id),
        "chairs": chairs.join(CHAIRS, tables).order_by(TABLES.c.created),
        "hosted": select(TABLES.c.id, TABLES.c.address).where(TABLES.c.host == id).order_by(TABLES.c.created),
        "choices": choices.join(CHAIRS, chosen).order_by(LOG.c.table_id, LOG.c.n),
        "devices": select(DEVICES.c.about, DEVICES.c.since, DEVICES.c.seen).where(DEVICES.c.person == id),
        "said": select(SAID.c.table_id, SAID.c.text, SAID.c.at).where(SAID.c.person == id).order_by(SAID.c.at),
        "muted": select(MUTES.c.other).where(MUTES.c.person == id).order_by(MUTES.c.other),
    }


class KeepingStore(FilmStore):
    async def belongings(self, id: str) -> dict[str, Any]:
        """Everything that is stored of a person, but for the hash of the password."""
        asked = questions_about(id)
        return {name: [row._asdict() for row in await self.read(question)] for name, question in asked.items()}

    async def forget(self, id: str, at: int) -> None:
        """The person is gone: their games stay, without their name; what they said and whom they muted goes."""
        open_tables = select(TABLES.c.id).where(TABLES.c.phase == "open")
        own = update(CHAIRS).where(CHAIRS.c.person == id)
        hosted = update(TABLES).where(TABLES.c.host == id)
        await self.write(
            hosted.where(TABLES.c.phase == "open").values(phase="aborted", ended=at),
            own.where(CHAIRS.c.table_id.in_(open_tables)).values(kind="open", person=None, name=""),
            own.values(person=None, name=NOBODY),
            hosted.values(host=NOBODY, address=None),
            delete(SAID).where(SAID.c.person == id),
            delete(MUTES).where(or_(MUTES.c.person == id, MUTES.c.other == id)),
            delete(REMOVED).where(REMOVED.c.person == id),
            delete(DEVICES).where(DEVICES.c.person == id),
            delete(PEOPLE).where(PEOPLE.c.id == id),
        )

    async def guests_not_seen_since(self, moment: int) -> list[str]:
        gone = select(PEOPLE.c.id).where(PEOPLE.c.login.is_(None), moment > SEEN)
        return await self.read_column(gone.order_by(PEOPLE.c.created).limit(AT_A_TIME))

    async def tables_waiting_since(self, moment: int) -> list[str]:
        """Tables that nobody came to, created before that moment."""
        waiting = select(TABLES.c.id).where(TABLES.c.phase == "open", TABLES.c.created < moment)
        return await self.read_column(waiting.order_by(TABLES.c.created).limit(AT_A_TIME))

    async def games_at_rest_since(self, moment: int) -> list[str]:
        """Games in play in which nothing has happened since that moment."""
        last = select(func.max(LOG.c.at)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
        resting = func.coalesce(last, TABLES.c.started) < moment
        chosen = select(TABLES.c.id).where(TABLES.c.phase == "playing", TABLES.c.created < moment, resting)
        return await self.read_column(chosen.order_by(TABLES.c.created).limit(AT_A_TIME))

    async def forget_talk_before(self, moment: int) -> None:
        await self.write(delete(SAID).where(SAID.c.at < moment))

    async def forget_tries_before(self, moment: int) -> None:
        await self.write(delete(ATTEMPTS).where(ATTEMPTS.c.last < moment))
