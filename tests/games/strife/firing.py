"""A watched game of Strife: it notes every step, choice, event, ability, bonus, relic, event card and kind of tie."""

from __future__ import annotations

from typing import Any

from ludotheque.games.strife import GAME
from ludotheque.games.strife.champions import (
    BATTLE_ABILITIES,
    BATTLE_MEDITATION,
    CHARGE,
    LEGACY_ABILITIES,
    POWER_FROM_BEYOND,
)
from ludotheque.games.strife.combat import PARTS, parts
from ludotheque.games.strife.facts import CARDS
from ludotheque.games.strife.locations import current
from ludotheque.games.strife.notation import FORMS
from ludotheque.games.strife.table import SEATS, Strife
from ludotheque.kernel.choice import PASS, Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Settings
from ludotheque.kernel.state import State, Watcher
from ludotheque.kernel.step import Step, Steps

from ..watching import due, told

# Abilities that ask are used when the answer is not "pass"; the others tell.
BATTLE_QUESTIONS = {
    "Disguise": "disguise",
    "ArcaneInfluence": "arcane_influence",
    "GuardianSpirit": "guardian_spirit",
    "Ambush": "ambush",
    "ArrangePile": "natural_order",
    "Tenacity": "tenacity",
    "Charge": "charge",
    "RavagingHordes": "ravaging_hordes",
}
LEGACY_QUESTIONS = {
    "VitalStrike": "vital_strike",
    "UnholyAlliance": "unholy_alliance",
    "EtherealBreath": "ethereal_breath",
    "ArrangeRow": "hidden_path",
    "RenewalOfTheLand": "renewal_of_the_land",
    "Manoeuvre": "manoeuvre",
}
LEGACY_EVENTS = ("strengthens", "protects", "weakens", "will_pillage")
TIES = {
    "VitalStrikesInOrder": "reveal",
    "CallFavoured": "battle order",
    "LegaciesInOrder": "legacy order",
    "AwardFavoured": "combat",
    "AwardOfferingToFavoured": "wyrm",
}
LOCATION, EVENT = PARTS.index("location"), PARTS.index("event")


def everything() -> set[str]:
    """What has to fire."""
    bonuses = [name for name, bonus in zip(CARDS.locations, CARDS.bonus, strict=True) if any(bonus)]
    return {
        *due(GAME),
        *(f"battle ability of {name}" for name in CARDS.champions),
        *(f"legacy ability of {name}" for name in CARDS.champions),
        *(f"bonus of {name}" for name in bonuses),
        *(f"power of {name}" for name in CARDS.locations[CARDS.plain_locations :]),
        *(f"effect of {name}" for name in CARDS.events),
        *(f"{kind} tie, stone {way}" for kind in (*TIES.values(), "shield") for way in ("kept", "given")),
        "stone given at its cap",
    }


class Watched(Watcher):
    """A table of which is noted what fires."""

    def __init__(self, g: Strife) -> None:
        self.g = g
        self.g.watcher = self
        self.fired: set[str] = set()

    def copy(self) -> Watched:
        return Watched(self.g.copy(self.g.dice))

    def choose(self, seat: Seat, choice: Choice) -> None:
        self.note_choice(type(self.g.agenda[-1]).__name__, choice)
        self.note_tie(choice)
        self.g.events = []
        self.g.choose(seat, choice)

    def before(self, g: State, step: Step[Any]) -> None:
        self.fired.add(f"step {type(step).__name__}")
        g.events = []

    def after(self, g: State, step: Step[Any], following: Steps) -> None:
        self.note_events()
        self.note_order_in_fog(following)

    def note_choice(self, name: str, choice: Choice) -> None:
        verb, _, _ = choice
        self.fired.add(f"verb {FORMS.notation.verbs[verb][0]}")
        if verb == PASS:
            return
        if name in BATTLE_QUESTIONS:
            self.note_ability("battle", BATTLE_ABILITIES.index(BATTLE_QUESTIONS[name]), CARDS.battle)
        if name in LEGACY_QUESTIONS:
            self.note_ability("legacy", LEGACY_ABILITIES.index(LEGACY_QUESTIONS[name]), CARDS.legacy)

    def note_ability(self, kind: str, ability: int, abilities: bytes) -> None:
        self.fired |= {f"{kind} ability of {CARDS.champions[c]}" for c, a in enumerate(abilities) if a == ability}

    def note_tie(self, choice: Choice) -> None:
        """What the tie is about is what comes next."""
        g = self.g
        if type(g.agenda[-1]).__name__ != "BreakTie":
            return
        kind = TIES[type(g.agenda[-2]).__name__]
        if kind == "combat" and sum(parts(g, 0)) != sum(parts(g, 1)):
            kind = "shield"
        word = FORMS.notation.text(choice)
        self.fired.add(f"{kind} tie, stone {'kept' if word == 'keep' else 'given'}")
        if word == "give" and g.stone == g.options.stone_cap:
            self.fired.add("stone given at its cap")

    def note_order_in_fog(self, following: Steps) -> None:
        """The fog makes a tie of two champions that are not equal."""
        g = self.g
        asks = [type(step).__name__ for step in following] == ["BreakTie", "CallFavoured"]
        if asks and g.fog() and CARDS.power[g.due[0]] != CARDS.power[g.due[1]]:
            self.fired.add(f"effect of {CARDS.events[g.event()]}")

    def note_events(self) -> None:
        events = self.g.events or []
        self.fired |= told(events)
        for event in events:
            self.note_event(event)
        self.note_storm()

    def note_event(self, event: Event) -> None:
        g = self.g
        _, second, third = event.numbers
        if event.name == "gains" and third and CARDS.battle[second] in (BATTLE_MEDITATION, POWER_FROM_BEYOND):
            self.fired.add(f"battle ability of {CARDS.champions[second]}")
        elif event.name in LEGACY_EVENTS:
            self.fired.add(f"legacy ability of {CARDS.champions[second]}")
        elif event.name == "uses_relic":
            self.fired.add(f"power of {CARDS.locations[second]}")
        elif event.name in ("scores_offering", "scores_guess"):
            self.fired.add(f"effect of {CARDS.events[g.event()]}")
        elif event.name == "totals":
            self.note_totals()
        elif event.name == "wins" and third > CARDS.points[second]:
            self.fired.add(f"effect of {CARDS.events[g.event()]}")

    def note_totals(self) -> None:
        for seat in range(SEATS):
            found = parts(self.g, seat)
            if found[LOCATION]:
                self.fired.add(f"bonus of {CARDS.locations[current(self.g)]}")
            if found[EVENT]:
                self.fired.add(f"effect of {CARDS.events[self.g.event()]}")

    def note_storm(self) -> None:
        """In the storm a Knight is called and has nothing to choose, although he could charge."""
        g = self.g
        called = [seat for seat in range(SEATS) if g.spent[seat] >> CARDS.battle.index(CHARGE) & 1]
        if called and g.storm() and len(g.row) > 1:
            self.fired.add(f"effect of {CARDS.events[g.event()]}")


def dealt(settings: Settings, dice: Dice) -> Watched:
    """A watched table, from its set-up on."""
    game = Watched(GAME.blank(settings, dice))
    game.fired |= {f"option {name} {value}" for name, value in settings.items()}
    game.g.settle([GAME.steps["SetUp"]()])
    return game
