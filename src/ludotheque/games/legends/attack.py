"""An attack, in the order of the worked example. [Legends R13, R20-R28, R58, A8-A16]"""

from __future__ import annotations

from ludotheque.games.legends.about import by_unit, of_unit
from ludotheque.games.legends.cards import ABDUCTS, BACKLASH, BOLT, DOOM, GUARDS, GUESS, MIST, POSSESSES, SILENCE
from ludotheque.games.legends.decide import Begin, step_of, terms_of
from ludotheque.games.legends.fall import WITHER, EndBattle, come_back, fall, take_control
from ludotheque.games.legends.field import ahead
from ludotheque.games.legends.innates import Guess
from ludotheque.games.legends.kinds import BERSERK, CASTLE, DISPEL, MAGIC, NONE
from ludotheque.games.legends.power import INNATE, SPELL
from ludotheque.games.legends.spells import Revenge
from ludotheque.games.legends.strength import compared, current, some_weaken
from ludotheque.games.legends.table import DESTROYED, Legends
from ludotheque.games.legends.verbs import AGREEING, MOVE, TARGET
from ludotheque.games.legends.windows import AFTER_ATTACK, FIGHTING, window
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, AskAll, Steps

FRONT = 2  # spaces that a bolt of lightning strikes besides [A20]


class Assault(Act[Legends]):
    """A unit moves onto a space held by an enemy. Attacking the Castle wins before anything else. [R13, R23, A13]"""

    def __init__(self, seat: Seat, unit: int, space: int) -> None:
        self.seat, self.unit, self.space = seat, unit, space

    def do(self, g: Legends) -> Steps:
        seat, unit, space = self.seat, self.unit, self.space
        origin, defender = g.where[unit], g.at[space]
        g.at[origin] = NONE
        g.where[unit] = space
        g.moved[unit] = 1
        g.attacker, g.defender, g.origin, g.contested = unit, defender, origin, space
        g.tell("attacks", seat, origin, space)
        if g.type(defender) == CASTLE:
            g.reveal(unit)
            g.reveal(defender)
            return [*fall(g, [defender]), Aftermath(seat)]
        if g.cards.has(g.design[unit], GUESS):
            g.reveal(unit)
            return [Guess(seat, unit, g.cards.power(g.design[unit], "guess"), space), Meet(seat)]
        return [Meet(seat)]


class Meet(Act[Legends]):
    """Both are revealed; where either has no strength left on this space, it is destroyed at once. [R20, R48, R58]"""

    def do(self, g: Legends) -> Steps:
        g.reveal(g.attacker)
        g.reveal(g.defender)
        return [WITHER, Engage(self.seat)] if some_weaken(g) else [Engage(self.seat)]


class Engage(Act[Legends]):
    """Fourth, a Magic unit casts its spell; fifth, everybody near may use abilities; only then it is decided. [R58]"""

    def do(self, g: Legends) -> Steps:
        seat, defender = self.seat, g.defender
        if not both_there(g):
            return [Aftermath(seat)]
        if g.type(defender) == MAGIC and g.guessed == NONE:
            return [*spell(g), Aftermath(seat)]
        asked: Steps = [Tempt(g.keeper(defender))] if g.cards.has(g.design[defender], POSSESSES) else []
        return [*window(g, FIGHTING, g.contested), *asked, Clash(seat), Aftermath(seat)]


def both_there(g: Legends) -> bool:
    """Whether both units of an attack are still on its space; one without strength left is gone before that. [R48]"""
    return g.where[g.attacker] == g.where[g.defender] == g.contested


def spell(g: Legends) -> Steps:
    """A Magic unit is dispelled or casts its spell; abilities matter where that asks for a strength. [R24, R27, A24]"""
    unit, defender = g.attacker, g.defender
    if g.keywords(unit) & DISPEL:
        g.tell("dispels", g.design[unit], g.design[defender])
        return fall(g, [defender])
    misty = g.cards.has(g.design[defender], MIST)
    return [*(window(g, FIGHTING, g.contested) if misty else []), Cast(g.keeper(defender))]


def abducts(g: Legends, unit: int, defender: int) -> bool:
    """Daemin does not fight the weak, he takes them along. [A15]"""
    if not g.cards.has(g.design[unit], ABDUCTS):
        return False
    return g.is_meant(terms_of(g, unit, g.cards.power(g.design[unit], "abduct")).whom, defender)


def slays(g: Legends, unit: int, defender: int) -> bool:
    """A giant-killer attacks one it kills; base strength counts, never the current one. [A11, A12]"""
    whom = g.cards.slays[g.design[unit]]
    return whom is not None and g.is_meant(whom, defender)


def slays_back(g: Legends, defender: int, unit: int) -> bool:
    """Some kill giants also when attacked by them. [A11]"""
    return g.cards.slays_defending[g.design[defender]] and slays(g, defender, unit)


