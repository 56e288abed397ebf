"""Who sees what: the view of a seat, built from nothing, and the table it can imagine. [RR&D A29, A57, A58]"""

from __future__ import annotations

from ludotheque.games.rrd.duel.bout import TIDE_HP
from ludotheque.games.rrd.duel.mat import P_BODY, P_CARD, P_COUNTER, P_SIDE, P_SLOTS, P_TARGET
from ludotheque.games.rrd.duel.passe import DUSK, dusk
from ludotheque.games.rrd.duel.rows import cost_of, is_face_down, slots_of, value_at
from ludotheque.games.rrd.duel.sides import is_auto
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import BONUSES, NONE, SLOT_COUNT, SLOTS, TYPES, ZONES
from ludotheque.games.rrd.notation import NAMES
from ludotheque.games.rrd.nouns import GOODS
from ludotheque.games.rrd.options import DIFFICULTIES
from ludotheque.games.rrd.planes import players_in
from ludotheque.games.rrd.preview import placings, previews
from ludotheque.games.rrd.purse import most_hp, passing
from ludotheque.games.rrd.resolve import realisable
from ludotheque.games.rrd.resonance import ASKED, Compose, Consider
from ludotheque.games.rrd.table import STAGES, Logoth
from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.game import Data
from ludotheque.kernel.notation import kebab

CHOOSING = ("ReturnCards", "TakeCard", "KeepAccessory", "SwapWeapon", "Order")
OFFERED = {"KeepAccessory": BOOK.accessories, "SwapWeapon": BOOK.weapons, "Order": BOOK.places}


def view(g: Logoth, seat: Seat) -> Data:
    """What `seat` may know; TABLE is a spectator. What is not named here is not shown."""
    return {
        "you": seat if 0 <= seat < g.seats else None,
        "first": g.first,
        "seats": [player(g, owner, seat) for owner in range(g.seats)],
        "zones": {ZONES[zone]: plane(g, zone, seat) for zone in range(len(ZONES)) if is_visited(g, zone)},
        "slain": names(BOOK.enemies, g.slain),
        "duels": [duel(g, level, seat) for level in range(len(g.passe))],
        "winners": g.winners[:],
        "asked": seat in g.asked(),
        "over": g.over(),
    }


def names(all_names: list[str], numbers: list[int]) -> list[str]:
    return [all_names[n] for n in numbers]


def name(all_names: list[str], number: int) -> str | None:
    return all_names[number] if number >= 0 else None


def player(g: Logoth, owner: Seat, seat: Seat) -> Data:
    """What a player has. Deck, satchel and what is being chosen from are the owner's alone. [A58]"""
    own = owner == seat
    return {
        "hero": name(BOOK.heroes, g.hero[owner]),
        "difficulty": DIFFICULTIES[g.options.difficulty[owner]],
        "abilities": [bool(is_open) for is_open in g.abilities[owner]],
        "weapons": [
            {"weapon": BOOK.weapons[weapon], "unlocked": bool(g.arms[owner][n])}
            for n, weapon in enumerate(g.weapons[owner])
        ],
        "infusion_slots": g.infusion_slots[owner],
        "hp": g.hp[owner],
        "max_hp": most_hp(g, owner),
        "mist": g.mist[owner],
        "memory": g.memory[owner],
        "destiny": g.destiny[owner],
        "tokens": {BOOK.tokens[token]: n for token, n in enumerate(g.tokens[owner]) if n},
        "markers": [{"marker": BOOK.markers[m], "age": age} for m, age in zip(g.markers[owner], g.ages[owner])],
        "worn": names(BOOK.accessories, g.worn[owner]),
        "bag": names(BOOK.accessories, g.bag[owner]),
        "deck": names(BOOK.cards, g.deck[owner]) if own else None,
        "deck_size": len(g.deck[owner]),
        "satchel": names(BOOK.cards, g.satchel[owner]) if own else None,
        "satchel_size": len(g.satchel[owner]),
        "offered": in_hand(g, owner) if own else None,
        "offered_size": len(g.offered[owner]),
        "tested": name(BOOK.cards, g.tested[owner]),
        "loot": {BOOK.cards[card]: n for card, n in enumerate(g.loot[owner]) if n} if own else None,
        "beaten": names(BOOK.enemies, g.beaten[owner]),
        "lent": g.lent[owner],
        "alive": bool(g.alive[owner]),
        "zone": ZONES[g.zone[owner]],
        "place": name(BOOK.places, g.place[owner]),
        "realised": g.realised[owner][:],
        "open": realisable(g, owner) if g.place[owner] != NONE else [],
        "passing": passing(g, owner) if g.place[owner] != NONE else None,
        "rests": is_at(g, owner, "Camp"),
        "returns": is_at(g, owner, "ReturnCards"),
        "stage": STAGES[g.stage[owner]],
        "cycle": g.cycle[owner],
        "tide": g.tide[owner],
        "tide_hp": TIDE_HP * g.tide[owner],
        "gate": name(BOOK.places, g.gate[owner]),
    }


