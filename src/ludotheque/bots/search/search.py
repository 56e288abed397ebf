"""Search: one tree over imagined tables, for every game.

Each iteration imagines the table anew, so that chance and hidden things are dealt together. The tree knows only choices
(a single observer's, with open loops).
"""

from __future__ import annotations

from math import exp, inf
from random import Random
from time import monotonic, thread_time
from typing import Any, NamedTuple, cast

from ludotheque.bots.player import Bot
from ludotheque.bots.search.endings import Endings, TooLong
from ludotheque.bots.search.growth import Growth
from ludotheque.bots.search.keeping import TABLES, Kept
from ludotheque.bots.search.minds import NAMES, Question, minds, together
from ludotheque.bots.search.tree import Arm
from ludotheque.bots.search.weights import worth_for
from ludotheque.games import part_of
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.game import Game
from ludotheque.kernel.save import save
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import Zoned
from ludotheque.plain.ai import THINK, WIN, PlainAi
from ludotheque.plain.thinking import Thinking
from ludotheque.table import Seat

SEEDS = 31  # bits
POSITIONS = 20  # of an ending that are looked at for each iteration it saves
GLANCES = 12
RARE = 0.1  # of the likeliest choice: what is taken less often was only tried


class Thought(NamedTuple):
    """How long a decision may be thought about, whichever limit is reached first; and how sure the choice is then."""

    iterations: int = 0  # 0 is no limit
    seconds: float = 0.0  # of the processor's time, likewise
    doubt: float = 0.0  # how much less likely to win a choice may look and still be taken e times less often
    until: float = inf  # by the clock `time.monotonic()`, the third limit


SOME = Thought(iterations=400)


