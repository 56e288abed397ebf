"""A watched game of RR&D: it notes every step, choice, event and option, and whatever of the content takes effect."""

from __future__ import annotations

from typing import Any

from ludotheque.games.rrd import GAME
from ludotheque.games.rrd.book import Condition
from ludotheque.games.rrd.cycle import Weave
from ludotheque.games.rrd.deeds import Run, RunOne
from ludotheque.games.rrd.duel.blows import Apply
from ludotheque.games.rrd.duel.bout import Prepare, opens_with_enemy
from ludotheque.games.rrd.duel.clash import Blow, Clash, Resolve
from ludotheque.games.rrd.duel.mat import P_CARD, P_SIDE, P_SLOT, P_SLOTS
from ludotheque.games.rrd.duel.play import Pay, Place
from ludotheque.games.rrd.duel.rows import circumstances, pierce_of, row_of, slot_number
from ludotheque.games.rrd.duel.sides import ACTORS_EACH, ENEMY_ACTORS, foe, holds, plain
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import (
    ASSAULT,
    AURA,
    ENEMY_HP,
    ETHEREAL,
    FIGHT,
    MAX_HP,
    MIST,
    MIST_GAIN,
    NO_FIGHT,
    NONE,
    OPENER,
    PASS_COST,
    PASS_GAIN,
    STAT_HAND,
    STAT_LATENT,
)
from ludotheque.games.rrd.notation import FORMS
from ludotheque.games.rrd.purse import is_refused, journey_lines, most_hp
from ludotheque.games.rrd.resolve import Go
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice, SeededDice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Settings
from ludotheque.kernel.state import State, Watcher
from ludotheque.kernel.step import Step, Steps

from ..watching import bare, due, told
from .labels import (
    CONDITION_NAMES,
    DEEDS_OF,
    EFFECTS_OF,
    FORMS_OF,
    LINES_OF,
    PRICE_NAMES,
    UNHEARD,
    conditions_of_the_set,
    enemy_cards,
    place_events,
    prices_of_the_set,
)

PLAYED = ("plays", "plays_counter", "plays_instant")


def everything() -> set[str]:
    """What has to fire."""
    return {
        *due(GAME, UNHEARD),
        *(f"condition {CONDITION_NAMES[kind]}" for kind in conditions_of_the_set()),
        *(f"price {PRICE_NAMES[kind]}" for kind in prices_of_the_set()),
        *(f"card {name} played" for name in BOOK.cards),
        *(label for labels in FORMS_OF.values() for label in labels),
        *EFFECTS_OF.values(),
        *LINES_OF.values(),
        *DEEDS_OF.values(),
        *(f"enemy {name} plays {card}" for name, card in enemy_cards()),
        *(f"enemy {name} {end}" for name in BOOK.enemies for end in ("fought", "beaten")),
        *(f"enemy {name} dominated" for name, myth in zip(BOOK.enemies, BOOK.myth, strict=True) if not myth),
        *(f"place {name} event {n}" for name, n in place_events()),
        *(f"place {name} passed" for name in BOOK.places),
        *(f"marker {name} {end}" for name in BOOK.markers for end in ("gained", "gone")),
        *(f"token {name} {end}" for name in BOOK.tokens for end in ("gained", "used")),
        *(f"accessory {name} {end}" for name in BOOK.accessories for end in ("gained", "worn")),
        *(f"weapon {name} unlocked" for name in BOOK.weapons),
        *(f"hero {name}" for name in BOOK.heroes),
    }


