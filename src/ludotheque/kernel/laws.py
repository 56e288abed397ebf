"""The laws that every game obeys, checked on random games. A law that is broken says where."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.kernel.audience import shown, told
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Game, Setting, Settings, content_hash
from ludotheque.kernel.record import Record, read_record, replay
from ludotheque.kernel.save import load, save
from ludotheque.kernel.state import State
from ludotheque.kernel.step import AskAll
from ludotheque.kernel.zones import in_sight

LOOKS = 100  # see `is_looked_at`
LIGHTLY = 20  # so many times the looks: positions after which even the light laws look at every tenth one only

NUMBERED: dict[tuple[str, int], frozenset[Choice]] = {}  # by game and seats: too many to gather for each random game
READ: dict[str, set[Choice]] = {}  # by game: choices that were read from their text, wherever that was


class LawBroken(AssertionError):
    """Which law, in which game and where."""


class Moment(NamedTuple):
    """A position in a random game: everything needed to check it, and what will be chosen next."""

    game: Game
    seats: int
    settings: Settings
    g: State
    choices: dict[Seat, Choice]
    luck: SeededDice
    n: int
    numbered: frozenset[Choice]  # every choice that can be written with so many seats
    saved: Data = {}  # the table as it is, where all laws look at it

    def roll(self, cases: int, draw: int) -> int:
        return self.luck.below(cases, self.n, draw)

    def demand(self, holds: bool, law: str) -> None:
        if not holds:
            raise LawBroken(f"{self.game.id}: {law} (seed {self.luck.seed}, position {self.n}, {self.settings})")


def some_settings(game: Game, seed: int) -> Settings:
    """Settings for a random game: each option as usual or, as often, any of its values."""
    luck = SeededDice(seed)
    asked: dict[str, Setting] = {}
    for n, option in enumerate(game.options):
        if luck.below(2, n, 0):
            asked[option.name] = option.values[luck.below(len(option.values), n, 1)]
    while True:
        try:
            return game.settings(asked)
        except ValueError:  # values that do not go together
            asked.popitem()


def numbered(game: Game, seats: int) -> frozenset[Choice]:
    """Every choice that can be written in a game for so many, gathered once."""
    if (game.id, seats) not in NUMBERED:
        NUMBERED[game.id, seats] = frozenset(game.every_choice(seats))
    return NUMBERED[game.id, seats]


def walk(game: Game, seats: int, settings: Settings, seed: int) -> Iterator[Moment]:
    """A random game, one position after the other."""
    luck = SeededDice(seed)
    g: State = game.deal(seats, settings, SeededDice(seed), True)
    written = numbered(game, seats)
    n = 0
    while not g.over():
        choices: dict[Seat, Choice] = {}
        for seat in g.deciders():
            menu = g.menu(seat)
            choices[seat] = menu[luck.below(len(menu), n, 100 + seat)]
        yield Moment(game, seats, settings, g, choices, luck, n, written)
        for seat, choice in choices.items():
            g.choose(seat, choice)
        n += 1


def check_game(game: Game, seats: int, settings: Settings, seed: int, looks: int = LOOKS) -> int:
    """All laws on one random game; the number of its decisions."""
    content = content_hash(game, settings)
    record = Record(game.id, game.version, content, seats, settings, f"seed {seed}", [])
    kept: list[tuple[State, Data]] = []
    moment = None
    for moment in walk(game, seats, settings, seed):
        if is_looked_at(moment, looks):
            kept.append((moment.g.copy(moment.g.dice), check_position(moment)))
        elif is_lightly_looked_at(moment, looks):
            for law in LIGHT_LAWS:
                law(moment)
        record.choices.extend((seat, game.text(choice)) for seat, choice in moment.choices.items())
    assert moment is not None
    end = Moment(game, seats, settings, moment.g, {}, moment.luck, moment.n + 1, moment.numbered)
    end.demand(all(save(game, g, settings) == data for g, data in kept), "earlier copies stay unchanged")
    check_end(end, record)
    return len(record.choices)


def check_position(moment: Moment) -> Data:
    """All laws on one position; what it is saved as."""
    saved = save(moment.game, moment.g, moment.settings)
    for law in LAWS:
        law(moment._replace(saved=saved))
    return saved


def is_lightly_looked_at(m: Moment, looks: int) -> bool:
    return m.n < looks * LIGHTLY or m.n % 10 == 0


def is_looked_at(m: Moment, looks: int) -> bool:
    """In a game for one or two the first `looks` positions, then about as many whenever its length has doubled.

    Every law looks through the eyes of every seat: the more of them, the fewer positions. Which, differs by game.
    """
    fewer = max(looks * 4 // max(m.seats, 2) ** 2, 1)
    return m.roll(m.n // fewer + 1, 400) == 0


def check_end(end: Moment, record: Record) -> None:
    """The laws of a whole game: it replays, it was not too long, somebody won."""
    game, settings = end.game, end.settings
    every_card_is_in_exactly_one_place(end)
    replayed = replay(game, read_record(record.dumps()))
    end.demand(save(game, replayed, settings) == save(game, end.g, settings), "replay(record) equals the state")
    end.demand(len(record.choices) <= game.longest(settings), "the game ends within its stated length")
    result = game.result(end.g)
    end.demand(len(result.scores) == end.seats, "the end has a score for every seat")
    end.demand(bool(result.winners) or end.seats == 1, "somebody has won, unless somebody alone has lost")


def copies_and_saves_go_on_alike(m: Moment) -> None:
    copy = m.g.copy(m.g.dice)
    loaded = load(m.game, json.loads(json.dumps(m.saved)), m.g.dice)
    m.demand(save(m.game, copy, m.settings) == m.saved, "a copy is equal")
    m.demand(save(m.game, loaded, m.settings) == m.saved, "a save loads to the same")
    for seat, choice in m.choices.items():
        copy.choose(seat, choice)
        loaded.choose(seat, choice)
    m.demand(save(m.game, copy, m.settings) == save(m.game, loaded, m.settings), "copy and save have the same future")
    m.demand(save(m.game, m.g, m.settings) == m.saved, "a copy is independent")


def a_position_sets_up_the_same_table(m: Moment) -> None:
    words = json.loads(json.dumps(m.game.position(m.g)))
    again = m.game.arrange({"seats": m.seats, "settings": m.settings, **words, "agenda": []}, m.g.dice)
    table = {field: getattr(m.g, field) for field in m.g.fields}
    m.demand({field: getattr(again, field) for field in m.g.fields} == table, "a position sets up the same table")


def menus_are_sound(m: Moment) -> None:
    read = READ.setdefault(m.game.id, set())
    for seat in m.g.asked():
        menu = m.g.menu(seat)
        choices = set(menu)
        m.demand(bool(menu), "no menu is empty")
        m.demand(len(choices) == len(menu), "a menu has no doubles")
        m.demand(all(m.game.read(m.game.text(choice)) == choice for choice in choices - read), "read(text(c)) == c")
        m.demand(m.numbered >= choices, "every choice can be numbered")
        read |= choices


def simultaneous_answers_commute(m: Moment) -> None:
    if len(m.choices) < 2:
        return
    there, back = m.g.copy(m.g.dice), m.g.copy(m.g.dice)
    for seat in m.choices:
        there.choose(seat, m.choices[seat])
    first, *rest = reversed(m.choices)
    back.choose(first, back.menu(first)[0])  # an answer that is changed before the last one is in
    for seat in (first, *rest):
        back.choose(seat, m.choices[seat])
    m.demand(save(m.game, there, m.settings) == save(m.game, back, m.settings), "simultaneous answers commute")


def looking_betrays_and_changes_nothing(m: Moment) -> None:
    """All that a seat is shown stays the same when what it cannot see is imagined anew; sealed answers do not show.

    And whoever looks or is asked leaves the table as it was.
    """
    sealed = m.g.copy(m.g.dice)
    for seat in list(m.choices)[:-1]:
        sealed.choose(seat, m.choices[seat])
    for seat in range(-1, m.seats):
        imagined: State = m.game.imagine(m.g, seat, SeededDice(m.roll(1 << 30, 200 + seat)))
        m.demand(in_sight(imagined, seat) == in_sight(m.g, seat), f"what seat {seat} sees is not imagined anew")
        seen = shown(m.game, m.g, seat)
        m.demand(shown(m.game, imagined, seat) == seen, f"seat {seat} sees no more than it may")
        if len(m.choices) > 1:
            m.demand(shown(m.game, sealed, seat) == seen, f"seat {seat} cannot see who has answered")
        if seat in m.g.asked():
            m.demand(imagined.menu(seat) == m.g.menu(seat), f"the menu of seat {seat} betrays nothing")
            question = m.game.question(m.g, seat)
            m.demand(m.game.question(imagined, seat) == question, f"the question to {seat} betrays nothing")
    m.demand(save(m.game, m.g, m.settings) == m.saved, "asking changes nothing")


def events_tell_no_more_than_views(m: Moment) -> None:
    """Two tables that look the same before and after a choice have told the same; answers that stay sealed differ."""
    real = m.g.copy(m.g.dice)
    real.events = []
    for decider, choice in m.choices.items():
        real.choose(decider, choice)
    for seat in range(-1, m.seats):
        imagined: State = m.game.imagine(m.g, seat, m.g.dice)
        imagined.events = []
        if not all(answer(m, imagined, seat, decider) for decider in m.choices):
            continue
        if lasting(m.game, real.events, seat) != lasting(m.game, imagined.events, seat):
            apart = shown(m.game, real, seat) != shown(m.game, imagined, seat)
            m.demand(apart, f"events tell seat {seat} no more than views")


def lasting(game: Game, events: list[Event] | None, seat: Seat) -> list[Data]:
    """What a seat is told, but for what lay open and may have gone out of sight since."""
    return [event for event in told(game, events, seat) if event["name"] not in game.fleeting]


def answer(m: Moment, imagined: State, seat: Seat, decider: Seat) -> bool:
    """The same answer on the imagined table; where it stays sealed and is another's, any that this one allows."""
    if decider not in imagined.deciders():
        return False
    menu = imagined.menu(decider)
    step = m.g.agenda[-1]
    hidden = decider != seat and isinstance(step, AskAll) and step.stays_sealed(m.g)
    choice = menu[m.roll(len(menu), 300 + decider)] if hidden else m.choices[decider]
    if choice not in menu:
        return False
    imagined.choose(decider, choice)
    return True


