"""RR&D in short, as sentences: what a player needs before an answer, and what is too dear just now."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.content.saying import DOT, counted, labelled
from ludotheque.content.words import Words
from ludotheque.games.rrd import pieces, spoken
from ludotheque.games.rrd.sentences import called, sentence
from ludotheque.games.rrd.words import label
from ludotheque.kernel.game import Data


def brief(words: Words, view: Data, names: Sequence[str]) -> list[str]:
    """The duel for those who fight in it, else the others in a line each, the place and oneself."""
    lines = [spoken.headline(words, view, names)]
    for duel in view["duels"][-1:]:
        if any(view["you"] in (side["seat"], side["hero"]) for side in duel["sides"]):
            return [*lines, *of_duel(words, duel, names)]
    you = view["you"] or 0
    seats = len(view["seats"])
    lines += [player(words, view, (you + n) % seats, names) for n in range(1, seats + 1)]
    own = view["seats"][you]
    things = [labelled(words, label(words, part), ", ".join(said)) for part, said in pieces.gear(words, own)]
    return [*lines, *([DOT.join(things)] if things else []), *of_place(words, view, own)]


def of_duel(words: Words, duel: Data, names: Sequence[str]) -> list[str]:
    """Both sides, the cards on the mat, then one's own hand with what each card costs and is worth."""
    lines = [sentence(said) for said in pieces.dusk(words, duel)]
    for side in duel["sides"]:
        lines += spoken.said_bodies(words, side, names) + spoken.top_soul(words, side) + spoken.on_slots(words, side)
    for row, title in spoken.laid(words, duel):
        lines.append(labelled(words, title, spoken.said_row(words, row, duel, names)))
    for side in duel["sides"]:
        if side["hand"] is not None:
            lines += spoken.in_hand(words, side) + too_dear(words, side)
    return lines


def too_dear(words: Words, side: Data) -> list[str]:
    """The cards in hand whose soul value is above what any body could pay."""
    latent = max((body["latent"] for body in side["bodies"] if body["hp"] > 0), default=0)
    dear = counted([spoken.said_soul(words, card) for card in side["hand"] if pieces.soul(card) > latent])
    return [words.text("terminal-too-dear", n=latent, cards=", ".join(dear))] if dear else []


def player(words: Words, view: Data, seat: int, names: Sequence[str]) -> str:
    """Ann: Ekareth, HP 15/15, Mist 5, Memory 0, Destiny 0, Mist Marsh."""
    own = view["seats"][seat]
    parts = [called(words, "hero", own["hero"]) if own["hero"] else words.text("terminal-no-hero")]
    if not own["alive"]:
        parts.append(words.text("terminal-lost"))
    elif pieces.travels(own):
        parts += pieces.counters(words, own)
        parts += [pieces.place_called(words, own["place"])] if own["place"] else []
    return labelled(words, names[seat], ", ".join(parts))


def of_place(words: Words, view: Data, own: Data) -> list[str]:
    """The current place with its events; where one must choose, the places of the Intersection, what is offered, or the
    cards that can be changed.
    """
    if own["returns"]:
        return spoken.stacks(words, own, ("deck", "offered"))
    if own["offered"]:
        return spoken.stacks(words, own, ("offered",))
    if own["rests"]:
        return spoken.stacks(words, own, ("deck", "satchel"))
    if own["place"]:
        return spoken.current(words, own)
    plane = view["zones"].get(own["zone"])
    if plane is None:
        return []
    seen = [(n, spoken.said_place(words, stack[-1])) for n, stack in enumerate(plane["crossing"], 1) if stack]
    return [labelled(words, f"{label(words, 'crossing')} {n}", said) for n, said in seen]
