"""Settings: from the file, the environment and flags, with one clear line for what is wrong."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from ludotheque.server.settings import NAMES, Settings, read_settings

ROOT = Path(__file__).parents[2]


def file_with(folder: Path, text: str) -> Path:
    path = folder / "ludotheque.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_flags_beat_the_environment_which_beats_the_file(tmp_path: Path) -> None:
    file = file_with(tmp_path, 'host = "file"\nport = 1\ngrace = 10\n')
    environment = {"LUDOTHEQUE_HOST": "environment", "LUDOTHEQUE_PORT": "2", "HOME": "elsewhere"}
    settings = read_settings(file, environment, {"host": "flag", "port": None})
    assert (settings.host, settings.port, settings.grace) == ("flag", 2, 10)
    assert settings.chat_burst == Settings().chat_burst


def test_the_environment_can_name_the_file(tmp_path: Path) -> None:
    file = file_with(tmp_path, "port = 1\n")
    assert read_settings(None, {"LUDOTHEQUE_CONFIG": str(file)}).port == 1
    other = tmp_path / "other.toml"
    other.write_text("port = 3\n", encoding="utf-8")
    assert read_settings(other, {"LUDOTHEQUE_CONFIG": str(file)}).port == 3


def test_the_environment_is_read_as_what_each_setting_is() -> None:
    settings = read_settings(
        None,
        {
            "LUDOTHEQUE_ORIGINS": "https://a.example, https://b.example",
            "LUDOTHEQUE_SECURE_COOKIES": "true",
            "LUDOTHEQUE_CHAT_PER_SECOND": "0.25",
            "LUDOTHEQUE_LOG_FORMAT": "json",
        },
    )
    assert settings.origins == ["https://a.example", "https://b.example"]
    assert settings.secure_cookies is True
    assert settings.chat_per_second == 0.25
    assert settings.log_format == "json"


def test_notices_are_for_servers_that_share_a_database() -> None:
    shared = {"LUDOTHEQUE_DATABASE": "postgresql://ann@db.example.org/games"}
    assert read_settings(None, {**shared, "LUDOTHEQUE_NOTICES": "redis://news.example.org"}).notices
    with pytest.raises(ValueError, match="is written redis://HOST:PORT"):
        read_settings(None, {**shared, "LUDOTHEQUE_NOTICES": "http://news.example.org"})
    with pytest.raises(ValueError, match="that share a PostgreSQL database"):
        read_settings(None, {"LUDOTHEQUE_NOTICES": "redis://news.example.org"})


def test_without_a_word_the_server_is_for_this_machine_only() -> None:
    settings = Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database.startswith("sqlite:///")
    assert settings.database.endswith("ludotheque/ludotheque.db")
    assert settings.bot_workers == max(1, (os.cpu_count() or 1) - 1)
    assert settings.books.endswith("ludotheque/books")
    assert settings.origins == settings.trusted_proxies == []


def test_the_database_lies_in_the_data_folder(tmp_path: Path) -> None:
    assert Settings(data=str(tmp_path)).database == f"sqlite:///{tmp_path}/ludotheque.db"


def test_several_nodes_share_a_postgres_only() -> None:
    postgres = "postgresql://ann:word@db.example/ludotheque"
    assert Settings(database=postgres).several_nodes
    assert not Settings(database=postgres, single_node=True).several_nodes
    assert not Settings().several_nodes
    assert Settings(database="postgresql+asyncpg://ann:word@db.example/ludotheque").postgres_dsn == postgres
    assert Settings().postgres_dsn == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "there is no setting 'prot'; did you mean 'port'?"),
        ("zzz = 1", "there is no setting 'zzz'; known: host, port, "),
        ("port = 'one'", "port cannot be 'one': Expected `int`, got `str`"),
        ("port = 70000", "port cannot be 70000: Expected `int` <= 65535"),
        ("log_level = 'loud'", "log_level cannot be 'loud': it may be debug, info, warning, error"),
        ("database = 'mysql://x'", "database: a database is written sqlite:///FILE or postgresql://"),
        ("port = = 1", "Invalid value"),
    ],
)
def test_a_mistake_in_the_file_is_one_line_that_names_it(tmp_path: Path, text: str, said: str) -> None:
    file = file_with(tmp_path, text)
    with pytest.raises(ValueError, match=re.escape(said)) as told:
        read_settings(file)
    assert str(told.value).startswith(f"{file}: ")
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("LUDOTHEQUE_PROT", "1", "there is no setting LUDOTHEQUE_PROT; did you mean LUDOTHEQUE_PORT?"),
        ("LUDOTHEQUE_PORT", "one", "LUDOTHEQUE_PORT cannot be 'one': Expected `int`, got `str`"),
        ("LUDOTHEQUE_SECURE_COOKIES", "perhaps", "LUDOTHEQUE_SECURE_COOKIES cannot be 'perhaps'"),
        ("LUDOTHEQUE_DATABASE", "tables.db", "LUDOTHEQUE_DATABASE: a database is written sqlite:///FILE"),
        ("LUDOTHEQUE_CONFIG", "/no/such/file.toml", "/no/such/file.toml: No such file or directory"),
    ],
)
def test_a_mistake_in_the_environment_is_one_line_that_names_it(variable: str, value: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        read_settings(None, {variable: value})


def test_variables_of_others_are_left_alone() -> None:
    assert read_settings(None, {"LUDOTHEQUE_COMPILED": "1", "LUDOTHEQUE_TEST_POSTGRES": "x", "PORT": "9"}) == Settings()


def test_every_setting_is_described() -> None:
    page = (ROOT / "docs/operate.md").read_text(encoding="utf-8")
    described = re.findall(r"^\| `([a-z_]+)` \|", page.partition("## Settings")[2], re.MULTILINE)
    assert described == NAMES
