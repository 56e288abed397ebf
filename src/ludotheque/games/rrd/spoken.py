"""RR&D as sentences: the whole table said, nothing left out."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.content.saying import DOT, counted, labelled
from ludotheque.content.words import Words
from ludotheque.games.rrd import pieces
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import RARITIES, SLOTS, TYPES
from ludotheque.games.rrd.printed import card_texts
from ludotheque.games.rrd.sentences import called, place_name, place_number, sentence
from ludotheque.games.rrd.words import label, stage
from ludotheque.kernel.game import Data


def spoken(words: Words, view: Data, names: Sequence[str]) -> list[str]:
    """The whole table as sentences: the duels, the innermost first, every player, then the zones."""
    lines = [headline(words, view, names)]
    for duel in reversed(view["duels"]):
        lines += ["", *said_duel(words, duel, names)]
    for seat in range(len(view["seats"])):
        lines += ["", *said_player(words, view, seat, names)]
    for zone, plane in view["zones"].items():
        if plane["crossing"] or plane["pile"]:
            lines += ["", *said_zone(words, zone, plane)]
    if view["slain"]:
        lines += ["", labelled(words, label(words, "slain"), ", ".join(pieces.things(words, "enemy", view["slain"])))]
    return lines


def headline(words: Words, view: Data, names: Sequence[str]) -> str:
    """Where the seat that looks is: zone, cycle, Tide, phase, duel."""
    own = view["seats"][view["you"] or 0]
    parts = [words.text("game-name")]
    for duel in view["duels"][-1:]:
        parts += [pieces.numbered(words, "cycle", own["cycle"])] if own["cycle"] else []
        return DOT.join([*parts, pieces.numbered(words, "passe", duel["passe"]), pieces.fought(words, duel, names)])
    if pieces.travels(own):
        parts += [words.text(f"zone-{own['zone']}"), pieces.numbered(words, "cycle", own["cycle"])]
        parts += [pieces.numbered(words, "tide", own["tide"])] if own["tide"] else []
        parts.append(stage(words, own["stage"]))
    return DOT.join(parts)


# A duel


def said_duel(words: Words, duel: Data, names: Sequence[str]) -> list[str]:
    """Who fights, both sides with all that is theirs, then the cards on the mat."""
    lines = [labelled(words, label(words, "duel"), pieces.fought(words, duel, names))]
    lines.append(labelled(words, label(words, "passe"), str(duel["passe"])))
    lines += [sentence(said) for said in pieces.dusk(words, duel)]
    for side in duel["sides"]:
        lines += said_side(words, side, names)
    for row, title in laid(words, duel):
        lines.append(labelled(words, title, said_row(words, row, duel, names)))
    lines += [said_preview(words, one) for one in duel["previews"]]
    lines += pieces.offered(words, duel, names)
    resonant = [names[seat] for seat, ally in enumerate(duel["allies"]) if ally is not None]
    return lines + ([labelled(words, words.text("terminal-resonance"), ", ".join(resonant))] if resonant else [])


def laid(words: Words, duel: Data) -> list[tuple[Data, str]]:
    """The cards that are being played or wait, with what they are called."""
    rows = (duel["pending"], label(words, "pending")), (duel["countering"], words.text("terminal-countering"))
    return [(row, title) for row, title in (*rows, (duel["playing"], words.text("terminal-playing"))) if row]


def said_row(words: Words, row: Data, duel: Data, names: Sequence[str]) -> str:
    """A card on the mat: Claw (Mist Wolf), torso 3."""
    owner = pieces.fighter(words, duel["sides"][row["side"]], names)
    values = row["values"] or [""] * len(row["slots"])
    where = [f"{pieces.slot_name(words, slot)} {n}".strip() for slot, n in zip(row["slots"], values, strict=True)]
    return ", ".join([f"{pieces.card_called(words, row['card'])} ({owner})", *where])


def said_preview(words: Words, one: Data) -> str:
    """What a card would do on a slot: Quick Slash, arm: cost 1, value 3, damage 2."""
    where = f"{called(words, 'card', one['card'])}, {pieces.slot_name(words, one['slot'])}"
    return labelled(words, where, pieces.foreseen(words, one))


def said_side(words: Words, side: Data, names: Sequence[str]) -> list[str]:
    """A side: each body, what stands on the slots, its cards."""
    lines = said_bodies(words, side, names)
    if side["hero"] is not None:
        lines.append(labelled(words, label(words, "reserve"), str(side["reserve"])))
    lines += [sentence(words.text("terminal-skips"))] if side["skips"] else []
    lines += [*top_soul(words, side), *on_slots(words, side)]
    if side["hand"] is not None:
        lines += in_hand(words, side)
    elif side["top_soul"] is None:
        lines.append(labelled(words, label(words, "hand"), str(side["hand_size"])))
    lines.append(labelled(words, label(words, "pile"), str(side["pile"])))
    return lines + [labelled(words, title, ", ".join(said)) for title, said in heaps(words, side)]


def said_bodies(words: Words, side: Data, names: Sequence[str]) -> list[str]:
    whose = names[side["hero"]] if side["hero"] is not None else called(words, "enemy", side["enemy"])
    bodies = [", ".join(said_body(words, body)) for body in side["bodies"]]
    numbers = [f" {n}" for n in range(1, len(bodies) + 1)] if len(bodies) > 1 else [""]
    return [labelled(words, whose + number, body) for number, body in zip(numbers, bodies, strict=True)]


def said_body(words: Words, body: Data) -> list[str]:
    """What a body has, and the temporary markers on it."""
    if body["hp"] <= 0:
        return [words.text("terminal-fallen")]
    parts = [f"{label(words, 'hp')} {body['hp']}/{body['max_hp']}"]
    parts += [pieces.numbered(words, "latent", body["latent"]), pieces.numbered(words, "active", body["active"])]
    return parts + pieces.burdens(words, body)


def in_hand(words: Words, side: Data) -> list[str]:
    hand = counted(said_card(words, card) for card in side["hand"]) or [words.text("app-empty")]
    return [labelled(words, label(words, "hand"), card) for card in hand]


def top_soul(words: Words, side: Data) -> list[str]:
    """The card on top of an enemy's pile, and who could pay for it."""
    if not side["top_soul"]:
        return []
    return [labelled(words, label(words, "top_soul"), said_card(words, side["top_soul"])), paying(words, side)]


