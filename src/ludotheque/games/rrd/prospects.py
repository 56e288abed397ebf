"""What places, their events and fights promise a bot, in hundredths of an HP."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd import kinds
from ludotheque.games.rrd.book import Deed, PlaceEvent
from ludotheque.games.rrd.fight import may_dominate
from ludotheque.games.rrd.memory import locked
from ludotheque.games.rrd.purse import most_hp
from ludotheque.games.rrd.resolve import can_pay_all, is_meant
from ludotheque.games.rrd.table import MOST_DECK, Logoth
from ludotheque.games.rrd.worth import ratings
from ludotheque.kernel.choice import Seat

ONE_MIST: Final = 45
ONE_MEMORY: Final = 170
ONE_DESTINY: Final = 330
SPARE_DESTINY: Final = 120
GREEN_CARD: Final = 260
BLUE_CARD: Final = 400
ORANGE_CARD: Final = 850  # more than two blue ones or three green ones: a pass of arms has room for few cards
A_TOKEN: Final = 130
A_THREAD: Final = 330
AN_ACCESSORY: Final = 280
A_MARKER: Final = -190
GOOD_MARKER: Final = 150
READY_HP: Final = 24  # for the Labyrinth
FIT: Final = 85  # per cent of the HP, for the last fight
TOO_LATE: Final = 70
LATE: Final = 20  # or from this cycle on
THREAT: Final = 28  # how much HP times latent potential costs one HP
MYTHICAL: Final = 180  # per cent: Myths have abilities besides
DARING: Final = 55  # per cent of one's HP that a fight may cost
ENOUGH_THREADS: Final = 2
THREADS_IN_HAND: Final = 700  # a fight less wanted where the way to the Heart is open
ENOUGH_DESTINY: Final = 2
LABYRINTH: Final = 4


def threat(g: Logoth, seat: Seat, enemy: int, bodies: int) -> int:
    """How many HP a fight may cost, by how much there is to beat and how much it can spend."""
    book = g.book
    tide = g.tide[seat] if g.options.tide else 2
    hp = (book.enemy_hp[enemy] + 2 * tide) * bodies
    latent = (book.enemy_latent[enemy] + tide) * bodies
    return hp * latent * 100 // (THREAT * power(g, seat))


def power(g: Logoth, seat: Seat) -> int:
    """How strong a deck is, in per cent of a plain one."""
    rated = ratings(g.book)
    deck = g.deck[seat]
    mean = sum([rated[card] for card in deck]) // max(1, len(deck))
    opened = sum(g.abilities[seat]) + sum(g.arms[seat]) + len(g.worn[seat])
    return 60 + mean // 5 + 7 * opened


def fight_worth(g: Logoth, seat: Seat, enemy: int, bodies: int) -> int:
    """Its loot, less what it may cost; out of the question where that could be too much."""
    if enemy in g.slain:
        return 0
    gain = program_worth(g, seat, g.book.enemy_loot[enemy])
    if may_dominate(g, seat, enemy, bodies):
        return gain - g.book.bubble[enemy] * bodies * ONE_MIST
    cost = threat(g, seat, enemy, bodies) * (MYTHICAL if g.book.myth[enemy] else 100) // 100
    allowed = g.hp[seat] * DARING // 100
    if not g.book.programs[g.book.enemy_loot[enemy]]:  # the last one: behind it lies the Fragment
        return 5000
    if threads(g, seat) >= ENOUGH_THREADS and g.zone[seat] == LABYRINTH:
        gain -= THREADS_IN_HAND
    if cost > allowed:
        return -400 * (cost - allowed) - 500
    return gain - cost * 60


def is_fit(g: Logoth, seat: Seat) -> bool:
    """For the last fight: nearly all HP, unless there is no time left to rest."""
    return g.hp[seat] * 100 >= most_hp(g, seat) * FIT or g.cycle[seat] >= TOO_LATE


def is_ready(g: Logoth, seat: Seat) -> bool:
    return (g.hp[seat] >= READY_HP and g.hp[seat] * 4 >= most_hp(g, seat) * 3) or g.cycle[seat] >= LATE


def deed_worth(g: Logoth, seat: Seat, deed: Deed) -> int:
    verb, a = deed.verb, deed.a
    missing = most_hp(g, seat) - g.hp[seat]
    if verb == kinds.MIST:
        return a * ONE_MIST if g.mist[seat] < 9 or a < 0 else a * 15
    if verb == kinds.HP:
        return 70 * min(a, missing) if a > 0 else (120 if g.hp[seat] > -a else 3000) * a
    if verb == kinds.HEAL_FULL:
        return 70 * missing
    if verb == kinds.MEMORY:
        return ONE_MEMORY * a if locked(g, seat) else 60 * a
    if verb == kinds.DESTINY:
        return (ONE_DESTINY if g.destiny[seat] < ENOUGH_DESTINY else SPARE_DESTINY) * a
    if verb == kinds.LOOT_CARDS:
        return max([way % 10 * (GREEN_CARD, BLUE_CARD, ORANGE_CARD)[way // 10] for way in deed.programs])
    if verb == kinds.TOKEN and a >= 0 and g.book.tokens[a].startswith("thread"):
        return A_THREAD if g.tokens[seat][a] < ENOUGH_THREADS else 80
    if verb == kinds.TOKEN:
        return A_TOKEN
    if verb == kinds.ACCESSORY:
        return AN_ACCESSORY
    if verb == kinds.MARKER:
        return marker_worth(g, a) - (100 if a in g.markers[seat] else 0)
    if verb == kinds.UNMARK:
        return 150 if g.markers[seat] else 0
    if verb == kinds.FIGHT:
        return fight_worth(g, seat, a, deed.b % 10)
    if verb == kinds.REST:
        return rest_worth(g, seat)
    if verb == kinds.TEST:
        return (2 * program_worth(g, seat, deed.programs[0]) + program_worth(g, seat, deed.programs[1])) // 3
    if verb == kinds.PICK:
        return max([program_worth(g, seat, program) for program in deed.programs])
    return road_worth(g, seat, deed)


def road_worth(g: Logoth, seat: Seat, deed: Deed) -> int:
    verb, a = deed.verb, deed.a
    if verb == kinds.WIN:
        return 50_000
    if verb == kinds.LEAVE:
        return 700 if g.zone[seat] == kinds.ETHEREAL else leaving(g, seat)
    if verb == kinds.ENTER:
        if a == LABYRINTH:
            return 4000 if is_ready(g, seat) else -3000
        if a == kinds.ETHEREAL:
            return -1500
        return 60 if g.hp[seat] * 5 >= most_hp(g, seat) * 4 and g.hp[seat] >= 17 else -600
    if verb == kinds.SEARCH_PLACE:
        return search_worth(g, seat, a)
    if verb == kinds.UPGRADE:
        return 170
    if verb == kinds.UNLOCK:
        return 350 if locked(g, seat) else 0
    return {kinds.DESTINY_PLACE: 320, kinds.GATE: 220, kinds.WEAPON: 20, kinds.REDRAW: 15, kinds.PEEK: 15}.get(verb, 0)


def leaving(g: Logoth, seat: Seat) -> int:
    """Out of a dungeon: gladly where there is little left to gain, never back out of the Labyrinth."""
    if g.zone[seat] == LABYRINTH:
        return -600
    return 120 if g.hp[seat] * 2 >= most_hp(g, seat) else 450


def search_worth(g: Logoth, seat: Seat, place: int) -> int:
    """A mythic place: the way on where one is ready for it."""
    book = g.book
    worth = 0
    for event in book.place_events[place]:
        for deed in book.programs[event.program]:
            if deed.verb == kinds.WIN:
                return 4000 if is_fit(g, seat) else -150
            if deed.verb == kinds.ENTER:
                worth = max(worth, 900 if can_enter(g, seat) else 60)
            elif deed.verb == kinds.FIGHT:
                worth = fight_worth(g, seat, deed.a, deed.b % 10) + 300
            elif deed.verb == kinds.UNLOCK:
                worth = 600
            elif deed.verb == kinds.LEAVE:
                worth = max(worth, 500)
    return worth


def threads(g: Logoth, seat: Seat) -> int:
    return max([g.tokens[seat][n] for n, name in enumerate(g.book.tokens) if name.startswith("thread")] or [0])


def can_enter(g: Logoth, seat: Seat) -> bool:
    destiny, memory = g.destiny[seat], g.memory[seat]
    return is_ready(g, seat) and (destiny >= 2 or (destiny >= 1 and (memory >= 2 or threads(g, seat) >= 2)))


def marker_worth(g: Logoth, marker: int) -> int:
    return GOOD_MARKER if g.book.markers[marker].startswith("bless") else A_MARKER


def rest_worth(g: Logoth, seat: Seat) -> int:
    """HP come back, and what was won comes into the deck."""
    missing = most_hp(g, seat) - g.hp[seat]
    room = min(len(g.satchel[seat]), MOST_DECK - len(g.deck[seat]))
    grows = g.book.grows_at_rest[g.options.difficulty[seat]]
    unlocks = 250 if locked(g, seat) and g.memory[seat] else 0
    return (0 if grows else 75 * missing) + 190 * room + unlocks + 60 * len(g.bag[seat])


def program_worth(g: Logoth, seat: Seat, program: int) -> int:
    return sum([deed_worth(g, seat, deed) for deed in g.book.programs[program]])


def price_worth(g: Logoth, seat: Seat, event: PlaceEvent) -> int:
    total = 0
    for kind, n, _ in event.prices:
        if kind == kinds.PRICE_MIST:
            total += n * ONE_MIST
        elif kind == kinds.PRICE_HP:
            total += n * 110
        elif kind in (kinds.PRICE_MEMORY, kinds.PRICE_DESTINY):
            total += n * 100
        elif kind == kinds.PRICE_CARD:
            total += n * 200
        else:
            total += n * 100
    return total


def event_worth(g: Logoth, seat: Seat, event: PlaceEvent) -> int:
    return program_worth(g, seat, event.program) - price_worth(g, seat, event)


def place_worth(g: Logoth, seat: Seat, place: int) -> int:
    """Passing it, or its red events with the white ones that pay."""
    book = g.book
    printed = book.mist[place]
    passing = printed * ONE_MIST if g.mist[seat] + printed >= 0 else -150
    total, mine = 0, book.destined[place] == g.hero[seat]
    for event in book.place_events[place]:
        if not is_meant(g, seat, place, event) or not can_pay_all(g, seat, event):
            continue
        worth = event_worth(g, seat, event)
        if event.colour == kinds.RED or worth > 0:
            total += worth
    if mine:
        total += ONE_DESTINY
    return max(passing, total)
