"""A table of RR&D in words and back."""

from __future__ import annotations

from typing import Any

from ludotheque.games.rrd.cycle import Cycle, Resolution
from ludotheque.games.rrd.duel.bout import add_enemy, add_hero
from ludotheque.games.rrd.duel.enemy import EnemyTurn
from ludotheque.games.rrd.duel.mat import Mat
from ludotheque.games.rrd.duel.passe import RoundEnds, in_order
from ludotheque.games.rrd.duel.sides import active_potential, is_auto, is_enemy, latent_potential, living
from ludotheque.games.rrd.duel.turn import Turn
from ludotheque.games.rrd.duel.wounds import EndDuel
from ludotheque.games.rrd.facts import BOOKS
from ludotheque.games.rrd.kinds import NONE, ZONES
from ludotheque.games.rrd.meanwhile import beside
from ludotheque.games.rrd.notation import ACCESSORY, CARD, ENEMY, HERO, MARKER, NAMES, PLACE, WEAPON, ZONE
from ludotheque.games.rrd.options import Options, settings
from ludotheque.games.rrd.table import RESOLUTION, Logoth
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Data
from ludotheque.kernel.notation import known, nearest
from ludotheque.kernel.step import Steps

OPENING = ("fight", "bodies", "incarnated", "feud", "at")  # instead of an agenda
BESIDE_THE_TABLE = ("game", "seats", "settings", "moves", "agenda", "sealed", *OPENING)
CROSSING = "crossing"
BY_ZONE = ("pile", "top", "discarded", CROSSING)
PLAIN_HP = 20
KINDS = {  # the fields whose numbers have names; all others are numbers
    "hero": HERO,
    "weapons": WEAPON,
    "deck": CARD,
    "satchel": CARD,
    "gone": CARD,
    "tested": CARD,
    "bag": ACCESSORY,
    "worn": ACCESSORY,
    "spare": ACCESSORY,
    "markers": MARKER,
    "beaten": ENEMY,
    "zone": ZONE,
    "place": PLACE,
    "gate": PLACE,
    "pile": PLACE,
    "top": PLACE,
    "discarded": PLACE,
    "crossing": PLACE,
    "stock": PLACE,
    "box": PLACE,
    "slain": ENEMY,
    "fought": PLACE,
    "side_enemy": ENEMY,
    "draw_pile": CARD,
    "under": CARD,
    "hand": CARD,
    "used": CARD,
    "void": CARD,
    "top_soul": CARD,
    "objects": CARD,
    "infusions": CARD,
    "guard": CARD,
    "trap": CARD,
    "standing": CARD,
}
FIELDS = [field for field in Logoth.fields if field != "seats"]


def position(g: Logoth) -> Data:
    """The whole table in words, hidden things included."""
    return {field: in_words(getattr(g, field), NAMES.get(KINDS.get(field, ""), None)) for field in FIELDS}


def in_words(value: Any, names: list[str] | None) -> Any:
    if isinstance(value, list):
        return [in_words(item, names) for item in value]
    return value if names is None else None if value == NONE else names[value]


def in_numbers(value: Any, names: list[str] | None, kind: str) -> Any:
    if isinstance(value, list):
        return [in_numbers(item, names, kind) for item in value]
    if names is None:
        return value
    return NONE if value is None else known(str(value), names, kind)


def arrange(data: Data, dice: Dice) -> Logoth:
    """A table from words; what is not named is as on an empty table, and everybody is a hero with 20 HP.

    Beside the fields there is `fight`, which opens a duel of the first player against an enemy, or of the player who
    `incarnated` it, and `feud`, one against another player: in the engagement of the first pass, the side that is
    `opener` to act. `at` is where somebody stands in the resolution. Else, unless an agenda is named, a cycle begins.
    """
    options = Options(settings(data.get("settings", {})))
    g = Logoth(BOOKS[options.set], options, beside(options), data["seats"], dice)
    g.clear()
    if "hero" not in data:
        set_out(g)
    of_journey, of_duels = split(data)
    lay(g, of_journey)
    lock(g, data)
    if "at" in data:
        stand(g, data["at"])
    if "fight" in data or "feud" in data:
        open_duel(g, data)
    lay(g, of_duels)
    if "agenda" not in data:
        steps: Steps = engagement(g) if g.passe else [Resolution()] if "at" in data else []
        g.settle([*steps, Cycle()])
    return g


def set_out(g: Logoth) -> None:
    for seat in range(g.seats):
        g.hero[seat] = seat
        g.hp[seat] = g.max_hp[seat] = PLAIN_HP


def lock(g: Logoth, data: Data) -> None:
    """Nothing is unlocked, and every marker is new, unless it is said."""
    for seat in range(g.seats):
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
    named = {key: value for key, value in data.items() if key not in BESIDE_THE_TABLE}
    for key in named:
        if key not in FIELDS:
            raise ValueError(f"a position has no {key!r}{nearest(key, FIELDS)}")
    of_duels = {key: value for key, value in named.items() if key in Mat.fields}
    return {key: value for key, value in named.items() if key not in of_duels}, of_duels


def lay(g: Logoth, words: Data) -> None:
    for key, value in words.items():
        kind = KINDS.get(key, "")
        numbers = in_numbers(value, NAMES.get(kind), kind)
        here = key in BY_ZONE and is_flat(numbers)
        if here and key == CROSSING:
            numbers = [[place] for place in numbers]
        setattr(g, key, of_zone(g, numbers) if here else filled(getattr(g, key), numbers))


def is_flat(value: list[Any]) -> bool:
    return not any(isinstance(item, list) for item in value)


def of_zone(g: Logoth, places: list[Any]) -> list[Any]:
    """Places that are named without a zone are where the first player is."""
    return [places if zone == g.zone[0] else [] for zone in range(len(ZONES))]


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
    """The turns of a round, and what comes after it; where the duel leads to is not said."""
    turns: Steps = []
    for side in in_order(g, 0):
        turns += [EnemyTurn(side, body) if is_auto(g, side) else Turn(side, body) for body in living(g, side)]
    return [*turns, RoundEnds(0), EndDuel(0)]
