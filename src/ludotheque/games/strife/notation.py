"""Strife in text: choices, events, questions and positions with names for numbers."""

from __future__ import annotations

from ludotheque.games.strife.about import ABILITY, CHAMPION, EVENT, LOCATION, NUMBER, SEAT, STONE, TIE
from ludotheque.games.strife.champions import ABILITIES
from ludotheque.games.strife.facts import CARDS
from ludotheque.games.strife.fatestone import TIES
from ludotheque.games.strife.options import Options, settings
from ludotheque.games.strife.round import StartTurn
from ludotheque.games.strife.table import NOBODY, Strife
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.notation import Notation, known, nearest
from ludotheque.kernel.question import asked
from ludotheque.kernel.save import like

NAMES = {
    CHAMPION: CARDS.champions,
    LOCATION: CARDS.locations,
    EVENT: CARDS.events,
    ABILITY: list(ABILITIES),
    TIE: list(TIES),
    STONE: ["fatestone"],
}

NOTATION = Notation(
    verbs=[
        ("pass",),
        ("use",),
        ("keep",),
        ("give",),
        ("legacy", CHAMPION),
        ("select", CHAMPION),
        ("hide", CHAMPION),
        ("guess", CHAMPION),
        ("carry", CHAMPION),
        ("aside", CHAMPION),
        ("raise", CHAMPION),
        ("place", CHAMPION),
        ("arrange", LOCATION),
        ("move", LOCATION),
        ("discard", LOCATION),
        ("take", LOCATION),
        ("exchange", CHAMPION),
    ],
    names=NAMES,
)

# What the numbers of an event are: the name under which it is told, and its kind.
EVENTS: dict[str, tuple[tuple[str, str], ...]] = {
    "round": (("round", NUMBER),),
    "event": (("event", EVENT),),
    "joins": (("location", LOCATION),),
    "turn": (("turn", NUMBER),),
    "turns_up": (("location", LOCATION),),
    "discards": (("location", LOCATION),),
    "sends_back": (("location", LOCATION),),
    "exchanges_location": (("location", LOCATION), ("instead", LOCATION)),
    "moves_battle": (("location", LOCATION),),
    "reveals_legacy": (("seat", SEAT), ("champion", CHAMPION)),
    "reveals": (("seat", SEAT), ("champion", CHAMPION)),
    "takes_stone": (("seat", SEAT),),
    "tie": (("tie", TIE),),
    "keeps_stone": (("seat", SEAT),),
    "gives_stone": (("seat", SEAT), ("value", NUMBER)),
    "rolls": (("first", NUMBER), ("second", NUMBER)),
    "uses": (("seat", SEAT), ("champion", CHAMPION), ("ability", ABILITY)),
    "blocks_battle": (("seat", SEAT), ("opponent", SEAT)),
    "blocks_legacy": (("seat", SEAT), ("opponent", SEAT)),
    "gains": (("seat", SEAT), ("champion", CHAMPION), ("amount", NUMBER)),
    "changes_places": (("seat", SEAT), ("champion", CHAMPION), ("newcomer", CHAMPION)),
    "skips_legacy": (("seat", SEAT),),
    "calls": (("seat", SEAT), ("champion", CHAMPION)),
    "places_champion": (("seat", SEAT), ("owner", SEAT), ("champion", CHAMPION)),
    "places_location": (("seat", SEAT), ("location", LOCATION)),
    "raises": (("seat", SEAT), ("champion", CHAMPION)),
    "strengthens": (("seat", SEAT), ("champion", CHAMPION), ("amount", NUMBER)),
    "sets_aside": (("seat", SEAT), ("champion", CHAMPION), ("amount", NUMBER)),
    "adds": (("seat", SEAT), ("amount", NUMBER)),
    "takes_back": (("seat", SEAT),),
    "protects": (("seat", SEAT), ("champion", CHAMPION)),
    "weakens": (("seat", SEAT), ("champion", CHAMPION), ("amount", NUMBER)),
    "will_pillage": (("seat", SEAT), ("champion", CHAMPION)),
    "replaces": (("seat", SEAT), ("champion", CHAMPION)),
    "no_contest": (),
    "totals": (("first", NUMBER), ("second", NUMBER)),
    "wins": (("seat", SEAT), ("location", LOCATION), ("points", NUMBER)),
    "pillages": (("seat", SEAT), ("points", NUMBER)),
    "doubles": (("seat", SEAT), ("points", NUMBER)),
    "uses_relic": (("seat", SEAT), ("location", LOCATION)),
    "gives_up": (("seat", SEAT), ("location", LOCATION)),
    "wins_relic": (("seat", SEAT), ("location", LOCATION)),
    "hides": (("seat", SEAT), ("champion", CHAMPION)),
    "hides_something": (("seat", SEAT),),
    "offered": (("seat", SEAT), ("champion", CHAMPION)),
    "scores_offering": (("seat", SEAT), ("points", NUMBER)),
    "guesses": (("seat", SEAT), ("champion", CHAMPION)),
    "scores_guess": (("seat", SEAT), ("points", NUMBER)),
    "round_ends": (("round", NUMBER),),
    "carries_over": (("seat", SEAT), ("champion", CHAMPION)),
    "scores_stone": (("seat", SEAT), ("points", NUMBER)),
    "ends": (("first", NUMBER), ("second", NUMBER)),
}

