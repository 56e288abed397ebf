"""Options of Strife: what may be agreed, what is refused, and what no single scenario can show of modules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.games.strife.facts import CARDS
from ludotheque.kernel.game import Setting

GAME = ludotheque.GAMES["strife"]
RULES = Path(__file__).parents[3] / "docs" / "rules" / "strife.md"
CHAMPIONS = ["monk", "necromancer", "assassin", "mage", "paladin", "ranger", "druid", "warrior", "knight", "barbarian"]
MEEK = CHAMPIONS[:5]
HUMANS = ["monk", "mage", "paladin", "ranger", "knight"]
EVENTS = [
    "ceremony_of_the_wyrm", "festival_of_the_sphinx", "season_of_the_meek", "choking_fog", "blood_moon",
    "crusade_of_men", "winter_storm", "opening_of_the_trade_routes", "splendor_of_spring",
]  # fmt: skip
RELICS = CARDS.locations[CARDS.plain_locations :]
PRINTED = {
    "pit_of_souls": 1, "endless_green": 1, "ravagers_wastes": 1, "shadow_keep": 2, "cathedral_of_light": 2,
    "camerions_tower": 2, "nethil_yara": 3, "kingdom_of_astaria": 3, "baladons_rock": 3, "temple_of_shin_ti_lal": 4,
}  # fmt: skip
EDITIONS: dict[str, dict[str, Setting]] = {
    "v3g": {"fatestone_second_tie": "lowest", "fatestone_cap": 12, "entering_battle": "immediate"},
    "cube": {"fatestone_second_tie": "highest", "fatestone_cap": 10, "entering_battle": "countdown"},
}


def agreed(**asked: Setting) -> dict[str, Setting]:
    """The settings of a table for which this was asked."""
    return dict(ludotheque.new_table("strife", options=asked).settings)


def written(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def play_out(table: ludotheque.Table) -> None:
    """Play to the end, choosing by count: different questions get different answers."""
    n = 0
    while not table.over:
        seat = table.deciders()[0]
        menu = table.menu(seat)
        table.choose(seat, menu[n * 7 % len(menu)])
        n += 1


def opening(event: str) -> ludotheque.Table:
    """A new game whose first round is under this event."""
    options: dict[str, Setting] = {"events": True}
    tables = (ludotheque.new_table("strife", seed=seed, options=options) for seed in range(1000))
    return next(table for table in tables if table.view()["event"] == event)


def duel(champion: str, **position: object) -> ludotheque.Table:
    """Both players of a beginners' game select the same champion: a tie, and the parts of both totals are seen."""
    table = ludotheque.setup("strife", position)
    table.choose(0, f"select {champion}")
    table.choose(1, f"select {champion}")
    return table


