"""What a seat may know, as numbers: nothing hidden, and nothing that its view shows left out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest
from tests.counts import at_least

from ludotheque.adapters.observation import Observer
from ludotheque.games import GAMES
from ludotheque.games.legends.kinds import SPACE as A_SPACE
from ludotheque.games.legends.notation import NAMES
from ludotheque.games.strain.organisms import HAND
from ludotheque.games.strain.table import BY, EVENT_NUMBERS, KIND, PLACE, TILE, TOXINS
from ludotheque.games.strain.tensor import LINKS
from ludotheque.games.strife.table import Strife
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Game
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import Zoned

Walks = Callable[[Game, int, int], Iterator[State]]

SPACES = NAMES[A_SPACE]
LOOKS = at_least(8_000, 20_000)  # each by a seat, and each writes the rows of all
TABLES = 300
SLOWER = {"rrd": 4}  # times, to imagine a table and to view it


def test_a_row_does_not_depend_on_what_the_seat_cannot_see(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    observer = Observer(*seated)
    for n, g in enumerate(walks(game, seats, looks(*seated))):
        for seat in range(seats):
            imagined = game.imagine(g, seat, SeededDice(n))
            assert np.array_equal(observer.row(g, seat), observer.row(imagined, seat))


def test_all_rows_at_once_are_the_rows_one_by_one(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    observer = Observer(*seated)
    for g in walks(game, seats, looks(*seated) // 2):
        at_once = observer.rows(g).reshape(seats, observer.size)
        assert np.array_equal(at_once, [observer.row(g, seat) for seat in range(seats)])


def test_what_was_looked_at_before_does_not_matter(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    observer = Observer(*seated)
    me = seats - 1
    tables = [g.copy(g.dice) for g in walks(game, seats, TABLES)]
    for g in Random(1).sample(tables, 200):
        assert np.array_equal(observer.row(g, me), Observer(*seated).row(g, me))


def test_tables_that_look_different_have_different_rows(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    observer = Observer(*seated)
    me = seats - 1
    seen: dict[bytes, str] = {}
    for g in walks(game, seats, looks(*seated)):
        sight = json.dumps(TOLD_APART[game.id](game.view(g, me)))
        assert seen.setdefault(observer.row(g, me).tobytes(), sight) == sight
    assert len(seen) > 100


def test_what_lies_on_a_table_is_written_out_as_it_is_declared(seated: tuple[Game, int], walks: Walks) -> None:
    for g in walks(*seated, 50):
        assert isinstance(g, Zoned)
        assert g.lying() == [getattr(g, zone.name) for zone in g.zones]


def looks(game: Game, seats: int) -> int:
    """So many tables: the more seats look at each, and the longer one look takes, the fewer."""
    return LOOKS // (max(2, seats) ** 2 * SLOWER.get(game.id, 1))


def of_strife(view: Data) -> Data:
    """A view without what a row leaves out: the order of cards set aside."""
    for side in view["seats"]:
        side["aside"].sort()
    return view


def of_strain(view: Data) -> Data:
    """A view without what a row leaves out: the order of tiles, but for those in battle, and links long before."""
    battle, chain = view["battle"], view["chain"]
    for side in view["seats"]:
        side["scored"].sort()
        for organism in filter(None, side["organisms"]):
            if battle is not None and battle["place"] == organism["place"]:
                battle["faces"] = [(slot["tile"], slot["dormant"]) for slot in organism["slots"]]
            organism["slots"].sort(key=json.dumps)
    return {
        **view,
        "discards": {pile: sorted(tiles) for pile, tiles in view["discards"].items()},
        "chain": (len(chain), chain[-LINKS:]),
    }


def of_legends(view: Data) -> Data:
    """All of a view: a row leaves nothing out."""
    return view


def of_rrd(view: Data) -> Data:
    """A view without what a row leaves out: the order of discards, covered places, other zones, and outer duels."""
    me = view["seats"][view["you"]]
    zone = view["zones"].get(me["zone"])
    for side in (side for duel in view["duels"] for side in duel["sides"]):
        side["discard"].sort()
        side["void"].sort()
    if zone is not None:
        zone = {**zone, "crossing": [stack[-1:] for stack in zone["crossing"]], "discard": sorted(zone["discard"])}
    return {**view, "zones": zone, "duels": (len(view["duels"]), view["duels"][-1:])}


TOLD_APART = {"strife": of_strife, "strain": of_strain, "legends": of_legends, "rrd": of_rrd}


def test_the_layout_names_every_number_once(seated: tuple[Game, int]) -> None:
    observer = Observer(*seated)
    places = [place for part in observer.layout.values() for place in range(part.start, part.stop)]
    assert places == list(range(observer.size))


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_players_of_strain_sit_in_a_row_as_they_do_round_the_table(seats: int, walks: Walks) -> None:
    game = GAMES["strain"]
    observer = Observer(game, seats)
    layout = observer.layout
    for turn, g in enumerate(walks(game, seats, 4000 // seats**2)):
        me = turn % seats
        view, row = game.view(g, me), observer.row(g, me)
        shrinks = sum([int(row[layout[f"seat{n}_makes"]][3]) for n in range(seats)])
        for n in range(seats):
            side = view["seats"][(me + n) % seats]
            public = numbers_of(side)
            assert {name: list(row[layout[f"seat{n}_{name}"]]) for name in public} == public
            assert side["limit"] == max(0, HAND + int(row[layout[f"seat{n}_makes"]][2]) - shrinks)
        assert seats == 7 or not row[layout[f"seat{seats}_present"].start : layout["question"].start].any()
        assert list(row[layout["placed"]]) == view["placed"]["organism"] + view["placed"]["cytoplasm"]


def numbers_of(side: Data) -> dict[str, list[int]]:
    """The plain numbers of a player of Strain, by the names of the layout."""
    numbers: dict[str, list[int]] = {
        "present": [1],
        "points": [side["points"]],
        "backs": list(side["backs"].values()),
        "atp": [side["atp"]["pool"]],
        "toxin": [side["toxin"]["pool"]],
    }
    for k, organism in enumerate(side["organisms"]):
        for name in ("blocks", "complete", "infected", "defence"):
            numbers[f"place{k}_{name}"] = [0 if organism is None else int(organism[name])]
    return numbers


def test_an_event_of_strain_is_seen_from_the_seat() -> None:
    chain = ["0 2 9 12 -1 -1 -1 -1 0 0 0", "2 2 -1 6 -1 -1 -1 -1 5 2 0"]  # c places a cytosol and attacks b1
    g = GAMES["strain"].arrange({"seats": 3, "active": 2, "chain": chain}, SeededDice(0))
    observer = Observer(GAMES["strain"], 3)
    row, layout = observer.row(g, 1), observer.layout
    links = row[layout["chain"]].reshape(LINKS, EVENT_NUMBERS)[:3, [KIND, BY, PLACE, TILE, TOXINS]]
    assert links.tolist() == [[3, 2, 1, 0, 5], [1, 2, 7, 10, 0], [0, 0, 0, 0, 0]]
    assert list(row[layout["active"]]) == [0, 1, 0, 0, 0, 0, 0]
    assert list(row[layout["links"]]) == [2]


FIGHT = "2 1 -1 0 -1 -1 -1 -1 3 0 0"
POSITION: Data = {
    "seats": 3,
    "organism": [["amoeba"], ["yeast"]],
    "membrane": [["cytosol cilium"], ["influenza cytosol"]],
    "hand": [["antibody"], ["enzyme_inhibitor"]],
    "chain": [FIGHT],
    "tokens": [2, 1, 3],
    "toll": 2,
}
SHOWN: list[Data] = [
    {},
    {"organism": [["amoeba"], ["bacillus"]]},
    {"organism": [["amoeba"], [None, "yeast"]]},
    {"membrane": [["cilium cytosol"], ["influenza cytosol"]]},
    {"membrane": [["~cytosol cilium"], ["influenza cytosol"]]},
    {"membrane": [["cytosol !cilium"], ["influenza cytosol"]]},
    {"membrane": [["cytosol ~cilium"], ["influenza cytosol"]]},
    {"membrane": [["cytosol !~cilium"], ["influenza cytosol"]]},
    {"membrane": [["cytosol cilium"], ["rhinovirus cytosol"]]},
    {"hand": [["apoptosis"], ["enzyme_inhibitor"]]},
    {"hand": [["antibody"], ["cytosol"]]},
    {"scored": [["mycoplasma"]]},
    {"scored": [["coccus"]]},
    {"scored": [[], ["coccus"]]},
    {"petri_discard": ["measles"]},
    {"tokens": [1, 2, 3]},
    {"toll": 1},
    {"tokens": [], "toll": 0},
    *({"chain": [line]} for line in (
        "2 2 -1 0 -1 -1 -1 -1 3 0 0", "2 1 -1 6 -1 -1 -1 -1 3 0 0", "2 1 -1 0 -1 -1 -1 -1 4 0 0",
        "2 1 -1 0 -1 -1 -1 -1 3 1 0", "2 1 -1 0 -1 -1 -1 -1 3 0 1", "2 1 -1 0 36 -1 -1 -1 3 0 0",
        "2 1 -1 0 37 -1 -1 -1 3 0 0", "2 1 -1 0 -1 6 -1 -1 3 0 0", "2 1 -1 0 -1 6 36 -1 3 0 0",
        "3 1 32 0 -1 -1 -1 -1 3 0 0", "3 1 33 0 -1 -1 -1 -1 3 0 0",
        "0 0 52 0 12 -1 -1 -1 0 0 0", "0 0 52 0 13 -1 -1 -1 0 0 0",
    )),
    {"chain": ["0 0 39 -1 -1 -1 -1 0 0 0 0", FIGHT]},
    {"chain": ["0 0 39 -1 -1 -1 -1 -1 0 0 0", FIGHT]},
    *({key: [0, 3, 0]} for key in ("points", "atp", "toxin")),
    *({key: 2} for key in ("turn", "active", "toughness")),
    {"turn": 102},
    {"turn": 202},
    {"phase": "shed"},
    {"settings": {"points": 14}},
    *({key: numbers} for key in ("placed", "extra") for numbers in ([1, 0], [0, 1])),
    {"yields": [1, 0, 0]},
    {"yields": [2, 0, 0]},
]  # fmt: skip
HIDDEN: list[Data] = [{"hand": [["antibody"], ["apoptosis"]]}, {"yields": [0, 1, 2]}]


FIELD: list[str] = ["PPPPPPPP"] * 6 + ["PPFPPPPP", "PPPPPPPP"]
BATTLE: Data = {
    "seats": 2,
    "terrain": FIELD,
    "units": [["tiera@d4", "landor@a1"], ["murkis@d5", "skeleton_warlock@f6/seen", "titan_castle@h8"]],
    "order": [0, 0, 1, 1, 1],
    "mustered": [["landor", "tiera"], ["murkis", "skeleton_warlock", "titan_castle"]],
}
THEIRS = BATTLE["units"][1]
SIGHTS: list[Data] = [
    {},
    {"terrain": [*FIELD[:6], "PPPFPPPP", "PPPPPPPP"]},
    {"terrain": [*FIELD[:6], "PPMPPPPP", "PPPPPPPP"]},
    *({"units": [own, THEIRS]} for own in (
        ["tiera@d3", "landor@a1"], ["landor@d4", "tiera@a1"], ["tiera@d4/seen", "landor@a1"],
        ["tiera@d4/moved", "landor@a1"], ["tiera@d4/+2", "landor@a1"], ["tiera@d4/-2", "landor@a1"],
        ["tiera@d4/fly", "landor@a1"], ["tiera@d4/quick", "landor@a1"], ["tiera@destroyed", "landor@a1"],
        ["tiera@d4/taken", "landor@a1"], ["tiera@d4/taken/looked", "landor@a1"], ["tiera@d4/taken/seen", "landor@a1"],
    )),
    *({"units": [BATTLE["units"][0], their]} for their in (
        ["murkis@e5", *THEIRS[1:]], ["murkis@d5/looked", *THEIRS[1:]], ["murkis@d5/seen", *THEIRS[1:]],
        ["murkis@d5/moved", *THEIRS[1:]], ["murkis@d5/+2", *THEIRS[1:]], ["murkis@d5/fly", *THEIRS[1:]],
        ["murkis@d5/taken", *THEIRS[1:]], ["murkis@destroyed", *THEIRS[1:]],
        ["murkis@d5", "skeleton_warlock@curse", "titan_castle@h8"],
        ["murkis@d5", "skeleton_warlock@destroyed", "titan_castle@h8"],
    )),
    {"units": [BATTLE["units"][0], ["murkis@d5", "skeleton_warlock@curse", "titan_castle@h8"]], "curse_seat": 0},
    {"mustered": [["landor"], BATTLE["mustered"][1]]},
    {"mustered": [BATTLE["mustered"][0], ["murkis"]]},
    {"settings": {"grey": "custom"}},
    {"attacker": 0, "defender": 2, "origin": 26, "contested": 28},
    {"attacker": 0, "defender": 2, "origin": 20, "contested": 28},
    {"attacker": 0, "defender": 3, "origin": 36, "contested": 45},
    {"attacker": 1, "defender": 3, "origin": 36, "contested": 45},
    {"attacker": 3, "defender": 0, "origin": 36, "contested": 27},
    *({key: value} for key in ("turn", "quiet") for value in (2, 102, 202)),
    *({key: 1} for key in ("active", "battle", "beige")),
    *({key: value} for key in ("wins", "score", "watch") for value in ([1, 0], [0, 1])),
    {"score": [101, 0]},
]  # fmt: skip
UNSEEN: list[Data] = [
    {"units": [BATTLE["units"][0], ["titan_castle@d5", "skeleton_warlock@f6/seen", "murkis@h8"]]},
    *({key: [1]} for key in ("used", "spent")),
    {"extra": 1},
    {"trail": [[0, 26, 27, 1], [-1, -1, -1, 0]]},
]


ARRANGED: dict[str, tuple[int, Data]] = {"strain": (3, POSITION), "legends": (2, {"agenda": []} | BATTLE)}  # seats


def row_of(game: str, change: Data) -> bytes:
    (seats, position), rules = ARRANGED[game], GAMES[game]
    return Observer(rules, seats).row(rules.arrange(position | change, SeededDice(0)), 0).tobytes()


@pytest.mark.parametrize(("game", "changes"), [("strain", SHOWN), ("legends", SIGHTS)], ids=ARRANGED)
def test_whatever_a_seat_sees_is_in_its_row(game: str, changes: list[Data]) -> None:
    rows = [row_of(game, change) for change in changes]
    assert [change for n, change in enumerate(changes) if rows.index(rows[n]) != n] == []


@pytest.mark.parametrize(
    ("game", "change"), [*(("strain", change) for change in HIDDEN), *(("legends", change) for change in UNSEEN)]
)
def test_what_a_seat_does_not_see_is_not_in_its_row(game: str, change: Data) -> None:
    assert row_of(game, change) == row_of(game, {})


def test_a_secret_army_of_legends_is_not_in_the_row_of_an_opponent() -> None:
    secret: Data = {"settings": {"grey": "custom"}}
    assert row_of("legends", secret) == row_of("legends", secret | {"mustered": [BATTLE["mustered"][0], ["murkis"]]})


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_field_of_legends_is_seen_from_the_own_edge(seats: int, walks: Walks) -> None:
    game = GAMES["legends"]
    observer = Observer(game, seats)
    columns = 4 * seats
    for turn, g in enumerate(walks(game, seats, 200)):
        me = turn % seats
        view, row = game.view(g, me), observer.row(g, me)
        planes = {name: row[observer.layout[f"field_{name}"]] for name in ("mine", "theirs", "owner", "strength")}
        expected = {name: np.zeros(8 * columns, np.int8) for name in planes}
        for unit in view["units"]:
            column, line = SPACES.index(unit["space"]) // 8, SPACES.index(unit["space"]) % 8
            at = (columns - 1 - column) * 8 + 7 - line if me % 2 else column * 8 + line
            expected["mine" if unit["team"] == me % 2 else "theirs"][at] = 1
            expected["owner"][at] = (unit["owner"] - me) % seats + 1
            expected["strength"][at] = unit["strength"] or 0
        assert all(np.array_equal(planes[name], expected[name]) for name in planes)


def test_a_hand_lies_where_the_layout_says(walks: Walks) -> None:
    game = GAMES["strife"]
    observer = Observer(game, 2)
    for g in walks(game, 2, 400):
        assert isinstance(g, Strife)
        hand = np.flatnonzero(observer.row(g, 1)[observer.layout["seat0_hand"]])
        assert list(hand) == [0, *[1 + card for card in sorted(g.hand[1])]]  # how many there are comes first
