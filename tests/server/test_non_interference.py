"""Nobody can tell from the bytes that they are sent what somebody else does in secret."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from ludotheque.server.pauses import is_window
from tests.counts import at_least

from .raw import RawClient
from .serving import ME, ONE_ROUND, OPEN, Guest
from .twins import Lent, Twin, first_difference, server_with, two_servers
from .walks import Leak, Mirror, Walk, go_apart

PAIRS = at_least(5, 210)  # moments compared, for each kind of every game
BANK = {"clock": {"kind": "bank", "seconds": 36_000, "increment": 5}, "absent": "loses"}
MODULES = {"relics": True, "events": True, "rounds": 2}
KINDS: dict[str, tuple[dict[str, Any], str]] = {  # options, and the first round's event
    "plain": ({"rounds": 1}, ""),
    "modules": (MODULES, ""),
    "wyrm": (MODULES, "ceremony_of_the_wyrm"),
    "sphinx": (MODULES, "festival_of_the_sphinx"),
    "deck": ({"rounds": 1}, ""),  # what will be drawn differs too
}
BEGUN = 60  # choices for each seat, after which most have something to answer with
STEPS = 12  # that a walk takes there
CROWDS = {"strain for two": 2, "strain for four": 4}  # seats
HOSTS: dict[str, tuple[int, dict[str, Any]]] = {  # armies of Legends, some of them secret: seats and options
    "legends for two": (2, {"grey": "custom"}),
    "legends, both secret": (2, {"beige": "custom", "grey": "custom", "sides": "mixed"}),
    "legends for four": (4, {"beige": "custom", "grey": "custom"}),
}
RUNS: dict[str, tuple[int, dict[str, Any]]] = {  # of RR&D, in which decks and hands are secret: seats and options
    "rrd for two": (2, {}),
    "rrd for three": (3, {"difficulty": "adventurer", "loot": "draft"}),
}
PREPARATIONS = 15  # choices for each seat, after which decks are packed
CHOICES = 45  # for each seat, after which armies are mustered and fight
ONE_OPEN = {"game": "strife", "chairs": [ME, OPEN], "options": ONE_ROUND}
Servers = list[tuple[str, Lent]]
AT_THE_SAME_SERVERS = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def servers(laid_out: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Servers]:
    """For all walks after which nobody can tell them apart: a new pair takes as long as many of the moments."""
    folder = tmp_path_factory.mktemp("twins")
    urls = [f"sqlite:///{shutil.copy(laid_out, folder / name)}" for name in ("one.db", "other.db")]
    async with two_servers(urls) as found:
        yield found


@pytest.fixture
async def servers_to_spoil(sqlite_urls: list[str]) -> AsyncIterator[Servers]:
    async with two_servers(sqlite_urls) as found:
        yield found


def new_secret(chance: Random) -> str:
    return sha256(str(chance.random()).encode()).hexdigest()


def crowds_of(kind: str, observer: int, chance: Random) -> list[Mirror]:
    """Two games of Strain in full play, where somebody else can answer."""
    while True:
        secret, begun, seats = new_secret(chance), chance.random(), CROWDS[kind]
        mirrors = [Mirror({}, secret, "strain", seats) for _ in range(2)]
        for mirror in mirrors:
            mirror.play_on(BEGUN * seats, observer, Random(begun))
        if not mirrors[0].g.over():
            return mirrors


WillDo = Callable[[list[Mirror]], bool | None]  # None: not yet


def apart(game: str, table: tuple[int, dict[str, Any]], observer: int, chance: Random, will_do: WillDo) -> list[Mirror]:
    """Two games that went apart in secret until they will do; where it is said that they never will, two others."""
    seats, options = table
    while True:
        secret = new_secret(chance)
        mirrors = [Mirror(options, secret, game, seats) for _ in range(2)]
        while go_apart(mirrors, observer, chance) and not any(mirror.g.over() for mirror in mirrors):
            verdict = will_do(mirrors)
            if verdict:
                return mirrors
            if verdict is False:
                break


def hosts_of(kind: str, observer: int, chance: Random) -> list[Mirror]:
    """Two games of Legends in which the opponents' armies are not the same, where somebody else can use a power."""
    seats, _ = HOSTS[kind]

    def in_a_window(mirrors: list[Mirror]) -> bool | None:
        if mirrors[0].hidden() == mirrors[1].hidden() and len(mirrors[0].choices) > CHOICES:
            return False
        late = len(mirrors[0].choices) >= CHOICES * seats and is_window(mirrors[0].g)
        return (late and [mirror.g.asked() for mirror in mirrors] != [[observer]] * 2) or None

    return apart("legends", HOSTS[kind], observer, chance, in_a_window)


def runs_of(kind: str, observer: int, chance: Random) -> list[Mirror]:
    """Two games of RR&D in which somebody else has set out with other cards."""
    seats, _ = RUNS[kind]

    def packed_otherwise(mirrors: list[Mirror]) -> bool | None:
        if len(mirrors[0].choices) < PREPARATIONS * seats:
            return None
        return mirrors[0].hidden() != mirrors[1].hidden()

    return apart("rrd", RUNS[kind], observer, chance, packed_otherwise)


