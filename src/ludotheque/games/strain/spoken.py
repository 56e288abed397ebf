"""Strain as sentences: the whole table said, nothing left out, and the pieces of it that are drawn as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.content.saying import DOT, counted, labelled
from ludotheque.content.words import Words
from ludotheque.games.strain.effects import GIVES_BOTH, KINDS
from ludotheque.games.strain.facts import SETS, TILES
from ludotheque.games.strain.notation import NAMES, SLEEPING
from ludotheque.games.strain.options import ORIGINAL
from ludotheque.games.strain.table import PILE_NAME, PLACE_NAME, PLACES, SLOTS, TILE_NAME
from ludotheque.games.strain.words import label, name, phase
from ludotheque.games.strain.words import standing as order_of
from ludotheque.kernel.game import Data

CARDS: Final = SETS[ORIGINAL]  # what is printed


def spoken(words: Words, view: Data, names: Sequence[str]) -> list[str]:
    """The whole table as sentences: piles, discards, chain and battle, then each player."""
    lines = [headline(words, view, names)]
    if view["phase"] == "evolve":
        lines.append(words.text("board-said-left", **to_place(view)))
    piles = [f"{pile_name(words, pile)} {n}" for pile, n in view["piles"].items()]
    lines.append(labelled(words, words.text("board-piles"), ", ".join(piles)))
    lines.append(labelled(words, words.text("board-discards"), "; ".join(discards(words, view, by_name=True))))
    chain = [link(words, view, row, names) for row in view["chain"]] or [words.text("board-no-chain")]
    lines.append(labelled(words, label(words, "chain"), "; ".join(chain)))
    if view["battle"]:
        lines.append(labelled(words, label(words, "battle"), "; ".join(battle(words, view))))
    if view["toughness"]:
        lines.append(words.text("board-tough", amount=view["toughness"]))
    for seat in range(len(view["seats"])):
        lines += ["", *said_player(words, view, seat, names)]
    return lines


def headline(words: Words, view: Data, names: Sequence[str]) -> str:
    """Which turn, whose, which phase, and how many points win."""
    return DOT.join(
        [
            words.text("game-name"),
            words.text("app-turn", turn=view["turn"]),
            labelled(words, names[view["active"]], phase(words, view["phase"])),
            words.text("board-goal", points=view["goal"]),
        ]
    )


def said_player(words: Words, view: Data, seat: int, names: Sequence[str]) -> list[str]:
    """Points, hand, what can be spent, what was scored, and every organism with every tile."""
    own = view["seats"][seat]
    points = words.text("board-points", points=own["points"])
    lines = [labelled(words, f"{names[seat]} ({letter(seat)})", points), said_hand(words, own)]
    lines.append(labelled(words, label(words, "limit"), str(own["limit"])))
    lines.append(labelled(words, label(words, "ready"), spendable(words, own, "ready")))
    if own["atp"]["pool"] or own["toxin"]["pool"]:
        lines.append(labelled(words, label(words, "pool"), spendable(words, own, "pool")))
    if own["scored"]:
        tiles = counted(tile_name(words, tile) for tile in own["scored"])
        lines.append(labelled(words, label(words, "scored"), ", ".join(tiles)))
    if seat == view["you"]:
        lines.append(labelled(words, words.text("board-answers"), order_of(words, own["standing"])))
    return lines + ([said_organism(words, organism) for organism in living(own)] or [words.text("board-no-organism")])


def spendable(words: Words, own: Data, key: str) -> str:
    """3 ATP, 1 toxin."""
    atp = words.text("board-makes-atp", amount=own["atp"][key])
    return f"{atp}, {words.text('board-makes-toxin', amount=own['toxin'][key])}"


def said_hand(words: Words, own: Data) -> str:
    """One's own hand by name, another's by the backs of its tiles."""
    if own["hand"] is None:
        tiles = [f"{pile_name(words, pile)} {n}" for pile, n in own["backs"].items()]
    else:
        tiles = counted(said_in_hand(words, tile) for tile in own["hand"])
    return labelled(words, label(words, "hand"), "; ".join(tiles) or words.text("app-empty"))


def said_in_hand(words: Words, tile: str) -> str:
    """A tile in hand with all that is printed on it in numbers."""
    n = TILES.index(tile)
    facts = [
        words.text("board-points", points=CARDS.points[n]) if CARDS.points[n] else "",
        words.text("board-building-number", needs=CARDS.needs[n]) if CARDS.needs[n] else "",
        words.text("board-cost", cost=CARDS.cost[n]) if CARDS.cost[n] else "",
        said_makes(words, n),
        words.text("board-resistance", resistance=CARDS.resistance[n]) if CARDS.resistance[n] else "",
        words.text("board-virus", immunity=CARDS.immunity[n]) if CARDS.immunity[n] else "",
    ]
    return f"{tile_name(words, tile)} ({', '.join(fact for fact in facts if fact)})"


def said_makes(words: Words, tile: int) -> str:
    """2 ATP or 1 toxin."""
    atp, toxin = CARDS.atp[tile], CARDS.toxin[tile]
    parts = {
        "atp": words.text("board-makes-atp", amount=atp) if atp else "",
        "toxin": words.text("board-makes-toxin", amount=toxin) if toxin else "",
    }
    if atp and toxin:
        return words.text("board-makes-both" if CARDS.effect[tile] == GIVES_BOTH else "board-makes-either", **parts)
    return parts["atp"] or parts["toxin"]


def said_organism(words: Words, organism: Data) -> str:
    """An organism with all numbers, then every tile: Cytosol (1 ATP or 1 toxin, resistance 2, dormant)."""
    title = f"{spot(organism['place'])}, {tile_name(words, organism['tile'])}"
    facts = [
        words.text("board-said-blocks", blocks=organism["blocks"], needs=organism["needs"]),
        words.text("board-complete") if organism["complete"] else "",
        words.text("board-infected") if organism["infected"] else "",
        words.text("board-said-defence", defence=organism["defence"]),
        words.text("board-resistance", resistance=organism["resistance"]),
        words.text("board-said-free", count=SLOTS - len(organism["slots"])),
    ]
    tiles = counted(said_slot(words, slot) for slot in organism["slots"])
    return labelled(words, title, "; ".join([", ".join(fact for fact in facts if fact), *tiles]))


def said_slot(words: Words, slot: Data) -> str:
    tile = TILES.index(slot["tile"])
    facts = [
        words.text("board-virus", immunity=CARDS.immunity[tile]) if is_virus(tile) else said_makes(words, tile),
        words.text("board-resistance", resistance=slot["resistance"]) if slot["resistance"] else "",
        words.text("board-dormant") if slot["dormant"] else "",
        words.text("board-spent") if slot["spent"] else "",
    ]
    return f"{tile_name(words, slot['tile'])} ({', '.join(fact for fact in facts if fact)})"


# What is drawn and said alike


def link(words: Words, view: Data, row: Data, names: Sequence[str]) -> str:
    """1 Ann: Influenza on B2; 2 Bob: Antibody against Influenza (1)"""
    said = [words.text(f"board-link-{row['kind']}", tile=tile_name(words, row["tile"]))]
    for place, aim in ((row["place"], row["aim"]), (row["other_place"], row["other_aim"])):
        if place and aim:
            said.append(words.text("board-link-aim", tile=tile_name(words, aim), place=spot(place)))
        elif place:
            said.append(words.text("board-link-place", place=spot(place)))
    if row["against"]:
        target = view["chain"][row["against"] - 1]["tile"]
        said.append(words.text("board-link-against", link=row["against"], tile=tile_name(words, target)))
    more = [
        words.text("board-link-toxins", count=row["toxins"]) if row["toxins"] else "",
        words.text("board-link-tokens", count=row["absorbs"]) if row["absorbs"] else "",
        words.text("board-link-gone") if row["gone"] else "",
    ]
    whole = ", ".join([" ".join(said), *(part for part in more if part)])
    return f"{row['link']} {labelled(words, names[row['by']], whole)}"


def battle(words: Words, view: Data) -> list[str]:
    """How many tokens come off, and how many are left on each tile; nothing while there is no battle."""
    fight = view["battle"]
    if fight is None:
        return []
    due = words.text("board-tokens-due", place=spot(fight["place"]), count=fight["toll"])
    return [due, *tokens(words, view)]


def tokens(words: Words, view: Data) -> list[str]:
    """0 Bacillus: 1 token. The number is that of the slot, as choices name it."""
    fight = view["battle"]
    tiles = tiles_at(view, fight["place"])
    return [
        f"{slot} {words.text('board-tokens', tile=tile_name(words, tile), count=count)}"
        for slot, (tile, count) in enumerate(zip(tiles, fight["tokens"], strict=True))
        if count
    ]


def tiles_at(view: Data, place: str) -> list[str]:
    """The organism in a place and the tiles of its membrane, slot by slot."""
    organism = organism_at(view, place)
    return [organism["tile"], *(slot["tile"] for slot in organism["slots"])] if organism else []


def organism_at(view: Data, place: str) -> Data | None:
    seat, n = divmod(NAMES[PLACE_NAME].index(place), PLACES)
    organism: Data | None = view["seats"][seat]["organisms"][n]
    return organism


def discards(words: Words, view: Data, by_name: bool) -> list[str]:
    """Each discard pile: how many tiles, and which."""
    said = []
    for pile, tiles in view["discards"].items():
        which = ", ".join(counted(tile_name(words, tile) for tile in tiles)) if by_name else ""
        said.append(f"{pile_name(words, pile)} {len(tiles)}{f' ({which})' if which else ''}")
    return said


def to_place(view: Data) -> dict[str, int]:
    """How many organisms and cytoplasms may still be placed this turn."""
    return {f"{kind}s": max(0, most - done) for kind, (done, most) in view["placed"].items()}


def living(own: Data) -> list[Data]:
    return [organism for organism in own["organisms"] if organism is not None]


def is_virus(tile: int) -> bool:
    return KINDS[CARDS.kind[tile]] == "virus"


def tile_name(words: Words, tile: str | None) -> str:
    return name(words, TILE_NAME, tile.removeprefix(SLEEPING) if tile else None)


def pile_name(words: Words, pile: str) -> str:
    return name(words, PILE_NAME, pile)


def spot(place: str) -> str:
    """A place as choices name it, b2, in the letters of the table: B2."""
    return place.upper()


def letter(seat: int) -> str:
    """The letter of a player's places."""
    return spot(NAMES[PLACE_NAME][seat * PLACES][0])
