"""What champions can do, by number, and what stops them. [Strife 10]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.table import EVERYONE, NOBODY, SEATS, Strife, of, put
from ludotheque.kernel.choice import Seat

BATTLE_MEDITATION: Final = 0
POWER_FROM_BEYOND: Final = 1
DISGUISE: Final = 2
ARCANE_INFLUENCE: Final = 3
GUARDIAN_SPIRIT: Final = 4
AMBUSH: Final = 5
NATURAL_ORDER: Final = 6
TENACITY: Final = 7
CHARGE: Final = 8
RAVAGING_HORDES: Final = 9
BATTLE_ABILITIES: Final = (
    "battle_meditation", "power_from_beyond", "disguise", "arcane_influence", "guardian_spirit",
    "ambush", "natural_order", "tenacity", "charge", "ravaging_hordes",
)  # fmt: skip

VITAL_STRIKE: Final = 0
UNHOLY_ALLIANCE: Final = 1
POWER_OF_SHADOWS: Final = 2
ETHEREAL_BREATH: Final = 3
DIVINE_PROTECTION: Final = 4
HIDDEN_PATH: Final = 5
RENEWAL_OF_THE_LAND: Final = 6
LIGHTNING_ATTACK: Final = 7
MANOEUVRE: Final = 8
PILLAGE: Final = 9
LEGACY_ABILITIES: Final = (
    "vital_strike", "unholy_alliance", "power_of_shadows", "ethereal_breath", "divine_protection",
    "hidden_path", "renewal_of_the_land", "lightning_attack", "manoeuvre", "pillage",
)  # fmt: skip
LEGACY_WITH_AMOUNT: Final = ("power_of_shadows", "divine_protection", "pillage")
ABILITIES: Final = (*BATTLE_ABILITIES, *LEGACY_ABILITIES)  # as events number them


def uses_battle(g: Strife, seat: Seat, ability: int) -> None:
    """Who uses which battle ability is told before what it does."""
    g.tell("uses", seat, fighter(g, seat, ability), ability)


def fighter(g: Strife, seat: Seat, ability: int) -> int:
    """Who has a battle ability: the champion in battle, or a Paladin's support."""
    champion = of(g.battle, seat)
    return champion if g.cards.battle[champion] == ability else of(g.support, seat)


def uses_legacy(g: Strife, seat: Seat) -> None:
    """The legacy champion uses its ability; that is told before what it does."""
    champion = g.top(seat)
    g.tell("uses", seat, champion, len(BATTLE_ABILITIES) + g.cards.legacy[champion])


def block_battle(g: Strife, seat: Seat) -> None:
    """For the rest of the turn, whoever takes the seat; or this champion only. [4.6, 4.7, 14.26]"""
    g.battle_block = put(g.battle_block, seat, of(g.battle, seat) if g.options.block_follows_card else EVERYONE)
    g.tell("blocks_battle", 1 - seat, seat)


def block_legacy(g: Strife, seat: Seat) -> None:
    """For the rest of the turn, whoever lies on top; or this champion only. [4.8, 14.26]"""
    g.legacy_block = put(g.legacy_block, seat, g.top(seat) if g.options.block_follows_card else EVERYONE)
    g.tell("blocks_legacy", 1 - seat, seat)


def may_use_battle(g: Strife, seat: Seat, champion: int) -> bool:
    """A blocked champion does not activate, and no card uses its battle ability twice in a turn. [4.3, 10.22]"""
    block = of(g.battle_block, seat)
    return block != EVERYONE and block != champion and not of(g.spent, seat) >> champion & 1


def may_use_legacy(g: Strife, seat: Seat) -> bool:
    """Nothing from an empty pile, a Monk, a blocked champion or a player who skips the phase. [5.3]"""
    champion = g.top(seat)
    if champion == NOBODY or of(g.skips, seat) or g.cards.legacy[champion] == VITAL_STRIKE:
        return False
    if of(g.support, seat) != NOBODY and not g.options.paladin_exposes_next:
        return False
    block = of(g.legacy_block, seat)
    return block != EVERYONE and block != champion


def take_back_aside(g: Strife) -> None:
    """As soon as a hand is empty, the champions set aside return to it. [8.6, 8.7, 14.34]"""
    for seat in range(SEATS):
        if g.hand[seat]:
            continue
        for owner in range(SEATS):
            if g.aside[owner] and (owner == seat or g.options.aside_returns_to_all):
                g.hand[owner] = sorted(g.hand[owner] + g.aside[owner])
                g.set_aside(owner, [])
                g.tell("takes_back", owner)
