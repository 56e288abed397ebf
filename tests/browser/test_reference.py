"""Rules, cards, what this is, and how programs talk to it."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from .conftest import People
from .person import Person
from .playing import ME, RANDOM_BOT, new_table, wait_for_question


def test_rules_are_searched_and_have_addresses(ann: Person) -> None:
    ann.goto("/rules/strife#8.9")
    expect(ann.page.locator('[data-number="8.9"]')).to_be_in_viewport()
    expect(ann.page.locator('[data-number="8.9"]')).to_have_class(re.compile("wanted"))
    search = ann.page.get_by_role("searchbox")
    search.fill("fatestone")
    expect(ann.page.locator(".rule").first).to_contain_text("Fatestone")
    found, everything = ann.page.locator(".rule").count(), len(ann.get("/api/games/strife/rules/en")["rules"])
    assert 0 < found < everything
    search.fill("no such thing anywhere")
    ann.sees("web-nothing-found")
    search.fill("")
    expect(ann.page.locator(".rule")).to_have_count(everything)
    ann.page.locator('.rule[data-number="6.2"] a.number').click()
    expect(ann.page).to_have_url(f"{ann.server}/rules/strife#6.2")
    expect(ann.page.locator('[data-number="6.2"]')).to_be_in_viewport()


def test_cards_are_searched_and_filtered_in_the_language_of_the_reader(people: People) -> None:
    beate = people("Beate", language="de")
    cards = beate.get("/api/games/strife/book/de")["cards"]
    beate.goto("/cards/strife")
    shown = beate.page.locator("li[data-card]")
    expect(shown).to_have_count(len(cards))
    beate.page.get_by_label(beate.say("web-kind")).select_option("location")
    expect(shown).to_have_count(sum(card["kind"] == "location" for card in cards))
    beate.page.get_by_label(beate.say("web-kind")).select_option("")
    beate.page.get_by_role("searchbox").fill(beate.say("champion-monk").lower())
    expect(shown.first).to_contain_text(beate.say("champion-monk"))
    beate.page.get_by_role("searchbox").fill("xyzzy")
    beate.sees("web-nothing-found")


def test_rules_and_tiles_of_strain_are_found(people: People) -> None:
    ann = people("Ann", game="strain")
    ann.goto("/rules/strain#R29")
    expect(ann.page.locator('[data-number="R29"]')).to_be_in_viewport()
    ann.page.get_by_role("searchbox").fill("dormant")
    expect(ann.page.locator(".rule").first).to_contain_text("dormant")
    cards = ann.get("/api/games/strain/book/en")["cards"]
    ann.goto("/cards/strain")
    expect(ann.page.locator("li[data-card]")).to_have_count(len(cards))
    ann.page.get_by_role("searchbox").fill("antibody")
    expect(ann.page.locator("li[data-card]").first).to_contain_text("Antibody")


def test_a_page_has_no_heading_before_it_can_name_its_game(people: People) -> None:
    beate = people("Beate", new=True, language="de")
    held: list[Route] = []
    beate.page.route("**/api/games/rrd/book/de*", lambda route: held.append(route))
    with beate.page.expect_request("**/api/games/rrd/book/de*"):
        beate.goto("/rules/rrd")
    heading = beate.page.locator("h1")
    expect(heading).to_have_text("")
    expect(beate.page).to_have_title("Ludotheque")
    for route in held:
        route.continue_()
    expect(heading).to_have_text(beate.say("web-rules-of", game="Raise, Rise & Die"))


def test_about_credits_the_icons_and_explains_fair_deals(ann: Person) -> None:
    ann.goto("/about")
    for id in ("web-fair", "web-privacy", "web-rights", "web-credits"):
        expect(ann.page.get_by_role("heading", name=ann.say(id), exact=True)).to_be_visible()
    expect(ann.page.locator("main")).to_contain_text("Lorc")
    expect(ann.page.get_by_role("link", name="game-icons.net")).to_be_visible()


def test_programs_find_every_operation(ann: Person) -> None:
    ann.goto("/api/docs")
    doc = ann.get("/api/openapi.json")
    operations = sum(len(methods) for methods in doc["paths"].values())
    expect(ann.page.locator("details")).to_have_count(operations)
    ann.page.locator("summary", has_text="/api/tables/{table_id}/choices").click()
    ann.page.get_by_role("link", name="NewChoice").first.click()
    expect(ann.page.locator("#type-NewChoice")).to_be_in_viewport()


def test_rules_and_cards_stand_beside_the_table(ann: Person) -> None:
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert wait_for_question(ann)
    panel = ann.page.get_by_role("tabpanel")
    ann.page.get_by_role("tab", name=ann.say("table-cards")).click()
    panel.get_by_role("searchbox").fill("monk")
    expect(panel.locator("li[data-card]").first).to_contain_text("Monk")
    ann.page.get_by_role("tab", name=ann.say("table-rules")).click()
    panel.get_by_role("searchbox").fill("8.9")
    expect(panel.locator('[data-number="8.9"]')).to_be_visible()
    assert wait_for_question(ann)