class Tempt(Act[Legends]):
    """When nobody uses abilities any more, Clevut's player is asked, if both units are still there. [R58, A14]"""

    def do(self, g: Legends) -> Steps:
        return [Possess(self.seat)] if both_there(g) else NO_MORE


class Possess(Ask[Legends]):
    """Clevut may give itself up to take control of its attacker, who ends on its space. [A14]"""

    def menu(self, g: Legends) -> list[Choice]:
        return [PASSING, AGREEING]

    def about(self, g: Legends) -> About:
        return by_unit(g, g.defender)

    def hear(self, g: Legends, choice: Choice) -> Steps:
        verb, _, _ = choice
        if verb == PASS:
            return NO_MORE
        unit, defender = g.attacker, g.defender
        g.tell("works", g.design[defender], g.contested)
        steps = fall(g, [defender])
        return [*take_control(g, unit, self.seat & 1), *steps]


class Clash(Act[Legends]):
    """Sixth, a power decides the attack; else the lower strength is destroyed, equal ones both. [R21, R58, A8, A17]"""

    def do(self, g: Legends) -> Steps:
        unit, defender = g.attacker, g.defender
        if not both_there(g):
            return NO_MORE
        if g.guessed != NONE:
            return downed(g, [unit, defender] if g.guessed == g.design[defender] else [unit])
        if abducts(g, unit, defender):
            return abducted(g, self.seat)
        if slays(g, unit, defender):
            return slain(g, unit, defender)
        if slays_back(g, defender, unit):
            return slain(g, defender, unit)
        mine, theirs = compared(g, unit, defender)
        if mine == theirs:
            return downed(g, [unit, defender])
        return downed(g, [defender if mine > theirs else unit])


def abducted(g: Legends, seat: Seat) -> Steps:
    """The captive goes to the space that its captor came from. [A15]"""
    unit, defender, origin, space = g.attacker, g.defender, g.origin, g.contested
    g.where[defender] = origin
    g.at[origin] = defender
    g.at[space] = unit
    g.tell("abducts", seat, g.design[defender], origin)
    return [*take_control(g, defender, seat & 1), WITHER]


def slain(g: Legends, slayer: int, giant: int) -> Steps:
    """A giant-killer destroys its giant, however strong both are. [A11]"""
    g.tell("slays", g.design[slayer], g.design[giant])
    return downed(g, [giant])


def downed(g: Legends, units: list[int]) -> Steps:
    """Destroyed in an attack: a defender may be saved by his guard or take others along. [A16]"""
    defender, space = g.defender, g.contested
    seat, silent = g.keeper(defender), silencer(g)
    if silent != NONE and any(g.cards.cursed[g.design[fallen]] for fallen in units):
        g.tell("works", g.design[silent], space)
    steps = [*fall(g, units, silent != NONE)]
    if defender in units:
        if g.cards.has(g.design[defender], BACKLASH):
            steps.append(Begin(seat, defender, g.cards.power(g.design[defender], "backlash"), space))
        if any(g.is_meant(guarded, defender) for guarded in g.cards.guarded):
            steps.append(Guard(seat, defender, space))
    return steps


def silencer(g: Legends) -> int:
    """Which of the two that fight lets no curse begin, or NONE."""
    for unit in (g.attacker, g.defender):
        if g.cards.has(g.design[unit], SILENCE):
            return unit
    return NONE


class Guard(AskAll[Legends]):
    """Migol's Royal Guard, if next to him, may be destroyed so that King Migol comes back on its space. [A16]"""

    def __init__(self, seat: Seat, unit: int, space: int) -> None:
        self.seat, self.unit, self.space = seat, unit, space

    def who(self, g: Legends) -> list[Seat]:
        return [self.seat]

    def guards(self, g: Legends) -> list[int]:
        """The spaces next to the fight from which a guard could step in."""
        if g.where[self.unit] >= 0:
            return []
        found = [space for space in g.field.near[self.space] if g.at[space] != NONE]
        return [s for s in found if g.control[g.at[s]] == self.seat & 1 and g.cards.has(g.design[g.at[s]], GUARDS)]

    def idle(self, g: Legends, seat: Seat) -> bool:
        return not self.guards(g)

    def menu(self, g: Legends, seat: Seat) -> list[Choice]:
        return [PASSING, *[(TARGET, space, 0) for space in self.guards(g)]]

    def about(self, g: Legends, seat: Seat) -> About:
        return of_unit(g, self.unit)

    def hear(self, g: Legends, choices: list[Choice]) -> Steps:
        verb, space, _ = choices[0]
        if verb == PASS:
            return NO_MORE
        guard = g.at[space]
        g.tell("works", g.design[guard], space)
        g.reveal(guard)
        return [*fall(g, [guard]), Rescue(self.seat, self.unit, space)]


