"""Rulings of Stratego Legends that a single scenario cannot show: secrets, long battles, fair deals, who leaves."""

from __future__ import annotations

from collections import Counter

import pytest

import ludotheque
from ludotheque.games.legends.army import EITHER, faults
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.table import Legends
from ludotheque.kernel.game import Data, Setting, content_hash
from ludotheque.server.fairness import commitment
from ludotheque.server.play import Play
from ludotheque.server.records import check_game, choices_in, record_of
from ludotheque.server.store import Row, StoredTable
from ludotheque.server.wire import Clock
from tests.counts import at_least

GAME = ludotheque.GAMES["legends"]
CUSTOM: dict[str, Setting] = {"beige": "custom", "grey": "custom"}
SECRETS = ["marr", "high_elf", "celams", "clevut", "exorcism", "titan_castle", "oreld_the_deliverer"]


def laid(*units: list[str], pausing: bool = True, **said: object) -> ludotheque.Table:
    """A table with these units, which stops wherever somebody might be asked as all may know."""
    table = ludotheque.setup("legends", {"units": list(units), **said}, seats=len(units))
    table.state.pausing = pausing
    return table


def public(table: ludotheque.Table, seat: int | None) -> list[object]:
    """All that a seat or a spectator is shown, what it may do, and who everybody seems to wait for."""
    watcher = -1 if seat is None else seat
    state = table.state
    shown: list[object] = [
        table.view(seat),
        table.events(seat),
        GAME.waits_for(state, watcher),
        GAME.coming(state, watcher),
    ]
    return shown if seat is None else [*shown, table.menu(seat)]


def unit_at(view: Data, space: str) -> Data:
    found: list[Data] = [unit for unit in view["units"] if unit["space"] == space]
    return found[0]


def walk(table: ludotheque.Table, seat: int, text: str) -> None:
    """A choice, and whatever faces are hidden again or windows pass by after it."""
    table.choose(seat, text)
    while not table.over and (seats := [s for s in table.deciders() if table.menu(s) == ["pass"]]):
        table.choose(seats[0], "pass")


# Secrets


@pytest.mark.parametrize("hidden", SECRETS)
def test_what_a_hidden_unit_is_shows_nowhere(hidden: str) -> None:
    """Neither in what is seen nor in what one may do: it looks like any other hidden unit. [Legends A53, A57]"""
    near = [laid(["kralc@d4", "girr@c4"], [f"{unit}@d5", "mummy@h8"], settings=CUSTOM) for unit in (hidden, "poy")]
    for seat in (0, None):
        assert public(near[0], seat) == public(near[1], seat)
    unit = unit_at(near[0].view(0), "d5")
    assert (unit["unit"], unit["strength"], unit["parts"], unit["seen"]) == (None, None, None, False)
    assert unit_at(near[0].view(1), "d5")["unit"] == hidden


def test_an_unknown_unit_can_be_whatever_its_army_has_left() -> None:
    """What is destroyed or known is taken from a public list; a secret one says nothing. [Legends A54]"""
    table = laid(["landor@d4"], ["mummy@d5", "marr@h8"])
    army = Counter(table.view(0)["seats"][1]["army"])
    assert [Counter(table.view(seat)["seats"][1]["hidden"]) for seat in (0, 1)] == [army, Counter()]
    walk(table, 0, "move d4 d5")
    assert Counter(table.view(0)["seats"][1]["hidden"]) == army - Counter(["mummy"])
    assert laid(["landor@d4"], ["marr@h8"], settings=CUSTOM).view(0)["seats"][1]["hidden"] is None


def test_a_unit_that_was_taken_keeps_its_colour_and_is_not_counted() -> None:
    """It fights for the other side; an attacker is counted while it is on no space of its own."""
    table = laid(["landor@d4", "poy@a1"], ["mummy@d5", "marr@h8"])
    assert isinstance(table.state, Legends)
    table.state.control[1] = 1
    table.choose(0, "move d4 d5")
    assert [own["left"] for own in table.view(0)["seats"]] == [1, 2]
    fight = table.view(0)["fight"]
    assert [fight["attacker"]["side"], fight["defender"]["side"]] == ["beige", "grey"]
    table.state.control[0] = 1
    assert table.view(0)["fight"]["attacker"]["side"] == "beige"


