"""Strain in text: choices, events, questions and positions with names for numbers."""

from __future__ import annotations

from ludotheque.games.strain.effects import PILES
from ludotheque.games.strain.facts import SETS, TILES
from ludotheque.games.strain.options import Options, settings
from ludotheque.games.strain.table import (
    COUNT,
    DESIGN,
    DORMANT,
    EVENT,
    EVENT_KINDS,
    EVOLVE,
    FACE_NAME,
    GONE,
    KIND,
    LINK,
    MOST_SEATS,
    NONE,
    PHASES,
    PILE_NAME,
    PLACE_NAME,
    PLACES,
    PLAYED,
    SLOT,
    SLOTS,
    SPENT,
    TILE,
    TILE_NAME,
    TOKENS,
    Strain,
)
from ludotheque.games.strain.turn import from_evolve
from ludotheque.games.strain.verbs import MOST_LINKS, MOST_TOKENS, MOST_TOXINS
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.notation import Notation, known, nearest
from ludotheque.kernel.question import asked
from ludotheque.kernel.zones import NUMBER, SEAT

SLEEPING = "~"  # before the name of a tile that lies dormant
USED = "!"  # before the name of a tile whose function is spent
BARE = "bare"  # a membrane without tiles

NAMES = {
    TILE_NAME: TILES,
    FACE_NAME: [side + tile for tile in TILES for side in ("", SLEEPING)],
    PLACE_NAME: ["abcdefg"[seat] + str(k + 1) for seat in range(MOST_SEATS) for k in range(PLACES)],
    PILE_NAME: list(PILES),
    LINK: [str(link + 1) for link in range(MOST_LINKS)],
    SLOT: [str(slot) for slot in range(SLOTS + 1)],  # 0 is the organism itself
    COUNT: [str(count + 1) for count in range(MOST_TOXINS)],
    TOKENS: [str(count + 1) for count in range(MOST_TOKENS)],
    EVENT: list(EVENT_KINDS),
}

NOTATION = Notation(
    verbs=[
        ("pass",),
        ("pass-turn",),
        ("pass-others",),
        ("draw", PILE_NAME),
        ("place", TILE_NAME, PLACE_NAME),
        ("infect", TILE_NAME, PLACE_NAME),
        ("play", TILE_NAME),
        ("answer", TILE_NAME, LINK),
        ("react", TILE_NAME, LINK),
        ("activate", TILE_NAME, PLACE_NAME),
        ("attack", PLACE_NAME),
        ("cleanse", TILE_NAME, PLACE_NAME),
        ("end",),
        ("use", FACE_NAME, PLACE_NAME),
        ("commit", COUNT),
        ("target", FACE_NAME, PLACE_NAME),
        ("to", PLACE_NAME),
        ("salvage", TILE_NAME, PLACE_NAME),
        ("lose", FACE_NAME, PLACE_NAME),
        ("resist", SLOT, TOKENS),
        ("score", PLACE_NAME),
        ("done",),
        ("discard", TILE_NAME),
    ],
    names=NAMES,
)