class Rescue(Act[Legends]):
    """The guarded unit comes back, revealed, on the space of its guard. [A16]"""

    def __init__(self, seat: Seat, unit: int, space: int) -> None:
        self.seat, self.unit, self.space = seat, unit, space

    def do(self, g: Legends) -> Steps:
        if g.where[self.unit] != DESTROYED or g.at[self.space] != NONE:
            return NO_MORE
        return come_back(g, self.unit, self.space, self.seat & 1)


class Cast(Act[Legends]):
    """The Magic unit is destroyed and casts its spell; most destroy the attacker with it. [R24, R38, A22-A25]"""

    def do(self, g: Legends) -> Steps:
        unit, spell, space = g.attacker, g.defender, g.contested
        design = g.design[spell]
        if g.where[spell] != space:
            return NO_MORE
        doomed = [spell]
        if g.cards.has(design, DOOM) or (g.cards.has(design, MIST) and reaches(g, unit, spell)):
            doomed.append(unit)
        if g.cards.has(design, BOLT):
            doomed += [g.at[s] for s in ahead(space, g.control[spell], FRONT) if g.at[s] != NONE]
        g.tell("casts", self.seat, design)
        texts: Steps = [Begin(self.seat, spell, n, space) for n in called_forth(g, spell, unit)]
        curses = fall(g, doomed)
        over = bool(curses) and isinstance(curses[0], EndBattle)
        return curses if over else [*texts, *curses]  # the whole spell first, curses later [R58]


def called_forth(g: Legends, spell: int, attacker: int) -> list[int]:
    """Which powers of a Magic unit an attacker calls forth, as he comes: most mind nobody in particular. [R24]"""
    found: list[int] = []
    for n, power in enumerate(g.cards.powers[g.design[spell]]):
        if power.family == SPELL:
            step = step_of(g, g.keeper(spell), spell, n, g.where[spell])
            if not isinstance(step, Revenge) or step.provoked(g, attacker):
                found.append(n)
    return found


def reaches(g: Legends, unit: int, spell: int) -> bool:
    """Galrien's Mist destroys only who is still there and strong enough now. [A24]"""
    mist = terms_of(g, spell, g.cards.power(g.design[spell], "mist"))
    return g.where[unit] >= 0 and current(g, unit) >= mist.most


class Aftermath(Act[Legends]):
    """After a successful attack some powers work; then whoever rages attacks again. [R25, R26, R58, A10]"""

    def do(self, g: Legends) -> Steps:
        unit, defender, space = g.attacker, g.defender, g.contested
        g.attacker = g.defender = g.origin = g.contested = g.guessed = NONE
        won = g.at[space] == unit and g.control[unit] == self.seat & 1 and g.where[defender] != space
        steps: Steps = []
        if won:
            steps = [After(self.seat, unit, n, space) for n in g.cards.after_attack[g.design[unit]]]
        steps += window(g, AFTER_ATTACK)
        return [*steps, Rampage(self.seat, unit)] if won else steps


class After(Begin):
    """A power that follows a successful attack, if its unit is still there. [R25]"""

    def do(self, g: Legends) -> Steps:
        if g.where[self.unit] != self.space or g.control[self.unit] != self.seat & 1:
            return NO_MORE
        step = step_of(g, self.seat, self.unit, self.power, self.space)
        if g.cards.powers[g.design[self.unit]][self.power].family == INNATE and step.offered(g):
            g.tell("works", g.design[self.unit], self.space)
        return super().do(g)


class Rampage(Act[Legends]):
    """Who has Berserk must attack again as long as there is an enemy to attack. [R26]"""

    def __init__(self, seat: Seat, unit: int) -> None:
        self.seat, self.unit = seat, unit

    def do(self, g: Legends) -> Steps:
        unit = self.unit
        if g.where[unit] < 0 or g.control[unit] != self.seat & 1 or not g.keywords(unit) & BERSERK:
            return NO_MORE
        if not victims(g, unit):
            return NO_MORE
        g.tell("rages", g.design[unit], g.where[unit])
        return [Rage(self.seat, unit)]


def victims(g: Legends, unit: int) -> list[int]:
    """The spaces one step away that hold an enemy."""
    if not g.cards.attacks[g.design[unit]] or g.static(unit):
        return []
    team = g.control[unit]
    return [s for s in g.field.steps[g.where[unit]] if g.at[s] != NONE and g.control[g.at[s]] != team]


class Rage(Ask[Legends]):
    """The raging unit's player says whom it attacks next. [R26]"""

    def __init__(self, seat: Seat, unit: int) -> None:
        self.seat, self.unit = seat, unit

    def menu(self, g: Legends) -> list[Choice]:
        return [(MOVE, g.where[self.unit], space) for space in victims(g, self.unit)]

    def about(self, g: Legends) -> About:
        return by_unit(g, self.unit)

    def hear(self, g: Legends, choice: Choice) -> Steps:
        _, _, space = choice
        return [Assault(self.seat, self.unit, space)]
