"""A plain way to travel through Logoth, and seeds with which it leads to what is to be seen.

Where rules or content have changed, other seeds are found by: python -m tests.browser.wanderer
"""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random
from typing import Final, NamedTuple

from ludotheque.games import find_game
from ludotheque.kernel.game import Data
from ludotheque.kernel.record import dice_for
from ludotheque.kernel.state import State

ALONE: Final = 883
IN_TWO: Final = 97
TOGETHER: Final = 731
OPTIONS: Final[dict[str, str | bool]] = {"difficulty": "adventurer"}
ORDER: Final = (  # what is done first
    "counter", "accept", "propose", "want", "give", "call", "play", "realise", "in", "put-on", "weave", "done",
    "let-through",
)  # fmt: skip
NEVER: Final = ("concede", "offer", "attack", "out", "take-off", "drop", "dismiss", "forget", "take-back")
REGRETS: Final = 0.05  # of cards that are put aside at the set-up
TOLD_ALONE: Final = ("plays_counter", "has_rested", "dies", "is_lost")
TOLD_IN_TWO: Final = ("incarnates", "plays_counter")
TOLD_TOGETHER: Final = (*TOLD_IN_TWO, "resonates")
LONGEST: Final = 260  # choices of one player
SEEDS: Final = 1000


def verb_of(text: str) -> str:
    return text.split()[0]


def wander(menu: list[str], chance: Random) -> str:
    """Any choice of the first verb that is offered; where none is, whatever does no harm. Now and then a regret."""
    regretted = [text for text in menu if verb_of(text) == "take-back"]
    if regretted and chance.random() < REGRETS:
        return chance.choice(regretted)
    for verb in ORDER:
        found = [text for text in menu if verb_of(text) == verb]
        if found:
            return chance.choice(found)
    harmless = [text for text in menu if verb_of(text) not in NEVER]
    return chance.choice(harmless or menu)


class Journey(NamedTuple):
    """A run that was played without a server."""

    choices: list[tuple[int, str]]  # whose, and what
    incarnation: int  # choices up to the first one; all where there is none
    told: Counter[str]  # events by name
    returned: bool  # somebody came back out of the Ethereal plane
    winners: list[int]
    resonance: tuple[int, int]  # the first one: who helps, and whom
    lost: Data  # who was the last to die for good: where, and when

    def choices_of(self, verb: str) -> int:
        return sum(verb_of(text) == verb for _, text in self.choices)


def rehearse(seed: int, seats: int, longest: int = 10 * LONGEST) -> Journey | None:
    """The run of so many wanderers; None where it is too long."""
    game = find_game("rrd")
    state: State = game.deal(seats, game.settings(OPTIONS), dice_for(f"seed {seed}"), True)
    chance = Random(seed)
    made: list[tuple[int, str]] = []
    told_by: list[int] = []  # events, by the number of choices
    while not state.over():
        seat = state.deciders()[0]
        text = wander([game.text(choice) for choice in state.menu(seat)], chance)
        made.append((seat, text))
        state.choose(seat, game.read(text))
        told_by.append(len(state.events or []))
        if len(made) > longest:
            return None
    events = [game.event(event) for event in state.events or []]
    zones = [event["zone"] for event in events if event["name"] == "moves_to"]
    returned = "ethereal" in zones and "real" in zones[zones.index("ethereal") :]
    names = [event["name"] for event in events]
    told = Counter(names)
    incarnation = sum(length <= (*names, "incarnates").index("incarnates") for length in told_by)
    resonances = [(event["seat"], event["other"]) for event in events if event["name"] == "resonates"]
    lost = [event for event in events if event["name"] == "is_lost"]
    resonance = (*resonances, (0, 0))[0]
    return Journey(made, incarnation, told, returned, game.result(state).winners, resonance, [{}, *lost][-1])


def is_seen_alone(run: Journey) -> bool:
    chosen = run.choices_of("in") > 0 and run.choices_of("take-back") > 0
    return chosen and run.returned and all(run.told[name] for name in TOLD_ALONE)


def is_seen_in_two(run: Journey) -> bool:
    return all(run.told[name] for name in TOLD_IN_TWO)


def is_seen_together(run: Journey) -> bool:
    return all(run.told[name] for name in TOLD_TOGETHER)


def main() -> None:
    """Seeds with which everything happens in a short run."""
    for seats, is_seen in ((1, is_seen_alone), (2, is_seen_in_two), (3, is_seen_together)):
        shortest = LONGEST * seats
        for seed in count():
            run = rehearse(seed, seats, shortest)
            if run and is_seen(run) and len(run.choices) < shortest:
                shortest = len(run.choices)
                print(seats, "seats: seed", seed, shortest, "choices", flush=True)
            if seed > SEEDS:
                break


if __name__ == "__main__":
    main()
