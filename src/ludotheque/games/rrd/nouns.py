"""The kinds of things that choices, events and questions name."""

from __future__ import annotations

(
    CARD, ENEMY, HERO, WEAPON, PLACE, MARKER, TOKEN, ACCESSORY, SOURCE, SLOT, ZONE, SUBSET, BODY, WAY, EVENT, CROSSING,
    THING, GOODS, SPOIL, TEMPORARY_MARKER, EFFECT, BONUS, PRICE, SEAT, ACTOR, RIVAL, NUMBER,
    CAUSE,
) = (
    "card", "enemy", "hero", "weapon", "place", "marker", "token", "accessory", "source", "slot", "zone", "archetypes",
    "body", "way", "event", "crossing", "thing", "goods", "spoil", "temporary", "effect", "bonus", "price", "seat",
    "actor", "rival", "number", "cause",
)  # fmt: skip
