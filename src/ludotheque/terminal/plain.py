"""The table in lines: what happened as sentences, a numbered menu, a line to answer. For screen readers and pipes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ludotheque.content.rules import chosen_rules, read_rules
from ludotheque.content.spelling import folded
from ludotheque.kernel.game import Data
from ludotheque.terminal.match import Match, Told
from ludotheque.terminal.prompts import Choosing, matching
from ludotheque.terminal.typed import meant
from ludotheque.terminal.voice import Voice

OUT_OF_SIGHT: Final = 60  # empty lines that push a secret off the screen
MANY: Final = 40  # choices from which on a menu is told by how its lines begin
HELP_SIGN: Final = "?"
COMMANDS: Final = (
    ("app-say-menu", "app-about-menu"),
    ("app-say-table", "app-about-table"),
    ("app-say-card", "app-about-card"),
    ("app-say-cards", "app-about-cards"),
    ("app-say-rules", "app-about-rules"),
    ("app-say-log", "app-about-log"),
    ("app-say-help", "app-about-help"),
    ("app-say-quit", "app-about-quit"),
)


class InputEnded(Exception):
    """There is nothing more to read, or the person leaves."""


class Plain:
    """One match, in lines. `read` gives the next line, None at the end of input; people may share the screen."""

    def __init__(self, match: Match, language: str, read: Callable[[str], str | None], shared: bool) -> None:
        self.match = match
        self.voice = match.voice(language)
        self.read = read
        self.shared = shared
        self.asks: dict[str, Callable[[str], None]] = {
            "app-say-menu": self.say_whole_menu,
            "app-say-table": self.say_table,
            "app-say-card": self.say_card,
            "app-say-cards": self.say_cards,
            "app-say-rules": self.say_rules,
            "app-say-log": self.say_log,
            "app-say-help": self.say_help,
            "app-say-quit": self.leave,
        }
        self.prompt: Choosing | None = None
        self.shown: dict[int, list[str]] = {}  # the table in short, as each person has last read it
        self.waiting: list[str] = []  # the other choices of a line that named several
        self.asked_then = ""  # the question that such a line answered

    def play(self) -> None:
        """From here to the end of the game, or of the input."""
        for line in self.voice.speech.title(self.voice.words):
            say(line)
        self.tell(self.match.log)
        try:
            while not self.match.table.over:
                self.next_choice()
        except InputEnded:
            return

    def next_choice(self) -> None:
        match = self.match
        told = len(match.log)
        seat = match.decider()
        if seat in match.bots:
            match.let_bot_choose(seat)
        else:
            match.choose(seat, self.answer(seat))
        self.tell(match.log[told:])

    def tell(self, log: list[Told]) -> None:
        for told in log:
            for line in self.voice.told_lines(*told):
                say(line)

    def answer(self, seat: int) -> str:
        """A choice of the menu, in notation. Whatever else is typed changes nothing."""
        if self.match.must_hand_over(seat) and self.shared:
            say("\n" * OUT_OF_SIGHT)
            self.next_line(self.voice.text("app-pass-device", name=self.voice.names[seat]))
        self.prompt = Choosing(self.match.table, seat, by_name=len(self.match.people) > 1)
        text = self.next_of_line()
        if text is not None:
            return text
        self.say_brief(seat)
        self.say_menu()
        while True:
            line = self.next_line(self.voice.text("app-type-number", count=len(self.prompt.menu)))
            text = self.chosen(line) or self.first_of(line)
            if text is not None:
                return text
            self.obey(line)

    def next_line(self, prompt: str) -> str:
        line = self.read(prompt)
        if line is None:
            raise InputEnded
        return " ".join(line.split())

    def chosen(self, line: str) -> str | None:
        """The choice that is meant: by number, in notation, in the words of the menu, or by what only it names."""
        assert self.prompt is not None
        known: dict[str, str] = {}
        prompt = self.prompt
        for lines in (prompt.said(self.voice), prompt.lines(self.voice)):
            known |= {folded(said): text for said, text in zip(lines, prompt.menu, strict=True)}
        known |= {text: text for text in prompt.menu} | {str(n): text for n, text in enumerate(prompt.menu, 1)}
        if folded(line) in known:
            return known[folded(line)]
        found = meant(line, prompt.menu, self.voice, self.match.table.game)
        return found[0] if len(found) == 1 else None

    def first_of(self, line: str) -> str | None:
        """'return spark, insight': several choices with commas between them. The first is made, the others follow."""
        assert self.prompt is not None
        parts = [part.strip() for part in line.split(",")]
        verb = parts[0].partition(" ")[0]
        found = [text for part in parts if (text := self.chosen(part) or self.chosen(f"{verb} {part}"))]
        if len(found) < len(parts):
            return None
        self.waiting, self.asked_then = found[1:], self.question_id()
        return found[0]

    def next_of_line(self) -> str | None:
        """The next of several, as long as the same question is asked and it is among its choices."""
        assert self.prompt is not None
        if not self.waiting:
            return None
        text = self.waiting.pop(0)
        if self.question_id() == self.asked_then and text in self.prompt.menu:
            return text
        self.waiting = []
        say(self.voice.text("app-illegal", choice=text))
        return None

    def question_id(self) -> str:
        assert self.prompt is not None
        return self.prompt.question.id if self.prompt.question else ""

    def obey(self, line: str) -> None:
        """A command, in English or in the language of the table; else one sentence, and nothing changes."""
        word, _, rest = line.partition(" ")
        for id, ask in self.asks.items():
            if word.casefold() in (id.removeprefix("app-say-"), self.voice.text(id)):
                ask(rest)
                return
        if word == HELP_SIGN:
            self.say_help("")
        elif not self.say_matching(line):
            say(self.voice.text("app-illegal", choice=line))

    def say_brief(self, seat: int) -> None:
        """The table in short, where it has changed since this person read it."""
        lines = self.voice.brief(self.view())
        if lines != self.shown.get(seat):
            self.shown[seat] = lines
            say("")
            for line in lines:
                say(line)

    def say_menu(self) -> None:
        assert self.prompt is not None
        say("")
        say(self.prompt.asked(self.voice))
        lines = self.prompt.lines(self.voice)
        if len(lines) < MANY:
            self.say_lines(lines, range(len(lines)))
            return
        heads: dict[str, list[int]] = {}
        for n, text in enumerate(self.prompt.menu):
            heads.setdefault(" ".join(text.split()[:2]), []).append(n)
        for head, found in heads.items():
            if len(found) == 1:
                self.say_lines(lines, found)
            else:
                say(self.said_head(head, found))
        say(self.voice.text("app-narrow", count=len(lines), example=max(heads, key=lambda head: len(heads[head]))))

    def said_head(self, head: str, found: Sequence[int]) -> str:
        """How several choices begin, how many they are, and the card they speak of."""
        assert self.prompt is not None
        count, card = self.voice.text("app-choices", count=len(found)), self.prompt.card(found[0])
        return self.voice.text(
            "app-labelled", label=head, text=f"{self.voice.card(card)[0]}, {count}" if card else count
        )

    def say_lines(self, lines: Sequence[str], found: Iterable[int]) -> None:
        for n in found:
            say(f"{n + 1}. {lines[n]}")

    def say_whole_menu(self, _: str) -> None:
        assert self.prompt is not None
        self.say_lines(self.prompt.lines(self.voice), range(len(self.prompt.menu)))

    def say_matching(self, line: str) -> bool:
        """The choices that all name what is typed; in a long menu those that hold it, such as the space of a unit."""
        assert self.prompt is not None
        menu = self.prompt.menu
        lines = self.prompt.lines(self.voice)
        found = [menu.index(text) for text in meant(line, menu, self.voice, self.match.table.game)]
        if not found and len(menu) >= MANY:
            found = matching(line, lines, [(n + 1, text) for n, text in enumerate(menu)])
        self.say_lines(lines, found)
        return bool(found)

    def say_help(self, _: str) -> None:
        assert self.prompt is not None
        say(self.voice.text("app-about-notation", count=len(self.prompt.menu), example=self.prompt.menu[0]))
        for id, about in COMMANDS:
            say(self.voice.text("app-labelled", label=self.voice.text(id), text=self.voice.text(about)))
        self.say_menu()

    def say_table(self, _: str) -> None:
        for line in self.voice.spoken(self.view()):
            say(line)

    def view(self) -> Data:
        assert self.prompt is not None
        return self.match.table.view(self.prompt.seat)

    def say_cards(self, _: str) -> None:
        for id in self.voice.kinds:
            say(self.voice.text("app-labelled", label=self.voice.card(id)[0], text=self.voice.card(id)[1]))

    def say_card(self, called: str) -> None:
        id = self.voice.card_called(called)
        for line in self.voice.card(id) if id else [self.voice.text("app-no-such-card", name=called)]:
            say(line)

    def say_rules(self, number: str) -> None:
        """The sections; a section; a rule."""
        rules = read_rules(self.voice.game_id, self.voice.language)
        if not number:
            for heading in dict.fromkeys(rule.heading for rule in rules):
                say(heading)
            say(self.voice.text("app-which-rule"))
            return
        found = chosen_rules(rules, number.upper())
        for rule in found:
            say(f"{rule.number}  {rule.text}")
        if not found:
            say(self.voice.text("app-no-such-rule", number=number))

    def say_log(self, _: str) -> None:
        self.tell(self.match.log)

    def leave(self, _: str) -> None:
        raise InputEnded


def say(line: str) -> None:
    print(line, flush=True)


def read_line(prompt: str) -> str | None:
    """The next line of the input; the prompt stands before it at a terminal, above it in a pipe."""
    print(prompt, end=" " if sys.stdin.isatty() else "\n", flush=True)
    line = sys.stdin.readline()
    return line if line else None


def farewell(match: Match, voice: Voice) -> list[str]:
    """How the game ended, or that it did not."""
    result = match.table.result
    if result is None:
        return [voice.text("app-unfinished")]
    return ["", voice.text("app-game-over"), *voice.ending(result)]
