"""A table of RR&D in words and back."""

from __future__ import annotations

from typing import Any

from ludotheque.games.rrd.cycle import Cycle, Resolution, order
from ludotheque.games.rrd.deeds import Run, Spoils
from ludotheque.games.rrd.duel.bout import add_enemy, add_hero
from ludotheque.games.rrd.duel.enemy import EnemyTurn
from ludotheque.games.rrd.duel.mat import ON_THE_MAT
from ludotheque.games.rrd.duel.passe import RoundEnds, in_order
from ludotheque.games.rrd.duel.sides import active_potential, is_auto, is_enemy, latent_potential, living
from ludotheque.games.rrd.duel.turn import Turn
from ludotheque.games.rrd.duel.wounds import EndDuel
from ludotheque.games.rrd.facts import BOOKS
from ludotheque.games.rrd.feud import AfterFeud
from ludotheque.games.rrd.fight import AfterFight
from ludotheque.games.rrd.kinds import FIGHT, NONE, SLOT_COUNT, SLOTS, ZONES
from ludotheque.games.rrd.meanwhile import beside
from ludotheque.games.rrd.notation import FORMS, NAMES
from ludotheque.games.rrd.nouns import ENEMY, PLACE, TOKEN
from ludotheque.games.rrd.options import Options, settings
from ludotheque.games.rrd.resolve import Realised
from ludotheque.games.rrd.table import INFUSION_SLOTS, RESOLUTION, Logoth
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.forms import BESIDE_THE_TABLE
from ludotheque.kernel.game import Data
from ludotheque.kernel.notation import known, nearest
from ludotheque.kernel.step import NO_MORE, Steps

OPENING = ("fight", "bodies", "incarnated", "feud", "at")  # instead of an agenda
BESIDE = (*BESIDE_THE_TABLE, *OPENING)
TOKENS = "tokens"
CROSSING = "crossing"
HEAPS = ("pile", "top", "discarded")  # of places; every place lies in its own zone
BY_ZONE = (*HEAPS, CROSSING)
BY_SLOT = ("guard", "trap")
PLAIN_HP = 20


def position(g: Logoth) -> Data:
    """The whole table in words, hidden things included."""
    words = FORMS.position(g)
    heaps = {heap: [place for zone in words[heap] for place in zone] for heap in HEAPS}
    return {**words, **heaps, TOKENS: [told_apart(counts) for counts in g.tokens]}


def told_apart(counts: list[int]) -> list[str]:
    """Every token by its name, two of a kind twice."""
    return [NAMES[TOKEN][token] for token, count in enumerate(counts) for _ in range(count)]


def counted(tokens: list[str] | None) -> list[int] | None:
    """How many of each; None where nothing is said."""
    if tokens is None:
        return None
    counts = [0] * len(NAMES[TOKEN])
    for token in tokens:
        counts[known(str(token), NAMES[TOKEN], TOKEN)] += 1
    return counts


def arrange(data: Data, dice: Dice) -> Logoth:
    """A table from words; what is not named is as on an empty table, and everybody is a hero with 20 HP.

    Beside the fields there is `fight`, which opens a duel of the first player against an enemy, or of the player who
    `incarnated` it, and `feud`, one against another player: in the engagement of the first pass, the side that is
    `opener` to act. `at` is where somebody stands in the resolution; a fight of the first player belongs to the event
    of that place that asks for it. Else, unless an agenda is named, a cycle begins.
    """
    options = Options(settings(data.get("settings", {})))
    g = Logoth(BOOKS[options.set], options, beside(options), data["seats"], dice)
    g.clear()
    set_out(g, "hero" in data)
    of_journey, of_duels = split(data)
    lay(g, of_journey)
    lock(g, data)
    if "at" in data:
        stand(g, data["at"])
    if "fight" in data or "feud" in data:
        open_duel(g, data)
        of_duels = {key: of_sides(value, len(getattr(g, key))) for key, value in of_duels.items()}
    lay(g, of_duels)
    for hand in g.hand:
        hand.sort()
    if "agenda" not in data:
        steps: Steps = [*engagement(g), *aftermath(g)] if g.passe else []
        g.settle([*steps, Resolution(order(g)), Cycle()])
    return g


def set_out(g: Logoth, named: bool) -> None:
    for seat in range(g.seats):
        g.hero[seat] = NONE if named else seat
        g.hp[seat] = g.max_hp[seat] = PLAIN_HP


def lock(g: Logoth, data: Data) -> None:
    """No ability is unlocked, slots for infusions are open where they cost nothing, and every marker is new, unless it
    is said.
    """
    for seat in range(g.seats):
        if "infusion_slots" not in data and not g.book.infusion_price[g.options.difficulty[seat]]:
            g.infusion_slots[seat] = INFUSION_SLOTS
        if "abilities" not in data and g.hero[seat] != NONE:
            g.abilities[seat] = [0] * len(g.book.hero_abilities[g.hero[seat]])
        if "arms" not in data:
            g.arms[seat] = [0] * len(g.weapons[seat])
        if "ages" not in data:
            g.ages[seat] = [0] * len(g.markers[seat])


