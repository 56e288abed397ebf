"""A warlike way to play Stratego Legends, and games in which it leads to what is to be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.games.legends import roster
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.options import PACKS
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.record import dice_for
from ludotheque.kernel.state import State
from ludotheque.server.sources import Sources
from ludotheque.table import Seat

from .pictures import SeededSources

SEED: Final = 7
GOES: Final = ("move", "charge", "slash", "step", "run", "fly", "hop")  # onto whoever stands there: an attack
DARES: Final = ("agree", "return", "target", "to", "name", "terrain", "begin")

Options = dict[str, str | int]
View = dict[str, Any]
Made = tuple[int, str]  # a seat and its choice
Player = Callable[[View, list[str]], str]


class WarlikeSources(SeededSources):
    """Every table has the same secret."""

    def __init__(self, secret: int) -> None:
        super().__init__(SEED)
        self._secret = secret_of(secret)

    def secret(self) -> str:
        return self._secret


def secret_of(number: int) -> str:
    return f"{number:064x}"


def foes(view: View) -> set[str]:
    """The spaces of those who can be attacked."""
    return {unit["space"] for unit in view["units"] if unit["team"] != view["you"] % 2}


def attacks(view: View, menu: list[str]) -> list[str]:
    there = foes(view)
    return [text for text in menu if text.split()[0] in GOES and text.split()[-1] in there]


def quiet_moves(view: View, menu: list[str]) -> list[str]:
    there = foes(view)
    moves = [text for text in menu if text.split()[0] == "move" and text.split()[-1] not in there]
    return [text for text in moves if is_only_way(menu, text)]


def is_only_way(menu: list[str], text: str) -> bool:
    """Whether nothing else can be meant by the same spaces."""
    return sum(other.split()[1:] == text.split()[1:] for other in menu) == 1


class Warlord:
    """Musters the army that he was given, swaps twice, attacks whoever can be attacked, and dares whatever is asked."""

    def __init__(self, seed: int, recruits: list[str] | None = None) -> None:
        self.recruits = list(recruits or [])
        self._chance = Random(seed)
        self._swapped = False

    def __call__(self, view: View, menu: list[str]) -> str:
        if menu[0].startswith("pack") or "fill" in menu:
            return self.recruits.pop(0) if self.recruits else "fill"
        if menu[-1].startswith("swap"):
            self._swapped = not self._swapped
            return menu[1] if self._swapped else menu[-1]
        if menu[-1].startswith("with"):
            return menu[-1] if self._swapped else menu[1]
        dares = [text for text in menu if text.split()[0] in DARES]
        goes = [text for text in menu if text.split()[0] in GOES]
        idles = [text for text in menu if text == "pass"]
        return self._chance.choice(attacks(view, menu) or dares or idles or goes or menu)


def game_of(secret: int, options: Options) -> State:
    game = find_game("legends")
    state: State = game.deal(2, game.settings(options), dice_for(f"secret {secret_of(secret)}"), True)
    return state


def played(state: State, people: list[Player], sources: Sources) -> Iterator[Made]:
    """Every choice of the people, just before it is made; a bot has the other seat."""
    game = find_game("legends")
    while not state.over():
        seat = state.deciders()[0]
        if seat < len(people):
            text = people[seat](game.view(state, seat), [game.text(choice) for choice in state.menu(seat)])
            yield seat, text
        else:
            seed = sources.seed()
            imagined = game.imagine(state, seat, SeededDice(seed))
            text = bot(game.id, "random", seed).choose(Seat(game, imagined, seat))
        state.choose(seat, game.read(text))


# A battle against a bot, with an army of one's own

PACK: Final = "G4"
SENT_AWAY, CALLED_IN = "landor", "vellec"  # units of the same strength
OWN_ARMY: Final[Options] = {"beige": "custom", "start": "first"}
SHORTEST, LONGEST = 20, 36  # choices after the army is mustered


class Battle(NamedTuple):
    secret: int
    choices: list[str]  # of the person
    told: Counter[str]  # events by name


def own_army() -> list[str]:
    """The units of a pack, but for one that another one was called in for."""
    units = [UNITS[design] for design in CARDS.packs[PACKS.index(PACK)]]
    units[units.index(SENT_AWAY)] = CALLED_IN
    return units


def recruits() -> list[str]:
    """What is answered at the table to muster it."""
    game = find_game("legends")
    return [game.text(choice) for choice in roster.choices(CARDS, [UNITS.index(unit) for unit in own_army()])]


@cache
def battle() -> Battle:
    """A warlord with that army against a bot: one that he wins, not at once, and in which a curse comes into force."""
    return next(found for secret in count() if (found := battle_with(secret)) is not None)


def battle_with(secret: int) -> Battle | None:
    state, due = game_of(secret, OWN_ARMY), recruits()
    made: list[str] = []
    for _, text in played(state, [Warlord(1, due)], WarlikeSources(secret)):
        made.append(text)
        if len(made) > len(due) + LONGEST:
            return None
    told = Counter(event.name for event in state.events or [])
    won = find_game("legends").result(state).scores[0] == 1
    return Battle(secret, made, told) if won and len(made) > len(due) + SHORTEST and told["curse_begins"] else None


# A duel of ready armies, in which an attack is held up by somebody who could use an ability

DUELLING: Final[Options] = {"start": "first"}


class Duel(NamedTuple):
    secret: int
    before: list[Made]
    attack: str  # that the first seat is about to choose


@cache
def duel() -> Duel:
    """A moment with a curse in force and a quiet move to be made, at which an attack makes somebody be asked."""
    return next(found for secret in count() if (found := duel_with(secret)) is not None)


def duel_with(secret: int) -> Duel | None:
    game, state = find_game("legends"), game_of(secret, DUELLING)
    before: list[Made] = []
    for seat, text in played(state, [Warlord(1), Warlord(2)], WarlikeSources(secret)):
        view, menu = game.view(state, seat), [game.text(choice) for choice in state.menu(seat)]
        dares = text.startswith("move") and text in attacks(view, menu) and is_only_way(menu, text)
        if seat == 0 and view["curse"] and dares and quiet_moves(view, menu) and is_held_up(state, text):
            return Duel(secret, before, text)
        before.append((seat, text))
        if len(before) > LONGEST:
            break
    return None


def is_held_up(state: State, attack: str) -> bool:
    """Whether both units are seen with their strengths, one of them changed, before it is settled."""
    game, after = find_game("legends"), state.copy(SeededDice(0))
    after.choose(0, game.read(attack))
    fight = game.view(after, 0)["fight"]
    if not after.deciders() or fight is None or fight["kind"] != "attack":
        return False
    sides = (fight["attacker"], fight["defender"])
    return all(side["strength"] is not None for side in sides) and any(len(side["parts"]) > 1 for side in sides)


# A unit that looks at others when it is attacked, in an army that is secret as the other one is

SEER: Final = "holy_vision"
GAZING: Final = "ask-look-at"
SECRETIVE: Final[Options] = {"beige": "custom", "grey": "custom", "copies": 1, "start": "first"}


class Look(NamedTuple):
    secret: int
    before: list[Made]  # up to the question whom to look at
    public: frozenset[str]  # units that have been told to everybody by then


@cache
def look() -> Look:
    return next(found for secret in count() if (found := look_with(secret)) is not None)


def look_with(secret: int) -> Look | None:
    """The second player attacks the seer as soon as he can, as if he knew where it stands."""
    game, state = find_game("legends"), game_of(secret, SECRETIVE)
    warlord, before = Warlord(2), list[Made]()

    def second(view: View, menu: list[str]) -> str:
        there = [unit["space"] for unit in game.view(state, 0)["units"] if unit["unit"] == SEER]
        found = [text for text in attacks(view, menu) if text.split()[-1] in there]
        return found[0] if found else warlord(view, menu)

    for seat, text in played(state, [Warlord(1), second], WarlikeSources(secret)):
        if game.question(state, seat).id == GAZING:
            shown = [event.numbers[1] for event in state.events or [] if event.name in ("reveals", "destroyed")]
            return Look(secret, before, frozenset(UNITS[design] for design in shown))
        before.append((seat, text))
        if len(before) > LONGEST:
            break
    return None
