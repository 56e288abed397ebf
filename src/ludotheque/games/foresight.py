"""What a choice would lead to, as far as a seat may know: the rules say it themselves, on tables that it can imagine.

Certain is what is told whatever lies hidden and however the dice fall; then what is told if nobody does anything about
it; and where chance, secrets or the answers of others decide, how often each outcome comes on tables imagined anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final, NamedTuple, Protocol

from ludotheque.content.saying import capital, labelled
from ludotheque.content.words import Words
from ludotheque.games import part_of
from ludotheque.games.speech import Speech
from ludotheque.kernel.audience import told
from ludotheque.kernel.choice import PASSING, Choice, Seat
from ludotheque.kernel.dice import Dice, SeededDice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Game, Question, forms_of
from ludotheque.kernel.state import State, Watcher
from ludotheque.kernel.step import About, AskAll, Step, Steps
from ludotheque.kernel.zones import Zoned, in_sight

ALIKE: Final = 3  # tables on which the same must be told before it is called certain
TABLES: Final = 24  # on which outcomes are counted
QUESTIONS: Final = 40  # that are gone through on each of them, at the most
OUTCOMES: Final = 6  # that are told, the most frequent ones

Found = tuple[str, About]  # the id of a sentence, and what it is about


class Line(NamedTuple):
    """One thing that a choice leads to: an event, or a sentence by its id; and on how many tables."""

    event: Data | None
    sentence: Question | None
    times: int = 0


class Forecast(NamedTuple):
    """What a choice leads to."""

    certain: list[Line]
    unanswered: list[Line]  # if everybody who may pass does
    likely: list[Line]
    tables: int  # on how many of them `likely` was counted


def in_words(forecast: Forecast, words: Words, speech: Speech, names: Sequence[str]) -> list[str]:
    """What is certain, what comes if nobody does anything about it, and what is likely; several lines below a title."""

    def said(line: Line) -> str:
        text = speech.told(words, line.event, names) if line.event else ""
        return capital(text or (speech.asked(words, line.sentence, names) if line.sentence else ""))

    def counted(line: Line) -> str:
        return words.text("forecast-times", what=said(line), times=line.times, tables=forecast.tables)

    groups = [("forecast-certain", forecast.certain, said), ("forecast-unanswered", forecast.unanswered, said)]
    groups.append(("forecast-likely", forecast.likely, counted))
    found = [line for id, lines, how in groups for line in grouped(words, words.text(id), [*map(how, lines)])]
    return found or [words.text("forecast-nothing")]


def grouped(words: Words, title: str, lines: list[str]) -> list[str]:
    """A title and its lines, which stand beside it where there is only one."""
    if len(lines) < 2:
        return [labelled(words, title, line) for line in lines]
    return [labelled(words, title, "").rstrip(), *(f"  {line}" for line in lines)]


class Foresight(Protocol):
    """What a game brings in its module `foresight`."""

    FORECASTS: tuple[str, ...]  # every sentence of its own
    GOES_BY: tuple[type[Step[Any]], ...]  # questions to one player at which passing leaves everything as it is
    QUIET: frozenset[str]  # events that go without saying
    BY_LOT: bool  # whether this seat's own answers on the way are drawn by lot too; else that is where it ends

    def is_end(self, event: Event) -> bool:
        """Whether a scene is over with this, and nothing after it is foreseen."""

    def ahead(self, g: Any, seat: Seat, choice: Choice) -> list[Found]:
        """What can be said of a choice before anything comes of it."""

    def outcomes(self, g: Any, h: Any, seat: Seat) -> Sequence[Found | Event]:
        """What is worth counting of what a table has come to; an event is told as it is."""


def foresight_of(game_id: str) -> Foresight | None:
    part: Foresight | None = part_of(game_id, "foresight")
    return part


def forecast(game: Game, g: State, seat: Seat, text: str) -> Forecast:
    """What a choice of the menu would lead to."""
    choice, part = game.read(text), foresight_of(game.id)
    ways = [foreseen(game, g, seat, choice, n) for n in range(ALIKE)]
    certain, unanswered = ways[0].told()
    alike = all(way.told() == (certain, unanswered) for way in ways)
    is_open = not alike or any(way.open for way in ways)
    ahead = [Line(None, sentence(game, found)) for found in part.ahead(g, seat, choice)] if part else []
    return Forecast(
        [*ahead, *[Line(event, None) for event in certain if alike]],
        [Line(event, None) for event in unanswered if alike],
        outcomes(game, part, g, seat, choice) if part and is_open else [],
        TABLES,
    )


def sentence(game: Game, found: Found) -> Question:
    """With names for numbers."""
    id, about = found
    named = forms_of(game).named
    params = {key: named(kind, number) for key, (kind, number) in about.items()}
    return Question(f"forecast-{id}", params, {key: kind for key, (kind, _) in about.items() if kind != key})


# What is certain


class Unforeseen(Exception):
    """The dice have to decide."""


class NoDice(Dice):
    """Nobody knows what they will show."""

    def below(self, n: int, move: int, draw: int) -> int:
        raise Unforeseen


class Lookout(Watcher):
    """Watches how far nothing that a seat cannot see has come to light or changed hands."""

    def __init__(self, g: State, seat: Seat) -> None:
        self.seat = seat
        self.hidden = deepcopy(out_of_sight(g, seat))  # some of it is changed in place
        self.lost = self.hidden is None
        self.events = 0  # told until then

    def after(self, g: State, step: Step[Any], following: Steps) -> None:
        self.lost = self.lost or out_of_sight(g, self.seat) != self.hidden
        if not self.lost:
            self.events = len(g.events or [])


def out_of_sight(g: State, seat: Seat) -> Data | None:
    """What lies in the zones that a seat does not see; None for a table without zones."""
    if not isinstance(g, Zoned):
        return None
    seen = in_sight(g, seat)
    hidden: Data = {}
    for zone in g.zones:
        lying: Any = getattr(g, zone.name)
        if zone.name not in seen:
            hidden[zone.name] = lying
        elif zone.each and not zone.is_open:
            shown = seen[zone.name]
            hidden[zone.name] = [(n, lying[n]) for n in range(len(shown)) if shown[n] is None]
    return hidden


class Way:
    """How it goes on a table that a seat imagines, as far as it can be foreseen."""

    def __init__(self, game: Game, g: State, seat: Seat) -> None:
        self.game, self.g, self.seat = game, g, seat
        self.part = foresight_of(game.id)
        self.lookout = Lookout(g, seat)
        self.at_once = 0  # events that are told before anybody else is asked
        self.open = False  # whether something else decides what comes then
        g.watcher = self.lookout

    def go(self, choice: Choice) -> None:
        """The choice is made, and everybody who may pass does."""
        alone = self.g.addressed() == [self.seat]
        self.open = not self.is_foreseen(choice)
        self.at_once = self.lookout.events if alone else 0
        while not self.open and not self.is_over() and goes_by(self.part, self.g):
            self.open = not self.is_foreseen()
        self.open = not self.is_over() and (self.open or any(who != self.seat for who in self.g.addressed()))

    def is_over(self) -> bool:
        """Whether all that is looked for has been told."""
        return has_ended(self.part, (self.g.events or [])[: self.lookout.events])

    def is_foreseen(self, choice: Choice | None = None) -> bool:
        """Whether nothing hidden and no chance has a say in what this choice leads to, or passing."""
        try:
            if choice is None:
                let_pass(self.g)
            else:
                self.g.choose(self.seat, choice)
        except Unforeseen:
            return False
        return not self.lookout.lost

    def told(self) -> tuple[list[Data], list[Data]]:
        """At once, and if nobody does anything about it."""
        events, at_once = (self.g.events or [])[: self.lookout.events], self.at_once
        return self.said(events[:at_once]), self.said(events[at_once:])

    def said(self, events: list[Event]) -> list[Data]:
        quiet = self.part.QUIET if self.part else frozenset()
        return told(self.game, [event for event in events if event.name not in quiet], self.seat)


def foreseen(game: Game, g: State, seat: Seat, choice: Choice, n: int) -> Way:
    """One way in which it can go, with no dice."""
    h: State = game.imagine(g, seat, SeededDice(n))
    h.dice, h.events, h.pausing = NoDice(), [], True
    way = Way(game, h, seat)
    way.go(choice)
    return way


def has_ended(part: Foresight | None, events: list[Event]) -> bool:
    return part is not None and any(part.is_end(event) for event in events)


def goes_by(part: Foresight | None, g: State) -> bool:
    """Whether everybody who is asked may pass, in a window or where a game says that it goes by."""
    if not g.agenda or g.paused():
        return bool(g.agenda)
    may = part.GOES_BY if part else ()
    return isinstance(g.agenda[-1], (AskAll, *may)) and all(PASSING in g.menu(seat) for seat in g.deciders())


def let_pass(g: State) -> None:
    if g.paused():
        g.proceed()
        return
    for seat in g.deciders():
        g.choose(seat, PASSING)


# What is likely


def outcomes(game: Game, part: Foresight, g: State, seat: Seat, choice: Choice) -> list[Line]:
    """How often each thing comes that a game counts, on tables imagined anew; who has to answer does so by lot."""
    counted: Counter[str] = Counter()
    known: dict[str, Line] = {}
    for n in range(TABLES):
        h: State = game.imagine(g, seat, SeededDice(ALIKE + n))
        h.events = []
        h.choose(seat, choice)
        play_on(part, h, seat)
        found = {repr(line): line for line in lines_of(game, part.outcomes(g, h, seat), seat)}
        known |= found
        counted.update(list(found))
    most = sorted(counted.items(), key=lambda one: (-one[1], one[0]))[:OUTCOMES]
    return [known[one]._replace(times=times) for one, times in most]


def lines_of(game: Game, found: Sequence[Found | Event], seat: Seat) -> list[Line]:
    """Each as a seat is told it."""
    lines: list[Line] = []
    for one in found:
        if isinstance(one, Event):
            lines += [Line(event, None) for event in told(game, [one], seat)]
        else:
            lines.append(Line(None, sentence(game, one)))
    return lines


def play_on(part: Foresight, h: State, seat: Seat) -> None:
    """To the end of the scene, or until this seat has to make up its mind."""
    for _ in range(QUESTIONS):
        if h.over() or has_ended(part, h.events or []):
            return
        if goes_by(part, h):
            let_pass(h)
        elif seat in h.deciders() and not part.BY_LOT:
            return
        else:
            for other in h.deciders():
                h.choose(other, h.by_lot(h.menu(other), other))
