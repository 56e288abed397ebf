"""All that units can do, and all that is told, asked or offered in Stratego Legends, happens in some battle."""

from __future__ import annotations

import pytest

from ludotheque.games.legends import GAME
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Setting, Settings
from ludotheque.kernel.save import save

from .firing import arranged, dealt, everything, mustering, of_the_game, powers_of
from .party import Party

GAMES = 18  # from the set-up on: every pack, and custom armies of whoever has something left to do
MOST_POSITIONS = 500
SHARES = 4  # of the units

# Battles that the party never ends by itself, in longer campaigns or without a winner.
BEFORE_THE_CASTLE: Data = {
    "settings": {"battles": 3, "beige": "custom"},
    "units": [["landor@a1"], ["bone_castle@a2", "girr@h8"]],
    "mustered": [[UNITS[design] for design in CARDS.packs[0]], []],
}
BEFORE_A_DRAW: Data = {"units": [["landor@a1"], ["girr@h8"]], "quiet": 119}
RARE: list[tuple[Data, list[tuple[Seat, str]]]] = [
    (BEFORE_THE_CASTLE, [(0, "move a1 a2"), (0, "pass"), (1, "pass"), (1, "begin")]),
    (BEFORE_THE_CASTLE, [(0, "move a1 a2"), (0, "pass"), (1, "pass"), (1, "yield"), (0, "keep")]),
    (BEFORE_A_DRAW, [(0, "move a1 a2")]),
]


def agreed(n: int) -> Settings:
    """Each value of each option in turn; the two armies at a different pace, so that they meet others."""
    asked: dict[str, Setting] = {}
    for option in GAME.options:
        asked[option.name] = option.values[(n + n // 9 if option.name == "grey" else n) % len(option.values)]
    return GAME.settings(asked)


def test_all_that_is_told_asked_or_offered_happens() -> None:
    party = Party(of_the_game() | mustering())
    for position, choices in RARE:
        battle = arranged(position, 0, party.fired)
        for seat, text in choices:
            battle.choose(seat, GAME.read(text))
    for n in range(GAMES):
        settings, dice = agreed(n), SeededDice(n)
        battle = dealt(settings, dice, party.fired)
        plain = GAME.deal(2, settings, dice, False)
        party.play(battle, plain)
        assert save(GAME, battle.g, settings) == save(GAME, plain, settings)  # it was watched as it is played
    check_all_fired(party)


@pytest.mark.parametrize("share", range(SHARES))
def test_every_power_of_every_unit_fires(share: int) -> None:
    """The units are dealt out among several tests, which can run side by side."""
    party = Party({power for unit in UNITS[share::SHARES] for power in powers_of(unit)} - mustering())
    check_all_fired(party)


def check_all_fired(party: Party) -> None:
    positions = 0
    while party.left() and positions < MOST_POSITIONS:
        party.play(party.position(positions))
        positions += 1
    assert party.left() == []
    assert sorted(party.fired - everything()) == []


def test_the_tests_above_leave_nothing_out() -> None:
    powers = {power for unit in UNITS for power in powers_of(unit)}
    assert everything() == powers | of_the_game()
    assert powers > mustering()