def test_the_strength_of_a_hidden_unit_cannot_be_read_off_the_field() -> None:
    """Terrain, water and the curse change it unseen. [Legends A57]"""
    terrain = ["PPPPPPPF", "PPPPPPWP", "PPPPPPPP", "PPPPPPPP", "PPPPPPPP", "PPPPPPPP", "PPPPPPPP", "PPPPPPPP"]
    elves, others = (
        laid(["landor@a1", "vellec@curse"], [f"{unit}@h8", "marr@a8"], terrain=terrain, settings=CUSTOM)
        for unit in ("wood_elf", "neptillion")
    )
    assert [unit_at(table.view(1), "h8")["strength"] for table in (elves, others)] == [5, 7]
    for seat in (0, None):
        assert public(elves, seat) == public(others, seat)


def test_nobody_can_tell_who_has_something_to_add_in_the_strength_window() -> None:
    """Both sides are waited for, whether they have a helper there or not. [Legends A1, A2, A62]"""
    tables = [
        laid(["landor@d4", f"{a}@c4"], ["mummy@d5", f"{b}@e6"]) for a in ("poy",) for b in ("dancing_sword", "poy")
    ]
    for table in tables:
        table.choose(0, "move d4 d5")
        assert GAME.waits_for(table.state, 1) == [0]
        table.state.proceed()
    helped, alone = tables
    assert (helped.deciders(), alone.deciders()) == ([1], [])
    assert alone.state.paused()
    for seat in (0, None):
        assert public(helped, seat) == public(alone, seat)
    alone.state.proceed()
    helped.choose(1, "pass")
    for seat in (0, None):
        assert public(helped, seat) == public(alone, seat)


def test_nobody_can_tell_whether_a_guard_stands_by() -> None:
    """When King Migol falls, his player is waited for in any case. [Legends A16, A62]"""
    guarded, alone = (
        laid(["kralc@d4"], ["king_migol@d5", f"{u}@e6", "marr@h8"]) for u in ("migols_royal_guard", "poy")
    )
    for table in (guarded, alone):
        table.choose(0, "move d4 d5")
        table.state.proceed()
        table.choose(1, "pass")  # his own ability, in the strength window
    assert (guarded.deciders(), alone.deciders()) == ([1], [])
    for seat in (0, None):
        assert public(guarded, seat) == public(alone, seat)


@pytest.mark.parametrize("armies, waits", [(CUSTOM, True), ({}, False)])
def test_whoever_might_have_celams_is_waited_for(armies: dict[str, Setting], waits: bool) -> None:
    """In secret armies anybody flown over might be her; in known ones without her nobody is. [Legends A1, A54]"""
    table = laid(["aras@a1"], ["poy@a2", "marr@h8"], settings=armies)
    table.choose(0, "fly a1 a3")
    assert table.state.paused() == waits
    if waits:
        celams = laid(["aras@a1"], ["celams@a2", "marr@h8"], settings=armies)
        celams.choose(0, "fly a1 a3")
        for seat in (0, None):
            assert public(celams, seat) == public(table, seat)


@pytest.mark.parametrize("armies, waits", [(CUSTOM, True), ({}, False)])
def test_whoever_might_have_an_extra_turn_is_waited_for(armies: dict[str, Setting], waits: bool) -> None:
    """As far as everybody knows: always in secret armies, and with Oreld or Evit in known ones. [Legends A5, A62]"""
    table = laid(["landor@a1"], ["marr@h8"], settings=armies)
    table.choose(0, "move a1 a2")
    assert table.state.paused() == waits
    lingering = laid(["landor@a1", "oreld_the_deliverer@h1"], ["marr@h8"], settings=armies)
    lingering.choose(0, "move a1 a2")
    assert lingering.deciders() == [0]
    other = laid(["landor@a1", "poy@h1"], ["marr@h8"], settings=armies)
    other.choose(0, "move a1 a2")
    for seat in (1, None):
        assert (public(lingering, seat) == public(other, seat)) == waits


