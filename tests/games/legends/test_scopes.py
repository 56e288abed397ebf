"""Whom a power speaks of, in the words of its unit, is whom the rules let it be aimed at: in every language."""

from __future__ import annotations

import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games.legends import GAME
from ludotheque.games.legends.decide import Aimed, Choose, step_of
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.field import ROWS
from ludotheque.games.legends.kinds import CASTLE, KEYWORDS, SPACE
from ludotheque.games.legends.notation import NAMES
from ludotheque.games.legends.power import Power
from ludotheque.games.legends.sentences import powers
from ludotheque.games.legends.table import Legends
from ludotheque.kernel.dice import SeededDice

Said = dict[str, tuple[str, ...]]

# How the texts say it: units of either side, of one's own side, or under one's own control alone.
EITHER: Said = {"en": ("either side",), "fr": ("des deux camps",), "de": ("beider Seiten",)}
SIDE: Said = {
    "en": ("of your side",),
    "fr": ("de votre camp",),
    "de": ("deiner Seite",),
}
CONTROL: Said = {
    "en": ("you control", "under your control"),
    "fr": ("que vous contrôlez", "sous votre contrôle"),
    "de": ("unter deiner Kontrolle", "unter Kontrolle", "von dir"),
}
RETURNING = ("recall", "hatch", "martyr", "reanimate", "grave", "talisman", "restore", "resprout")
AIMED = ("boost", "devour", "grant", "ferry", "dispatch", "gather", "supplant", "ambush")
KEYWORDED = {"surround": "besiege", "switch": "switch", "teleport": "teleport"}
ROW = "PFMTCDPP"  # every terrain but water, for two players
EMPTY = 1  # a space of plains


def said(unit: str, verb: str, language: str) -> str:
    return next(str(one["in_line"]) for one in powers(words_for("legends", language), unit) if one["verb"] == verb)


def says(text: str, words: Said, language: str) -> bool:
    return any(word in text for word in words[language])


def carried_out(verbs: tuple[str, ...]) -> list[tuple[str, int]]:
    """The units that have such a power, with its number."""
    found = [
        (unit, n) for d, unit in enumerate(UNITS) for n, power in enumerate(CARDS.powers[d]) if power.verb in verbs
    ]
    assert {CARDS.powers[UNITS.index(unit)][n].verb for unit, n in found} == set(verbs)
    return found


def laid(*units: list[str]) -> Legends:
    terrain = [ROW * (len(units) // 2)] * ROWS
    g: Legends = GAME.arrange({"units": list(units), "seats": len(units), "terrain": terrain}, SeededDice(0))
    g.chosen = []
    return g


def meant(power: Power, but: str) -> str:
    """A unit that the power speaks of, another one than its own."""
    found = [d for d, unit in enumerate(UNITS) if power.terms.whom.meant[d] and unit != but]
    return UNITS[next((d for d in found if CARDS.type[d] != CASTLE and CARDS.base[d] <= (power.terms.most or 10)), 0)]


def aims(g: Legends, n: int) -> list[int]:
    """The spaces that a power of the first unit can be aimed at."""
    step = step_of(g, 0, 0, n, EMPTY)
    if isinstance(step, Aimed):
        return step.aims(g)
    assert isinstance(step, Choose)
    return [space for _, space, _ in step.menu(g)]


@pytest.mark.parametrize(("unit", "n"), carried_out(RETURNING))
def test_whose_destroyed_units_come_back(unit: str, n: int) -> None:
    """[Legends A34]"""
    power = CARDS.powers[UNITS.index(unit)][n]
    back = meant(power, unit)
    g = laid([f"{unit}@a1", "landor@h1"], ["marr@h8", f"{back}@destroyed"])
    step = step_of(g, 0, 0, n, EMPTY)
    assert isinstance(step, Choose)
    theirs = step.offered(g) and f"return {back}" in [GAME.text(choice) for choice in step.menu(g)]
    for language in LANGUAGES:
        text = said(unit, power.verb, language)
        assert says(text, EITHER, language) == theirs, text
        assert says(text, SIDE, language) != theirs, text


@pytest.mark.parametrize(("unit", "n"), carried_out(AIMED))
def test_whether_units_under_the_control_of_an_ally_are_meant(unit: str, n: int) -> None:
    """Beside the boundary between two players of a side: one unit of either. [Legends A63, A64]"""
    power = CARDS.powers[UNITS.index(unit)][n]
    other = meant(power, unit)
    g = laid([f"{unit}@h1", f"{other}@g1"], ["marr@h8"], [f"{other}@i1"], ["marr@p8"])
    aimed = {NAMES[SPACE][space] for space in aims(g, n)}
    assert "g1" in aimed
    for language in LANGUAGES:
        text = said(unit, power.verb, language)
        assert says(text, SIDE, language) == ("i1" in aimed), text
        assert says(text, CONTROL, language) == ("i1" not in aimed), text
        itself = {"en": "this one or another", "fr": "celle-ci comprise", "de": "auch diese hier"}[language]
        if power.verb == "grant":
            assert (itself in text) == ("h1" in aimed), text


@pytest.mark.parametrize("keyword", KEYWORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_with_a_name_are_about_units_under_ones_own_control(keyword: str, language: str) -> None:
    """An enemy among six units of a side, three of them an ally's. [Legends R34-R36, A64]"""
    unit = next(u for d, u in enumerate(UNITS) if CARDS.keywords[d] >> KEYWORDS.index(keyword) & 1)
    near = [f"{unit}@h4", f"{unit}@h3", f"{unit}@h5"]
    g = laid(near, ["marr@a8"], [f"{unit}@i3", f"{unit}@i5", f"{unit}@j4"], ["marr@i4"])
    menu = [GAME.text(choice) for choice in g.menu(0)]
    verb = KEYWORDED[keyword]
    assert f"{verb} h4 i4" not in menu
    assert f"{verb} h4 i3" not in menu
    text = said(unit, keyword, language)
    assert says(text, CONTROL, language), text
    assert not says(text, SIDE, language), text
