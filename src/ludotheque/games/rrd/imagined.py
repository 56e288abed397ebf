"""The table that a seat can imagine: whatever it cannot see is dealt afresh. [RR&D A57, A58]"""

from __future__ import annotations

from ludotheque.games.rrd.duel.mat import P_CARD, P_SIDE, P_STANDS, deep
from ludotheque.games.rrd.duel.sides import is_auto
from ludotheque.games.rrd.kinds import NONE, SLOT_COUNT, ZONES
from ludotheque.games.rrd.loot import DRAFT
from ludotheque.games.rrd.table import Logoth, knows_top
from ludotheque.games.rrd.zones import offering
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.zones import imagined, imagining

COLOURS = 3  # loot piles


def imagine(g: Logoth, seat: Seat, dice: Dice) -> Logoth:
    """A table that looks the same to `seat`."""
    h = imagining(g, dice)
    h.loot = deep(h.loot)
    for zone in range(len(ZONES)):
        if h.top[zone] and not knows_top(h, zone, seat):
            look_anew(h, zone)
    for owner in range(g.seats):
        if owner != seat:
            offer_anew(h, owner)
            pack_anew(h, owner)
    for side in range(len(h.side_seat)):
        if h.side_hero[side] == NONE and not is_auto(h, side) and h.side_seat[side] != seat:
            deal_side(h, side, hidden_of(h, side))
        elif h.side_seat[side] == seat and h.under[side]:
            sink_anew(h, side)
    return imagined(h, g, seat)


def some(h: Logoth, cards: list[int], n: int) -> list[int]:
    """So many of them by chance, taken out."""
    return [cards.pop(h.roll(len(cards))) for _ in range(n)]


def look_anew(h: Logoth, zone: int) -> None:
    """Somebody else has looked at the top of a pile: any of its places may lie there."""
    count = len(h.top[zone])
    places = sorted(h.pile[zone] + h.top[zone])
    h.top[zone] = some(h, places, count)
    h.pile[zone] = sorted(places)


def offer_anew(h: Logoth, owner: Seat) -> None:
    """Accessories, weapons or places that another player is choosing from."""
    count, kind = len(h.offered[owner]), offering(h, owner)
    if not count:
        return
    if kind == "KeepAccessory":
        pool = sorted(h.spare[owner] + h.offered[owner])
        h.offered[owner] = sorted(some(h, pool, count))
        h.spare[owner] = pool
    elif kind == "SwapWeapon":
        pool = [weapon for weapon in range(len(h.book.weapons)) if weapon not in h.weapons[owner]]
        h.offered[owner] = sorted(some(h, pool, count))
    elif kind == "Order":
        zone = h.zone[owner]
        pool = sorted(h.pile[zone] + h.offered[owner])
        h.offered[owner] = sorted(some(h, pool, count))
        h.pile[zone] = pool


def side_of(h: Logoth, owner: Seat) -> int:
    """The side on which a player's own hero fights, or NONE."""
    return h.side_hero.index(owner) if owner in h.side_hero else NONE


def traps_of(h: Logoth, side: int) -> list[int]:
    return [card for card in h.trap[side] if card != NONE]


def hidden_of(h: Logoth, side: int) -> list[int]:
    """The cards of a side that its opponent cannot see: pile, what lies under it, hand, and traps."""
    return sorted(h.draw_pile[side] + h.under[side] + h.hand[side] + traps_of(h, side))


def pack_anew(h: Logoth, owner: Seat) -> None:
    """Which combat cards another player has, split between deck, satchel and what is being chosen from."""
    side = side_of(h, owner)
    seen = visible(h, side) if side != NONE else []
    deck = unseen_of(h.deck[owner], seen)
    choosing = h.offered[owner] if offering(h, owner) == "ReturnCards" else []
    fresh = dealt_anew(h, owner, deck + h.satchel[owner] + choosing)
    if side == NONE:
        in_deck = some(h, fresh, len(deck))
    else:
        keep_traps(h, side, fresh)
        traps = traps_of(h, side)
        in_deck = some(h, fresh, len(deck) - len(traps)) + traps
        deal_side(h, side, in_deck)
    h.satchel[owner] = sorted(some(h, fresh, len(h.satchel[owner])))
    if choosing:
        h.offered[owner] = sorted(fresh)
    elif offering(h, owner) == "TakeCard" and h.offered[owner]:
        draft_anew(h, owner)
    h.deck[owner] = sorted(in_deck + seen)


