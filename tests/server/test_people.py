"""People: guests with a name, accounts for whoever wants to come back, and nobody else's."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from .playing import guests, play_all, problem_of
from .serving import ME, OPEN, RANDOM_BOT, Guest

PASSWORD = "correct horse battery"


def new_login() -> str:
    return f"ann.{secrets.token_hex(4)}"


async def test_nobody_is_somebody_before_they_have_a_name(server: str) -> None:
    async with Guest(server) as guest:
        assert await guest.get("/api/me") is None
        assert (await guest.get("/api/me/tables", 401))["code"] == "not-signed-in"
        assert (await guest.post("/api/tables", {"game": "strife", "chairs": [ME]}, 401))["code"] == "not-signed-in"


async def test_a_guest_needs_a_name_and_no_more(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        person = await ann.get("/api/me")
        assert (person["name"], person["login"]) == ("Ann", None)
        assert (await ann.get("/api/me"))["id"] == person["id"]


async def test_a_new_name_leaves_everything_else(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        before = await ann.get("/api/me")
        table = await ann.new_table(ME, OPEN)
        after = await ann.post("/api/me", {"name": "Anna"})
        assert after == {**before, "name": "Anna"}
        assert [line["id"] for line in await ann.get("/api/me/tables")] == [table]


@pytest.mark.parametrize("name", ["Zoë", "Нина", "花子", "🦊", "O'Brien <b>", '"; DROP TABLE x;--', "x" * 20, "a b"])
async def test_a_name_may_be_written_in_any_script(server: str, name: str) -> None:
    async with guests(server, name) as [ann]:
        assert (await ann.get("/api/me"))["name"] == name
        table = await ann.new_table(ME, OPEN)
        assert (await ann.get(f"/api/tables/{table}"))["chairs"][0]["name"] == name


async def test_spaces_around_a_name_do_not_count(server: str) -> None:
    async with guests(server, "  Ann \t of  A ") as [ann]:
        assert (await ann.get("/api/me"))["name"] == "Ann of A"


@pytest.mark.parametrize("name", ["", " ", "\n", "x" * 21, "a\x00b", "a\x1b[31m", "a\u202eb", "\u200b", "\ufeff"])
async def test_a_name_is_something_one_can_read(server: str, name: str) -> None:
    async with Guest(server) as guest:
        answer = await guest.http.post("/api/me", json={"name": name})
        assert (answer.status_code, problem_of(answer)) in [(400, "bad-name"), (400, "bad-input")]
        assert await guest.get("/api/me") is None


async def test_with_an_account_one_finds_the_tables_on_another_device(server: str) -> None:
    login = new_login()
    async with guests(server, "Ann") as [ann], Guest(server) as elsewhere:
        table = await ann.new_table(ME, RANDOM_BOT)
        person = await ann.post("/api/me/account", {"login": login, "password": PASSWORD})
        assert person["login"] == login
        assert await elsewhere.post("/api/sign-in", {"login": login, "password": PASSWORD}) == person
        line = (await elsewhere.get("/api/me/tables"))[0]
        assert (line["id"], line["yours"]) == (table, [0])
        async with elsewhere.at(table) as socket:
            assert (await socket.until("table"))["seat"] == 0
            await play_all([socket])
        ended = (await ann.get("/api/me/tables"))[0]
        assert (ended["phase"], ended["ending"]["how"]) == ("over", "played")


async def test_a_wrong_password_and_an_unknown_login_are_told_alike(server: str) -> None:
    login = new_login()
    async with guests(server, "Ann") as [ann], Guest(server) as other:
        await ann.post("/api/me/account", {"login": login, "password": PASSWORD})
        answers = [
            await other.post("/api/sign-in", {"login": asked, "password": "not the password"}, 401)
            for asked in (login, new_login())
        ]
        assert answers[0] == answers[1]
        assert answers[0]["code"] == "wrong-password"
        assert await other.get("/api/me") is None


async def test_a_login_is_taken_once(server: str) -> None:
    credentials = {"login": new_login(), "password": PASSWORD}
    async with guests(server, "Ann", "Ben") as both:
        answers = await asyncio.gather(*(one.http.post("/api/me/account", json=credentials) for one in both))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert {problem_of(answer) for answer in answers if answer.status_code == 409} == {"login-taken"}


async def test_an_account_is_made_once(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        await ann.post("/api/me/account", {"login": new_login(), "password": PASSWORD})
        again = await ann.post("/api/me/account", {"login": new_login(), "password": PASSWORD}, 409)
        assert again["code"] == "has-account"


@pytest.mark.parametrize("path", ["/api/me/account", "/api/sign-in"])
async def test_a_password_has_a_decent_length(server: str, path: str) -> None:
    async with guests(server, "Ann") as [ann]:
        for password in ("short", "x" * 201, "", None, 12345678):
            assert (await ann.post(path, {"login": new_login(), "password": password}, 400))["code"] == "bad-input"


@pytest.mark.parametrize("password", ["pässwörd ünd mehr", "🦊🦊🦊🦊🦊🦊🦊🦊", "with\x00null in it", " spaces count "])
async def test_a_password_may_be_anything(server: str, password: str) -> None:
    login = new_login()
    async with guests(server, "Ann") as [ann], Guest(server) as elsewhere:
        await ann.post("/api/me/account", {"login": login, "password": password})
        assert (await elsewhere.post("/api/sign-in", {"login": login, "password": password}))["name"] == "Ann"
        assert (await elsewhere.post("/api/sign-in", {"login": login, "password": f"{password}."}, 401))["params"] == {}


async def test_signing_out_leaves_nobody(server: str) -> None:
    login = new_login()
    async with guests(server, "Ann") as [ann]:
        person = await ann.post("/api/me/account", {"login": login, "password": PASSWORD})
        await ann.post("/api/sign-out")
        assert await ann.get("/api/me") is None
        assert await ann.post("/api/sign-in", {"login": login, "password": PASSWORD}) == person


async def test_a_password_is_never_sent_back(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        answer = await ann.http.post("/api/me/account", json={"login": new_login(), "password": PASSWORD})
        assert PASSWORD not in answer.text
        assert "argon2" not in answer.text
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
