"""Films: a finished game played again, step by step, for all who may look. This is done in a process beside the server.

A reel is one page of a film for everybody: it holds what each seat and a spectator saw and were told. What is sent is
cut from it for those who look. The first table of a page is whole, the others are changes to the one before.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.games import find_game
from ludotheque.games.account import Account, account_of
from ludotheque.games.highlights import highlights_in
from ludotheque.kernel.audience import told
from ludotheque.kernel.camera import Camera
from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.difference import Change, changed, differences
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Game, Setting, views_of
from ludotheque.kernel.keepsake import Keepsake, packed
from ludotheque.kernel.record import BadRecord, begun, play_row
from ludotheque.kernel.state import State
from ludotheque.kernel.told import checksum, every_form
from ludotheque.server import wire
from ludotheque.server.frames import among, developed, highlight, shown_to
from ludotheque.server.refusal import Refusal
from ludotheque.server.volume import Volume, bound
from ludotheque.server.wire_replay import Page, Step

PAGE: Final = 50  # steps
IN_MIND: Final = 4  # games that a process can go on with from any page
EVERYTHING: Final = "all"  # who looks with all cards open

ENCODE: Final = msgspec.json.Encoder().encode


class Script(NamedTuple):
    """What there is to play again."""

    game: str
    seats: int
    settings: tuple[tuple[str, Setting], ...]
    chance: str
    choices: tuple[tuple[int, str], ...]
    start: str | None = None  # the position it began from, as JSON


class Survey(NamedTuple):
    """What came of playing a game again: how far these rules can, and what is told on the way."""

    steps: int  # the table at the beginning, and after each choice
    told: int
    keepsake: str


class Rushes(NamedTuple):
    """A game played again, with the table before each page but the first, and how much had been told of all by then."""

    survey: Survey
    tables: list[State]
    told: list[Event]
    begun: list[int]


class Scene(msgspec.Struct):
    """One step in a reel. Events are open; beside each stands who may know it, and what the others are told."""

    seat: int | None
    choice: str | None
    events: list[tuple[Data, list[int] | None, Data | None]]
    views: list[Data]  # of each seat, and of a spectator; in the first scene of a reel
    changes: list[Change]  # in all others; a path begins with the number of the view
    frames: list[wire.Frame] = []  # how the table came to be that; not in films that were made before there were any
    highlights: list[list[wire.Highlight]] = []  # for each seat, a spectator, and with everything open; nor these


def survey(script: Script) -> Survey:
    return played(script).survey


@lru_cache(IN_MIND)
def played(script: Script) -> Rushes:
    """Play it as far as every choice is legal."""
    game = find_game(script.game)
    g = dealt(game, script)
    steps = [told(game, g.events, TABLE)]
    sum_told, tables, heard, begun = checksum(game, g.events or []), [], list(g.events or []), [0]
    for n, (seat, text) in enumerate(script.choices, 1):
        if n % PAGE == 0:
            tables.append(g.copy(g.dice))
            begun.append(len(heard))
        g.events = []
        try:
            play_row(game, g, n - 1, seat, text)
        except BadRecord:
            break
        steps.append(told(game, g.events, TABLE))
        sum_told = checksum(game, g.events, sum_told)
        heard += g.events
    result = game.result(g)._asdict() if g.over() else None
    keepsake = packed(Keepsake(steps, game.view(g, TABLE), result))
    return Rushes(Survey(len(steps), sum_told, keepsake), tables, heard, begun)


def dealt(game: Game, script: Script) -> State:
    start = None if script.start is None else msgspec.json.decode(script.start)
    try:
        return begun(game, script.seats, dict(script.settings), script.chance, start)
    except ValueError:  # a position may name what there is no more
        raise Refusal("other-rules", game=game.id) from None


def retold(script: Script) -> Account:
    """What came of a game of which every choice is legal."""
    game = find_game(script.game)
    return account_of(game, dealt(game, script), script.choices)


def reel(script: Script, page: int) -> bytes:
    """One page for everybody, compressed."""
    game, rushes = find_game(script.game), played(script)
    steps = range(page * PAGE, min((page + 1) * PAGE, rushes.survey.steps))
    everybody = [*range(script.seats), TABLE]
    scenes: list[Scene] = []
    before: list[Data] = []
    past = rushes.told[: rushes.begun[page]]
    g = table_before(game, script, rushes, page)
    for n in steps:
        seat, text = script.choices[n - 1] if n else (None, None)
        camera = taken(game, g, seat, text)
        views = views_of(game, g, everybody)
        frames = developed(game, g, camera.cut(game, g), everybody, views, 0)
        events = [every_form(game, event) for event in g.events or []]
        whole, changes = ([], differences(before, views)) if scenes else (views, [])
        great = [great_moments(game, script.seats, who, g.events or [], past) for who in [*everybody, None]]
        scenes.append(Scene(seat, text, events, whole, changes, frames, great))  # type: ignore[arg-type]  # forms are lists of three
        before = views
        past += g.events or []
    return zlib.compress(ENCODE(scenes), 9)


def taken(game: Game, g: State, seat: Seat | None, text: str | None) -> Camera:
    """A choice before the camera; before the first one, only the table."""
    camera = Camera()
    if seat is not None and text is not None:
        g.events, g.watcher = [], camera
        g.choose(seat, game.read(text))
    return camera


def great_moments(
    game: Game, seats: int, audience: Seat | None, events: list[Event], past: list[Event]
) -> list[wire.Highlight]:  # fmt: skip
    """What was great in a step for an audience; for None everything is open."""

    def opened(some: Iterable[Event]) -> Iterator[Data]:
        forms = (event if audience is None else event.as_told_to(audience) for event in some)
        return (game.event(form) for form in forms if form is not None)

    found = highlights_in(game, seats, audience, list(opened(events)), lambda: opened(reversed(past)))
    return [highlight(one) for one in found]


def table_before(game: Game, script: Script, rushes: Rushes, page: int) -> State:
    if page == 0:
        return dealt(game, script)
    table = rushes.tables[page - 1]
    return table.copy(table.dice)


# What is cut from a reel


def cut(packed_reel: bytes, page: int, seen_by: str) -> Volume:
    """The page as one seat saw it, a spectator, or with everything open."""
    scenes = msgspec.json.decode(zlib.decompress(packed_reel), type=list[Scene])
    spectator = len(scenes[0].views) - 1 if scenes else 0
    shown = range(spectator) if seen_by == EVERYTHING else [spectator if seen_by == "table" else int(seen_by)]
    return bound(ENCODE(Page(page * PAGE, [seen(scene, list(shown), seen_by) for scene in scenes])))


def seen(scene: Scene, shown: list[int], seen_by: str) -> Step:
    known = seen_by in (EVERYTHING, str(scene.seat))
    forms = [form_for(event, seen_by) for event in scene.events]
    return Step(
        scene.seat if known else None,
        scene.choice if known else None,
        [form for form in forms if form is not None],
        [scene.views[n] for n in shown] if scene.views else [],
        among(scene.changes, shown),
        shown_to(scene.frames, shown, [form is not None for form in forms]),
        scene.highlights[-1 if seen_by == EVERYTHING else shown[0]] if scene.highlights else [],
    )


def form_for(event: tuple[Any, list[int] | None, Any], seen_by: str) -> Data | None:
    """An event as it was told to whoever looks; None where they may not know that anything happened."""
    opened, knowers, public = event
    knows = knowers is None or seen_by == EVERYTHING or (seen_by != "table" and int(seen_by) in knowers)
    found: Data | None = opened if knows else public
    return found


def last_views(packed_reel: bytes) -> list[Data]:
    """The last table of a reel, as each seat sees it, and a spectator."""
    scenes = msgspec.json.decode(zlib.decompress(packed_reel), type=list[Scene])
    views: list[Data] = scenes[0].views
    for scene in scenes:
        views = changed(views, scene.changes)
    return views
