"""The facts of Strain: from the tile sets in content/*.toml to the look-ups that the rules use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.content import loader
from ludotheque.games.strain import effects
from ludotheque.games.strain.options import CONTENT, ORIGINAL, TILE_SETS
from ludotheque.games.strain.table import Cards
from ludotheque.kernel.game import Settings

Amount = Annotated[int, Meta(ge=0, le=20)]
NEEDED = {  # what a tile of each kind has to say, besides its copies
    "organism": ("points", "needs", "resistance"),
    "cytoplasm": ("resistance",),
    "organelle": ("cost", "resistance"),
    "virus": ("cost", "immunity"),
    "chain_reaction": ("cost", "does"),
    "catalyst": ("cost", "does"),
}


class TileFact(msgspec.Struct, rename={"everybody": "global"}):
    kind: str
    copies: Annotated[int, Meta(ge=0, le=99)]
    points: Amount = 0
    needs: Annotated[int, Meta(ge=0, le=8)] = 0
    cost: Amount = 0
    atp: Amount = 0
    toxin: Amount = 0
    resistance: Amount = 0
    dormant_resistance: Annotated[int, Meta(ge=1, le=20)] | None = None
    blocks: Annotated[int, Meta(ge=1, le=8)] = 1
    immunity: Amount = 0
    everybody: bool = False
    does: loader.Named | None = None


Facts = dict[str, TileFact]


def load_sets(folder: Path = CONTENT, names: tuple[str, ...] = TILE_SETS) -> dict[str, Cards]:
    """Every tile set; a design has the same number in all of them."""
    written = {name: loader.read_entries(folder / f"{name}.toml") for name in names}
    original = written[ORIGINAL]
    sets = {name: read_set(f"{name}.toml", {**original, **changes}) for name, changes in written.items()}
    known: dict[str, int] = {}
    for facts in sets.values():
        known |= {tile: effects.KINDS.index(fact.kind) for tile, fact in facts.items() if tile not in known}
    order = sorted(known, key=lambda tile: known[tile])
    return {name: look_ups(f"{name}.toml", facts, order, known) for name, facts in sets.items()}


def read_set(file: str, written: loader.Entries) -> Facts:
    facts = {name: loader.load_fact(file, name, entry, TileFact) for name, entry in written.items()}
    for name, fact in facts.items():
        check(file, name, fact)
    return facts


def check(file: str, name: str, fact: TileFact) -> None:
    """A tile says what its kind has to say, and nothing that the rules could not carry out."""
    kind = loader.one_of(file, name, "kind", fact.kind, effects.KINDS)
    for key in NEEDED[fact.kind]:
        if not getattr(fact, key):
            raise loader.BadContent(f"{file}: [{name}] the key {key!r} is missing: every {fact.kind} has one")
    if kind >= effects.VIRUS and (fact.atp or fact.toxin or fact.resistance):
        raise loader.BadContent(f"{file}: [{name}] only building tiles have atp, toxin or resistance")
    effect, amount = does(file, name, kind, fact)
    if effects.EFFECTS[effect] == "venom" and (fact.atp or fact.toxin):
        raise loader.BadContent(
            f"{file}: [{name}] a tile with venom makes no atp or toxin itself, else paying could get stuck"
        )
    if effects.EFFECTS[effect] == "wakes" and not 1 <= amount <= effects.MOST_WOKEN:
        raise loader.BadContent(f"{file}: [{name}] does: wakes at least 1 and at most {effects.MOST_WOKEN} tiles")


def does(file: str, name: str, kind: int, fact: TileFact) -> tuple[int, int]:
    """The number of the effect among all, and its amount."""
    if fact.does is None:
        return 0, 0
    effect, amount = loader.verb_and_amount(file, name, "does", fact.does, effects.OF_KIND[kind], effects.NUMBERED)
    return effects.EFFECTS.index(effects.OF_KIND[kind][effect]), amount


def look_ups(file: str, facts: Facts, order: list[str], kinds: dict[str, int]) -> Cards:
    cards = Cards()
    for name in order:
        add(cards, file, name, kinds[name], facts.get(name))
    for kind, least in ((effects.ORGANISM, 1), (effects.ORGANELLE, 0)):
        if sum(copies for tile, copies in enumerate(cards.copies) if cards.kind[tile] == kind) < least:
            raise loader.BadContent(f"{file}: there must be at least {least} {effects.KINDS[kind]} tile")
    return cards


def add(cards: Cards, file: str, name: str, kind: int, fact: TileFact | None) -> None:
    """One more design; one that only another set has is here without copies."""
    fact = fact or TileFact(effects.KINDS[kind], 0)
    if effects.KINDS.index(fact.kind) != kind:
        raise loader.BadContent(
            f"{file}: [{name}] is of kind {effects.KINDS[kind]!r} in another tile set, not {fact.kind!r}"
        )
    effect, amount = does(file, name, kind, fact)
    dormant = fact.resistance if fact.dormant_resistance is None else fact.dormant_resistance
    cards.names.append(name)
    cards.kind += bytes([kind])
    cards.pile += bytes([min(kind, effects.PETRI)])
    cards.copies.append(fact.copies)
    cards.points += bytes([fact.points])
    cards.needs += bytes([fact.needs])
    cards.cost += bytes([fact.cost])
    cards.atp += bytes([fact.atp])
    cards.toxin += bytes([fact.toxin])
    cards.resistance += bytes([fact.resistance])
    cards.dormant += bytes([dormant])
    cards.blocks += bytes([fact.blocks if kind < effects.VIRUS and kind != effects.ORGANISM else 0])
    cards.immunity += bytes([fact.immunity])
    cards.everybody.append(fact.everybody)
    cards.effect += bytes([effect])
    cards.amount += bytes([amount])


def in_play(chosen: Settings) -> list[str]:
    """A set is the original one with changes. Designs that only another set has are there without copies."""
    return list(dict.fromkeys((ORIGINAL, str(chosen["tiles"]))))


SETS: dict[str, Cards] = load_sets()
TILES: list[str] = SETS[ORIGINAL].names  # the designs of all sets, by number
HASHES: dict[str, str] = {name: loader.fingerprint(loader.read_entries(CONTENT / f"{name}.toml")) for name in TILE_SETS}