def mirrors_of(kind: str, chance: Random) -> list[Mirror]:
    """Two games that look the same when they begin."""
    options, event = KINDS[kind]
    seen: list[Mirror] = []
    while True:
        mirror = Mirror(options, new_secret(chance))
        if event and mirror.game.view(mirror.g, 0)["event"] != event:
            continue
        if kind != "deck":
            return [mirror, Mirror(options, mirror.secret)]
        for other in seen:
            if other.known(0) == mirror.known(0) and other.known(1) == mirror.known(1):
                return [mirror, other]
        seen.append(mirror)


@asynccontextmanager
async def walking(kind: str, servers: Servers, chance: Random) -> AsyncIterator[Walk]:
    """A new table on both servers, with everybody at it. It ends afterwards, so that lists do not grow."""
    seats = (HOSTS | RUNS)[kind][0] if kind in HOSTS | RUNS else CROWDS.get(kind, 2)
    observer, clock = chance.randrange(seats), chance.choice([{}, BANK])
    if kind in HOSTS:
        observer = 0 if kind == "legends for two" else observer  # whose army is public
        mirrors = hosts_of(kind, observer, chance)
    elif kind in RUNS:
        mirrors = runs_of(kind, observer, chance)
    else:
        mirrors = crowds_of(kind, observer, chance) if kind in CROWDS else mirrors_of(kind, chance)
    twins = [Twin(address, sources, observer, seats) for address, sources in servers]
    noon = max(sources.time for _, sources in servers) + 1000
    try:
        for twin, mirror in zip(twins, mirrors):
            twin.sources.next_secret, twin.sources.time = mirror.secret, noon
            await twin.come_in(mirror.choices, game=mirror.game.id, options=mirror.settings, **clock)
        yield Walk(twins, mirrors, chance)
        for twin in twins:
            await twin.hidden[twin.others[0]].answer("do", deed="resign")
    finally:
        for twin in twins:
            await twin.go()


@AT_THE_SAME_SERVERS
@pytest.mark.parametrize("kind", KINDS)
async def test_what_is_done_in_secret_changes_no_byte_for_anybody_else(kind: str, servers: Servers) -> None:
    """[Strife 1.11, 2.3, 3.3, 13.1, 13.18]"""
    chance, pairs, questions = Random(kind), 0, set[str]()
    expected = {"wyrm": {"HideOfferings"}, "sphinx": {"AssignLegacy", "Guess"}}.get(kind, {"AssignLegacy"})
    while pairs < PAIRS or not expected | {"SelectChampions"} <= questions:
        async with walking(kind, servers, chance) as walk:
            await walk.go(PAIRS)
        pairs += walk.pairs
        questions |= walk.questions


@AT_THE_SAME_SERVERS
@pytest.mark.parametrize("kind", list(CROWDS)[: at_least(1, len(CROWDS))])
async def test_whether_somebody_can_answer_changes_no_byte_for_anybody_else(kind: str, servers: Servers) -> None:
    """[Strain A22, A29, A46] Windows that pause and windows that wait are the same to those who are not asked."""
    chance, pairs, frames, questions = Random(kind), 0, 0, set[str]()
    while pairs < PAIRS or not frames or "Respond" not in questions:
        async with walking(kind, servers, chance) as walk:
            walk.boldness, walk.alone = 1.0, 0.1
            await walk.go(PAIRS, STEPS)
        pairs += walk.pairs
        frames += walk.frames
        questions |= walk.questions


@AT_THE_SAME_SERVERS
@pytest.mark.parametrize("kind", HOSTS)
async def test_what_an_army_is_made_of_changes_no_byte_for_an_opponent(kind: str, servers: Servers) -> None:
    """[Legends A54, A62, A68] Nor does it whether somebody has a power to use in a window."""
    chance, pairs, questions = Random(kind), 0, set[str]()
    while pairs < PAIRS or "Window" not in questions:
        async with walking(kind, servers, chance) as walk:
            walk.boldness, walk.alone = 1.0, 0.1
            await walk.go(PAIRS, STEPS)
        pairs += walk.pairs
        questions |= walk.questions


@AT_THE_SAME_SERVERS
@pytest.mark.parametrize("kind", RUNS)
async def test_what_is_in_a_deck_changes_no_byte_for_anybody_else(kind: str, servers: Servers) -> None:
    """[Rrd A29, A58]"""
    chance, pairs = Random(kind), 0
    while pairs < PAIRS:
        async with walking(kind, servers, chance) as walk:
            walk.boldness, walk.alone = 1.0, 0.5
            await walk.go(PAIRS, STEPS)
        pairs += walk.pairs


