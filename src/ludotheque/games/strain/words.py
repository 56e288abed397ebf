"""Strain in sentences: what happened, what is asked, what may be chosen, what the tiles say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ludotheque.content.saying import NOTHING, capital, choice_id, form_for, is_you, name_of, one_of, put, tell
from ludotheque.content.words import Words
from ludotheque.games.strain import table
from ludotheque.games.strain.effects import EFFECTS, GIVES_BOTH, KINDS, NO_EFFECT, ORGANISM, PILES, VIRUS
from ludotheque.games.strain.facts import SETS, TILES
from ludotheque.games.strain.notation import FORMS, NAMES, SLEEPING
from ludotheque.games.strain.options import ORIGINAL
from ludotheque.games.strain.zones import ORDERS
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.notation import known
from ludotheque.kernel.zones import SEAT

NUMBERS: Final = (table.LINK, table.SLOT, table.COUNT, table.TOKENS)  # kinds whose names are numbers
ZONES: Final = (
    "hand", "scored", "chain", "pile", "discard", "organism", "membrane", "slot", "atp", "toxin", "pool", "ready",
    "points", "goal", "limit", "turn", "phase", "placed", "battle", "tokens", "toll", "blocks", "resistance", "defence",
    "toughness",
)  # fmt: skip
STATES: Final = ("active", "dormant", "spent", "complete", "infected", "countered")


def name(words: Words, kind: str, id: str | None) -> str:
    """The name of a thing, as a label; a place and a number are called as in the notation: B3."""
    if id is None:
        return NOTHING
    if kind == table.FACE_NAME:
        tile = name(words, table.TILE_NAME, id.removeprefix(SLEEPING))
        return words.text("face-dormant", tile=tile) if id.startswith(SLEEPING) else tile
    if kind in (table.TILE_NAME, table.PILE_NAME):
        return words.find(f"{kind}-{id}") or id.replace("_", " ").capitalize()  # of somebody's own set
    return id.upper()


def the(words: Words, kind: str, id: str | None) -> str:
    """A thing as a sentence speaks of it: the Ribosome; by its name where that has no other form."""
    if id is not None and kind == table.FACE_NAME:
        tile = the(words, table.TILE_NAME, id.removeprefix(SLEEPING))
        return words.text("face-dormant.the", tile=tile) if id.startswith(SLEEPING) else tile
    return words.find(f"{kind}-{id}.the") or name(words, kind, id)


def told(words: Words, event: Data, names: Sequence[str]) -> str:
    """What happened, as a sentence; `names` are the players by seat."""
    return tell(words, event, names, FORMS.events[event["name"]], partial(spoken, by=event.get(SEAT)))


def asked(words: Words, question: Question, names: Sequence[str]) -> str:
    """What a player is asked, as a sentence to that player."""
    return put(words, question, names, partial(spoken, by=question.params.get(SEAT)))


def place(words: Words, id: str | None, names: Sequence[str], by: object = None) -> str:
    """An organism as the board names it, and whose it is, unless it is theirs who do something: Ann's A3; A3."""
    if id is None:
        return NOTHING
    seat = known(id, NAMES[table.PLACE_NAME], table.PLACE_NAME) // table.PLACES
    if seat == by:
        return name(words, table.PLACE_NAME, id)
    form = form_for(words, "place", [SEAT] if is_you(names, seat) else [])
    return words.text(form, seat=name_of(names, seat), place=name(words, table.PLACE_NAME, id))


def spoken(
    words: Words, key: str, kind: str, value: str | int | None, names: Sequence[str], by: object = None
) -> str | int:  # fmt: skip
    """A thing as a sentence speaks of it: the Ribosome, Ann's A3, Ann, 3."""
    if kind == SEAT:
        return name_of(names, value)
    if isinstance(value, int):
        return value
    if kind == table.EVENT:
        return value or NOTHING
    return place(words, value, names, by) if kind == table.PLACE_NAME else operand(words, kind, value)


def operand(words: Words, kind: str, id: str | None) -> str | int:
    """A thing as a choice speaks of it, without the names of players: the Ribosome, B3, 3."""
    return int(id) if kind in NUMBERS and id is not None else the(words, kind, id)


