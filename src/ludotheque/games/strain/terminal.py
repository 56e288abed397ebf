"""Strain at a terminal: the table drawn. The same as sentences is in `spoken.py`; what a game gives to the terminal is
told in `strife/terminal.py`.

The table is drawn as fully as the lines of the terminal allow, from every tile of every organism down to one line for
each opponent; the seat that looks always sees every tile of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from ludotheque.content.drawing import GAP, bar, fitting, flow, labelled_lines
from ludotheque.content.saying import DOT, counted, labelled, times
from ludotheque.content.words import Words
from ludotheque.games.strain import spoken as speech
from ludotheque.games.strain.brief import brief
from ludotheque.games.strain.effects import GIVES_BOTH
from ludotheque.games.strain.facts import TILES
from ludotheque.games.strain.notation import FORMS, NAMES, SLEEPING, USED
from ludotheque.games.strain.spoken import headline, spoken
from ludotheque.games.strain.table import FACE_NAME, PLACE_NAME, TILE_NAME
from ludotheque.games.strain.words import label, phase
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.step import BY

__all__ = [
    "ENDS", "HEADINGS", "board", "brief", "headline", "note", "remarks", "signs", "spoken", "subject",
]  # fmt: skip

HEADINGS: Final = frozenset({"turn"})
ENDS: Final = frozenset({"end", "done"})  # choices that end something, so that no hurried key may make them
LEAST_LINES: Final = 15  # of the table in a low terminal: that leaves some for the menu
LINKED: Final = " › "
DEFENCE: Final = "◆"
INFECTED: Final = "☣"
COMPLETE: Final = "✓"
SIGNS: Final = {
    DEFENCE: "defence", COMPLETE: "complete", INFECTED: "infected", SLEEPING: "dormant", USED: "spent",
}  # fmt: skip
IN_A_LINE, CHIPS, EVERY_TILE = range(3)


class Detail(NamedTuple):
    """How much is drawn."""

    theirs: int  # of an opponent
    values: bool  # what each own tile gives and resists
    discards: bool  # which tiles lie in the discard piles


DETAILS: Final = (
    Detail(EVERY_TILE, values=True, discards=True),
    Detail(EVERY_TILE, values=True, discards=False),
    Detail(CHIPS, values=True, discards=False),
    Detail(CHIPS, values=False, discards=False),
    Detail(IN_A_LINE, values=True, discards=False),
    Detail(IN_A_LINE, values=False, discards=False),
)


def signs(words: Words) -> list[str]:
    return [
        words.text("board-sign-place"),
        *(f"{sign} {words.text(f'board-sign-{meant}')}" for sign, meant in SIGNS.items()),
        *(words.text(f"board-sign-{part}") for part in ("makes", "cost", "pile")),
    ]


def board(words: Words, view: Data, names: Sequence[str], width: int, height: int) -> RenderableType:
    """The opponents above, in the order of play after the seat that looks, which sits below."""
    return fitting((drawn(words, view, names, width, detail) for detail in DETAILS), height, LEAST_LINES)


def drawn(words: Words, view: Data, names: Sequence[str], width: int, detail: Detail) -> list[Text]:
    seats, below = view["seats"], view["you"] or 0
    lines: list[Text] = []
    for n in range(1, len(seats)):
        lines += opponent(words, view, (below + n) % len(seats), names, width, detail.theirs)
    lines += middle(words, view, names, width, detail)
    own = seats[below]
    lines.append(player_bar(words, view, below, names, width))
    lines += organisms(words, own, width, detail.values)
    called = label(words, "hand")
    return lines + labelled_lines(called, hand(words, own), DOT, len(called) + len(GAP), width)


def player_bar(words: Words, view: Data, seat: int, names: Sequence[str], width: int) -> Text:
    return bar(title(view, seat, names), Text(DOT.join(standing(words, view["seats"][seat]))), width)


def title(view: Data, seat: int, names: Sequence[str]) -> Text:
    """A player with the letter of their places; in bold whose turn it is, as the middle of the table says, too."""
    return Text(f"{speech.letter(seat)} {names[seat]}", style="bold" if seat == view["active"] else "")


def standing(words: Words, own: Data) -> list[str]:
    """Points, size of the hand, and what is ready to be spent."""
    return [
        words.text("board-points", points=own["points"]),
        words.text("board-hand-size", count=own["hand_size"], petri=own["backs"]["petri"]),
        words.text("board-atp", amount=own["atp"]["ready"]),
        words.text("board-toxins", amount=own["toxin"]["ready"]),
    ]


def opponent(words: Words, view: Data, seat: int, names: Sequence[str], width: int, theirs: int) -> list[Text]:
    own = view["seats"][seat]
    if theirs == IN_A_LINE:
        return in_a_line(words, view, seat, names, width)
    lines = [player_bar(words, view, seat, names, width)]
    if theirs == EVERY_TILE:
        return lines + organisms(words, own, width, values=False)
    chips = [head(words, organism) for organism in speech.living(own)]
    return lines + [Text.assemble(" ", line) for line in flow(chips, GAP, width - 1)]


def in_a_line(words: Words, view: Data, seat: int, names: Sequence[str], width: int) -> list[Text]:
    """An opponent on one line, or a few: name, points, hand, ATP, toxins, and organisms as B1 3/4 ◆9."""
    own = view["seats"][seat]
    numbers = {"atp": own["atp"]["ready"], "toxins": own["toxin"]["ready"], "count": own["hand_size"]}
    chips = [Text(words.text("board-brief", points=own["points"], **numbers))]
    chips += [head(words, organism, by_name=False) for organism in speech.living(own)]
    indent = max(len(name) for name in names) + 5
    return beside(title(view, seat, names), flow(chips, GAP, width - indent), indent)


def beside(left: Text, lines: Sequence[Text], indent: int) -> list[Text]:
    """Lines with something before the first of them."""
    left.pad_right(indent - 1 - left.cell_len)
    empty = Text(" " * (indent - 1))
    return [Text.assemble(" ", empty if n else left, line) for n, line in enumerate(lines)]


def middle(words: Words, view: Data, names: Sequence[str], width: int, detail: Detail) -> list[Text]:
    """What belongs to nobody: whose phase it is, piles and discards, the chain, the battle."""
    now = labelled(words, names[view["active"]], phase(words, view["phase"]))
    left = words.text("board-left", **speech.to_place(view)) if view["phase"] == "evolve" else ""
    lines = [bar(Text(now, style="bold"), Text(left or words.text("board-goal", points=view["goal"])), width)]
    rows = [
        *piles(words, view, detail.discards),
        (
            words.text("board-chain"),
            [Text(speech.link(words, view, row, names), "bold") for row in view["chain"]],
            LINKED,
        ),
        (label(words, "battle"), [Text(said) for said in speech.battle(words, view)], DOT),
    ]
    indent = max(len(called) for called, chips, _ in rows if chips) + len(GAP)
    for called, chips, joint in rows:
        lines += labelled_lines(called, chips, joint, indent, width)
    if view["toughness"]:
        lines.append(Text(f" {words.text('board-tough', amount=view['toughness'])}"))
    return lines


def piles(words: Words, view: Data, by_name: bool) -> list[tuple[str, list[Text], str]]:
    """How many tiles the piles hold; the discards with names below them, or their numbers in brackets behind."""
    called, thrown = words.text("board-piles"), words.text("board-discards")
    counts = [f"{speech.pile_name(words, pile)} {n}" for pile, n in view["piles"].items()]
    if by_name:
        laid_open = [said.split(", ") for said in speech.discards(words, view, by_name=True) if said.endswith(")")]
        rows = [(called, counts), *((thrown if n == 0 else "", chips) for n, chips in enumerate(laid_open))]
        return [(title, list(map(Text, chips)), DOT) for title, chips in rows]
    heaps = [len(tiles) for tiles in view["discards"].values()]
    both = [Text(f"{pile} ({heap})") for pile, heap in zip(counts, heaps, strict=True)]
    return [(called, both, DOT)]


def organisms(words: Words, own: Data, width: int, values: bool) -> list[Text]:
    """Each organism with the tiles of its membrane; those that have none share a line."""
    built = [organism for organism in speech.living(own) if organism["slots"]]
    heads = [head(words, organism) for organism in built]
    indent = max((text.cell_len for text in heads), default=0) + 3
    lines = []
    for called, organism in zip(heads, built, strict=True):
        lines += beside(called, flow(membrane(words, organism, values), DOT, width - indent), indent)
    bare = [head(words, organism) for organism in speech.living(own) if not organism["slots"]]
    lines += [Text.assemble(" ", line) for line in flow(bare, GAP, width - 1)]
    return lines or [Text(f" {words.text('board-no-organism')}", "dim")]


def head(words: Words, organism: Data, by_name: bool = True) -> Text:
    """An organism in short: B2 Bacillus 3/4 ◆9 ✓ ☣"""
    text = Text.assemble((speech.spot(organism["place"]), "bold"))
    if by_name:
        text.append(f" {speech.tile_name(words, organism['tile'])}")
    text.append(f" {organism['blocks']}/{organism['needs']} {DEFENCE}{organism['defence']}")
    text.append(f" {COMPLETE}" if organism["complete"] else "")
    return text.append(f" {INFECTED}" if organism["infected"] else "")


def membrane(words: Words, organism: Data, values: bool) -> list[Text]:
    """The tiles of a membrane, those that are alike counted; dormant ones have a sign and are faint."""
    chips = Counter((slot_chip(words, slot, values), slot["dormant"]) for slot in organism["slots"])
    return [Text(times(said, n), "dim" if faint else "") for (said, faint), n in chips.items()]


def slot_chip(words: Words, slot: Data, values: bool) -> str:
    """A tile of a membrane: ~Cytosol 1A/1T ◆2; a virus with the toxins that remove it."""
    tile = TILES.index(slot["tile"])
    said = (
        (USED if slot["spent"] else "") + (SLEEPING if slot["dormant"] else "") + speech.tile_name(words, slot["tile"])
    )
    if speech.is_virus(tile):
        return f"{INFECTED}{said} {speech.CARDS.immunity[tile]}T"
    return " ".join(filter(None, (said, gives(tile), f"{DEFENCE}{slot['resistance']}"))) if values else said


def gives(tile: int) -> str:
    """What is printed on the tile: 1A/2T is 1 ATP or 2 toxins."""
    parts = [f"{n}{sign}" for n, sign in ((speech.CARDS.atp[tile], "A"), (speech.CARDS.toxin[tile], "T")) if n]
    return ("+" if speech.CARDS.effect[tile] == GIVES_BOTH else "/").join(parts)


def hand(words: Words, own: Data) -> list[Text]:
    """The tiles with what they cost; of a hand that is not one's own, how many tiles of each pile."""
    if own["hand"] is None:
        return [Text(f"{speech.pile_name(words, pile)} {n}") for pile, n in own["backs"].items()]
    chips = [Text(said) for said in counted(hand_chip(words, tile) for tile in own["hand"])]
    return chips or [Text(words.text("app-empty"))]


