"""A report on many games: win share of each seat, length, what happens in a game, and how each card fares."""

from __future__ import annotations

import json
from collections import Counter
from importlib import import_module
from pathlib import Path
from statistics import mean, quantiles

from ludotheque.games.speech import speech_of
from ludotheque.kernel.game import Data, Game
from ludotheque.lab.simulate import Played

FIRST = "turn"  # the event that opens a turn; the first one tells who started
TENTHS = 10


class Tally:
    """Counts games as they are played. What a game counts, and what it calls playing a card, is in its `tally`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lists = import_module(f"ludotheque.games.{game.id}.tally")
        self.lengths: list[int] = []
        self.counts: Counter[str] = Counter()
        self.order: Counter[int] = Counter()  # wins by place in the order of play
        self.plays: Counter[str] = Counter()
        self.winning_plays: Counter[str] = Counter()

    def hear(self, played: Played) -> None:
        """Add one game."""
        told = Counter(event.name for event in played.events)
        self.lengths.append(told[FIRST])
        for label, names in self.lists.COUNTS.items():
            self.counts[label] += sum(told[name] for name in names)
        starter = next((event.numbers[0] for event in played.events if event.name == FIRST), 0)
        for winner in played.winners:
            self.order[(winner - starter) % len(played.seating)] += 1
        for event in played.events:
            if event.name in self.lists.PLAYS:
                self.add_play(self.game.event(event), played.winners)

    def add_play(self, event: Data, winners: list[int]) -> None:
        card = event[self.lists.PLAYS[event["name"]]]
        self.plays[card] += 1
        self.winning_plays[card] += event["seat"] in winners

    def figures(self, seats: int) -> Data:
        """All that was counted, ready to be written."""
        games = len(self.lengths)
        tenths = quantiles(self.lengths, n=TENTHS) if games > 1 else [float(self.lengths[0])] * (TENTHS - 1)
        return {
            "order": [round(self.order[n] / games, 4) for n in range(seats)],
            "turns": {
                "mean": round(mean(self.lengths), 2),
                "p10": round(tenths[0], 1),
                "p90": round(tenths[-1], 1),
                "least": min(self.lengths),
                "most": max(self.lengths),
            },
            "per_game": {label: round(self.counts[label] / games, 2) for label in self.lists.COUNTS},
            "cards": {card: self.card(card, games) for card in speech_of(self.game.id).all_cards()},
        }

    def card(self, card: str, games: int) -> Data:
        """How often a card is played in a game, and how many of these plays were the winner's."""
        plays = self.plays[card]
        share = round(self.winning_plays[card] / plays, 3) if plays else None
        return {"plays": round(plays / games, 3), "winner_share": share}


def write_report(folder: Path, figures: Data, tally: Tally) -> list[Path]:
    """figures.json, report.md and the plots; the files that were written."""
    from ludotheque.lab.plots import draw_plots

    folder.mkdir(parents=True, exist_ok=True)
    report = folder / "report.md"
    report.write_text("\n".join(lines(figures)) + "\n", encoding="utf-8")
    numbers = folder / "figures.json"
    numbers.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return [report, numbers, *draw_plots(folder, figures, tally.lengths)]


def lines(figures: Data) -> list[str]:
    """The figures as a page of tables."""
    seats, turns = figures["seats"], figures["turns"]
    settings = ", ".join(f"{name} {value}" for name, value in figures["settings"].items())
    return [
        f"# {figures['games']} games of {figures['game']}",
        "",
        f"Rules version {figures['version']}, content {figures['content']}, seed {figures['seed']}; {settings}.",
        f"Bots: {', '.join(figures['bots'])}; {len(seats)} seats; a fair share is {1 / len(seats):.1%}.",
        "",
        *table(["seat", "wins", "mean score"], [[n, f"{s['share']:.1%}", s["score"]] for n, s in enumerate(seats)]),
        *table(["in the order of play", "wins"], [[n + 1, f"{share:.1%}"] for n, share in enumerate(figures["order"])]),
        *table(["turns", ""], [[name, value] for name, value in turns.items()]),
        *table(["in a game", "mean"], [[label.replace("_", " "), n] for label, n in figures["per_game"].items()]),
        *table(["card", "plays in a game", "by the winner"], [card_row(*item) for item in by_plays(figures)]),
    ]


def by_plays(figures: Data) -> list[tuple[str, Data]]:
    return sorted(figures["cards"].items(), key=lambda item: -item[1]["plays"])


def card_row(card: str, said: Data) -> list[object]:
    return [card, said["plays"], "" if said["winner_share"] is None else f"{said['winner_share']:.1%}"]


def table(head: list[str], rows: list[list[object]]) -> list[str]:
    return [
        f"| {' | '.join(head)} |",
        "|---" * len(head) + "|",
        *(f"| {' | '.join(map(str, row))} |" for row in rows),
        "",
    ]