class Search(Bot):
    """It thinks ahead for all seats; what comes of that is as good as the game's `ai`, or what was learnt, says.

    The same seed and iterations give the same choice on every machine; seconds do not. So only whoever is given seconds
    keeps the tree from one decision to the next, and gains by what others have taken to choose.
    """

    def __init__(self, game: Game, seed: int = 0, thought: Thought = SOME) -> None:
        super().__init__(game, seed)
        self.ai: Any = part_of(game.id, "ai") or PlainAi(game)
        self.opening: Any = part_of(game.id, "opening")  # how to set up,
        self.endings: Any = part_of(game.id, "endings")  # and what can be solved, where a game says so
        self.thinking = thinking_of(game)
        self.thought = thought
        self.chance = Random(seed)
        self.kept: Kept | None = None
        self.name = next(NAMES)  # by which other processes know it
        self.workers = 1

    def pick(self, seat: Seat, choices: list[Choice]) -> Choice:
        first = self.imagine(seat)
        worthy = self.worthy(seat, first)
        if len(worthy) == 1:
            return worthy[0]
        begun = thread_time()
        solution = self.solve(first, seat.number)
        return self.drawn(solution) if solution else self.taken(self.weigh(seat, thread_time() - begun))

    def worthy(self, seat: Seat, first: State) -> list[Choice]:
        """The choices that are worth a thought, by the first table that was imagined; only one where it needs none."""
        choices = seat.choices()
        known: int = self.opening.opening(first, seat.number, choices) if self.opening else THINK
        if known < 0:
            known = self.ai.reflex(first, seat.number, choices, False)
        if known >= 0:
            return [choices[known]]
        worthy: list[Choice] = self.ai.worthy(first, seat.number, choices)
        return worthy

    def solve(self, g: State, seat: int) -> dict[Choice, float]:
        """How to mix in an ending that is solved with no more effort than thinking takes; else nothing.

        Whoever doubts does not reckon so far.
        """
        if self.thought.doubt or not self.endings or not self.endings.begun(g):
            return {}
        iterations, seconds, *_ = self.thought
        prize = WIN if self.endings.final(g) else 0
        try:
            return Endings(self.game, self.endings, prize, iterations * POSITIONS, seconds / 2).solution(g, seat)
        except TooLong:
            return {}

    def imagine(self, seat: Seat) -> State:
        return seat.imagine(self.chance.getrandbits(SEEDS))

    def weigh(self, seat: Seat, spent: float = 0.0) -> dict[Choice, Arm]:
        """What came of each choice: in one tree, or in one of each worker."""
        if self.workers == 1:
            return self.think(seat, spent)
        questions = [self.question(seat) for _ in range(1, self.workers)]
        return together(minds(len(questions)).think(questions, lambda: self.think(seat, spent)))

    def question(self, seat: Seat) -> Question:
        """What another process is to think about: a table that this seat imagines."""
        if seat.settings is None:
            raise ValueError("several workers need the settings of the table: Seat(game, state, number, settings)")
        iterations = -(-self.thought.iterations // self.workers)
        return {
            "bot": self.name,
            "game": self.game.id,
            "table": save(self.game, self.imagine(seat), seat.settings),
            "seat": seat.number,
            "seed": self.chance.getrandbits(SEEDS),
            "thought": self.thought._replace(iterations=iterations),
        }

    def think(self, seat: Seat, spent: float = 0.0) -> dict[Choice, Arm]:
        """What came of each choice, after as many iterations as there is time for; those that were kept count."""
        ends = thread_time() + self.thought.seconds - spent
        growth = self.growth(seat, self.thinking.turns)
        while True:
            growth.grow(self.imagine(seat))
            if self.enough(growth.root.visits, ends):
                return growth.root.arms[seat.number]

    def ponder(self, seat: Seat) -> None:
        """Think while others choose, as long as about a choice. What fits theirs is there when the seat is asked."""
        ends, done = thread_time() + self.thought.seconds, 0
        growth = self.growth(seat, self.thinking.turns + 1)
        while not self.enough(done, ends):
            g = self.imagine(seat)
            if g.deciders():
                growth.grow(g)
            done += 1

    def glance(self, seat: Seat, choice: Choice) -> float:
        """About what a choice is worth that is not worth a thought: what follows it is not thought about either."""
        growth, total = self.growth(seat, self.thinking.turns), 0.0
        for _ in range(GLANCES):
            g = self.imagine(seat)
            g.choose(seat.number, choice)
            growth.play_on(g)
            total += growth.worth.of(g, [growth.sides[seat.number]])[0]
        return total / GLANCES

    def growth(self, seat: Seat, turns: int) -> Growth:
        """A tree that may have grown already."""
        first = cast("Zoned", self.imagine(seat))
        sides = sides_of(self.game, first.seats)
        worth = worth_for(self.game, self.ai, self.thinking.scale, sides, first)
        growth = Growth(self.ai, worth, sides, self.chance, turns, self.thinking.curiosity, seat.number)
        if self.thought.seconds:
            growth.root = (self.kept and self.kept.found(seat)) or growth.root
            self.kept = Kept(growth, [self.imagine(seat) for _ in range(TABLES)])
        return growth

    def enough(self, done: int, ends: float) -> bool:
        if self.thought.iterations and done * self.workers >= self.thought.iterations:
            return True
        return bool(self.thought.seconds) and (thread_time() >= ends or monotonic() >= self.thought.until)

    def taken(self, arms: dict[Choice, Arm]) -> Choice:
        """What was tried most; where others chose at the same moment, drawn by the average of what was regretted."""
        if self.thought.doubt:
            return self.doubted(arms)
        likeliest = max(arm.policy for arm in arms.values())
        if not likeliest:
            return max(arms, key=lambda choice: (arms[choice].taken, arms[choice].worth))
        earnest = {choice: arm.policy for choice, arm in arms.items() if arm.policy >= RARE * likeliest}
        return self.drawn(earnest)

    def doubted(self, arms: dict[Choice, Arm]) -> Choice:
        """Drawn from all that was tried, the better the likelier: what is wrong about it is plausible."""
        tried = {choice: arm.mean() for choice, arm in arms.items() if arm.taken}
        best = max(tried.values())
        return self.drawn({choice: exp((mean - best) / self.thought.doubt) for choice, mean in tried.items()})

    def drawn(self, shares: dict[Choice, float]) -> Choice:
        return self.chance.choices(list(shares), list(shares.values()))[0]


def thinking_of(game: Game) -> Thinking:
    """How to go about a game; the usual way where it does not say."""
    found: Thinking = getattr(part_of(game.id, "ai"), "THINKING", PlainAi.THINKING)
    return found


def sides_of(game: Game, seats: int) -> list[int]:
    """By seat: the first seat of the side that it is on."""
    sides = []
    for seat in range(seats):
        rivals = game.rivals(seats, seat)
        sides.append(next(other for other in range(seats) if other not in rivals))
    return sides
