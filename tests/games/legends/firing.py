"""A watched battle of Stratego Legends: it notes every step, choice, event, option, and each power of each unit."""

from __future__ import annotations

from typing import Any

from ludotheque.content.loader import load_facts
from ludotheque.games.legends import GAME, verbs
from ludotheque.games.legends.army import TABLE, counts
from ludotheque.games.legends.decide import Decide, Deed, ThenDecide
from ludotheque.games.legends.facts import CARDS, CONTENT, UNITS, PowerFact, UnitFact, family_and_verb
from ludotheque.games.legends.flight import Snare
from ludotheque.games.legends.kinds import BERSERK, COLOURS, DISPEL, KEYWORDS, NONE, TERRAINS, TYPES
from ludotheque.games.legends.movement import Shot
from ludotheque.games.legends.notation import FORMS
from ludotheque.games.legends.power import FAMILIES
from ludotheque.games.legends.strength import PARTS
from ludotheque.games.legends.table import Legends
from ludotheque.kernel.choice import PASS, Choice, Seat
from ludotheque.kernel.dice import Dice, SeededDice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Settings
from ludotheque.kernel.state import State, Watcher
from ludotheque.kernel.step import Step, Steps

from ..watching import bare, due, is_last, told

Fight = tuple[int, int, int]  # attacker, defender, space
FACTS = load_facts(CONTENT / "units.toml", UnitFact)
# The choices that are a keyword's, and those that lead onto a space.
KEYWORD = {
    verbs.CHARGES: "charge", verbs.SLASHES: "slash", verbs.STEPS: "sidestep", verbs.RUNS: "quick", verbs.FLIES: "fly",
    verbs.STRIKES: "strike", verbs.SEES: "vision", verbs.BESIEGES: "surround", verbs.SWITCHES: "switch",
    verbs.TELEPORTS: "teleport",
}  # fmt: skip
ONTO = (verbs.MOVE, verbs.CHARGES, verbs.SLASHES, verbs.STEPS, verbs.RUNS)
# What has to be told before a power counts: of those that are done at once, and of those that somebody decides.
AT_ONCE = {
    "expose": "reveals", "unmask": "reveals", "confess": "reveals", "blast": "destroyed", "banish": "destroyed",
    "cull": "destroyed", "backlash": "destroyed", "grove": "destroyed", "unmagic": "destroyed",
    "upheaval": "destroyed", "boost": "strengthens", "weaken": "weakens", "devour": "strengthens", "grant": "gains",
    "linger": "plays_on",
}  # fmt: skip
DECIDED = {
    "crush": "destroyed", "absorb": "changes_sides", "exorcise": "destroyed", "spy": "reveals", "scout": "reveals",
    "demand": "changes_sides", "reclaim": "changes_sides", "beguile": "changes_sides", "survey": "reveals",
    "assassinate": "destroyed", "tribute": "destroyed", "upheaval": "destroyed", "martyr": "returns",
}  # fmt: skip


def details(fact: PowerFact, verb: str) -> list[str]:
    """What tells two powers with the same verb apart, and the parts of one that speaks of several things."""
    if verb in ("terrain", "hop"):
        return [f" {fact.on}"]
    if verb != "slay":
        return [""]
    whom = fact.whom if isinstance(fact.whom, list) else []
    return [f" {one}" for one in whom] + ([" in defence"] if fact.defends else [])


def powers_of(unit: str) -> list[str]:
    """Everything a unit is able to do: 'tiera innate terrain marsh'. A curse also begins and ends."""
    found: list[str] = []
    cursed = False
    for fact in FACTS[unit].powers:
        family, verb = family_and_verb(unit, fact)
        found += [f"{unit} {family} {verb}{detail}" for detail in details(fact, verb)]
        cursed = cursed or family in ("curse", "curse_end")
    return [*found, f"{unit} curse begins", f"{unit} curse ends"] if cursed else found


def of_the_game() -> set[str]:
    """What has to fire whoever fights; the steps of a power fire with it, and AfterBattle is only a kind of step."""
    of_powers = [name for name, step in GAME.steps.items() if issubclass(step, (Deed, Decide))]
    return due(GAME, ["AfterBattle", *of_powers])


def mustering() -> set[str]:
    """The powers that show when an army is put together."""
    return {power for unit in UNITS for power in powers_of(unit) if power.endswith(" innate levy")}


def everything() -> set[str]:
    """What has to fire."""
    return {power for unit in UNITS for power in powers_of(unit)} | of_the_game()


def named(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event.name == name]


