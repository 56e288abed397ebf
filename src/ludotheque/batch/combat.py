"""The Combat phase: twin of `games/strife/combat.py`."""

from __future__ import annotations

from ludotheque.batch.cards import BATTLE_ABILITY, POWER, STRENGTH, USING, WORTH
from ludotheque.batch.champions import has_spent, score
from ludotheque.batch.compiled import Row, rule
from ludotheque.batch.fatestone import tie
from ludotheque.batch.layout import (
    BATTLE,
    BONUS,
    BOUNTY,
    CALENDAR,
    CHAMPIONS,
    CLAIM,
    GAIN,
    MONK_FOLLOWS,
    REDUCE_AT_COMBAT,
    REDUCTION,
    REPLACED,
    SHIELD,
    WARRIOR_FIGHTS,
    WINNER,
    WITH_RELICS,
)
from ludotheque.batch.locations import current, event, location_bonus, worth
from ludotheque.batch.relics import holds
from ludotheque.batch.steps import (
    AGER_PUGNO,
    AWARD_FAVOURED,
    COLMARIS_WOODS,
    COMPARE_TOTALS,
    REPLACE,
    later,
    later_by,
)
from ludotheque.games.strife.champions import BATTLE_MEDITATION
from ludotheque.games.strife.fatestone import COMBAT
from ludotheque.games.strife.relics import DOUBLE_POINTS
from ludotheque.games.strife.table import NOBODY


@rule
def total(g: Row, seat: int) -> int:
    """What a total is made of. [6.2, 6.3, 6.4, 6.6]"""
    if g[REPLACED + seat]:
        return replacement(g, seat)
    champion = g[BATTLE + seat]
    own = POWER[champion] + gained(g, seat, champion) + g[BONUS + seat]
    return own - reduction(g, seat) + location_bonus(g, champion) + event_bonus(g, champion)


@rule
def gained(g: Row, seat: int, champion: int) -> int:
    """What the champion's own battle ability gave it; a Monk may follow the opposing champion. [14.28]"""
    if g[MONK_FOLLOWS] and BATTLE_ABILITY[champion] == BATTLE_MEDITATION and has_spent(g, seat, champion):
        return POWER[g[BATTLE + 1 - seat]]
    return g[GAIN + seat]


@rule
def reduction(g: Row, seat: int) -> int:
    """By an opposing Warrior: the location's points when he activated, or now. [10.16, 14.46]"""
    if not g[REDUCE_AT_COMBAT] or g[CLAIM + 1 - seat] == NOBODY:
        return g[REDUCTION + seat]
    location = current(g)
    return 0 if location == NOBODY else WORTH[location]


@rule
def event_bonus(g: Row, champion: int) -> int:
    return STRENGTH[event(g) * CHAMPIONS + champion] if g[CALENDAR] else 0


@rule
def replacement(g: Row, seat: int) -> int:
    """The Warrior's printed power; where he fights himself, with the bonuses he would get. [10.16, 14.48]"""
    warrior = g[CLAIM + seat]
    power = POWER[warrior]
    if g[WARRIOR_FIGHTS]:
        power += location_bonus(g, warrior) + event_bonus(g, warrior)
    return power


@rule
def combat(g: Row) -> None:
    """Add up, replace, compare, score; without a location there is no contest. [6.1, 6.2]"""
    if current(g) == NOBODY:
        return
    claimed = g[CLAIM] != NOBODY or g[CLAIM + 1] != NOBODY
    if not claimed and not g[WITH_RELICS]:
        compare_totals(g)
        return
    later(g, COMPARE_TOTALS)
    if claimed:
        later(g, REPLACE)
    later(g, AGER_PUGNO)


@rule
def hear_replacing(g: Row, seat: int, action: int) -> None:
    """When the totals are known, a Warrior's power may replace its owner's total. [6.6, E-74, E-75]"""
    if action == USING:
        g[REPLACED + seat] = 1


@rule
def compare_totals(g: Row) -> None:
    """The higher total wins; equal totals, or a shielded defeat, are a tie. [6.7, 6.8, 6.9]"""
    first, second = total(g, 0), total(g, 1)
    ahead = 0 if first > second else 1
    if first == second or abs(first - second) <= g[SHIELD + 1 - ahead]:
        later(g, AWARD_FAVOURED)
        tie(g, COMBAT)
    else:
        award(g, ahead)


@rule
def award(g: Row, seat: int) -> None:
    """The winner scores the location, and the Barbarian's spoils. [6.10, 6.11]"""
    g[WINNER] = seat
    score(g, seat, worth(g, current(g)) + g[BOUNTY + seat])
    if holds(g, seat, DOUBLE_POINTS):
        later_by(g, COLMARIS_WOODS, seat)
