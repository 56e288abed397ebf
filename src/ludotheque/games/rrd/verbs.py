"""The verbs of RR&D's choices, as numbers. Their words stand in notation.py."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.choice import Choice

# 0 is PASS, in every game
ARCHETYPES_OF: Final = 1
RETURN: Final = 2  # a drawn card is to go back to its pile
WIELD: Final = 3
BECOME: Final = 4
WEAVE: Final = 5
REALISE: Final = 6
LEAVE_BE: Final = 7  # pass a place
DISMISS: Final = 8  # discard a place for a destiny point
DONE: Final = 9
USE_TOKEN: Final = 10
FORGET: Final = 11  # discard a marker for a destiny point
REMEMBER: Final = 12  # a memory fragment for a destiny point
SETTLE: Final = 13  # pay a marker off
FIGHT_IT: Final = 14
DOMINATE: Final = 15
PICK_WAY: Final = 16
TAKE: Final = 17  # a combat card from the loot piles
GIVE_UP: Final = 18  # a combat card of one's own
GAIN: Final = 19  # a token or an accessory of choice
KEEP: Final = 20
UNMARK: Final = 21
REDRAW: Final = 22
ORDER: Final = 23  # a place that was looked at, the next on top
LAY: Final = 24  # a place on a slot of the Intersection
SWAP: Final = 25  # a weapon
UNLOCK: Final = 26
OUT: Final = 27  # at a rest, a card from the deck
IN: Final = 28
DOFF: Final = 29
DON: Final = 30
ATTACK: Final = 31  # another player
SPOIL: Final = 32  # what the winner takes

PLAY: Final = 33
RAISE: Final = 34  # the same, transcended
COUNTER: Final = 35
SURPASS: Final = 36  # the same, transcended
OFFER: Final = 37
DRAW: Final = 38
ACTIVATE: Final = 39
INSTANT: Final = 40
DUEL_TOKEN: Final = 41
INSPIRE: Final = 42  # a card for a destiny point
LET_THROUGH: Final = 43
SACRIFICE: Final = 44
SLOT: Final = 45
AIM: Final = 46
DISCARD: Final = 47
EXCHANGE: Final = 48
SEARCH: Final = 49
CLEAN: Final = 50
RETRIEVE: Final = 51
REPLACE: Final = 52  # an object or infusion that makes room
CONCEDE: Final = 53
CALL: Final = 54  # a player for help
GIVE: Final = 55
WANT: Final = 56
PROPOSE: Final = 57
ACCEPT: Final = 58
REFUSE: Final = 59
HAND_OVER: Final = 60
DROP: Final = 61  # a token, for nothing
TAKE_BACK: Final = 62  # a drawn card that was to go back to its pile

BEING_DONE: Final[Choice] = (DONE, 0, 0)
MOST_CARDS: Final = 400  # combat cards of a set


def of_cards(verb: int) -> list[Choice]:
    """The choices of a verb by card, made once: menus are asked for all the time."""
    return [(verb, card, 0) for card in range(MOST_CARDS)]


RETURNS: Final = of_cards(RETURN)
TAKES_BACK: Final = of_cards(TAKE_BACK)
OFFERS: Final = of_cards(OFFER)
