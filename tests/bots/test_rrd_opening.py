"""Who thinks enters the arena of Raise, Rise & Die mostly with what has won most duels. [Rrd A65]"""

from __future__ import annotations

from collections import Counter

from ludotheque.bots.search import Search, Thought
from ludotheque.games.rrd.arena import ChooseDeck
from ludotheque.games.rrd.setting_out import ChooseHero
from ludotheque.table import new_table

SEEDS = 80


def entered(seed: int) -> dict[str, str]:
    """Hero and archetypes of whoever enters first."""
    table = new_table("rrd", 2, seed, {"mode": "duel"})
    seat = table.deciders()[0]
    bot = Search(table.game, seed, Thought(iterations=1))
    made: dict[str, str] = {}
    while table.deciders() == [seat]:
        step = table.state.agenda[-1]
        text = bot.choose(table.seat(seat))
        if isinstance(step, (ChooseHero, ChooseDeck)):
            made[type(step).__name__] = text
        table.choose(seat, text)
    return made


def test_the_strongest_hero_and_cards_are_taken_most_but_nobody_can_count_on_it() -> None:
    found = [entered(seed) for seed in range(SEEDS)]
    for question, best in (("ChooseHero", "become kroan"), ("ChooseDeck", "archetypes shade")):
        taken = Counter(made[question] for made in found)
        assert taken.most_common(1)[0][0] == best
        assert taken[best] < SEEDS