async def test_the_comparison_notices_what_is_revealed(servers_to_spoil: Servers) -> None:
    """Two selections that differ are revealed: from then on the bytes differ, and the comparison says where."""
    async with walking("plain", servers_to_spoil, Random("revealed")) as walk:
        for number, pair in enumerate([("legacy monk", "legacy druid"), ("select mage", "select knight")]):
            for twin, text in zip(walk.twins, pair):
                await twin.choose(text)
            await walk.compare(different=True)
            own = walk.twins[0].ann.sheet["menu"][number]
            await walk.observer_does({"type": "choose", "at": walk.twins[0].ann.sheet["at"], "choice": own})
        with pytest.raises(Leak):
            await walk.compare()


async def test_the_comparison_notices_another_secret(servers_to_spoil: Servers) -> None:
    async with walking("deck", servers_to_spoil, Random("deck")) as walk:
        walk.masked = []
        with pytest.raises(Leak, match="commitment"):
            await walk.compare()


def test_the_comparison_notices_order_size_and_number() -> None:
    told = [("a", b"one"), ("b", b"two")]
    assert first_difference(told, told[:], []) is None
    assert first_difference(told, told[::-1], []) is not None
    assert first_difference(told, told[:1], []) == "2 or 1 things told"
    assert first_difference(told, [("a", b"one "), ("b", b"two")], []) is not None


async def test_a_restart_does_not_tell_who_has_answered(sqlite_urls: list[str]) -> None:
    """The server was away when somebody's time ran out: there is a grace, whether they had answered or not."""
    clock = {"clock": {"kind": "bank", "seconds": 60}, "absent": "wait"}
    found: list[list[tuple[str, bytes]]] = []
    for answers, database in zip((False, True), sqlite_urls, strict=True):
        sources = Lent()
        async with server_with(sources, database) as address:
            twin = Twin(address, sources, observer=0)
            await twin.come_in([], options={"rounds": 1}, **clock)
            await twin.try_out("Ann", {"type": "choose", "at": twin.ann.sheet["at"], "choice": "legacy monk"})
            sources.time += 50_000  # for the secretive, who is slow
            await twin.choose("legacy monk")
            if answers:
                await twin.choose("select mage")
            await twin.go()
        sources.time += 20_000
        found.append(await seen_after_restart(twin, sources, database))
    assert first_difference(found[0], found[1], []) is None


async def seen_after_restart(twin: Twin, sources: Lent, database: str) -> list[tuple[str, bytes]]:
    async with server_with(sources, database) as address, RawClient(address) as ann:
        ann.cookie = twin.observer.cookie
        here = f"/api/tables/{twin.table}"
        paths = [here, f"{here}/sheet?seat=0", f"{here}/sheet", "/api/me/tables"]
        told = [(path, await ann.ask("GET", path)) for path in paths]
        socket = await ann.at(twin.table, 0)
        await socket.catch_up()
        await socket.close()
        return told + [("socket", frame) for frame in socket.heard]


async def test_a_server_tells_nobody_what_was_sealed_on_another_one(postgres_url: str) -> None:
    """Observer and spectators wait at one server, from before the deal; the other seat answers, often, at another."""
    sources = Lent()
    async with (
        server_with(sources, postgres_url) as here, server_with(sources, postgres_url) as there,
        RawClient(here) as ann, RawClient(here) as wat, Guest(there) as sly,
    ):  # fmt: skip
        await sly.named("Sly")
        await ann.ask("POST", "/api/me", {"name": "Ann"})
        table = json.loads((await ann.ask("POST", "/api/tables", ONE_OPEN)).partition(b"\r\n\r\n")[2])["id"]
        sockets = [await ann.at(table, 0), await wat.at(table, "watch")]
        await sly.post(f"/api/tables/{table}/sit", {"seat": 1})
        for socket in sockets:
            while not socket.sheet:
                await socket.hear()
        async with sly.at(table, 1) as hidden:
            await hidden.until("table")
            for choice in ("legacy monk", "legacy druid", "legacy mage"):
                await hidden.choose(choice)
            await hidden.answer("say", text="Ready?")
            await asyncio.sleep(1)
            for socket in sockets:
                await socket.catch_up()
                assert not [frame for frame in socket.heard if b'"type":"update"' in frame]
                assert [frame for frame in socket.heard if b'"type":"chat"' in frame]
                await socket.close()


@pytest.mark.parametrize(
    ("token", "headers", "status"),
    [
        ("", "", 200),
        ("", "X-Forwarded-For: 127.0.0.1\r\n", 403),
        ("", "Authorization: Bearer \r\n", 200),
        ("open sesame", "", 403),
        ("open sesame", "Authorization: Bearer sesame\r\n", 403),
        ("open sesame", "Authorization: Bearer open sesame\r\n", 200),
        ("open sesame", "Authorization: Bearer open sesame\r\nX-Forwarded-For: 203.0.113.9\r\n", 200),
    ],
)
async def test_figures_that_move_in_secret_are_for_operators(
    sqlite_url: str, token: str, headers: str, status: int
) -> None:
    async with server_with(Lent(), sqlite_url, metrics_token=token) as address, RawClient(address) as asking:
        answer = await asking.ask("GET", "/metrics", headers=headers)
    assert answer.startswith(f"HTTP/1.1 {status} ".encode())
    assert (b"ludotheque_sockets" in answer) == (status == 200)
