"""RR&D at a terminal: the journey drawn. A duel is drawn in `drawing.py`, the same as sentences in `spoken.py`; what a
game gives to the terminal is told in `strife/terminal.py`.

The table is drawn as fully as the lines of the terminal allow, from every event of every place in sight down to the
counters and the checklist of the current place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from ludotheque.content.drawing import GAP, HERE, TOP, broken, fitting, flow, labelled_lines
from ludotheque.content.saying import DOT, counted, labelled
from ludotheque.content.words import Words
from ludotheque.games.rrd import drawing, pieces
from ludotheque.games.rrd.brief import brief
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.hints import note, remarks, subject
from ludotheque.games.rrd.kinds import RARITIES, SLOTS
from ludotheque.games.rrd.sentences import called, event_line, place_name, place_number
from ludotheque.games.rrd.spoken import carried, headline, spoken
from ludotheque.games.rrd.words import label
from ludotheque.kernel.game import Data

__all__ = [
    "ENDS", "HEADINGS", "board", "brief", "headline", "note", "remarks", "signs", "spoken", "subject",
]  # fmt: skip

HEADINGS: Final = frozenset({"cycle", "pass_begins"})
ENDS: Final = frozenset({"pass", "let-through", "done"})  # choices that end something: no hurried key may make them
BLOCK: Final = "■"  # a card in the curve of soul values
STATES: Final = {pieces.PAST: "–", pieces.NOW: HERE, pieces.LATER: " ", pieces.CLOSED: "×"}
AT_FIRST: Final = ("weapons", "abilities")  # what one has from the beginning may be left out first
ACCESSORIES: Final = ("worn", "bag")
BRIEF, ONE_LINE, WHOLE = range(3)


class Detail(NamedTuple):
    """How much of the journey is drawn."""

    events: int  # of the current place
    crossing: int  # of the places of the Intersection
    gear: bool  # weapons, abilities and what else is carried, on lines of their own
    cards: bool  # deck and satchel by name
    map: bool  # what has been seen of the zone


DETAILS: Final = (
    Detail(WHOLE, WHOLE, gear=True, cards=True, map=True),
    Detail(WHOLE, ONE_LINE, gear=True, cards=False, map=True),
    Detail(WHOLE, ONE_LINE, gear=True, cards=False, map=False),
    Detail(WHOLE, ONE_LINE, gear=False, cards=False, map=False),
    Detail(WHOLE, BRIEF, gear=False, cards=False, map=False),
    Detail(ONE_LINE, BRIEF, gear=False, cards=False, map=False),
)


def signs(words: Words) -> list[str]:
    slots = ", ".join(f"{drawing.short(words, slot)} {words.text(f'slot-{slot}')}" for slot in SLOTS)
    return [
        *(f"{sign} {words.text(f'terminal-sign-{state}')}" for state, sign in STATES.items() if sign.strip()),
        f"{BLOCK} {words.text('terminal-sign-curve')}",
        slots,
        f"{drawing.STAR} {words.text('terminal-sign-optimal')}",
        f"{TOP} {words.text('terminal-sign-top')}",
        f"{drawing.GUARD} {words.text('terminal-sign-guard')}",
        f"{drawing.SNARE} {words.text('terminal-sign-trap')}",
        f"{drawing.WEAK} {words.text('terminal-sign-weak')}",
        f"{HERE}3 {words.text('terminal-sign-waits')}",
        f"{drawing.short(words, 'arm')}{drawing.STAR}3{TOP}1{drawing.HITS}2 {words.text('terminal-sign-plan')}",
        f"{drawing.short(words, 'arm')}{drawing.STAR}3{TOP}4{drawing.COSTS}1 {words.text('terminal-sign-loss')}",
        f"{drawing.short(words, 'arm')}{drawing.STAR}3>2 {words.text('terminal-sign-counter')}",
    ]


def board(words: Words, view: Data, names: Sequence[str], width: int, height: int) -> RenderableType:
    """The duel for those who fight in it and those who look on, else the journey; as much as there is room for."""
    if fights(view):
        return fitting((drawing.Duel(words, view, names, width, one).lines() for one in drawing.DETAILS), height)
    return fitting((Journey(words, view, names, width, one).lines() for one in DETAILS), height)


def fights(view: Data) -> bool:
    """Whether the seat that looks has a part in the innermost duel; spectators see it too."""
    for duel in view["duels"][-1:]:
        return view["you"] is None or any(view["you"] in (side["seat"], side["hero"]) for side in duel["sides"])
    return False


class Journey:
    """The journey drawn for a seat, so wide, in so much detail."""

    def __init__(self, words: Words, view: Data, names: Sequence[str], width: int, detail: Detail) -> None:
        self.words, self.view, self.names, self.width, self.detail = words, view, names, width, detail
        self.seat = view["you"] or 0
        self.own: Data = view["seats"][self.seat]
        self.plane: Data = view["zones"].get(self.own["zone"], {"crossing": [], "pile": 0, "top": [], "discard": []})

    def lines(self) -> list[Text]:
        """The others, the zone, the place where one is or may go, then oneself."""
        return [*self.others(), *self.zone(), *self.places(), self.player_bar(), *self.own_rows()]

    # The others

    def others(self) -> list[Text]:
        """Each other player on a line; a duel that others fight."""
        count = len(self.view["seats"])
        lines = [self.in_a_line((self.seat + n) % count) for n in range(1, count)]
        for duel in self.view["duels"]:
            said = labelled(self.words, label(self.words, "duel"), pieces.fought(self.words, duel, self.names))
            lines.append(self.cut(Text(f" {said}")))
            for terms in pieces.offered(self.words, duel, self.names):
                lines += [Text(f" {line}", "bold") for line in broken(terms, self.width - 2)]
        return lines

    def in_a_line(self, seat: int) -> Text:
        """A player in short: Bob · Kroan · HP 15/15 · Mist 5 · Mist Marsh."""
        other = self.view["seats"][seat]
        parts = [called(self.words, "hero", other["hero"])] if other["hero"] else []
        if not other["alive"]:
            parts.append(self.words.text("terminal-lost"))
        elif pieces.travels(other):
            parts += pieces.counters(self.words, other)
            parts += [pieces.place_called(self.words, other["place"])] if other["place"] else []
            if other["zone"] != self.own["zone"]:
                parts.append(self.words.text(f"zone-{other['zone']}"))
        return self.cut(Text.assemble(" ", (self.names[seat], "bold"), *(f"{DOT}{part}" for part in parts)))

    # Places

    def zone(self) -> list[Text]:
        """What has been seen of the zone: what lies on top of its pile, and its discard pile."""
        if not self.detail.map or not pieces.travels(self.own):
            return []
        rows = [
            (label(self.words, "pile"), [Text(str(self.plane["pile"]))]),
            (self.words.text("terminal-top"), [Text(one) for one in self.place_names(self.plane["top"] or [])]),
            (
                label(self.words, "discard"),
                [Text(one, "dim") for one in counted(self.place_names(self.plane["discard"]))],
            ),
        ]
        return self.rows(rows)

    def place_names(self, places: Sequence[str]) -> list[str]:
        return [pieces.place_called(self.words, id) for id in places]

    def places(self) -> list[Text]:
        """The current place as a checklist, and the Intersection; in full only where one must choose from it."""
        if self.own["rests"] or not pieces.travels(self.own):
            return []
        chips = [self.crossing_chip(n) for n in range(len(self.plane["crossing"]))]
        if self.own["place"]:
            row = [(label(self.words, "crossing"), chips)]
            return [*self.rows(row), *self.current()]
        if self.detail.crossing == BRIEF:
            return self.rows([(label(self.words, "crossing"), chips)])
        return [line for n in range(len(self.plane["crossing"])) for line in self.at_crossing(n)]

    def crossing_chip(self, n: int) -> Text:
        """A slot of the Intersection: 1 Mist Marsh (Mist +1)."""
        stack = self.plane["crossing"][n]
        if not stack:
            return Text(f"{n + 1} {self.words.text('app-empty')}", "dim")
        place = place_number(stack[-1])
        below = f" +{len(stack) - 1}" if len(stack) > 1 else ""
        said = f" {place_name(self.words, place)} ({pieces.brief_passing(self.words, place)}){below}"
        return Text.assemble((str(n + 1), "bold"), said)

    def at_crossing(self, n: int) -> list[Text]:
        """A place of the Intersection with its events."""
        stack = self.plane["crossing"][n]
        if not stack:
            return []
        place = place_number(stack[-1])
        parts = [self.words.text(f"rarity-{RARITIES[BOOK.rarity[place]]}"), pieces.brief_passing(self.words, place)]
        parts += [self.words.text("terminal-covers", place=pieces.place_called(self.words, id)) for id in stack[:-1]]
        title = (f"{n + 1} {place_name(self.words, place)}", "bold")
        lines = [self.cut(Text.assemble(" ", title, DOT, DOT.join(parts)))]
        for k in range(len(BOOK.place_events[place])):
            lines += self.event("", event_line(self.words, place, k), self.detail.crossing == WHOLE)
        return lines

    def current(self) -> list[Text]:
        """The current place: its name, what passing it costs or gives, its events in reading order."""
        rarity = self.words.text(f"rarity-{RARITIES[BOOK.rarity[place_number(self.own['place'])]]}")
        right = pieces.said_passing(self.words, self.own).rstrip(".") if not self.own["realised"] else rarity
        name = Text(pieces.place_called(self.words, self.own["place"]), "bold")
        lines = [drawing.fitted_bar(name, Text(right), self.width)]
        for state, text in pieces.checklist(self.words, self.own):
            style = "bold" if state == pieces.NOW else "dim"
            lines += self.event(STATES[state], text, self.detail.events == WHOLE, style)
        return lines

    def event(self, sign: str, text: str, whole: bool, style: str = "") -> list[Text]:
        """An event, as much of it as there is room for."""
        head = f" {sign or ' '} "
        if not whole:
            return [self.cut(Text(head + text, style))]
        parts = broken(text, self.width - len(head))
        return [Text((head if n == 0 else " " * len(head)) + part, style) for n, part in enumerate(parts)]

    # Oneself

    def player_bar(self) -> Text:
        """Ann · Ekareth ── HP 15/15 · Mist 5 · Memory 0 · Destiny 0."""
        own, words = self.own, self.words
        hero = called(words, "hero", own["hero"]) if own["hero"] else words.text(f"difficulty-{own['difficulty']}")
        right = DOT.join(pieces.counters(words, own)) if pieces.travels(own) else ""
        if not own["alive"]:
            right = words.text("terminal-lost")
        return drawing.fitted_bar(Text(f"{self.names[self.seat]}{DOT}{hero}", "bold"), Text(right), self.width)

    def own_rows(self) -> list[Text]:
        """What one has: gear, then the cards; where cards are chosen from, these by name."""
        if self.own["returns"]:
            return [*self.heap("deck", "deck"), *self.heap("offered", "returned")]
        if self.own["offered"]:
            return self.chosen_from()
        if self.own["rests"]:
            gear_rows = self.rows(self.carried()) if self.detail.gear else []
            return [*self.heap("deck", "deck"), *self.heap("satchel", "satchel"), *gear_rows]
        if self.detail.gear:
            return self.rows([*self.carried(), *self.piles()])
        loose = [Text(one) for part, said in pieces.gear(self.words, self.own) if part not in AT_FIRST for one in said]
        return [*self.rows(self.piles()), *(Text.assemble(" ", line) for line in flow(loose, DOT, self.width - 1))]

    def carried(self) -> list[tuple[str, list[Text]]]:
        """Weapons and abilities, tokens, markers, accessories, by short names."""
        return [(self.short(part), [Text(one) for one in said]) for part, said in pieces.gear(self.words, self.own)]

    def short(self, part: str) -> str:
        return self.words.text(f"terminal-{part}") if part in ACCESSORIES else label(self.words, part)

    def piles(self) -> list[tuple[str, list[Text]]]:
        """Deck and satchel: how many cards of each soul value, or their names."""
        rows = []
        for heap in ("deck", "satchel"):
            size, cards = self.own[f"{heap}_size"], self.own[heap]
            if size and cards is not None:
                said = self.cards(pieces.by_soul(cards)) if self.detail.cards else [curve_line(cards)]
                rows.append((f"{label(self.words, heap)} {size}", [Text(one) for one in said]))
            elif size:
                rows.append((label(self.words, heap), [Text(str(size))]))
        return rows

    def heap(self, heap: str, title: str) -> list[Text]:
        """A deck, a satchel or what goes back by soul value, each with a bar as long as it has cards."""
        cards = self.own[heap] or []
        return self.of_cards(pieces.numbered(self.words, title, len(cards)), cards)

    def of_cards(self, title: str, cards: Sequence[str]) -> list[Text]:
        head = Text.assemble(" ", (title, "bold"), GAP, (curve_line(cards), "dim"))
        return [head, *self.by_value(cards)]

    def cards(self, ids: Sequence[str]) -> list[str]:
        return counted(pieces.things(self.words, "card", ids))

    def by_value(self, cards: Sequence[str]) -> list[Text]:
        """The names of cards by soul value, where there is room."""
        if self.detail.events < WHOLE:
            return []
        rows = []
        for value in pieces.SOULS:
            found = [card for card in pieces.by_soul(cards) if pieces.soul(card) == value]
            rows.append((str(value), [Text(one) for one in self.cards(found)]))
        return self.rows(rows)

    def chosen_from(self) -> list[Text]:
        """Cards, accessories, weapons or places that one chooses from."""
        offered = self.own["offered"]
        title = f"{label(self.words, 'offered')} {len(offered)}"
        if all(id in BOOK.cards for id in offered):
            return self.of_cards(title, offered)
        return self.rows([(title, [Text(carried(self.words, self.own, "offered"))])])

    # Lines

    def rows(self, rows: Sequence[tuple[str, list[Text]]]) -> list[Text]:
        """Labels with chips beside them, all equally far from the left."""
        indent = max((len(title) for title, chips in rows if chips), default=0) + len(GAP)
        return [line for title, chips in rows for line in labelled_lines(title, chips, DOT, indent, self.width)]

    def cut(self, line: Text) -> Text:
        line.truncate(self.width, overflow="ellipsis")
        return line


def curve_line(cards: Sequence[str]) -> str:
    """1 ■■■■  2 ■■■■■■  3 ■■■■■: how many cards there are of each soul value."""
    return GAP.join(f"{value} {BLOCK * n}" for value, n in zip(pieces.SOULS, pieces.curve(cards), strict=True) if n)
