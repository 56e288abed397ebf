"""Cards: what is printed on the units, as look-ups by design."""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.kinds import NONE, TERRAINS
from ludotheque.games.legends.power import Power, Whom


class Cards:
    """What is printed on the units, as look-ups by design. Designs are in the order of their numbers."""

    def __init__(self, names: list[str]) -> None:
        """Nothing is printed on them yet."""
        n = len(names)
        self.names = names
        self.number = [0] * n
        self.side = [0] * n
        self.colour = [0] * n
        self.type = [0] * n
        self.base = [0] * n  # 0 for Magic units and Castles
        self.static = [False] * n
        self.attacks = [False] * n
        self.keywords = [0] * n
        self.terrain = [[0] * len(TERRAINS) for _ in names]
        self.water = [0] * n
        self.hops: list[list[int]] = [[] for _ in names]
        self.versus: list[list[tuple[Whom, int]]] = [[] for _ in names]
        self.slays: list[Whom | None] = [None] * n
        self.slays_defending = [False] * n
        self.cursed = [False] * n
        self.curse_by = [0] * n
        self.curse_whom: list[Whom | None] = [None] * n
        self.bestows = [0] * n
        self.bestows_on: list[Whom | None] = [None] * n
        self.levy = [0] * n  # how strong the further units are that this one brings into an army
        self.powers: list[list[Power]] = [[] for _ in names]  # those that are carried out, and not looked up above
        self.actions: list[list[int]] = [[] for _ in names]  # which of the powers are actions
        self.after_attack: list[list[int]] = [[] for _ in names]  # which of them follow a successful attack [R25]
        self.weakened = [False] * n  # whether some terrain takes strength from it
        self.lets = b""  # what its print lets a unit do in its turn, as bits
        self.ability = [NONE] * n  # which one can be used in a window
        self.traits = [0] * n
        self.guarded: list[Whom] = []  # whom some unit guards
        self.packs: list[list[int]] = []  # designs
        self.boards: list[list[str]] = []

    def has(self, design: int, trait: int) -> bool:
        return bool(self.traits[design] & trait)

    def power(self, design: int, verb: str) -> int:
        """Which of a unit's powers has this verb."""
        for n, power in enumerate(self.powers[design]):
            if power.verb == verb:
                return n
        return NONE


# What the print of a unit lets it do in its turn. One byte each: compiled, it is read in place.
WALKS: Final = 1
ATTACKS: Final = 2
SPECIAL: Final = 4  # it has a power that others have to ask about, attacking its own side perhaps [A18]
ACTS: Final = 8  # it has an action of any kind

# Powers that others have to ask about.
GUESS: Final = 1
BLINDS: Final = 2
DEFLECTS: Final = 4
SILENCE: Final = 8
BETRAYS: Final = 16
POSSESSES: Final = 32
ABDUCTS: Final = 64
DOOM: Final = 128
MIST: Final = 256
LINGERS: Final = 512
SNARES: Final = 1024
OVERLOOKS: Final = 2048
GUARDS: Final = 4096
BACKLASH: Final = 8192
BOLT: Final = 16384
TRAITS: Final = {
    "guess": GUESS, "blinds": BLINDS, "deflects": DEFLECTS, "silence": SILENCE, "betray": BETRAYS,
    "possess": POSSESSES, "abduct": ABDUCTS, "doom": DOOM, "mist": MIST, "linger": LINGERS, "snare": SNARES,
    "overlook": OVERLOOKS, "guard": GUARDS, "backlash": BACKLASH, "bolt": BOLT,
}  # fmt: skip
