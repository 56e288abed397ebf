"""Armies of one's own: put together on a page, kept in the browser, passed on as text, and mustered at a table."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.games.legends.facts import CARDS
from ludotheque.games.legends.options import PACKS
from ludotheque.table import Table
from ludotheque.table import new_table as dealt

from .conftest import People
from .looking import too_wide
from .person import Person
from .playing import ME, RANDOM_BOT, answer, new_table, sheet_of, two_at_a_table

PAGE = "/armies/legends"
CUSTOM = {"beige": "custom", "start": "first"}
CAMPAIGN: dict[str, str | int] = {**CUSTOM, "battles": 2}
PHONE = (360, 740)


def builder(people: People, **how: Any) -> Person:
    """Somebody on the page, with the army table in sight."""
    person = people("Ann", game="legends", **how)
    person.goto(PAGE)
    expect(person.page.locator("[data-unit]").first).to_be_visible()
    return person


def more(person: Person, unit: str) -> Locator:
    return person.page.locator(f'[data-unit="{unit}"] .more')


def said(person: Person) -> Locator:
    return person.page.get_by_label(person.say("army-to-see"))


def complete(person: Person) -> None:
    expect(said(person)).to_contain_text(person.say("army-complete"))


def begin_with(person: Person, pack: str) -> None:
    person.page.get_by_label(person.say("army-begin-with")).select_option(pack)
    complete(person)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_missing_and_too_many_is_said_while_one_builds(people: People, language: str) -> None:
    ann = builder(people, language=language)
    expect(said(ann)).to_contain_text(ann.say("army-missing", rank="10", count=1))
    more(ann, "landor").click()
    expect(said(ann)).not_to_contain_text(ann.say("army-missing", rank="10", count=1))
    more(ann, "vellec").click()
    expect(said(ann)).to_contain_text(ann.say("army-surplus", rank="10", count=1))
    begin_with(ann, "G4")
    more(ann, "high_elf").click(click_count=2)
    expect(said(ann)).to_contain_text(ann.say("army-surplus", rank="6", count=2))
    ann.page.get_by_label(ann.say("option-copies")).select_option("2")
    unit = ann.say("unit-high_elf")
    expect(said(ann)).to_contain_text(ann.say("army-copies", unit=unit, count=3, most=2))


def test_an_army_by_lot_replaces_what_was_there_and_can_be_taken_back(people: People) -> None:
    ann = builder(people)
    more(ann, "landor").click()
    ann.button("army-by-lot").click()
    complete(ann)
    ann.button("army-undo").click()
    expect(ann.page.locator(".serves")).to_have_count(1)
    ann.page.reload()
    expect(ann.page.locator('[data-unit="landor"].serves')).to_be_visible()


def test_units_are_searched_and_filtered(people: People) -> None:
    ann = builder(people)
    units = ann.page.locator("[data-unit]")
    expect(units).to_have_count(CARDS.side.count(0))
    ann.page.get_by_label(ann.say("army-nation")).select_option("gold")
    ann.page.get_by_label(ann.say("army-type"), exact=True).select_option("paladin")
    ann.page.get_by_label(ann.say("army-strength"), exact=True).select_option("10")
    expect(units).to_have_count(1)
    expect(units).to_contain_text(ann.say("unit-sir_urgwaine"))
    ann.page.get_by_label(ann.say("option-grey"), exact=True).check()
    ann.page.get_by_label(ann.say("army-strength"), exact=True).select_option("")
    expect(units).to_have_count(CARDS.side.count(1))
    ann.page.get_by_role("searchbox").fill("kralc")
    expect(units.first).to_contain_text("Kralc")
    ann.page.get_by_label(ann.say("option-sides")).select_option(label=ann.say("option-sides-mixed"))
    ann.page.get_by_role("searchbox").fill("")
    expect(units).to_have_count(len(CARDS.names))


def test_an_army_can_be_built_by_keyboard(people: People) -> None:
    ann = builder(people)
    more(ann, "landor").focus()
    for key in ("+", "ArrowDown", "+", "+", "-", "ArrowUp", "-"):
        ann.page.keyboard.press(key)
    expect(ann.page.locator(".serves")).to_have_count(1)
    expect(ann.page.locator('[data-unit="vellec"].serves output')).to_have_text("1")
    expect(more(ann, "landor")).to_be_focused()


def test_armies_are_kept_opened_and_deleted(people: People) -> None:
    ann = builder(people)
    begin_with(ann, "celestial")
    name = ann.page.get_by_label(ann.say("army-name"))
    name.fill("Mine")
    ann.button("army-save").click()
    ann.sees("army-saved-as", name="Mine")
    ann.button("army-new").click()
    expect(ann.page.locator(".serves")).to_have_count(0)
    ann.page.reload()
    ann.button("army-open", name="Mine").click()
    complete(ann)
    expect(name).to_have_value("Mine")
    ann.button("army-delete", name="Mine").click()
    ann.sees("army-none-saved")


def test_an_army_goes_out_and_comes_in_as_text(people: People) -> None:
    ann = builder(people)
    begin_with(ann, "E5")
    text = ann.page.get_by_label(ann.say("army-text"))
    expect(text).to_have_value(ann.get("/api/games/legends/armies")[PACKS.index("E5")]["text"])
    text.fill("# Elves\n3 high_elv\n")
    ann.button("army-read").click()
    near = ann.say("unit-high_elf")
    ann.sees("army-unknown", line=2, said="high_elv", near=near, unit="high_elf")
    text.fill("# Elves\n\n2 11\n1 landor\n")
    ann.button("army-read").click()
    expect(text).to_have_value("# Elves\n1 landor\n2 high_elf\n")
    expect(ann.page.get_by_label(ann.say("option-beige"), exact=True)).to_be_checked()


def test_the_page_fits_a_phone(people: People) -> None:
    """German words are the longest ones."""
    ann = builder(people, language="de", size=PHONE, has_touch=True, is_mobile=True)
    ann.button("army-by-lot").tap()
    complete(ann)
    assert too_wide(ann.page) == []
    more(ann, "landor").tap()
    expect(ann.page.locator(".bar")).to_be_in_viewport()
    assert too_wide(ann.page) == []


def test_a_saved_army_is_mustered_at_a_table(people: People) -> None:
    """[Legends A68]"""
    ann = builder(people)
    begin_with(ann, "celestial")
    ann.button("army-save").click()
    name = ann.say("pack-celestial")
    table = new_table(ann, ME, RANDOM_BOT, game="legends", options={**CUSTOM, "copies": 3})
    ann.goto(f"/table/{table}")
    ann.button("army-muster", name=name).click()
    ann.sees("army-unfit", name=name)
    table = new_table(ann, ME, RANDOM_BOT, game="legends", options=CUSTOM)
    ann.goto(f"/table/{table}")
    ann.button("army-muster", name=name).click()
    expect(ann.page.locator(".muster")).to_have_count(0)
    army = sheet_of(ann, table, 0)["view"]["seats"][0]["army"]
    assert sorted(army) == sorted(CARDS.names[design] for design in CARDS.packs[PACKS.index("celestial")])


def assaults(table: Table, seat: int) -> list[str]:
    """The moves of a seat onto an enemy."""
    foes = {unit["space"] for unit in table.view(seat)["units"] if unit["team"] != seat}
    return [text for text in table.menu(seat) if text.startswith("move ") and text.split()[-1] in foes]


@cache
def first_battle(seed: int = 0) -> tuple[int, list[tuple[int, str]]]:
    """The seed of a campaign, and the choices of a first battle that is soon over."""
    table = dealt("legends", 2, seed, CAMPAIGN)
    table.choose(0, "pack celestial")
    while table.view()["battle"] == 0 and assaults_left(table):
        seat = table.deciders()[0]
        table.choose(seat, "pass" if "pass" in table.menu(seat) else assaults(table, seat)[0])
    if table.view()["battle"] == 0:
        return first_battle(seed + 1)
    for seat in (0, 1):
        table.choose(seat, "pass")
    return seed, [*table.record().choices]


def assaults_left(table: Table) -> bool:
    """Whether whoever is asked can do without thinking."""
    seat = table.deciders()[0]
    return len(table.record().choices) < 60 and bool("pass" in table.menu(seat) or assaults(table, seat))


def test_an_army_is_kept_for_the_next_battle(people: People) -> None:
    """[Legends R52, A68]"""
    ann, ben = people("Ann", game="legends"), people("Ben", game="legends")
    seed, made = first_battle()
    table = two_at_a_table(ann, ben, game="legends", options=CAMPAIGN, seed=seed)
    for seat, text in made:
        person = (ann, ben)[seat]
        answer(person, table, sheet_of(person, table, seat), text)
    if not sheet_of(ann, table, 0)["menu"]:  # the loser says who begins
        answer(ben, table, sheet_of(ben, table, 1), "yield")
    ann.goto(f"/table/{table}")
    expect(ann.page.get_by_text(ann.say("field-battle", battle=2, battles=2)).first).to_be_visible()
    ann.sees("field-muster-last")
    ann.button("field-muster-keep").click()
    expect(ann.page.locator(".muster")).to_have_count(0)
    army = sheet_of(ann, table, 0)["view"]["seats"][0]["army"]
    assert sorted(army) == sorted(CARDS.names[design] for design in CARDS.packs[PACKS.index("celestial")])


def test_a_campaign_has_as_many_battles_as_were_asked_for(people: People) -> None:
    """[Legends R52, A65]"""
    ann = people("Ann", game="legends")
    ann.goto("/new/legends")
    battles = ann.page.get_by_label(ann.say("option-battles"), exact=True)
    expect(battles).to_have_value("1")
    battles.fill("100")
    battles.blur()
    expect(battles).to_have_value("1")
    battles.fill("10")
    ann.button("web-open-table-and-invite").click()
    ann.sees("table-open-title")
    assert ann.get(f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}")["options"]["battles"] == 10
