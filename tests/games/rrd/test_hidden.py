"""What players of RR&D hide from each other stays hidden, also from whoever counts questions. [Rrd A29, A57, A58]"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.games.rrd import GAME
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.imagined import visible
from ludotheque.games.rrd.kinds import NONE
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import CONCEDE
from ludotheque.kernel.audience import told
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Settings
from ludotheque.kernel.laws import Moment
from ludotheque.table import setup

CARDS = set(BOOK.cards)
ITS_OWN = ("draws", "finds", "loots", "takes_card")  # who is told these learns which card it was
GAMES: list[tuple[int, Settings]] = [
    (2, {"mode": "duel"}),
    (3, {"mode": "duel"}),
    (2, {"difficulty": "abyssal"}),
    (3, {"difficulty": "demented", "loot": "draft"}),
    (4, {"difficulty": "abyssal", "dungeon_intersections": False}),
]
SEEDS = range(2)
POSITIONS = 700  # of a game: by then everybody has fought and been beaten
IMAGINED = 5  # every so many positions


def positions(seats: int, chosen: Settings, seed: int) -> Iterator[Moment]:
    """The beginning of a random game in which nobody gives up a duel."""
    luck, settings = SeededDice(seed), GAME.settings(chosen)
    g = GAME.deal(seats, settings, SeededDice(seed), True)
    for n in range(POSITIONS):
        if g.over():
            return
        (seat,) = g.deciders()
        menu = [choice for choice in g.menu(seat) if choice[0] != CONCEDE]
        choice = menu[luck.below(len(menu), n, 0)]
        yield Moment(GAME, seats, settings, g, {seat: choice}, luck, n, frozenset())
        g.choose(seat, choice)


def strings(value: object) -> Iterator[str]:
    """Every word in a view, the keys too: loot piles are listed by card."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield str(key)
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def known_to(g: Logoth, seat: Seat) -> set[int]:
    """The combat cards that a seat can tell the names of: its own, and those that lie open."""
    known = {card for card in g.tested if card != NONE}
    if seat != TABLE:
        known |= {*g.deck[seat], *g.satchel[seat], *g.offered[seat], *g.gone[seat]}
        known |= {card for card, copies in enumerate(g.loot[seat]) if copies}
    for side, player in enumerate(g.side_seat):
        open_cards = {*visible(g, side), g.top_soul[side]}
        if player in (seat, NONE):
            known |= {*open_cards, *g.hand[side], *g.trap[side]}
        else:
            laid = {row[0] for row in (g.playing[side >> 1], g.pending[side >> 1]) if row and BOOK.trap[row[0]]}
            known |= {card for card in open_cards if card not in laid or card in g.used[side] + g.void[side]}
    return known - {NONE}