def what_is_discreet_tells_nobody_anything(m: Moment) -> None:
    """A choice that a game calls discreet leads to the same on every table that an audience could imagine before it;
    others than the chooser know only what they come to see. That it is discreet tells the chooser nothing either.
    """
    seat, *others = m.choices
    step = m.g.agenda[-1]
    if others or m.g.addressed() != [seat] or (isinstance(step, AskAll) and type(step).idle is not AskAll.idle):
        return  # others answer too, or might
    choice = m.choices[seat]
    real = played(m.g, seat, choice)
    if not is_discreet(m.game, m.g, real, seat, choice):
        return
    audience = m.roll(m.seats + 1, 500) - 1  # one of them; there are many games
    imagined: State = m.game.imagine(m.g, audience, SeededDice(m.roll(1 << 30, 501)))
    menu = imagined.menu(seat)
    choices = [choice] if audience == seat else [choice, *menu]
    alike = any(c in menu and comes_to_know(m.game, imagined, real, seat, c, audience) for c in choices)
    m.demand(alike, f"what is discreet tells seat {audience} nothing")
    if audience == seat:
        same = is_discreet(m.game, imagined, played(imagined, seat, choice), seat, choice)
        m.demand(same, f"that it is discreet tells seat {seat} nothing")


def is_discreet(game: Game, before: State, after: State, seat: Seat, choice: Choice) -> bool:
    return not after.over() and not after.draws and game.discreet(before, after, seat, choice)