def choice(words: Words, text: str, question: Question | None = None) -> str:
    """A choice in notation as a line of a menu, in the words that fit the question best."""
    verb, *numbers = FORMS.notation.read(text)
    word, *kinds = FORMS.notation.verbs[verb]
    params = {kind: operand(words, kind, NAMES[kind][numbers[i]]) for i, kind in enumerate(kinds)}
    if question is not None and question.params.get("tiles") and table.SLOT in params:
        params[table.TILE_NAME] = name(words, table.TILE_NAME, question.params["tiles"][params[table.SLOT]])
    if question is not None and question.params.get("chain") and table.LINK in params:
        params["target"] = the(words, table.TILE_NAME, question.params["chain"][int(params[table.LINK]) - 1])
    line = words.text(choice_id(words, word, question), **params)
    return capital(line)


def all_cards() -> dict[str, str]:
    """Every tile's id with its kind, in the order of their numbers."""
    return dict.fromkeys(TILES, table.TILE_NAME)


def facts(words: Words, kind: str, id: str) -> Data:
    """What a tile says, part by part, in our original set."""
    known(kind, [table.TILE_NAME], "kind of card")
    tile, cards = known(id, TILES, kind), SETS[ORIGINAL]
    effect = cards.effect[tile]
    return {
        "kind": KINDS[cards.kind[tile]],
        "kind_name": words.text(f"kind-{KINDS[cards.kind[tile]]}"),
        "pile": PILES[cards.pile[tile]],
        "copies": cards.copies[tile],
        "points": cards.points[tile],
        "needs": cards.needs[tile],
        "cost": cards.cost[tile],
        "atp": cards.atp[tile],
        "toxin": cards.toxin[tile],
        "resistance": cards.resistance[tile],
        "blocks": cards.blocks[tile],
        "immunity": cards.immunity[tile],
        "global": cards.everybody[tile],
        "effect": None if effect == NO_EFFECT else EFFECTS[effect],
        "amount": cards.amount[tile],
        "text": effect_text(words, cards, tile),
        "original": True,
    }


def effect_text(words: Words, cards: table.Cards, tile: int) -> str:
    """What the tile does, or that it counts for more than one building block; nothing where it does nothing."""
    if cards.effect[tile] != NO_EFFECT:
        return words.text(f"effect-{EFFECTS[cards.effect[tile]]}", n=cards.amount[tile])
    return words.text("effect-blocks", n=cards.blocks[tile]) if cards.blocks[tile] > 1 else ""


def card(words: Words, kind: str, id: str) -> list[str]:
    """Everything that a tile says, line by line, its name first."""
    said = facts(words, kind, id)
    lines = [said["kind_name"], *figures(words, said), said["text"]]
    if said["global"]:
        lines.append(words.text("card-global"))
    lines += [words.text("card-copies", copies=said["copies"]), words.text("card-original")]
    return [name(words, kind, id), *(line for line in lines if line)]


def figures(words: Words, said: Data) -> list[str]:
    """What is printed on a tile in numbers."""
    kind = KINDS.index(said["kind"])
    if kind == ORGANISM:
        parts = {"points": said["points"], "blocks": said["needs"], "resistance": said["resistance"]}
        return [words.text("card-organism", **parts)]
    lines = [words.text("card-cost", cost=said["cost"])] if said["cost"] else []
    if kind < VIRUS:
        sources = "card-sources-both" if said["effect"] == EFFECTS[GIVES_BOTH] else "card-sources"
        lines.append(words.text(sources, atp=said["atp"], toxin=said["toxin"]))
        lines.append(words.text("card-resistance", resistance=said["resistance"]))
    elif kind == VIRUS:
        lines.append(words.text("card-immunity", immunity=said["immunity"]))
    return lines


def kinds() -> list[str]:
    """The kinds of things that have names."""
    return [kind for kind in NAMES if kind != table.EVENT]


def label(words: Words, zone: str) -> str:
    """The name of a part of the table: hand, chain, membrane; one of ZONES."""
    return one_of(words, "zone", zone, ZONES)


def phase(words: Words, id: str) -> str:
    """The name of a phase."""
    return one_of(words, "phase", id, table.PHASES)


def state(words: Words, id: str) -> str:
    """How a tile, an organism or an event is: dormant, infected, countered; one of STATES."""
    return one_of(words, "state", id, STATES)


def standing(words: Words, order: str) -> str:
    """What a player has said about the windows of this turn."""
    return one_of(words, "standing", order, ORDERS)