def dealt_anew(h: Logoth, owner: Seat, owned: list[int]) -> list[int]:
    """As many of each loot pile as are known to be owned, from all that were never seen."""
    fresh: list[int] = []
    for colour in range(COLOURS):
        own = [card for card in owned if h.book.loot[card] == colour]
        left = loot_pile(h, owner, colour)
        for card in left:
            h.loot[owner][card] -= 1
        pool = sorted(own + left)
        fresh += some(h, pool, len(own))
        for card in pool:
            h.loot[owner][card] += 1
    return fresh


def loot_pile(h: Logoth, owner: Seat, colour: int) -> list[int]:
    copies = enumerate(h.loot[owner])
    return [card for card, count in copies if h.book.loot[card] == colour for _ in range(count)]


def visible(h: Logoth, side: int) -> list[int]:
    """The cards of a side that lie open."""
    found = h.used[side] + h.void[side] + h.objects[side] + h.infusions[side] + h.standing[side]
    found += [card for card in h.guard[side] if card != NONE]
    for rows in (h.pending, h.countering, h.playing):
        row = rows[side >> 1]
        if row and row[P_SIDE] == side and not row[P_STANDS]:  # a guard is counted on its slot
            found.append(row[P_CARD])
    return found


def unseen_of(deck: list[int], seen: list[int]) -> list[int]:
    left = deck[:]
    for card in seen:
        left.remove(card)
    return left


def keep_traps(h: Logoth, side: int, fresh: list[int]) -> None:
    """A face-down card is a trap that fits its slot; if none was dealt, one of those that were not is."""
    owner = h.side_hero[side]
    for slot in range(SLOT_COUNT):
        if h.trap[side][slot] == NONE:
            continue
        fitting = traps_for(h, slot, fresh)
        if fitting:
            h.trap[side][slot] = fitting[h.roll(len(fitting))]
            fresh.remove(h.trap[side][slot])
        else:
            fitting = traps_for(h, slot, [card for card, count in enumerate(h.loot[owner]) if count])
            other = fresh.pop(h.roll(len(fresh)))
            h.trap[side][slot] = fitting[h.roll(len(fitting))]
            h.loot[owner][other] += 1
            h.loot[owner][h.trap[side][slot]] -= 1


def traps_for(h: Logoth, slot: int, cards: list[int]) -> list[int]:
    """Those of them that can lie face down on this slot, each once."""
    return sorted({card for card in cards if h.book.trap[card] and h.book.reach[card] >> slot & 1})


def deal_side(h: Logoth, side: int, hidden: list[int]) -> None:
    """These cards as pile, under it, hand and traps, as many as there are of each."""
    cards = sorted(hidden)
    for slot in range(SLOT_COUNT):
        if h.trap[side][slot] != NONE:
            fitting = traps_for(h, slot, cards)
            h.trap[side][slot] = fitting[h.roll(len(fitting))]
            cards.remove(h.trap[side][slot])
    h.hand[side] = sorted(some(h, cards, len(h.hand[side])))
    h.under[side] = some(h, cards, len(h.under[side]))
    h.draw_pile[side] = sorted(cards)


def sink_anew(h: Logoth, side: int) -> None:
    """What was put under one's own pile was not seen."""
    cards = sorted(h.draw_pile[side] + h.under[side])
    h.under[side] = some(h, cards, len(h.under[side]))
    h.draw_pile[side] = sorted(cards)


def draft_anew(h: Logoth, owner: Seat) -> None:
    pool = loot_pile(h, owner, h.book.loot[h.offered[owner][0]])
    h.offered[owner] = sorted(some(h, pool, min(DRAFT, len(pool))))
