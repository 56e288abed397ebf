"""Who sees what: the view of a seat, built from nothing, and the table it can imagine. [Strife 1.10, 1.11]"""

from __future__ import annotations

from ludotheque.games.strife.about import CHAMPION, EVENT, LOCATION
from ludotheque.games.strife.combat import PARTS, parts, total
from ludotheque.games.strife.locations import current, worth
from ludotheque.games.strife.notation import named
from ludotheque.games.strife.round import RELICS_IN_PLAY
from ludotheque.games.strife.table import NOBODY, SEATS, Strife, put
from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Data
from ludotheque.kernel.notation import kebab

IMAGINING = 1 << 30  # a move number that no game reaches, so that imagined cards and later chance are unrelated


def view(g: Strife, seat: Seat) -> Data:
    """What `seat` may know; TABLE is a spectator. What is not named here is not shown."""
    location = current(g)
    return {
        "you": seat if 0 <= seat < SEATS else None,
        "round": g.round,
        "rounds": g.options.rounds,
        "turn": g.turn,
        "events": [named(EVENT, event) for event in g.calendar],
        "event": named(EVENT, g.event()),
        "row": [named(LOCATION, location) for location in g.row],
        "worth": [worth(g, location) for location in g.row],
        "place": g.place,
        "location": named(LOCATION, location),
        "deck": [named(LOCATION, location) for location in sorted(g.deck)],
        "discard": [named(LOCATION, location) for location in g.discard],
        "fatestone": {"holder": None if g.holder == NOBODY else g.holder, "value": g.stone},
        "seats": [side(g, owner, seat) for owner in range(SEATS)],
        "asked": seat in g.asked(),
        "over": g.over(),
    }


def side(g: Strife, owner: Seat, seat: Seat) -> Data:
    """One player's side of the table. In a Wyrm round the opponent's hand is a number only. [13.17]"""
    own = owner == seat
    fighting = g.battle[owner] != NOBODY and g.battle[1 - owner] != NOBODY
    return {
        "points": g.points[owner],
        "hand": champions(g.hand[owner]) if own or not offers_in_secret(g, owner) else None,
        "hand_size": len(g.hand[owner]),
        "pile": champions(g.pile[owner]),
        "aside": champions(g.aside[owner]),
        "battle": named(CHAMPION, g.battle[owner]),
        "support": named(CHAMPION, g.support[owner]),
        "relic": named(LOCATION, g.relic[owner]),
        "guess": named(CHAMPION, g.guess[owner]),
        "face_down": {
            "legacy": face_down(g.assigned[owner], own),
            "battle": face_down(g.chosen[owner], own),
            "offering": face_down(g.hidden[owner], own or not offers_in_secret(g, owner)),
        },
        "blocked": {"battle": g.battle_block[owner] != NOBODY, "legacy": g.legacy_block[owner] != NOBODY},
        "skips_legacy": bool(g.skips[owner]),
        "shielded": bool(g.shield[owner]),
        "bounty": g.bounty[owner],
        "total": total(g, owner) if fighting else None,
        "parts": [[PARTS[part], amount] for part, amount in enumerate(parts(g, owner)) if amount] if fighting else [],
    }


def offers_in_secret(g: Strife, owner: Seat) -> bool:
    """The Wyrm's card lies hidden until it is carried over. [13.1]"""
    return g.hidden[owner] != NOBODY and g.carry[owner] == NOBODY


def champions(numbers: list[int]) -> list[str | int | None]:
    return [named(CHAMPION, champion) for champion in numbers]


def face_down(champion: int, own: bool) -> str | int | bool | None:
    """A card lying face down: its owner sees which, the others only that it is there."""
    if champion == NOBODY:
        return None
    return named(CHAMPION, champion) if own else True


def imagine(g: Strife, seat: Seat, dice: Dice) -> Strife:
    """A table that looks the same to `seat`: what it cannot see is dealt afresh, others' sealed answers are gone."""
    h = g.copy(dice)
    h.draws = 0
    h.moves, moves = IMAGINING + g.moves, g.moves
    for owner in range(SEATS):
        if owner != seat:
            deal_afresh(h, owner)
            h.sealed.pop(owner, None)
    h.moves, h.draws = moves, 0
    return h


def deal_afresh(h: Strife, owner: Seat) -> None:
    """The Wyrm's card is any of the unseen ones; a card laid face down is any that could be. [13.1, 2.3, 3.3]"""
    hand = h.hand[owner]
    if offers_in_secret(h, owner):
        hand.append(h.hidden[owner])
        hand.sort()
        h.hidden = put(h.hidden, owner, hand.pop(h.roll(len(hand))))
    if h.assigned[owner] != NOBODY:
        h.assigned = put(h.assigned, owner, hand[h.roll(len(hand))])
    if h.chosen[owner] != NOBODY:
        free = [champion for champion in hand if champion != h.assigned[owner]]
        h.chosen = put(h.chosen, owner, free[h.roll(len(free))])


def waits_for(g: Strife, seat: Seat) -> list[Seat]:
    """Everybody the question is put to, answered or not, so that nobody can tell who has answered. [3.3]"""
    return g.addressed()


def coming(g: Strife, seat: Seat) -> list[tuple[str, Seat | None]]:
    """All that will come, the next thing first, the same for everybody.

    A step is scheduled by what lies face up and by the rules that are agreed. Cards laid face down are looked at
    when they are revealed, and sealed answers when the last is in, never before.
    """
    return [(kebab(type(step).__name__), None if step.seat == TABLE else step.seat) for step in reversed(g.agenda)]


def places(g: Strife) -> list[str]:
    """Every card once for each place it is in; a face-down champion still counts in the hand."""
    found: list[str] = []
    for seat in range(SEATS):
        lying = g.hand[seat] + g.pile[seat] + g.aside[seat]
        lying += [c for c in (g.battle[seat], g.support[seat], g.hidden[seat]) if c != NOBODY]
        found += [f"{named(CHAMPION, champion)} of seat {seat}" for champion in lying]
    locations = g.row + g.deck + g.discard + [relic for relic in g.relic if relic != NOBODY]
    return found + [str(named(LOCATION, location)) for location in locations]


def cards_in_play(g: Strife) -> list[str]:
    """Ten champions each, the locations, and as many relics as were drawn."""
    found = [f"{name} of seat {seat}" for seat in range(SEATS) for name in g.cards.champions]
    drawn = RELICS_IN_PLAY if g.options.relics else 0
    relics = [name for name in g.cards.locations[g.cards.plain_locations :] if name in places(g)]
    return found + g.cards.locations[: g.cards.plain_locations] + relics[:drawn]
