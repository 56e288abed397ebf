"""Today's rules can show that they play a stored game as it was played; whatever is different is found."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ludotheque.server.play import Play
from ludotheque.server.proof import proof, told_before
from ludotheque.server.records import check_game
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import Row, StoredTable
from tests.counts import at_least

from .furniture import a_table
from .playing import SEATS

CHOICES = at_least(25, 200)


def logged(game: str, seats: int) -> tuple[StoredTable, list[Row]]:
    """A game in play, with other things than choices in its log: orders, grace, and what was taken back."""
    stored = msgspec.structs.replace(a_table(game_id=game, seats=seats), phase="playing", started=2000)
    play, chance, rows = Play(stored), Random(5), list[Row]()

    def write(seat: int, kind: str, text: str) -> None:
        told = told_before(play, seat) if kind == "choose" else None
        rows.append(Row(play.length, seat, kind, text, 3000 + len(rows), told))
        play.apply(rows[-1])

    while len(rows) < CHOICES and not play.over:
        play.settle()
        seat = play.state.deciders()[0]
        write(seat, "choose", chance.choice(play.menu(seat)))
        if not play.over and len(rows) % 7 == 0 and play.may_take_back(seat):
            write(seat, "takeback", "")
        elif len(rows) % 9 == 0:
            write(0, "grace", "4000")
    return stored, rows


def of_other_rules(stored: StoredTable) -> StoredTable:
    return msgspec.structs.replace(stored, version=stored.version - 1)


def test_a_game_that_is_told_alike_is_the_same(game: str) -> None:
    stored, rows = logged(game, SEATS[game])
    found = proof(of_other_rules(stored), rows)
    assert found.same
    assert len(found.views) == stored.seats + 1
    check_game(of_other_rules(stored), rows)


def test_every_row_counts(game: str) -> None:
    """Another menu, other words before it, a row that says nothing of it: then it cannot be shown to be the same."""
    stored, rows = logged(game, SEATS[game])
    chosen = [n for n, row in enumerate(rows) if row.kind == "choose"]
    for n, other in ((chosen[0], 7), (chosen[len(chosen) // 2], None), (chosen[-1], 7)):
        changed = [*rows[:n], rows[n]._replace(told=other), *rows[n + 1 :]]
        assert not proof(of_other_rules(stored), changed).same
        with pytest.raises(Refusal, match="other-rules"):
            check_game(of_other_rules(stored), changed)


def test_under_the_same_rules_rows_without_a_checksum_are_trusted() -> None:
    stored, rows = logged("strife", 2)
    bare = [row._replace(told=None) for row in rows]
    assert proof(stored, bare).same
    assert not proof(stored, [*bare[:3], bare[3]._replace(text="legacy nobody"), *bare[4:]]).same
    with pytest.raises(ValueError, match="row 3: something else was told before it"):
        check_game(stored, [*rows[:3], rows[3]._replace(told=7), *rows[4:]])


def test_a_game_that_cannot_be_dealt_shows_nothing() -> None:
    stored, rows = logged("strife", 2)
    assert proof(msgspec.structs.replace(stored, settings={"dragons": True}), rows) == (False, [])
