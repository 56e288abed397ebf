"""Settings of the server: flags beat the environment, which beats the file, which beats the defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_cache_path, user_data_path

from ludotheque.kernel.notation import nearest
from ludotheque.server.address import database_url, notices_address, postgres_address

APP: Final = "ludotheque"  # what folders of ours are called
PREFIX: Final = "LUDOTHEQUE_"
CONFIG: Final = "LUDOTHEQUE_CONFIG"
DATABASE_FILE: Final = "ludotheque.db"

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
Port = Annotated[int, Meta(ge=0, le=65_535)]
Positive = Annotated[float, Meta(gt=0)]
Count = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]  # 0: for ever


def other_cores() -> int:
    """All cores but the one that the tables need."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set, with its default. docs/operate.md says what each is for."""

    host: str = "127.0.0.1"
    port: Port = 8000
    data: str = msgspec.field(default_factory=lambda: str(user_data_path(APP, appauthor=False)))
    database: str = ""  # a file in the data folder, unless told
    patience: Annotated[float, Meta(ge=0)] = 0  # seconds until a database counts as gone; 0: 2 (SQLite), 5 (PostgreSQL)
    books: str = msgspec.field(default_factory=lambda: str(user_cache_path(APP, appauthor=False) / "books"))
    single_node: bool = False
    hosts: list[str] = []  # names of this server besides its addresses and the machine's own; "*" for any
    notices: str = ""  # a Redis or Valkey server that nodes tell each other news through; else they use the database
    origins: list[str] = []
    trusted_proxies: list[str] = []
    secure_cookies: bool = False
    bot_workers: Count = msgspec.field(default_factory=other_cores)
    bot_seconds: Annotated[float, Meta(gt=0, le=60)] = 0.5  # of a processor, at most, for a bot's choice
    ponder: Annotated[float, Meta(ge=0, le=3600)] = 0  # seconds likewise, for its thinking while others choose
    pause: Annotated[float, Meta(ge=0, le=10)] = 0.7  # seconds that a bot takes, or a table where nobody can answer
    grace: Annotated[int, Meta(ge=0)] = 30  # seconds that a player may be away before it counts
    requests_per_minute: Count = 600
    sign_ins_per_minute: Count = 10
    sockets_per_address: Count = 200
    tables_per_person: Count = 100
    tables_per_address: Count = 300  # of guests
    messages_per_second: Positive = 10
    message_burst: Count = 30
    chat_per_second: Positive = 0.5
    chat_burst: Count = 5
    guest_days: Days = 400  # after which a guest who does not come back is forgotten; a cookie lasts a year
    open_table_days: Days = 30  # after which a table that nobody came to is gone
    idle_game_days: Days = 365  # after which a game in which nothing happens is aborted
    chat_days: Days = 365  # after which talk is forgotten
    shutdown: Annotated[int, Meta(ge=1)] = 10  # seconds for what is under way when the server goes down
    metrics_token: str = ""  # who shows it may read /metrics from anywhere; without one, only this machine may
    log_format: LogFormat = "text"
    log_level: LogLevel = "info"

    def __post_init__(self) -> None:
        if not self.database:
            file = Path(self.data, DATABASE_FILE).absolute().as_posix()
            msgspec.structs.force_setattr(self, "database", f"sqlite:///{file}")
        database_url(self.database)
        if notices_address(self.notices) and not self.postgres_dsn:
            raise ValueError("notices are for servers that share a PostgreSQL database")

    @property
    def postgres_dsn(self) -> str:
        """The database's address as asyncpg reads it; empty where it is SQLite's."""
        return postgres_address(self.database) or ""

    @property
    def several_nodes(self) -> bool:
        """Whether other servers may work on the same database: they tell each other what is new."""
        return bool(self.postgres_dsn) and not self.single_node


NAMES: Final = list(Settings.__struct_fields__)
TYPES: Final = get_type_hints(Settings, include_extras=True)


def read_settings(
    file: Path | None = None, environment: Mapping[str, str] | None = None, flags: Mapping[str, object] | None = None
) -> Settings:
    """The settings from everywhere; a ValueError says in one line what is wrong, and where."""
    environment = environment or {}
    if file is None and environment.get(CONFIG):
        file = Path(environment[CONFIG])
    given = from_flags(flags or {})
    return Settings(**{**(from_file(file) if file else {}), **from_environment(environment), **given})  # type: ignore[arg-type]  # each was converted to its type


def from_file(file: Path) -> dict[str, object]:
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{file}: {error}") from None
    for name in data:
        if name not in NAMES:
            raise ValueError(f"{file}: there is no setting {name!r}{nearest(name, NAMES)}")
    return {name: converted(f"{file}: {name}", name, value, strict=True) for name, value in data.items()}


def from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """Variables that nearly name a setting are mistakes; any others belong to somebody else."""
    found: dict[str, object] = {}
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or variable == CONFIG:
            continue
        if name in NAMES:
            found[name] = converted(variable, name, listed(name, value), strict=False)
        elif near := get_close_matches(name, NAMES, n=1):
            raise ValueError(f"there is no setting {variable}; did you mean {PREFIX}{near[0].upper()}?")
    return found


def from_flags(flags: Mapping[str, object]) -> dict[str, object]:
    return {
        name: converted(f"--{name.replace('_', '-')}", name, value, strict=True)
        for name, value in flags.items()
        if value is not None
    }


def listed(name: str, value: str) -> object:
    """Lists are written with commas."""
    if TYPES[name] == list[str]:
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def converted(where: str, name: str, value: object, strict: bool) -> object:
    kind = TYPES[name]
    try:
        if name == "database" and isinstance(value, str):
            database_url(value)
        if name == "notices" and isinstance(value, str):
            notices_address(value)
        return msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError as error:
        allowed = f"it may be {', '.join(get_args(kind))}" if kind in (LogFormat, LogLevel) else str(error)
        raise ValueError(f"{where} cannot be {value!r}: {allowed}") from None
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None
