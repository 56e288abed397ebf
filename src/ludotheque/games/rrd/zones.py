"""Who sees what: the view of a seat, built from nothing. [RR&D A29, A57, A58]"""

from __future__ import annotations

from typing import Final, Literal

from ludotheque.games.rrd.duel.bout import TIDE_HP
from ludotheque.games.rrd.duel.mat import P_BODY, P_CARD, P_COUNTER, P_SIDE, P_SLOTS, P_TARGET, sees_card, sees_traps
from ludotheque.games.rrd.duel.passe import DUSK, dusk
from ludotheque.games.rrd.duel.rows import N_BONUS, N_NUMBER, N_TYPE, cost_of, slots_of, value_at
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import BONUSES, NONE, SLOT_COUNT, SLOTS, TYPES, ZONES
from ludotheque.games.rrd.notation import FORMS
from ludotheque.games.rrd.nouns import ACCESSORY, CARD, GOODS, PLACE, WEAPON
from ludotheque.games.rrd.options import DIFFICULTIES
from ludotheque.games.rrd.planes import players_in
from ludotheque.games.rrd.preview import Placing, Preview, placings, previews
from ludotheque.games.rrd.purse import most_hp, passing
from ludotheque.games.rrd.resolve import realisable
from ludotheque.games.rrd.resonance import Compose, Consider, given_in, wanted_in
from ludotheque.games.rrd.table import STAGES, Logoth, knows_top
from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.game import Data
from ludotheque.kernel.views import (
    ASKED,
    MANY,
    OVER,
    YOU,
    Each,
    Lying,
    Made,
    Nth,
    Own,
    Shape,
    every,
    every_seat,
    lying,
)
from ludotheque.kernel.zones import SEAT, its_owner

CHOOSING: Final = ("ReturnCards", "TakeCard", "KeepAccessory", "SwapWeapon", "Order")
OFFERED: Final = {"KeepAccessory": ACCESSORY, "SwapWeapon": WEAPON, "Order": PLACE}


def offering(g: Logoth, owner: Seat) -> str:
    """The name of the step in which a player chooses from what is offered."""
    for step in reversed(g.agenda):
        if step.seat == owner and type(step).__name__ in CHOOSING:
            return type(step).__name__
    return ""


def is_at(g: Logoth, owner: Seat, step: str) -> bool:
    """Whether something is going on for a player, or interrupted."""
    return any(type(one).__name__ == step and one.seat == owner for one in g.agenda)


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    return {names[n]: count for n, count in enumerate(counts) if count}


def offered(g: Logoth, owner: Seat, seat: Seat) -> list[str] | None:
    """What a player is choosing from: cards, accessories, weapons or places."""
    if not its_owner(g, owner, seat):
        return None
    return [str(name) for name in FORMS.named(OFFERED.get(offering(g, owner), CARD), g.offered[owner])]


def loot(g: Logoth, owner: Seat, seat: Seat) -> dict[str, int] | None:
    return counted(BOOK.cards, g.loot[owner]) if its_owner(g, owner, seat) else None