class Watched(Watcher):
    """A table of which is noted what fires."""

    def __init__(self, g: Legends, fired: set[str]) -> None:
        self.g = g
        self.g.watcher = self
        self.fired = fired
        self.flyer = NONE
        self.answer: tuple[Choice, list[int]] | None = None  # to the question that is heard, and the units it names
        self.fight = NONE, NONE, NONE  # before a step: attacker, defender, space
        self.curse = NONE

    def copy(self) -> Watched:
        """The same battle, to see what a choice would lead to."""
        other = Watched(self.g.copy(self.g.dice), set())
        other.flyer = self.flyer
        return other

    def note(self, unit: int, power: str) -> None:
        self.fired.add(f"{UNITS[self.g.design[unit]]} {power}")

    def choose(self, seat: Seat, choice: Choice) -> None:
        g = self.g
        self.fired.add(f"verb {FORMS.notation.verbs[choice[0]][0]}")
        if is_last(g, seat):
            units = [g.at[space] if 0 <= space < len(g.at) else NONE for space in choice[1:]]
            self.note_choice(g.agenda[-1], choice, units)
            self.answer = choice, units
        g.events = []
        g.choose(seat, choice)

    def before(self, g: State, step: Step[Any]) -> None:
        if not isinstance(step, (Deed, Decide)):
            self.fired.add(f"step {type(step).__name__}")
        self.fight, self.curse = (self.g.attacker, self.g.defender, self.g.contested), self.g.curse
        g.events = []

    def after(self, g: State, step: Step[Any], following: Steps) -> None:
        events, answer = g.events or [], self.answer
        self.answer = None
        if events:
            self.note_events(events)
        if answer is not None:
            self.note_heard(step, *answer, events, following)
        elif events or type(step).__name__ == "Deal":  # nobody is told what an army is made of
            self.note_done(step, self.fight, self.curse, events)

    def note_events(self, events: list[Event]) -> None:
        self.fired |= told(events)
        for event in events:
            if event.name in ("curse_begins", "curse_ends"):
                self.fired.add(f"{UNITS[event.numbers[0]]} curse {event.name.removeprefix('curse_')}")

    # What a choice uses

    def note_choice(self, step: Step[Legends], choice: Choice, units: list[int]) -> None:
        g, verb, name = self.g, choice[0], type(step).__name__
        if name == "Rage":
            self.note_keyword(units[0], "innate", "berserk", BERSERK)
        if name == "Possess" and verb == verbs.AGREE:
            self.note(g.defender, "ability possess")
        if name == "Guard" and verb == verbs.TARGET:
            self.note(units[0], "ability guard")
        if isinstance(step, Snare) and verb == verbs.AGREE:
            self.note(step.other, "ability snare")
        if name != "Turn":
            return
        if verb in KEYWORD:
            self.note_keyword(units[0], "action", KEYWORD[verb], 1 << KEYWORDS.index(KEYWORD[verb]))
        if verb == verbs.HOPS:
            self.note_hop(units[0], choice[1])
        if verb == verbs.FLIES:
            self.flyer = units[0]
        if verb in ONTO and units[1] != NONE and g.control[units[0]] == g.control[units[1]]:
            self.note(units[0], "ability betray")

    def note_keyword(self, unit: int, family: str, word: str, keyword: int) -> None:
        """Its own keyword is used, or the one that the curse in force bestows on it."""
        g = self.g
        if CARDS.keywords[g.design[unit]] & keyword:
            self.note(unit, f"{family} {word}")
        elif not g.gained[unit] & keyword:
            self.note(g.curse, "curse bestow")

    def note_hop(self, unit: int, space: int) -> None:
        for fact in FACTS[UNITS[self.g.design[unit]]].powers:
            if fact.action == "hop":
                assert fact.on == "shore" or fact.on == TERRAINS[self.g.terrain[space]]
                self.note(unit, f"action hop {fact.on}")

    def note_heard(
        self, step: Step[Legends], choice: Choice, units: list[int], events: list[Event], following: Steps
    ) -> None:
        """What shows only once the answer is carried out, to the second half of a question where it has one."""
        fallen, halfway = named(events, "destroyed"), bool(following) and isinstance(following[0], ThenDecide)
        if isinstance(step, Decide) and choice[0] != PASS and not halfway:
            self.note_decided(step, units[0], events)
        if choice[0] == verbs.SEES and fallen:
            self.note(units[1], "innate blinds")

    def note_decided(self, step: Decide, target: int, events: list[Event]) -> None:
        g = self.g
        power = g.cards.powers[g.design[step.unit]][step.power]
        shown = DECIDED.get(power.verb)
        if shown is not None and not named(events, shown):
            return
        if power.verb == "assassinate" and g.where[target] >= 0:  # it was mistaken
            return
        self.note(step.unit, f"{FAMILIES[power.family]} {power.verb}")

    # What a step does

    def note_done(self, step: Step[Legends], fight: Fight, curse: int, events: list[Event]) -> None:
        g, name, (attacker, _, _) = self.g, type(step).__name__, fight
        if isinstance(step, Deed):
            power = g.cards.powers[g.design[step.unit]][step.power]
            if named(events, AT_ONCE.get(power.verb, "nothing")):
                self.note(step.unit, f"{FAMILIES[power.family]} {power.verb}")
        elif isinstance(step, Shot):
            self.note_shot(step, curse, events)
        elif name == "Clash":
            self.note_clash(fight, curse, events)
        elif named(events, "dispels"):
            self.note_keyword(attacker, "innate", "dispel", DISPEL)
        elif name == "Cast":
            self.note_spell(fight, events)
        elif name == "Uncover" and named(events, "reveals"):
            self.note(self.flyer, "ability overlook")
        elif name == "Wither" and curse != NONE and g.cards.curse_by[g.design[curse]] < 0:
            self.note(curse, "curse strengthen")
        elif name == "Deal":
            self.note_levies()

    def note_levies(self) -> None:
        """An army differs from the army table because one of its units allows it."""
        for units in self.g.mustered:
            have = counts(CARDS, units)
            for design in units:
                lower = CARDS.levy[design]
                if lower and have[lower] > TABLE[lower]:
                    self.fired.add(f"{UNITS[design]} innate levy")

    def note_sums(self, pair: list[int], spaces: list[int], curse: int, events: list[Event]) -> None:
        """Strengths are compared: what is added has worked."""
        for event in named(events, "counts"):
            role, part = event.numbers[0], PARTS[event.numbers[1]]
            if part == "terrain":
                self.note(pair[role], f"innate terrain {TERRAINS[self.g.terrain[spaces[role]]]}")
            elif part in ("water", "versus"):
                self.note(pair[role], f"innate {part}")
            elif part == "curse":
                self.note(curse, "curse strengthen")

    def note_shot(self, step: Shot, curse: int, events: list[Event]) -> None:
        pair = [step.unit, step.target]
        fallen = [event.numbers[0] for event in named(events, "destroyed")]
        places = [fallen[0] if self.g.where[unit] < 0 and fallen else self.g.where[unit] for unit in pair]
        if named(events, "compares"):
            self.note_sums(pair, places, curse, events)
        elif fallen:
            self.note(step.target, "innate deflects")

    def note_clash(self, fight: Fight, curse: int, events: list[Event]) -> None:
        g = self.g
        unit, defender, space = fight
        fallen = [u for u in (unit, defender) if g.where[u] < 0]
        if named(events, "abducts"):
            self.note(unit, "innate abduct")
        elif named(events, "compares"):
            self.note_sums([unit, defender], [space] * 2, curse, events)
        elif named(events, "slays") and fallen == [defender]:
            self.note_slain(unit, defender)
        elif named(events, "slays"):
            self.note(defender, "innate slay in defence")
        if any(CARDS.cursed[g.design[u]] and u not in [bearer for bearer, _ in g.rising] for u in fallen):
            self.note_silence([u for u in (unit, defender) if u not in fallen])

    def note_silence(self, winners: list[int]) -> None:
        """The curse of whoever was destroyed alone did not begin."""
        for winner in winners:
            if f"{UNITS[self.g.design[winner]]} innate silence" in self.powers(winner):
                self.note(winner, "innate silence")

    def powers(self, unit: int) -> list[str]:
        return powers_of(UNITS[self.g.design[unit]])

    def note_slain(self, slayer: int, victim: int) -> None:
        """It was of a strength or of a type that the slayer destroys."""
        design = self.g.design[victim]
        kinds = (str(CARDS.base[design]), TYPES[CARDS.type[design]], COLOURS[CARDS.colour[design]])
        for power in self.powers(slayer):
            if power.endswith(tuple(f" innate slay {kind}" for kind in kinds)):
                self.fired.add(power)

    def note_spell(self, fight: Fight, events: list[Event]) -> None:
        (attacker, spell, _), lost = fight, len(named(events, "destroyed"))
        if self.g.where[attacker] < 0:
            for verb in ("doom", "mist"):
                if f"{UNITS[self.g.design[spell]]} magic {verb}" in self.powers(spell):
                    self.note(spell, f"magic {verb}")
        if lost > 2:
            self.note(spell, "magic bolt")


def dealt(settings: Settings, dice: Dice, fired: set[str]) -> Watched:
    """A watched battle, from its set-up on."""
    battle = Watched(bare(GAME, 2, settings, dice), fired)
    fired |= {f"option {name} {value}" for name, value in settings.items()}
    battle.g.settle([GAME.steps["SetUp"]()])
    return battle


def arranged(position: Data, seed: int, fired: set[str]) -> Watched:
    """A watched battle from a position."""
    return Watched(GAME.arrange({**position, "seats": 2}, SeededDice(seed)), fired)
