"""The small language of effects: what cards, abilities and events do, from text to numbers.

combat cards   frenzy 1; plus 1 if nth 2        full: strike 2        preparation; next assault force 2
lines          aura force +1 if slot arm        on hit first if optimal: draw 1, heal 1
use latent 1 per passe: sink     start enemy: block 3          pass_cost +1
events         mist +1; token random            test 2 { hp +4 } else { marker soul_rot }
loot green 2 | blue 1            pick { hp -1 } or { mist -2 }
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ludotheque.content.loader import BadContent
from ludotheque.games.rrd import kinds
from ludotheque.games.rrd.book import Book, Condition, Deed, Effect, Line, PlaceEvent, slot_set
from ludotheque.kernel.notation import nearest

WORD = re.compile(r"[;:,{}|]|[+-]?\d+|[a-z_]+|\S")
COUNTERS = 4  # the first deeds change a counter: mist, hp, memory, destiny
ANY = "any"
RANDOM = "random"
CHOICE = "choice"
MOST_BODIES = 4
SEARCHES = ("place", "play")


def names_of(book: Book, kind: str) -> list[str]:
    """What the things of a kind are called, by number."""
    every = {"token": book.tokens, "accessory": book.accessories, "marker": book.markers}
    return (every | {"hero": book.heroes, "enemy": book.enemies, "place": book.places})[kind]


class Reader:
    """A text read word by word. What it finds goes into the book; a fault stops it with a line that says where."""

    def __init__(self, book: Book, where: str, text: str) -> None:
        self.book = book
        self.where = where
        self.words = WORD.findall(text)
        self.at = 0

    # Words

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def next(self) -> str:
        word = self.peek()
        self.at += 1
        return word

    def takes(self, word: str) -> bool:
        if self.peek() == word:
            self.at += 1
            return True
        return False

    def must(self, word: str) -> None:
        found = self.next()
        if found != word:
            raise self.wrong(f"expected {word!r}, not {found!r}" if found else f"expected {word!r} at the end")

    def end(self) -> None:
        if self.peek():
            raise self.wrong(f"{self.peek()!r} is too much")

    def number(self, least: int = 0, most: int = 99) -> int:
        word = self.next()
        if not re.fullmatch(r"[+-]?\d+", word):
            raise self.wrong(f"expected a number, not {word!r}" if word else "expected a number at the end")
        if not least <= int(word) <= most:
            raise self.wrong(f"{word} is not between {least} and {most}")
        return int(word)

    def one_of(self, kind: str, names: tuple[str, ...] | list[str]) -> int:
        word = self.next()
        if word not in names:
            raise self.wrong(f"there is no {kind} {word!r}{nearest(word, list(names))}")
        return list(names).index(word)

    def named(self, kind: str) -> int:
        """A thing of the book."""
        return self.one_of(kind, names_of(self.book, kind))

    def wrong(self, what: str) -> BadContent:
        said = " ".join(self.words[: self.at])
        return BadContent(f"{self.where} {what}" + (f" (after {said!r})" if self.at > 1 else ""))

    # Combat cards and abilities

    def effects(self, separator: str, moments: bool) -> list[int]:
        """Effects up to the end, as numbers in the book."""
        found: list[int] = []
        while self.peek():
            found.append(self.effect(moments))
            if self.peek():
                self.must(separator)
        return found

    def effect(self, moments: bool) -> int:
        moment = kinds.ON_SUCCESS
        if moments and self.at + 1 < len(self.words) and self.words[self.at + 1] == ":":
            moment = self.one_of("moment", kinds.MOMENTS)
            self.must(":")
        verb = self.one_of("effect", kinds.EFFECTS)
        n, of_type, bonus = 0, kinds.NONE, kinds.NONE
        if verb == kinds.NEXT:
            of_type = self.one_of("type", kinds.TYPES[:3])
            bonus = self.one_of("bonus", kinds.BONUSES)
        if kinds.EFFECTS[verb] not in kinds.UNNUMBERED:
            n = self.number(1, 20)
        self.book.effects.append(Effect(verb, n, moment, of_type, bonus, self.condition()))
        return len(self.book.effects) - 1

    def condition(self) -> Condition | None:
        if not self.takes("if"):
            return None
        parts = [self.circumstance()]
        while self.takes("and"):
            parts.append(self.circumstance())
        return Condition(parts)

    def circumstance(self) -> tuple[int, int]:
        kind = self.one_of("condition", kinds.CONDITIONS)
        if kind == kinds.IF_SLOT:
            slots = [self.one_of("slot", kinds.SLOTS)]
            while self.peek() in kinds.SLOTS:
                slots.append(self.one_of("slot", kinds.SLOTS))
            return kind, slot_set(slots)
        if kind in (kinds.IF_NTH, kinds.IF_SOUL):
            return kind, self.number(1, 20)
        if kind == kinds.IF_TYPE:
            return kind, self.one_of("type", kinds.TYPES)
        if kind == kinds.IF_ARCHETYPE:
            return kind, self.one_of("archetype", kinds.ARCHETYPES)
        return kind, 0

    def line(self) -> int:
        line = Line(self.one_of("line", kinds.LINES))
        if line.kind == kinds.AURA:
            line.stat = self.one_of("stat", kinds.STATS)
            line.n = self.number(-9, 9)
            line.condition = self.condition()
        elif line.kind == kinds.ON:
            line.event = self.one_of("event", kinds.EVENTS)
            line.first = self.takes("first")
            line.condition = self.condition()
        elif line.kind == kinds.USE:
            line.cost = self.one_of("cost", kinds.COSTS)
            line.price = self.number(0, 9)
            self.must("per")
            line.limit = self.one_of("limit", kinds.LIMITS)
        elif line.kind == kinds.START:
            line.mine = self.one_of("side", ("self", "enemy")) == 0
        elif line.kind == kinds.OPENER:
            self.must("enemy")
        elif line.kind == kinds.NO_FIGHT:
            line.enemy = self.named("enemy")
        else:
            line.n = self.number(0 if line.kind == kinds.ENEMY_HP else -9, 9)
        if line.kind in (kinds.ON, kinds.USE, kinds.START):
            self.must(":")
            line.effects = self.effects(",", moments=False)
        self.end()
        self.book.lines.append(line)
        return len(self.book.lines) - 1

    # Events

    def program(self, closing: str = "") -> int:
        """Deeds up to the closing sign, as one program of the book."""
        deeds: list[Deed] = []
        while self.peek() not in ("", closing):
            deeds.append(self.deed())
            if self.peek() not in ("", closing):
                self.must(";")
        self.book.programs.append(deeds)
        return len(self.book.programs) - 1

    def block(self) -> int:
        self.must("{")
        found = self.program("}")
        self.must("}")
        return found

    def deed(self) -> Deed:
        verb = self.one_of("verb", kinds.DEEDS)
        if verb < COUNTERS:
            return Deed(verb, self.number(-20, 20), 0, [])
        if verb == kinds.TEST:
            least = self.number(1, 5)
            then = self.block()
            self.must("else")
            return Deed(verb, least, 0, [then, self.block()])
        if verb == kinds.PICK:
            ways = [self.block()]
            while self.takes("or"):
                ways.append(self.block())
            return Deed(verb, 0, 0, ways)
        if verb in READ:
            return Deed(verb, *READ[verb](self))
        return Deed(verb, READ_ONE[verb](self) if verb in READ_ONE else 0, 0, [])

    def either(self, read: Callable[[], int]) -> list[int]:
        """Alternatives: a | b | c."""
        found = [read()]
        while self.takes("|"):
            found.append(read())
        return found

    def price(self) -> tuple[int, int, int]:
        kind = self.one_of("price", kinds.PRICES)
        token = self.named("token") if kind == kinds.PRICE_TOKEN else kinds.NONE
        return kind, self.number(1, 20), token


Rest = tuple[int, int, list[int]]


def read_token(r: Reader) -> Rest:
    if r.takes(RANDOM):
        return kinds.AT_RANDOM, 0, []
    found = r.either(lambda: r.named("token"))
    return (found[0], 0, []) if len(found) == 1 else (kinds.OF_CHOICE, 0, found)


def read_fight(r: Reader) -> Rest:
    enemy, bodies = r.named("enemy"), r.number(1, MOST_BODIES)
    return enemy, bodies + (10 if r.takes("ambush") else 0), []


READ: dict[int, Callable[[Reader], Rest]] = {
    # Loot green 2 | blue 1: pile and number in one, each way.
    kinds.LOOT_CARDS: lambda r: (0, 0, r.either(lambda: r.one_of("pile", kinds.LOOT) * 10 + r.number(1, 9))),
    kinds.TOKEN: read_token,
    kinds.FIGHT: read_fight,
    kinds.SEARCH_PLACE: lambda r: (r.named("place"), r.one_of("way", SEARCHES), []),
}
READ_ONE: dict[int, Callable[[Reader], int]] = {
    kinds.ACCESSORY: lambda r: kinds.OF_CHOICE if r.takes(CHOICE) else r.named("accessory"),
    kinds.MARKER: lambda r: r.named("marker"),
    kinds.UNMARK: lambda r: kinds.NONE if r.takes(ANY) else r.named("marker"),
    kinds.ENTER: lambda r: r.one_of("zone", kinds.ZONES),
    kinds.GATE: lambda r: r.named("place"),
    kinds.REDRAW: lambda r: r.number(1, 9),
    kinds.PEEK: lambda r: r.number(1, 9),
}


def read_event(book: Book, where: str, colour: str, does: str, cost: str | None, condition: str | None) -> PlaceEvent:
    """An event of a place: its colour, what it asks for, what it costs, what it does."""
    reader = Reader(book, f"{where} does:", does)
    program = reader.program()
    reader.end()
    event = PlaceEvent(Reader(book, f"{where} colour:", colour).one_of("colour", kinds.COLOURS), program)
    reader = Reader(book, f"{where} cost:", cost or "")
    while reader.peek():
        event.prices.append(reader.price())
        if reader.peek():
            reader.must(",")
    reader = Reader(book, f"{where} if:", condition or "")
    if reader.takes("no"):
        reader.must("token")
        event.no_token = reader.named("token")
    elif reader.takes("token"):
        event.token = reader.named("token")
    elif reader.takes("beaten"):
        event.beaten = reader.named("enemy")
    reader.end()
    return event
