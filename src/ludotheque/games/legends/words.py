"""Stratego Legends in sentences: what happened, what is asked, what may be chosen, what the units say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.content.saying import NOTHING, is_you, name_of, seats_of
from ludotheque.content.words import Words
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.kinds import KEYWORDS, MOMENT, POWER, SIDES, SPACE, TEAM, UNIT
from ludotheque.games.legends.notation import NAMES
from ludotheque.games.legends.sentences import FACTS, line, powers
from ludotheque.games.legends.strength import PARTS
from ludotheque.kernel.game import Data
from ludotheque.kernel.notation import known
from ludotheque.kernel.zones import SEAT

TO: Final = "to"  # what the second space of a choice is called in its sentence
KINDS: Final = [*(kind for kind in NAMES if kind != MOMENT), TO]


def name(words: Words, kind: str, id: str | None) -> str:
    """The name of a thing, as a label; a space and a number are called as in the notation: B3."""
    if id is None:
        return NOTHING
    return id.upper() if kind in (SPACE, TO, POWER) else words.text(f"{kind}-{id}")


def the(words: Words, kind: str, id: str | None) -> str:
    """A thing as a sentence speaks of it: the High Elf; by its name where that has no other form."""
    return words.find(f"{kind}-{id}.the") or name(words, kind, id)


def spoken(words: Words, key: str, kind: str, value: str | int | None, names: Sequence[str]) -> str | int:
    """A thing as a sentence speaks of it: the High Elf, B3, Ann, 3."""
    if kind == SEAT:
        return name_of(names, value)
    if kind == TEAM:
        return team(words, names, value)
    return value if isinstance(value, int) or (value and kind == MOMENT) else operand(words, kind, value)


def operand(words: Words, kind: str, id: str | None) -> str | int:
    """A thing as a choice speaks of it: the High Elf, B3, 1."""
    return int(id) if kind == POWER and id is not None else the(words, kind, id)


def team(words: Words, names: Sequence[str], number: str | int | None) -> str:
    """A side by its player, or by all of them; `none` is the winner of a drawn battle."""
    seats = seats_of(names, number)
    if len(seats) > 1:
        yours = any(is_you(names, seat) for seat in seats)
        return (
            words.text("side-yours") if yours else words.text("side-of", names=", ".join(names[seat] for seat in seats))
        )
    return "".join(names[seat] for seat in seats) or NOTHING


def operands(kinds: Sequence[str]) -> list[str]:
    """What the operands of a choice are called: their kinds, a second space `to`."""
    return [TO if kind in kinds[:i] else kind for i, kind in enumerate(kinds)]


def all_cards() -> dict[str, str]:
    """Every unit's id with its kind, in the order of their numbers."""
    return dict.fromkeys(UNITS, UNIT)


def facts(words: Words, kind: str, id: str) -> Data:
    """What a unit says, part by part."""
    known(kind, [UNIT], "kind of card")
    side = SIDES[CARDS.side[known(id, UNITS, kind)]]
    fact = FACTS[id]
    return {
        "number": fact.number,
        "side": side,
        "side_name": words.text(f"side-{side}"),
        "colour": fact.colour,
        "colour_name": words.text(f"colour-{fact.colour}"),
        "nation_name": words.text(f"nation-{fact.colour}"),
        "type": fact.type,
        "type_name": words.text(f"type-{fact.type}"),
        "strength": fact.strength,
        "static": fact.static,
        "attacks": fact.attacks and fact.strength is not None,
        "limits": limits(words, id),
        "powers": powers(words, id),
    }


def limits(words: Words, id: str) -> list[str]:
    """What a unit cannot do."""
    fact = FACTS[id]
    if fact.static:
        return [words.text("power-line", family=words.text("family-static"), text=words.text("power-static"))]
    if fact.attacks:
        return []
    return [words.text("power-line", family=words.text("family-no_attack"), text=words.text("power-no_attack"))]


def card(words: Words, kind: str, id: str) -> list[str]:
    """Everything that a unit says, line by line, its name first."""
    said = facts(words, kind, id)
    printed = {key: said[key] for key in ("number", "side_name", "colour_name", "nation_name", "type_name")}
    figures = words.text("card-figures", strength=said["strength"] or 0, **printed)
    return [name(words, kind, id), figures, *(line(words, one) for one in said["powers"]), *said["limits"]]


def kinds() -> list[str]:
    """The kinds of things that have names."""
    return KINDS[:]


def part(words: Words, id: str, amount: int) -> str:
    """A part of a unit's strength: 4 base strength, +1 terrain; one of PARTS."""
    known(id, list(PARTS), "part")
    return f"{amount if id == 'base' else f'{amount:+}'} {words.text(f'part-{id}')}"


def keyword(words: Words, id: str) -> tuple[str, str]:
    """A power that has a name, and what it means."""
    family = "innate" if KEYWORDS.index(id) < 2 else "action"
    return words.text(f"keyword-{id}"), words.text(f"power-{family}-{id}")