def played(g: State, seat: Seat, choice: Choice) -> State:
    """A copy after the choice, with what was told by it; it stops wherever somebody might have to choose."""
    after = g.copy(g.dice)
    after.events, after.pausing = [], True
    after.choose(seat, choice)
    return after


def comes_to_know(game: Game, imagined: State, real: State, seat: Seat, choice: Choice, audience: Seat) -> bool:
    """Whether an audience would be told and shown on the imagined table what it was on the real one."""
    after = played(imagined, seat, choice)
    same = told(game, after.events, audience) == told(game, real.events, audience)
    return same and not after.draws and shown(game, after, audience) == shown(game, real, audience)


def every_card_is_in_exactly_one_place(m: Moment) -> None:
    found, due = Counter(m.game.places(m.g)), Counter(m.game.cards_in_play(m.g))
    if dict(found) != dict(due):
        m.demand(False, f"every card is in exactly one place, but {dict((found - due) + (due - found))}")


LAWS = (
    copies_and_saves_go_on_alike,
    a_position_sets_up_the_same_table,
    menus_are_sound,
    simultaneous_answers_commute,
    looking_betrays_and_changes_nothing,
    events_tell_no_more_than_views,
    what_is_discreet_tells_nobody_anything,
    every_card_is_in_exactly_one_place,
)
LIGHT_LAWS = (menus_are_sound, every_card_is_in_exactly_one_place)  # also where there is no time for the others