def hand_chip(words: Words, tile: str) -> str:
    """A tile in hand: Antibody (1), Bacillus 4 VP, Cytosol 1A/1T."""
    number, called = TILES.index(tile), speech.tile_name(words, tile)
    if speech.CARDS.points[number]:
        return f"{called} {words.text('board-points', points=speech.CARDS.points[number])}"
    cost = f"({speech.CARDS.cost[number]})" if speech.CARDS.cost[number] else ""
    return " ".join(filter(None, (called, cost, gives(number))))


def subject(text: str, question: Question | None) -> str | None:
    """The tile that a choice names; where it names none, the tile of the event that is asked about."""
    verb, what, _ = FORMS.notation.read(text)
    for kind in FORMS.notation.verbs[verb][1:2]:
        if kind == TILE_NAME:
            return TILES[what]
        if kind == FACE_NAME:
            return TILES[what // 2]
    about: str | None = question.params.get(BY) or question.params.get(TILE_NAME) if question else None
    return about


def note(words: Words, text: str, view: Data) -> str:
    """What lies where a choice points: the organism of a place, the tile of a slot, what a source gives."""
    verb, *numbers = FORMS.notation.read(text)
    word, *kinds = FORMS.notation.verbs[verb]
    if word == "use":
        return speech.said_makes(words, numbers[0] // 2)
    if word == "resist" and view["battle"]:
        return speech.tile_name(words, speech.tiles_at(view, view["battle"]["place"])[numbers[0]])
    place = next((number for kind, number in zip(kinds, numbers, strict=False) if kind == PLACE_NAME), None)
    organism = None if place is None else speech.organism_at(view, NAMES[PLACE_NAME][place])
    if organism is None:
        return ""
    said = f"{speech.tile_name(words, organism['tile'])} {organism['blocks']}/{organism['needs']}"
    return f"{said}, {words.text('board-said-defence', defence=organism['defence'])}" if word == "attack" else said


def remarks(words: Words, event: Data, view: Data, names: Sequence[str]) -> list[str]:
    """When an organism resists: the tokens on each of its tiles."""
    if event["name"] != "resists" or view["battle"] is None:
        return []
    return [", ".join(speech.tokens(words, view))]
