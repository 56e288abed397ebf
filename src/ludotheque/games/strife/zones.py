"""Who sees what: the view of a seat, built from nothing, and the table it can imagine. [Strife 1.10, 1.11]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.combat import PARTS, parts, total
from ludotheque.games.strife.locations import current, worth
from ludotheque.games.strife.notation import FORMS
from ludotheque.games.strife.round import RELICS_IN_PLAY
from ludotheque.games.strife.table import CHAMPION, LOCATION, NOBODY, SEATS, Strife, of, offers_in_secret, put
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.views import ASKED, OVER, YOU, Down, Each, Lying, Made, Shape, Within, every_seat, lying
from ludotheque.kernel.zones import imagined, imagining


def location(g: Strife, at: int) -> str | None:
    return None if current(g) == NOBODY else g.cards.locations[current(g)]


def is_fighting(g: Strife) -> bool:
    return g.battle[0] != NOBODY and g.battle[1] != NOBODY


def power(g: Strife, owner: Seat) -> int | None:
    return total(g, owner) if is_fighting(g) else None


def power_in_parts(g: Strife, owner: Seat) -> list[list[str | int]]:
    """What a total is made of, while two champions fight."""
    if not is_fighting(g):
        return []
    return [[PARTS[part], amount] for part, amount in enumerate(parts(g, owner)) if amount]


DOWN: Final = Shape(
    "FaceDown", FORMS, [Down("assigned", "legacy"), Down("chosen", "battle"), Down("hidden", "offering")]
)
BLOCKED: Final = Shape("Blocked", FORMS, [
    Made("battle", bool, lambda g, owner: of(g.battle_block, owner) != NOBODY),
    Made("legacy", bool, lambda g, owner: of(g.legacy_block, owner) != NOBODY),
])  # fmt: skip
STONE: Final = Shape("Fatestone", FORMS, [Lying("holder"), Lying("stone", "value")])
SIDE: Final = Shape("Side", FORMS, [
    *lying("points hand"),
    Made("hand_size", int, lambda g, owner: len(g.hand[owner])),
    *lying("pile aside battle support relic guess"),
    Within("face_down", DOWN),
    Within("blocked", BLOCKED),
    Made("skips_legacy", bool, lambda g, owner: bool(of(g.skips, owner))),
    Made("shielded", bool, lambda g, owner: bool(of(g.shield, owner))),
    *lying("bounty"),
    Made("total", int | None, power),
    Made("parts", list[tuple[str, int]], power_in_parts),
])  # fmt: skip
VIEW: Final = Shape("StrifeView", FORMS, [
    YOU,
    *lying("round"),
    Made("rounds", int, lambda g, _: g.options.rounds),
    *lying("turn"),
    Lying("calendar", "events"),
    Made("event", str | None, lambda g, _: g.cards.events[g.event()] if g.calendar else None),
    *lying("row"),
    Made("worth", list[int], lambda g, _: [worth(g, location) for location in g.row]),
    *lying("place"),
    Made("location", str | None, location),
    Lying("deck", sort=True),
    *lying("discard"),
    Within("fatestone", STONE),
    Each("seats", SIDE, every_seat),
    ASKED,
    OVER,
])  # fmt: skip


def imagine(g: Strife, seat: Seat, dice: Dice) -> Strife:
    """A table that looks the same to `seat`: what it cannot see is dealt afresh, others' sealed answers are gone."""
    h = imagining(g, dice)
    for owner in range(SEATS):
        if owner != seat:
            deal_afresh(h, owner)
    return imagined(h, g, seat)


def deal_afresh(h: Strife, owner: Seat) -> None:
    """The Wyrm's card is any of the unseen ones; a card laid face down is any that could be. [13.1, 2.3, 3.3]"""
    hand = h.hand[owner]
    if offers_in_secret(h, owner):
        hand.append(of(h.hidden, owner))
        hand.sort()
        h.hidden = put(h.hidden, owner, hand.pop(h.roll(len(hand))))
    if of(h.assigned, owner) != NOBODY:
        h.assigned = put(h.assigned, owner, hand[h.roll(len(hand))])
    if of(h.chosen, owner) != NOBODY:
        free = [champion for champion in hand if champion != of(h.assigned, owner)]
        h.chosen = put(h.chosen, owner, free[h.roll(len(free))])


def cards_in_play(g: Strife) -> list[str]:
    """Ten champions each, the locations, and as many relics as were drawn."""
    locations = FORMS.pieces(LOCATION, SEATS)
    drawn = RELICS_IN_PLAY if g.options.relics else 0
    found = FORMS.places(g)
    relics = [relic for relic in locations[g.cards.plain_locations :] if relic in found]
    return FORMS.pieces(CHAMPION, SEATS) + locations[: g.cards.plain_locations] + relics[:drawn]
