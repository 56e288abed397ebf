"""OpenSpiel: every game as `ludotheque_<id>`, with explicit chance and simultaneous moves.

Importing this module registers the games. The parameters are `players`, how many play, and our options. One that has
words among its values says "usual" until it is given; a number among words is written "at_9", because OpenSpiel wants
one kind for a parameter.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

try:
    import pyspiel
except ModuleNotFoundError:
    raise ImportError("pyspiel is missing: pip install ludotheque[openspiel]") from None

import numpy as np

from ludotheque.adapters.actions import actions_of
from ludotheque.adapters.chance import CHANCE, NOBODY, SEVERAL, Node, root
from ludotheque.adapters.memory import Log
from ludotheque.adapters.observation import Observer
from ludotheque.adapters.rewards import rewards_of
from ludotheque.games import GAMES, find_game, load_games
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Game, Option, Setting, Settings, check_seats, spelt
from ludotheque.kernel.save import save

PLAYERS = "players"
USUAL = "usual"
ALONE = 1  # a seat, whose win is nobody's loss


def load(game: str = "strife", players: int | None = None, **options: Setting) -> pyspiel.Game:
    """One of our games as an OpenSpiel game; a ValueError says which option is not known."""
    found = find_game(game)
    found.settings(options)
    parameters = {name: parameter(found, name, value) for name, value in options.items()}
    if players is not None:
        check_seats(found, players)
        parameters[PLAYERS] = players
    return pyspiel.load_game(f"ludotheque_{found.id}", parameters)


def registered(text: str) -> pyspiel.Game:
    """A game from OpenSpiel's own text for it; whoever unpickles one imports this module with it."""
    return pyspiel.load_game(text)


def parameter(game: Game, name: str, value: Setting) -> Setting:
    """A setting as OpenSpiel wants it: always of the kind that the option's parameter has."""
    option = next(option for option in game.options if option.name == name)
    return word(value) if default(option) == USUAL else value


def word(value: Setting) -> str:
    return value if isinstance(value, str) else f"at_{spelt(value)}"


def default(option: Option) -> Setting:
    """Numbers and yes-or-no options have their own default; others are left to the game until they are given."""
    return USUAL if any(isinstance(value, str) for value in option.values) else option.default


def asked_for(game: Game, parameters: Mapping[str, Setting]) -> Settings:
    """The options that differ from their default, with their values as the game knows them."""
    asked: Settings = {}
    for option in game.options:
        value = parameters.get(option.name, default(option))
        if value != default(option):
            known = [setting for setting in option.values if word(setting) == value]
            asked[option.name] = known[0] if known else value
    return asked


def game_type(game: Game) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=f"ludotheque_{game.id}",
        long_name=f"Ludotheque {game.id}",
        dynamics=kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if ALONE in game.seats else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: game.usual_seats} | {option.name: default(option) for option in game.options},
    )


class SpielGame(pyspiel.Game):
    """A game with its players and options, from which states and observers are made. Each of our games is a class of
    its own: OpenSpiel lets go of what it makes games with after Python's end, which only a class survives.
    """

    rules: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: Mapping[str, Setting] | None = None) -> None:
        game, given = self.rules, parameters or {}
        self.seats = int(given.get(PLAYERS, game.usual_seats))
        check_seats(game, self.seats)
        self.settings = game.settings(asked_for(game, given))
        self.actions = actions_of(game.id, self.seats)
        self.observer = Observer(game, self.seats)
        self.root = root(game, self.seats, self.settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.wait,
            max_chance_outcomes=self.observer.table.most_cases,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if ALONE in game.seats else 0.0,
            max_game_length=game.longest(self.settings),
        )
        super().__init__(self.kind, info, dict(given))

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return registered, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A place in the game. Where one seat must decide it is that player's node; where several, a simultaneous one.

    There a seat that need not decide has no legal actions, and whatever is given for it is not looked at.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.root
        self.actions = game.actions

    def current_player(self) -> int:
        return self.node.next

    # Whoever asks from Python is answered here: OpenSpiel would ask us in turn, for each of these several times.

    def is_chance_node(self) -> bool:
        return self.node.next == CHANCE

    def is_simultaneous_node(self) -> bool:
        return self.node.next == SEVERAL

    def legal_actions(self, *player: Seat) -> list[int]:
        seat = int(player[0]) if player else self.node.next
        return self.actions.legal(self.node.menu(seat)) if seat >= 0 else super().legal_actions(*player)

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.actions.legal(self.node.menu(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cases = self.node.cases
        return [(case, 1 / cases) for case in range(cases)]

    def _apply_action(self, action: int) -> None:
        if self.node.cases:
            self.node = self.node.shown(action)
            return
        self.node = self.node.answered({self.node.next: self.actions.choices[action]})

    def _apply_actions(self, actions: list[int]) -> None:
        choices = self.actions.choices
        self.node = self.node.answered({seat: choices[actions[seat]] for seat in self.node.deciders})

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance shows {action}" if player == pyspiel.PlayerId.CHANCE else self.actions.text(action)

    def is_terminal(self) -> bool:
        return self.node.next == NOBODY

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.node.seats
        return rewards_of(self.node.game.result(self.node.g))

    def __str__(self) -> str:
        node = self.node
        if node.g is None:
            return f"before the deal; chance {node.draws}"
        position = json.dumps(save(node.game, node.g, node.settings), separators=(",", ":"))
        return f"{position} answers {list(node.answers)} chance {node.draws}"


class SpielObserver:
    """What a seat sees now, as a tensor and a string, or, with perfect recall, all it has seen, as a string."""

    def __init__(
        self, game: SpielGame, iig_obs_type: pyspiel.IIGObservationType, params: Mapping[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"the observers of {game.rules.id} have no parameters; given: {', '.join(params)}")
        self.observer = game.observer
        self.recalls = iig_obs_type.perfect_recall
        self.tensor = None if self.recalls else np.zeros(self.observer.size, np.float32)
        self.dict = {} if self.tensor is None else {name: self.tensor[at] for name, at in self.observer.layout.items()}

    def set_from(self, state: SpielState, player: Seat) -> None:
        if self.tensor is not None:
            g = state.node.g
            self.tensor[:] = 0 if g is None else self.observer.row(g, player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        return history(state.node, player) if self.recalls else sight(state.node, player)


def sight(node: Node, seat: Seat) -> str:
    """The seat's view, and what it is asked. While chance decides, the table before it."""
    if node.g is None:
        return "before the deal"
    view = json.dumps(node.game.view(node.g, seat), separators=(",", ":"))
    asked = "" if node.cases or seat not in node.g.asked() else f" {node.game.question(node.g, seat).id}"
    return f"{view}{asked}"


def history(node: Node, seat: Seat) -> str:
    """All that the seat chose and was told, in order, and what it sees now."""
    chosen = Log(node.log, list(node.answers))
    return "\n".join([*chosen.remembered(node.game, seat), sight(node, seat)])


load_games()
for each in GAMES.values():
    kind = game_type(each)
    pyspiel.register_game(kind, type(each.id.capitalize(), (SpielGame,), {"rules": each, "kind": kind}))
