"""All that the set of RR&D says, and all that is told, asked or offered, happens in some game."""

from __future__ import annotations

from ludotheque.games.rrd.facts import BOOK

from .party import Party

GAMES = 48


def test_everything_fires() -> None:
    party = Party()
    party.camp()
    party.pocket()
    party.rare()
    for place in range(len(BOOK.places)):
        party.stay(place)
    for card in range(len(BOOK.cards)):
        party.card(card)
    for enemy in range(len(BOOK.enemies)):
        party.enemy(enemy)
    for hero in BOOK.heroes:
        party.thing(f"hero {hero}", hero=[hero], abilities=[[1, 1]])
    for weapon in BOOK.weapons:
        party.thing(f"weapon {weapon}", weapons=[[weapon]], arms=[[1]])
    for accessory in BOOK.accessories:
        party.thing(f"accessory {accessory}", worn=[[accessory]])
    for marker in BOOK.markers:
        party.thing(f"marker {marker}", markers=[[marker]])
    for token in BOOK.tokens:
        party.thing(f"token {token}", tokens=[[token] * 3])
    games = 0
    while games < GAMES and party.left():
        party.game(games)
        games += 1
    assert party.left() == []
    assert sorted(party.fired - party.due) == []