def test_nobody_is_waited_for_once_the_extra_turns_are_known_to_be_gone() -> None:
    """Oreld lies face up among the destroyed units of a known army. [Legends A35, A62]"""
    table = laid(["landor@a1", "oreld_the_deliverer@destroyed"], ["marr@h8"])
    table.choose(0, "move a1 a2")
    assert table.deciders() == [1]


def test_what_a_player_watches_for_is_a_secret_but_not_that_he_watches() -> None:
    """Whoever watches is waited for in every window, with or without an ability. [Legends A62]"""
    helper, other = (laid(["landor@a1"], ["mummy@h8", f"{unit}@g8"], watch=[0, 1]) for unit in ("crazed_terror", "poy"))
    helper.choose(1, "pass")  # positions are laid without pauses: only who can answer is asked there
    for table in (helper, other):
        assert table.view(0)["seats"][1]["watches"]
        table.choose(0, "move a1 a2")
        assert GAME.waits_for(table.state, 0) == [1]
    assert (helper.deciders(), other.deciders()) == ([1], [])
    for seat in (0, None):
        assert public(helper, seat) == public(other, seat)


def test_psychic_devourer_may_name_any_unit_there_is() -> None:
    """What it may name says nothing about the defender, hidden, known or looked at. [Legends A17]"""
    menus: list[list[str]] = []
    for defender in ("kralc@d5", "kralc@d5/seen", "kralc@d5/looked", "holy_light@d5"):
        table = laid(["psychic_devourer@d4", "landor@a1"], [defender, "marr@h8"])
        table.choose(0, "move d4 d5")
        menus.append(table.menu(0))
    assert all(menu == [f"name {unit}" for unit in UNITS] for menu in menus)
    assert len(UNITS) == 232


def test_what_holy_vision_saw_only_its_side_knows() -> None:
    """Two looks at different units look the same to the opponent, but for the spaces. [Legends A26, A57]"""
    seen, other = (laid(["kralc@d4", f"{unit}@a1"], ["holy_vision@d5", "landor@h8"]) for unit in ("marr", "mummy"))
    for table in (seen, other):
        table.choose(0, "move d4 d5")
        assert {"name": "looks", "seat": 1, "space": "a1"} not in table.events()
        table.choose(1, "target a1")
        assert {"name": "looks", "seat": 1, "space": "a1"} in table.events()
        assert unit_at(table.view(), "a1")["unit"] is None
    assert unit_at(seen.view(1), "a1")["unit"] == "marr"
    assert seen.events() == other.events()
    assert {"name": "sees", "space": "a1", "unit": "marr"} in seen.events(1)
    assert {"name": "sees", "space": "a1", "unit": "marr"} not in seen.events(0)


def test_with_memory_nothing_is_left_of_what_was_shown() -> None:
    """When the faces are hidden again, the table does not help anybody to remember. [Legends A53]"""
    settings: dict[str, Setting] = {"memory": True, **CUSTOM}
    tables = [
        laid([f"{unit}@a1", "poy@b1"], ["marr@h8"], settings=settings, pausing=False) for unit in ("hunter", "smektor")
    ]
    for table in tables:
        table.choose(0, "charge a1 a3")
        assert unit_at(table.view(1), "a3")["unit"] in ("hunter", "smektor")
        assert table.deciders() == [0, 1]
        table.choose(0, "pass")
        table.choose(1, "pass")
    assert tables[0].view(1) == tables[1].view(1)
    assert tables[0].menu(1) == tables[1].menu(1)
    hidden = unit_at(tables[0].view(1), "a3")
    assert (hidden["unit"], hidden["seen"], hidden["moved"], hidden["strength"]) == (None, False, False, None)


