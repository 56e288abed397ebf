"""Strain in short, as sentences: what a player needs before an answer, and what is too dear just now."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.content.saying import DOT, counted, labelled
from ludotheque.content.words import Words
from ludotheque.games.strain import spoken
from ludotheque.games.strain.effects import KINDS, SAVES
from ludotheque.games.strain.facts import TILES
from ludotheque.games.strain.words import label
from ludotheque.kernel.game import Data


def brief(words: Words, view: Data, names: Sequence[str]) -> list[str]:
    """The others, what goes on, then oneself: points, organisms, what can be spent, the hand with its costs."""
    seats, you = view["seats"], view["you"] or 0
    lines = [spoken.headline(words, view, names)]
    lines += [player(words, view, (you + n) % len(seats), names) for n in range(1, len(seats))]
    chain = "; ".join(spoken.link(words, view, row, names) for row in view["chain"])
    lines += [labelled(words, label(words, "chain"), chain)] if chain else []
    if view["battle"]:
        lines.append(labelled(words, label(words, "battle"), "; ".join(spoken.battle(words, view))))
    lines.append(player(words, view, you, names))
    if view["phase"] == "evolve":
        lines.append(words.text("board-said-left", **spoken.to_place(view)))
    return [*lines, spoken.said_hand(words, seats[you]), *too_dear(words, seats[you])]


def player(words: Words, view: Data, seat: int, names: Sequence[str]) -> str:
    """Ann (A): 4 VP, hand 5 (3 Petri), 2 ATP, 1 toxin; A1 Bacillus 3/4, defence 9."""
    own = view["seats"][seat]
    parts = [
        words.text("board-points", points=own["points"]),
        words.text("board-hand-size", count=own["hand_size"], petri=own["backs"]["petri"]),
        spoken.spendable(words, own, "ready"),
    ]
    organisms = [organism(words, one) for one in spoken.living(own)] or [words.text("board-no-organism")]
    return labelled(words, f"{names[seat]} ({spoken.letter(seat)})", DOT.join([", ".join(parts), *organisms]))


def organism(words: Words, one: Data) -> str:
    """A1 Bacillus 3/4, defence 9, complete."""
    facts = [
        f"{spoken.spot(one['place'])} {spoken.tile_name(words, one['tile'])} {one['blocks']}/{one['needs']}",
        words.text("board-said-defence", defence=one["defence"]),
        words.text("board-complete") if one["complete"] else "",
        words.text("board-infected") if one["infected"] else "",
    ]
    return ", ".join(fact for fact in facts if fact)


def too_dear(words: Words, own: Data) -> list[str]:
    """The tiles in hand that cost more ATP than can be spent, with their costs."""
    dear = [(tile, cost(own, tile)) for tile in own["hand"] or [] if cost(own, tile) > own["atp"]["ready"]]
    said = counted(f"{spoken.tile_name(words, tile)} ({words.text('board-cost', cost=n)})" for tile, n in dear)
    return [words.text("board-too-dear", atp=own["atp"]["ready"], tiles=", ".join(said))] if said else []


def cost(own: Data, tile: str) -> int:
    """What a tile costs this player: organelles may be cheaper, never less than 1."""
    n = TILES.index(tile)
    printed = spoken.CARDS.cost[n]
    if KINDS[spoken.CARDS.kind[n]] != "organelle" or printed <= 1:
        return printed
    awake = [TILES.index(slot["tile"]) for one in spoken.living(own) for slot in one["slots"] if not slot["dormant"]]
    return max(1, printed - sum(spoken.CARDS.amount[saver] for saver in awake if spoken.CARDS.effect[saver] == SAVES))