def in_hand(g: Logoth, owner: Seat) -> list[str]:
    """What a player is choosing from: cards, accessories, weapons or places."""
    return names(OFFERED.get(offering(g, owner), BOOK.cards), g.offered[owner])


def offering(g: Logoth, owner: Seat) -> str:
    """The name of the step in which a player chooses from what is offered."""
    for step in reversed(g.agenda):
        if step.seat == owner and type(step).__name__ in CHOOSING:
            return type(step).__name__
    return ""


def is_at(g: Logoth, owner: Seat, step: str) -> bool:
    """Whether something is going on for a player, or interrupted."""
    return any(type(one).__name__ == step and one.seat == owner for one in g.agenda)


def is_visited(g: Logoth, zone: int) -> bool:
    return bool(players_in(g, zone))


def plane(g: Logoth, zone: int, seat: Seat) -> Data:
    """The Intersection of a zone, the size of its pile, and its discard; who looked knows what comes next."""
    knows = g.top_seat[zone] == NONE or g.top_seat[zone] == seat
    return {
        "crossing": [names(BOOK.places, stack) for stack in g.crossing[zone]],
        "pile": len(g.pile[zone]) + len(g.top[zone]),
        "top": names(BOOK.places, g.top[zone][::-1]) if knows else None,
        "discard": names(BOOK.places, g.discarded[zone]),
    }


# Duels


def duel(g: Logoth, level: int, seat: Seat) -> Data:
    return {
        "passe": g.passe[level],
        "dusk": dusk(g, level),
        "dusk_from": DUSK,
        "opener": g.opener[level] & 1,
        "cards": g.cards[level],
        "place": name(BOOK.places, g.fought[level]),
        "sides": [side(g, 2 * level + n, seat) for n in (0, 1)],
        "pending": on_the_mat(g, g.pending[level], seat),
        "countering": on_the_mat(g, g.countering[level], seat),
        "playing": on_the_mat(g, g.playing[level], seat),
        "allies": [ally if ally != NONE else None for ally in g.allies[level]],
        "shares": g.shares[level][:],
        "offer": offer(g, level, seat),
        "previews": previews(g, level, seat),
        "placings": placings(g, level, seat),
    }


def offer(g: Logoth, level: int, seat: Seat) -> Data | None:
    """The terms of a resonance, for whoever puts them together and for whoever considers them. [A63]"""
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, Compose | Consider) or step.side >> 1 != level or step.seat != seat:
        return None
    goods = NAMES[GOODS]
    return {
        "caller": g.side_seat[step.side],
        "helper": step.helper,
        "gives": [goods[term] for term in step.terms if term < ASKED],
        "wants": [goods[term - ASKED] for term in step.terms if term >= ASKED],
    }