# What the numbers of an event are: the name under which it is told, and its kind.
EVENTS: dict[str, tuple[tuple[str, str], ...]] = {
    "turn": (("seat", SEAT), ("turn", NUMBER)),
    "draws": (("seat", SEAT), ("tile", TILE_NAME)),
    "draws_from": (("seat", SEAT), ("pile", PILE_NAME)),
    "reshuffles": (("pile", PILE_NAME),),
    "announces": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "plays": (("seat", SEAT), ("tile", TILE_NAME)),
    "answers": (("seat", SEAT), ("tile", TILE_NAME), ("link", LINK), ("target", TILE_NAME)),
    "reacts": (("seat", SEAT), ("tile", TILE_NAME), ("link", LINK), ("target", TILE_NAME)),
    "activates": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "targets": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "turns_against": (("seat", SEAT), ("place", PLACE_NAME)),
    "attacks": (("seat", SEAT), ("place", PLACE_NAME), ("toxins", NUMBER)),
    "cleanses": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "uses": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "takes_effect": (("seat", SEAT), ("tile", TILE_NAME)),
    "fails": (("seat", SEAT), ("tile", TILE_NAME), ("kind", NUMBER)),
    "enters": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "infects": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "wastes": (("tile", TILE_NAME), ("place", PLACE_NAME)),
    "stuns": (("tile", TILE_NAME), ("place", PLACE_NAME)),
    "is_cured": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "counters": (("seat", SEAT), ("tile", TILE_NAME), ("link", LINK), ("target", TILE_NAME)),
    "adds_toxins": (("seat", SEAT), ("amount", NUMBER), ("link", LINK), ("tile", TILE_NAME)),
    "adds_tokens": (("seat", SEAT), ("amount", NUMBER), ("link", LINK), ("tile", TILE_NAME)),
    "toughens": (("seat", SEAT), ("amount", NUMBER)),
    "wakes": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "places_more": (("seat", SEAT), ("amount", NUMBER)),
    "moves": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "resists": (("place", PLACE_NAME), ("defence", NUMBER), ("toxins", NUMBER)),
    "gives_way": (("place", PLACE_NAME), ("slot", NUMBER), ("amount", NUMBER), ("tile", TILE_NAME)),
    "loses": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "dies": (("seat", SEAT), ("tile", TILE_NAME), ("place", PLACE_NAME)),
    "holds_too_many": (("seat", SEAT), ("count", NUMBER)),
    "discards": (("seat", SEAT), ("tile", TILE_NAME)),
    "scores": (("seat", SEAT), ("tile", TILE_NAME), ("points", NUMBER)),
    "ends": (("seat", SEAT), ("points", NUMBER)),
}

BESIDE_THE_TABLE = ("game", "seats", "settings", "moves", "agenda", "sealed")
# How the fields of a table are spoken of: piles and discards one by one, organisms and membranes by player.
PILE_KEYS = [f"{name}_pile" for name in PILES]
DISCARD_KEYS = [f"{name}_discard" for name in PILES]
BY_TILE = ("hand", "scored")
PLAIN = (
    "points",
    "atp",
    "toxin",
    "tokens",
    "toll",
    "turn",
    "active",
    "placed",
    "extra",
    "toughness",
    "yields",
    "turns",
)


def event(told: Event) -> Data:
    """An event with names for numbers."""
    form = EVENTS[told.name]
    return {"name": told.name} | {key: named(kind, told.numbers[i]) for i, (key, kind) in enumerate(form)}


def named(kind: str, number: int) -> str | int | None:
    if kind not in NAMES:
        return number
    return None if number == NONE else NAMES[kind][number]


def question(g: Strain, seat: Seat) -> Question:
    return asked(g, seat, named)


def position(g: Strain) -> Data:
    """The whole table in words, hidden things included."""
    words: Data = {
        "organism": by_player(g, [named(TILE_NAME, organism) for organism in g.organism]),
        "membrane": by_player(g, [membrane_in_words(g, place) for place in range(g.seats * PLACES)]),
        "chain": [" ".join(map(str, row)) for row in g.chain],
        "phase": PHASES[g.phase],
    }
    words |= {key: [[TILES[tile] for tile in tiles] for tiles in getattr(g, key)] for key in BY_TILE}
    words |= {key: [TILES[tile] for tile in tiles] for key, tiles in zip(PILE_KEYS, g.pile, strict=True)}
    words |= {key: [TILES[tile] for tile in tiles] for key, tiles in zip(DISCARD_KEYS, g.discard, strict=True)}
    return words | {key: getattr(g, key) for key in PLAIN}


def by_player(g: Strain, places: list[str | int | None]) -> list[list[str | int | None]]:
    return [places[seat * PLACES : seat * PLACES + PLACES] for seat in range(g.seats)]


def membrane_in_words(g: Strain, place: int) -> str | None:
    """'cytosol ~cytosol': slot by slot, dormant ones marked; BARE for an organism without tiles."""
    if g.organism[place] == NONE:
        return None
    return " ".join(map(tile_in_words, g.membrane[place])) or BARE


