"""What can be read over the table: cards, rules, the log, the table in words, help."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.content.rules import read_rules
from ludotheque.games import find_game
from ludotheque.games.account import Account
from ludotheque.kernel.game import Data
from ludotheque.terminal.match import Told
from ludotheque.terminal.prompts import FIND_SIGN
from ludotheque.terminal.screens import Entry, Reader
from ludotheque.terminal.voice import Voice


def reader(voice: Voice, what: str, view: Data, log: Sequence[Told], under: str | None) -> Reader:
    """The screen for `what`; the card under the cursor comes first among the cards."""
    if what == "cards":
        return Reader(voice, voice.text("app-cards"), card_entries(voice, under))
    if what == "rules":
        return Reader(voice, voice.text("app-rules"), rule_entries(voice))
    if what == "log":
        return Reader(voice, voice.text("app-log"), log_entries(voice, log), at_end=True)
    if what == "table":
        return Reader(voice, voice.text("app-table"), [Entry("", [line]) for line in voice.spoken(view)])
    return Reader(voice, voice.text("app-help"), help_entries(voice))


def account_reader(voice: Voice, account: Account) -> Reader:
    """What came of a game that is over."""
    return Reader(voice, voice.text("account-title"), [Entry("", [line]) for line in voice.account(account)])


def card_entries(voice: Voice, under: str | None) -> list[Entry]:
    ids = [under] if under else []
    ids += [id for id in voice.kinds if id != under]
    return [Entry(title, [*lines, ""]) for title, *lines in (voice.card(id) for id in ids)]


def rule_entries(voice: Voice) -> list[Entry]:
    """Every rule with its number; the first of a section under the section's heading."""
    entries: list[Entry] = []
    heading = ""
    for rule in read_rules(voice.game_id, voice.language):
        if rule.heading != heading:
            heading = rule.heading
            entries.append(Entry(heading.upper(), [""]))
        entries.append(Entry("", [f"{rule.number}  {rule.text}", ""]))
    return entries


def log_entries(voice: Voice, log: Sequence[Told]) -> list[Entry]:
    return [Entry("", [line]) for told in log for line in voice.told_lines(*told)]


def help_entries(voice: Voice) -> list[Entry]:
    """What the game is about, how to choose, and what every key and sign means."""
    name, subtitle, about = voice.speech.title(voice.words)
    keys = [*voice.text("app-keys").split(" · "), f"{FIND_SIGN} {voice.text('app-search')}"]
    keys.append(voice.text("app-ahead-key"))
    if find_game(voice.game_id).orders:
        keys.append(voice.text("app-order-key"))
    return [
        Entry(f"{name} · {subtitle}", [about, ""]),
        Entry(voice.text("app-menu"), [voice.text("app-choose-key"), voice.text("app-undo-not"), ""]),
        Entry(voice.text("app-keys-title"), [*keys, ""]),
        Entry(voice.text("app-signs-title"), voice.face.signs(voice.words)),
    ]