def side(g: Logoth, s: int, seat: Seat) -> Data:
    """One side of the mat. Hands are secret, and so are traps of whoever is played by a person. [A29]"""
    own = g.side_seat[s] == seat and seat != TABLE
    traps = own or is_auto(g, s)
    return {
        "seat": name_of_seat(g.side_seat[s]),
        "hero": name_of_seat(g.side_hero[s]),
        "enemy": name(BOOK.enemies, g.side_enemy[s]),
        "bodies": [body(g, s, n) for n in range(len(g.body_hp[s]))],
        "hand": names(BOOK.cards, g.hand[s]) if own else None,
        "hand_size": len(g.hand[s]),
        "pile": len(g.draw_pile[s]) + len(g.under[s]),
        "discard": names(BOOK.cards, g.used[s]),
        "void": names(BOOK.cards, g.void[s]),
        "top_soul": name(BOOK.cards, g.top_soul[s]),
        "objects": names(BOOK.cards, g.objects[s]),
        "infusions": names(BOOK.cards, g.infusions[s]),
        "reserve": g.reserve[s],
        "played": g.played[s],
        "transcended": bool(g.transcended[s]),
        "skips": bool(g.skips[s]),
        "guards": {
            SLOTS[slot]: {"card": BOOK.cards[card], "value": g.guard_value[s][slot]}
            for slot, card in enumerate(g.guard[s])
            if card != NONE
        },
        "traps": {
            SLOTS[slot]: BOOK.cards[card] if traps else None for slot, card in enumerate(g.trap[s]) if card != NONE
        },
        "standing": names(BOOK.cards, g.standing[s]),
        "next": [{"type": TYPES[row[0]], "bonus": BONUSES[row[1]], "n": row[2]} for row in g.nexts[s]],
        "spent": g.spent[s] + g.spent_once[s],
        "lines": g.lines[s][:],
    }


def name_of_seat(seat: Seat) -> Seat | None:
    return seat if seat != NONE else None


def body(g: Logoth, s: int, n: int) -> Data:
    weak = g.weak[s][SLOT_COUNT * n : SLOT_COUNT * (n + 1)]
    return {
        "hp": g.body_hp[s][n],
        "max_hp": g.body_most[s][n],
        "latent": g.latent[s][n],
        "active": g.active[s][n],
        "bleeding": g.bleeding[s][n],
        "poison": g.poison[s][n],
        "torpor": g.torpor[s][n],
        "stun": g.stun[s][n],
        "block": g.block[s][n],
        "weak": {SLOTS[slot]: count for slot, count in enumerate(weak) if count},
        "pays": g.top_soul[s] != NONE and g.latent[s][n] >= cost_of(g, s, n, g.top_soul[s]),  # for the top soul [D15]
    }


def on_the_mat(g: Logoth, row: list[int], seat: Seat) -> Data | None:
    """A card that is being played or waits for its answer, with what it is worth on each slot; a trap is its owner's
    secret from the first. [A29]
    """
    if not row:
        return None
    secret = is_face_down(g, row) and g.side_seat[row[P_SIDE]] != seat
    return {
        "card": None if secret else BOOK.cards[row[P_CARD]],
        "side": row[P_SIDE] & 1,
        "body": row[P_BODY],
        "counter": bool(row[P_COUNTER]),
        "slots": [SLOTS[slot] for slot in slots_of(row)],
        "targets": row[P_TARGET : P_TARGET + row[P_SLOTS]],
        "values": [] if secret else [value_at(g, row, k) for k in range(row[P_SLOTS])],
    }


def waits_for(g: Logoth, seat: Seat) -> list[Seat]:
    """Whom the table waits for, as everybody may know."""
    return g.addressed()


def coming(g: Logoth, seat: Seat) -> list[tuple[str, Seat | None]]:
    """All that will come, the next thing first."""
    return [(kebab(type(step).__name__), None if step.seat == TABLE else step.seat) for step in reversed(g.agenda)]
