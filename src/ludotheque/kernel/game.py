"""Game: what a game hands to the rest of the platform."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.event import Event
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.notation import kebab, nearest
from ludotheque.kernel.step import Step
from ludotheque.kernel.views import Shape

Setting = bool | int | str
Settings = dict[str, Setting]
Data = dict[str, Any]  # plain JSON-able data


class Option(NamedTuple):
    """One thing that can be agreed before a game: its name, its values and the usual one."""

    name: str
    values: tuple[Setting, ...]
    default: Setting
    most: int = 0  # where any number from 1 to this one will do, and the values are only those chosen most

    def allows(self, value: Setting) -> bool:
        if self.most and isinstance(value, int) and not isinstance(value, bool):
            return 1 <= value <= self.most
        return any(value == v and isinstance(value, bool) == isinstance(v, bool) for v in self.values)

    def allowed(self) -> str:
        """What it may be, for whoever has asked for something else."""
        return f"1 to {self.most}" if self.most else ", ".join(spelt(v) for v in self.values)


class BadSettings(ValueError):
    """What was asked for before a game is not possible. `kind` says why, `options` which ones it is about."""

    def __init__(self, message: str, kind: str, options: list[str]) -> None:
        super().__init__(message)
        self.kind = kind  # "no-such-option", "bad-value" or "unfit-options"
        self.options = options


class Result(NamedTuple):
    """How a game ended."""

    scores: list[int]
    winners: list[Seat]


class Question(NamedTuple):
    """What a seat is being asked: the id of the sentence and what it speaks of."""

    id: str
    params: Data
    kinds: dict[str, str] = {}  # what each of them is, where its key does not say so

    def kind(self, key: str) -> str:
        return self.kinds.get(key, key)


def never(g: Any, seat: Seat, order: str) -> bool:
    return False


def indiscreet(before: Any, after: Any, seat: Seat, choice: Choice) -> bool:
    return False


def everybody_else(seats: int, seat: Seat) -> list[Seat]:
    return [other for other in range(seats) if other != seat]


class Game(NamedTuple):
    """A game, as the faces know it: facts and functions, no state."""

    id: str
    version: int  # of the rules: it changes when the same choices may lead elsewhere
    seats: tuple[int, ...]  # how many may play
    usual_seats: int  # how many do where nobody says it
    options: list[Option]
    settings: Callable[[Mapping[str, Setting]], Settings]  # what was asked for, completed and checked
    content: dict[str, str]  # a hash of the facts of each kind
    deal: Callable[[int, Settings, Dice, bool], Any]  # seats, settings, dice, telling: the table after set-up
    blank: Callable[[Settings, Dice], Any]  # an empty table, to load a save into
    view: Callable[[Any, Seat], Data]  # what a seat may know; TABLE for a spectator
    imagine: Callable[[Any, Seat, Dice], Any]  # a table that looks the same to a seat
    waits_for: Callable[[Any, Seat], list[Seat]]  # whom the table waits for, as far as a seat may know
    coming: Callable[[Any, Seat], list[tuple[str, Seat | None]]]  # what will come and whose, as it may know; next first
    text: Callable[[Choice], str]
    read: Callable[[str], Choice]
    every_choice: Callable[[int], list[Choice]]  # seats: all that can be written with so many, in a fixed order
    question: Callable[[Any, Seat], Question]
    event: Callable[[Event], Data]  # an event with names for numbers
    result: Callable[[Any], Result]
    position: Callable[[Any], Data]  # the table in words
    arrange: Callable[[Data, Dice], Any]  # and back; what is unsaid has its default
    places: Callable[[Any], list[str]]  # every card once, for each place it is in
    cards_in_play: Callable[[Any], list[str]]  # every card that must be in exactly one place
    steps: dict[str, type[Step[Any]]]
    longest: Callable[[Settings], int]  # the most decisions a game can have
    in_play: Callable[[Settings], list[str]] | None = None  # kinds of content that can matter; None: all of them
    rivals: Callable[[int, Seat], list[Seat]] = everybody_else  # seats, seat: who wins if this one gives up
    fleeting: frozenset[str] = frozenset()  # events that tell of what lies open, and may be out of sight at once
    decisive: frozenset[str] = frozenset()  # events that tell how it ended, where winners and scores do not
    orders: tuple[str, ...] = ()  # what a seat may say once, so that the faces pass for it until it takes it back
    obeys: Callable[[Any, Seat, str], bool] = never  # whether a seat with this order passes what it is asked now
    discreet: Callable[[Any, Any, Seat, Choice], bool] = indiscreet  # before, after: it told nobody a secret
    views: Callable[[Any, list[Seat]], list[Data]] | None = None  # of several, where at once is quicker
    asking: frozenset[str] | None = None  # parts of a view that hang on the agenda; None: any of them may
    shape: Shape | None = None  # what its views hold, part by part
    forms: Forms | None = None  # how it is written, for whatever it does not bring itself
    at_once: Settings | None = None  # what is agreed where somebody plays at once, other than usual
    first: Settings | None = None  # and what besides where it is their first game

    def __repr__(self) -> str:
        return f"<game {self.id}: rules version {self.version}, for {' or '.join(map(str, self.seats))} players>"


def views_of(game: Game, g: Any, seats: list[Seat]) -> list[Data]:
    """What each of these seats may know. What several know alike may be the same data: it is not to be changed."""
    return game.views(g, seats) if game.views is not None else [game.view(g, seat) for seat in seats]


def made_easy(game: Game) -> Settings:
    """What is agreed before a first game."""
    return {**(game.at_once or {}), **(game.first or {})}


def chosen(game: Game, menu: list[Choice], text: str) -> Choice | None:
    """The choice that a text names, where it is on the menu: nowhere else is one held against the other."""
    try:
        choice = game.read(text)
    except ValueError:
        return None
    return choice if choice in menu and game.text(choice) == text else None


def decision(game: Game, g: Any) -> Data | None:
    """The event that decided a game, if it is of a kind that says so."""
    if not game.decisive:
        return None
    told = (game.event(event) for event in reversed(g.events or []))
    return next((event for event in told if event["name"] in game.decisive), None)


def completed(options: list[Option], asked: Mapping[str, Setting]) -> Settings:
    """Every option with its value; BadSettings says which name or value is not known."""
    names = [option.name for option in options]
    for name in asked:
        if name not in names:
            raise BadSettings(f"there is no option {name!r}{nearest(name, names)}", "no-such-option", [name])
    settings: Settings = {}
    for option in options:
        value = asked.get(option.name, option.default)
        if not option.allows(value):
            said = f"option {option.name!r} cannot be {spelt(value)}; it may be {option.allowed()}"
            raise BadSettings(said, "bad-value", [option.name])
        settings[option.name] = value
    return settings


def content_hash(game: Game, settings: Settings, start: Data | None = None) -> str:
    """A short hash of the content that can matter in a game with these settings: a new card changes it only where
    it can be met. A position may name whatever there is, so a game that starts from one depends on everything.
    """
    kinds = list(game.content) if start is not None or game.in_play is None else game.in_play(settings)
    hashes = [[kind, game.content[kind]] for kind in sorted(kinds)]
    return hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:16]


def forms_of(game: Game) -> Forms:
    """How a game is written, for whatever it leaves to that."""
    if game.forms is None:
        raise ValueError(f"{game.id} declares no forms, so it has to bring whatever follows from them")
    return game.forms


def spelt(value: Setting) -> str:
    """A setting as it is written on the command line and in records."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_seats(game: Game, seats: int) -> None:
    if seats not in game.seats:
        raise ValueError(f"{game.id} is for {' or '.join(map(str, game.seats))} players, not for {seats}")


def steps_in(*modules: object) -> dict[str, type[Step[Any]]]:
    """The steps that these modules define, by name: what a saved agenda may speak of."""
    defined = defined_in(modules)
    return {name: one for name, one in defined.items() if isinstance(one, type) and issubclass(one, Step)}


def defined_in(modules: tuple[object, ...]) -> dict[str, Any]:
    """What these modules define, by name, without what they have from elsewhere."""
    found: dict[str, Any] = {}
    for module in modules:
        home = getattr(module, "__name__", "")
        found |= {name: one for name, one in vars(module).items() if getattr(one, "__module__", "") == home}
    return found


def said(step: type[Step[Any]]) -> str:
    """The id by which a step is announced: of its own name, or of the one whose words it shares."""
    return kebab(step.said_as or step.__name__)
