"""Why something cannot be chosen and what a choice would lead to, over HTTP: for one's own seat only."""

from __future__ import annotations

from .playing import hear_out, two_at_a_table, whoever_is_asked


async def test_a_seat_is_told_why_and_what_if_and_nobody_else_is(server: str) -> None:
    async with two_at_a_table(server) as pair:
        socket = await whoever_is_asked(pair.sockets)
        await hear_out(socket)
        seat = pair.sockets.index(socket)
        own, other = (pair.ann, pair.ben)[seat], (pair.ben, pair.ann)[seat]
        sheet, path = socket.sheet, f"/api/tables/{pair.table}"
        asked = {"seat": seat, "at": sheet["at"], "about": sheet["menu"][0]}
        forecast = (await own.http.get(f"{path}/forecast", params=asked)).json()
        assert sorted(forecast) == ["certain", "likely", "tables", "unanswered"]
        assert (await own.http.get(f"{path}/why", params=asked)).json() == {"reason": None}
        reason = (await own.http.get(f"{path}/why", params=asked | {"about": "dragon"})).json()["reason"]
        assert reason["sentence"]["id"] == "why-unknown"
        for question in ("why", "forecast"):
            assert (await other.http.get(f"{path}/{question}", params=asked)).json()["code"] == "not-your-seat"
        late = await own.http.get(f"{path}/forecast", params=asked | {"at": "0.0-before"})
        assert late.json()["code"] == "stale"
        missing = await own.http.get(f"{path}/forecast", params=asked | {"about": "select dragon"})
        assert missing.json()["code"] == "illegal"
