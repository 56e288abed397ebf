"""The Battle phase and the ten battle abilities: twin of `games/strife/battle.py`."""

from __future__ import annotations

from ludotheque.batch.cards import BATTLE_ABILITY, FOG, POWER
from ludotheque.batch.champions import (
    may_use_battle,
    pile_of,
    spend,
    top,
)
from ludotheque.batch.compiled import Row, rule
from ludotheque.batch.fatestone import tie
from ludotheque.batch.layout import (
    BATTLE,
    BATTLE_BLOCK,
    BLOCK_FOLLOWS_CARD,
    CALENDAR,
    COUNT,
    COUNTDOWN,
    DUE,
    GAIN,
    HALF_OF_PRINTED,
    HOLDER,
    LEGACY_BLOCK,
    MAGE_SKIPS_BOTH,
    PLACE,
    SKIP_IRRELEVANT_TIES,
    SKIPS,
    SUPPORT,
    SUPPORT_GAIN,
    SUPPORT_MAY_SWAP,
    THE_ROW,
)
from ludotheque.batch.locations import battle_location_is_fixed, event, every_location_is_fixed
from ludotheque.batch.steps import (
    ADD_HALF,
    AMBUSH,
    ARCANE_INFLUENCE,
    ARRANGE_PILE,
    CALL_CHAMPIONS,
    CALL_FAVOURED,
    CHARGE,
    DISGUISE,
    GUARDIAN_SPIRIT,
    RAVAGING_HORDES,
    TENACITY,
    later,
    later_by,
    later_with,
)
from ludotheque.games.strife import champions
from ludotheque.games.strife.champions import BATTLE_MEDITATION, NATURAL_ORDER, POWER_FROM_BEYOND
from ludotheque.games.strife.fatestone import BATTLE as IN_BATTLE
from ludotheque.games.strife.table import EVERYONE, NOBODY, SEATS


@rule
def open_battle(g: Row) -> None:
    """Now that the champions stand, both are due. [4.1]"""
    for seat in range(SEATS):
        g[DUE + seat] = g[BATTLE + seat]
    call_champions(g)


@rule
def call_champions(g: Row) -> None:
    """The stronger battle champion activates first; equal powers, or the fog, are a tie. [4.1, 4.2, 13.4]"""
    if drop_stopped(g):
        return
    first, second = g[DUE], g[DUE + 1]
    if second == NOBODY:
        if first != NOBODY:
            call(g, 0)
    elif first == NOBODY:
        call(g, 1)
    elif POWER[first] == POWER[second] or in_fog(g):
        order_tie(g, first, second)
    else:
        call(g, 0 if POWER[first] > POWER[second] else 1)


@rule
def in_fog(g: Row) -> bool:
    return g[CALENDAR] > 0 and FOG[event(g)] > 0


@rule
def drop_stopped(g: Row) -> bool:
    """A blocked champion is not called; a Paladin still adds half of a support that was blocked. [4.3, 14.21]"""
    called_again = False
    for seat in range(SEATS - 1, -1, -1):
        champion = g[DUE + seat]
        if champion != NOBODY and not may_use_battle(g, seat, champion):
            g[DUE + seat] = NOBODY
            if champion == g[SUPPORT + seat]:
                if not called_again:
                    later(g, CALL_CHAMPIONS)
                called_again = True
                later_by(g, ADD_HALF, seat)
    return called_again


@rule
def call(g: Row, seat: int) -> None:
    """The champion due on this side activates; a Paladin waiting for his support then adds the half."""
    champion = g[DUE + seat]
    g[DUE + seat] = NOBODY
    g[COUNT] = POWER[champion]
    if g[DUE + 1 - seat] != NOBODY or g[COUNTDOWN]:
        later(g, CALL_CHAMPIONS)
    if champion == g[SUPPORT + seat]:
        later_by(g, ADD_HALF, seat)
    use_battle(g, seat, champion)


@rule
def order_tie(g: Row, first: int, second: int) -> None:
    """The Fatestone decides who activates first, if both can; or the order cannot matter. [4.2, 4.3, 9.10, 14.24]"""
    if not finds_something(g, 0, first):
        call(g, 0)
    elif not finds_something(g, 1, second):
        call(g, 1)
    elif g[SKIP_IRRELEVANT_TIES] and touches_only_itself(first) and touches_only_itself(second):
        call(g, 1 - g[HOLDER])
    else:
        later(g, CALL_FAVOURED)
        tie(g, IN_BATTLE)


@rule
def touches_only_itself(champion: int) -> bool:
    return BATTLE_ABILITY[champion] in (BATTLE_MEDITATION, POWER_FROM_BEYOND)


@rule
def enter(g: Row, seat: int, champion: int) -> None:
    """A champion that enters activates at once, or waits for its number in the countdown. [4.5, 14.21]"""
    if g[COUNTDOWN] and POWER[champion] < g[COUNT] and not in_fog(g):
        g[DUE + seat] = champion
    else:
        use_battle(g, seat, champion)


@rule
def use_battle(g: Row, seat: int, champion: int) -> None:
    """The battle ability of a champion in battle or beside a Paladin; optional ones ask if they can do anything."""
    if may_use_battle(g, seat, champion):
        spend(g, seat, champion)
        if finds_something(g, seat, champion):
            unleash(g, seat, champion)


