"""Players who work together: what has not fired yet is what they want. They see everything and look ahead."""

from __future__ import annotations

from collections import Counter

from ludotheque.games.legends import GAME
from ludotheque.games.legends.decide import Decide
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.field import ROWS, drawn
from ludotheque.games.legends.kinds import CASTLE, KINDS_OF_SPACE, NONE, SPACE, WATER
from ludotheque.games.legends.notation import NAMES
from ludotheque.games.legends.power import FAMILIES, Whom
from ludotheque.games.legends.table import Legends
from ludotheque.games.legends.verbs import ACT, FILL, MOVE, NAME, PACK, RECRUIT, USE
from ludotheque.kernel.choice import PASSING, Choice, Seat
from ludotheque.kernel.dice import SeededDice

from .firing import FACTS, Watched, arranged

SAMPLE = 24  # choices of a menu that are looked into
WINDOWS = 6  # questions about abilities that are passed over when looking ahead
TURNS = 80  # of a battle
IDLE = 20  # turns without anything new, then the battle is left
STARS, OTHERS = 8, 12  # in a position: units that have something left to do, and further ones
MIDDLE = range(2, 6)  # the rows of a position where the units stand
ASKS = ("Possess", "Guard", "Snare", "Overlook", "Rage")


class Party:
    """All seats together, and what they want."""

    def __init__(self, due: set[str]) -> None:
        self.due = due
        self.fired: set[str] = set()
        self.done: Counter[tuple[str, int, int]] = Counter()

    def left(self) -> list[str]:
        return sorted(self.due - self.fired)

    def waiting(self) -> set[int]:
        """The designs that have not done everything yet."""
        units = {key.split()[0] for key in self.due - self.fired}
        return {design for design, name in enumerate(UNITS) if name in units}

    def play(self, battle: Watched, beside: Legends | None = None) -> None:
        """Play a battle, and beside it the same one that nobody watches."""
        g = battle.g
        last, known = 0, len(self.fired)
        while not g.over() and g.turn < TURNS and g.turn - last < IDLE:
            for seat in g.deciders():
                choice = self.choose(battle, seat)
                self.done[deed(g, choice)] += 1
                battle.choose(seat, choice)
                if beside is not None:
                    beside.choose(seat, choice)
            if len(self.fired) > known:
                last, known = g.turn, len(self.fired)

    # Choosing

    def choose(self, battle: Watched, seat: Seat) -> Choice:
        """What lets most fire for the first time; of several what was done least often."""
        g = battle.g
        menu = g.menu(seat)
        if len(menu) == 1:
            return menu[0]
        if menu[-1][0] == RECRUIT:
            return self.mustered(g, seat, menu)
        if menu[0][0] == NAME:
            return (NAME, g.design[g.defender], 0)
        start = g.dice.below(len(menu), g.moves, 500 + seat)
        menu = menu[start:] + menu[:start]
        waiting = self.waiting()
        menu.sort(key=lambda choice: (-interest(g, waiting, choice), self.done[deed(g, choice)]))
        worths = [(self.worth(battle, seat, choice), -n, choice) for n, choice in enumerate(menu[:SAMPLE])]
        return max(worths)[-1]

    def worth(self, battle: Watched, seat: Seat, choice: Choice) -> int:
        """What would fire for the first time; ending the battle is worth less than nothing."""
        other = battle.copy()
        before = other.g.battle
        other.choose(seat, choice)
        for _ in range(WINDOWS):
            if other.g.over() or type(other.g.agenda[-1]).__name__ != "Window":
                break
            other.choose(other.g.deciders()[0], PASSING)
        new = len((other.fired & self.due) - self.fired)
        if other.g.over() or other.g.battle != before:
            return 2 * new - 1
        return 2 * new + self.promises(other)

    def promises(self, battle: Watched) -> bool:
        """Whether the next question is about a power that has not fired yet."""
        step = battle.g.agenda[-1]
        if not isinstance(step, Decide):
            return type(step).__name__ in ASKS
        power = battle.g.cards.powers[battle.g.design[step.unit]][step.power]
        key = f"{UNITS[battle.g.design[step.unit]]} {FAMILIES[power.family]} {power.verb}"
        return key in self.due - self.fired

    def mustered(self, g: Legends, seat: Seat, menu: list[Choice]) -> Choice:
        """Every way to muster once; then whoever has something left to do, and has served least."""
        if menu[0][0] == PACK and "verb pack" not in self.fired:
            return menu[0]
        if g.mustered[seat] and "verb fill" not in self.fired:
            return (FILL, 0, 0)
        waiting = self.waiting()
        joining = [choice for choice in menu if choice[0] == RECRUIT]
        return max(joining, key=lambda choice: (choice[1] in waiting, -self.done[deed(g, choice)]))

    # Positions

    def position(self, n: int) -> Watched:
        """Some units that have something left to do, with those that their powers speak of, and enemies close by."""
        dice = SeededDice(n)
        g = GAME.deal(2, GAME.settings({}), dice, False)
        waiting = sorted(self.waiting()) or list(range(len(UNITS)))
        stars = [waiting[dice.below(len(waiting), n, 100 + i)] for i in range(STARS)]
        partners = [design for i, star in enumerate(stars) for design in meant_by(star, dice, n, 400 + 20 * i)]
        others = [dice.below(len(UNITS), n, 200 + i) for i in range(OTHERS)]
        words = placed(g, [*stars, *partners[::2], *others], n)
        for design in [star for star in stars if f"{UNITS[star]} curse begins" in self.fired][: n % 2]:
            words[CARDS.side[design]].append(f"{UNITS[design]}@curse")
        for design in partners[1::2]:
            words[CARDS.side[design]].append(f"{UNITS[design]}@destroyed")
        return arranged({"terrain": drawn(g.terrain), "units": words, "active": n % 2}, n, self.fired)


