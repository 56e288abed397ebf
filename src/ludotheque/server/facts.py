"""Facts: what everybody may know of a table besides its game, as it is sent."""

from __future__ import annotations

import msgspec

from ludotheque.server import wire
from ludotheque.server.fairness import commitment, seed_in
from ludotheque.server.known import KnownTable
from ludotheque.server.node_store import Pulse
from ludotheque.server.sources import iso
from ludotheque.server.store import StoredChair


def facts_of(table: KnownTable, person: str | None) -> wire.TableFacts:
    """As this person sees them: the secret of the deal lies open once the game has ended."""
    stored = table.stored
    ended = stored.phase in ("over", "aborted")
    here = table.present().seats
    return wire.TableFacts(
        id=stored.id,
        game=stored.game,
        version=stored.version,
        content=stored.content,
        options=dict(stored.settings),
        chairs=[chair_of(table, chair, here) for chair in table.chairs],
        clock=stored.clock,
        absent=stored.absent,
        private=stored.private,
        many_chairs=stored.many_chairs,
        host=stored.host,
        phase=stored.phase,
        created=iso(stored.created),
        commitment=commitment(stored.secret, stored.id),
        secret=stored.secret if ended else None,
        seed=seed_in(stored.secret),
        ending=stored.ending,
        rematch=sorted(table.wishes),
        next=stored.next,
        yours=table.seats_of(person),
        hints=table.gives_hints,
        older=table.leftover is not None,
        agreed=sorted(table.leftover.agreed) if table.leftover else [],
        begun=wire.Begun(stored.beginning.table, stored.beginning.step) if stored.beginning else None,
    )


def chair_of(table: KnownTable, chair: StoredChair, here: set[int]) -> wire.Chair:
    bot = table.bot_in(chair.seat)
    kind: wire.ChairKind = "person" if chair.kind == "person" else "bot" if chair.kind == "bot" else "open"
    here_now = kind == "bot" or chair.seat in here
    return wire.Chair(kind, chair.name, chair.person, bot, here_now, chair.account)


def watchers_of(table: KnownTable) -> list[wire.PersonAtTable]:
    people = [wire.PersonAtTable(id, name) for id, name in table.present().watchers.items()]
    return sorted(people, key=lambda watcher: watcher.name)


def changeable(table: KnownTable) -> tuple[object, ...]:
    """What others may change without a row in the log; and where the log is over but for agreeing on an end, that."""
    agreed = sorted(table.leftover.agreed) if table.leftover else []
    return msgspec.structs.astuple(table.stored), table.chairs, table.wishes, table.removed, agreed


def differ(table: KnownTable, pulse: Pulse) -> bool:
    """Whether the store knows of more than this process, but for the log and the chat."""
    known = (table.stored.phase, table.stored.next, len(table.wishes), len(table.removed))
    longer = table.leftover is not None and table.leftover.length < pulse.rows
    return longer or known != (pulse.phase, pulse.next, pulse.wishes, pulse.removed)
