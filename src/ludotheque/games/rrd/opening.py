"""How a bot that thinks enters the arena: mostly with the hero and the archetypes that have won most duels. [A65]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.arena import ChooseDeck
from ludotheque.games.rrd.kinds import ARCHETYPES, BESTIARY
from ludotheque.games.rrd.setting_out import ChooseHero
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.plain.ai import THINK

# Of a hundred duels between greedy bots, which choose by lot; how they were counted: bench/ladder.md.
HEROES: Final = {"akareon": 41, "tethra": 41, "kroan": 74, "ekareth": 43}
DECKS: Final = {"fury": 44, "bulwark": 32, "shade": 69, "aether": 43}  # of one archetype
HALF: Final = 50  # what nobody has counted
FAITH_IN_HEROES: Final = 1  # as likely as the odds say: whoever plays against bots wants to meet all of them
FAITH_IN_DECKS: Final = 3  # twice the odds, eight times as likely


def opening(g: Logoth, seat: Seat, menu: list[Choice]) -> int:
    """Which hero or which archetypes to take; THINK for anything else. By lot, so that nobody knows it beforehand."""
    step = g.agenda[-1]
    if isinstance(step, ChooseHero) and g.options.duel:
        return drawn(g, [odds(HEROES.get(g.book.heroes[hero], HALF), FAITH_IN_HEROES) for _, hero, _ in menu])
    if isinstance(step, ChooseDeck):
        return drawn(g, [odds(of_deck(subset), FAITH_IN_DECKS) for _, subset, _ in menu])
    return THINK


def of_deck(subset: int) -> int:
    """Archetypes that are dealt together win as often as they do on average."""
    shares = [DECKS.get(ARCHETYPES[n], HALF) for n in range(BESTIARY) if subset >> n & 1]
    return sum(shares) // len(shares)


def odds(share: int, faith: int) -> int:
    """How likely it is taken, by how often it wins."""
    return int(1000 * share**faith // (100 - share) ** faith)


def drawn(g: Logoth, weights: list[int]) -> int:
    """One of them by lot, each as likely as it weighs."""
    left = g.roll(sum(weights))
    for n in range(len(weights)):
        left -= weights[n]
        if left < 0:
            return n
    raise AssertionError(weights)
