"""Films: what is kept of a finished game shows everybody what they saw, and nothing else, from every page on."""

from __future__ import annotations

import gzip
import json
import zlib
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from ludotheque.games import find_game
from ludotheque.games.highlights import highlights_in
from ludotheque.kernel.audience import told
from ludotheque.kernel.camera import Camera
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.difference import changed, difference
from ludotheque.kernel.state import State
from ludotheque.server.film import PAGE, Script, cut, last_views, played, reel, survey
from ludotheque.server.frames import developed, highlight, shown_to

from .playing import SEATS

CHOICES = PAGE + 3  # two pages, at most
CHANCE = "seed 3"


def script_of(game_id: str, seats: int) -> Script:
    """A random game, or its first choices."""
    game, chance = find_game(game_id), Random(3)
    settings = game.settings({})
    g, choices = game.deal(seats, settings, SeededDice(3), True), list[tuple[int, str]]()
    while not g.over() and len(choices) < CHOICES:
        seat = g.deciders()[0]
        choice = chance.choice(g.menu(seat))
        choices.append((seat, game.text(choice)))
        g.choose(seat, choice)
    return Script(game_id, seats, tuple(sorted(settings.items())), CHANCE, tuple(choices))


def seen_from(script: Script, audience: int) -> list[dict[str, Any]]:
    """What an audience saw, step by step, from the game itself."""
    game = find_game(script.game)
    g: State = game.deal(script.seats, dict(script.settings), SeededDice(3), True)
    found = []
    for n in range(len(script.choices) + 1):
        seat, text = script.choices[n - 1] if n else (None, None)
        if seat is not None and text is not None:
            g.events = []
            g.choose(seat, game.read(text))
        own = seat == audience
        events = json.loads(json.dumps(told(game, g.events, audience)))
        view = json.loads(json.dumps(game.view(g, audience)))
        found.append(
            {"seat": seat if own else None, "choice": text if own else None, "events": events, "views": [view]}
        )
    return found


@cache
def filmed(script: Script, page: int) -> bytes:
    return reel(script, page)


def pages_of(script: Script, seen_by: str) -> list[dict[str, Any]]:
    """The same, from the pages of the film; the last page first, for each stands by itself."""
    frames: list[dict[str, Any]] = []
    for page in reversed(range(survey(script).steps // PAGE + 1)):
        content = json.loads(gzip.decompress(cut(filmed(script, page), page, seen_by).packed))
        assert content["first"] == page * PAGE
        views: list[Any] = []
        own = []
        for frame in content["steps"]:
            views = frame["views"] or changed(views, frame["changes"])
            own.append({key: frame[key] for key in ("seat", "choice", "events")} | {"views": views})
        frames = own + frames
    return frames


def test_each_audience_sees_what_it_saw(game: str) -> None:
    script = script_of(game, SEATS[game])
    assert survey(script).steps == len(script.choices) + 1
    seen = {audience: seen_from(script, audience) for audience in (*range(script.seats), TABLE)}
    for audience, steps in seen.items():
        assert pages_of(script, "table" if audience == TABLE else str(audience)) == steps
    everything = pages_of(script, "all")
    assert [(frame["seat"], frame["choice"]) for frame in everything[1:]] == list(script.choices)
    assert everything[-1]["views"] == [seen[seat][-1]["views"][0] for seat in range(script.seats)]
    last = last_views(reel(script, len(script.choices) // PAGE))
    assert last[:-1] == everything[-1]["views"]


def test_a_film_shows_how_each_table_came_about(game: str) -> None:
    """The very frames that were sent while it was played, to whoever looked."""
    script = script_of(game, SEATS[game])
    rules, seat, filmed_frames = find_game(game), script.seats - 1, list[Any]()
    for page in range(survey(script).steps // PAGE + 1):
        content = json.loads(gzip.decompress(cut(filmed(script, page), page, str(seat)).packed))
        filmed_frames += [step["frames"] for step in content["steps"]]
    g = rules.deal(script.seats, dict(script.settings), SeededDice(3), True)
    for (decider, text), frames in zip(script.choices, filmed_frames[1:]):
        g.events, g.watcher = [], Camera()
        g.choose(decider, rules.read(text))
        own = developed(rules, g, g.watcher.cut(rules, g), [seat], [rules.view(g, seat)], 0)
        heard = [event.as_told_to(seat) is not None for event in g.events]
        assert frames == to_builtins(shown_to(own, [0], heard))
    assert any(filmed_frames) or game == "rrd"  # in which decks are packed first


def test_a_film_celebrates_what_was_celebrated_while_it_was_played() -> None:
    """On every page, though a moment may look back at what was told before it."""
    script, found = script_of("strife", 2), list[Any]()
    for page in range(survey(script).steps // PAGE + 1):
        content = json.loads(gzip.decompress(cut(filmed(script, page), page, "0").packed))
        found += [(step["events"], step["highlights"]) for step in content["steps"]]
    rules, before, celebrated = find_game("strife"), list[Any](), 0
    for events, highlights in found:
        own = highlights_in(rules, 2, 0, events, before.__reversed__)
        assert highlights == to_builtins([highlight(seen) for seen in own])
        before += events
        celebrated += len(own)
    assert celebrated > 0


def test_a_film_from_before_there_were_frames_is_shown_without() -> None:
    script = script_of("strife", 2)
    scenes = json.loads(zlib.decompress(filmed(script, 0)))
    for scene in scenes:
        del scene["frames"], scene["highlights"]
    older = zlib.compress(json.dumps(scenes).encode())
    steps = json.loads(gzip.decompress(cut(older, 0, "0").packed))["steps"]
    assert [(step["frames"], step["highlights"]) for step in steps] == [([], [])] * len(steps)
    assert last_views(older) == last_views(filmed(script, 0))


def test_a_film_goes_as_far_as_the_choices_are_legal() -> None:
    script = script_of("strife", 2)
    broken = script._replace(choices=(*script.choices[:7], (0, "legacy nobody"), *script.choices[8:]))
    assert survey(broken).steps == 8
    assert survey(script._replace(choices=script.choices[:7])).told == survey(broken).told
    played.cache_clear()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"a": 1}, {"a": 1}),
        ({"a": 1, "b": [1, 2]}, {"b": [1, 3]}),
        ({"a": []}, {"a": [1]}),
        ({"a": {"b": {"c": None}}}, {"a": {"b": {"c": 0, "d": []}}}),
        ([1, [2, {"x": 3}]], [1, [2, {"x": 4}]]),
        ({"a": 1}, [1]),
        ({"a": None}, {"a": {"b": 1}}),
        ([1, 2, 3, 4], [1, 3, 4, 2]),
        ([1, 2, 3, 4], [4, 1, 2, 3]),
        ([1, 2, 3, 4], [1, 2, 4]),
        ([1, 4], [1, {"x": 3}, 4]),
        ([], [1]),
        ([{"x": 1}, {"y": 2}, [3]], [{"x": 2}, {"y": 2}, [3, 4]]),
    ],
)
def test_differences_lead_from_one_to_the_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    assert changed(old, difference(old, new)) == new
    assert json.dumps(old) == before
    assert (difference(old, new) == []) == (old == new)
