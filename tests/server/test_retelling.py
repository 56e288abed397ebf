"""What came of a game is told once it is over: what its result is made of, and whether it was somebody's best."""

from __future__ import annotations

from ludotheque.server.standing import best_besides
from ludotheque.server.table_store import PlayedSeat, StoredTable
from ludotheque.server.wire import Clock

from .playing import guests, play_all, two_at_a_table
from .serving import ME, RANDOM_BOT

SETTINGS = {"rounds": 1}


async def test_the_account_of_a_game_adds_up_to_its_result_for_whoever_has_the_link(server: str) -> None:
    async with two_at_a_table(server, options=SETTINGS) as pair, guests(server, "Cleo") as [cleo]:
        await play_all(pair.sockets)
        account = await cleo.get(f"/api/tables/{pair.table}/account")
        scores = (await cleo.get(f"/api/tables/{pair.table}"))["ending"]["scores"]
        by_source, by_round, counted = account["breakdowns"]
        for part in (by_source, by_round):
            assert (
                part["total"] == scores == [sum(column) for column in zip(*(line["numbers"] for line in part["lines"]))]
            )
        assert counted["total"] == []
        assert (account["best"], account["turn"]) == (None, None)


async def test_a_game_that_was_given_up_is_told_as_far_as_it_came(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, RANDOM_BOT)
        await ann.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "resign"})
        account = await ann.get(f"/api/tables/{table}/account")
        assert [part["total"] for part in account["breakdowns"]] == [[0, 0], [0, 0], []]


async def test_whoever_scores_more_than_ever_is_told_so(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        scored: list[int] = []
        for game in range(3):
            table = await ann.new_table(ME, RANDOM_BOT, options=SETTINGS)
            async with ann.at(table) as socket:
                await play_all([socket], game)
            score = (await ann.get(f"/api/tables/{table}"))["ending"]["scores"][0]
            best = (await ann.get(f"/api/tables/{table}/account"))["best"]
            before = max(scored, default=score)
            assert best == ({"score": score, "before": before} if score > before else None)
            scored.append(score)


def a_table(id: str, settings: dict[str, bool | int | str]) -> StoredTable:
    return StoredTable(
        id=id, game="strife", version=1, content="", seats=2, settings=settings, secret="", clock=Clock(),
        absent="wait", private=True, host="", phase="over", created=0,
    )  # fmt: skip


def played(table: str, score: int | None, seat: int = 0, seats: int = 2, rounds: int = 1) -> PlayedSeat:
    scores = None if score is None else [score] * seats
    return PlayedSeat(table, "strife", seats, {"winners": [0], "scores": scores}, seat, {"rounds": rounds})


def test_the_best_score_is_the_highest_of_like_games() -> None:
    here = a_table("here", {"rounds": 1})
    assert best_besides(here, [played("here", 9)]) is None
    others = [played("a", 4), played("b", 7), played("c", None), played("here", 9)]
    assert best_besides(here, others) == 7
    unlike = [played("d", 20, rounds=3), played("e", 20, seats=4), played("f", 20), played("f", 20, seat=1)]
    assert best_besides(here, others + unlike) == 7
