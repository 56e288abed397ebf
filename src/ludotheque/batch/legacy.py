"""The Legacy phase and the ten legacy abilities: twin of `games/strife/legacy.py`."""

from __future__ import annotations

from ludotheque.batch.cards import LEGACY_ABILITY, LEGACY_AMOUNT, POWER, WORTH
from ludotheque.batch.champions import hand_of, may_use_legacy, pile_of, take_back_aside, top
from ludotheque.batch.compiled import Row, rule
from ludotheque.batch.fatestone import tie
from ludotheque.batch.heaps import append, index, remove
from ludotheque.batch.layout import (
    ASIDE,
    BEGINNER,
    BONUS,
    BOUNTY,
    CLAIM,
    DISCARD,
    FAVOURED,
    HEAP,
    HOLDER,
    MOVE_FOLLOWS_CARD,
    PLACE,
    REDUCTION,
    SHIELD,
    SKIP_IRRELEVANT_TIES,
    THE_ROW,
)
from ludotheque.batch.locations import battle_location_is_fixed, current
from ludotheque.batch.steps import (
    ARRANGE_ROW,
    ETHEREAL_BREATH,
    LEGACIES_IN_ORDER,
    MANOEUVRE,
    RENEWAL_OF_THE_LAND,
    UNHOLY_ALLIANCE,
    USE_LEGACY,
    VITAL_STRIKE,
    VITAL_STRIKES_IN_ORDER,
    later,
    later_by,
    later_with,
)
from ludotheque.games.strife import champions
from ludotheque.games.strife.champions import (
    DIVINE_PROTECTION,
    HIDDEN_PATH,
    LIGHTNING_ATTACK,
    PILLAGE,
    POWER_OF_SHADOWS,
)
from ludotheque.games.strife.fatestone import LEGACY, REVEAL
from ludotheque.games.strife.table import NOBODY


@rule
def vital_strikes(g: Row) -> None:
    """Directly after the reveal, a player whose legacy champion is the Monk may use him. [3.6, 3.7, 14.6]"""
    if g[BEGINNER]:
        return
    first, second = is_monk(top(g, 0)), is_monk(top(g, 1))
    if first and second:
        later(g, VITAL_STRIKES_IN_ORDER)
        tie(g, REVEAL)
    elif first or second:
        later_by(g, VITAL_STRIKE, 0 if first else 1)


@rule
def is_monk(champion: int) -> bool:
    return champion != NOBODY and LEGACY_ABILITY[champion] == champions.VITAL_STRIKE


@rule
def vital_strikes_in_order(g: Row) -> None:
    """Both are Monks: the Fatestone decided who chooses first. [3.7]"""
    later_by(g, VITAL_STRIKE, 1 - g[FAVOURED])
    later_by(g, VITAL_STRIKE, g[FAVOURED])


@rule
def call_legacies(g: Row) -> None:
    """The stronger legacy champion activates first; equal powers are a tie. [5.1, 5.2]"""
    if not may_use_legacy(g, 0):
        use_legacy(g, 1)
    elif not may_use_legacy(g, 1):
        use_legacy(g, 0)
    else:
        first, second = top(g, 0), top(g, 1)
        if POWER[first] == POWER[second]:
            order_tie(g, first, second)
        else:
            in_order(g, 0 if POWER[first] > POWER[second] else 1)


@rule
def order_tie(g: Row, first: int, second: int) -> None:
    """The Fatestone decides who activates first, if both can; or the order cannot matter. [5.2, 5.3, 9.10, 14.24]"""
    if not finds_something(g, 0):
        in_order(g, 1)
    elif not finds_something(g, 1):
        in_order(g, 0)
    elif g[SKIP_IRRELEVANT_TIES] and is_automatic(first) and is_automatic(second):
        in_order(g, 1 - g[HOLDER])
    else:
        later(g, LEGACIES_IN_ORDER)
        tie(g, LEGACY)


@rule
def is_automatic(champion: int) -> bool:
    return LEGACY_ABILITY[champion] in (POWER_OF_SHADOWS, DIVINE_PROTECTION, LIGHTNING_ATTACK, PILLAGE)


