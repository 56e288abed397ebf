"""The facts of Stratego Legends: from content/*.toml to the look-ups that the rules use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ludotheque.content.folder import content_folder
from ludotheque.content.loader import BadContent, fingerprint, load_facts, one_of, read_entries
from ludotheque.games.legends import abilities, actions, ends, innates, kinds, spells
from ludotheque.games.legends.army import faults
from ludotheque.games.legends.cards import ACTS, ATTACKS, SPECIAL, TRAITS, WALKS, Cards
from ludotheque.games.legends.decide import Aimed, Choose, Deed
from ludotheque.games.legends.field import BOARD
from ludotheque.games.legends.options import PACKS
from ludotheque.games.legends.power import FAMILIES, Power, Terms, Whom
from ludotheque.games.legends.table import ARMY
from ludotheque.games.legends.verbs import MOST_POWERS
from ludotheque.kernel.game import steps_in
from ludotheque.kernel.notation import nearest

CONTENT: Final = content_folder("legends")
KINDS: Final = ("units", "boards", "armies")  # of content, a file each; every game can meet all of them
Amount = Annotated[int, Meta(ge=-20, le=20)]
Whose = str | list[str | int]


class PowerFact(msgspec.Struct, rename={"standing": "while"}, forbid_unknown_fields=True):
    innate: str | None = None
    action: str | None = None
    ability: str | None = None
    magic: str | None = None
    curse: str | None = None
    curse_end: str | None = None
    whom: Whose | None = None
    by: Amount | str | None = None
    on: str | None = None
    to: str | None = None
    standing: str | None = None
    up_to: Amount = 0
    most: Amount = 0
    more: Amount = 0
    from_: Annotated[int, Meta(ge=0, le=20)] = msgspec.field(default=0, name="from")
    once: str | None = None
    sacrifice: bool = False
    must: bool = False
    defends: bool = False
    mobile: bool = False
    keyword: str | None = None
    reach: str | None = None
    destroys: str | None = None
    theirs: Amount = 0
    yours: Amount = 0


class UnitFact(msgspec.Struct):
    number: Annotated[int, Meta(ge=1, le=999)]
    colour: str
    type: str
    strength: Annotated[int, Meta(ge=1, le=kinds.STRONGEST)] | None = None
    static: bool = False
    attacks: bool = True
    powers: list[PowerFact] = []


class BoardFact(msgspec.Struct):
    rows: Annotated[list[str], Meta(min_length=BOARD, max_length=BOARD)]


class ArmyFact(msgspec.Struct):
    side: str
    units: Annotated[list[str], Meta(min_length=ARMY, max_length=ARMY)]


Facts = dict[str, UnitFact]
ANYBODY: Final = "any"
MOBILE: Final = "mobile"

# The powers that are carried out, each by the step of its name; what is part of another rule is a bare Deed.
CARRIED_OUT: Final[dict[str, tuple[str, ...]]] = {
    "innate": ("guess", "tribute", "unmask", "stray", "confuse", "beguile", "backlash", "abduct"),
    "action": (
        "expose", "crush", "assassinate", "tribute", "dispatch", "gather", "relocate", "spy", "recall", "blast",
        "homecoming", "demand", "reclaim", "banish", "supplant", "absorb", "cull", "hatch", "ferry",
    ),
    "ability": ("boost", "weaken", "devour", "grant", "linger", "martyr", "reanimate", "overlook", "guard"),
    "magic": (
        "ambush", "exorcise", "tribute", "grove", "quake", "grave", "avenge", "gaze", "talisman", "confess", "mist",
    ),
    "curse": (),
    "curse_end": (
        "upheaval", "scout", "survey", "restore", "resprout", "rise", "demand", "unmagic", "decimate",
    ),
}  # fmt: skip
BARE: Final = ("abduct", "overlook", "guard", "mist")
STEPS: Final = steps_in(abilities, actions, ends, innates, spells)
# The powers that the rules look up.
LOOKED_UP: Final[dict[str, tuple[str, ...]]] = {
    "innate": ("dispel", "berserk", "terrain", "water", "versus", "slay", "blinds", "deflects", "silence", "levy"),
    "action": (*kinds.KEYWORDS[2:], "hop"),
    "ability": ("possess", "snare", "betray"),
    "magic": ("doom", "bolt"),
    "curse": ("strengthen", "bestow"),
    "curse_end": (),
}
VERBS: Final = {family: CARRIED_OUT[family] + LOOKED_UP[family] for family in FAMILIES}
AFTER_ATTACK: Final = {
    "innate": ("tribute", "unmask", "stray", "confuse", "beguile"),
    "ability": ("martyr", "reanimate"),
}


def load(folder: Path = CONTENT) -> Cards:
    facts = load_facts(folder / "units.toml", UnitFact)
    cards = Cards(list(facts))
    for design, fact in enumerate(facts.values()):
        add(cards, facts, design, fact)
    cards.guarded = [p.terms.whom for powers in cards.powers for p in powers if p.verb == "guard"]
    for name, board in load_facts(folder / "boards.toml", BoardFact).items():
        cards.boards.append(checked_board(name, board))
    armies = load_facts(folder / "armies.toml", ArmyFact)
    for pack in PACKS:
        if pack not in armies:
            raise BadContent(f"armies.toml: the army {pack!r} is missing")
        cards.packs.append(checked_army(cards, pack, armies[pack]))
    return cards


def checked_board(name: str, board: BoardFact) -> list[str]:
    for row in board.rows:
        if len(row) != BOARD or set(row) - set(kinds.LETTERS):
            raise BadContent(f"boards.toml: [{name}] rows: {row!r} is not {BOARD} of the letters {kinds.LETTERS}")
    if "".join(board.rows).count("W") != 1:
        raise BadContent(f"boards.toml: [{name}] a board has exactly one water space, W")
    return board.rows


def checked_army(cards: Cards, name: str, army: ArmyFact) -> list[int]:
    side = one_of("armies.toml", name, "side", army.side, kinds.SIDES)
    units = [one_of("armies.toml", name, "units", unit, cards.names) for unit in army.units]
    for kind, what, count in faults(cards, units, side, ARMY):
        raise BadContent(f"armies.toml: [{name}] does not fit the army table: {kind} {what} ({count})")
    return units


def add(cards: Cards, facts: Facts, design: int, fact: UnitFact) -> None:
    """What is printed on one design."""
    file, name = "units.toml", cards.names[design]
    colour = one_of(file, name, "colour", fact.colour, kinds.COLOURS)
    if (fact.strength is None) != (fact.type in ("magic", "castle")):
        raise BadContent(f"{file}: [{name}] every unit but Magic and Castle has a strength, and these have none")
    cards.number[design] = fact.number
    cards.side[design] = colour // 3
    cards.colour[design] = colour
    cards.type[design] = one_of(file, name, "type", fact.type, kinds.TYPES)
    cards.base[design] = fact.strength or 0
    cards.static[design] = fact.static
    cards.attacks[design] = fact.attacks and fact.strength is not None
    for power in fact.powers:
        add_power(cards, facts, design, power)
    cards.weakened[design] = min(cards.terrain[design]) < 0
    cards.lets += bytes([what_it_lets(cards, design)])
    if len(cards.powers[design]) > MOST_POWERS:
        raise BadContent(f"{file}: [{name}] no unit has more than {MOST_POWERS} powers that are carried out")


def what_it_lets(cards: Cards, design: int) -> int:
    acts = cards.keywords[design] & kinds.ACTIONS or cards.hops[design] or cards.actions[design]
    lets = (ACTS if acts else 0) | (SPECIAL if cards.traits[design] else 0)
    return lets | (ATTACKS if cards.attacks[design] else 0) | (0 if cards.static[design] else WALKS)


def family_and_verb(name: str, fact: PowerFact) -> tuple[str, str]:
    said = [(family, getattr(fact, family)) for family in FAMILIES if getattr(fact, family) is not None]
    if len(said) != 1:
        raise BadContent(f"units.toml: [{name}] powers: each says exactly one of {', '.join(FAMILIES)}")
    family, verb = said[0]
    if verb not in VERBS[family]:
        raise BadContent(f"units.toml: [{name}] {family}: there is no {verb!r}{nearest(verb, list(VERBS[family]))}")
    return family, verb


def add_power(cards: Cards, facts: Facts, design: int, fact: PowerFact) -> None:
    name = cards.names[design]
    family, verb = family_and_verb(name, fact)
    terms = terms_of(facts, name, fact)
    if family in ("curse", "curse_end"):
        cards.cursed[design] = True
    cards.traits[design] |= TRAITS.get(verb, 0)
    if verb in CARRIED_OUT[family]:
        n, step = len(cards.powers[design]), step_of(verb)
        cards.powers[design].append(Power(FAMILIES.index(family), verb, terms, step))
        if family == "action":
            cards.actions[design].append(n)
        if verb in AFTER_ATTACK.get(family, ()):
            cards.after_attack[design].append(n)
        if issubclass(step, Aimed):
            cards.ability[design] = n
    else:
        look_up(cards, design, verb, terms, fact)


def step_of(verb: str) -> type[Deed] | type[Choose]:
    if verb in BARE:
        return Deed
    step = STEPS[verb.capitalize()]
    assert issubclass(step, Deed | Choose)
    return step


def look_up(cards: Cards, design: int, verb: str, terms: Terms, fact: PowerFact) -> None:
    """A power that is a look-up of the rules."""
    if verb in kinds.KEYWORDS:
        cards.keywords[design] |= 1 << kinds.KEYWORDS.index(verb)
    elif verb == "terrain":
        cards.terrain[design][needed(cards.names[design], verb, "on", terms.on)] += terms.by
    elif verb == "water":
        cards.water[design] = terms.by
    elif verb == "hop":
        cards.hops[design].append(needed(cards.names[design], verb, "on", terms.on))
    elif verb == "versus":
        cards.versus[design].append((terms.whom, terms.by))
    elif verb == "slay":
        cards.slays[design] = terms.whom
        cards.slays_defending[design] = fact.defends
    elif verb == "strengthen":
        cards.curse_whom[design], cards.curse_by[design] = terms.whom, terms.by
    elif verb == "bestow":
        cards.bestows_on[design], cards.bestows[design] = terms.whom, terms.keyword
    elif verb == "levy":
        cards.levy[design] = fact.more


def needed(name: str, verb: str, key: str, number: int) -> int:
    if number == kinds.NONE:
        raise BadContent(f"units.toml: [{name}] {verb}: the key {key!r} is missing")
    return number


def terms_of(facts: Facts, name: str, fact: PowerFact) -> Terms:
    terms = Terms()
    terms.whom = whom_of(facts, name, fact)
    terms.by_own = fact.by == "own"
    if isinstance(fact.by, str) and not terms.by_own:
        raise BadContent(f'units.toml: [{name}] by: write a number or "own", not {fact.by!r}')
    terms.by = fact.by if isinstance(fact.by, int) else 0
    terms.on, terms.to, terms.standing = (kind_of_space(name, word) for word in (fact.on, fact.to, fact.standing))
    terms.up_to, terms.most = fact.up_to, fact.most or fact.from_
    terms.once = 0 if fact.once is None else 1 + one_of("units.toml", name, "once", fact.once, ("turn", "game"))
    terms.sacrifice = fact.sacrifice
    terms.must = fact.must or fact.destroys == "all"
    if fact.keyword is not None:
        terms.keyword = 1 << one_of("units.toml", name, "keyword", fact.keyword, kinds.KEYWORDS)
    terms.anywhere = fact.reach == "anywhere"
    terms.theirs, terms.yours = fact.theirs, fact.yours
    return terms


def kind_of_space(name: str, word: str | None) -> int:
    return kinds.NONE if word is None else one_of("units.toml", name, "space", word, kinds.KINDS_OF_SPACE)


def whom_of(facts: Facts, name: str, fact: PowerFact) -> Whom:
    """The units that a power speaks of; where it names a colour and a type, those that have both."""
    words = fact.whom if isinstance(fact.whom, list) else [] if fact.whom is None else [fact.whom]
    if not words:
        return Whom([False] * len(facts), 0)
    for word in words:
        if isinstance(word, str) and word not in (ANYBODY, MOBILE):
            one_of("units.toml", name, "whom", word, [*facts, *kinds.COLOURS, *kinds.TYPES, *kinds.KEYWORDS])
    wanted = set(words)
    both = not wanted.isdisjoint(kinds.COLOURS) and not wanted.isdisjoint(kinds.TYPES)
    meant = [
        wanted <= said if both else not wanted.isdisjoint(said)
        for said in (said_of(unit, printed) for unit, printed in facts.items())
    ]
    if fact.mobile or MOBILE in words:
        meant = [fits and not printed.static for fits, printed in zip(meant, facts.values(), strict=True)]
    return Whom(meant, sum(1 << kinds.KEYWORDS.index(word) for word in words if word in kinds.KEYWORDS))


def said_of(unit: str, printed: UnitFact) -> set[str | int | None]:
    """The words that speak of a unit by its print."""
    return {ANYBODY, MOBILE, unit, printed.colour, printed.type, printed.strength}


CARDS: Cards = load()
UNITS: list[str] = CARDS.names
HASHES: dict[str, str] = {kind: fingerprint(read_entries(CONTENT / f"{kind}.toml")) for kind in KINDS}
