"""A watched game of Strain: it notes every step, choice, event, tile, effect and option."""

from __future__ import annotations

from typing import Any

from ludotheque.games.strain import GAME
from ludotheque.games.strain.effects import (
    BUILDS,
    CLEARS_VIRUSES,
    CURES,
    CYTOPLASM,
    DESTROYS,
    DESTROYS_TILE,
    DRAWS,
    DRAWS_NOW,
    EFFECTS,
    EXCLUDES,
    FEWER_DRAWS,
    GIVES_BOTH,
    HOLDS,
    INFECTS,
    KEEPS_OUT,
    ORGANELLE,
    SALVAGES,
    SAVES,
    SHIELDS,
    SHRINKS_HANDS,
    SPREADS,
    STARVES,
    VENOM,
    WAKES,
    WAKES_IN_SHED,
    WASTES,
)
from ludotheque.games.strain.notation import FORMS
from ludotheque.games.strain.organisms import HAND, has_room, may_host
from ludotheque.games.strain.sources import cleansing_cost, cost
from ludotheque.games.strain.table import DESIGN, DORMANT, EVOLVE, KIND, PLACE, PLACES, PLAYED, TILE, Strain, owner
from ludotheque.games.strain.verbs import CLEANSE, INFECT, PLACE_TILE
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice, SeededDice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Settings
from ludotheque.kernel.state import State, Watcher
from ludotheque.kernel.step import Step, Steps

from ..watching import bare, due, told

CARDS = GAME.blank(GAME.settings({}), Dice()).cards
# Effects of tiles that show in an event: what is told is the effect of the tile it names.
TOLD = {"counters": 1, "stuns": 0}
# Effects that show in an event of their own.
NAMED = {
    "adds_tokens": "absorbs",
    "adds_toxins": "adds_toxin",
    "toughens": "toughens",
    "moves": "rearranges",
    "places_more": "places_more",
}
PLAYS = ("enters", "infects", "plays", "answers", "reacts", "activates")


def everything() -> set[str]:
    """What has to fire."""
    return {
        *due(GAME),
        *(f"played {name}" for name in CARDS.names),
        *(f"effect {name}" for name in EFFECTS if name),
    }


