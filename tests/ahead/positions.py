"""Positions with obstacles that random games hardly meet: what the first seat asks about, and the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.strain.facts import TILES
from ludotheque.kernel.dice import ScriptedDice
from ludotheque.kernel.game import Data
from ludotheque.lab.scenario import Line, arrange
from ludotheque.table import Table

Asked = tuple[str, Data]  # what is asked about, and the position

FULL: Final = " ".join(["cytosol"] * 8)  # a membrane
WINDOW: Final = [["Evolve", 0], ["Resolve"], ["Respond", 0, 1]]


def played(tile: str, by: int = 1, place: int = -1, gone: int = 0) -> str:
    """A tile on the chain."""
    numbers = [0, by, TILES.index(tile), place, -1, -1, -1, -1, 0, 0, gone]
    return " ".join(map(str, numbers))


def strain(**lying: object) -> Data:
    return {"organism": [["yeast"], ["coccus"]], "atp": [9, 0]} | lying


STRAIN: Final[dict[str, Asked]] = {
    "chain-is-full": ("answer antibody 1", strain(
        hand=[["antibody"]], membrane=[["contractile_vacuole"]], chain=[played("influenza", place=0)] * 40,
        agenda=WINDOW,
    )),
    "gone-from-chain": ("answer apoptosis 1", strain(
        hand=[["apoptosis"]], chain=[played("cytosol", gone=1), played("ribosome", place=6)], agenda=WINDOW,
    )),
    "keeps-viruses-out": ("infect influenza b1", strain(hand=[["influenza"]], membrane=[[], ["capsule"]])),
    "no-building-tile": ("target influenza b1", strain(
        membrane=[[], ["cytosol influenza"]], chain=[played("antibiotic", 0)], agenda=[["Evolve", 0], ["Aim", 0]],
    )),
    "no-room": ("place cytosol a1", strain(hand=[["cytosol"]], membrane=[[FULL]])),
    "no-room-for-virus": ("infect influenza b1", strain(hand=[["influenza"]], membrane=[[], [FULL]])),
    "not-dormant": ("target cytosol a1", strain(
        membrane=[["cytosol ~ribosome"]], chain=[played("quorum_sensing", 0)],
        agenda=[["Evolve", 0], ["Rouse", 0, 2, 0]],
    )),
    "nowhere-to-go": ("activate cilium a1", strain(membrane=[["cilium"]])),
    "pile-is-empty": ("draw petri", strain(petri_pile=[], petri_discard=[], agenda=[["Evolve", 0], ["Draw", 0, 1]])),
    "starved": ("use cytosol a1", strain(
        organism=[["yeast", "yeast"]], atp=[0], membrane=[["cytosol rhinovirus rotavirus", "mitochondrion"]],
        agenda=[["Evolve", 0], ["PayAtp", 0, 1]],
    )),
    "used-already": ("activate cilium a1", strain(organism=[["yeast", "yeast"]], membrane=[["!cilium", "cytosol"]])),
}  # fmt: skip


def mustering(*units: str, copies: int = 5) -> Data:
    return {
        "settings": {"beige": "custom", "copies": copies}, "mustered": [list(units), []], "agenda": [["Muster", 0]],
    }  # fmt: skip


LEGENDS: Final[dict[str, Asked]] = {
    "army-begun": ("pack G1", mustering("hunter")),
    "no-last-army": ("keep", mustering()),
    "other-side": ("recruit medusa", mustering()),
    "rank-not-due": ("recruit wind_castle", mustering()),
    "too-many-copies": ("recruit hunter", mustering("hunter", copies=1)),
    "off-the-field": ("move i1 i2", {"units": [["wind_castle@a1", "hunter@b1"], ["medusa@h8"]]}),
}
STRIFE: Final[dict[str, Asked]] = {
    "storm": ("discard pit_of_souls", {
        "settings": {"relics": True, "events": True}, "calendar": ["winter_storm"], "relic": ["curse_of_hattia", None],
        "row": ["pit_of_souls", "shadow_keep", "endless_green"], "battle": ["monk", "knight"],
        "agenda": [["CurseOfHattia", 0]],
    }),
}  # fmt: skip


def camp(taken: int = 0, **lying: object) -> Data:
    return {"deck": [DECK], "agenda": [["Camp", 0, 0, taken]]} | lying


DECK: Final = ["spark"] * 14
WORN: Final = [["iron_bracers", "cracked_mirror", "mist_lantern"]]
RRD: Final[dict[str, Asked]] = {
    "all-slots-taken": ("put-on leech_ring", camp(worn=WORN, bag=[["leech_ring"]])),
    "deck-at-most": ("in insight", camp(deck=[["spark"] * 30], satchel=[["insight"]])),
    "enough-taken": ("out spark", camp(taken=100)),
}


class Story(NamedTuple):
    """A table of RR&D as scenarios tell it, the choices that lead there, and what is asked about then."""

    given: str
    when: tuple[str, ...]
    about: str

    def table(self) -> Table:
        lines = [Line("given", line, 0) for line in self.given.strip().splitlines()]
        table = arrange("rrd", lines, ScriptedDice([]))
        for choice in self.when:
            table.choose(0, choice)
        return table


IDLE: Final = "foe   active: 0   top_soul: snap   draw_pile: snap, snap   lines: none"
FIGHT: Final = "fight: roadside_cutthroat"
STORIES: Final = {
    "condition-not-met": Story("ann   at: barracks   tokens: " + BOOK.tokens[3], (), "realise 1"),
    "dear-ability": Story(
        f"{FIGHT}\nann   hero: akareon   abilities: 0, 1   latent: 0   hand: quick_slash   draw_pile: howl\n{IDLE}",
        (), "activate akareon_2 1",
    ),
    "needed-to-pay": Story(
        f"{FIGHT}\nann   hand: berserk_charge, quick_slash, dry_parry, twin_cut   draw_pile: war_cry\n{IDLE}",
        ("raise berserk_charge torso",), "sacrifice twin_cut",
    ),
    "no-slot-for-it": Story(
        f"{FIGHT}\nann   worn: {', '.join(WORN[0])}   reserve: 9   hand: vial_belt   draw_pile: war_cry\n{IDLE}",
        (), "play vial_belt mat",
    ),
    "stunned": Story(
        f"{FIGHT}   opener: 1\nann   hand: war_cry, dry_parry   draw_pile: war_cry   stun: 1\n"
        "foe   active: 1   top_soul: claw   draw_pile: howl, howl   lines: none",
        ("slot torso",), "counter dry_parry torso",
    ),
}  # fmt: skip
POSITIONS: Final = {"strain": STRAIN, "legends": LEGENDS, "strife": STRIFE, "rrd": RRD}
