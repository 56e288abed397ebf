"""Plain: a whole game from what only the game can know. What follows from its zones and forms can be replaced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.game import Data, Game, Option, Question, Result, Setting, Settings, completed
from ludotheque.kernel.notation import kebab, nearest
from ludotheque.kernel.question import asked
from ludotheque.kernel.step import Step, Steps
from ludotheque.kernel.zones import NUMBER, Place, Tabletop, imagine, places_on, sees

BESIDE_THE_TABLE = ("game", "seats", "settings", "moves", "agenda", "sealed")


class Plain:
    """A game whose table is its zones. `game()` hands it over; `game()._replace(view=...)` what is not as usual."""

    def __init__(
        self, id: str, table: type[Tabletop], forms: Forms, steps: dict[str, type[Step[Any]]], opening: Steps,
        turn: Steps, result: Callable[[Any], Result], longest: int, seats: tuple[int, ...] = (2,),
        options: list[Option] | None = None, version: int = 1,
    ) -> None:  # fmt: skip
        self.id = id
        self.table = table
        self.forms = forms
        self.steps = steps
        self.opening = opening  # what a game begins with
        self.turn = turn  # and one from a position that names no agenda
        self.result = result
        self.most = longest
        self.seats = seats
        self.options = options or []
        self.version = version
        self.choices = forms.notation.every_choice()

    def game(self) -> Game:
        notation = self.forms.notation
        return Game(
            id=self.id, version=self.version, seats=self.seats, usual_seats=self.seats[0], options=self.options,
            settings=self.settings, content={}, deal=self.deal, blank=self.blank, view=self.view, imagine=imagine,
            waits_for=waits_for, coming=coming, text=notation.text, read=notation.read, every_choice=self.every_choice,
            question=self.question, event=self.forms.event, result=self.result, position=self.position,
            arrange=self.arrange, places=self.places, cards_in_play=self.cards_in_play, steps=self.steps,
            longest=self.longest, discreet=discreet, forms=self.forms,
        )  # fmt: skip

    def settings(self, asked: Mapping[str, Setting]) -> Settings:
        return completed(self.options, asked)

    def longest(self, chosen: Settings) -> int:
        return self.most

    def every_choice(self, seats: int) -> list[Choice]:
        return self.choices

    def blank(self, chosen: Settings, dice: Dice) -> Tabletop:
        return self.empty(self.seats[0], chosen, dice)

    def empty(self, seats: int, chosen: Settings, dice: Dice) -> Tabletop:
        g = self.table(seats, chosen, dice)
        g.clear()
        return g

    def deal(self, seats: int, chosen: Settings, dice: Dice, telling: bool) -> Tabletop:
        g = self.empty(seats, chosen, dice)
        if telling:
            g.events = []
        g.settle(self.opening)
        return g

    def position(self, g: Tabletop) -> Data:
        return {zone.name: self.forms.named(zone.kind, getattr(g, zone.name)) for zone in g.zones}

    def arrange(self, data: Data, dice: Dice) -> Tabletop:
        """A table from words; what is not named is empty. Unless an agenda is named a turn begins."""
        g = self.empty(data["seats"], self.settings(data.get("settings", {})), dice)
        kinds = {zone.name: zone.kind for zone in g.zones}
        for name, value in data.items():
            if name in kinds:
                setattr(g, name, self.forms.numbered(kinds[name], value))
            elif name not in BESIDE_THE_TABLE:
                raise ValueError(f"a position has no {name!r}{nearest(name, list(kinds))}")
        if "agenda" not in data:
            g.settle(self.turn)
        return g

    def view(self, g: Tabletop, seat: Seat) -> Data:
        """What a seat may know, zone by zone; TABLE is a spectator."""
        sides: list[Data] = [{} for _ in range(g.seats)]
        shown: Data = {"you": None if seat == TABLE else seat, "seats": sides}
        for place in places_on(g):
            side = shown if place.owner == TABLE else sides[place.owner]
            side[place.zone.name] = self.shown(place) if sees(g, place, seat) else hint(place)
        shown["asked"] = seat in g.asked()
        shown["over"] = g.over()
        return shown

    def shown(self, place: Place) -> Any:
        named = self.forms.named(place.zone.kind, place.lying)
        return named if place.zone.many else named[0]

    def question(self, g: Tabletop, seat: Seat) -> Question:
        """What the step on top says, and the numbers and single pieces in the middle that the seat sees."""
        said = asked(g, seat, self.forms.named)
        middle = [place for place in places_on(g) if place.owner == TABLE and not place.zone.many]
        known = {
            place.zone.name if place.zone.kind == NUMBER else place.zone.kind: self.shown(place)
            for place in middle
            if sees(g, place, seat)
        }
        return said._replace(params={**known, **said.params})

    def places(self, g: Tabletop) -> list[str]:
        """Every piece once for each place it is in."""
        found: list[str] = []
        own = self.forms.own_sets()
        for place in places_on(g):
            zone = place.zone
            if zone.is_of_pieces() and not zone.marker:
                whose = place.owner if zone.kind in own else TABLE
                found += [piece(zone.kind, name, whose) for name in self.forms.named(zone.kind, place.lying) if name]
        return found

    def cards_in_play(self, g: Tabletop) -> list[str]:
        """Every piece of every kind, for each seat where each has a set: what is not in play lies in a zone, too."""
        own = self.forms.own_sets()
        return [
            piece(kind, name, whose)
            for kind in self.forms.sets()
            for whose in (range(g.seats) if kind in own else [TABLE])
            for name in self.forms.names[kind]
        ]


def piece(kind: str, name: str, owner: Seat) -> str:
    return f"{kind} {name}" if owner == TABLE else f"{kind} {name} of seat {owner}"


def hint(place: Place) -> int | bool | None:
    """What is known of a place by whoever does not see it: how many pieces lie there, or whether there is one."""
    if place.zone.many:
        return len(place.lying)
    return place.lying != [place.zone.nothing] if place.zone.is_of_pieces() else None


def waits_for(g: Tabletop, seat: Seat) -> list[Seat]:
    """Everybody the question is put to, answered or not, so that nobody can tell who has answered."""
    return g.addressed()


def coming(g: Tabletop, seat: Seat) -> list[tuple[str, Seat | None]]:
    """All that will come, the next thing first: the same for everybody, so no step may hang on what is hidden."""
    return [(kebab(type(step).__name__), None if step.seat == TABLE else step.seat) for step in reversed(g.agenda)]


def discreet(before: Tabletop, after: Tabletop, seat: Seat, choice: Choice) -> bool:
    """Certainly, where everybody sees everything, before and after."""
    return is_open(before) and is_open(after)


def is_open(g: Tabletop) -> bool:
    return all(sees(g, place, TABLE) for place in places_on(g))
