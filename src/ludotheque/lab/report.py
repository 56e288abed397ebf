"""A report on many games: win share of each seat and group, length, what happens, and how each card fares."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from statistics import mean, quantiles

from ludotheque.games import part_of
from ludotheque.games.speech import speech_of
from ludotheque.kernel.game import Data, Game, forms_of, spelt
from ludotheque.lab.simulate import Played
from ludotheque.plain.tally import PlainTally

TENTHS = 10
Seats = Counter[tuple[str, str]]  # by group and value


class Tally:
    """Counts games as they are played. What a game counts, and what it calls playing a card, is in its `tally`.

    There stand TURN, PLAYS and COUNTS, and where there is something to tell apart, GROUPS and ODDS. `vary` names an
    option that differs between the games: it is a group too.
    """

    def __init__(self, game: Game, vary: str | None = None) -> None:
        self.game = game
        self.vary = vary
        self.lists = part_of(game.id, "tally") or PlainTally(forms_of(game))
        self.grouping: dict[str, tuple[str, str, object]] = getattr(self.lists, "GROUPS", {})
        self.odds: dict[str, tuple[str, str]] = getattr(self.lists, "ODDS", {})
        self.seated: Seats = Counter()
        self.won: Seats = Counter()
        self.met: Seats = Counter()
        self.beaten_by: Seats = Counter()
        self.lengths: list[int] = []
        self.counts: Counter[str] = Counter()
        self.order: Counter[int] = Counter()  # wins by place in the order of play
        self.plays: Counter[str] = Counter()
        self.plays_of_players: Counter[str] = Counter()
        self.winning_plays: Counter[str] = Counter()

    def hear(self, played: Played) -> None:
        """Add one game."""
        told = Counter(event.name for event in played.events)
        self.lengths.append(told[self.lists.TURN])
        for label, names in self.lists.COUNTS.items():
            self.counts[label] += sum(told[name] for name in names)
        opening = next((event for event in played.events if event.name == self.lists.TURN), None)
        starter = self.game.event(opening).get("seat", 0) if opening else 0
        for winner in played.winners:
            self.order[(winner - starter) % len(played.seating)] += 1
        for event in played.events:
            if event.name in self.lists.PLAYS:
                self.add_play(self.game.event(event), played.winners)
        self.add_groups(played)
        self.add_odds(played)

    def add_play(self, event: Data, winners: list[int]) -> None:
        """A card that is played, by a player or by whoever the rules let play against them."""
        card = event[self.lists.PLAYS[event["name"]]]
        seat = event.get("seat", event.get("who"))
        self.plays[card] += 1
        self.plays_of_players[card] += isinstance(seat, int)
        self.winning_plays[card] += seat in winners

    def add_groups(self, played: Played) -> None:
        """Every seat belongs to one value of each group: the last that it was told of."""
        forms = {name: (group, key) for group, (name, key, _) in self.grouping.items()}
        found = {(seat, group): value for group, (_, _, value) in self.grouping.items() for seat in seats_of(played)}
        for event in played.events:
            if event.name in forms:
                group, key = forms[event.name]
                told = self.game.event(event)
                found[told["seat"], group] = told[key]
        if self.vary is not None:
            found |= {(seat, self.vary): spelt(played.settings[self.vary]) for seat in seats_of(played)}
        for (seat, group), value in found.items():
            self.seated[group, in_tens(value)] += 1
            self.won[group, in_tens(value)] += seat in played.winners

    def add_odds(self, played: Played) -> None:
        for event in played.events:
            for kind, (meets, beats) in self.odds.items():
                if event.name in (meets, beats):
                    (self.met if event.name == meets else self.beaten_by)[kind, self.game.event(event)[kind]] += 1

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
            "groups": {group: self.group(group) for group in self.groups()},
            "odds": {kind: self.chances(kind, games) for kind in self.odds},
            "cards": {card: self.card(card, kind, games) for card, kind in speech_of(self.game.id).all_cards().items()},
        }

    def groups(self) -> list[str]:
        return [*([] if self.vary is None else [self.vary]), *self.grouping]

    def group(self, group: str) -> Data:
        """How many belonged to each value, and how many of them won; numbers in their order, the rest by how many."""
        values = [value for name, value in self.seated if name == group]
        values.sort(key=lambda value: (first_number(value), -self.seated[group, value]))
        return {
            value: {
                "seated": self.seated[group, value],
                "share": round(self.won[group, value] / self.seated[group, value], 4),
            }
            for value in values
        }

    def chances(self, kind: str, games: int) -> Data:
        """How often each of a kind was met in a game, and how often it got the better of a player then."""
        return {
            name: {"met": round(met / games, 3), "wins": round(self.beaten_by[kind, name] / met, 3)}
            for (of, name), met in self.met.most_common()
            if of == kind
        }

    def card(self, card: str, kind: str, games: int) -> Data:
        """How often a card is played in a game, and how many of the players' plays were the winner's."""
        plays, seated = self.plays[card], self.plays_of_players[card]
        share = round(self.winning_plays[card] / seated, 3) if seated else None
        return {"kind": kind, "plays": round(plays / games, 3), "winner_share": share}


def seats_of(played: Played) -> range:
    return range(len(played.seating))


def first_number(value: str) -> int:
    return int(value.partition("-")[0]) if value[0].isdigit() else 0


def in_tens(value: object) -> str:
    """A value as a word; numbers in tens, from 1 to 10 on."""
    if not isinstance(value, int) or value < 1:
        return str(value)
    first = (value - 1) // TENTHS * TENTHS + 1
    return f"{first}-{first + TENTHS - 1}"


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
    settings = ", ".join(f"{name} {value}" for name, value in figures["settings"].items() if name != figures["vary"])
    settings = settings or "no options"
    settings += f"; every {figures['vary']} in turn" if figures["vary"] else ""
    return [
        f"# {figures['games']} games of {figures['game']}",
        "",
        f"Rules version {figures['version']}, content {figures['content']}, seed {figures['seed']}; {settings}.",
        f"Bots: {', '.join(figures['bots'])}; {seats_spoken(len(seats))}.",
        "",
        *table(["seat", "wins", "mean score"], [[n, f"{s['share']:.1%}", s["score"]] for n, s in enumerate(seats)]),
        *table(["in the order of play", "wins"], [[n + 1, f"{share:.1%}"] for n, share in enumerate(figures["order"])]),
        *table(["turns", ""], [[name, value] for name, value in turns.items()]),
        *table(["in a game", "mean"], [[label.replace("_", " "), n] for label, n in figures["per_game"].items()]),
        *(line for group, values in figures["groups"].items() for line in group_table(group, values)),
        *(line for kind, odds in figures["odds"].items() for line in odds_table(kind, odds)),
        *(line for kind in kinds_of(figures) for line in card_table(figures, kind)),
    ]


def seats_spoken(seats: int) -> str:
    return "1 seat" if seats == 1 else f"{seats} seats; a fair share is {1 / seats:.1%}"


def group_table(group: str, values: Data) -> list[str]:
    return table([group, "games", "wins"], [[name, s["seated"], f"{s['share']:.1%}"] for name, s in values.items()])


def odds_table(kind: str, odds: Data) -> list[str]:
    return table([kind, "met in a game", "wins"], [[name, s["met"], f"{s['wins']:.1%}"] for name, s in odds.items()])


def kinds_of(figures: Data) -> list[str]:
    """The kinds of cards of which one was played, or all where there is one."""
    kinds = list(dict.fromkeys(said["kind"] for said in figures["cards"].values()))
    return [kind for kind in kinds if len(kinds) == 1 or any(said["plays"] for _, said in by_plays(figures, kind))]


def card_table(figures: Data, kind: str) -> list[str]:
    shares = [(card, said["plays"], said["winner_share"]) for card, said in by_plays(figures, kind)]
    rows: list[list[object]] = [[card, n, "" if share is None else f"{share:.1%}"] for card, n, share in shares]
    return table([kind, "plays in a game", "by the winner"], rows)


def by_plays(figures: Data, kind: str) -> list[tuple[str, Data]]:
    cards = [(card, said) for card, said in figures["cards"].items() if said["kind"] == kind]
    return sorted(cards, key=lambda item: -item[1]["plays"])


def table(head: list[str], rows: list[list[object]]) -> list[str]:
    return [
        f"| {' | '.join(head)} |",
        "|---" * len(head) + "|",
        *(f"| {' | '.join(map(str, row))} |" for row in rows),
        "",
    ]
