"""Pieces of the table of RR&D that are drawn and said alike: short phrases made from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ludotheque.content.saying import labelled, times
from ludotheque.content.words import Words
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import ETHEREAL, RED, ZONES
from ludotheque.games.rrd.nouns import GOODS
from ludotheque.games.rrd.sentences import ability_name, called, event_line, place_name, place_number
from ludotheque.games.rrd.words import label, name
from ludotheque.kernel.game import Data

PAST, NOW, LATER, CLOSED = "past", "now", "later", "closed"  # how it stands with an event of the current place
SOULS: Final = (1, 2, 3, 4, 5)
TEMPORARY: Final = ("bleeding", "poison", "torpor", "stun")


def travels(own: Data) -> bool:
    """Whether a player has set out; in a single duel nobody does."""
    return bool(own["cycle"] or own["place"])


def counters(words: Words, own: Data) -> list[str]:
    """HP 15/15, Mist 5, Memory 0, Destiny 0."""
    return [
        f"{label(words, 'hp')} {own['hp']}/{own['max_hp']}",
        numbered(words, "mist", own["mist"]),
        words.text("terminal-memory", n=own["memory"]),
        words.text("terminal-destiny", n=own["destiny"]),
    ]


def gear(words: Words, own: Data) -> list[tuple[str, list[str]]]:
    """Weapons and abilities, then tokens, markers and accessories, where there are any."""
    weapons = [locked(words, called(words, "weapon", w["weapon"]), w["unlocked"]) for w in own["weapons"]]
    abilities = [
        locked(words, ability_name(words, "hero", own["hero"], n), is_open)
        for n, is_open in enumerate(own["abilities"], 1)
    ]
    found = [("weapons", weapons), ("abilities", abilities)]
    found.append(("tokens", [times(called(words, "token", token), n) for token, n in own["tokens"].items()]))
    found.append(("markers", things(words, "marker", [one["marker"] for one in own["markers"]])))
    found += [(heap, things(words, "accessory", own[heap])) for heap in ("worn", "bag")]
    return [(part, said) for part, said in found if said]


def locked(words: Words, said: str, is_open: bool) -> str:
    return said if is_open else words.text("terminal-locked", name=said)


def checklist(words: Words, own: Data) -> list[tuple[str, str]]:
    """The events of the current place in reading order, and how it stands with each of them. [R21]"""
    place = place_number(own["place"])
    events = BOOK.place_events[place]
    found = []
    for n in range(len(events)):
        behind = any(events[k].colour == RED for k in own["open"] if k < n)
        past = n in own["realised"] or any(events[k].colour == RED for k in own["realised"] if k > n)
        state = PAST if past else NOW if n in own["open"] else LATER if behind else CLOSED
        found.append((state, event_line(words, place, n)))
    return found


def said_passing(words: Words, own: Data) -> str:
    """What passing the current place would cost or give now."""
    n = own["passing"]
    if own["zone"] == ZONES[ETHEREAL]:
        return words.text("card-passing-hp", n=-n)
    return words.text("card-passing-cost" if n < 0 else "card-passing-gain", n=abs(n))


def brief_passing(words: Words, place: int) -> str:
    mist = BOOK.mist[place]
    if BOOK.zone[place] == ETHEREAL:
        return f"{label(words, 'hp')} {-abs(mist)}"
    return f"{label(words, 'mist')} {mist:+}"


def fighter(words: Words, side: Data, names: Sequence[str]) -> str:
    """A side by name: a player, an enemy, 3 × an enemy; whoever plays an enemy in brackets."""
    if side["hero"] is not None:
        return names[side["hero"]]
    said = times(called(words, "enemy", side["enemy"]), len(side["bodies"]))
    return said if side["seat"] is None else f"{said} ({names[side['seat']]})"


def card_called(words: Words, id: str | None) -> str:
    """A combat card by name; somebody's trap is hidden."""
    return called(words, "card", id) if id else words.text("terminal-hidden")


def dusk(words: Words, duel: Data) -> list[str]:
    """What the end of this pass takes from everybody, once it does."""
    return [words.text("mat-dusk", n=duel["dusk"])] if duel["dusk"] else []


def offered(words: Words, duel: Data, names: Sequence[str]) -> list[str]:
    """The terms of a resonance that is being put together or considered."""
    offer = duel["offer"]
    if offer is None:
        return []
    gives, wants = (", ".join(name(words, GOODS, one) for one in offer[part]) for part in ("gives", "wants"))
    empty = words.text("app-empty")
    return [words.text("terminal-offer", seat=names[offer["caller"]], gives=gives or empty, wants=wants or empty)]


def fought(words: Words, duel: Data, names: Sequence[str]) -> str:
    """Who fights whom: Ann against Mist Wolf."""
    one, other = (fighter(words, side, names) for side in duel["sides"])
    return words.text("terminal-against", one=one, other=other)


def burdens(words: Words, body: Data) -> list[str]:
    """Temporary markers, and the pool of blocked damage."""
    parts = [f"{words.text(f'temporary-{one}')} {body[one]}" for one in TEMPORARY if body[one]]
    return parts + ([numbered(words, "block", body["block"])] if body["block"] else [])


def foreseen(words: Words, one: Data) -> str:
    """Cost and value of a card, what would counter it or what it would counter, and what both sides would lose."""
    said = [words.text("terminal-cost", n=one["cost"]), worth_against(words, one)]
    if one["against"] is not None:
        said.append(words.text("terminal-full" if one["value"] >= one["against"] else "terminal-partial"))
    if one["answer"]:
        enemy = called(words, "card", one["answer"]["card"])
        said.append(words.text("terminal-answer", card=enemy, n=one["answer"]["value"]))
    return ", ".join([*said, *losses(words, one)])


def worth_against(words: Words, one: Data) -> str:
    """Value 3, or value 3 against 2."""
    if one["against"] is None:
        return words.text("terminal-value", n=one["value"])
    return words.text("terminal-value-against", n=one["value"], other=one["against"])


def losses(words: Words, one: Data) -> list[str]:
    """What a card would cost the other side and oneself; that nothing arrives is said where it is countered."""
    ends = "-best" if one["at_best"] else ""
    said = [words.text(f"terminal-damage{ends}", n=one["damage"])] if one["damage"] or one["answer"] else []
    said += [words.text("terminal-loss", n=one["loss"])] if one["loss"] else []
    return [*said, words.text("terminal-unknown")] if said and one["unknown"] else said


def said_next(words: Words, one: Data) -> str:
    """Assault: Force +2."""
    bonus = words.text(f"bonus-{one['bonus']}.text", n=one["n"])
    return labelled(words, words.text(f"type-{one['type']}"), bonus)


def printed_at(card: int, slot: int) -> int:
    """What is printed, one more on an optimal slot. [D9]"""
    return BOOK.value[card] + BOOK.is_optimal(card, slot)


def soul(id: str) -> int:
    return BOOK.soul[BOOK.cards.index(id)]


def by_soul(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda id: (soul(id), BOOK.cards.index(id)))


def curve(cards: Sequence[str]) -> list[int]:
    """How many cards there are of each soul value."""
    found = Counter(soul(id) for id in cards)
    return [found[n] for n in SOULS]


def things(words: Words, kind: str, ids: Sequence[str]) -> list[str]:
    return [called(words, kind, id) for id in ids]


def place_called(words: Words, id: str) -> str:
    return place_name(words, place_number(id))


def slot_name(words: Words, slot: str) -> str:
    return words.text(f"slot-{slot}")


def numbered(words: Words, part: str, n: int) -> str:
    return f"{label(words, part)} {n}"