def paying(words: Words, side: Data) -> str:
    """Which bodies could pay for the top soul. [D15]"""
    able = [str(n + 1) for n, body in enumerate(side["bodies"]) if body["pays"] and body["hp"] > 0]
    if len(side["bodies"]) > 1 and able:
        return words.text("terminal-some-pay", bodies=", ".join(able))
    return words.text("terminal-pays" if able else "terminal-cannot-pay")


def on_slots(words: Words, side: Data) -> list[str]:
    """Guards, traps and Weak Points, each on its slot."""
    at = {slot: pieces.slot_name(words, slot) for slot in SLOTS}
    held = side["guards"].items()
    guards = [f"{at[slot]} {called(words, 'card', one['card'])} {one['value']}" for slot, one in held]
    traps = [f"{at[slot]} {pieces.card_called(words, card)}" for slot, card in side["traps"].items()]
    weak = []
    for n, body in enumerate(side["bodies"]):
        whose = f" ({n + 1})" if len(side["bodies"]) > 1 else ""
        weak += [f"{at[slot]} {points}{whose}" for slot, points in body["weak"].items()]
    found = [("guards", guards), ("traps", traps), ("weak", weak)]
    return [labelled(words, label(words, title), ", ".join(said)) for title, said in found if said]


def heaps(words: Words, side: Data) -> list[tuple[str, list[str]]]:
    """Cards that lie on a side in piles of their own, and what the next card gets."""
    found = [
        (label(words, heap), counted(pieces.things(words, "card", side[heap])))
        for heap in ("objects", "infusions", "standing", "discard", "void")
        if side[heap]
    ]
    coming = [pieces.said_next(words, one) for one in side["next"]]
    return found + ([(label(words, "next"), coming)] if coming else [])


# A player


