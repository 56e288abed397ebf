"""Armies over HTTP: the rules' answer in the reader's language, armies by lot, and the ready ones."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from ludotheque.games.legends.facts import CARDS
from ludotheque.games.legends.options import PACKS

from .serving import client_of

ARMIES = "/api/games/legends/armies"


@pytest.fixture
async def http(server: str) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(server) as client:
        yield client


async def test_every_ready_army_is_legal_and_can_be_mustered(http: httpx.AsyncClient) -> None:
    ready = (await http.get(ARMIES, headers={"accept-language": "de"})).json()
    assert [army["id"] for army in ready] == list(PACKS)
    assert ready[0]["name"] == "Elementus’ Legionen (G1)"
    for army in ready:
        asked = {"text": army["text"], "side": army["side"], "copies": 5}
        facts = (await http.post(f"{ARMIES}/check", json=asked)).json()
        assert (facts["faults"], facts["text"], facts["name"]) == ([], army["text"], army["name"])
        assert sum(facts["units"].values()) == sum(rank["have"] for rank in facts["ranks"]) == 30
        assert {recruit.split()[1] for recruit in facts["recruits"]} == set(facts["units"])
        assert len(facts["recruits"]) == 30


@pytest.mark.parametrize(
    ("language", "faults"),
    [
        ("en", ["1 unit of strength 10 too many.", "Kralc serves in grey armies only."]),
        ("fr", ["Il y a 1 unité de force 10 de trop.", "Kralc ne sert que dans les armées grises."]),
        ("de", ["1 Einheit der Stärke 10 ist zu viel.", "Kralc dient nur in grauen Armeen."]),
    ],
)
async def test_faults_are_sentences_in_the_language_of_the_reader(
    http: httpx.AsyncClient, language: str, faults: list[str]
) -> None:
    text = (await http.get(ARMIES)).json()[PACKS.index("G4")]["text"] + "1 kralc\n"
    asked = {"text": text, "side": "beige", "copies": 5}
    facts = (await http.post(f"{ARMIES}/check", json=asked, headers={"accept-language": language})).json()
    assert (facts["faults"], facts["recruits"], facts["readable"]) == (faults, [], True)
    assert facts["ranks"][0] == {"rank": "10", "have": 2, "due": 1}


async def test_a_text_that_cannot_be_read_is_given_back_with_the_reason(http: httpx.AsyncClient) -> None:
    asked = {"text": "3 high_elv", "side": "mixed", "copies": 1}
    facts = (await http.post(f"{ARMIES}/check", json=asked)).json()
    assert (facts["readable"], facts["text"], facts["units"]) == (False, "3 high_elv", {})
    assert facts["faults"] == ["Line 1: there is no unit “high_elv”; did you mean High Elf (high_elf)?"]


@pytest.mark.parametrize("side", ["beige", "grey", "mixed"])
async def test_armies_by_lot_are_legal(http: httpx.AsyncClient, side: str) -> None:
    asked = {"side": side, "copies": 1, "name": "By lot"}
    army = (await http.post(f"{ARMIES}/random", json=asked)).json()
    again = {"text": army["text"], "side": side, "copies": 1}
    assert (await http.post(f"{ARMIES}/check", json=again)).json() == army
    assert (army["name"], army["faults"]) == ("By lot", [])
    assert army["units"].keys() <= set(CARDS.names)


async def test_other_games_have_no_armies(http: httpx.AsyncClient) -> None:
    asked = {"side": "beige", "copies": 1}
    assert (await http.get("/api/games/strife/armies")).json()["code"] == "no-such-page"
    assert (await http.post("/api/games/strife/armies/random", json=asked)).json()["code"] == "no-such-page"
    assert (await http.post("/api/games/chess/armies/random", json=asked)).json()["code"] == "no-such-page"


@pytest.mark.parametrize("asked", [{}, {"side": "green", "copies": 1}, {"side": "grey", "copies": 6}])
async def test_what_nobody_can_ask_for_is_refused(http: httpx.AsyncClient, asked: dict[str, object]) -> None:
    answer = await http.post(f"{ARMIES}/random", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")
