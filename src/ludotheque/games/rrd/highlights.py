"""The great moments of RR&D: a strong enemy or a Myth beaten, a new zone, an ability, a death, the Fragment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.games.highlights import Highlight, Past, great
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import ETHEREAL, REAL, ZONES
from ludotheque.kernel.game import Data
from ludotheque.kernel.zones import NUMBER, SEAT

STRONG: Final = 25  # HP of an enemy
KNOWN: Final = (ZONES[REAL], ZONES[ETHEREAL])  # where everybody sets out, and wakes after death
ABILITY: Final = "ability"  # of the hero


def beaten(event: Data, past: Past) -> Highlight | None:
    """A Myth, or for the first time an enemy that can take much."""
    enemy = BOOK.enemies.index(event["enemy"])
    if not BOOK.myth[enemy] and (BOOK.enemy_hp[enemy] < STRONG or event in past):
        return None
    return great("myth" if BOOK.myth[enemy] else "duel", event["seat"], enemy=("enemy", event["enemy"]))


def reached(event: Data, past: Past) -> Highlight | None:
    """For the first time."""
    if event["zone"] in KNOWN or event in past:
        return None
    return great("zone", event["seat"], zone=("zone", event["zone"]))


def unlocked(event: Data, past: Past) -> Highlight | None:
    """An ability of the hero: what else can be unlocked is equipment."""
    if not event["thing"].startswith(ABILITY):
        return None
    return great("ability", event["seat"], thing=("thing", event["thing"]))


HIGHLIGHTS: Final[dict[str, Callable[[Data, Past], Highlight | None]]] = {
    "beats": beaten,
    "wins_feud": lambda event, _: great("feud", event["seat"], other=(SEAT, event["other"])),
    "moves_to": reached,
    "unlocks": unlocked,
    "dies": lambda event, _: great("death", event["seat"], True),
    "is_lost": lambda event, _: great("lost", event["seat"], True, cycle=(NUMBER, event["cycle"])),
    "holds_fragment": lambda event, _: great("fragment", event["seat"], cycle=(NUMBER, event["cycle"])),
}
SENTENCES: Final = ("myth", "duel", "feud", "zone", "ability", "death", "lost", "fragment")
