"""PettingZoo: any game as an environment, seat by seat (AEC) or all seats at once (parallel).

Both are deterministic from `reset(seed)`, which deals what `ludotheque.new_table(game, seats, seed)` deals.
Rewards come at the end: the winners share 1, the others share -1; who plays alone wins or loses 1. An observation holds
what the seat may know and no more.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as missing:
    raise ImportError(f"{missing.name} is missing: pip install ludotheque[pettingzoo]") from None

import numpy as np

from ludotheque.adapters.actions import Masks, actions_of
from ludotheque.adapters.observation import Observer, Row
from ludotheque.adapters.rewards import rewards_of
from ludotheque.games import find_game
from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.game import Game, Setting, check_seats
from ludotheque.kernel.record import dice_for
from ludotheque.kernel.state import State

Observation: TypeAlias = dict[str, Row]
Infos: TypeAlias = dict[str, dict[str, Any]]
Stepped: TypeAlias = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]

NO_ACTION = -1
SEED_BITS = 63


class Match:
    """One game after the other with the same seats and options: dealing, actions, observations and rewards."""

    def __init__(self, name: str, seats: int | None, options: dict[str, Setting]) -> None:
        self.game: Game = find_game(name)
        self.seats = self.game.usual_seats if seats is None else seats
        check_seats(self.game, self.seats)
        self.options = options
        self.settings = self.game.settings(options)
        self.actions = actions_of(name, self.seats)
        self.observer = Observer(self.game, self.seats, self.actions.size)
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.cuts = [(agent, *self.cut(seat)) for seat, agent in enumerate(self.agents)]
        self.masks = Masks(self.actions, self.observer.table.eyes.rows, [mask.start for _, _, mask in self.cuts])
        self.offered = [self.observer.all[mask] for _, _, mask in self.cuts]
        self.waiting = self.offered[0].copy()
        self.seeds = Random()
        self.observation_spaces = {agent: self.observation_space() for agent in self.agents}
        self.action_spaces = {agent: Discrete(self.actions.size) for agent in self.agents}
        self.metadata = {"name": f"{name}_v{self.game.version}", "render_modes": [], "is_parallelizable": True}

    def __deepcopy__(self, memo: object) -> Match:
        """It goes on by itself from where this one is."""
        match = Match(self.game.id, self.seats, self.options)
        match.seeds.setstate(self.seeds.getstate())
        for seat, legal in enumerate(self.masks.legal):
            match.masks.write(seat, legal)
        return match

    def observation_space(self) -> Dict:
        row = Box(-128, 127, (self.observer.size,), np.int8)
        return Dict({"observation": row, "action_mask": MultiBinary(self.actions.size)})

    def cut(self, seat: Seat) -> tuple[slice, slice]:
        """Where in the common buffer of all seats this one's row and mask lie."""
        width = self.observer.size + self.actions.size
        middle = seat * width + self.observer.size
        return slice(seat * width, middle), slice(middle, (seat + 1) * width)

    def deal(self, seed: int | None) -> State:
        """A new game: from this seed, or else from the one that follows from the last seed given."""
        if seed is None:
            seed = self.seeds.getrandbits(SEED_BITS)
        else:
            self.seeds.seed(seed)
        g: State = self.game.deal(self.seats, self.settings, dice_for(f"seed {seed}"), False)
        return g

    def look(self, g: State, seat: Seat, decides: bool) -> Observation:
        """What one seat sees and may do. All is copied: whoever writes on it changes no rule."""
        mask = self.offered[seat] if decides else self.waiting
        return {"observation": self.observer.row(g, seat), "action_mask": mask.copy()}

    def looks(self, g: State) -> dict[str, Observation]:
        """What each seat sees and may do, cut from one copy of all rows and masks."""
        rows = self.observer.rows(g)
        return {agent: {"observation": rows[row], "action_mask": rows[mask]} for agent, row, mask in self.cuts}

    def refusal(self, seat: Seat, action: object) -> ValueError:
        """Says what would have been legal."""
        may = ", ".join(f"{n} ({self.actions.text(n)})" for n in sorted(self.masks.legal[seat]))
        return ValueError(f"{self.agents[seat]} may not do {action!r}; may: {may}")

    def rewards(self, g: State) -> dict[str, float]:
        return dict(zip(self.agents, rewards_of(self.game.result(g)), strict=True))