def test_an_exchange_through_perplexon_shows_spaces_and_nothing_else() -> None:
    """Hidden units stay hidden, wherever they now stand. [Legends A53]"""
    tables = [
        laid(["perplexon@d4", f"{mine}@a1"], ["wood_elf@d5", f"{theirs}@h8", "marr@g8"], pausing=False)
        for mine, theirs in (("mummy", "srik"), ("mummy", "poy"), ("kralc", "poy"))
    ]
    for table in tables:
        table.choose(0, "move d4 d5")
        table.choose(1, "target h8")
        table.choose(0, "target a1")
        assert {"name": "switches", "seat": 0, "space": "a1", "to": "h8"} in table.events()
    assert tables[0].view(0) == tables[1].view(0)
    assert tables[0].events(0) == tables[1].events(0)
    assert tables[1].view(1) == tables[2].view(1)
    assert tables[0].view() == tables[1].view() == tables[2].view()


def mustered(deeds: list[str], seed: int = 5) -> ludotheque.Table:
    """Two custom armies; the first player does this, the second takes a pack."""
    table = ludotheque.new_table("legends", 2, seed, {**CUSTOM, "start": "first"})
    for text in deeds:
        table.choose(0, text)
    table.choose(1, "pack E1")
    return table


def test_a_custom_army_is_a_secret_until_its_units_are_shown() -> None:
    """Whatever pack it is, the opponent and the spectators see 30 hidden units. [Legends A54, A68]"""
    tables = [mustered([f"pack {pack}"]) for pack in ("G1", "G4", "celestial")]
    for seat in (1, None):
        assert all(public(table, seat) == public(tables[0], seat) for table in tables)
        assert tables[0].view(seat)["seats"][0]["army"] is None
    assert len(tables[0].view(0)["seats"][0]["army"]) == 30
    assert tables[0].view(0) != tables[1].view(0)


def test_while_one_player_musters_the_other_learns_nothing() -> None:
    """Not even how far it has come. [Legends A54, A68]"""
    table = ludotheque.new_table("legends", 2, 1, {**CUSTOM, "start": "first"})
    before = public(table, 1)
    for text in ("recruit landor", "recruit tiera", "recruit hunter"):
        table.choose(0, text)
        assert public(table, 1) == before
    assert table.view(0)["seats"][0]["mustered"] == 3


def test_of_a_custom_army_only_the_army_table_can_be_imagined() -> None:
    """Every army that a bot imagines fits the table, and the known units are in it. [Legends A54, A59, A60]"""
    table = mustered(["pack celestial"])
    known = {unit["space"]: unit["unit"] for unit in table.view(1)["units"] if unit["team"] == 1}
    armies = set()
    for seed in range(20):
        imagined = table.seat(1).imagine(seed)
        assert isinstance(imagined, Legends)
        army = sorted(imagined.mustered[0])
        armies.add(tuple(army))
        assert faults(CARDS, army, 0, 5) == []
        view = GAME.view(imagined, 1)
        assert {unit["space"]: unit["unit"] for unit in view["units"] if unit["team"] == 1} == known
    assert len(armies) > 15


# Custom armies


@pytest.mark.parametrize("copies", [5, 3, 2, 1])
@pytest.mark.parametrize("sides", ["apart", "mixed"])
def test_an_army_by_lot_keeps_to_the_agreed_limits(copies: int, sides: str) -> None:
    """30 units by the table, so many copies, and only the own side unless mixed. [Legends A59, A60, A68]"""
    found: Counter[int] = Counter()
    for seed in range(at_least(10, 100)):
        table = ludotheque.new_table("legends", 2, seed, {**CUSTOM, "start": "first", "copies": copies, "sides": sides})
        table.choose(0, "fill")
        army = [UNITS.index(name) for name in table.view(0)["seats"][0]["army"]]
        assert faults(CARDS, army, 0 if sides == "apart" else EITHER, copies) == []
        found.update(CARDS.side[design] for design in army)
    assert (found[1] > 0) == (sides == "mixed")


