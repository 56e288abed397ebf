"""Devices: where a person is signed in, and how that ends: for the cookie, its copies and their sockets."""

from __future__ import annotations

import pytest

from ludotheque.server import caretaker
from ludotheque.server.store import Store

from .playing import closed_with, guests, two_at_a_table
from .serving import ME, OPEN, Guest, serving
from .test_people import PASSWORD, new_login

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
NEW_PASSWORD = "another horse battery"


def with_cookie_of(victim: Guest) -> Guest:
    """Somebody with a copy of the cookie."""
    thief = Guest(victim.server)
    thief.http.cookies.update(victim.http.cookies)
    return thief


async def test_signing_out_ends_a_stolen_cookie_and_its_sockets(server: str) -> None:
    async with two_at_a_table(server) as pair, with_cookie_of(pair.ann) as thief, thief.at(pair.table) as stolen:
        await stolen.until("table")
        await pair.ann.post("/api/sign-out")
        for socket in (stolen, pair.sockets[0]):
            assert (await closed_with(socket))[0] == 4401
        assert await thief.get("/api/me") is None
        assert (await thief.get(f"/api/tables/{pair.table}/sheet?seat=0", 403))["code"] == "not-your-seat"
        async with thief.at(pair.table, 0) as again:
            assert (await closed_with(again))[0] == 4403
        assert (await pair.ben.get("/api/me"))["name"] == "Ben"


async def test_a_person_sees_where_they_are_signed_in_and_signs_out_there(server: str) -> None:
    login = new_login()
    async with two_at_a_table(server) as pair, Guest(server) as phone:
        await pair.ann.post("/api/me/account", {"login": login, "password": PASSWORD})
        phone.http.headers["user-agent"] = FIREFOX
        await phone.post("/api/sign-in", {"login": login, "password": PASSWORD})
        here, there = await pair.ann.get("/api/me/devices")
        assert (here["this"], there["this"], there["about"]) == (True, False, "Firefox, Linux")
        assert here["since"][:4] == there["seen"][:4]
        async with phone.at(pair.table) as socket:
            await socket.until("table")
            await pair.ben.post(f"/api/me/devices/{there['id']}/end", None, 404)  # nobody ends another's
            await pair.ann.post(f"/api/me/devices/{there['id']}/end")
            assert (await closed_with(socket))[0] == 4401
        assert await phone.get("/api/me") is None
        assert [device["id"] for device in await pair.ann.get("/api/me/devices")] == [here["id"]]


async def test_a_new_password_ends_every_other_device_and_copies_of_this_cookie(server: str) -> None:
    login = new_login()
    change = {"old": PASSWORD, "new": NEW_PASSWORD}
    async with guests(server, "Ann") as [ann], Guest(server) as phone:
        await ann.post("/api/me/password", change, 409)  # a guest has none
        await ann.post("/api/me/account", {"login": login, "password": PASSWORD})
        await phone.post("/api/sign-in", {"login": login, "password": PASSWORD})
        async with with_cookie_of(ann) as thief:
            wrong = {"old": "not the password", "new": NEW_PASSWORD}
            assert (await thief.post("/api/me/password", wrong, 401))["code"] == "wrong-password"
            await ann.post("/api/me/password", change)
            assert await thief.get("/api/me") is None
        assert await phone.get("/api/me") is None
        assert (await ann.get("/api/me"))["login"] == login
        assert len(await ann.get("/api/me/devices")) == 1
        await phone.post("/api/sign-in", {"login": login, "password": PASSWORD}, 401)
        await phone.post("/api/sign-in", {"login": login, "password": NEW_PASSWORD})


async def test_an_account_is_its_owners_even_where_the_guests_cookie_was_stolen(server: str) -> None:
    async with guests(server, "Ann") as [ann], with_cookie_of(ann) as thief:
        await ann.post("/api/me/account", {"login": new_login(), "password": PASSWORD})
        assert await thief.get("/api/me") is None
        assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_whoever_signs_in_leaves_whoever_they_were(server: str) -> None:
    login = new_login()
    async with guests(server, "Ann", "Guest 7") as [ann, other]:
        await ann.post("/api/me/account", {"login": login, "password": PASSWORD})
        async with with_cookie_of(other) as copy:
            await other.post("/api/sign-in", {"login": login, "password": PASSWORD})
            assert await copy.get("/api/me") is None


async def test_a_socket_at_another_server_ends_too(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "ROUND", 0.2)
    async with serving(sqlite_url) as one, serving(sqlite_url) as other, guests(one, "Ann") as [ann]:
        table = await ann.new_table(ME, OPEN)
        thief = with_cookie_of(ann)
        thief.server = other
        async with thief, thief.at(table) as stolen:
            await stolen.until("table")
            await ann.post("/api/sign-out")
            assert (await closed_with(stolen))[0] == 4401


async def test_a_device_is_known_by_its_id_and_its_person(store: Store) -> None:
    await store.add_person("ann", "Ann", 1)
    await store.add_person("ben", "Ben", 1)
    await store.add_device("ann", "d1", "Firefox, Linux", 1000)
    assert (await store.signed_in("ann", "d1")) is not None
    assert await store.signed_in("ben", "d1") is None
    assert await store.ended(["d1", "d2"]) == {"d2"}
    assert not await store.end_device("ben", "d1")
    assert await store.end_device("ann", "d1")
    assert await store.signed_in("ann", "d1") is None