class Watched(Watcher):
    """A table of which is noted what fires."""

    def __init__(self, g: Strain, fired: set[str]) -> None:
        self.g = g
        self.g.watcher = self
        self.fired = fired
        self.row: list[int] | None = None  # the last event of the chain, before a step

    def choose(self, seat: Seat, choice: Choice) -> None:
        self.fired.add(f"verb {FORMS.notation.verbs[choice[0]][0]}")
        self.note_choice(type(self.g.agenda[-1]).__name__, seat, choice)
        self.remember()
        self.g.choose(seat, choice)

    def before(self, g: State, step: Step[Any]) -> None:
        self.fired.add(f"step {type(step).__name__}")
        self.note_step(type(step).__name__, step.seat)
        self.remember()

    def after(self, g: State, step: Step[Any], following: Steps) -> None:
        self.note_events(type(step).__name__, self.row)

    def remember(self) -> None:
        self.row = self.g.chain[-1] if self.g.chain else None
        self.g.events = []

    def note_effect(self, effect: int) -> None:
        self.fired.add(f"effect {EFFECTS[effect]}")

    def note_choice(self, name: str, seat: Seat, choice: Choice) -> None:
        """Effects that show in what a choice costs, gives, or may be."""
        g = self.g
        verb, what, place = choice
        if verb == PLACE_TILE and g.cards.kind[what] == ORGANELLE and cost(g, seat, what) < g.cards.cost[what]:
            self.note_effect(SAVES)
        if verb == PLACE_TILE and g.cards.kind[what] == CYTOPLASM and g.placed[CYTOPLASM] > g.extra[CYTOPLASM]:
            self.note_effect(BUILDS)
        if verb == CLEANSE and cleansing_cost(g, place, what) < g.cards.immunity[what]:
            self.note_effect(CURES)
        if verb == INFECT:
            self.note_closed_organisms(seat)
            if name in ("MayInfect", "Spread"):
                self.note_effect(INFECTS if name == "MayInfect" else SPREADS)

    def note_closed_organisms(self, seat: Seat) -> None:
        """A virus is placed, and some organism with room is not on the menu for it."""
        g = self.g
        for place in range(g.seats * PLACES):
            if owner(place) != seat and has_room(g, place) and not may_host(g, place):
                for tile in g.membrane[place]:
                    if g.cards.effect[tile >> DESIGN] in (KEEPS_OUT, EXCLUDES) and not tile & DORMANT:
                        self.note_effect(g.cards.effect[tile >> DESIGN])

    def note_step(self, name: str, seat: Seat) -> None:
        """Effects that show in how much is drawn or kept."""
        g = self.g
        if name == "DrawTiles":
            for effect in (DRAWS, FEWER_DRAWS):
                if g.strength_of(seat, effect):
                    self.note_effect(effect)
        if name == "DiscardDown":
            lower = sum(g.strength(place, SHRINKS_HANDS) for place in range(g.seats * PLACES))
            if lower and len(g.hand[seat]) == HAND:
                self.note_effect(SHRINKS_HANDS)
            if not lower and g.strength_of(seat, HOLDS) and len(g.hand[seat]) > HAND:
                self.note_effect(HOLDS)

    def note_events(self, name: str, row: list[int] | None) -> None:
        events = self.g.events or []
        self.fired |= told(events)
        for event in events:
            self.note_event(event, name, row)

    def note_event(self, event: Event, name: str, row: list[int] | None) -> None:
        g, said = self.g, event.name
        effect = g.cards.effect[row[TILE]] if row and row[KIND] == PLAYED else 0
        if said in PLAYS:
            self.fired.add(f"played {g.cards.names[event.numbers[1]]}")
        if said in TOLD:
            self.note_effect(g.cards.effect[event.numbers[TOLD[said]]])
        elif said in NAMED:
            self.fired.add(f"effect {NAMED[said]}")
        elif said == "uses":
            self.note_source(name in ("Costs", "PayAtp"), event.numbers[1], event.numbers[2])
        elif said == "wakes":
            self.note_effect(WAKES_IN_SHED if name == "StartShed" else WAKES)
        elif said == "resists" and row and g.organism[row[PLACE]] >= 0 and g.strength(row[PLACE], SHIELDS):
            self.note_effect(SHIELDS)
        elif said == "loses" and effect in (DESTROYS, DESTROYS_TILE, CLEARS_VIRUSES) and name in ("Resolve", "Lose"):
            self.note_effect(effect)
        elif said == "loses" and (name == "Waste" or (name == "Lose" and row is None)):
            self.note_effect(WASTES)
        elif said == "draws" and g.phase == EVOLVE:
            self.note_effect(DRAWS_NOW)
        elif said == "discards" and g.phase == EVOLVE:
            self.fired.add("effect empties_hands")
        elif said == "enters" and effect == SALVAGES:
            self.note_effect(SALVAGES)

    def note_source(self, for_atp: bool, tile: int, place: int) -> None:
        """A tile has been turned for ATP, or else for toxins."""
        if self.g.cards.effect[tile] == GIVES_BOTH:
            self.note_effect(GIVES_BOTH)
        for effect in [STARVES] if for_atp else [VENOM]:
            if self.g.strength(place, effect):
                self.note_effect(effect)


def dealt(seats: int, settings: Settings, dice: Dice, fired: set[str]) -> Watched:
    """A watched table, from its set-up on."""
    game = Watched(bare(GAME, seats, settings, dice), fired)
    fired |= {f"option {name} {value}" for name, value in settings.items()}
    game.g.settle([GAME.steps["SetUp"]()])
    return game


def arranged(position: Data, seats: int, fired: set[str]) -> Watched:
    """A watched table from a position."""
    return Watched(GAME.arrange({**position, "seats": seats}, SeededDice(0)), fired)
