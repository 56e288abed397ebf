"""Places that the original set does not have: what the rules say of them holds all the same."""

from __future__ import annotations

import ludotheque
from ludotheque.games.rrd.facts import ORDER, ORDERED, WRITTEN, merged
from ludotheque.games.rrd.options import ORIGINAL
from ludotheque.games.rrd.scribe import Scribe
from ludotheque.games.rrd.table import Logoth
from ludotheque.table import Table

CROSSING = ["crossroads_of_ash", "wayside_shrine"]
AGENDA = [["Cycle", -1], ["Resolution", [0]], ["Go", 0]]


def at(events: list[dict[str, str]], mist: int) -> Table:
    """Somebody at a Mist Marsh with other events."""
    marsh = {**WRITTEN[ORIGINAL]["places"]["mist_marsh"], "events": events}
    changes = {file: {"mist_marsh": marsh} if file == "places" else {} for file in ORDERED}
    position = {"at": ["mist_marsh"], "mist": [mist], "crossing": CROSSING, "agenda": AGENDA}
    table = ludotheque.setup("rrd", position, 1)
    assert isinstance(table.state, Logoth)
    table.state.book = Scribe("", merged(WRITTEN[ORIGINAL], changes), ORDER).book
    return table


def white(does: str) -> dict[str, str]:
    return {"colour": "white", "does": does}


def red(does: str) -> dict[str, str]:
    return {"colour": "red", "does": does}


def test_a_white_event_above_a_red_one_may_be_done_before_it() -> None:
    """And the red one must be done all the same. [Rrd R21]"""
    table = at([white("mist +1"), red("memory +1"), white("mist +2")], mist=1)
    assert table.menu(0) == ["realise 1", "realise 2", "pass-place"]
    table.choose(0, "realise 1")
    assert table.menu(0) == ["realise 2"]


def test_a_white_event_above_a_red_one_cannot_be_done_after_it() -> None:
    """Its time was before. [Rrd A6]"""
    table = at([white("mist +1"), red("memory +1"), white("mist +2")], mist=1)
    table.choose(0, "realise 2")
    assert table.menu(0) == ["realise 3", "done"]


def test_red_events_come_in_reading_order() -> None:
    """From top to bottom, and none can be left out. [Rrd R21]"""
    table = at([red("memory +1"), white("mist +1"), red("mist +2")], mist=0)
    assert table.menu(0) == ["realise 1"]
    table.choose(0, "realise 1")
    assert table.menu(0) == ["realise 2", "realise 3"]


def test_where_no_way_can_be_carried_out_all_are_offered() -> None:
    """One of them is chosen, and takes what is there. [Rrd A67]"""
    table = at([red("pick { mist -2 } or { mist -3 }")], mist=1)
    table.choose(0, "realise 1")
    assert table.menu(0) == ["way 1", "way 2"]
    table.choose(0, "way 2")
    assert table.view(0)["seats"][0]["mist"] == 0
