"""ludotheque admin: the tables of a store, looked at and looked after."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.kernel.record import read_record
from ludotheque.server.store import Row, Store

from ..server.furniture import ANN, BEN, NOBODY, SECRET, a_row, a_table, played
from .command import Done, run


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with a finished game, one in the middle, and a table that waits."""
    folder = tmp_path_factory.mktemp("store")
    asyncio.run(fill(f"sqlite:///{folder}/tables.db"))
    return folder / "tables.db"


async def fill(url: str) -> None:
    store = await Store.open(url)
    await played(store, "finished")
    await played(store, "running", until=lambda play: play.length == 7)
    await store.add_table(a_table("waiting", created=3000), [ANN, NOBODY])
    await store.close()


def asked(path: Path, *words: str) -> Done:
    return run("admin", *words, "--database", f"sqlite:///{path}")


def well(path: Path, *words: str) -> str:
    done = asked(path, *words)
    assert (done.code, done.err) == (0, "")
    return done.out


def test_tables_are_listed(stored: Path) -> None:
    text = well(stored, "tables")
    assert all(word in text for word in ("finished", "running", "waiting", "over", "playing", "Ann, open"))


def test_tables_are_data_too_without_their_secrets(stored: Path) -> None:
    text = well(stored, "tables", "--json")
    tables = json.loads(text)
    assert [table["id"] for table in tables] == ["waiting", "finished", "running"]
    assert tables[1]["ending"]["how"] == "played"
    assert tables[0]["chairs"][1]["kind"] == "open"
    assert SECRET not in text


def exported(folder: Path) -> dict[str, Any]:
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in folder.iterdir()}


def test_records_tell_the_secret_of_finished_games_only(stored: Path, tmp_path: Path) -> None:
    assert well(stored, "export", "--all", str(tmp_path)) == f"2 records in {tmp_path}\n"
    records = exported(tmp_path)
    assert records["finished"]["chance"] == f"secret {SECRET}"
    assert records["running"]["chance"].startswith("commitment ")
    assert len(records["running"]["choices"]) == 7
    assert ludotheque.replay((tmp_path / "finished.json").read_text(encoding="utf-8")).over


def test_records_tell_all_secrets_where_that_is_asked_for(stored: Path, tmp_path: Path) -> None:
    well(stored, "export", "running", str(tmp_path / "new"), "--with-secrets")
    text = (tmp_path / "new" / "running.json").read_text(encoding="utf-8")
    assert read_record(text).chance == f"secret {SECRET}"
    assert not ludotheque.replay(text).over


def test_a_backup_is_a_database(stored: Path, tmp_path: Path) -> None:
    well(stored, "backup", str(tmp_path / "copy.db"))
    assert well(tmp_path / "copy.db", "tables", "--json") == well(stored, "tables", "--json")


def test_stored_games_play_as_they_were_stored(stored: Path) -> None:
    said = "2 games play as they were stored, 0 are of other rules, 1 have not begun, 0 broken\n"
    assert well(stored, "check") == said


async def take_back_and_resign(url: str) -> int:
    """A game that goes on until something can be taken back; how many choices stay made."""
    store = await Store.open(url)
    play = await played(store, "t1", until=lambda play: bool(play.undo) and play.may_take_back(play.undo[-1].seat))
    for seat, kind in [(play.undo[-1].seat, "takeback"), (0, "resign")]:
        row = a_row(play.length, seat, "", kind)
        assert await store.append("t1", row)
        play.apply(row)
    assert await store.finish("t1", "over", play.ending, 9000)
    await store.close()
    return len(play.choices)


def test_what_was_taken_back_is_not_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    choices = asyncio.run(take_back_and_resign(f"sqlite:///{path}"))
    assert well(path, "check").startswith("1 games play as they were stored, 0 are")
    well(path, "export", "t1", str(tmp_path / "records"))
    assert len(exported(tmp_path / "records")["t1"]["choices"]) == choices


def broken_by(path: Path, words: str) -> str:
    connection = sqlite3.connect(path)
    connection.execute(words)
    connection.commit()
    connection.close()
    done = asked(path, "check")
    assert (done.code, done.err) == (1, "")
    return done.out


