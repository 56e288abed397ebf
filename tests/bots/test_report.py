"""The report on simulated games: tables and plots in a folder."""

from __future__ import annotations

import json
from pathlib import Path

from ludotheque.games import find_game
from ludotheque.lab.report import Tally, write_report
from ludotheque.lab.simulate import simulate

GAME = find_game("strain")


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