def test_an_army_can_be_recruited_unit_by_unit() -> None:
    """In the order of the army table, always the first that may join. [Legends A59, A68]"""
    table = ludotheque.new_table("legends", 2, 1, {**CUSTOM, "start": "first"})
    while table.deciders() == [0] and any(text.startswith("recruit") for text in table.menu(0)):
        table.choose(0, next(text for text in table.menu(0) if text.startswith("recruit")))
    army = [UNITS.index(name) for name in table.view(0)["seats"][0]["army"]]
    assert len(army) == 30
    assert faults(CARDS, army, 0, 5) == []


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_allies_have_the_packs_that_follow(seats: int) -> None:
    """G6 is followed by Celestial Vengeance, that one by G1. [Legends A68]"""
    table = ludotheque.new_table("legends", seats, 1, {"beige": "G6", "grey": "E6"})
    musters = {event["seat"]: event["pack"] for event in table.events() if event["name"] == "musters"}
    beige, grey = ["G6", "celestial", "G1", "G2"], ["E6", "resurgence", "E1", "E2"]
    assert [musters[seat] for seat in range(0, seats, 2)] == beige[: seats // 2]
    assert [musters[seat] for seat in range(1, seats, 2)] == grey[: seats // 2]


def test_the_options_and_what_holds_without_agreement() -> None:
    """G4 against E5, one battle, beige for the first seat, a random beginning. [Legends A65]"""
    assert {option.name: option.default for option in GAME.options} == {
        "beige": "G4", "grey": "E5", "first_army": "beige", "start": "random", "battles": 1, "campaign": "wins",
        "memory": False, "copies": 5, "sides": "apart", "courtesy": False,
        "castle": "lot",
    }  # fmt: skip
    begins = Counter(ludotheque.new_table("legends", 2, seed).view()["active"] for seed in range(200))
    assert min(begins[0], begins[1]) > 60
    first = {ludotheque.new_table("legends", 2, seed, {"start": "first"}).view()["active"] for seed in range(20)}
    assert first == {0}
    sides = Counter(
        ludotheque.new_table("legends", 2, seed, {"first_army": "random"}).view()["seats"][0]["side"]
        for seed in range(200)
    )
    assert min(sides["beige"], sides["grey"]) > 60


# Fair deals


def stored_table(seats: int = 2, secret: str = "0" * 64) -> StoredTable:
    content = content_hash(GAME, GAME.settings({}))
    return StoredTable(
        "table", GAME.id, GAME.version, content, seats, {}, secret, Clock(), "wait", False, "host", "playing", 0
    )


def test_every_unit_comes_to_every_space_about_as_often() -> None:
    """The deal is by lot, so nobody has to shuffle anything for anybody. [Legends A56]"""
    deals = at_least(600, 6000)
    columns: Counter[str] = Counter()
    ranks: Counter[str] = Counter()
    for seed in range(deals):
        table = ludotheque.new_table("legends", 2, seed)
        castle = next(unit for unit in table.view(0)["units"] if unit["unit"] == "woodland_tower")
        columns[castle["space"][0]] += 1
        ranks[castle["space"][1]] += 1
    assert sorted(columns) == list("abcdefgh")
    assert sorted(ranks) == list("1234")
    assert min(columns.values()) > deals / 8 * 0.6
    assert max(ranks.values()) < deals / 4 * 1.25


def test_a_deal_can_be_checked_after_the_game() -> None:
    """The secret fits the promise made before, and leads to the same deal again. [Legends A56]"""
    stored = stored_table(secret="7" * 64)
    game = Play(stored)
    first = game.state.asked()[0]
    rows = [Row(0, first, "choose", "pass", 1), Row(1, 1 - first, "choose", "pass", 1)]
    check_game(stored, rows)
    record = record_of(stored, choices_in(rows), with_secret=False)
    assert record.chance == f"commitment {commitment(stored.secret, stored.id)}"
    assert stored.secret not in record.chance
    again = Play(stored_table(secret="7" * 64))
    other = Play(stored_table(secret="8" * 64))
    assert GAME.position(again.state) == GAME.position(game.state)
    assert GAME.position(other.state) != GAME.position(game.state)
    assert commitment(stored.secret, stored.id) != commitment("8" * 64, stored.id)


# Long battles


def round_walk(columns: str, rows: list[int]) -> list[str]:
    """A way around a part of the field that comes to each of its spaces once: along one edge, and back in columns."""
    edge, *others = rows
    way = [f"{column}{edge}" for column in columns]
    for n, column in enumerate(reversed(columns)):
        way += [f"{column}{row}" for row in (others if n % 2 == 0 else reversed(others))]
    return way


def test_sixty_quiet_turns_each_are_a_draw() -> None:
    """Nobody is destroyed or revealed, and no position comes twice. [Legends A52]"""
    table = laid(["poy@a1", "woodland_tower@h5"], ["marr@a8", "titan_castle@h8"], pausing=False)
    near, far = round_walk("abcdefgh", [1, 2, 3, 4]), round_walk("abcdef", [8, 7, 6, 5])
    for turn in range(60):
        for seat, way in enumerate((near, far)):
            assert not table.over
            table.choose(seat, f"move {way[turn % len(way)]} {way[(turn + 1) % len(way)]}")
    assert table.result is not None
    assert table.result.winners == [0, 1]
    assert table.view()["quiet"] == 120


def circle(table: ludotheque.Table, plies: int) -> None:
    """Both walk around a square of four spaces."""
    ann, bob = ["a1", "b1", "b2", "a2"], ["h8", "g8", "g7", "h7"]
    for ply in range(plies):
        path = (ann, bob)[ply % 2]
        table.choose(ply % 2, f"move {path[ply // 2 % 4]} {path[(ply // 2 + 1) % 4]}")


def test_the_third_time_the_same_position_is_a_draw() -> None:
    """With the same player to move: after twice around, not before. [Legends A52]"""
    table = laid(["landor@a1", "hunter@d1"], ["marr@h8", "mummy@d8"], pausing=False)
    circle(table, 15)
    assert table.deciders() == [1]
    table.choose(1, "move h7 h8")
    assert table.result is not None
    assert table.result.winners == [0, 1]


def test_what_is_revealed_in_between_begins_the_count_anew() -> None:
    """The position is not the same when more is known. [Legends A52]"""
    table = laid(["landor@a1", "hunter@d1"], ["marr@h8", "mummy@d8"], pausing=False)
    circle(table, 8)
    table.choose(0, "charge d1 d2")
    table.choose(1, "move d8 d7")
    table.choose(0, "move d2 d1")
    table.choose(1, "move d7 d8")
    circle(table, 15)
    assert not table.over


def test_a_battle_of_five_hundred_turns_each_is_a_draw() -> None:
    """With memory the same units can be shown again and again, so that it is never quiet. [Legends A66, A53]"""
    settings: dict[str, Setting] = {"memory": True}
    table = laid(["landor@a1", "ogre_fort@h1"], ["landor@h8", "ogre_fort@a8"], settings=settings, pausing=False)
    ann, bob = ["a1", "b2", "c1", "b2", "a3", "b2"], ["h8", "g7", "f8", "g7", "h6", "g7"]
    for turn in range(500):
        for seat, path in enumerate((ann, bob)):
            walk(table, seat, f"step {path[turn % 6]} {path[(turn + 1) % 6]}")
    assert table.result is not None
    assert table.result.winners == [0, 1]
    assert table.view()["turn"] == 1001


@pytest.mark.parametrize("kind, how", [("resign", "resigned"), ("flag", "flagged")])
@pytest.mark.parametrize("seats, seat, winners", [(2, 0, [1]), (2, 1, [0]), (4, 2, [1, 3]), (8, 3, [0, 2, 4, 6])])
def test_whoever_leaves_or_runs_out_of_time_lets_the_other_side_win(
    kind: str, how: str, seats: int, seat: int, winners: list[int]
) -> None:
    """The allies lose too. [Legends A67]"""
    game = Play(stored_table(seats))
    game.apply(Row(0, seat, kind, "", 1))
    assert game.ending is not None
    assert (game.ending.how, game.ending.winners, game.ending.by) == (how, winners, seat)