class Watched(Watcher):
    """A table of which is noted what fires."""

    def __init__(self, g: Logoth, fired: set[str]) -> None:
        self.g = g
        self.g.watcher = self
        self.fired = fired
        self.owed: list[str] | None = None  # what will have taken effect, if the step that acts does anything

    def choose(self, seat: Seat, choice: Choice) -> None:
        self.fired.add(f"verb {FORMS.notation.verbs[choice[0]][0]}")
        self.owed = None
        self.g.events = []
        self.g.choose(seat, choice)

    def before(self, g: State, step: Step[Any]) -> None:
        self.fired.add(f"step {type(step).__name__}")
        g.events = []
        self.owed = self.owes(step)

    def after(self, g: State, step: Step[Any], following: Steps) -> None:
        events = g.events or []
        self.note_events(events)
        if self.owed is not None:
            self.note_done(step, self.owed, following, events)

    # What a step does

    def owes(self, step: Step[Logoth]) -> list[str]:
        """What will have taken effect if the step hurts somebody, or does anything."""
        if isinstance(step, Blow):
            return self.of_blow(step)
        if isinstance(step, Clash):
            self.note_clash(step.level)
        elif isinstance(step, Resolve) and self.g.pending[step.level]:
            self.note_guard(self.g.pending[step.level])
        elif isinstance(step, Pay):
            self.note_chain(step.side, step.card)
        elif isinstance(step, Place):
            self.note_preparations(self.g.playing[step.level])
        elif isinstance(step, Prepare):
            self.note_start(step.level)
        elif isinstance(step, Go):
            self.note_refusals(step.seat)
        elif isinstance(step, Run | RunOne):
            self.note_mist(step)
        return []

    def note_done(self, step: Step[Logoth], owed: list[str], following: Steps | None, events: list[Event]) -> None:
        if any(event.name == "loses_hp" for event in events):
            self.fired |= set(owed)
        if isinstance(step, Apply) and (events or following):
            self.fired.add(EFFECTS_OF[step.effect])
            self.note_condition(BOOK.effects[step.effect].condition)
        itself = 1 if isinstance(step, Run) else 0  # it goes on with the next deed
        if isinstance(step, Run | RunOne) and (events or len(following or []) > itself):
            self.fired.add(DEEDS_OF[step.program, step.at])
        if isinstance(step, Weave):
            self.fired.add(f"hero {BOOK.heroes[self.g.hero[step.seat]]}")

    def note_condition(self, condition: Condition | None) -> None:
        for kind, _ in condition.parts if condition else []:
            self.fired.add(f"condition {CONDITION_NAMES[kind]}")

    def note_line(self, number: int) -> None:
        if number in LINES_OF:
            self.fired.add(LINES_OF[number])
        self.note_condition(BOOK.lines[number].condition)

    def note_auras(self, row: list[int], k: int) -> None:
        """Lines that change the value of a card."""
        g, side = self.g, row[P_SIDE]
        for number in g.lines[side]:
            line = BOOK.lines[number]
            of_value = line.kind == AURA and line.stat == BOOK.type[row[P_CARD]]
            if of_value and holds(g, line.condition, circumstances(row, k)):
                self.note_line(number)

    def of_blow(self, step: Blow) -> list[str]:
        g, row = self.g, row_of(self.g, step.level, step.who)
        name, card = BOOK.cards[row[P_CARD]], row[P_CARD]
        owed = [f"card {name} frenzy"] if step.n else []
        if BOOK.amplitude[card] > 1 and row[P_SLOTS] > 1:
            owed.append(f"card {name} amplitude")
        for k in range(row[P_SLOTS]):
            self.note_auras(row, k)
            for number in BOOK.plus[card]:
                if holds(g, BOOK.effects[number].condition, circumstances(row, k)):
                    owed.append(f"card {name} plus")
                    self.note_condition(BOOK.effects[number].condition)
            if g.guard[foe(row[P_SIDE])][row[P_SLOT + k]] != NONE and BOOK.pierce[card]:
                owed.append(f"card {name} pierce")
        return owed

    def note_clash(self, level: int) -> None:
        g = self.g
        pending, counter = g.pending[level], g.countering[level]
        self.note_auras(pending, slot_number(pending, counter[P_SLOT]))
        self.note_auras(counter, 0)
        for row, other in ((pending, counter), (counter, pending)):
            if BOOK.type[other[P_CARD]] != ASSAULT and pierce_of(g, row) and BOOK.pierce[row[P_CARD]]:
                self.fired.add(f"card {BOOK.cards[row[P_CARD]]} pierce")

    def note_guard(self, row: list[int]) -> None:
        if BOOK.instinct[row[P_CARD]]:
            self.note_auras(row, 0)

    def note_chain(self, side: int, card: int) -> None:
        if BOOK.chain[card] and self.g.played[side] + 1 >= BOOK.chain[card]:
            self.fired.add(f"card {BOOK.cards[card]} chain")

    def note_preparations(self, row: list[int]) -> None:
        """A card takes up what stands for its type."""
        g, side = self.g, row[P_SIDE]
        for of_type, _, _, source in g.nexts[side]:
            if source != NONE and source in g.standing[side] and of_type == BOOK.type[row[P_CARD]]:
                self.fired.add(f"card {BOOK.cards[source]} preparation")

    def note_start(self, level: int) -> None:
        """Lines that change how a duel begins."""
        g = self.g
        for side in (2 * level, 2 * level + 1):
            for number in g.lines[side]:
                line = BOOK.lines[number]
                of_start = line.kind == AURA and line.stat in (STAT_HAND, STAT_LATENT)
                if of_start and holds(g, line.condition, plain(g, side, 0)):
                    self.note_line(number)
                if line.kind == ENEMY_HP and g.side_hero[foe(side)] == NONE:
                    self.note_line(number)
                if line.kind == OPENER and g.opener[level] == foe(side) and opens_with_enemy(g, side):
                    self.note_line(number)

    def note_refusals(self, seat: Seat) -> None:
        """Whoever a marker protects is not fought."""
        g = self.g
        fights = [
            deed.a
            for event in (BOOK.place_events[g.place[seat]] if g.place[seat] != NONE else [])
            for deed in BOOK.programs[event.program]
            if deed.verb == FIGHT and is_refused(g, seat, deed.a)
        ]
        for number in journey_lines(g, seat):
            if BOOK.lines[number].kind == NO_FIGHT and BOOK.lines[number].enemy in fights:
                self.note_line(number)

    def note_mist(self, step: Run | RunOne) -> None:
        deeds = BOOK.programs[step.program]
        if step.at < len(deeds) and deeds[step.at].verb == MIST and deeds[step.at].a > 0:
            self.note_journey(step.seat, MIST_GAIN)

    def note_journey(self, seat: Seat, kind: int) -> None:
        for number in journey_lines(self.g, seat):
            if BOOK.lines[number].kind == kind:
                self.note_line(number)

    # What is told

    def note_events(self, events: list[Event]) -> None:
        self.fired |= told(events)
        for event in events:
            self.note_event(event.name, event.numbers)

    def note_event(self, name: str, numbers: list[int]) -> None:
        who, what, n = numbers
        if name in PLAYED:
            self.note_played(who, what)
        elif name == "springs":
            self.fired |= {f"card {BOOK.cards[what]} played", f"card {BOOK.cards[what]} trap"}
        elif name == "stands":
            self.fired.add(f"card {BOOK.cards[what]} instinct")
        elif name == "pays":
            self.fired.add(f"price {PRICE_NAMES[what]}")
        elif name == "gives_up":
            self.fired.add("price card")
        elif name == "realises":
            self.fired.add(f"place {BOOK.places[what]} event {n + 1}")
        elif name in ("passes_place", "passes_for_hp"):
            self.note_passed(who, what)
        elif name in ("fights", "beats", "dominates"):
            end = {"fights": "fought", "beats": "beaten", "dominates": "dominated"}[name]
            self.fired.add(f"enemy {BOOK.enemies[what]} {end}")
        elif name in ("gains_token", "uses_token"):
            self.fired.add(f"token {BOOK.tokens[what]} {'used' if name == 'uses_token' else 'gained'}")
        elif name in ("gains_marker", "loses_marker"):
            self.fired.add(f"marker {BOOK.markers[what]} {'gained' if name == 'gains_marker' else 'gone'}")
            if most_hp(self.g, who) < self.g.max_hp[who]:
                self.note_journey(who, MAX_HP)
        elif name in ("gains_accessory", "puts_on"):
            self.fired.add(f"accessory {BOOK.accessories[what]} {'worn' if name == 'puts_on' else 'gained'}")
        elif name == "unlocks" and 10 <= what < 20:
            self.fired.add(f"weapon {BOOK.weapons[self.g.weapons[who][what - 10]]} unlocked")

    def note_played(self, who: int, card: int) -> None:
        self.fired.add(f"card {BOOK.cards[card]} played")
        if BOOK.instant[card]:
            self.fired.add(f"card {BOOK.cards[card]} instant")
        if who >= ENEMY_ACTORS:
            enemy = BOOK.enemies[(who - ENEMY_ACTORS) // ACTORS_EACH]
            self.fired.add(f"enemy {enemy} plays {BOOK.cards[card]}")

    def note_passed(self, seat: Seat, place: int) -> None:
        self.fired.add(f"place {BOOK.places[place]} passed")
        if BOOK.zone[place] != ETHEREAL:
            for kind in (PASS_COST,) if BOOK.mist[place] < 0 else (PASS_GAIN, MIST_GAIN):
                self.note_journey(seat, kind)


def dealt(seats: int, settings: Settings, dice: Dice, fired: set[str]) -> Watched:
    """A watched table, from its set-up on."""
    game = Watched(bare(GAME, seats, settings, dice), fired)
    fired |= {f"option {name} {value}" for name, value in settings.items()}
    game.g.settle([GAME.steps["EnterArena" if game.g.options.duel else "SetOut"]()])
    return game


def arranged(position: Data, seats: int, seed: int, fired: set[str]) -> Watched:
    """A watched table from a position."""
    return Watched(GAME.arrange({**position, "seats": seats}, SeededDice(seed)), fired)