@pytest.mark.parametrize(("seats", "chosen"), GAMES, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_names_no_card_of_another_players_hand_deck_or_satchel(seats: int, chosen: Settings, seed: int) -> None:
    for moment in positions(seats, chosen, seed):
        g = moment.g
        assert isinstance(g, Logoth)
        for seat in range(TABLE, seats):
            named = CARDS.intersection(strings(GAME.view(g, seat)))
            unknown = named - {BOOK.cards[card] for card in known_to(g, seat)}
            assert not unknown, f"seat {seat} sees {unknown} at position {moment.n}"


@pytest.mark.parametrize(("seats", "chosen"), GAMES, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_told_what_another_player_draws_finds_or_lays(seats: int, chosen: Settings, seed: int) -> None:
    *_, moment = positions(seats, chosen, seed)
    for seat in range(TABLE, seats):
        for event in told(GAME, moment.g.events, seat):
            if event["name"] in ITS_OWN:
                assert is_own(event, seat), f"seat {seat} is told {event}"
            if event["name"] == "plays" and isinstance(event["who"], int):
                assert not BOOK.trap[BOOK.cards.index(event["card"])], f"seat {seat} is told {event}"


def is_own(event: Data, seat: Seat) -> bool:
    """It is about the seat, or about an enemy that the seat plays."""
    who = event.get("seat", event.get("who"))
    return who == seat if isinstance(who, int) else seat != TABLE


@pytest.mark.parametrize(("seats", "chosen"), GAMES, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_passed_over_because_of_what_they_hold(seats: int, chosen: Settings, seed: int) -> None:
    """The same answer on two tables that look the same: until something different is told, the same seats are asked."""
    for moment in positions(seats, chosen, seed):
        if moment.n % IMAGINED == 0:
            for seat in range(TABLE, seats):
                for decider, choice in moment.choices.items():
                    if decider != seat:
                        compare(moment, seat, decider, choice)


def compare(moment: Moment, seat: Seat, decider: Seat, choice: Choice) -> None:
    real = moment.g.copy(moment.g.dice)
    other = GAME.imagine(moment.g, seat, SeededDice(moment.n))
    other.dice = moment.g.dice
    if choice not in other.menu(decider):
        return
    heard: list[list[Data]] = []
    for g in (real, other):
        g.events = []
        g.choose(decider, choice)
        heard.append(told(GAME, g.events, seat))
    shorter = min(len(heard[0]), len(heard[1]))
    if heard[0][:shorter] != heard[1][:shorter]:
        return  # chance, or what was hidden, has shown itself
    where = f"seat {seat} can tell at position {moment.n}, after {GAME.text(choice)}"
    if len(heard[0]) != len(heard[1]):
        g, more = (real, heard[0][shorter:]) if len(heard[0]) > shorter else (other, heard[1][shorter:])
        assert isinstance(g, Logoth)
        assert more[0]["name"] == "discards", f"{where}: {more}"
        assert [] in g.hand, f"{where}: a hand that is worth less goes whole, and no other [A25]"
        return
    assert GAME.waits_for(real, seat) == GAME.waits_for(other, seat), where
    assert GAME.coming(real, seat) == GAME.coming(other, seat), where
    assert real.moves == other.moves, where


PILE = ["spark", "spark", "spark", "spark"]
FEUD: Data = {"feud": 1, "reserve": [9, 9], "draw_pile": [PILE, PILE]}
ENEMY: Data = {"fight": "roadside_cutthroat", "incarnated": 1, "reserve": [9, 0], "draw_pile": [PILE, ["backstab"]]}

# What is so on the table, what is chosen, and two hands of bob's between which nobody else may tell.
ALIKE: dict[str, tuple[Data, list[tuple[Seat, str]], list[str], list[str]]] = {
    "a turn in which nothing can be played": (
        {**FEUD, "opener": [1], "reserve": [0, 0]},
        [],
        ["rise_and_slay", "rise_and_slay"],
        ["quick_slash", "rise_and_slay"],
    ),
    "an answer that cannot counter": (
        {**FEUD, "hand": [["quick_slash"]]},
        [(0, "play quick_slash torso")],
        ["venom_dart"],
        ["dry_parry"],
    ),
    "a payment with like cards": (
        {**FEUD, "opener": [1], "reserve": [0, 0]},
        [(1, "play berserk_charge head")],
        ["spark", "spark", "spark", "berserk_charge"],
        ["spark", "insight", "war_cry", "berserk_charge"],
    ),
    "a discard of like cards": (
        {**FEUD, "hand": [["stolen_thought"]]},
        [(0, "play stolen_thought head"), (1, "let-through")],
        ["berserk_charge", "berserk_charge"],
        ["berserk_charge", "riposte"],
    ),
    "an exchange without a fitting card": (
        {**FEUD, "opener": [1], "used": [[], ["twin_cut"]]},
        [(1, "play thiefs_memory head"), (0, "let-through")],
        ["thiefs_memory", "spark"],
        ["thiefs_memory", "hamstring"],
    ),
    "an enemy without a card that can be paid": (
        {**ENEMY, "opener": [1], "latent": [[4], [1]]},
        [],
        ["backstab"],
        ["quick_slash"],
    ),
    "an enemy without a card that can counter": (
        {**ENEMY, "hand": [["spark"]]},
        [(0, "play spark head")],
        ["hamstring", "hamstring"],
        ["hamstring", "war_cry"],
    ),
}


@pytest.mark.parametrize("case", ALIKE)
def test_two_hands_of_one_size_are_asked_alike(case: str) -> None:
    """What ann and a spectator hear and see is the same, and so is whom the table waits for."""
    position, choices, *hands = ALIKE[case]
    looks: list[object] = []
    for hand in hands:
        own = position.get("hand", [["spark"]])
        table = setup("rrd", {**position, "hand": [*own, hand]}, 2)
        for seat, choice in choices:
            assert table.deciders() == [seat]
            table.choose(seat, choice)
        g = table.state
        watchers = (0, TABLE)
        looks.append([(GAME.view(g, seat), GAME.coming(g, seat), told(GAME, g.events, seat)) for seat in watchers])
        assert table.deciders() == [1]
    assert looks[0] == looks[1]
