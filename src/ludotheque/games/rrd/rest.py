"""A rest: the deck, HP, accessories, markers and memory. [R31, A7, A8, A59]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.kinds import GOES_AT_REST
from ludotheque.games.rrd.purse import drop_marker, heal, most_hp
from ludotheque.games.rrd.table import INFUSION_SLOTS, LEAST_DECK, MOST_DECK, OBJECT_SLOTS, Logoth, put
from ludotheque.games.rrd.verbs import BEING_DONE, DOFF, DON, DROP, IN, OUT, UNLOCK
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import Act, Ask, Steps

# What is unlocked: abilities of the hero, of the weapons, and infusion slots.
HERO_ABILITY: Final = 0
WEAPON_ABILITY: Final = 10
INFUSION_SLOT: Final = 20

# A rest goes on in this order. [A59]
TAKING_OUT, PUTTING_IN, TAKING_OFF, PUTTING_ON, UNLOCKING = range(5)


class Rest(Act[Logoth]):
    """Markers that a rest ends go, lent potential comes back; then deck, accessories and memory are looked through.
    [R31, R46, A7]
    """

    def do(self, g: Logoth) -> Steps:
        seat = self.seat
        g.tell("rests", seat)
        for marker in g.markers[seat][:]:
            if g.book.marker_goes[marker] == GOES_AT_REST:
                drop_marker(g, seat, marker)
        g.lent[seat] = 0
        return [Camp(seat, TAKING_OUT, len(g.deck[seat]))]


class Camp(Ask[Logoth]):
    """Cards out of the deck, then in; accessories off, then on; then tokens and abilities. Nothing goes back.
    [R31, A8, A59]
    """

    __match_args__ = ("seat", "part", "before")

    def __init__(self, seat: Seat, part: int, before: int) -> None:
        self.seat = seat
        self.part = part
        self.before = before  # cards in the deck when the rest began

    def do(self, g: Logoth) -> Steps | None:
        """Over by itself where there is nothing to do."""
        return self.wake(g) if self.menu(g) == [BEING_DONE] else None

    def menu(self, g: Logoth) -> list[Choice]:
        seat, part = self.seat, self.part
        deck, satchel = g.deck[seat], g.satchel[seat]
        found: list[Choice] = [BEING_DONE] if len(deck) >= LEAST_DECK else []
        if part == TAKING_OUT and len(deck) + len(satchel) > LEAST_DECK:
            found += [(OUT, card, 0) for card in sorted(set(deck))]
        if part <= PUTTING_IN and len(deck) < MOST_DECK:
            found += [(IN, card, 0) for card in sorted(set(satchel))]
        if len(deck) < LEAST_DECK:
            return found
        if part <= TAKING_OFF:
            found += [(DOFF, accessory, 0) for accessory in g.worn[seat]]
        if part <= PUTTING_ON and len(g.worn[seat]) < OBJECT_SLOTS:
            found += [(DON, accessory, 0) for accessory in g.bag[seat]]
        found += [(DROP, token, 0) for token, count in enumerate(g.tokens[seat]) if count]
        return found + [(UNLOCK, thing, 0) for thing in locked(g, seat) if price(g, seat, thing) <= g.memory[seat]]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        seat = self.seat
        verb, what, _ = choice
        part = self.part
        if verb == OUT:
            g.deck[seat].remove(what)
            put(g.satchel[seat], what)
            part = TAKING_OUT
        elif verb == IN:
            g.satchel[seat].remove(what)
            put(g.deck[seat], what)
            part = PUTTING_IN
        elif verb == DOFF:
            g.worn[seat].remove(what)
            put(g.bag[seat], what)
            g.tell("takes_off", seat, what)
            part = TAKING_OFF
        elif verb == DON:
            g.bag[seat].remove(what)
            put(g.worn[seat], what)
            g.tell("puts_on", seat, what)
            part = PUTTING_ON
        elif verb == DROP:
            g.tokens[seat][what] -= 1
            g.tell("drops_token", seat, what)
            part = UNLOCKING
        elif verb == UNLOCK:
            g.memory[seat] -= price(g, seat, what)
            unlock(g, seat, what)
            part = UNLOCKING
        else:
            return self.wake(g)
        return [Camp(seat, part, self.before)]

    def wake(self, g: Logoth) -> Steps:
        """As many HP at the most as the deck has cards, and all of them back; Abyssal only what the deck has grown by.
        [R5, R31, A7]
        """
        seat = self.seat
        g.max_hp[seat] = len(g.deck[seat])
        grown = len(g.deck[seat]) - self.before
        if not g.book.grows_at_rest[g.options.difficulty[seat]]:
            heal(g, seat, most_hp(g, seat))
        elif grown > 0:
            heal(g, seat, grown)
        g.hp[seat] = min(g.hp[seat], most_hp(g, seat))
        g.tell("has_rested", seat, len(g.deck[seat]))
        return []


def locked(g: Logoth, seat: Seat) -> list[int]:
    """What can still be unlocked. [R36, R5]"""
    found = [HERO_ABILITY + n for n, is_open in enumerate(g.abilities[seat]) if not is_open]
    found += [WEAPON_ABILITY + n for n, is_open in enumerate(g.arms[seat]) if not is_open]
    if g.infusion_slots[seat] < INFUSION_SLOTS:
        found.append(INFUSION_SLOT)
    return found


def price(g: Logoth, seat: Seat, thing: int) -> int:
    book = g.book
    if thing == INFUSION_SLOT:
        return book.infusion_price[g.options.difficulty[seat]]
    if thing >= WEAPON_ABILITY:
        return book.weapon_price[g.weapons[seat][thing - WEAPON_ABILITY]]
    return book.hero_prices[g.hero[seat]][thing]


def unlock(g: Logoth, seat: Seat, thing: int) -> None:
    if thing == INFUSION_SLOT:
        g.infusion_slots[seat] += 1
    elif thing >= WEAPON_ABILITY:
        g.arms[seat][thing - WEAPON_ABILITY] = 1
    else:
        g.abilities[seat][thing] = 1
    g.tell("unlocks", seat, thing)


class UnlockFree(Ask[Logoth]):
    """One ability, for nothing. [R36]"""

    def menu(self, g: Logoth) -> list[Choice]:
        return [(UNLOCK, thing, 0) for thing in locked(g, self.seat)]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        unlock(g, self.seat, choice[1])
        return []


def unlock_free(g: Logoth, seat: Seat) -> Steps:
    things = locked(g, seat)
    if len(things) == 1:
        unlock(g, seat, things[0])
    return [UnlockFree(seat)] if len(things) > 1 else []
