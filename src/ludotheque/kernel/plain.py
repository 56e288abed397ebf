"""Plain: a whole game from what only the game can know. What follows from its zones and forms can be replaced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.game import Data, Game, Option, Question, Result, Setting, Settings, completed, defined_in, said
from ludotheque.kernel.question import asked
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Step, Steps
from ludotheque.kernel.views import ASKED, OVER, YOU, Each, Hinted, Shape, every_seat
from ludotheque.kernel.zones import NUMBER, Tabletop, Zoned, imagine, places_on, sees


class Plain:
    """A game whose table has zones. `game(zones)` hands it over, with what is not as usual in its module `zones`."""

    def __init__(
        self, id: str, table: Callable[[int, Settings, Dice], Any], forms: Forms, steps: dict[str, type[Step[Any]]],
        opening: Steps, result: Callable[[Any], Result], turn: Steps | None = None, longest: int = 0,
        seats: tuple[int, ...] = (2,), options: list[Option] | None = None, version: int = 1,
        shape: Shape | None = None,
    ) -> None:  # fmt: skip
        self.id = id
        self.table = table  # for so many
        self.forms = forms
        self.steps = steps
        self.opening = opening  # what a game begins with
        self.turn = turn or []  # and one from a position that names no agenda
        self.result = result
        self.most = longest
        self.seats = seats
        self.options = options or []
        self.version = version
        self.shape = shape  # of its views, where it is not as usual
        self.choices: list[Choice] = []

    def game(self, *own: object) -> Game:
        """All that faces ask for; what modules of the game's own define under these names, from there."""
        found = defined_in(own)
        return self.plain()._replace(**{name: found[name] for name in Game._fields if name in found})

    def plain(self) -> Game:
        notation, shape = self.forms.notation, self.shape or shape_of(self.forms)
        return Game(
            id=self.id, version=self.version, seats=self.seats, usual_seats=self.seats[0], options=self.options,
            settings=self.settings, content={}, deal=self.deal, blank=self.blank,
            view=shape.view, views=shape.views, shape=self.shape, imagine=imagine,
            waits_for=waits_for, coming=coming, text=notation.text, read=notation.read, every_choice=self.every_choice,
            question=self.question if self.shape is None else self.asked, event=self.forms.event, result=self.result,
            position=self.forms.position, arrange=self.arrange, places=self.forms.places,
            cards_in_play=self.cards_in_play, steps=self.steps, longest=self.longest, discreet=discreet,
            forms=self.forms,
        )  # fmt: skip

    def settings(self, asked: Mapping[str, Setting]) -> Settings:
        return completed(self.options, asked)

    def longest(self, chosen: Settings) -> int:
        return self.most

    def every_choice(self, seats: int) -> list[Choice]:
        """The same for any number of seats."""
        self.choices = self.choices or self.forms.notation.every_choice()
        return self.choices

    def blank(self, chosen: Settings, dice: Dice) -> Zoned:
        return self.empty(max(self.seats), chosen, dice)

    def empty(self, seats: int, chosen: Settings, dice: Dice) -> Zoned:
        g: Zoned = self.table(seats, chosen, dice)
        g.clear()
        return g

    def deal(self, seats: int, chosen: Settings, dice: Dice, telling: bool) -> Zoned:
        g = self.empty(seats, chosen, dice)
        if telling:
            g.events = []
        g.settle(self.opening)
        return g

    def arrange(self, data: Data, dice: Dice) -> Zoned:
        """A table from words; what is not named is empty. Unless an agenda is named a turn begins."""
        g = self.empty(data["seats"], self.settings(data.get("settings", {})), dice)
        self.forms.lay(g, data)
        if "agenda" not in data:
            g.settle(self.turn)
        return g

    def asked(self, g: Zoned, seat: Seat) -> Question:
        """What the step on top says."""
        return asked(g, seat, self.forms.named)

    def question(self, g: Zoned, seat: Seat) -> Question:
        """The same, and the numbers and single pieces in the middle that the seat sees."""
        named = self.forms.named
        said = self.asked(g, seat)
        middle = [place for place in places_on(g) if place.owner == TABLE and not place.zone.many]
        known = {
            place.zone.name if place.zone.kind == NUMBER else place.zone.kind: named(place.zone.kind, place.lying)[0]
            for place in middle
            if sees(g, place, seat)
        }
        return said._replace(params={**known, **said.params})

    def cards_in_play(self, g: Zoned) -> list[str]:
        """Every piece of every kind, for each seat where each has a set: what is not in play lies in a zone, too."""
        return [piece for kind in self.forms.sets() for piece in self.forms.pieces(kind, g.seats)]


def shape_of(forms: Forms) -> Shape:
    """What is shown of any table: zone by zone, the seats' own in their sides."""
    side = Shape("Side", forms, [Hinted(zone.name) for zone in forms.zones if zone.each])
    common = [Hinted(zone.name) for zone in forms.zones if not zone.each]
    return Shape("View", forms, [YOU, Each("seats", side, every_seat), *common, ASKED, OVER])


def waits_for(g: State, seat: Seat) -> list[Seat]:
    """Everybody the question is put to, answered or not, so that nobody can tell who has answered."""
    return g.addressed()


def coming(g: State, seat: Seat) -> list[tuple[str, Seat | None]]:
    """All that will come, the next thing first: the same for everybody, so no step may hang on what is hidden."""
    return [(said(type(step)), None if step.seat == TABLE else step.seat) for step in reversed(g.agenda)]


def discreet(before: Tabletop, after: Tabletop, seat: Seat, choice: Choice) -> bool:
    """Certainly, where everybody sees everything, before and after."""
    return is_open(before) and is_open(after)


def is_open(g: Tabletop) -> bool:
    return all(sees(g, place, TABLE) for place in places_on(g))