class OfMatch:
    """What both kinds of environment have of their match."""

    def __init__(self, game: str = "strife", seats: int | None = None, **options: Setting) -> None:
        super().__init__()
        self.match = Match(game, seats, options)
        self.metadata = self.match.metadata
        self.render_mode = None
        self.possible_agents = self.match.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = self.match.observation_spaces
        self.action_spaces = self.match.action_spaces

    def __deepcopy__(self, memo: dict[int, Any]) -> OfMatch:
        """It goes on by itself from where this one is; also where a state is compiled, which has a copy of its own."""
        other = type(self).__new__(type(self))
        for name, value in vars(self).items():
            setattr(other, name, value.copy(value.dice) if isinstance(value, State) else deepcopy(value, memo))
        return other

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def render(self) -> None:
        """There is nothing to draw here; `ludotheque play` shows tables."""

    def close(self) -> None:
        """Nothing is held open."""


class SimultaneousEnv(OfMatch, ParallelEnv):
    """All seats act in every step; a seat that need not decide can only wait."""

    def __init__(self, game: str = "strife", seats: int | None = None, **options: Setting) -> None:
        super().__init__(game, seats, **options)
        self.nothing: dict[str, float] = dict.fromkeys(self.possible_agents, 0.0)
        self.no: dict[str, bool] = dict.fromkeys(self.possible_agents, False)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.g = self.match.deal(seed)
        self.agents = self.match.agents[:]
        return self.looks(), {agent: {} for agent in self.agents}

    def looks(self) -> dict[str, Observation]:
        """What each seat sees; who must decide and what is legal is remembered for the next step."""
        self.deciders = self.match.masks.offer_all(self.g)
        return self.match.looks(self.g)

    def step(self, actions: dict[str, int]) -> Stepped:
        if not self.agents:
            return {}, {}, {}, {}, {}
        g, match = self.g, self.match
        agents, choices, allows = match.agents, match.actions.choices, match.masks.allows
        for seat, agent in enumerate(agents):
            if not allows(seat, actions.get(agent, NO_ACTION)):
                raise match.refusal(seat, actions.get(agent, NO_ACTION))
        for seat in self.deciders:
            g.choose(seat, choices[actions[agents[seat]]])
        infos: Infos = {agent: {} for agent in agents}
        if g.agenda:
            return self.looks(), self.nothing.copy(), self.no.copy(), self.no.copy(), infos
        self.agents = []
        return self.looks(), match.rewards(g), dict.fromkeys(agents, True), self.no.copy(), infos


class TurnsEnv(OfMatch, AECEnv):
    """One seat acts in every step, and only seats that must decide; sealed answers stay sealed until all are in."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.g = self.match.deal(seed)
        self.agents = agents = self.match.agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: Infos = {agent: {} for agent in agents}
        self.turn_to_next()

    def turn_to_next(self) -> None:
        """The first seat whose answer is missing is next; once nobody's is, the game is over."""
        self.decider = self.match.masks.offer_next(self.g)
        self.agent_selection = self.match.agents[max(self.decider, 0)]

    def observe(self, agent: str) -> Observation:
        seat = self.match.seat_of[agent]
        return self.match.look(self.g, seat, seat == self.decider)

    def step(self, action: int | None) -> None:
        seat, match = self.decider, self.match
        if seat == TABLE:
            self._was_dead_step(action)
            return
        if action is None or not match.masks.allows(seat, action):
            raise match.refusal(seat, action)
        self.g.choose(seat, match.actions.choices[action])
        self.turn_to_next()
        if self.decider == TABLE:
            self.end()

    def end(self) -> None:
        """Everybody has won or lost."""
        self.rewards = self.match.rewards(self.g)
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)


def parallel_env(game: str = "strife", seats: int | None = None, **options: Setting) -> SimultaneousEnv:
    """All seats act at once."""
    return SimultaneousEnv(game, seats, **options)


def raw_env(game: str = "strife", seats: int | None = None, **options: Setting) -> TurnsEnv:
    """One seat after the other, without wrappers."""
    return TurnsEnv(game, seats, **options)


def env(game: str = "strife", seats: int | None = None, **options: Setting) -> OrderEnforcingWrapper:
    """One seat after the other; calls in the wrong order are explained."""
    return OrderEnforcingWrapper(raw_env(game, seats, **options))
