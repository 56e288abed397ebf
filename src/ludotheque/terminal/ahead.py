"""Why something cannot be chosen, and what a choice would lead to, for whoever asks at the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.games.obstacles import ANYWHERE
from ludotheque.kernel.game import Data
from ludotheque.table import Table
from ludotheque.terminal.screens import Entry
from ludotheque.terminal.voice import Voice


def why_lines(voice: Voice, table: Table, seat: int, typed: str) -> list[str]:
    """Why what was typed cannot be chosen: a choice, how one begins, or a thing; by its name in this language too."""
    about = in_notation(voice, typed)
    reason = table.why_not(seat, about)
    if reason is None:
        return [voice.text("app-why-not", choice=typed)]
    return table.say(reason, voice.language, voice.called)


def in_notation(voice: Voice, typed: str) -> str:
    """A card by its id, alone or behind a verb."""
    verb, _, rest = typed.partition(" ")
    return voice.card_called(typed) or (f"{verb} {voice.card_called(rest)}" if voice.card_called(rest) else typed)


def forecast_lines(voice: Voice, table: Table, seat: int, choice: str) -> list[str]:
    return table.say(table.forecast(seat, choice), voice.language, voice.called)


def ahead_entries(voice: Voice, table: Table, seat: int, choice: str, view: Data) -> list[Entry]:
    """What the choice under the cursor would lead to; then, of all cards in sight, why they cannot be used."""
    title = voice.choice(choice, table.question(seat))
    entries = [Entry(title, [*forecast_lines(voice, table, seat, choice), ""])]
    for id in in_sight(voice, view):
        reason = table.why_not(seat, id)
        if reason is not None and reason.sentence.id not in ANYWHERE:
            entries.append(Entry(voice.card(id)[0], [*table.say(reason, voice.language, voice.called), ""]))
    return entries


def in_sight(voice: Voice, view: Data) -> list[str]:
    """The cards that a view names, in the order of their numbers."""
    named = set(words_of(view))
    return [id for id in voice.kinds if id in named]


def words_of(shown: object) -> Iterator[str]:
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        yield from words_of(list(shown.values()))
    elif isinstance(shown, (list, tuple)):
        for part in shown:
            yield from words_of(part)