# What the fields of a saved table hold, where it is not plain numbers.
FIELDS = {
    "hand": CHAMPION, "pile": CHAMPION, "aside": CHAMPION, "battle": CHAMPION, "support": CHAMPION,
    "hidden": CHAMPION, "assigned": CHAMPION, "chosen": CHAMPION, "guess": CHAMPION, "due": CHAMPION,
    "claim": CHAMPION, "carry": CHAMPION,
    "row": LOCATION, "deck": LOCATION, "discard": LOCATION, "relic": LOCATION, "calendar": EVENT,
}  # fmt: skip


BESIDE_THE_TABLE = ("game", "seats", "settings", "moves", "agenda", "sealed")
ALWAYS_SAID = ("hand", "deck", "holder", "stone", "round", "turn")  # `arrange` has other defaults for these


def event(told: Event) -> Data:
    """An event with names for numbers."""
    form = EVENTS[told.name]
    return {"name": told.name} | {key: named(kind, told.numbers[i]) for i, (key, kind) in enumerate(form)}


def named(kind: str, number: int) -> str | int | None:
    if kind not in NAMES:
        return number
    return None if number == NOBODY else NAMES[kind][number]


def question(g: Strife, seat: Seat) -> Question:
    return asked(g, seat, named)


def position(g: Strife) -> Data:
    """The whole table in words, hidden things included; most of what an empty table has too is left out."""
    empty = Strife(g.cards, g.options, g.dice)
    empty.clear()
    return {
        field: in_words(FIELDS.get(field, NUMBER), getattr(g, field))
        for field in g.fields
        if field in ALWAYS_SAID or getattr(g, field) != getattr(empty, field)
    }


def in_words(kind: str, value: object) -> object:
    if isinstance(value, list | tuple):
        return [in_words(kind, item) for item in value]
    return named(kind, value) if isinstance(value, int) else value


def in_numbers(kind: str, value: object) -> object:
    if isinstance(value, list):
        return [in_numbers(kind, item) for item in value]
    if value is None:
        return NOBODY
    return known(str(value), NAMES[kind], kind) if kind in NAMES else value


def arrange(data: Data, dice: Dice) -> Strife:
    """A table from words. What is not named, or is None for a seat, is as on an empty table, except that a hand holds
    every champion that lies nowhere else, and a deck every location; unless an agenda is named a turn begins.
    """
    g = Strife(CARDS, Options(settings(data.get("settings", {}))), dice)
    g.clear()
    g.round, g.turn, g.holder, g.stone = 1, 1, 0, 1
    for field, value in data.items():
        if field in g.fields:
            setattr(g, field, filled(FIELDS.get(field, NUMBER), getattr(g, field), value))
        elif field not in BESIDE_THE_TABLE:
            raise ValueError(f"a position has no {field!r}{nearest(field, list(g.fields))}")
    hands = data.get("hand", [None, None])
    g.hand = [unplaced(g, seat) if hands[seat] is None else g.hand[seat] for seat in (0, 1)]
    if "deck" not in data:
        g.deck = undealt(g)
    if "agenda" not in data:
        g.turn -= 1
        g.settle([StartTurn()])
    return g


def filled(kind: str, empty: object, value: object) -> object:
    """The value in numbers and in the form of the empty table's, which has it where a seat is not spoken of."""
    numbers = in_numbers(kind, value)
    if isinstance(numbers, list) and isinstance(value, list) and isinstance(empty, list | tuple) and None in value:
        numbers = [empty[i] if value[i] is None else numbers[i] for i in range(len(value))]
    return like(empty, numbers)


def undealt(g: Strife) -> list[int]:
    """Every location that lies nowhere else; relics only where they have been named."""
    lying = [*g.relic, *g.row, *g.discard]
    return [location for location in range(CARDS.plain_locations) if location not in lying]


def unplaced(g: Strife, seat: Seat) -> list[int]:
    placed = g.pile[seat] + g.aside[seat] + [g.battle[seat], g.support[seat], g.hidden[seat]]
    return [champion for champion in range(len(CARDS.power)) if champion not in placed]