def placed(g: Legends, designs: list[int], n: int) -> list[list[str]]:
    """Units of both sides mixed in the middle of the field, at most one Castle a side; the last one has been taken."""
    free = [space for space in range(len(g.terrain)) if space % ROWS in MIDDLE and g.terrain[space] != WATER]
    words: list[list[str]] = [[], []]
    for i, design in enumerate(designs[: len(free)]):
        side = CARDS.side[design]
        if CARDS.type[design] == CASTLE and any_castle(words[side]):
            continue
        space = place_for(g, design, free, g.dice.below(len(free), n, 300 + i))
        free.remove(space)
        words[side].append(f"{UNITS[design]}@{NAMES[SPACE][space]}")
    if CARDS.type[designs[-1]] != CASTLE:
        words[CARDS.side[designs[-1]]][-1] += "/taken"
    return words


def any_castle(words: list[str]) -> bool:
    return any(CARDS.type[UNITS.index(word.split("@")[0])] == CASTLE for word in words)


def place_for(g: Legends, design: int, free: list[int], start: int) -> int:
    """A space of the terrain that the unit's powers speak of, if there is one."""
    kinds = [KINDS_OF_SPACE.index(fact.on) for fact in FACTS[UNITS[design]].powers if fact.on]
    around = free[start:] + free[:start]
    return next((space for space in around if any(g.is_kind(space, kind) for kind in kinds)), around[0])


def meant_by(design: int, dice: SeededDice, n: int, draw: int) -> list[int]:
    """For each power of the unit two of those that it speaks of."""
    whoms = [power.terms.whom for power in CARDS.powers[design]] + [whom for whom, _ in CARDS.versus[design]]
    whoms += [whom for whom in (CARDS.slays[design], CARDS.curse_whom[design], CARDS.bestows_on[design]) if whom]
    found: list[int] = []
    for k, whom in enumerate(whoms):
        fitting = [d for d in range(len(UNITS)) if is_meant(whom, d) and CARDS.type[d] != CASTLE]
        if fitting:
            found += [fitting[dice.below(len(fitting), n, draw + 2 * k + i)] for i in range(2)]
    return found


def is_meant(whom: Whom, design: int) -> bool:
    return whom.fits(design, CARDS.keywords[design])


def interest(g: Legends, waiting: set[int], choice: Choice) -> int:
    """Who has something left to do comes first, and whoever is touched by what he does."""
    verb, what, where = choice
    if verb > USE or not verb:
        return 0
    units = [g.at[what]] if verb == ACT else [g.at[what], g.at[where]]
    found = sum(unit != NONE and g.design[unit] in waiting for unit in units)
    if g.curse != NONE and g.design[g.curse] in waiting:
        found += sum(unit != NONE and CARDS.cursed[g.design[unit]] for unit in units)
    return 2 * found + (verb != MOVE or g.at[where] != NONE) if found else 0


def deed(g: Legends, choice: Choice) -> tuple[str, int, int]:
    """What is counted: a unit, and what it does."""
    verb, what, _ = choice
    unit = g.at[what] if 0 < verb <= USE else NONE
    return type(g.agenda[-1]).__name__, verb, what if unit == NONE else g.design[unit]
