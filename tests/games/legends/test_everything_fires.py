"""All that units can do, and all that is told, asked or offered in Stratego Legends, happens in some battle."""

from __future__ import annotations

from ludotheque.games.legends import GAME
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Setting, Settings
from ludotheque.kernel.save import save

from .firing import arranged, dealt
from .party import Party

GAMES = 18  # from the set-up on: every pack, and custom armies of whoever has something left to do
MOST_POSITIONS = 500

# Battles that the party never ends by itself, in longer campaigns.
BEFORE_THE_CASTLE: Data = {
    "settings": {"campaign": "best_of_3"},
    "units": [["landor@a1"], ["bone_castle@a2", "girr@h8"]],
}
RARE: list[list[tuple[Seat, str]]] = [
    [(0, "move a1 a2"), (0, "pass"), (1, "pass"), (1, "begin")],
    [(0, "move a1 a2"), (0, "pass"), (1, "pass"), (1, "yield")],
]


def agreed(n: int) -> Settings:
    """Each value of each option in turn; the two armies at a different pace, so that they meet others."""
    asked: dict[str, Setting] = {}
    for option in GAME.options:
        asked[option.name] = option.values[(n + n // 9 if option.name == "grey" else n) % len(option.values)]
    return GAME.settings(asked)


def test_everything_fires() -> None:
    party = Party()
    for choices in RARE:
        battle = arranged(BEFORE_THE_CASTLE, 0, party.fired)
        for seat, text in choices:
            battle.choose(seat, GAME.read(text))
    for n in range(GAMES):
        settings, dice = agreed(n), SeededDice(n)
        battle = dealt(settings, dice, party.fired)
        plain = GAME.deal(2, settings, dice, False)
        party.play(battle, plain)
        assert save(GAME, battle.g, settings) == save(GAME, plain, settings)  # it was watched as it is played
    positions = 0
    while party.left() and positions < MOST_POSITIONS:
        party.play(party.position(positions))
        positions += 1
    assert party.left() == []
    assert sorted(party.fired - party.due) == []
