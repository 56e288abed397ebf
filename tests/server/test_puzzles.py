"""Puzzles over sockets: the answer is not pointed out, another choice changes nothing, and the solution is said."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from websockets.asyncio.client import connect

from ludotheque.puzzles.puzzle import SOLVER, puzzles_of, with_puzzles

from .serving import Guest, Socket


@asynccontextmanager
async def solving(server: str, game: str, id: str) -> AsyncIterator[Socket]:
    address = f"{server.replace('http', 'ws', 1)}/api/puzzles/{game}/{id}/play?key=k&lang=en"
    async with connect(address, max_queue=None) as connection:
        yield Socket(connection)


async def test_a_puzzle_of_each_game_is_put_and_solved_without_its_answer_being_sent_before(server: str) -> None:
    for game in with_puzzles():
        puzzle = puzzles_of(game)[0]
        async with solving(server, game, puzzle.id) as solver:
            said = await solver.until("lesson")
            assert (said["step"], said["awaits"], said["shows"]) == (1, "", [])
            assert solver.sheet["menu"] == puzzle.table().menu(SOLVER)
            assert solver.sheet["view"] == msgspec.to_builtins(puzzle.table().view(SOLVER))
            before = solver.sheet["at"]
            refused = await solver.choose(list(puzzle.worths)[1])
            assert refused["problem"]["code"] == "puzzle-other"
            assert solver.sheet["at"] == before
            await solver.send("choose", at=before, choice=puzzle.best)
            while (said := await solver.hear())["type"] != "lesson":
                assert said["type"] != "refused"
            assert said["step"] == 2


async def test_what_is_said_of_a_puzzle_is_what_its_file_says(server: str) -> None:
    puzzle = puzzles_of("strife")[0]
    other, worth = list(puzzle.worths.items())[1]
    async with Guest(server) as guest:
        known = await guest.get("/api/puzzles")
        assert [one["game"] for one in known["games"]] == with_puzzles()
        assert known["games"][0]["puzzles"][0] == {"id": puzzle.id, "grade": puzzle.grade}
        today = known["today"]
        assert today["id"] in [one["id"] for one in puzzles(known, today["game"])]
        assert await guest.get(f"/api/puzzles/strife/{puzzle.id}/tried?about={other}") == {"worth": worth}
        solution = await guest.get(f"/api/puzzles/strife/{puzzle.id}/solution")
        assert (solution["best"], solution["other"], solution["less"]) == (puzzle.best, other, worth)
        assert solution["finders"] == puzzle.finders
        assert solution["forecast"]["certain"] or solution["forecast"]["likely"]
        for path in ("strife/none/solution", "chess/1/solution"):
            assert (await guest.get(f"/api/puzzles/{path}", 404))["code"] in ("no-such-puzzle", "no-such-game")


def puzzles(known: dict[str, list[dict[str, list[dict[str, str]]]]], game: object) -> list[dict[str, str]]:
    return next(one["puzzles"] for one in known["games"] if one["game"] == game)
