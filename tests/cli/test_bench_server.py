"""A server is measured by playing at it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.lab.bench_server import NEAR, SLOWEST, Asked, highest_rate
from ludotheque.lab.load import Load, Measured

from .command import data, run, well

IDLE = 0.001  # seconds that a choice takes on an idle server


def test_a_server_is_measured_from_the_choice_to_the_other_screen(tmp_path: Path) -> None:
    found = data(
        "bench", "server", "--game", "all", "--tables", "4", "--rate", "20", "--seconds", "2", "--no-highest",
        "--watchers", "3", "--database", f"sqlite:///{tmp_path}/bench.db",
    )  # fmt: skip
    assert found["tables"] == 4
    assert 0 < found["watched_p50"] <= found["watched_p99"]
    assert found["game"] == "strife for 2, strain for 4, legends for 2, rrd for 2"
    assert found["ms_per_choice"] is None or found["ms_per_choice"] > 0
    assert found["refused"] == 0
    assert 0 < found["choices_per_second"] <= 20
    assert 0 < found["p50"] <= found["p99"]
    assert found["idle_p50"] > 0
    assert found["stored_p50"] <= found["stored_p99"]
    assert found["highest_rate"] is None
    assert (tmp_path / "bench.db").exists()


def test_the_figures_are_printed_as_a_table() -> None:
    text = well("bench", "server", "--tables", "2", "--rate", "40", "--seconds", "1", "--no-highest")
    assert "2 tables" in text
    assert "to the opponent's screen" in text


class Holding(Load):
    """Tables at a server that holds so many choices a second."""

    def __init__(self, most: float) -> None:
        self._most = most

    async def play(self, rate: float, seconds: float, tick: Callable[[], None], tables: int | None = None) -> Measured:
        took = IDLE if rate <= self._most else 2 * SLOWEST * IDLE
        return Measured(int(min(rate, self._most) * seconds), seconds, [took], [], [], 0)


def nobody_counts(stage: str, length: int) -> Callable[[], None]:
    return lambda: None


@pytest.mark.parametrize("most", [3.0, 40.0, 700.0])
async def test_the_highest_rate_is_found_from_below_and_from_above(most: float) -> None:
    load, asked = Holding(most), Asked([], 1, 0, rate=40.0, seconds=10.0, step=10.0)
    busy = await load.play(asked.rate, asked.seconds, nobody_counts("play", 0))
    found = await highest_rate(load, asked, IDLE, busy, nobody_counts)
    assert found is not None
    assert most / NEAR <= found <= most
    assert await highest_rate(load, asked._replace(step=0.0), IDLE, busy, nobody_counts) is None


def test_a_start_is_measured_by_asking_until_all_tables_are_there() -> None:
    found = data("bench", "start", "--tables", "4")
    assert found["tables"] == 4
    assert found["asked"] > 0
    assert 0 < found["health_p50"] <= found["health_p99"] <= found["health_longest"]


def test_how_long_people_wait_for_bots_is_measured() -> None:
    words = [
        "bots",
        "--game",
        "strife",
        "--level",
        "novice",
        "--tables",
        "2",
        "--pace",
        "0.05",
        "--seconds",
        "2",
        "--pause",
        "0",
    ]
    found = data("bench", *words)
    assert found["tables"] == 2
    assert found["choices_per_second"] > 0
    assert 0 < found["next_p50"] <= found["next_p99"]
    assert found["thought"] > 0


def test_the_help_of_the_server_s_benchmarks_has_an_example() -> None:
    for name in ("server", "start", "bots", "search"):
        assert f"Example: ludotheque bench {name}" in well("bench", name, "--help")


def test_bad_input_to_the_server_s_benchmark_is_answered_in_one_line() -> None:
    for words, said in {
        "--tables 0": "--tables",
        "--rate fast": "fast",
        "--seconds 0": "--seconds",
        "--game strive": "did you mean 'strife'",
        "--game strife --seats 3": "strife is for 2 players, not for 3",
        "--database nowhere": "a database is written sqlite:///FILE",
    }.items():
        done = run("bench", "server", *words.split())
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert said in done.err
