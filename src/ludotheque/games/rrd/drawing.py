"""A duel of RR&D drawn: the side of whoever looks below, the five slots in the middle, the other side above."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from ludotheque.content.drawing import GAP, HERE, TOP, bar, broken, labelled_lines
from ludotheque.content.saying import DOT, counted, times
from ludotheque.content.words import Words
from ludotheque.games.rrd import pieces
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.hints import foe_of
from ludotheque.games.rrd.kinds import INSTANT, SLOTS, TRAP, TYPES
from ludotheque.games.rrd.printed import card_texts, form
from ludotheque.games.rrd.sentences import called, keyword
from ludotheque.games.rrd.words import label
from ludotheque.kernel.game import Data

STAR: Final = "*"  # an optimal slot
GUARD, SNARE, WEAK = "◆", "▼", "!"  # on a slot: a guard, a trap, a Weak Point
HITS, COSTS = "→", "←"  # HP that the other side loses, and one's own
UNKNOWN: Final = "?"
SHORT: Final = 2  # letters of a slot
MARGIN: Final = 1
MANY: Final = 10  # cards in hand, as far as room is kept for their number


class Detail(NamedTuple):
    """How much of a duel is drawn."""

    rows: bool  # a row for each card in hand, with what it would do
    texts: bool  # and what it says
    heaps: bool  # which cards lie in discard piles and the Void


DETAILS: Final = (
    Detail(rows=True, texts=True, heaps=True),
    Detail(rows=True, texts=False, heaps=True),
    Detail(rows=True, texts=False, heaps=False),
    Detail(rows=False, texts=False, heaps=False),
)


def fitted_bar(left: Text, right: Text, width: int) -> Text:
    """A bar whose left end gives way where there is too little room."""
    left = left.copy()
    left.truncate(max(1, width - right.cell_len - 9), overflow="ellipsis")
    if not right.plain:
        return Text.assemble(("── ", "dim"), left, (f" {'─' * (width - left.cell_len - 4)}", "dim"))
    return bar(left, right, width)


def short(words: Words, slot: str) -> str:
    """Two letters for a slot."""
    return pieces.slot_name(words, slot)[:SHORT]


class Duel:
    """A duel drawn for a seat, so wide, in so much detail."""

    def __init__(self, words: Words, view: Data, names: Sequence[str], width: int, detail: Detail) -> None:
        self.words = words
        self.duel: Data = view["duels"][-1]
        self.names = names
        self.width = width
        self.detail = detail
        self.above = foe_of(view, self.duel)
        self.asked = view["asked"]
        titles = ["top_soul", *(("discard", "void") if detail.heaps else ())]
        wide = [len(label(words, part)) for part in titles] + [len(pieces.numbered(words, "hand", MANY))]
        self.indent = max(wide) + len(GAP)

    def lines(self) -> list[Text]:
        above, below = self.duel["sides"][self.above], self.duel["sides"][1 - self.above]
        said = [*pieces.dusk(self.words, self.duel), *pieces.offered(self.words, self.duel, self.names)]
        terms = [Text(f" {line}") for one in said for line in broken(one, self.width - 2)]
        return [*self.side(above), *self.mat(), *self.unplaced(), *terms, *self.side(below), *self.hand(below)]

    # One side

    def side(self, side: Data) -> list[Text]:
        """A bar with its name and numbers; bodies of a group on lines of their own; what lies on this side."""
        name = Text(pieces.fighter(self.words, side, self.names), "bold")
        if len(side["bodies"]) == 1:
            lines = [fitted_bar(name, Text(DOT.join(self.body(side, side["bodies"][0]))), self.width)]
        else:
            lines = [fitted_bar(name, Text(DOT.join(self.piles(side))), self.width)]
            lines += [self.group_line(side, n) for n in range(len(side["bodies"]))]
        for title, chips in self.belongings(side):
            lines += labelled_lines(title, chips, DOT, self.indent, self.width)
        return lines

    def group_line(self, side: Data, n: int) -> Text:
        body = side["bodies"][n]
        style = "dim" if body["hp"] <= 0 else ""
        return Text(f" {n + 1} {DOT.join(self.body(side, body))}", style)

    def body(self, side: Data, body: Data) -> list[str]:
        """HP 12/14 · Latent 4 · Active 2 · Bleeding 1."""
        if body["hp"] <= 0:
            return [self.words.text("terminal-fallen")]
        said = [f"{label(self.words, 'hp')} {body['hp']}/{body['max_hp']}"]
        said += [pieces.numbered(self.words, part, body[part]) for part in ("latent", "active")]
        if side["hero"] is not None:
            said.append(pieces.numbered(self.words, "reserve", side["reserve"]))
        return said if self.has_line(side) else said + pieces.burdens(self.words, body)

    def has_line(self, side: Data) -> bool:
        """Whether the markers of the only body have a line of their own."""
        return len(side["bodies"]) == 1

    def belongings(self, side: Data) -> list[tuple[str, list[Text]]]:
        """The top soul, markers, objects and infusions, what waits, and the piles."""
        words = self.words
        rows: list[tuple[str, list[Text]]] = []
        if side["top_soul"]:
            rows.append((label(words, "top_soul"), self.top_soul(side)))
        loose = pieces.burdens(words, side["bodies"][0]) if self.has_line(side) else []
        loose += [words.text("terminal-skips")] if side["skips"] else []
        for heap in ("objects", "infusions", "standing"):
            loose += pieces.things(words, "card", side[heap])
        loose += [pieces.said_next(words, one) for one in side["next"]]
        rows.append(("", [Text(one) for one in loose]))
        if side is self.duel["sides"][self.above]:
            rows.append(self.unseen(side))
        if self.detail.heaps:
            rows += [
                (label(words, heap), [Text(one, "dim") for one in self.heap(side, heap)])
                for heap in ("discard", "void")
            ]
        return rows

    def unseen(self, side: Data) -> tuple[str, list[Text]]:
        """Of the side opposite: how many cards a person has in hand, and the piles where they are not said above."""
        if side["seat"] is not None:
            return label(self.words, "hand"), [Text(str(side["hand_size"])), Text(DOT.join(self.piles(side)), "dim")]
        return "", [Text(DOT.join(self.piles(side)), "dim")] if len(side["bodies"]) == 1 else []

    def heap(self, side: Data, heap: str) -> list[str]:
        return counted(pieces.things(self.words, "card", side[heap]))

    def piles(self, side: Data) -> list[str]:
        """Pile 9 · Discard pile 3 · Void 1; the last two only where their cards are not listed."""
        said = [pieces.numbered(self.words, "pile", side["pile"])]
        if self.detail.heaps:
            return said
        return said + [pieces.numbered(self.words, heap, len(side[heap])) for heap in ("discard", "void") if side[heap]]

    def top_soul(self, side: Data) -> list[Text]:
        """The card that the enemy plays next, and whether it could pay for it."""
        card = side["top_soul"]
        chips = [Text(f"{TOP} {self.chip(card, pieces.soul(card), None)}", "bold")]
        if not any(body["pays"] and body["hp"] > 0 for body in side["bodies"]):
            chips.append(Text(self.words.text("terminal-cannot-pay")))
        chips += self.texts(card)
        return chips if self.detail.rows or len(chips) < 3 else chips[:2]

    # The slots

    def mat(self) -> list[Text]:
        """The slots with what stands on them: theirs above, then the card that waits, then one's own."""
        wide = (self.width - MARGIN) // len(SLOTS)
        lines = [Text.assemble(" ", *(self.cell(pieces.slot_name(self.words, slot), wide, "dim") for slot in SLOTS))]
        rows = [self.standing(self.duel["sides"][self.above]), *self.waiting()]
        rows.append(self.standing(self.duel["sides"][1 - self.above]))
        for cells, style in rows:
            if any(cells):
                lines.append(Text.assemble(" ", *(self.cell(said, wide, style) for said in cells)))
        return lines

    def cell(self, said: str, wide: int, style: str) -> tuple[str, str]:
        text = Text(said)
        text.truncate(wide - 1, overflow="ellipsis")
        return text.plain.ljust(wide), style

    def standing(self, side: Data) -> tuple[list[str], str]:
        """On each slot the guard, the trap and the Weak Points of a side."""
        return [" ".join(self.on_slot(side, slot)) for slot in SLOTS], ""

    def on_slot(self, side: Data, slot: str) -> list[str]:
        said = []
        for n, body in enumerate(side["bodies"]):
            if slot in body["weak"]:
                said.append(f"{n + 1 if len(side['bodies']) > 1 else ''}{WEAK}{body['weak'][slot]}")
        if slot in side["guards"]:
            guard = side["guards"][slot]
            said.append(f"{GUARD}{guard['value']} {called(self.words, 'card', guard['card'])}")
        if slot in side["traps"]:
            trap = side["traps"][slot]
            said.append(f"{SNARE}{called(self.words, 'card', trap) if trap else UNKNOWN}")
        return said

    def waiting(self) -> list[tuple[list[str], str]]:
        """Cards that wait for an answer on their slots, with their values: ►3 Claw."""
        rows = []
        for row in self.laid():
            if row["slots"]:
                values = dict(zip(row["slots"], row["values"] or [UNKNOWN] * len(row["slots"]), strict=True))
                name = pieces.card_called(self.words, row["card"])
                rows.append(([f"{HERE}{values[slot]} {name}" if slot in values else "" for slot in SLOTS], "bold"))
        return rows

    def unplaced(self) -> list[Text]:
        """A card that is being played and has no slot yet: ► Mist Wolf · Claw (1) To*3 Fl2."""
        lines = []
        for row in self.laid():
            if not row["slots"]:
                owner = pieces.fighter(self.words, self.duel["sides"][row["side"]], self.names)
                card = row["card"]
                said = self.chip(card, pieces.soul(card), None) if card else pieces.card_called(self.words, None)
                line = Text(f" {HERE} {owner}{DOT}{said}", "bold")
                line.truncate(self.width, overflow="ellipsis")
                lines.append(line)
        return lines

    def laid(self) -> list[Data]:
        return [row for row in (self.duel["pending"], self.duel["countering"], self.duel["playing"]) if row]

    # The hand

    def hand(self, side: Data) -> list[Text]:
        """The cards with cost and values; of a hand that is not one's own, how many."""
        piles = Text(DOT.join(self.piles(side)), "dim")
        if side["hand"] is None:
            chips = [piles] if side["top_soul"] else [Text(str(side["hand_size"])), piles]
            return labelled_lines(label(self.words, "hand"), chips, DOT, self.indent, self.width)
        cards: Counter[str] = Counter(side["hand"])
        title = pieces.numbered(self.words, "hand", side["hand_size"])
        if not self.detail.rows or not cards:
            chips = [self.in_hand(card, n) for card, n in cards.items()]
            return labelled_lines(title, [*chips, piles], DOT, self.indent, self.width)
        lines: list[Text] = []
        for card, n in cards.items():
            lines += self.row("" if lines else title, self.in_hand(card, n), card)
        return lines + labelled_lines("", [piles], DOT, self.indent, self.width)

    def row(self, title: str, chip: Text, card: str) -> list[Text]:
        texts = self.texts(card) if self.detail.texts else []
        return labelled_lines(title, [chip, *texts], GAP, self.indent, self.width)

    def texts(self, card: str) -> list[Text]:
        """What a card says, as chips that are no wider than a line."""
        wide = self.width - MARGIN - self.indent - len(GAP)
        said = card_texts(self.words, BOOK.cards.index(card))
        return [Text(part, "dim") for text in said for part in broken(text.rstrip("."), wide)]

    def in_hand(self, card: str, n: int) -> Text:
        """A card in hand; faint where it cannot be played now, though others can."""
        plans = [one for one in self.duel["previews"] if one["card"] == card]
        cost = plans[0]["cost"] if plans else pieces.soul(card)
        faint = self.asked and self.duel["previews"] and not plans
        return Text(times(self.chip(card, cost, plans), n), "dim" if faint else "")

    def chip(self, id: str, cost: int, plans: list[Data] | None) -> str:
        """Quick Slash (1) Ar*3 To2; where it can be played, with what counters it and its damage: Ar*3▲2→1."""
        card = BOOK.cards.index(id)
        marks = [keyword(self.words, verb, n) for verb, n in form(card) if verb in (INSTANT, TRAP)]
        marks = [] if self.detail.texts else marks
        marks += [] if BOOK.slots[card] else [self.words.text(f"type-{TYPES[BOOK.type[card]]}")]
        slots = [self.at(card, slot, plans or []) for slot in BOOK.slots[card]]
        return " ".join([f"{called(self.words, 'card', id)} ({cost})", *marks[:1], *slots])

    def at(self, card: int, slot: int, plans: list[Data]) -> str:
        """A slot of a card: Ar*3; Ar*3▲2→1 is countered by 2, and 1 arrives; ←2 costs oneself 2; Ar*3>2 counters 2."""
        sign = short(self.words, SLOTS[slot]) + (STAR if BOOK.is_optimal(card, slot) else "")
        plan = next((one for one in plans if one["slot"] == SLOTS[slot]), None)
        if plan is None:
            return f"{sign}{pieces.printed_at(card, slot)}"
        value, said = plan["value"], f"{sign}{plan['value']}"
        if plan["against"] is not None:
            against = plan["against"]
            said += f"{'>' if value > against else '=' if value == against else '<'}{against}"
        if not self.detail.rows:
            return said
        said += f"{TOP}{plan['answer']['value']}" if plan["answer"] else ""
        said += f"{HITS}{plan['damage']}" if plan["damage"] else ""
        return said + (f"{COSTS}{plan['loss']}" if plan["loss"] else "")
