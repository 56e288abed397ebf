"""Many games at once with Gymnasium's vector interface: one step is one decision in each game."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise ImportError(f"{missing.name} is missing: pip install ludotheque[batch]") from None

from ludotheque.batch.cards import ACTIONS, WAITING
from ludotheque.batch.compiled import Long, Row, Words, entry, longs_at, row_at, rule, words_at
from ludotheque.batch.layout import WIDTH
from ludotheque.batch.menu import LONGEST_MENU, menu
from ludotheque.batch.observation import SIZE, observe
from ludotheque.batch.play import choose, deal, decider, winner
from ludotheque.batch.playouts import share
from ludotheque.batch.position import new_bytes
from ludotheque.games.strife import GAME
from ludotheque.games.strife.table import NOBODY
from ludotheque.kernel.game import Setting

Observation: TypeAlias = dict[str, NDArray[np.int8]]
Stepped: TypeAlias = tuple[
    Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, NDArray[np.int8]]
]
MASK: Final = ACTIONS.size
LONG: Final = 8  # bytes


@rule
def look(g: Row, seat: int, shown: Row, mask: Row, out: Words) -> None:
    """What the seat that decides sees and may do; when the game is over, what the first seat sees."""
    for action in range(MASK):
        mask[action] = 0
    if seat == NOBODY:
        observe(g, 0, shown)
        mask[WAITING] = 1
        return
    observe(g, seat, shown)
    for i in range(menu(g, seat, out)):
        mask[out[i]] = 1


@rule
def go_on(g: Row, dice: Long, action: int, was_over: int, gain: Row) -> int:
    """A decision, or a new game where the last one is over; then who decides. What whoever decided gains is told."""
    gain[0] = 0
    if was_over:
        deal(g, dice)
        return decider(g)
    seat = decider(g)
    choose(g, dice, seat, action)
    then = decider(g)
    if then == NOBODY:
        gain[0] = 1 if winner(g) == seat else -1
    return then


def step_some(
    games: int, dice: Long, actions: int, shown: int, masks: int, seats: int, gains: int, over: int, out: int,
    others: int, first: int, end: int,
) -> None:  # fmt: skip
    """A step of some of many games, one after the other; a new game of one has the seed after those of all others."""
    for game in range(first, end):
        g, seed, ended = row_at(games + WIDTH * game), longs_at(dice + LONG * game), row_at(over + game)
        if ended[0]:
            seed[0] += others
        seat = go_on(g, seed[0], longs_at(actions + LONG * game)[0], ended[0], row_at(gains + game))
        row_at(seats + game)[0] = seat
        ended[0] = seat == NOBODY
        look(g, seat, row_at(shown + SIZE * game), row_at(masks + MASK * game), words_at(out))


class StrifeVectorEnv(VectorEnv):
    """So many games of Strife. In each step every game gets the action of the seat that decides in it, `infos["seat"]`.

    Seats that decide at once do so one after the other, and their answers stay sealed until the last is in. The reward
    is that of the seat that acted, 1 or -1 when the game is over; the other seat's is the opposite. The step after that
    deals a new game, whatever its action. The arrays that `reset` and `step` return are written anew by the next step.
    """

    metadata = {"name": f"strife_v{GAME.version}", "render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, num_envs: int, threads: int = 1, **options: Setting) -> None:
        self.num_envs, self.threads = num_envs, threads
        row = Box(-128, 127, (SIZE,), np.int8)
        self.single_observation_space = Dict({"observation": row, "action_mask": MultiBinary(MASK)})
        self.single_action_space = Discrete(MASK)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games = np.tile(new_bytes(GAME.settings(options)), (num_envs, 1))
        self.dice = np.arange(num_envs)
        self.shown = np.zeros((num_envs, SIZE), np.int8)
        self.masks = np.zeros((num_envs, MASK), np.int8)
        self.seats = np.zeros(num_envs, np.int8)
        self.gains = np.zeros(num_envs, np.int8)
        self.rewards = np.zeros(num_envs)
        self.over = np.ones(num_envs, np.bool_)
        self.truncated = np.zeros(num_envs, np.bool_)
        self.every = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, NDArray[np.int8]]]:
        """Game i is what `ludotheque.new_table("strife", seed + i)` deals; without a seed the next ones are dealt."""
        if seed is not None:
            self.dice[:] = self.every + (seed - self.num_envs)
        self.over[:] = True
        self.go_on(self.every)
        return self.looks(), {"seat": self.seats}

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        actions = np.ascontiguousarray(actions, np.int64)
        self.check(actions)
        self.go_on(actions)
        np.copyto(self.rewards, self.gains)
        return self.looks(), self.rewards, self.over, self.truncated, {"seat": self.seats}

    def looks(self) -> Observation:
        return {"observation": self.shown, "action_mask": self.masks}

    def check(self, actions: NDArray[np.int64]) -> None:
        """Every action is legal where a game goes on; else none is done."""
        known = (actions >= 0) & (actions < MASK)
        illegal = ~(known & (self.masks[self.every, np.where(known, actions, 0)] != 0) | self.over)
        if illegal.any():
            game = int(illegal.argmax())
            may = ", ".join(f"{n} ({ACTIONS.text(n)})" for n in self.masks[game].nonzero()[0])
            raise ValueError(f"in game {game} seat {self.seats[game]} may not do {actions[game]}; may: {may}")

    def go_on(self, actions: NDArray[np.int64]) -> None:
        arrays = (self.games, self.dice, actions, self.shown, self.masks, self.seats, self.gains, self.over)
        at = [array.ctypes.data for array in arrays]
        step = entry(step_some)

        def work(first: int, end: int) -> None:
            out = np.empty(LONGEST_MENU, np.int16)
            step(*at, out.ctypes.data, self.num_envs, first, end)

        share(work, self.num_envs, self.threads)
