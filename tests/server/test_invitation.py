"""Invitations: the address that somebody else finds a table under, and the same for a camera."""

from __future__ import annotations

import re
from ipaddress import ip_address

import pytest

from ludotheque.server import invitation
from ludotheque.server.invitation import invited, network_address

from .playing import guests
from .serving import ME, OPEN

TABLE = "/table/abc"
IN_THE_NETWORK = "198.51.100.7"
FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]  # one stands in three corners


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "network_address", lambda: IN_THE_NETWORK)


@pytest.mark.parametrize("host", ["games.example", "games.example:8443", "192.0.2.4:8000", "[2001:db8::4]:8000"])
def test_whoever_came_from_elsewhere_gives_the_same_address_away(network: None, host: str) -> None:
    told = invited(host, True, "0.0.0.0", TABLE)
    assert (told.url, told.only_here) == (f"https://{host}{TABLE}", False)


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "[::1]:8000", "my.localhost:8000"])
def test_at_the_machine_itself_the_address_in_the_network_is_given_away(network: None, host: str) -> None:
    told = invited(host, False, "0.0.0.0", TABLE)
    assert (told.url, told.only_here) == (f"http://{IN_THE_NETWORK}:8000{TABLE}", False)


def test_a_server_for_one_machine_says_that_nobody_else_reaches_it(network: None) -> None:
    told = invited("127.0.0.1:8000", False, "127.0.0.1", TABLE)
    assert (told.url, told.only_here) == (f"http://127.0.0.1:8000{TABLE}", True)


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "network_address", lambda: None)
    assert invited("127.0.0.1:8000", False, "0.0.0.0", TABLE).only_here


def test_the_address_in_the_network_is_no_address_of_this_machine_alone() -> None:
    found = network_address()
    assert found is None or not ip_address(found).is_loopback


def test_cameras_find_the_corners_of_the_code(network: None) -> None:
    told = invited("games.example", True, "0.0.0.0", TABLE)
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", told.squares)}
    assert told.size % 4 == 1
    for left, top in ((0, 0), (told.size - 7, 0), (0, told.size - 7)):
        corner = ["".join(str(int((left + x, top + y) in dark)) for x in range(7)) for y in range(7)]
        assert corner == FINDER


async def test_a_table_tells_its_invitation_to_whoever_has_its_link(server: str) -> None:
    async with guests(server, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(ME, OPEN)
        told = await ben.get(f"/api/tables/{table}/invitation")
        assert (told["url"], told["only_here"]) == (f"{server}/table/{table}", True)
        await ben.get("/api/tables/nowhere/invitation", 404)
