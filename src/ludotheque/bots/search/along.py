"""Thinking along: what another process does for a bot that thinks on several cores."""

from __future__ import annotations

import json
import signal
import sys
from collections import OrderedDict
from typing import Final

from ludotheque.bots.search.minds import Question, told
from ludotheque.bots.search.search import Search, Thought
from ludotheque.games import find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.save import load
from ludotheque.table import Seat

MOST: Final = 8  # bots whose trees are kept
Known = OrderedDict[int, Search]


def think_along() -> None:
    """A question a line, and what came of each choice, until nothing more can come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks says when it is over
    known: Known = OrderedDict()
    for line in sys.stdin:
        question: Question = json.loads(line)
        search = search_for(question, known)
        arms = search.think(seat_in(question))
        print(json.dumps([told(choice, arm) for choice, arm in arms.items()]), flush=True)


def search_for(question: Question, known: Known) -> Search:
    """The bot's own, with its tree. Its chance is new for each question, so nothing hangs on what is forgotten."""
    found = known.pop(question["bot"], None) or Search(find_game(question["game"]))
    found.thought = Thought(*question["thought"])
    found.chance.seed(question["seed"])
    known[question["bot"]] = found
    if len(known) > MOST:
        known.popitem(last=False)
    return found


def seat_in(question: Question) -> Seat:
    game = find_game(question["game"])
    state = load(game, question["table"], SeededDice(question["seed"]))
    return Seat(game, state, question["seat"], question["table"]["settings"])
