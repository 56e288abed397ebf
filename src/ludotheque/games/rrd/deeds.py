"""What the events of places do, one deed after the other. [R12, R21-R24, R28, R33]"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotheque.games.rrd import kinds
from ludotheque.games.rrd.about import by_place, put_to
from ludotheque.games.rrd.book import Deed
from ludotheque.games.rrd.death import end, hurt
from ludotheque.games.rrd.fight import DOMINATED, WON, Fight
from ludotheque.games.rrd.loot import (
    ChooseLoot,
    PickToken,
    Share,
    add_accessory,
    change_weapon,
    draw_accessories,
    upgrade,
)
from ludotheque.games.rrd.memory import unlock_free
from ludotheque.games.rrd.nouns import NUMBER, TOKEN
from ludotheque.games.rrd.purse import add_token, drop_marker, gain_mist, heal, most_hp
from ludotheque.games.rrd.roads import call_destiny, peek, redraw, search, travel
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import PICK_WAY
from ludotheque.games.rrd.verbs import UNMARK as UNMARK_IT
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import BY, NO_MORE, About, Act, Ask, Steps


@mypyc_attr(free_list_len=1)
class Run(Act[Logoth]):
    """The deeds of an event, in order, unless death or a beaten Myth cuts it short. [R21, R24]"""

    def __init__(self, seat: Seat, program: int, at: int) -> None:
        self.seat, self.program, self.at = seat, program, at

    def do(self, g: Logoth) -> Steps:
        deeds = g.book.programs[self.program]
        if self.at >= len(deeds) or g.broken[self.seat]:
            return NO_MORE
        steps = done(g, self.seat, deeds[self.at])
        if g.over():
            return NO_MORE
        return [*steps, Run(self.seat, self.program, self.at + 1)]


def done(g: Logoth, seat: Seat, deed: Deed) -> Steps:
    """One deed; what cannot be carried out is left out. [R12, R21]"""
    verb, a, b = deed.verb, deed.a, deed.b
    if verb == kinds.MIST:
        gain_mist(g, seat, a)
    elif verb == kinds.HP and a > 0:
        heal(g, seat, a)
    elif verb == kinds.HP:
        hurt(g, seat, -a)
    elif verb == kinds.MEMORY:
        g.memory[seat] += a
        g.tell("memory", seat, a)
    elif verb == kinds.DESTINY:
        gain_destiny(g, seat, a)
    elif verb == kinds.HEAL_FULL:
        heal(g, seat, most_hp(g, seat))
    elif verb == kinds.LOOT_CARDS:
        return put_to(g, ChooseLoot(seat, deed.programs))
    elif verb == kinds.TOKEN:
        return token(g, seat, deed)
    elif verb == kinds.ACCESSORY and a == kinds.OF_CHOICE:
        return draw_accessories(g, seat)
    elif verb == kinds.ACCESSORY:
        add_accessory(g, seat, a)
    elif verb == kinds.MARKER:
        return gain_marker(g, seat, a)
    elif verb == kinds.UNMARK:
        return unmark(g, seat, a)
    elif verb == kinds.FIGHT:
        return [Fight(seat, a, b % 10, b // 10), Spoils(seat, a)]
    elif verb == kinds.REST:
        return take_rest(seat)
    elif verb == kinds.TEST:
        return test(g, seat, a, deed.programs)
    elif verb == kinds.PICK:
        return put_to(g, Pick(seat, deed.programs))
    elif verb == kinds.UPGRADE:
        return upgrade(g, seat)
    elif verb == kinds.WEAPON:
        return change_weapon(g, seat)
    elif verb == kinds.UNLOCK:
        return unlock_free(g, seat)
    else:
        return on_the_road(g, seat, verb, a, b)
    return NO_MORE


def take_rest(seat: Seat) -> Steps:
    """Markers go, and the deck, accessories, tokens and memory are looked through. [R31]"""
    from ludotheque.games.rrd.rest import Rest  # here, because tokens that are used at a rest are deeds in their turn

    return [Rest(seat)]


def on_the_road(g: Logoth, seat: Seat, verb: int, a: int, b: int) -> Steps:
    """Deeds about places, and the last one. [R22, R23, R32, R2]"""
    if verb == kinds.SEARCH_PLACE:
        return search(g, seat, a, b)
    if verb == kinds.DESTINY_PLACE:
        return call_destiny(g, seat)
    if verb == kinds.REDRAW:
        return redraw(g, seat, a, 0) if g.crossing[g.zone[seat]] else NO_MORE
    if verb == kinds.PEEK:
        return peek(g, seat, a)
    if verb == kinds.ENTER:
        return travel(g, seat, a)
    if verb == kinds.LEAVE:
        return travel(g, seat, kinds.REAL)
    if verb == kinds.GATE:
        g.gate[seat] = a
        g.tell("gate", seat, a)
        return NO_MORE
    g.tell("holds_fragment", seat, g.cycle[seat])
    return end(g, [seat])


class Spoils(Act[Logoth]):
    """The loot of a beaten enemy; of a dominated one all but the mist. [R28, R35]"""

    def __init__(self, seat: Seat, enemy: int) -> None:
        self.seat, self.enemy = seat, enemy

    def do(self, g: Logoth) -> Steps:
        outcome = g.outcome[self.seat]
        if g.broken[self.seat] or outcome not in (WON, DOMINATED):
            return NO_MORE
        program = g.book.enemy_loot[self.enemy]
        if outcome == WON:
            return [Run(self.seat, program, 0), Share(self.seat)]
        steps: Steps = []
        for at, deed in enumerate(g.book.programs[program]):
            if deed.verb != kinds.MIST:
                steps.append(RunOne(self.seat, program, at))
        return steps


class RunOne(Act[Logoth]):
    """A single deed. [R35]"""

    def __init__(self, seat: Seat, program: int, at: int) -> None:
        self.seat, self.program, self.at = seat, program, at

    def do(self, g: Logoth) -> Steps:
        return done(g, self.seat, g.book.programs[self.program][self.at])


def gain_destiny(g: Logoth, seat: Seat, n: int) -> None:
    g.destiny[seat] += n
    g.destinies[seat] += n
    g.tell("destiny", seat, n)


def token(g: Logoth, seat: Seat, deed: Deed) -> Steps:
    """A token: one that is named, one by chance, or one of choice. [R13]"""
    if deed.a == kinds.OF_CHOICE:
        return [PickToken(seat, deed.programs)]
    some = g.book.random_tokens
    add_token(g, seat, some[g.roll(len(some))] if deed.a == kinds.AT_RANDOM else deed.a)
    return NO_MORE


# Markers


def gain_marker(g: Logoth, seat: Seat, marker: int) -> Steps:
    """Its effect applies, then it is kept; what cannot be applied costs 1 HP instead, and so does one that is there
    already, which is not kept twice. [R12, A13, A14]
    """
    if marker in g.markers[seat]:
        g.tell("has_marker", seat, marker)
        hurt(g, seat, 1)
        return NO_MORE
    g.markers[seat].append(marker)
    g.ages[seat].append(0)
    g.tell("gains_marker", seat, marker)
    g.hp[seat] = min(g.hp[seat], most_hp(g, seat))
    program = g.book.marker_gain[marker]
    if program == kinds.NONE:
        return NO_MORE
    if not applies(g, seat, program):
        g.tell("cannot_apply", seat, marker)
        hurt(g, seat, 1)
        return NO_MORE
    return [Run(seat, program, 0)]


def applies(g: Logoth, seat: Seat, program: int) -> bool:
    """Whether all of it can be carried out. [R12, A14]"""
    for deed in g.book.programs[program]:
        if deed.verb == kinds.MIST and g.mist[seat] + deed.a < 0:
            return False
        if deed.verb == kinds.REDRAW and len([stack for stack in g.crossing[g.zone[seat]] if stack]) < deed.a:
            return False
        if deed.verb == kinds.ACCESSORY and deed.a == kinds.OF_CHOICE and not g.spare[seat]:
            return False
    return True


def unmark(g: Logoth, seat: Seat, marker: int) -> Steps:
    """A marker is discarded: that one, or one of choice. [R12]"""
    markers = g.markers[seat]
    if marker != kinds.NONE:
        if marker in markers:
            drop_marker(g, seat, marker)
        return NO_MORE
    if len(markers) == 1:
        drop_marker(g, seat, markers[0])
    return [ChooseMarker(seat)] if len(markers) > 1 else NO_MORE


class ChooseMarker(Ask[Logoth]):
    """Which marker is discarded. [R12]"""

    def menu(self, g: Logoth) -> list[Choice]:
        return [(UNMARK_IT, marker, 0) for marker in sorted(g.markers[self.seat])]

    def about(self, g: Logoth) -> About:
        """The token that was used for it, else the place."""
        running = [step.program for step in g.agenda if isinstance(step, Run) and step.seat == self.seat]
        if running and running[-1] in g.book.token_out:
            return {BY: (TOKEN, g.book.token_out.index(running[-1]))}
        return by_place(g, self.seat)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, marker, _ = choice
        drop_marker(g, self.seat, marker)
        return NO_MORE


# Tests and choices


def test(g: Logoth, seat: Seat, least: int, programs: list[int]) -> Steps:
    """A soul test: the deck is shuffled and its top soul shown. [W1]"""
    card = g.deck[seat][g.roll(len(g.deck[seat]))]
    passed = g.book.soul[card] >= least
    g.tested[seat] = card
    g.tell("tests", seat, card, 1 if passed else 0)
    return [Run(seat, programs[0 if passed else 1], 0)]


class Pick(Ask[Logoth]):
    """One of several things happens, as the player likes; of those that can be carried out, if any can. [R21, A67]"""

    def __init__(self, seat: Seat, programs: list[int]) -> None:
        self.seat, self.programs = seat, programs

    def menu(self, g: Logoth) -> list[Choice]:
        ways = range(len(self.programs))
        possible = [n for n in ways if applies(g, self.seat, self.programs[n])]
        return [(PICK_WAY, n, 0) for n in possible or ways]

    def about(self, g: Logoth) -> About:
        return by_place(g, self.seat) | {"programs": (NUMBER, self.programs[:])}

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, n, _ = choice
        return [Run(self.seat, self.programs[n], 0)]
