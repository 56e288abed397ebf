"""ludotheque review: a finished game, looked at again by a strong bot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import rich_click as click

from ludotheque.bots.search import Thought
from ludotheque.bots.verdict import Verdict, curves, turning_points, verdict_on
from ludotheque.cli.common import as_json, json_option, language_option
from ludotheque.cli.progress import progress_bar
from ludotheque.cli.review_page import page
from ludotheque.cli.sentences import voice_of
from ludotheque.content.files import read_text
from ludotheque.kernel.game import Data
from ludotheque.kernel.record import read_record
from ludotheque.table import Table, replay
from ludotheque.terminal.voice import Voice

LEVELS = "▁▂▃▄▅▆▇█"
WIDE = 64  # characters of a curve
Curves = dict[int, list[tuple[int, float]]]


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--html", type=click.Path(path_type=Path), metavar="PAGE", help="Write a page for the browser, too.")
@click.option("--seat", type=click.IntRange(0, 15), help="Only what this seat decided (default: all).")
@click.option("--iterations", type=click.IntRange(1), default=200, show_default=True, help="Looks at each decision.")
@click.option("--seed", type=click.IntRange(0, 1 << 30), default=0, show_default=True)
@language_option
@json_option
def review(
    file: Path, html: Path | None, seat: int | None, iterations: int, seed: int, lang: str, wants_json: bool
) -> None:  # fmt: skip
    """Show who stood better in a recorded game, which choices cost most, and what a strong bot would have done.

    It knows of each moment what the player whose turn it was could know.

    Example: ludotheque review game.json --html review.html
    """
    text = read_text(file)
    table = replay(text)
    found = [one for one in verdicts(text, table, Thought(iterations=iterations), seed) if seat in (None, one.seat)]
    winners = table.result.winners if table.result else None
    drawn = curves(found, len(table.made), winners)
    voice = voice_of(table.game.id, table.seats, lang)
    said = [turn(voice, one) for one in turning_points(found)] or [voice.text("app-review-none")]
    if html is not None:
        html.write_text(page(voice, drawn, turning_points(found), said, len(table.made)), encoding="utf-8")
    if wants_json:
        click.echo(as_json(as_data(found, drawn)))
        return
    for line in [*drawing(voice, drawn, turning_points(found), len(table.made)), "", *said]:
        click.echo(line)


def verdicts(text: str, played: Table, thought: Thought, seed: int) -> list[Verdict]:
    """On every choice of the game, with a bar that says how far it is."""
    table, found = replay(text, until=0), []
    choices = read_record(text).choices
    with progress_bar() as progress:
        for step, (seat, chosen) in progress.track(list(enumerate(choices)), description=played.game.id):
            verdict = verdict_on(table, step, seat, chosen, thought, seed)
            found += [verdict] if verdict else []
            table.choose(seat, chosen)
    return found


def as_data(found: Sequence[Verdict], drawn: Curves) -> Data:
    rows = [one._asdict() | {"question": one.question and one.question._asdict()} for one in found]
    return {"verdicts": rows, "curves": drawn, "turning_points": [one.step for one in turning_points(found)]}


def turn(voice: Voice, one: Verdict) -> str:
    """A turning point in a sentence."""
    return voice.text(
        "app-review-turn",
        number=one.step + 1,
        name=voice.names[one.seat],
        chosen=voice.choice(one.chosen, one.question),
        best=voice.choice(one.best, one.question),
        before=round(one.before * 100),
        after=round(one.after * 100),
    )


def drawing(voice: Voice, drawn: Curves, points: Sequence[Verdict], steps: int) -> list[str]:
    """A row of blocks for each seat, the higher the better it stood; under them, where the game turned."""
    width = max((len(name) for name in voice.names), default=0) + 2
    rows = [voice.names[seat].ljust(width) + blocks(drawn[seat], steps) for seat in sorted(drawn)]
    marks = [" "] * WIDE
    for one in points:
        marks[one.step * WIDE // max(steps, 1)] = "▲"
    return [voice.text("app-review-standing"), "", *rows, (" " * width + "".join(marks)).rstrip()]


def blocks(points: Sequence[tuple[int, float]], steps: int) -> str:
    """How it stood at each place of the row: as at the last choice before it ends."""
    row = []
    for place in range(1, WIDE + 1):
        until = steps if place == WIDE else place * steps / WIDE
        before = [worth for step, worth in points if step <= until] or [points[0][1]]
        row.append(LEVELS[round(before[-1] * (len(LEVELS) - 1))])
    return "".join(row)
