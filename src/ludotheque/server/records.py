"""Records from the store: a stored game as a record, and whether a stored game still plays as it was stored."""

from __future__ import annotations

from ludotheque.kernel.record import Record
from ludotheque.kernel.record import replay as play_again
from ludotheque.server.fairness import chance_of, commitment
from ludotheque.server.film_store import Film
from ludotheque.server.play import Play, agrees
from ludotheque.server.proof import of_today, proof, told_before
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import Row, StoredTable


def record_of(
    stored: StoredTable, choices: list[tuple[int, str]], with_secret: bool, film: Film | None = None
) -> Record:
    """What must be kept to play the game again; without its secret, only the promise that was made about it.

    With its film, also what other rules need to show it.
    """
    chance = chance_of(stored.secret) if with_secret else f"commitment {commitment(stored.secret, stored.id)}"
    told, keepsake = (film.told, film.keepsake) if film else (None, None)
    return Record(
        stored.game, stored.version, stored.content, stored.seats, stored.settings, chance, choices,
        stored.start, told, keepsake,
    )  # fmt: skip


def written(stored: StoredTable, choices: list[tuple[int, str]], film: Film | None) -> str:
    """The record of a finished game, as a file."""
    return record_of(stored, choices, True, film).dumps()


def choices_in(rows: list[Row]) -> list[tuple[int, str]]:
    """The choices that stayed made."""
    choices: list[tuple[int, str]] = []
    for row in rows:
        if row.kind == "choose":
            choices.append((row.seat, row.text))
        elif row.kind == "takeback":
            choices.pop()
    return choices


def check_game(stored: StoredTable, rows: list[Row]) -> None:
    """Play a stored game again, row by row; a ValueError says what does not fit.

    A Refusal says that it is of other rules, and that these do not play it alike.
    """
    if not agrees(stored) and not proof(stored, rows).same:
        raise Refusal("other-rules", game=stored.game)
    stored = of_today(stored)
    play = Play(stored)
    for n, row in enumerate(rows):
        check_row(play, n, row)
        play.apply(row)
    play.settle()
    if stored.phase == "over" and play.ending != stored.ending:
        raise ValueError("it does not end as it was stored")
    again = play_again(play.game, record_of(stored, choices_in(rows), with_secret=True))
    if play.game.view(again, 0) != play.game.view(play.state, 0):
        raise ValueError("its record leads to another table")


def check_row(play: Play, n: int, row: Row) -> None:
    if row.n != n:
        raise ValueError(f"row {n} is missing")
    if play.over:
        raise ValueError(f"row {n} comes after the end")
    if row.kind == "choose":
        play.settle()
    if row.kind == "choose" and not play.offers(row.seat, row.text):
        raise ValueError(f"row {n}: seat {row.seat} may not {row.text!r} there")
    if row.told is not None and row.told != told_before(play, row.seat):
        raise ValueError(f"row {n}: something else was told before it")
    if row.kind == "takeback" and (not play.undo or play.undo[-1].seat != row.seat):
        raise ValueError(f"row {n}: seat {row.seat} may not take anything back there")
