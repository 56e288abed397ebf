"""The table in lines: what happened as sentences, a numbered menu, a line to answer. For screen readers and pipes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from threading import Timer
from typing import Final

from ludotheque.content.rules import chosen_rules, read_rules
from ludotheque.content.saying import DOT, labelled
from ludotheque.content.spelling import folded
from ludotheque.kernel.choice import PASSING
from ludotheque.kernel.game import Data
from ludotheque.terminal.ahead import forecast_lines, why_lines
from ludotheque.terminal.match import Match, Told
from ludotheque.terminal.prompts import Choosing, matching
from ludotheque.terminal.typed import meant
from ludotheque.terminal.voice import Voice

OUT_OF_SIGHT: Final = 60  # empty lines that push a secret off the screen
MANY: Final = 40  # choices from which on a menu is told by how its lines begin
HELP_SIGN: Final = "?"
SILENCE: Final = 2.0  # seconds after which it is said that a bot thinks


class InputEnded(Exception):
    """There is nothing more to read, or the person leaves."""


class Plain:
    """One match, in lines. `read` gives the next line, None at the end of input; people may share the screen."""

    def __init__(self, match: Match, language: str, read: Callable[[str], str | None], shared: bool) -> None:
        self.match = match
        self.voice = match.voice(language)
        self.read = read
        self.shared = shared
        self.asks: dict[str, tuple[str, Callable[[str], None]]] = {
            "app-say-menu": ("app-about-menu", self.say_whole_menu),
            "app-say-table": ("app-about-table", self.say_table),
            "app-say-card": ("app-about-card", self.say_card),
            "app-say-cards": ("app-about-cards", self.say_cards),
            "app-say-rules": ("app-about-rules", self.say_rules),
            "app-say-log": ("app-about-log", self.say_log),
            "app-say-why": ("app-about-why", self.say_why),
            "app-say-what": ("app-about-what", self.say_what),
            **({"app-say-order": ("app-about-order", self.say_order)} if match.table.game.orders else {}),
            "app-say-help": ("app-about-help", self.say_help),
            "app-say-quit": ("app-about-quit", self.leave),
        }
        self.prompt: Choosing  # as soon as somebody is asked
        self.shown: dict[int, list[str]] = {}  # the table in short, as each person has last read it
        self.waiting: list[str] = []  # the other choices of a line that named several
        self.asked_then = ""  # the question that such a line answered

    def play(self) -> None:
        """From here to the end of the game, or of the input."""
        say(*self.voice.speech.title(self.voice.words))
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
        if match.plays_by_itself(seat):
            self.let_play(seat)
        else:
            match.choose(seat, self.answer(seat))
        self.tell(match.log[told:])

    def let_play(self, seat: int) -> None:
        """Where a bot takes its time, somebody at a terminal is told so."""
        thinks = Timer(SILENCE, say, [self.voice.thinks(seat)])
        if self.shared:
            thinks.start()
        self.match.play_on(seat)
        thinks.cancel()

    def tell(self, log: list[Told]) -> None:
        for told in log:
            say(*self.voice.told_lines(*told))

    def answer(self, seat: int) -> str:
        """A choice of the menu, in notation. Whatever else is typed changes nothing."""
        if self.match.must_hand_over(seat) and self.shared:
            say("\n" * OUT_OF_SIGHT)
            self.next_line(self.voice.text("app-pass-device", name=self.voice.names[seat]))
        self.prompt = Choosing(self.match.table, seat, by_name=len(self.match.people) > 1)
        text = self.next_of_line()
        if text is not None and self.is_accepted(text):
            return text
        self.say_brief(seat)
        self.say_lesson()
        self.say_menu()
        while True:
            line = self.next_line(self.voice.text("app-type-number", count=len(self.prompt.menu)))
            text = self.chosen(line) or self.first_of(line)
            if text is None:
                self.obey(line)
            elif self.is_accepted(text):
                return text
            if self.match.passes(seat):
                return self.match.table.game.text(PASSING)

    def next_line(self, prompt: str) -> str:
        line = self.read(prompt)
        if line is None:
            raise InputEnded
        return " ".join(line.split())

    def chosen(self, line: str) -> str | None:
        """The choice that is meant: by number, in notation, in the words of the menu, or by what only it names."""
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
        parts = [part.strip() for part in line.split(",")]
        verb = parts[0].partition(" ")[0]
        found = [text for part in parts if (text := self.chosen(part) or self.chosen(f"{verb} {part}"))]
        if len(found) < len(parts):
            return None
        self.waiting, self.asked_then = found[1:], self.question_id()
        return found[0]

    def next_of_line(self) -> str | None:
        """The next of several, as long as the same question is asked and it is among its choices."""
        if not self.waiting:
            return None
        text = self.waiting.pop(0)
        if self.question_id() == self.asked_then and text in self.prompt.menu:
            return text
        self.waiting = []
        say(self.voice.text("app-illegal", choice=text))
        return None

    def question_id(self) -> str:
        return self.prompt.question.id if self.prompt.question else ""

    def obey(self, line: str) -> None:
        """A command, in English or in the language of the table; else one sentence, and nothing changes."""
        word, _, rest = line.partition(" ")
        for id, (_, ask) in self.asks.items():
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
            say("", *lines)

    def say_lesson(self) -> None:
        """What the lesson says, and the cards that it points out."""
        course = self.match.course
        if course is None or not (lines := self.voice.lesson(course)):
            return
        say("", *lines)
        for id in course.shown():
            title, *lines = self.voice.card(id)
            say(self.labelled(title, DOT.join(lines)))

    def is_accepted(self, text: str) -> bool:
        """Whether a lesson, if this is one, goes on with this choice; else it says so."""
        course = self.match.course
        if course is None or course.accepts(text):
            return True
        self.waiting = []
        say(self.voice.objection(course, text))
        return False

    def say_menu(self) -> None:
        say("", self.prompt.asked(self.voice))
        if self.match.can_stand(self.prompt.seat):
            say(self.voice.text("app-order-typed"))
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
        count, card = self.voice.text("app-choices", count=len(found)), self.prompt.card(found[0])
        return self.labelled(head, f"{self.voice.card(card)[0]}, {count}" if card else count)

    def labelled(self, title: str, text: str) -> str:
        return labelled(self.voice.words, title, text)

    def say_lines(self, lines: Sequence[str], found: Iterable[int]) -> None:
        say(*(f"{n + 1}. {lines[n]}" for n in found))

    def say_whole_menu(self, _: str) -> None:
        self.say_lines(self.prompt.lines(self.voice), range(len(self.prompt.menu)))

    def say_matching(self, line: str) -> bool:
        """The choices that all name what is typed; in a long menu those that hold it, such as the space of a unit."""
        menu = self.prompt.menu
        lines = self.prompt.lines(self.voice)
        found = [menu.index(text) for text in meant(line, menu, self.voice, self.match.table.game)]
        if not found and len(menu) >= MANY:
            found = matching(line, lines, [(n + 1, text) for n, text in enumerate(menu)])
        self.say_lines(lines, found)
        return bool(found)

    def say_help(self, _: str) -> None:
        say(self.voice.text("app-about-notation", count=len(self.prompt.menu), example=self.prompt.menu[0]))
        commands = [(id, about) for id, (about, _) in self.asks.items()]
        say(*(self.labelled(self.voice.text(id), self.voice.text(about)) for id, about in commands))
        self.say_menu()

    def say_order(self, typed: str) -> None:
        """Which standing orders there are, by number; with a number, that one stands from now on."""
        orders = [None, *self.match.table.game.orders]
        if typed in map(str, range(1, len(orders) + 1)):
            self.match.stand(self.prompt.seat, orders[int(typed) - 1])
        for n, order in enumerate(orders, 1):
            line = self.voice.order(order)
            stands = order == self.match.orders.get(self.prompt.seat)
            say(f"{n}. {self.voice.text('app-order-stands', order=line) if stands else line}")

    def say_table(self, _: str) -> None:
        say(*self.voice.spoken(self.view()))

    def view(self) -> Data:
        return self.match.table.view(self.prompt.seat)

    def say_cards(self, _: str) -> None:
        say(*(self.labelled(*self.voice.card(id)[:2]) for id in self.voice.kinds))

    def say_card(self, called: str) -> None:
        id = self.voice.card_called(called)
        say(*(self.voice.card(id) if id else [self.voice.text("app-no-such-card", name=called)]))

    def say_rules(self, number: str) -> None:
        """The sections; a section; a rule."""
        rules = read_rules(self.voice.game_id, self.voice.language)
        if not number:
            say(*dict.fromkeys(rule.heading for rule in rules), self.voice.text("app-which-rule"))
            return
        found = [f"{rule.number}  {rule.text}" for rule in chosen_rules(rules, number.upper())]
        say(*(found or [self.voice.text("app-no-such-rule", number=number)]))

    def say_why(self, typed: str) -> None:
        """Why something cannot be chosen."""
        say(*why_lines(self.voice, self.match.table, self.prompt.seat, typed))

    def say_what(self, typed: str) -> None:
        """What a choice would lead to: `what if 3`, `what if play yeast`."""
        line = typed.removeprefix(f"{self.voice.text('app-say-if')} ").removeprefix("if ")
        choice = self.chosen(line)
        if choice is None:
            self.say_why(line)
        else:
            say(*forecast_lines(self.voice, self.match.table, self.prompt.seat, choice))

    def say_log(self, _: str) -> None:
        self.tell(self.match.log)

    def leave(self, _: str) -> None:
        raise InputEnded


def say(*lines: str) -> None:
    for line in lines:
        print(line, flush=True)


def read_line(prompt: str) -> str | None:
    """The next line of the input; the prompt stands before it at a terminal, above it in a pipe."""
    print(prompt, end=" " if sys.stdin.isatty() else "\n", flush=True)
    line = sys.stdin.readline()
    return line if line else None


def farewell(match: Match, voice: Voice) -> list[str]:
    """How the game ended and what came of it, or that it did not."""
    result = match.table.result
    if result is None:
        return [voice.text("app-unfinished")]
    return ["", voice.text("app-game-over"), *voice.ending(result), "", *voice.account(match.table.account())]
