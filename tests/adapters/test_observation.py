"""What a seat may know, as numbers: nothing hidden, and nothing that its view shows left out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest

from ludotheque.adapters.observation import Observer
from ludotheque.games import GAMES
from ludotheque.games.strain.layout import LINKS
from ludotheque.games.strife.table import Strife
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Game
from ludotheque.kernel.state import State

Walks = Callable[[Game, int, int], Iterator[State]]

LOOKS = 20_000  # each by a seat, and each writes the rows of all


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def test_a_row_does_not_depend_on_what_the_seat_cannot_see(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    observer = Observer(game)
    for n, g in enumerate(walks(game, seats, LOOKS // seats**2)):
        for seat in range(seats):
            imagined = game.imagine(g, seat, SeededDice(n))
            assert np.array_equal(observer.row(g, seat), observer.row(imagined, seat))


def test_all_rows_at_once_are_the_rows_one_by_one(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    observer = Observer(game)
    for g in walks(game, seats, LOOKS // (2 * seats**2)):
        at_once = observer.rows(g, g.asked(), [b""] * seats).reshape(seats, observer.size)
        assert np.array_equal(at_once, [observer.row(g, seat) for seat in range(seats)])


def test_what_was_looked_at_before_does_not_matter(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    observer = Observer(game)
    tables = [g.copy(g.dice) for g in walks(game, seats, LOOKS // (10 * seats))]
    for g in Random(1).sample(tables, 200):
        assert np.array_equal(observer.row(g, 1), Observer(game).row(g, 1))


def test_tables_that_look_different_have_different_rows(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    observer = Observer(game)
    me = seats - 1
    seen: dict[bytes, str] = {}
    for g in walks(game, seats, LOOKS // seats**2):
        sight = json.dumps(TOLD_APART[game.id](game.view(g, me)))
        assert seen.setdefault(observer.row(g, me).tobytes(), sight) == sight
    assert len(seen) > 100


def of_strife(view: Data) -> Data:
    """A view without what a row leaves out: the order of cards set aside and below the top of the discard."""
    for side in view["seats"]:
        side["aside"].sort()
    return {**view, "discard": [sorted(view["discard"]), view["discard"][-1:]]}


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


TOLD_APART = {"strife": of_strife, "strain": of_strain}


def test_the_layout_names_every_number_once(game: Game) -> None:
    observer = Observer(game)
    places = [place for part in observer.layout.values() for place in range(part.start, part.stop)]
    assert places == list(range(observer.size))


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_players_of_strain_sit_in_a_row_as_they_do_round_the_table(seats: int, walks: Walks) -> None:
    game = GAMES["strain"]
    observer = Observer(game)
    layout = observer.layout
    for turn, g in enumerate(walks(game, seats, 4000 // seats**2)):
        me = turn % seats
        view, row = game.view(g, me), observer.row(g, me)
        for n in range(seats):
            public = numbers_of(view["seats"][(me + n) % seats])
            assert {name: list(row[layout[f"seat{n}_{name}"]]) for name in public} == public
        assert seats == 7 or not row[layout[f"seat{seats}_present"].start : layout["turn"].start].any()
        placed = [list(row[layout[name]]) for name in ("organisms_placed", "cytoplasms_placed")]
        assert placed == [view["placed"]["organism"], view["placed"]["cytoplasm"]]


def numbers_of(side: Data) -> dict[str, list[int]]:
    """The plain numbers of a player of Strain, by the names of the layout."""
    numbers: dict[str, list[int]] = {
        "present": [1],
        "points": [side["points"]],
        "hand_size": [side["hand_size"]],
        "backs": list(side["backs"].values()),
        "limit": [side["limit"]],
        "atp": [side["atp"]["pool"]],
        "atp_ready": [side["atp"]["ready"]],
        "toxin": [side["toxin"]["pool"]],
        "toxin_ready": [side["toxin"]["ready"]],
    }
    for k, organism in enumerate(side["organisms"]):
        for name in ("blocks", "complete", "infected", "defence"):
            numbers[f"place{k + 1}_{name}"] = [0 if organism is None else int(organism[name])]
    return numbers


def test_an_event_of_strain_is_seen_from_the_seat() -> None:
    chain = ["0 2 9 12 -1 -1 -1 -1 0 0 0", "2 2 -1 6 -1 -1 -1 -1 5 2 0"]  # c places a cytosol and attacks b1
    g = GAMES["strain"].arrange({"seats": 3, "active": 2, "chain": chain}, SeededDice(0))
    observer = Observer(GAMES["strain"])
    row, layout = observer.row(g, 1), observer.layout
    links = [
        [int(row[layout[f"link{n}_{name}"]][0]) for name in ("kind", "by", "place", "tile", "toxins")] for n in (1, 2)
    ]
    assert links == [[3, 2, 1, 0, 5], [1, 2, 7, 10, 0]]
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


def row_of_strain(change: Data) -> bytes:
    game = GAMES["strain"]
    return Observer(game).row(game.arrange(POSITION | change, SeededDice(0)), 0).tobytes()


def test_whatever_a_seat_of_strain_sees_is_in_its_row() -> None:
    rows = [row_of_strain(change) for change in SHOWN]
    assert [change for n, change in enumerate(SHOWN) if rows.index(rows[n]) != n] == []


@pytest.mark.parametrize("change", HIDDEN)
def test_what_a_seat_of_strain_does_not_see_is_not_in_its_row(change: Data) -> None:
    assert row_of_strain(change) == row_of_strain({})


def test_a_hand_lies_where_the_layout_says(walks: Walks) -> None:
    game = GAMES["strife"]
    observer = Observer(game)
    for g in walks(game, 2, 400):
        assert isinstance(g, Strife)
        hand = np.flatnonzero(observer.row(g, 1)[observer.layout["my_hand"]])
        assert list(hand) == sorted(g.hand[1])
