"""Strain in text: choices, events, questions and positions with names for numbers."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.strain import table
from ludotheque.games.strain.effects import PILES
from ludotheque.games.strain.facts import SETS, TILES
from ludotheque.games.strain.options import OPTIONS, Options
from ludotheque.games.strain.turn import from_evolve
from ludotheque.games.strain.verbs import MOST_LINKS, MOST_TOKENS, MOST_TOXINS
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.game import Data, completed

SLEEPING = "~"  # before the name of a tile that lies dormant
USED = "!"  # before the name of a tile whose function is spent
BARE = "bare"  # a membrane without tiles

NAMES: Final[dict[str, list[str]]] = {
    table.TILE_NAME: TILES,
    table.FACE_NAME: [side + tile for tile in TILES for side in ("", SLEEPING)],
    table.PLACE_NAME: ["abcdefg"[seat] + str(k + 1) for seat in range(table.MOST_SEATS) for k in range(table.PLACES)],
    table.PILE_NAME: list(PILES),
    table.LINK: [str(link + 1) for link in range(MOST_LINKS)],
    table.SLOT: [str(slot) for slot in range(table.SLOTS + 1)],  # 0 is the organism itself
    table.COUNT: [str(count + 1) for count in range(MOST_TOXINS)],
    table.TOKENS: [str(count + 1) for count in range(MOST_TOKENS)],
    table.EVENT: list(table.EVENT_KINDS),
}
OF_ZONES: Final[dict[str, list[str]]] = {  # kinds that no choice or event names
    table.LAID: [used + side + tile for tile in TILES for used in ("", USED) for side in ("", SLEEPING)],
    table.PHASE: list(table.PHASES),
}
VERBS: Final = [
    "pass-turn", "pass-others", "draw pile", "place tile place", "infect tile place", "play tile", "answer tile link",
    "react tile link", "activate tile place", "attack place", "cleanse tile place", "end", "use face place",
    "commit count", "target face place", "to place", "salvage tile place", "lose face place", "resist slot tokens",
    "score place", "done", "discard tile",
]  # fmt: skip
# Events by what their numbers are: their kinds, after the names under which they are told where these are others.
EVENTS: Final = {
    "seat turn:number": "turn",
    "seat tile": "draws plays takes_effect discards",
    "seat pile": "draws_from",
    "pile": "reshuffles",
    "seat tile place": "announces activates targets cleanses uses enters infects is_cured wakes moves loses dies",
    "seat tile link target:tile": "answers reacts counters",
    "seat place": "turns_against",
    "seat place toxins:number": "attacks",
    "seat tile kind:number": "fails",
    "tile place": "wastes stuns",
    "seat amount:number link tile": "adds_toxins adds_tokens",
    "seat amount:number": "toughens places_more",
    "place defence:number toxins:number": "resists",
    "place slot:number amount:number tile": "gives_way",
    "seat count:number": "holds_too_many",
    "seat tile points:number": "scores",
    "seat points:number": "ends",
}
MOST_TILES: Final = max(sum(cards.copies) for cards in SETS.values())  # no pile has more
FORM_OF: Final = {event: form for form, events in EVENTS.items() for event in events.split()}
FORMS: Final = Forms(table.ZONES, VERBS, NAMES | OF_ZONES, FORM_OF, most_cases=MOST_TILES)
HEAPS: Final = ("pile", "discard")  # are spoken of one by one: organism_pile, petri_discard


def position(g: table.Strain) -> Data:
    """The whole table in words, hidden things included; organisms and membranes by player."""
    said = FORMS.position(g)
    for heap in HEAPS:
        said |= {f"{pile}_{heap}": tiles for pile, tiles in zip(PILES, said.pop(heap), strict=True)}
    membranes = zip(said["organism"], said["membrane"], strict=True)
    return said | {
        "organism": by_player(said["organism"]),
        "membrane": by_player([organism and (" ".join(tiles) or BARE) for organism, tiles in membranes]),
        "chain": [" ".join(map(str, row)) for row in g.chain],
    }


def by_player(places: list[str | None]) -> list[list[str | None]]:
    return [places[first : first + table.PLACES] for first in range(0, len(places), table.PLACES)]


def by_place(said: list[list[str | None] | None]) -> list[str | None]:
    """What is said by player, with nothing for the places that are not spoken of."""
    return [word for own in said for word in [*(own or []), *[None] * table.PLACES][: table.PLACES]]


def arrange(data: Data, dice: Dice) -> table.Strain:
    """A table from words. What is not named is as on an empty table, except that every tile that lies nowhere else is
    in its pile; unless an agenda is named, the active player is in Evolve.
    """
    chosen = completed(OPTIONS, data.get("settings", {}))
    g = table.Strain(SETS[str(chosen["tiles"])], Options(chosen), data["seats"], dice)
    g.clear()
    g.turn, g.phase = 1, table.EVOLVE
    FORMS.lay(g, zone_by_zone(data))
    g.hand = [sorted(hand) for hand in g.hand]
    fill_piles(g, data)
    if "agenda" not in data:
        g.settle(from_evolve(g.active))
    return g


def zone_by_zone(data: Data) -> Data:
    """A position with everything that has words of its own as it lies in its zone: 'cytosol ~cytosol' tile by tile."""
    said: dict[str, Any] = dict(data)
    for heap in HEAPS:
        said.setdefault(heap, [said.pop(f"{pile}_{heap}", None) for pile in PILES])
    membranes = by_place(data.get("membrane", []))
    return said | {
        "organism": by_place(data.get("organism", [])),
        "membrane": [tiles and [tile for tile in tiles.split() if tile != BARE] for tiles in membranes],
        "chain": [[int(number) for number in row.split()] for row in data.get("chain", [])],
    }


def fill_piles(g: table.Strain, data: Data) -> None:
    """Every tile that lies nowhere else is in its pile, unless the pile is named."""
    for tile in g.outside_piles():
        pile = g.cards.pile[tile]
        if f"{PILES[pile]}_pile" not in data and tile in g.pile[pile]:
            g.pile[pile].remove(tile)