def said_player(words: Words, view: Data, seat: int, names: Sequence[str]) -> list[str]:
    """A player: hero, counters, gear, what is carried, and the current place with its events."""
    own = view["seats"][seat]
    title = ", ".join(filter(None, (names[seat], words.text("terminal-you") if seat == view["you"] else "")))
    hero = called(words, "hero", own["hero"]) if own["hero"] else words.text("terminal-no-hero")
    lines = [labelled(words, title, f"{hero}, {words.text('difficulty-' + own['difficulty'])}")]
    lines += [words.text("terminal-lost")] if not own["alive"] else []
    if pieces.travels(own):
        lines.append(", ".join(pieces.counters(words, own)))
        lines.append(", ".join([words.text(f"zone-{own['zone']}"), stage(words, own["stage"])]))
    lines += [labelled(words, label(words, part), ", ".join(said)) for part, said in pieces.gear(words, own)]
    lines += stacks(words, own, ("deck", "satchel", "offered"))
    for heap in ("beaten", "lent", "gate"):
        if own[heap]:
            lines.append(said_else(words, own, heap))
    if own["place"]:
        lines += ["", labelled(words, label(words, "place"), pieces.place_called(words, own["place"]))]
        lines += current(words, own)
    return lines


def current(words: Words, own: Data) -> list[str]:
    """What passing the current place costs or gives, and its events."""
    events = [words.text(f"terminal-event-{state}", event=text) for state, text in pieces.checklist(words, own)]
    return [pieces.said_passing(words, own), *events]


def stacks(words: Words, own: Data, which: Sequence[str]) -> list[str]:
    """Deck 15: 2× Quick Slash 1, ... What is offered at the set-up are the cards that go back."""
    lines = []
    for heap in which:
        if own[f"{heap}_size"]:
            title = label(words, "returned" if heap == "offered" and own["returns"] else heap)
            lines.append(labelled(words, f"{title} {own[f'{heap}_size']}", carried(words, own, heap)))
    return lines


def said_else(words: Words, own: Data, heap: str) -> str:
    if heap == "gate":
        return labelled(words, words.text("terminal-gate"), pieces.place_called(words, own["gate"]))
    said = ", ".join(pieces.things(words, "enemy", own["beaten"])) if heap == "beaten" else str(own["lent"])
    return labelled(words, label(words, heap), said)


def carried(words: Words, own: Data, heap: str) -> str:
    """The cards of a deck or a satchel by name, to their owner alone; to others how many."""
    cards = own[heap]
    if cards is None:
        return words.text("terminal-hidden")
    if not all(card in BOOK.cards for card in cards):  # what is offered may be accessories, weapons or places
        return ", ".join(offered_name(words, id) for id in cards)
    return ", ".join(counted([said_soul(words, card) for card in pieces.by_soul(cards)]))


def offered_name(words: Words, id: str) -> str:
    if id in BOOK.places:
        return pieces.place_called(words, id)
    return called(words, "weapon" if id in BOOK.weapons else "accessory", id)


# Zones


def said_zone(words: Words, zone: str, plane: Data) -> list[str]:
    """The Intersection of a zone, its pile and what has been seen of it."""
    lines = [labelled(words, words.text(f"zone-{zone}"), pieces.numbered(words, "pile", plane["pile"]))]
    for n, stack in enumerate(plane["crossing"], 1):
        said = ", ".join(said_place(words, place) for place in reversed(stack)) or words.text("app-empty")
        lines.append(labelled(words, f"{label(words, 'crossing')} {n}", said))
    for heap in ("top", "discard"):
        if plane[heap]:
            title = words.text("terminal-top") if heap == "top" else label(words, heap)
            places = counted(pieces.place_called(words, id) for id in plane[heap])
            lines.append(labelled(words, title, ", ".join(places)))
    return lines


def said_place(words: Words, id: str) -> str:
    """A place in short: Mist Marsh (common, mist +1)."""
    place = place_number(id)
    rarity = words.text(f"rarity-{RARITIES[BOOK.rarity[place]]}")
    return f"{place_name(words, place)} ({rarity}, {pieces.brief_passing(words, place)})"


def said_card(words: Words, id: str) -> str:
    """A combat card: its name, type and soul value, its slots with what it is worth there, what it does."""
    card = BOOK.cards.index(id)
    kind = words.text(f"type-{TYPES[BOOK.type[card]]}")
    said = [called(words, "card", id), kind, words.text("terminal-soul", n=BOOK.soul[card])]
    said += [f"{pieces.slot_name(words, SLOTS[slot])} {pieces.printed_at(card, slot)}" for slot in BOOK.slots[card]]
    return ". ".join([", ".join(said), *(text.rstrip(".") for text in card_texts(words, card))])


def said_soul(words: Words, id: str) -> str:
    """A card with its soul value: Quick Slash 1."""
    return f"{called(words, 'card', id)} {pieces.soul(id)}"
