"""An eager way to play Strain, and a table's secret with which it leads to attacks, viruses, answers and counters.

Where the rules or the tiles have changed, another secret is found by: python -m tests.browser.eager
"""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.games.strain.effects import VIRUS
from ludotheque.games.strain.facts import SETS
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.record import dice_for
from ludotheque.kernel.state import State
from ludotheque.table import Seat

from .pictures import SeededSources

SECRET: Final = f"{672:064x}"
SEED: Final = 7
SEATS: Final = 4
ORDERS: Final = (  # what the first seat and the second one do, the dearest first; the others are random bots
    ("score", "answer", "react", "place", "play", "infect"),
    ("score", "answer", "react", "place", "infect", "attack", "play"),
)
THEN: Final = (
    "draw", "use", "commit", "target", "to", "salvage", "lose", "resist", "discard", "cleanse", "end", "done", "pass",
    "attack", "infect", "activate", "play", "place",
)  # fmt: skip
WANTED: Final = frozenset({"attack", "virus", "reaction"})  # links of a chain that are to be seen
TOLD: Final = ("attacks", "infects", "answers", "counters")  # events that are to be told
LONGEST: Final = 200  # choices of both people


class EagerSources(SeededSources):
    """Every table has the same secret."""

    def __init__(self) -> None:
        super().__init__(SEED)

    def secret(self) -> str:
        return SECRET


def verb_of(text: str) -> str:
    return text.split()[0]


def eager(menu: list[str], seat: int, chance: Random) -> str:
    """What somebody in this seat chooses: any choice of the dearest verb."""
    order = ORDERS[seat] + THEN
    verb = min({verb_of(text) for text in menu} & set(order), key=order.index)
    return chance.choice([text for text in menu if verb_of(text) == verb])


def happenings(chain: list[dict[str, Any]]) -> set[str]:
    """What the links of a chain are examples of; a reaction is to what somebody else did."""
    return {happening(link, chain) for link in chain}


def happening(link: dict[str, Any], chain: list[dict[str, Any]]) -> str:
    if link["against"] is not None and chain[link["against"] - 1]["by"] != link["by"]:
        return "reaction"
    if link["kind"] == "battle":
        return "attack"
    cards = SETS["original"]
    is_virus = link["kind"] == "tile" and cards.kind[cards.names.index(link["tile"])] == VIRUS
    return "virus" if is_virus else "other"


class Rehearsal(NamedTuple):
    """A game that was played without a server."""

    choices: list[list[str]]  # of the two people
    told: Counter[str]  # events by name
    seen: set[str]  # what was in the chain when a person was asked
    points: list[int]


def rehearse(secret: str, longest: int = 10 * LONGEST) -> Rehearsal | None:
    """The game that two eager people and two bots play; None where it is too long."""
    game = find_game("strain")
    state: State = game.deal(SEATS, game.settings({}), dice_for(f"secret {secret}"), True)
    people, sources = [Random(seat) for seat in range(len(ORDERS))], EagerSources()
    played = Rehearsal([[] for _ in people], Counter(), set(), [])
    while not state.over():
        seat = next(seat for seat in state.deciders() if seat not in state.sealed)
        if seat < len(people):
            played.seen.update(happenings(game.view(state, seat)["chain"]))
            text = eager([game.text(choice) for choice in state.menu(seat)], seat, people[seat])
            played.choices[seat].append(text)
        else:
            seed = sources.seed()
            imagined = game.imagine(state, seat, SeededDice(seed))
            text = bot(game.id, "random", seed).choose(Seat(game, imagined, seat))
        state.choose(seat, game.read(text))
        if sum(map(len, played.choices)) > longest:
            return None
    played.told.update(event.name for event in state.events or [])
    played.points.extend(game.result(state).scores)
    return played


def has_everything(played: Rehearsal) -> bool:
    return played.seen >= WANTED and all(played.told[name] for name in TOLD)


def main() -> None:
    """Secrets with which everything happens in a short game."""
    for n in count():
        played = rehearse(f"{n:064x}", LONGEST)
        if played and has_everything(played):
            print(n, sum(map(len, played.choices)), *(f"{name} {played.told[name]}" for name in TOLD), flush=True)


if __name__ == "__main__":
    main()
