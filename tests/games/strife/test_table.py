"""What the table of Strife promises and no single scenario can show."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import ludotheque
from ludotheque import Table
from ludotheque.games.strife.table import OF_A_TURN, Strife
from ludotheque.kernel.game import Setting

POWERS = {
    "monk": 0,
    "necromancer": 1,
    "assassin": 2,
    "mage": 3,
    "paladin": 4,
    "ranger": 5,
    "druid": 6,
    "warrior": 7,
    "knight": 8,
    "barbarian": 9,
}
HUMANS = {"monk", "mage", "paladin", "ranger", "knight"}
LOCATIONS = {
    "pit_of_souls": 1,
    "endless_green": 1,
    "ravagers_wastes": 1,
    "shadow_keep": 2,
    "cathedral_of_light": 2,
    "camerions_tower": 2,
    "nethil_yara": 3,
    "kingdom_of_astaria": 3,
    "baladons_rock": 3,
    "temple_of_shin_ti_lal": 4,
}
RELICS = 9
EVENTS = 9
SEEDS = range(100)


def played(seed: int, options: dict[str, Setting] | None = None) -> Iterator[Table]:
    """A game of random choices, after its set-up and after every choice."""
    table = ludotheque.new_table("strife", seed=seed, options=options)
    chance = Random(seed)
    yield table
    while not table.over:
        seat = chance.choice(table.deciders())
        table.choose(seat, chance.choice(table.menu(seat)))
        yield table


def fought(champion: str, event: str) -> int:
    """The total of a champion against a Monk where neither gets anything but from the event."""
    neutral = "pit_of_souls" if champion != "necromancer" else "shadow_keep"
    table = ludotheque.setup(
        "strife",
        {
            "settings": {"beginner": True, "events": True, "rounds": 1},
            "hand": [[champion, "druid", "mage"], ["monk", "druid", "mage"]],
            "row": [neutral, "endless_green", "nethil_yara"],
            "calendar": [event],
        },
    )
    table.choose(0, f"select {champion}")
    table.choose(1, "select monk")
    [totals] = [event for event in table.events() if event["name"] == "totals"]
    return int(totals["first"])


def test_both_players_own_the_same_ten_champions() -> None:
    """Two players; each owns one set of ten champions, one of every kind. [Strife 1.1]"""
    table = ludotheque.new_table("strife")
    hands = [side["hand"] for side in table.view()["seats"]]
    assert len(hands) == 2
    assert hands[0] == hands[1] == list(POWERS)


def test_nothing_of_a_turn_is_left_when_it_is_forgotten() -> None:
    """No block, gain, bonus, reduction or skip carries over. [Strife 3.2]"""
    for table in played(1, {"relics": True, "events": True}):
        g = table.state.copy(table.state.dice)
        assert isinstance(g, Strife)
        g.forget_turn()
        assert [getattr(g, zone.name) for zone in OF_A_TURN] == [zone.empty(g) for zone in OF_A_TURN]


def test_strife_is_for_two_players_only() -> None:
    """Strife is played by two players. [Strife 1.1]"""
    for seats in (1, 3):
        with pytest.raises(ValueError):
            ludotheque.new_table("strife", seats=seats)


def test_every_champion_stays_somewhere_on_its_owners_side() -> None:
    """Ten champions each, one of every kind, throughout the game. [Strife 1.1]"""
    for table in played(1, {"relics": True, "events": True}):
        places = table.game.places(table.state)
        for seat in (0, 1):
            own = [place for place in places if place.endswith(f"of seat {seat}")]
            assert sorted(own) == sorted(f"champion {champion} of seat {seat}" for champion in POWERS)


@pytest.mark.parametrize(("champion", "power"), POWERS.items())
def test_a_champion_fights_with_its_printed_power(champion: str, power: int) -> None:
    """The printed powers, 0 to 9. [Strife 1.2]"""
    assert fought(champion, "choking_fog") == power


@pytest.mark.parametrize(("champion", "power"), POWERS.items())
def test_a_champion_is_human_or_not(champion: str, power: int) -> None:
    """Crusade of Men strengthens the humans, Blood Moon the others. [Strife 1.3, 13.5, 13.6]"""
    human = champion in HUMANS
    assert fought(champion, "crusade_of_men") == power + 2 * human
    assert fought(champion, "blood_moon") == power + 2 * (not human)


def test_ten_locations_are_worth_22_points_together() -> None:
    """Ten locations, worth 22 VP together; without their modules no relics and no events. [Strife 1.4, 14.7, 14.9]"""
    worth: dict[str, int] = {}
    for seed in SEEDS:
        view = ludotheque.new_table("strife", seed=seed).view()
        assert sorted(view["row"] + view["deck"]) == sorted(LOCATIONS)
        assert view["discard"] == view["events"] == []
        worth |= dict(zip(view["row"], view["worth"], strict=True))
    assert worth == LOCATIONS
    assert sum(worth.values()) == 22


def test_nine_relics_and_nine_events_exist() -> None:
    """They take part only when their module is chosen. [Strife 1.4, 14.8, 14.10]"""
    relics: set[str] = set()
    events: set[str] = set()
    for seed in SEEDS:
        view = ludotheque.new_table("strife", seed=seed, options={"relics": True, "events": True}).view()
        locations = view["row"] + view["deck"] + view["discard"]
        relics |= set(locations) - set(LOCATIONS)
        events |= set(view["events"])
        assert set(LOCATIONS) <= set(locations)
    assert len(relics) == RELICS
    assert len(events) == EVENTS


def test_somebody_holds_the_fatestone_at_every_moment_after_the_set_up() -> None:
    """Exactly one player holds it, and it shows a value; both change only by being passed. [Strife 1.5, 9.3]"""
    before: tuple[int, int] | None = None
    for table in played(2):
        stone = table.view()["fatestone"]
        if stone["holder"] is None:
            assert before is None
            continue
        now = int(stone["holder"]), int(stone["value"])
        assert now[0] in (0, 1)
        assert before is not None or now[1] in (1, 2)
        if before is not None and now[0] == before[0]:
            assert now[1] >= before[1]
        before = now
    assert before is not None


def test_the_row_never_holds_more_than_three_locations() -> None:
    """At most three, and fewer only when the deck is empty. [Strife 1.7, 1.13, 1.14]"""
    for seed in range(5):
        for table in played(seed, {"relics": True, "events": True, "rounds": 2}):
            view = table.view()
            assert len(view["row"]) <= 3
            assert len(view["row"]) == 3 or not view["deck"]


def test_a_view_shows_the_deck_as_a_set() -> None:
    """The cards of the deck are known, their order is not: every card may come next. [Strife 1.8, 1.10, 1.11]"""
    row = ["shadow_keep", "nethil_yara", "endless_green"]
    deck = [location for location in LOCATIONS if location not in row]
    seen: set[str] = set()
    for seed in SEEDS:
        table = ludotheque.setup("strife", {"row": row}, seed=seed)
        assert table.view(0)["deck"] == deck
        table.choose(0, "select druid")
        table.choose(1, "select paladin")
        view = table.view(0)
        turned_up = view["row"][-1]
        assert view["deck"] == [location for location in deck if location != turned_up]
        seen.add(turned_up)
    assert seen == set(deck)


@pytest.mark.parametrize("first", [0, 1])
def test_nobody_sees_who_has_already_answered(first: int) -> None:
    """An answer to a common question changes nothing that anybody can see, and may be changed. [Strife 1.19, 3.3]"""
    table = ludotheque.new_table("strife", seed=3)
    for questions in range(2):  # the opening's legacy champion, then its battle champion
        shown = [table.view(seat) for seat in (0, 1, None)]
        told = [table.events(seat) for seat in (0, 1, None)]
        menu = table.menu(first)
        for choice in (menu[4], menu[7]):
            table.choose(first, choice)
            assert [table.view(seat) for seat in (0, 1, None)] == shown
            assert [table.events(seat) for seat in (0, 1, None)] == told
            assert table.menu(first) == menu
        table.choose(1 - first, table.menu(1 - first)[questions])


def test_the_last_answer_given_counts() -> None:
    """An answer may be changed until the last one is in. [Strife 1.19]"""
    table = ludotheque.new_table("strife", seed=3)
    table.choose(0, "legacy monk")
    table.choose(0, "legacy barbarian")
    table.choose(1, "legacy knight")
    with pytest.raises(ludotheque.IllegalChoice):
        table.choose(0, "legacy monk")
    assert table.view(0)["seats"][0]["face_down"]["legacy"] == "barbarian"


def test_the_order_of_two_answers_does_not_matter() -> None:
    """The answers take effect together. [Strife 1.19, 3.5]"""
    tables = [ludotheque.new_table("strife", seed=4) for _ in range(2)]
    answers = [(0, "legacy knight"), (1, "legacy druid")], [(0, "select assassin"), (1, "select mage")]
    for table, step in zip(tables, (1, -1), strict=True):
        for pair in answers:
            for seat, text in pair[::step]:
                table.choose(seat, text)
    assert tables[0].position() == tables[1].position()
    assert tables[0].events() == tables[1].events()


@pytest.mark.parametrize("seed", range(20))
def test_a_round_never_has_more_than_eight_turns(seed: int) -> None:
    """Eight turns in a round; fewer only when champions are set aside or the locations run out. [Strife 8.4]"""
    turns = [0, 0, 0]
    shortened = [False, False, False]
    for table in played(seed):
        view = table.view()
        i = view["round"] - 1
        turns[i] = max(turns[i], view["turn"])
        shortened[i] |= not view["row"] or all(side["aside"] for side in view["seats"])
    for i in range(3):
        assert turns[i] == 8 or (shortened[i] and 0 < turns[i] < 8)


@pytest.mark.parametrize("seed", range(20))
def test_no_game_ends_in_a_draw(seed: int) -> None:
    """There is always exactly one winner. [Strife 8.16, 8.17]"""
    *_, table = played(seed, {"rounds": 1})
    assert table.result is not None
    assert len(table.result.winners) == 1


def test_the_deal_is_the_same_set_in_every_order() -> None:
    """Any location may be turned up first, second or third. [Strife 2.2, 1.8]"""
    rows = [ludotheque.new_table("strife", seed=seed).view()["row"] for seed in range(300)]
    for place in range(3):
        assert {row[place] for row in rows} == set(LOCATIONS)
