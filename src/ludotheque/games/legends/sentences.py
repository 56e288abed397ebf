"""What the units of Stratego Legends can do, as sentences made from their facts."""

from __future__ import annotations

from typing import Final

from ludotheque.content.loader import load_facts
from ludotheque.content.saying import NOTHING, capital, listed
from ludotheque.content.words import Param, Words
from ludotheque.games.legends.facts import CONTENT, PowerFact, UnitFact, family_and_verb, said_of
from ludotheque.games.legends.kinds import COLOURS, KEYWORDS, TERRAINS, TYPES
from ludotheque.kernel.game import Data

FACTS: Final = load_facts(CONTENT / "units.toml", UnitFact)
NAMED: Final = (*KEYWORDS, "hop")  # powers with a name of their own
SPARES: Final = "spares"  # the spell of a unit that lets its attacker live
DEADLY: Final = ("doom", "mist")  # spells that say themselves what becomes of the attacker


def powers(words: Words, id: str) -> list[Data]:
    """Every power of a unit: its family, its verb, its name if it has one, when it is used, and its sentence."""
    fact = FACTS[id]
    said = [power(words, id, one) for one in fact.powers]
    if fact.type == "magic" and not any(one.magic in DEADLY for one in fact.powers):
        said.insert(0, plain(words, "magic", SPARES))
    return said


def power(words: Words, id: str, fact: PowerFact) -> Data:
    family, verb = family_and_verb(id, fact)
    said = plain(words, family, verb, **terms(words, id, fact))
    if verb in NAMED:
        said["keyword"] = words.text(f"keyword-{verb}")
    said["once"], said["sacrifice"] = fact.once, fact.sacrifice
    return said


def plain(words: Words, family: str, verb: str, **params: Param) -> Data:
    """A power without price or condition."""
    text = words.text(f"power-{family}-{verb}", **params)
    return {
        "family": family,
        "family_name": words.text(f"family-{family}"),
        "verb": verb,
        "keyword": None,
        "once": None,
        "sacrifice": False,
        "text": capital(text),  # as a sentence of its own
        "in_line": text,  # behind its family
    }


def line(words: Words, said: Data) -> str:
    """Ability, once a turn: reveal an Elf of your side next to it; that unit gains +1 until the end of the turn."""
    head = said["family_name"]
    if said["keyword"] is not None:
        head = words.text("power-named", family=head, keyword=said["keyword"])
    if said["once"] is not None:
        head = words.text(f"power-once-{said['once']}", family=head)
    if said["sacrifice"]:
        head = words.text("power-price", family=head)
    return words.text("power-line", family=head, text=said["in_line"])


def terms(words: Words, id: str, fact: PowerFact) -> dict[str, Param]:
    """What a sentence about a power may speak of."""
    by = fact.by if isinstance(fact.by, int) else 0
    return {
        "whom": whom(words, fact, "an"),
        "whoms": whom(words, fact, "many"),
        "by": fact.by if isinstance(fact.by, str) else f"{by:+}",
        "amount": by,
        "on": place(words, fact.on, "on"),
        "spaces": place(words, fact.on, "many"),
        "empty": place(words, fact.to or fact.on, "empty"),
        "while": place(words, fact.standing, "on"),
        "up_to": fact.up_to,
        "most": fact.most,
        "more": fact.more,
        "from": fact.from_,
        "theirs": fact.theirs,
        "yours": fact.yours,
        "keyword": NOTHING if fact.keyword is None else words.text(f"keyword-{fact.keyword}"),
        "reach": reach(id, fact),
        "destroys": fact.destroys or NOTHING,
        "must": "yes" if fact.must else "no",
        "defends": "yes" if fact.defends else "no",
    }


def reach(id: str, fact: PowerFact) -> str:
    """How far a power reaches: `near`, `anywhere`, or `itself` where that includes its own unit. [A63]"""
    kinds = fact.whom if isinstance(fact.whom, list) else [fact.whom]
    own = fact.reach == "anywhere" and not said_of(id, FACTS[id]).isdisjoint(kinds)
    return "itself" if own else fact.reach or NOTHING


def place(words: Words, kind: str | None, form: str) -> str:
    """Where a unit stands or is put: on marsh, an empty marsh space, an empty space next to it."""
    if kind is None:
        return words.text("where-empty") if form == "empty" else NOTHING
    if kind in TERRAINS or kind == "shore":
        return words.text(f"terrain-{kind}.{form}")
    return words.text(f"where-{kind}")


def whom(words: Words, fact: PowerFact, form: str) -> str:
    """Whom a power is about, one of them (`an`) or all of them (`many`): a Zombie, units of base strength 9 or 10."""
    if fact.whom is None:
        return NOTHING
    kinds = fact.whom if isinstance(fact.whom, list) else [fact.whom]
    colours, types = [kind for kind in kinds if kind in COLOURS], [kind for kind in kinds if kind in TYPES]
    if colours and types:
        both = words.text(f"colour-{colours[0]}.{form}")
        return words.text("whom-both", colour=both, type=words.text(f"type-{types[0]}"))
    strengths = [kind for kind in kinds if isinstance(kind, int)]
    parts = [words.text(f"whom-strength.{form}", strengths=listed(words, [str(n) for n in strengths], "whom-or"))]
    parts = (parts if strengths else []) + [one_kind(words, kind, form) for kind in kinds if isinstance(kind, str)]
    said = listed(words, parts, "whom-or")
    return words.text(f"whom-mobile.{form}", whom=said) if fact.mobile else said


def one_kind(words: Words, kind: str, form: str) -> str:
    if kind in COLOURS:
        return words.text(f"colour-{kind}.{form}")
    if kind in TYPES:
        return words.text(f"type-{kind}.{form}")
    if kind in KEYWORDS:
        return words.text(f"whom-keyword.{form}", keyword=words.text(f"keyword-{kind}"))
    if kind == "any":
        return words.text(f"whom-any.{form}")
    if kind == "mobile":
        return words.text(f"whom-mobile.{form}", whom=words.text(f"whom-any.{form}"))
    return words.text(f"unit-{kind}.the")