@rule
def unleash(g: Row, seat: int, champion: int) -> None:
    """The Monk gains the opposing printed power, the Necromancer 1 for each of its pile; others ask. [10.1, 10.3]"""
    ability = BATTLE_ABILITY[champion]
    if ability == BATTLE_MEDITATION:
        gain(g, seat, champion, POWER[g[BATTLE + 1 - seat]])
    elif ability == POWER_FROM_BEYOND:
        gain(g, seat, champion, g[pile_of(seat)])
    elif ability == champions.DISGUISE:
        later_with(g, DISGUISE, seat, champion, 0)
    elif ability == champions.ARCANE_INFLUENCE:
        later_with(g, ARCANE_INFLUENCE, seat, champion, 0)
    elif ability == champions.GUARDIAN_SPIRIT:
        later_with(g, GUARDIAN_SPIRIT, seat, champion, 0)
    elif ability == champions.AMBUSH:
        later_by(g, AMBUSH, seat)
    elif ability == NATURAL_ORDER:
        later_with(g, ARRANGE_PILE, seat, 1 - seat, 0)
    elif ability == champions.CHARGE:
        later_by(g, CHARGE, seat)
    elif ability == champions.RAVAGING_HORDES:
        later_by(g, RAVAGING_HORDES, seat)
    else:
        later_by(g, TENACITY, seat)


@rule
def finds_something(g: Row, seat: int, champion: int) -> bool:
    """Whether a battle ability has something to act on and is not forbidden; automatic ones always. [10.26, 13.7]"""
    ability = BATTLE_ABILITY[champion]
    if ability == champions.DISGUISE:
        return g[pile_of(seat)] > 0 and (g[SUPPORT_MAY_SWAP] > 0 or champion == g[BATTLE + seat])
    if ability == champions.ARCANE_INFLUENCE or ability == champions.GUARDIAN_SPIRIT:
        return g[pile_of(seat)] > 0
    if ability == champions.AMBUSH:
        return can_be_ambushed(g, 1 - seat)
    if ability == NATURAL_ORDER:
        return g[pile_of(1 - seat)] > 1
    if ability == champions.TENACITY:
        return g[pile_of(1 - seat)] > 0 and g[LEGACY_BLOCK + 1 - seat] != EVERYONE
    if ability == champions.CHARGE:
        return g[THE_ROW] > 1 and not battle_location_is_fixed(g)
    return ability != champions.RAVAGING_HORDES or (has_neighbour(g) and not every_location_is_fixed(g))


@rule
def has_neighbour(g: Row) -> bool:
    """Whether a location lies beside the current one. [E-67]"""
    return 0 < g[PLACE] <= g[THE_ROW] or g[PLACE] + 1 < g[THE_ROW]


@rule
def can_be_ambushed(g: Row, seat: int) -> bool:
    """Somebody has yet to act there and is not blocked; a block on a card does not reach a support. [10.26, 14.26]"""
    awaited = g[DUE + seat]
    if g[BLOCK_FOLLOWS_CARD]:
        return awaited != NOBODY and awaited == g[BATTLE + seat]
    return awaited != NOBODY and g[BATTLE_BLOCK + seat] != EVERYONE


@rule
def gain(g: Row, seat: int, champion: int, amount: int) -> None:
    """What a battle ability gives belongs to its champion, in battle or beside a Paladin. [6.3]"""
    if champion == g[BATTLE + seat]:
        g[GAIN + seat] += amount
    else:
        g[SUPPORT_GAIN + seat] += amount


@rule
def disguise(g: Row, seat: int, champion: int) -> None:
    """The Assassin changes places with its owner's legacy champion, who then activates. [10.5, E-56]"""
    newcomer = top(g, seat)
    g[pile_of(seat) + g[pile_of(seat)]] = champion
    if champion == g[BATTLE + seat]:
        g[BATTLE + seat] = newcomer
    else:
        g[SUPPORT + seat] = newcomer
    enter(g, seat, newcomer)


@rule
def arcane_influence(g: Row, seat: int, champion: int) -> None:
    """The Wizard skips the Legacy phase to gain the printed power of the legacy champion. [10.7, 14.30]"""
    g[SKIPS + seat] = 1
    if g[MAGE_SKIPS_BOTH]:
        g[SKIPS + 1 - seat] = 1
    gain(g, seat, champion, POWER[top(g, seat)])


@rule
def guardian_spirit(g: Row, seat: int) -> None:
    """The Paladin calls the legacy champion to his side; its battle ability triggers. [10.9]"""
    support = top(g, seat)
    g[pile_of(seat)] -= 1
    g[SUPPORT + seat] = support
    later_by(g, ADD_HALF, seat)
    enter(g, seat, support)


@rule
def add_half(g: Row, seat: int) -> None:
    """Then the Paladin gains half of the support's power, rounded up. [10.9, E-51, 14.21, 14.38]"""
    support = g[SUPPORT + seat]
    if support == NOBODY or g[DUE + seat] == support:
        return
    power = POWER[support]
    if not g[HALF_OF_PRINTED]:
        power += g[SUPPORT_GAIN + seat]
    gain(g, seat, g[BATTLE + seat], (power + 1) // 2)
