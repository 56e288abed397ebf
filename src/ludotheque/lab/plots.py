"""The plots of a report. They need matplotlib, which only this module uses."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from ludotheque.kernel.game import Data

WIDE, HIGH = 8.0, 4.5
ROW = 0.18  # inches for one card


def draw_plots(folder: Path, figures: Data, lengths: list[int]) -> list[Path]:
    """Win share by seat and order of play, length, win share by card, and by group where there are groups."""
    return [
        saved(folder / "seats.svg", shares(figures)),
        saved(folder / "length.svg", length(lengths)),
        saved(folder / "cards.svg", cards(figures)),
        *([saved(folder / "groups.svg", groups(figures))] if figures["groups"] else []),
        *([saved(folder / "odds.svg", odds(figures))] if figures["odds"] else []),
    ]


def blank(high: float = HIGH) -> tuple[Any, Any]:
    """A figure without a screen."""
    try:
        figure = import_module("matplotlib.figure").Figure(figsize=(WIDE, high), layout="constrained")
    except ImportError:
        raise ImportError("the plots need matplotlib: pip install ludotheque[report]") from None
    return figure, figure.add_subplot()


def saved(path: Path, figure: Any) -> Path:
    """The same figures give the same file: no date, and no ids by chance."""
    with import_module("matplotlib").rc_context({"svg.hashsalt": path.name}):
        figure.savefig(path, metadata={"Date": None})
    return path


def shares(figures: Data) -> Any:
    figure, axes = blank()
    seats = len(figures["seats"])
    axes.bar([n - 0.2 for n in range(seats)], [s["share"] for s in figures["seats"]], 0.4, label="by seat")
    axes.bar([n + 0.2 for n in range(seats)], figures["order"], 0.4, label="by order of play")
    if seats > 1:
        axes.axhline(1 / seats, color="black", linewidth=1, linestyle=":", label="fair share")
    axes.set(xlabel="seat, or place in the order of play", ylabel="share of wins", xticks=range(seats))
    axes.legend()
    return figure


def length(lengths: list[int]) -> Any:
    figure, axes = blank()
    axes.hist(lengths, bins=min(40, len(set(lengths))))
    axes.set(xlabel="turns", ylabel="games")
    return figure


def cards(figures: Data) -> Any:
    """Each card that was played: how often, and how many of these plays were the winner's."""
    played = {card: said for card, said in figures["cards"].items() if said["winner_share"] is not None}
    order = sorted(played, key=lambda card: played[card]["winner_share"])
    figure, axes = blank(max(HIGH, ROW * len(order)))
    axes.barh(order, [played[card]["winner_share"] for card in order])
    for row, card in enumerate(order):
        axes.text(0, row, f" {played[card]['plays']:g} a game", va="center", fontsize=6, color="white")
    if len(figures["seats"]) > 1:
        axes.axvline(1 / len(figures["seats"]), color="black", linewidth=1, linestyle=":")
    axes.set(xlabel="share of plays that were the winner's")
    axes.tick_params(axis="y", labelsize=7)
    axes.margins(y=0.01)
    return figure


def groups(figures: Data) -> Any:
    """The share of wins of each group, with how many belonged to it."""
    said = {f"{group}: {value}": one for group, values in figures["groups"].items() for value, one in values.items()}
    return bars({name: (one["share"], f"{one['seated']} games") for name, one in said.items()}, "share of wins")


def odds(figures: Data) -> Any:
    """How often each that was met got the better of a player."""
    said = {name: one for kind in figures["odds"].values() for name, one in kind.items()}
    return bars({name: (one["wins"], f"{one['met']:g} a game") for name, one in said.items()}, "share of meetings won")


def bars(rows: dict[str, tuple[float, str]], label: str) -> Any:
    """One bar for each row, the first on top, with what is said of it."""
    names = list(rows)[::-1]
    figure, axes = blank(max(HIGH, ROW * len(names)))
    axes.barh(names, [rows[name][0] for name in names], color="tab:blue")
    for row, name in enumerate(names):
        axes.text(rows[name][0], row, f" {rows[name][1]}", va="center", fontsize=6)
    axes.set(xlabel=label)
    axes.tick_params(axis="y", labelsize=7)
    axes.margins(x=0.15, y=0.01)
    return figure
