"""/api/puzzles: which puzzles there are, what a choice is worth, and their solutions."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get

from ludotheque.puzzles.puzzle import daily, puzzles_of, with_puzzles
from ludotheque.server import wire_puzzles
from ludotheque.server.people import person_of
from ludotheque.server.puzzle import puzzle_of, solution
from ludotheque.server.routes.asked import REFUSALS, About, AnyRequest, GameId, PuzzleId, TheHall, TheStaff
from ludotheque.server.routes.tables import who_asks

MILLISECONDS = 1000


@get("/api/puzzles", responses=REFUSALS, tags=["puzzles"], sync_to_thread=False)
def list_puzzles(hall: TheHall) -> wire_puzzles.Puzzles:
    """All puzzles with their grades, and the one of today."""
    day = datetime.fromtimestamp(hall.sources.now() / MILLISECONDS, UTC).date()
    today = daily(day)
    games = [game_puzzles(id) for id in with_puzzles()]
    return wire_puzzles.Puzzles(wire_puzzles.Daily(day.isoformat(), today.position.game, today.id), games)


def game_puzzles(id: str) -> wire_puzzles.GamePuzzles:
    puzzles = puzzles_of(id)
    return wire_puzzles.GamePuzzles(
        id, puzzles[0].task, [wire_puzzles.PuzzleFacts(one.id, one.grade) for one in puzzles]
    )


@get("/api/puzzles/{game_id:str}/{puzzle:str}/tried", responses=REFUSALS, tags=["puzzles"], sync_to_thread=False)
def tried(game_id: GameId, puzzle: PuzzleId, about: About) -> wire_puzzles.Tried:
    """What a choice is worth that was tried."""
    return wire_puzzles.Tried(puzzle_of(game_id, puzzle).worths.get(about))


@get("/api/puzzles/{game_id:str}/{puzzle:str}/solution", responses=REFUSALS, tags=["puzzles"])
async def solved(
    request: AnyRequest, hall: TheHall, staff: TheStaff, game_id: GameId, puzzle: PuzzleId
) -> wire_puzzles.Solution:  # fmt: skip
    """The best choice, what it gains, and what it leads to."""
    whose = hall.veil.caller(request), who_asks(request, await person_of(request, hall))
    return await solution(staff.foreteller, puzzle_of(game_id, puzzle), whose)
