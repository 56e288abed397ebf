"""Armies as text and back, armies by lot, and what is wrong with one in sentences. [Legends R50, A60, A68]

An army in text is its name after `#` and a line for each unit: how many, and its id, its collector's number, or its
name in the language that is spoken.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, NamedTuple

from ludotheque.content.spelling import folded
from ludotheque.content.words import Words
from ludotheque.games.legends.army import EITHER, KEEP, RANKS, STAR, counts, is_complete, may_join, rank, required
from ludotheque.games.legends.army import faults as army_faults
from ludotheque.games.legends.cards import Cards
from ludotheque.games.legends.kinds import SIDES
from ludotheque.games.legends.options import PACKS
from ludotheque.games.legends.table import ARMY
from ludotheque.games.legends.verbs import RECRUIT
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import Dice

Fault = tuple[str, int, int]
MIXED: Final = "mixed"
ALLEGIANCES: Final = (*SIDES, MIXED)  # by the number that army.py knows them by
NAME: Final = "#"
FORM: Final = "3 high_elf"
LONGEST_NAME: Final = 60
RANK_FAULTS: Final = {"missing": "army-missing", "surplus": "army-surplus"}


class Roster(NamedTuple):
    name: str
    units: list[int]  # designs, in the order of their numbers


class Unreadable(ValueError):
    """A line of an army that names no unit; the message says which line and what is nearest."""

    def __init__(self, line: int, said: str, near: str) -> None:
        self.line = line
        self.said = said
        self.near = near  # the unit that may be meant; empty where it is the form that is wrong
        hint = f"there is no unit {said!r}; did you mean {near!r}?" if near else f"write it as {FORM!r}, not {said!r}"
        super().__init__(f"line {line}: {hint}")


def read(words: Words, cards: Cards, text: str) -> Roster:
    """The army that a text says, legal or not; an Unreadable names the first line that cannot be read."""
    known = known_names(words, cards)
    name, units = "", []
    for number, line in enumerate(text.splitlines(), 1):
        said = line.split()
        if not said:
            continue
        if said[0].startswith(NAME):
            name = name or titled(line.strip().lstrip(NAME))
        else:
            units += unit_on(cards, known, number, said)
    return Roster(name, sorted(units))


def known_names(words: Words, cards: Cards) -> dict[str, int]:
    """Every unit by its name in this language, and by its id, with or without underscores."""
    known: dict[str, int] = {}
    for design, id in enumerate(cards.names):
        for name in (words.text(f"unit-{id}"), id, id.replace("_", " ")):
            known[folded(name)] = design
    return known


def unit_on(cards: Cards, known: dict[str, int], line: int, words: list[str]) -> list[int]:
    """`3 high_elf`, `3 11` and `3 High Elf` are three of the same, and so is `3 Haut elfe` where French is spoken."""
    count, said = words[0], " ".join(words[1:])
    if not count.isdecimal() or not 1 <= len(count) <= 2 or not 1 <= int(count) <= ARMY or not said:
        raise Unreadable(line, " ".join(words)[:LONGEST_NAME], "")
    return [design_of(cards, known, line, said)] * int(count)


def design_of(cards: Cards, known: dict[str, int], line: int, said: str) -> int:
    if said.isdecimal():
        number = int(said[:9])
        if number in cards.number:
            return cards.number.index(number)
        _, near = min((abs(cards.number[design] - number), design) for design in range(len(cards.number)))
        raise Unreadable(line, said[:LONGEST_NAME], cards.names[near])
    name = folded(said)
    if name not in known:
        nearest = get_close_matches(name, known, n=1, cutoff=0)[0]
        raise Unreadable(line, said[:LONGEST_NAME], cards.names[known[nearest]])
    return known[name]


def titled(name: str) -> str:
    """A name that fits into one line."""
    return " ".join(name.split())[:LONGEST_NAME].strip()


def written(cards: Cards, roster: Roster) -> str:
    """The army as text, in the order of numbers."""
    kinds = sorted(set(roster.units))
    lines = [f"{NAME} {titled(roster.name)}".strip()]
    lines += [f"{roster.units.count(design)} {cards.names[design]}" for design in kinds]
    return "\n".join(lines) + "\n"


def ready_army(words: Words, cards: Cards, pack: int) -> Roster:
    return Roster(words.text(f"pack-{PACKS[pack]}"), sorted(cards.packs[pack]))


def random_army(cards: Cards, side: int, copies: int, dice: Dice) -> list[int]:
    """A legal army by lot, unit by unit as at a table. [A68]"""
    units: list[int] = []
    while not is_complete(units):
        joining = may_join(cards, units, side, copies)
        units.append(joining[dice.below(len(joining), 0, len(units))])
    return sorted(units)


def choices(cards: Cards, units: list[int]) -> list[Choice]:
    """What a player answers to muster this army at a table, in the order in which it is asked.

    Whoever levies further units stands first in his rank: only while he is alone in it may they follow.
    """
    order = sorted((RANKS.index(rank(cards, design)), cards.levy[design] == 0, design) for design in units)
    return [(RECRUIT, design, 0) for _, _, design in order]


def side_of(cards: Cards, units: list[int]) -> int:
    """The side that most of the units are of."""
    grey = sum(cards.side[design] for design in units)
    return 1 if 2 * grey > len(units) else 0


def side_named(name: str) -> int:
    """The number of a side; `mixed` armies take units of both. [A60]"""
    return EITHER if name == MIXED else SIDES.index(name)


def rank_name(one: int) -> str:
    return {STAR: "magic", KEEP: "castle"}.get(one, str(one))


def ranks(cards: Cards, units: list[int]) -> list[tuple[str, int, int]]:
    """The army table: each rank, how many there are and how many are due. [R50]"""
    have, due = counts(cards, units), required(cards, units)
    return [(rank_name(one), have[one], due[one]) for one in RANKS]


def sentences(words: Words, cards: Cards, roster: Roster, side: int, copies: int) -> list[str]:
    """What is wrong with an army, a sentence for each fault; none for a legal one."""
    found = army_faults(cards, roster.units, side, copies)
    return [sentence(words, cards, fault, copies) for fault in found]


def sentence(words: Words, cards: Cards, fault: Fault, copies: int) -> str:
    kind, what, count = fault
    if kind in RANK_FAULTS:
        return words.text(RANK_FAULTS[kind], rank=rank_name(what), count=count)
    unit = words.text(f"unit-{cards.names[what]}")
    if kind == "side":
        return words.text("army-side", unit=unit, side=SIDES[count])
    return words.text("army-copies", unit=unit, count=count, most=copies)


def misread(words: Words, trouble: Unreadable) -> str:
    """Why a text is no army, as a sentence."""
    if not trouble.near:
        return words.text("army-misread", line=trouble.line, said=trouble.said, form=FORM)
    near = words.text(f"unit-{trouble.near}")
    return words.text("army-unknown", line=trouble.line, said=trouble.said, near=near, unit=trouble.near)
