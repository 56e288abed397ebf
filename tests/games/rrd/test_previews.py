"""What a card is said to do is what it does, unless something unknown comes in between. [Rrd D8, D9, D11, D15]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from ludotheque.games.rrd import GAME
from ludotheque.games.rrd.duel.mat import P_SIDE
from ludotheque.games.rrd.duel.play import NameSlot
from ludotheque.games.rrd.duel.sides import actor, foe
from ludotheque.games.rrd.duel.turn import Answer, TakeTurn
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.preview import Preview, previews
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.step import Ask, Steps

from ...counts import at_least

FATES = (3, 4)  # seeds of chance: what differs between them could not be known
LONGEST = 120  # choices of a duel
EMPTY_PILE = ("reshuffles", "finds_nothing")
BEFORE_THE_CARD = (-1, -1)  # an empty pile has ended the duel, and the card did nothing any more


def duels(enemy: str, bodies: int, seed: int) -> Iterator[tuple[Logoth, TakeTurn | Answer]]:
    """The turns and answers of a random duel."""
    settings = GAME.settings({"mode": "duel", "enemy": enemy, "bodies": bodies})
    g, luck = GAME.deal(1, settings, SeededDice(seed), False), SeededDice(seed + 1)
    for n in range(LONGEST):
        if g.over():
            return
        step = g.agenda[-1]
        if isinstance(step, TakeTurn | Answer):
            yield g, step
        menu = g.menu(0)
        g.choose(0, menu[luck.below(len(menu), n, 0)])


def really(g: Logoth, side: int, choice: Choice, fate: int) -> list[tuple[int, int]]:
    """The HP that both sides lose from now until the card is off the mat, for each way of naming its slots."""
    h = g.copy(SeededDice(fate))
    h.events = []
    step = h.agenda.pop()
    assert isinstance(step, Ask)
    return followed(h, side, step.hear(h, choice), False)


def followed(h: Logoth, side: int, steps: Steps, placed: bool) -> list[tuple[int, int]]:
    """As State.settle does it, step by step, so that nothing that comes after the card is counted."""
    agenda = h.agenda
    agenda += reversed(steps)
    level = side >> 1
    while agenda and not h.decided[level]:
        lies = any(row and row[P_SIDE] == side for row in (h.pending[level], h.countering[level]))
        if placed and not lies:
            break
        placed = placed or lies
        step = agenda.pop()
        following = step.do(h)
        if following is None:
            assert isinstance(step, Ask)
            menu = step.menu(h)
            found = []
            for choice in menu if isinstance(step, NameSlot) else menu[:1]:
                k = h.copy(h.dice)
                k.events = (h.events or [])[:]
                found += followed(k, side, step.hear(k, choice), placed)
            return found
        agenda += reversed(following)
    return [BEFORE_THE_CARD if is_ended_by_a_pile(h, level) else (lost(h, foe(side)), lost(h, side))]


def is_ended_by_a_pile(h: Logoth, level: int) -> bool:
    """The last body of a side fell of what an empty pile costs. [Rrd D14]"""
    names = [told.name for told in h.events or []]
    fell = [n for n, name in enumerate(names) if name in EMPTY_PILE and names[n + 1 : n + 3] == ["loses_hp", "falls"]]
    return bool(fell) and bool(h.decided[level])


def lost(h: Logoth, side: int) -> int:
    """What an empty pile costs is nothing that the card does. [Rrd D14]"""
    whose = {actor(h, side, body) for body in range(len(h.body_hp[side]))}
    events = h.events or []
    hurt = [(before, told) for before, told in pairwise([None, *events]) if told and told.name == "loses_hp"]
    by_card = [told for before, told in hurt if not before or before.name not in EMPTY_PILE]
    return sum(told.numbers[1] for told in by_card if told.numbers[0] in whose)


def best(ways: list[tuple[int, int]]) -> tuple[int, int]:
    return max(ways, key=lambda way: way[0] - way[1])


def is_trap(one: Preview) -> bool:
    return BOOK.trap[BOOK.cards.index(one["card"])]


@pytest.mark.parametrize("enemy", BOOK.enemies)
def test_a_card_does_what_was_foreseen(enemy: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(at_least(quick=4, full=40)):
        for g, step in duels(enemy, 1 + seed % 2, seed):
            for one in previews(g, 0, 0):
                choice = GAME.read(f"{one['verb']} {one['card']} {one['slot']}")
                fates = [really(g, step.side, choice, fate) for fate in FATES]
                unlike = best(fates[0]) != best(fates[1]) or BEFORE_THE_CARD in fates[0]
                if one["unknown"] or is_trap(one) or unlike:
                    seen["unknown"] += 1
                    continue
                assert best(fates[0]) == (one["damage"], one["loss"]), (one, fates[0])
                seen["countered" if one["answer"] else "counters" if one["verb"] == "counter" else "let through"] += 1
    known = seen.total() - seen["unknown"]
    assert known > 4 * seen["unknown"], seen
    assert min(seen["countered"], seen["counters"], seen["let through"]) >= 10, seen


def test_asking_changes_nothing() -> None:
    for g, _ in duels("nyoka", 1, 5):
        before = GAME.position(g)
        assert previews(g, 0, 0) == previews(g, 0, 0)
        assert GAME.position(g) == before