def test_the_values_are_those_of_the_rules() -> None:
    """Every value of an option has its paragraph, and every paragraph its value. [Strife 14]"""
    paragraphs = re.findall(r"^\*\*14\.\d+\*\* `(\w+): (\w+)`", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    offered = [(option.name, written(value)) for option in GAME.options for value in option.values]
    assert sorted(paragraphs) == sorted(offered)


def test_the_usual_game_has_the_defaults_of_the_rules() -> None:
    """Three rounds, no modules, edition v3g, and the value marked as default elsewhere.

    [Strife 14.3, 14.5, 14.7, 14.9, 14.11, 14.14, 14.16, 14.20]
    """
    text = RULES.read_text(encoding="utf-8")
    marked = re.findall(r"^\*\*14\.\d+\*\* `(\w+): (\w+)`.*(?:\(default\)|Default of v3g)", text, re.MULTILINE)
    sole = [("edition", "v3g"), ("order_tie_choice", "winner_first"), ("choking_fog", "fatestone_order")]
    assert dict(marked + sole) == {name: written(value) for name, value in agreed().items()}


@pytest.mark.parametrize(
    "asked, nearest", [("round", "rounds"), ("relic", "relics"), ("fatestone_cup", "fatestone_cap")]
)
def test_an_unknown_option_is_refused_with_the_nearest_name(asked: str, nearest: str) -> None:
    """Only the options of the rules can be agreed. [Strife 14]"""
    with pytest.raises(ValueError, match=f"no option '{asked}'; did you mean '{nearest}'"):
        agreed(**{asked: True})


@pytest.mark.parametrize(
    "name, value, values",
    [
        ("rounds", 4, "1, 2, 3, 5"),
        ("rounds", "3", "1, 2, 3, 5"),
        ("rounds", True, "1, 2, 3, 5"),
        ("relics", 1, "false, true"),
        ("beginner", "true", "false, true"),
        ("fatestone_cap", 11, "12, 10, 9, none"),
        ("edition", "deluxe", "v3g, cube, custom"),
        ("wyrm_turns", 9, "8, 7"),
    ],
)
def test_an_unknown_value_is_refused_with_the_values_there_are(name: str, value: Setting, values: str) -> None:
    """An option has the values of its paragraphs and no other. [Strife 14.1-14.4, 14.16-14.19]"""
    with pytest.raises(ValueError, match=f"'{name}' cannot be .*; it may be {values}$"):
        agreed(**{name: value})


@pytest.mark.parametrize(
    "name, value, other",
    [("order_tie_choice", "winner_first", "winner_chooses"), ("choking_fog", "fatestone_order", "simultaneous")],
)
def test_where_there_is_no_other_value_no_other_is_taken(name: str, value: str, other: str) -> None:
    """Two options are there to be named, with one value each. [Strife 14.22, 14.51]"""
    assert agreed(**{name: value})[name] == value
    with pytest.raises(ValueError, match=f"it may be {value}$"):
        agreed(**{name: other})


@pytest.mark.parametrize("edition", ["v3g", "cube"])
def test_an_edition_fixes_its_three_options(edition: str) -> None:
    """The French and the German rulebook differ in three things. [Strife 14.11, 14.12]"""
    settings = agreed(edition=edition)
    assert settings["edition"] == edition
    assert {name: settings[name] for name in EDITIONS[edition]} == EDITIONS[edition]


@pytest.mark.parametrize("edition, other", [("v3g", "cube"), ("cube", "v3g")])
@pytest.mark.parametrize("name", ["fatestone_second_tie", "fatestone_cap", "entering_battle"])
def test_changing_what_an_edition_fixes_makes_it_custom(edition: str, other: str, name: str) -> None:
    """A game is custom as soon as one of the three differs from its edition; the others stay. [Strife 14.13]"""
    settings = agreed(edition=edition, **{name: EDITIONS[other][name]})
    assert settings["edition"] == "custom"
    assert {name: settings[name] for name in EDITIONS[edition]} == {
        **EDITIONS[edition],
        name: EDITIONS[other][name],
    }


@pytest.mark.parametrize("edition", ["v3g", "cube"])
def test_naming_what_an_edition_fixes_anyway_leaves_it(edition: str) -> None:
    """Only a difference makes a game custom. [Strife 14.13]"""
    assert agreed(edition=edition, **EDITIONS[edition])["edition"] == edition


@pytest.mark.parametrize("edition", ["v3g", "cube"])
def test_the_other_options_may_be_changed_in_every_edition(edition: str) -> None:
    """Lengths, beginners and readings belong to no edition. [Strife 14.13]"""
    free = [option for option in GAME.options if option.name not in ("edition", "relics", "events", *EDITIONS["v3g"])]
    for option in free:
        settings = agreed(edition=edition, **{option.name: option.values[-1]})
        assert (settings["edition"], settings[option.name]) == (edition, option.values[-1])


@pytest.mark.parametrize("module", ["relics", "events"])
def test_the_modules_belong_to_v3g_and_are_refused_in_cube(module: str) -> None:
    """The German edition has neither; with them the game must be called custom. [Strife 14.11, 14.12, 14.13]"""
    assert agreed(edition="v3g", **{module: True})["edition"] == "v3g"
    with pytest.raises(ValueError, match="cube edition has no relics and no events; choose edition v3g or custom"):
        agreed(edition="cube", **{module: True})
    with_module = agreed(**{"edition": "custom", module: True, **EDITIONS["cube"]})
    assert (with_module["edition"], with_module["fatestone_cap"], with_module[module]) == ("custom", 10, True)


@pytest.mark.parametrize("rounds", [1, 2, 3, 5])
@pytest.mark.parametrize("relics, events", [(False, False), (True, False), (False, True), (True, True)])
def test_modules_go_with_every_length(rounds: int, relics: bool, events: bool) -> None:
    """A game ends after its last round, with as many events as rounds. [Strife 14.1-14.4, 14.8, 14.10, 13.10]"""
    options: dict[str, Setting] = {"rounds": rounds, "relics": relics, "events": events}
    table = ludotheque.new_table("strife", seed=rounds, options=options)
    assert len(set(table.view()["events"])) == len(table.view()["events"]) == (rounds if events else 0)
    assert len([event for event in table.events() if event["name"] == "joins"]) == (2 if relics else 0)
    play_out(table)
    ended = [event["round"] for event in table.events() if event["name"] == "round_ends"]
    assert ended == list(range(1, rounds + 1))


def test_any_two_relics_may_join_and_the_others_stay_out() -> None:
    """Two of all are drawn at random and shown; one location begins the discard. [Strife 12.10, 12.11]"""
    drawn: set[str] = set()
    for seed in range(60):
        table = ludotheque.new_table("strife", seed=seed, options={"relics": True})
        view = table.view(0)
        locations = view["row"] + view["deck"] + view["discard"]
        relics = [name for name in locations if name in RELICS]
        joined = [event["location"] for event in table.events(1) if event["name"] == "joins"]
        assert sorted(relics) == sorted(joined)
        assert (len(locations), len(set(relics)), len(view["row"]), len(view["discard"])) == (12, 2, 3, 1)
        drawn.update(relics)
    assert drawn == set(RELICS)


def test_any_event_may_come_in_any_round() -> None:
    """Events are drawn at random and never twice. [Strife 13.10]"""
    drawn: list[set[str]] = [set() for _ in range(5)]
    for seed in range(120):
        table = ludotheque.new_table("strife", seed=seed, options={"events": True, "rounds": 5})
        calendar = table.view(None)["events"]
        assert len(set(calendar)) == 5
        for events, event in zip(drawn, calendar, strict=True):
            events.add(event)
    assert drawn == [set(EVENTS)] * 5


@pytest.mark.parametrize("relic", RELICS)
def test_a_relic_has_a_bonus_for_no_champion(relic: str) -> None:
    """A relic is a location worth 1 VP without a bonus. [Strife 12.13]"""
    for champion in CHAMPIONS[1:]:
        view = duel(champion, row=[relic], settings={"relics": True, "beginner": True}).view()
        assert view["worth"] == [1]
        assert [part for part, _ in view["seats"][0]["parts"]] == ["printed"]
    assert duel("monk", row=[relic], settings={"relics": True, "beginner": True}).view()["seats"][0]["parts"] == []


@pytest.mark.parametrize(
    "event, favoured",
    [
        ("season_of_the_meek", MEEK),
        ("blood_moon", [champion for champion in CHAMPIONS if champion not in HUMANS]),
        ("crusade_of_men", HUMANS),
        ("splendor_of_spring", []),
    ],
)
def test_an_event_strengthens_its_champions_and_no_other(event: str, favoured: list[str]) -> None:
    """The Meek: up to 4; the Blood Moon: all but humans; the Crusade: humans; each by 2. [Strife 13.3, 13.5, 13.6]"""
    settings = {"events": True, "beginner": True, "rounds": 1}
    for champion in CHAMPIONS:
        table = duel(champion, row=["pit_of_souls"], calendar=[event], settings=settings)
        for side in table.view()["seats"]:
            assert dict(side["parts"]).get("event", 0) == (2 if champion in favoured else 0)


@pytest.mark.parametrize(
    "event, dearer",
    [
        ("opening_of_the_trade_routes", ["shadow_keep", "kingdom_of_astaria"]),
        ("splendor_of_spring", ["endless_green", "nethil_yara"]),
        ("blood_moon", []),
    ],
)
def test_an_event_makes_its_locations_dearer_and_no_other(event: str, dearer: list[str]) -> None:
    """Two locations are worth 2 VP more, all others what is printed. [Strife 13.8, 13.9]"""
    for name, points in PRINTED.items():
        table = ludotheque.setup("strife", {"row": [name], "calendar": [event], "settings": {"events": True}})
        assert table.view()["worth"] == [points + (2 if name in dearer else 0)]


@pytest.mark.parametrize("kind", ["select", "guess", "hide"])
def test_nobody_sees_a_secret_answer_of_the_modules(kind: str) -> None:
    """Selections, guesses and the Wyrm's cards are secret until both are in. [Strife 13.1, 13.18]"""
    event = "festival_of_the_sphinx" if kind == "guess" else "ceremony_of_the_wyrm"
    table = opening(event)
    while not table.menu(0)[0].startswith(kind):
        for seat in (0, 1):
            table.choose(seat, table.menu(seat)[0])
    before, told = table.view(1), table.events(1)
    table.choose(0, table.menu(0)[-1])
    assert (table.view(1), table.events(1)) == (before, told)


@pytest.mark.parametrize("holder", [0, 1])
def test_in_a_skipped_tie_the_player_without_the_stone_goes_first(holder: int) -> None:
    """The stone is not asked and does not move; the order is seen in what is told. [Strife 14.24]"""
    position = {
        "row": ["shadow_keep", "nethil_yara", "baladons_rock"],
        "pile": [["barbarian"], ["barbarian"]],
        "holder": holder,
        "settings": {"skip_irrelevant_order_ties": True},
    }
    table = ludotheque.setup("strife", position)
    table.choose(0, "select necromancer")
    table.choose(1, "select necromancer")
    told = table.events()
    for phase in ("gains", "will_pillage"):
        assert [event["seat"] for event in told if event["name"] == phase] == [1 - holder, holder]
    assert not [event for event in told if event["name"] in ("keeps_stone", "gives_stone")]
    assert table.view()["fatestone"] == {"holder": holder, "value": 1}
