"""Retelling: what came of a finished game, for whoever asks; with their best score, and where the game turned."""

from __future__ import annotations

import msgspec

from ludotheque.bots.verdict import Verdict, turning_points
from ludotheque.games.account import Breakdown, Chapter
from ludotheque.kernel.game import Question
from ludotheque.server import wire, wire_replay
from ludotheque.server.critic import said
from ludotheque.server.hall import Hall
from ludotheque.server.review import choices_of
from ludotheque.server.standing import best_besides
from ludotheque.server.table import RunningTable


async def account_for(hall: Hall, table: RunningTable, person: str | None) -> wire_replay.Account:
    """What came of it, once it is over."""
    found = await hall.archive.account(table.stored, choices_of(table))
    best = await best_of(hall, table, person) if any(part.total for part in found.breakdowns) else None
    parts, story = list(map(breakdown, found.breakdowns)), list(map(chapter, found.story))
    return wire_replay.Account(parts, story, best, await turn_of(hall, table))


def breakdown(part: Breakdown) -> wire_replay.Breakdown:
    lines = [wire_replay.AccountLine(question(line.sentence), line.numbers) for line in part.lines]
    return wire_replay.Breakdown(part.id, lines, part.total)


def chapter(one: Chapter) -> wire_replay.Chapter:
    told = [wire_replay.StoryLine(line.event, line.sentence and question(line.sentence)) for line in one.told]
    return wire_replay.Chapter(question(one.title), told)


def question(sentence: Question) -> wire.Question:
    return wire.Question(*sentence)


async def best_of(hall: Hall, table: RunningTable, person: str | None) -> wire_replay.Best | None:
    """Their score, where they had one seat and have never had a higher one; nothing on the first time."""
    ending, own = table.stored.ending, table.seats_of(person)
    if person is None or len(own) != 1 or ending is None or ending.scores is None:
        return None
    score = ending.scores[own[0]]
    before = best_besides(table.stored, await hall.store.played_by(person))
    return wire_replay.Best(score, before) if before is not None and score > before else None


async def turn_of(hall: Hall, table: RunningTable) -> wire_replay.Verdict | None:
    packed = await hall.store.review(table.id)
    found = turning_points(msgspec.json.decode(packed, type=list[Verdict])) if packed else []
    return said(max(found, key=lambda one: one.before - one.after)) if found else None
