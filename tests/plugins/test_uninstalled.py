"""A game that is not installed any more: its tables say so, and everything else goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from tests.server.serving import ME, RANDOM_BOT, ServerProcess, client_of


async def test_a_table_whose_game_is_gone_is_refused_and_no_other(
    there: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = ServerProcess(
        f"sqlite:///{tmp_path}/tables.db", python=Path(sys.executable), books=str(tmp_path / "books")
    )
    monkeypatch.setenv("PYTHONPATH", str(there))
    await server.start()
    async with client_of(server.address) as ann:
        await ann.post("/api/me", json={"name": "Ann"})
        asked = {"game": "goofspiel", "chairs": [ME, RANDOM_BOT], "options": {}}
        table = (await ann.post("/api/tables", json=asked)).json()["id"]
        assert (await ann.get(f"/api/tables/{table}/sheet?seat=0")).json()["sheet"]["menu"][0] == "bid 1"
    server.kill()
    monkeypatch.delenv("PYTHONPATH")
    await server.start()
    async with client_of(server.address) as anybody:
        refused = await anybody.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-game")
        assert [game["id"] for game in (await anybody.get("/api/games")).json()] == list(GAMES)
    server.kill()