def tile_in_words(tile: int) -> str:
    return (USED if tile & SPENT else "") + (SLEEPING if tile & DORMANT else "") + TILES[tile >> DESIGN]


def tile_in_numbers(word: str) -> int:
    design = known(word.lstrip(USED + SLEEPING), TILES, TILE_NAME)
    return design << DESIGN | (SPENT if USED in word else 0) | (DORMANT if SLEEPING in word else 0)


def arrange(data: Data, dice: Dice) -> Strain:
    """A table from words. What is not named is as on an empty table, except that every tile that lies nowhere else is
    in its pile; unless an agenda is named, the active player is in Evolve.
    """
    chosen = settings(data.get("settings", {}))
    g = Strain(SETS[str(chosen["tiles"])], Options(chosen), data["seats"], dice)
    g.clear()
    g.turn, g.phase = 1, EVOLVE
    for key, value in data.items():
        if key not in BESIDE_THE_TABLE:
            lay(g, key, value)
    fill_piles(g, data)
    if "agenda" not in data:
        g.settle(from_evolve(g.active))
    return g


def lay(g: Strain, key: str, value: object) -> None:
    """Put one part of a position on the table."""
    if key in PILE_KEYS:
        g.pile[PILE_KEYS.index(key)] = tiles_of(value)
    elif key in DISCARD_KEYS:
        g.discard[DISCARD_KEYS.index(key)] = tiles_of(value)
    elif key == "organism" or key == "membrane":
        lay_organisms(g, key, value)
    elif key == "phase":
        g.phase = known(str(value), list(PHASES), "phase")
    elif key == "chain" and isinstance(value, list):
        g.chain = [[int(number) for number in str(row).split()] for row in value]
    elif key in BY_TILE and isinstance(value, list):
        lists: list[list[int]] = getattr(g, key)
        for seat, tiles in enumerate(value):
            lists[seat] = tiles_of(tiles or [])
        g.hand = [sorted(hand) for hand in g.hand]
    elif key in PLAIN:
        setattr(g, key, filled(getattr(g, key), value))
    else:
        keys = [*PILE_KEYS, *DISCARD_KEYS, "organism", "membrane", "phase", "chain", *BY_TILE, *PLAIN]
        raise ValueError(f"a position has no {key!r}{nearest(key, keys)}")


def tiles_of(value: object) -> list[int]:
    return [known(str(word), TILES, TILE_NAME) for word in (value if isinstance(value, list) else [])]


def filled(empty: object, value: object) -> object:
    """The value, with the empty table's for seats that are not spoken of."""
    if isinstance(value, list) and isinstance(empty, list) and None in value:
        return [empty[i] if item is None else item for i, item in enumerate(value)]
    return value


def lay_organisms(g: Strain, key: str, value: object) -> None:
    """Organisms, or their membranes, of each player in order of their places."""
    for seat, words in enumerate(value if isinstance(value, list) else []):
        for k, word in enumerate(words or []):
            if word is None:
                continue
            if key == "organism":
                g.organism[seat * PLACES + k] = known(str(word), TILES, TILE_NAME)
            else:
                g.membrane[seat * PLACES + k] = [tile_in_numbers(tile) for tile in str(word).split() if tile != BARE]


def fill_piles(g: Strain, data: Data) -> None:
    """Every tile that lies nowhere else is in its pile, unless the pile is named."""
    lying = [tile for tile in g.organism if tile != NONE]
    lying += [tile >> DESIGN for tiles in g.membrane for tile in tiles]
    lying += [tile for tiles in g.hand + g.discard + g.scored for tile in tiles]
    lying += [row[TILE] for row in g.chain if row[KIND] == PLAYED and not row[GONE]]
    for pile, key in enumerate(PILE_KEYS):
        if key not in data:
            for tile in lying:
                if tile in g.pile[pile]:
                    g.pile[pile].remove(tile)