@rule
def in_order(g: Row, seat: int) -> None:
    """One legacy champion, and when that is resolved the other. [5.1]"""
    later_by(g, USE_LEGACY, 1 - seat)
    use_legacy(g, seat)


@rule
def use_legacy(g: Row, seat: int) -> None:
    """The top of the pile uses its legacy ability; optional ones ask if they can do anything. [5.4, 10.26]"""
    if may_use_legacy(g, seat) and finds_something(g, seat):
        unleash(g, seat, top(g, seat))


@rule
def unleash(g: Row, seat: int, champion: int) -> None:
    """The Assassin strengthens, the Paladin protects, the Barbarian brings more; others ask. [10.6, 10.10, 10.20]"""
    ability = LEGACY_ABILITY[champion]
    if ability == POWER_OF_SHADOWS:
        g[BONUS + seat] += LEGACY_AMOUNT[champion]
    elif ability == DIVINE_PROTECTION:
        g[SHIELD + seat] = LEGACY_AMOUNT[champion]
    elif ability == LIGHTNING_ATTACK:
        lightning_attack(g, seat, champion)
    elif ability == PILLAGE:
        g[BOUNTY + seat] = LEGACY_AMOUNT[champion]
    elif ability == champions.UNHOLY_ALLIANCE:
        later_by(g, UNHOLY_ALLIANCE, seat)
    elif ability == champions.ETHEREAL_BREATH:
        later_by(g, ETHEREAL_BREATH, seat)
    elif ability == HIDDEN_PATH:
        hidden_path(g, seat)
    elif ability == champions.RENEWAL_OF_THE_LAND:
        later_by(g, RENEWAL_OF_THE_LAND, seat)
    else:
        later_by(g, MANOEUVRE, seat)


@rule
def finds_something(g: Row, seat: int) -> bool:
    """Whether a legacy ability has something to act on and is not forbidden; automatic ones always. [10.26, 13.7]"""
    ability = LEGACY_ABILITY[top(g, seat)]
    if is_automatic(top(g, seat)):
        return True
    if ability == champions.UNHOLY_ALLIANCE:
        return g[pile_of(seat)] > 1
    if ability == champions.ETHEREAL_BREATH:
        return g[hand_of(seat)] > 0
    if battle_location_is_fixed(g):
        return False
    if ability == HIDDEN_PATH:
        return g[THE_ROW] > 1
    if ability == champions.RENEWAL_OF_THE_LAND:
        return g[DISCARD] > 0 and current(g) != NOBODY
    return g[PLACE] < g[THE_ROW] - 1


@rule
def unholy_alliance(g: Row, seat: int, champion: int) -> None:
    """The Necromancer changes places within its pile; the new top activates at once. [10.4, 5.5]"""
    pile = pile_of(seat)
    i = index(g, pile, champion)
    g[pile + 1 + i] = g[pile + g[pile]]
    g[pile + g[pile]] = champion
    later_by(g, USE_LEGACY, seat)


@rule
def ethereal_breath(g: Row, seat: int, champion: int) -> None:
    """The Wizard sets aside a champion from hand and adds its power to the battle champion. [10.8]"""
    remove(g, hand_of(seat), champion)
    append(g, ASIDE + HEAP * seat, champion)
    g[BONUS + seat] += POWER[champion]
    take_back_aside(g)


@rule
def hidden_path(g: Row, seat: int) -> None:
    """The Ranger may rearrange the face-up locations; the champions keep their place. [10.12, 14.44]"""
    standing = current(g) if g[MOVE_FOLLOWS_CARD] and g[PLACE] > 0 else NOBODY
    later_with(g, ARRANGE_ROW, seat, 0, standing)


@rule
def lightning_attack(g: Row, seat: int, champion: int) -> None:
    """The Warrior takes the location's points from the opposing power, and may replace the total. [10.16, 14.46]"""
    location = current(g)
    g[CLAIM + seat] = champion
    if location != NOBODY:
        g[REDUCTION + 1 - seat] += WORTH[location]
