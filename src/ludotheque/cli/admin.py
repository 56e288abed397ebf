"""ludotheque admin: look after the tables in the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import rich_click as click
from click.exceptions import Exit
from rich.console import Console
from rich.table import Table as Grid

from ludotheque.cli.common import as_json, fail, json_option
from ludotheque.cli.settling import config_option, database_option, settings_from
from ludotheque.server.address import database_url
from ludotheque.server.database import keep_private
from ludotheque.server.records import check_game, choices_in, record_of
from ludotheque.server.refusal import Refusal
from ludotheque.server.settings import Settings
from ludotheque.server.sources import Sources, iso
from ludotheque.server.store import Row, Store, StoredChair, StoredPerson, StoredTable, StoreTrouble

PAGE = 200
EVERY_TABLE = 10_000  # of one person
OVER = ("over", "aborted")
T = TypeVar("T")


@click.group()
def admin() -> None:
    """Look after the tables in the store; the server may go on meanwhile.

    Example: ludotheque admin backup ludotheque-backup.db
    """


@admin.command()
@database_option
@config_option
@json_option
def tables(database: str | None, config: Path | None, wants_json: bool) -> None:
    """List all tables, newest first.

    Example: ludotheque admin tables --json
    """
    found = with_store(settings_from(config, database=database), list_tables)
    if wants_json:
        click.echo(as_json([facts_of(table, chairs) for table, chairs in found]))
        return
    grid = Grid("table", "game", "phase", "created", "chairs")
    for table, chairs in found:
        sitting = ", ".join(chair.name or chair.bot or chair.kind for chair in chairs)
        grid.add_row(table.id, table.game, table.phase, iso(table.created), sitting)
    Console().print(grid)


@admin.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--all", "everything", is_flag=True, help="Every game that has begun.")
@click.option("--person", metavar="PERSON", help="All that is stored of a person instead, by id or login.")
@click.option("--with-secrets", is_flag=True, help="The secrets of games that are not over, too.")
@database_option
@config_option
def export(
    ids: tuple[str, ...], folder: Path, everything: bool, person: str | None, with_secrets: bool,
    database: str | None, config: Path | None,
) -> None:  # fmt: skip
    """Write the records of games into a folder, one file for each.

    Without its secret a record says what was chosen, but cannot be played again.

    Example: ludotheque admin export --all records
    """
    if person is not None:
        file = with_store(settings_from(config, database=database), lambda store: export_person(store, person, folder))
        click.echo(f"what is stored of {person} is in {file}")
        return
    if bool(ids) == everything:
        fail("name the tables to export, or --all of them, and then a folder")

    async def work(store: Store) -> int:
        return await export_games(store, ids, folder, with_secrets)

    number = with_store(settings_from(config, database=database), work)
    click.echo(f"{number} records in {folder}")


@admin.command()
@click.argument("person")
@database_option
@config_option
def forget(person: str, database: str | None, config: Path | None) -> None:
    """Forget a person, by id or login: games in play are given up, games stay without the name, what was said goes.

    Example: ludotheque admin forget anna
    """

    async def work(store: Store) -> None:
        id, now = (await known(store, person)).id, Sources().now()
        for stored in await store.tables_of(id, EVERY_TABLE):
            if stored.phase == "playing":
                await resign(store, stored.id, id, now)
        await store.forget(id, now)

    with_store(settings_from(config, database=database), work)
    click.echo(f"{person} is forgotten")


@admin.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@config_option
def backup(file: Path, database: str | None, config: Path | None) -> None:
    """Copy the whole SQLite database to a file, while games go on.

    Example: ludotheque admin backup ludotheque-backup.db
    """

    async def work(store: Store) -> None:
        await store.backup(file)

    with_store(settings_from(config, database=database), work)
    click.echo(f"everything is in {file}")


@admin.command()
@database_option
@config_option
def check(database: str | None, config: Path | None) -> None:
    """Look for faults in an SQLite file, then play every game again and name those that do not lead where they led.

    Example: ludotheque admin check
    """
    settings = settings_from(config, database=database)
    if faults := with_store(settings, Store.faults):
        click.echo("\n".join([*faults, "the file is malformed: restore a backup"]))
        raise Exit(1)
    counts = with_store(settings, check_games)
    click.echo(", ".join(f"{number} {what}" for what, number in counts.items()))
    if counts["broken"]:
        raise Exit(1)


def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store; what the store cannot do is one clear line."""
    url = database_url(settings.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        fail(f"there is no database at {url.database}")
    try:
        return asyncio.run(opened(settings, work))
    except StoreTrouble as trouble:
        fail(f"{url.render_as_string(hide_password=True)}: {trouble}")


async def opened(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    store = await Store.open(settings.database, settings.patience)
    try:
        return await work(store)
    finally:
        await store.close()


async def all_tables(store: Store) -> AsyncIterator[StoredTable]:
    offset = 0
    while page := await store.all_tables(PAGE, offset):
        for table in page:
            yield table
        offset += PAGE


async def list_tables(store: Store) -> list[tuple[StoredTable, list[StoredChair]]]:
    return [(table, await store.chairs(table.id)) async for table in all_tables(store)]


async def export_games(store: Store, ids: tuple[str, ...], folder: Path, with_secrets: bool) -> int:
    """How many records were written; all of them unless ids are named."""
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [await named(store, id) for id in ids] or [t async for t in all_tables(store) if t.started is not None]
    for table in chosen:
        films = list((await store.films(table.id)).values()) if table.phase in OVER else []
        choices = choices_in(await store.rows(table.id))
        record = record_of(table, choices, with_secrets or table.phase in OVER, films[0] if films else None)
        write_private(folder / f"{table.id}.json", record.dumps())
    return len(chosen)


async def export_person(store: Store, person: str, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    id = (await known(store, person)).id
    file = folder / f"person-{id}.json"
    write_private(file, as_json(await store.belongings(id)))
    return file


async def resign(store: Store, table: str, person: str, now: int) -> None:
    """A row in the log: whichever server looks at the table next ends the game."""
    seats = [chair.seat for chair in await store.chairs(table) if chair.person == person]
    while seats and not await store.append(table, Row(len(await store.rows(table)), seats[0], "resign", "", now)):
        pass  # somebody chose at the same moment


async def known(store: Store, person: str) -> StoredPerson:
    found = await store.person(person) or await store.person_by_login(person)
    if found is None:
        fail(f"there is nobody with the id or login {person!r}")
    return found


def write_private(file: Path, text: str) -> None:
    """For its owner's eyes only: a record may hold a secret."""
    keep_private(file)
    file.write_text(text, encoding="utf-8")


async def named(store: Store, id: str) -> StoredTable:
    table = await store.table(id)
    if table is None:
        fail(f"there is no table {id!r}")
    if table.started is None:
        fail(f"table {id!r} has not begun: there is nothing to export")
    return table


async def check_games(store: Store) -> dict[str, int]:
    counts = {"games play as they were stored": 0, "are of other rules": 0, "have not begun": 0, "broken": 0}
    async for table in all_tables(store):
        counts[await state_of_game(store, table)] += 1
    return counts


async def state_of_game(store: Store, table: StoredTable) -> str:
    if table.started is None:
        return "have not begun"
    try:
        check_game(table, await store.rows(table.id))
    except StoreTrouble:
        raise
    except Refusal:
        return "are of other rules"
    except Exception as error:  # whatever is wrong with one game, the others are looked at
        click.echo(f"{table.id}: {error or type(error).__name__}")
        return "broken"
    return "games play as they were stored"


def facts_of(table: StoredTable, chairs: list[StoredChair]) -> dict[str, object]:
    """What may be printed of a table: everything but its secret."""
    facts: dict[str, object] = msgspec.to_builtins(table)
    del facts["secret"]
    return facts | {"chairs": [chair._asdict() for chair in chairs]}