def test_games_that_are_broken_are_named(stored: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    well(stored, "backup", str(copy))
    said = broken_by(copy, "UPDATE log SET text = 'legacy nobody' WHERE table_id = 'running' AND n = 3")
    assert said.startswith("running: row 3: seat ")
    said = broken_by(copy, "DELETE FROM log WHERE table_id = 'finished' AND n = 5")
    assert "finished: row 5 is missing\n" in said
    assert said.endswith("0 games play as they were stored, 0 are of other rules, 1 have not begun, 2 broken\n")


@pytest.mark.parametrize("other", ["version = 0", "content = '0123'", """settings = '{"dragons": true}'"""])
def test_games_of_other_rules_are_counted(stored: Path, tmp_path: Path, other: str) -> None:
    """Of other content too, and such as were agreed with options that there are no longer."""
    copy = tmp_path / "copy.db"
    well(stored, "backup", str(copy))
    connection = sqlite3.connect(copy)
    connection.execute(f"UPDATE tables SET {other}")
    connection.commit()
    connection.close()
    assert ", 2 are of other rules, " in well(copy, "check")
    assert well(copy, "export", "finished", str(tmp_path)) == f"1 records in {tmp_path}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("export nothing {folder}", "there is no table 'nothing'"),
        ("export waiting {folder}", "table 'waiting' has not begun: there is nothing to export"),
        ("export {folder}", "name the tables to export, or --all of them, and then a folder"),
        ("export running --all {folder}", "name the tables to export, or --all of them, and then a folder"),
        ("tables --config {folder}/none.toml", "{folder}/none.toml: No such file or directory"),
        ("backup {folder}/no/copy.db", "there is no folder {folder}/no"),
    ],
)
def test_mistakes_are_one_clear_line(stored: Path, tmp_path: Path, words: str, said: str) -> None:
    done = asked(stored, *words.format(folder=tmp_path).split())
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith(said.format(folder=tmp_path) + "\n")
    assert done.err.count("\n") == 1


def test_no_database_is_made_by_looking_at_it(tmp_path: Path) -> None:
    done = asked(tmp_path / "none.db", "tables")
    assert (done.code, done.err) == (2, f"ludotheque: there is no database at {tmp_path}/none.db\n")
    assert list(tmp_path.iterdir()) == []


def test_a_person_is_exported_and_forgotten_by_id_or_login(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(welcome(f"sqlite:///{path}"))
    well(path, "export", "--person", "anna", str(tmp_path / "data"))
    [file] = (tmp_path / "data").iterdir()
    data = json.loads(file.read_text(encoding="utf-8"))
    assert (data["person"][0]["login"], [chair["id"] for chair in data["chairs"]]) == ("anna", ["t1", "t2"])
    assert file.stat().st_mode & 0o777 == 0o600
    assert well(path, "forget", "ann") == "ann is forgotten\n"
    done = asked(path, "forget", "anna")
    assert (done.code, done.err) == (2, "ludotheque: there is nobody with the id or login 'anna'\n")
    assert "—" in well(path, "tables")
    assert [row.kind for row in asyncio.run(rows_of(f"sqlite:///{path}", "t2"))] == ["resign"]


async def welcome(url: str) -> None:
    store = await Store.open(url)
    await store.add_person("ann", "Ann", 1)
    await store.give_account("ann", "anna", "hash")
    await played(store, "t1")
    await store.add_table(a_table("t2"), [ANN, BEN])
    await store.start("t2", 2000)
    await store.close()


async def rows_of(url: str, table: str) -> list[Row]:
    store = await Store.open(url)
    rows = await store.rows(table)
    await store.close()
    return rows


def test_a_malformed_file_is_found_even_where_every_game_can_be_read(stored: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(stored, tmp_path))
    with closing(sqlite3.connect(copy)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_chairs_person'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with copy.open("r+b") as file:
        file.seek((page - 1) * size + size // 2)
        file.write(b"\xff" * (size // 2))
    done = asked(copy, "check")
    assert done.code == 1
    assert done.out.splitlines()[-1] == "the file is malformed: restore a backup"


def test_a_database_of_a_newer_version_is_one_clear_line(stored: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(stored, tmp_path))
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    for done in (asked(copy, "tables"), run("serve", "--no-open", "--port", "0", "--database", f"sqlite:///{copy}")):
        assert (done.code, done.out) == (2, "")
        said = "the database is of a newer version (9999); this one knows "
        assert done.err.startswith(f"ludotheque: sqlite+aiosqlite:///{copy}: {said}")
        assert done.err.count("\n") == 1


def test_a_file_that_is_no_database_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "noise.db").write_bytes(b"noise" * 1000)
    done = asked(tmp_path / "noise.db", "tables")
    assert done.code == 2
    assert done.err.endswith("file is not a database\n")
    assert done.err.count("\n") == 1
