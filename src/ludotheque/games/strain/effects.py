"""What tiles can be and do: the closed lists that a tile set is written in."""

from __future__ import annotations

from typing import Final

KINDS: Final = ("organism", "cytoplasm", "organelle", "virus", "chain_reaction", "catalyst")
ORGANISM: Final = 0
CYTOPLASM: Final = 1
ORGANELLE: Final = 2
VIRUS: Final = 3
CHAIN_REACTION: Final = 4
CATALYST: Final = 5

PILES: Final = ("organism", "cytoplasm", "petri")
PETRI: Final = 2  # the pile of organelles, viruses and actions; the first two are called as their kinds

EFFECTS: Final = (
    "", "wakes_in_shed", "draws", "rearranges", "holds", "cures", "saves", "builds", "shields", "escapes", "venom",
    "gives_both", "keeps_out", "expels",
    "fewer_draws", "starves", "excludes", "stuns", "spreads", "wastes", "destroys", "shrinks_hands",
    "counters_virus", "counters_action", "counters_tile", "absorbs", "adds_toxin", "toughens", "wakes", "infects",
    "draws_now", "destroys_tile", "clears_viruses", "empties_hands", "places_more", "salvages",
)  # fmt: skip
NO_EFFECT: Final = 0

# The special functions of organelles. [R28]
WAKES_IN_SHED: Final = 1
DRAWS: Final = 2
REARRANGES: Final = 3
HOLDS: Final = 4
CURES: Final = 5
SAVES: Final = 6
BUILDS: Final = 7
SHIELDS: Final = 8
ESCAPES: Final = 9
VENOM: Final = 10
GIVES_BOTH: Final = 11
KEEPS_OUT: Final = 12
EXPELS: Final = 13

# The collateral effects of viruses. [R25]
FEWER_DRAWS: Final = 14
STARVES: Final = 15
EXCLUDES: Final = 16
STUNS: Final = 17
SPREADS: Final = 18
WASTES: Final = 19
DESTROYS: Final = 20
SHRINKS_HANDS: Final = 21

# Chain reactions, and then catalysts. [R26]
COUNTERS_VIRUS: Final = 22
COUNTERS_ACTION: Final = 23
COUNTERS_TILE: Final = 24
ABSORBS: Final = 25
ADDS_TOXIN: Final = 26
TOUGHENS: Final = 27
WAKES: Final = 28
INFECTS: Final = 29
DRAWS_NOW: Final = 30
DESTROYS_TILE: Final = 31
CLEARS_VIRUSES: Final = 32
EMPTIES_HANDS: Final = 33
PLACES_MORE: Final = 34
SALVAGES: Final = 35

OF_KIND: Final = {  # the effects that a tile of each kind may have
    ORGANISM: EFFECTS[:1],
    CYTOPLASM: EFFECTS[:1],
    ORGANELLE: EFFECTS[:FEWER_DRAWS],
    VIRUS: EFFECTS[:1] + EFFECTS[FEWER_DRAWS:COUNTERS_VIRUS],
    CHAIN_REACTION: EFFECTS[COUNTERS_VIRUS:DRAWS_NOW],
    CATALYST: EFFECTS[DRAWS_NOW:],
}
NUMBERED: Final = (  # effects that need a number
    "draws", "holds", "cures", "saves", "builds", "shields", "venom", "fewer_draws", "starves", "wastes", "destroys",
    "shrinks_hands", "absorbs", "adds_toxin", "toughens", "wakes", "draws_now", "empties_hands", "places_more",
)  # fmt: skip
MOST_WOKEN: Final = 2  # an event on the chain names two tiles at the most
