"""The report on simulated games: tables and plots in a folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.games import find_game
from ludotheque.kernel.event import Event
from ludotheque.lab.report import Tally, in_tens, write_report
from ludotheque.lab.simulate import Played, simulate

GAME = find_game("strain")
ALONE = find_game("rrd")


def test_a_report_has_seats_length_counts_and_every_tile(tmp_path: Path) -> None:
    tally = Tally(GAME)
    figures = simulate("strain", ["random", "random", "random"], GAME.settings({}), 4, 0, tally.hear, telling=True)
    figures |= tally.figures(3)
    written = write_report(tmp_path / "new", figures, tally)
    assert sorted(path.name for path in written) == [
        "cards.svg",
        "figures.json",
        "length.svg",
        "report.md",
        "seats.svg",
    ]
    assert all(path.read_text(encoding="utf-8") for path in written)
    numbers = json.loads((tmp_path / "new" / "figures.json").read_text(encoding="utf-8"))
    assert sum(numbers["order"]) == 1
    assert len(numbers["cards"]) == 53
    assert numbers["cards"]["cytosol"]["plays"] > 1
    assert numbers["per_game"]["battles"] > 1
    page = (tmp_path / "new" / "report.md").read_text(encoding="utf-8")
    assert "| seat | wins | mean score |" in page
    assert all(f"| {tile} |" in page for tile in numbers["cards"])


def test_the_same_games_give_the_same_files(tmp_path: Path) -> None:
    pages = []
    for n in range(2):
        tally = Tally(GAME)
        figures = simulate("strain", ["random", "random"], GAME.settings({}), 2, 5, tally.hear, telling=True)
        written = write_report(tmp_path / str(n), figures | tally.figures(2), tally)
        pages.append([path.read_bytes() for path in written])
    assert pages[0] == pages[1]


def test_strife_has_a_report_too(tmp_path: Path) -> None:
    tally = Tally(find_game("strife"))
    settings = find_game("strife").settings({"rounds": 1})
    figures = simulate("strife", ["random", "random"], settings, 3, 0, tally.hear, telling=True)
    figures |= tally.figures(2)
    write_report(tmp_path, figures, tally)
    assert figures["per_game"]["locations_won"] > 1
    assert figures["turns"]["mean"] > 4


def test_a_report_on_runs_alone_tells_difficulties_heroes_and_where_they_ended(tmp_path: Path) -> None:
    tally = Tally(ALONE, "difficulty")
    figures = simulate("rrd", ["random"], ALONE.settings({}), 5, 0, tally.hear, telling=True, vary="difficulty")
    figures |= tally.figures(1)
    written = write_report(tmp_path, figures, tally)
    assert {"groups.svg", "odds.svg"} < {path.name for path in written}
    groups = figures["groups"]
    assert list(groups) == ["difficulty", "hero", "archetypes", "ends in", "ends in cycle"]
    assert {difficulty: said["seated"] for difficulty, said in groups["difficulty"].items()} == dict.fromkeys(
        ("adventurer", "mercenary", "veteran", "demented", "abyssal"), 1
    )
    assert all(sum(said["seated"] for said in group.values()) == 5 for group in groups.values())
    assert sum(enemy["met"] for enemy in figures["odds"]["enemy"].values()) > 1
    page = (tmp_path / "report.md").read_text(encoding="utf-8")
    heads = ("difficulty | games | wins", "enemy | met in a game | wins", "place | plays in a game | by the winner")
    assert all(f"| {head} |" in page for head in heads)
    assert "every difficulty in turn" in page
    assert "fair share" not in page


def run_of(*told: tuple[str, list[int]], winners: list[int]) -> Played:
    events = [Event(name, numbers) for name, numbers in told]
    return Played(("greedy",), winners, [len(winners)], 1, events, ALONE.settings({}))


def test_a_player_belongs_to_the_last_that_was_told_of_them() -> None:
    tally = Tally(ALONE)
    tally.hear(run_of(("cycle", [0, 1]), ("moves_to", [0, 1]), ("cycle", [0, 12]), ("moves_to", [0, 4]), winners=[0]))
    tally.hear(run_of(("cycle", [0, 1]), winners=[]))
    groups = tally.figures(1)["groups"]
    assert groups["ends in"] == {"labyrinth": {"seated": 1, "share": 1.0}, "real": {"seated": 1, "share": 0.0}}
    assert list(groups["ends in cycle"]) == ["1-10", "11-20"]


def test_what_meets_a_player_wins_or_loses() -> None:
    tally = Tally(ALONE)
    meeting = ("fights", [0, 2, 1])
    tally.hear(run_of(meeting, ("beats", [0, 2]), meeting, ("is_beaten", [0, 2]), winners=[]))
    [odds] = tally.figures(1)["odds"]["enemy"].values()
    assert odds == {"met": 2.0, "wins": 0.5}


@pytest.mark.parametrize(("value", "word"), [(1, "1-10"), (10, "1-10"), (11, "11-20"), (0, "0"), ("real", "real")])
def test_numbers_are_told_in_tens(value: object, word: str) -> None:
    assert in_tens(value) == word


def test_an_option_that_is_not_there_cannot_be_varied() -> None:
    with pytest.raises(ValueError, match=r"^there is no option 'dificulty'; did you mean 'difficulty'\?$"):
        simulate("rrd", ["random"], ALONE.settings({}), 1, 0, vary="dificulty")
