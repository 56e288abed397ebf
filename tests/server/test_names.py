"""Names: what one cannot see, and what only looks like somebody else, is refused."""

from __future__ import annotations

import secrets

import pytest

from ludotheque.server.names import clean_name, looks
from ludotheque.server.refusal import Refusal

from .playing import guests, problem_of
from .serving import ME, OPEN, Guest
from .test_people import PASSWORD, new_login


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "A\u3164nn", "Ann\u034f", "A\u17b4nn", "\ufe0f", "\u0301",
     "A\u0301\u0301\u0301\u0301nn", "Ann\U000e0100", "\u180b"],
)  # fmt: skip
async def test_a_name_holds_nothing_invisible(server: str, name: str) -> None:
    async with Guest(server) as guest:
        answer = await guest.http.post("/api/me", json={"name": name})
        assert (answer.status_code, problem_of(answer)) == (400, "bad-name")


@pytest.mark.parametrize("name", ["Аnn", "Βen", "Сleo", "Zоë"])
def test_letters_of_other_scripts_do_not_pass_for_latin_ones(name: str) -> None:
    with pytest.raises(Refusal, match="mixed-name"):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["Zoë", "Нина", "Ελένη", "花子", "花子さん", "ロ田", "🦊", "❤", "Nguyễn Văn", "دانا", "Иван IV", "李 Anna"]
)
def test_honest_names_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


def test_signs_that_only_style_a_heart_are_left_out() -> None:
    assert clean_name("I ❤\ufe0f A") == "I ❤ A"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Alice", "AIice"), ("Elly", "E1ly"), ("Moritz", "Rnoritz"), ("Cop", "Сор"), ("Ann", "ａｎｎ"), ("Ann", "𝐀nn")],
)
def test_names_that_look_alike_have_the_same_looks(one: str, other: str) -> None:
    assert looks(one) == looks(other)


def test_names_that_differ_differ() -> None:
    assert len({looks(name) for name in ("Ann", "Anna", "Ben", "Zoe", "Zoë", "Нина", "花子")}) == 7


async def test_nobody_looks_like_an_account_under_other_letters(server: str) -> None:
    rest = secrets.token_hex(3)
    name, alike = f"Alice {rest}", f"AIice {rest}"
    async with guests(server, name, "Cleo") as [alice, cleo]:
        await alice.post("/api/me/account", {"login": new_login(), "password": PASSWORD})
        assert (await cleo.post("/api/me", {"name": alike}, 409))["code"] == "name-alike"
        asked = {"game": "strife", "chairs": [ME, {"kind": "me", "name": alike}]}
        assert (await cleo.post("/api/tables", asked, 409))["code"] == "name-alike"
        async with Guest(server) as nobody:
            assert (await nobody.post("/api/me", {"name": alike}, 409))["code"] == "name-alike"
            await nobody.post("/api/me", {"name": name})  # two people may be called the same: the account is marked
        await alice.post("/api/me", {"name": alike})  # one's own name in other letters


async def test_a_guest_who_looks_like_an_account_gets_none(server: str) -> None:
    rest = secrets.token_hex(3)
    async with guests(server, f"Alice {rest}", f"AIice {rest}") as [alice, other]:
        await alice.post("/api/me/account", {"login": new_login(), "password": PASSWORD})
        asked = {"login": new_login(), "password": PASSWORD}
        assert (await other.post("/api/me/account", asked, 409))["code"] == "name-alike"


async def test_who_has_an_account_is_marked_where_others_may_have_the_same_name(server: str) -> None:
    async with guests(server, "Ann", "Ann", "Cleo") as [ann, other, cleo]:
        await ann.post("/api/me/account", {"login": new_login(), "password": PASSWORD})
        table = await ann.new_table(ME, OPEN, OPEN, game="strain", private=False)
        facts = await other.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert [chair["account"] for chair in facts["chairs"]] == [True, False, False]
        line = next(line for line in await cleo.get("/api/tables") if line["id"] == table)
        assert [chair["account"] for chair in line["chairs"]] == [True, False, False]
