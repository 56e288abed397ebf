"""A game that is told while it is played."""

from __future__ import annotations

from ludotheque.bots.random import Random
from ludotheque.content.words import Words
from ludotheque.games.speech import speech_of
from ludotheque.kernel.choice import TABLE
from ludotheque.table import Table


def choose_aloud(table: Table, bot: Random, words: Words, names: list[str]) -> None:
    """Each question can be asked and its answers read differently; the bot answers one, and what will come is said."""
    speech = speech_of(table.game.id)
    for seat in table.deciders():
        question = table.question(seat)
        assert question is not None
        asked = speech.asked(words, question, names)
        assert asked
        assert "none" not in asked.split()
        lines = [speech.choice(words, text, question) for text in table.menu(seat)]
        assert len(set(lines)) == len(lines)
    seat = table.deciders()[0]
    table.choose(seat, bot.choose(table.seat(seat)))
    for step, whose in table.game.coming(table.state, TABLE):
        assert speech.step(words, step, whose, names)