WIELDED: Final = Shape("Wielded", FORMS, [
    Nth("weapons", "weapon"),
    Made("unlocked", bool, lambda g, at: bool(g.arms[at // MANY][at % MANY])),
])  # fmt: skip
MARKED: Final = Shape("Marked", FORMS, [Nth("markers", "marker"), Nth("ages", "age")])
PLAYER: Final = Shape("Player", FORMS, [
    *lying("hero"),
    Made("difficulty", str, lambda g, owner: DIFFICULTIES[g.options.difficulty[owner]]),
    Made("abilities", list[bool], lambda g, owner: [bool(is_open) for is_open in g.abilities[owner]]),
    Each("weapons", WIELDED, lambda g, owner: every(owner, g.weapons[owner])),
    *lying("infusion_slots hp"),
    Made("max_hp", int, most_hp),
    *lying("mist memory destiny"),
    Made("tokens", dict[str, int], lambda g, owner: counted(BOOK.tokens, g.tokens[owner])),
    Each("markers", MARKED, lambda g, owner: every(owner, g.markers[owner])),
    *lying("worn bag deck"),
    Made("deck_size", int, lambda g, owner: len(g.deck[owner])),
    *lying("satchel"),
    Made("satchel_size", int, lambda g, owner: len(g.satchel[owner])),
    Own("offered", list[str] | None, offered),
    Made("offered_size", int, lambda g, owner: len(g.offered[owner])),
    *lying("tested"),
    Own("loot", dict[str, int] | None, loot),
    *lying("beaten lent"),
    Made("alive", bool, lambda g, owner: bool(g.alive[owner])),
    Made("zone", str, lambda g, owner: ZONES[g.zone[owner]]),
    *lying("place"),
    Made("realised", list[int], lambda g, owner: g.realised[owner][:]),
    Made("open", list[int], lambda g, owner: realisable(g, owner) if g.place[owner] != NONE else []),
    Made("passing", int | None, lambda g, owner: passing(g, owner) if g.place[owner] != NONE else None),
    Made("rests", bool, lambda g, owner: is_at(g, owner, "Camp")),
    Made("returns", bool, lambda g, owner: is_at(g, owner, "ReturnCards")),
    Made("stage", str, lambda g, owner: STAGES[g.stage[owner]]),
    *lying("cycle tide"),
    Made("tide_hp", int, lambda g, owner: TIDE_HP * g.tide[owner]),
    *lying("gate"),
])  # fmt: skip


def top(g: Logoth, zone: int, seat: Seat) -> list[str] | None:
    """Who looked knows what comes next."""
    return [BOOK.places[place] for place in reversed(g.top[zone])] if knows_top(g, zone, seat) else None


PLANE: Final = Shape("Plane", FORMS, [
    Made("crossing", list[list[str]], lambda g, zone: FORMS.named(PLACE, g.crossing[zone])),
    Made("pile", int, lambda g, zone: len(g.pile[zone]) + len(g.top[zone])),
    Own("top", list[str] | None, top),
    Lying("discarded", "discard"),
])  # fmt: skip


def planes(g: Logoth, at: int, seat: Seat) -> Data:
    """Where somebody is."""
    return {name: PLANE.show(g, zone, seat) for zone, name in enumerate(ZONES) if players_in(g, zone)}


# Duels


def weak(g: Logoth, at: int) -> dict[str, int]:
    side, body = divmod(at, MANY)
    return counted(list(SLOTS), g.weak[side][SLOT_COUNT * body : SLOT_COUNT * (body + 1)])


def pays(g: Logoth, at: int) -> bool:
    """For the top soul. [D15]"""
    side, body = divmod(at, MANY)
    soul = g.top_soul[side]
    return soul != NONE and g.latent[side][body] >= cost_of(g, side, body, soul)


def guards(g: Logoth, side: int) -> Data:
    return {SLOTS[n]: GUARD.show(g, side * MANY + n, TABLE) for n, card in enumerate(g.guard[side]) if card != NONE}


def traps(g: Logoth, side: int, seat: Seat) -> dict[str, str | None]:
    shown = sees_traps(g, side, seat)
    return {SLOTS[n]: BOOK.cards[card] if shown else None for n, card in enumerate(g.trap[side]) if card != NONE}


def waiting(g: Logoth, at: int) -> list[int]:
    return g.nexts[at // MANY][at % MANY]


BODY: Final = Shape("Body", FORMS, [
    Nth("body_hp", "hp"),
    Nth("body_most", "max_hp"),
    *[Nth(zone) for zone in ("latent", "active", "bleeding", "poison", "torpor", "stun", "block")],
    Made("weak", dict[str, int], weak),
    Made("pays", bool, pays),
])  # fmt: skip
GUARD: Final = Shape("Guard", FORMS, [Nth("guard", "card"), Nth("guard_value", "value")])
NEXT: Final = Shape("Next", FORMS, [
    Made("type", str, lambda g, at: TYPES[waiting(g, at)[N_TYPE]]),
    Made("bonus", str, lambda g, at: BONUSES[waiting(g, at)[N_BONUS]]),
    Made("n", int, lambda g, at: waiting(g, at)[N_NUMBER]),
])  # fmt: skip
SIDE: Final = Shape("Side", FORMS, [
    Lying("side_seat", "seat"),
    Lying("side_hero", "hero"),
    Lying("side_enemy", "enemy"),
    Each("bodies", BODY, lambda g, side: every(side, g.body_hp[side])),
    *lying("hand"),
    Made("hand_size", int, lambda g, side: len(g.hand[side])),
    Made("pile", int, lambda g, side: len(g.draw_pile[side]) + len(g.under[side])),
    Lying("used", "discard"),
    *lying("void top_soul objects infusions reserve played"),
    Made("transcended", bool, lambda g, side: bool(g.transcended[side])),
    Made("skips", bool, lambda g, side: bool(g.skips[side])),
    Made("guards", {str: GUARD}, guards),
    Own("traps", dict[str, str | None], traps),
    *lying("standing"),
    Each("next", NEXT, lambda g, side: every(side, g.nexts[side])),
    Made("spent", list[int], lambda g, side: g.spent[side] + g.spent_once[side]),
    *lying("lines"),
])  # fmt: skip


def row(g: Logoth, at: int) -> list[int]:
    """One of the cards on the mat of a duel."""
    level, which = divmod(at, MANY)
    return (g.pending, g.countering, g.playing)[which][level]


def card(g: Logoth, at: int, seat: Seat) -> str | None:
    return BOOK.cards[row(g, at)[P_CARD]] if sees_card(g, row(g, at), seat) else None


def values(g: Logoth, at: int, seat: Seat) -> list[int]:
    """What it is worth on each slot."""
    played = row(g, at)
    return [value_at(g, played, k) for k in range(played[P_SLOTS])] if sees_card(g, played, seat) else []


ON_MAT: Final = Shape("OnMat", FORMS, [
    Own("card", str | None, card),
    Made("side", Literal[0, 1], lambda g, at: row(g, at)[P_SIDE] & 1),
    Made("body", int, lambda g, at: row(g, at)[P_BODY]),
    Made("counter", bool, lambda g, at: bool(row(g, at)[P_COUNTER])),
    Made("slots", list[str], lambda g, at: [SLOTS[slot] for slot in slots_of(row(g, at))]),
    Made("targets", list[int], lambda g, at: row(g, at)[P_TARGET : P_TARGET + row(g, at)[P_SLOTS]]),
    Own("values", list[int], values),
])  # fmt: skip


def on_mat(g: Logoth, level: int, which: int, seat: Seat) -> Data | None:
    at = level * MANY + which
    return ON_MAT.show(g, at, seat) if row(g, at) else None


OFFER: Final = Shape("Offer", FORMS, [
    Made("caller", int, lambda g, _: g.side_seat[g.agenda[-1].side]),
    Made("helper", int, lambda g, _: g.agenda[-1].helper),
    Made("gives", list[str], lambda g, _: FORMS.named(GOODS, given_in(g.agenda[-1].terms))),
    Made("wants", list[str], lambda g, _: FORMS.named(GOODS, wanted_in(g.agenda[-1].terms))),
])  # fmt: skip


def offer(g: Logoth, level: int, seat: Seat) -> Data | None:
    """The terms of a resonance, for whoever puts them together and for whoever considers them. [A63]"""
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, (Compose, Consider)) or step.side >> 1 != level or step.seat != seat:
        return None
    return OFFER.show(g, level, seat)


DUEL: Final = Shape("Duel", FORMS, [
    *lying("passe"),
    Made("dusk", int, dusk),
    Made("dusk_from", int, lambda _, __: DUSK),
    Made("opener", Literal[0, 1], lambda g, level: g.opener[level] & 1),
    *lying("cards"),
    Lying("fought", "place"),
    Each("sides", SIDE, lambda _, level: [2 * level, 2 * level + 1], exactly=2),
    Own("pending", (ON_MAT, None), lambda g, level, seat: on_mat(g, level, 0, seat)),
    Own("countering", (ON_MAT, None), lambda g, level, seat: on_mat(g, level, 1, seat)),
    Own("playing", (ON_MAT, None), lambda g, level, seat: on_mat(g, level, 2, seat)),
    Made("allies", list[Literal[0, 1] | None], lambda g, level: FORMS.named(SEAT, g.allies[level])),
    *lying("shares"),
    Own("offer", (OFFER, None), offer),
    Own("previews", list[Preview], previews),
    Own("placings", list[Placing], placings),
])  # fmt: skip
VIEW: Final = Shape("RrdView", FORMS, [
    YOU,
    *lying("first"),
    Each("seats", PLAYER, every_seat),
    Own("zones", {str: PLANE}, planes),
    *lying("slain"),
    Each("duels", DUEL, lambda g, _: list(range(len(g.passe)))),
    *lying("winners"),
    ASKED,
    OVER,
])  # fmt: skip
