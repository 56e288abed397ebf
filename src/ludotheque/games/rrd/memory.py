"""Memory: what is locked, and unlocking it. [R5, R36]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.about import of_bearers
from ludotheque.games.rrd.table import INFUSION_SLOTS, Logoth
from ludotheque.games.rrd.verbs import UNLOCK
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Ask, Steps

# What is unlocked: abilities of the hero, of the weapons, and infusion slots.
HERO_ABILITY: Final = 0
WEAPON_ABILITY: Final = 10
INFUSION_SLOT: Final = 20


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

    def about(self, g: Logoth) -> About:
        return of_bearers(g, self.seat)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, thing, _ = choice
        unlock(g, self.seat, thing)
        return NO_MORE


def unlock_free(g: Logoth, seat: Seat) -> Steps:
    things = locked(g, seat)
    if len(things) == 1:
        unlock(g, seat, things[0])
    return [UnlockFree(seat)] if len(things) > 1 else NO_MORE