def stand(g: Logoth, places: list[str | None]) -> None:
    """Who is at a place, with all its events still ahead."""
    for seat, place in enumerate(places):
        if place is not None:
            g.place[seat] = known(place, NAMES[PLACE], PLACE)
            g.stage[seat] = RESOLUTION


def split(data: Data) -> tuple[Data, Data]:
    """What players have, then what lies in a duel: a duel is set up from what they have."""
    named = {key: value for key, value in data.items() if key not in BESIDE}
    for key in named:
        if key not in Logoth.fields:
            raise ValueError(f"a position has no {key!r}{nearest(key, list(Logoth.fields))}")
    of_duels = {zone.name: named.pop(zone.name) for zone in ON_THE_MAT if zone.name in named}
    return named, of_duels


def lay(g: Logoth, words: Data) -> None:
    for key, value in words.items():
        if key in BY_SLOT:
            value = [on_slots(cards) for cards in value]
        counts = key == TOKENS
        numbers = [counted(tokens) for tokens in value] if counts else FORMS.numbered(FORMS.zone(key).kind, value)
        here = key in BY_ZONE and not any(isinstance(item, list) for item in numbers)
        if here and key == CROSSING:
            numbers = [[place] for place in numbers]
        setattr(g, key, by_zone(g, numbers) if here else filled(getattr(g, key), numbers))


def on_slots(cards: Any) -> Any:
    """'caltrops legs': a card and its slot can be said alone; elsewhere there is none."""
    words = [cards] if isinstance(cards, str) else cards or []
    if not any(" " in word for word in words if word):
        return cards
    slots: list[str | None] = [None] * SLOT_COUNT
    for word in words:
        card, _, slot = word.partition(" ")
        slots[known(slot, list(SLOTS), "slot")] = card
    return slots


def of_sides(value: Any, sides: int) -> Any:
    """A duel has two sides, however many players there are."""
    return value[:sides] if isinstance(value, list) else value


def by_zone(g: Logoth, places: list[Any]) -> list[Any]:
    """Places that are named without a zone lie in their own, alone or on a slot."""
    zones: list[list[Any]] = [[] for _ in ZONES]
    for place in places:
        zones[g.book.zone[place[0] if isinstance(place, list) else place]].append(place)
    return zones


def filled(empty: Any, value: Any) -> Any:
    """The value, with the empty table's for whoever is not spoken of; what is one of a list can be said alone."""
    if not isinstance(value, list) or not isinstance(empty, list):
        return value
    return [filled_one(empty[i], item) if i < len(empty) else item for i, item in enumerate(value)] + empty[
        len(value) :
    ]


def filled_one(empty: Any, item: Any) -> Any:
    if isinstance(empty, list):
        return empty if item in (None, NONE) else item if isinstance(item, list) else [item]
    return empty if item in (None, NONE, []) else item


def open_duel(g: Logoth, data: Data) -> None:
    """In the middle of the first pass: everybody has their active potential, and enemies their latent one."""
    level = g.open_duel(g.place[0])
    hero = add_hero(g, 0)
    if "feud" in data:
        other = add_hero(g, int(data["feud"]))
    else:
        enemy = known(str(data["fight"]), NAMES[ENEMY], ENEMY)
        other = add_enemy(g, int(data.get("incarnated", NONE)), enemy, int(data.get("bodies", 1)), hero)
    g.passe[level] = 1
    g.opener[level] = hero
    for side in (hero, other):
        for body in living(g, side):
            g.active[side][body] = active_potential(g, side, body)
            if is_enemy(g, side):
                g.latent[side][body] = latent_potential(g, side, body)


def engagement(g: Logoth) -> Steps:
    """The turns of a round, and what comes after it."""
    turns: Steps = []
    for side in in_order(g, 0):
        turns += [EnemyTurn(side, body) if is_auto(g, side) else Turn(side, body) for body in living(g, side)]
    return [*turns, RoundEnds(0), EndDuel(0)]


def aftermath(g: Logoth) -> Steps:
    """What follows a fight at a place: the loot, and the rest of the event; or what follows a duel with another player.
    Elsewhere nothing is said of it.
    """
    place, enemy = g.place[0], g.side_enemy[1]
    if place == NONE:
        return NO_MORE
    if enemy == NONE:
        return [AfterFeud(0, g.side_hero[1], 0)]
    steps: Steps = [AfterFight(0, 0, enemy), Spoils(0, enemy)]
    for n, event in enumerate(g.book.place_events[place]):
        for at, deed in enumerate(g.book.programs[event.program]):
            if deed.verb == FIGHT and deed.a == enemy:
                g.realised[0] = [n]
                return [*steps, Run(0, event.program, at + 1), Realised(0, place)]
    return steps
