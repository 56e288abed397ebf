"""Opening a table as one wants it, finding one, and everything that can be done there besides choosing."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from .axe import violations
from .conftest import People
from .person import Person
from .playing import (
    ME,
    OPEN,
    RANDOM_BOT,
    choices,
    choose,
    choose_by_http,
    finished_table,
    new_table,
    play_until,
    sheet_of,
    two_at_a_table,
    wait_for_question,
)

RUNNING = re.compile("4:[0-5][0-9]")  # five minutes, some of which are gone


def test_a_table_is_opened_with_options_a_clock_and_for_everybody(people: People) -> None:
    ann, ben = people("Annika"), people("Ben")
    ann.goto("/new/strife")
    ann.page.get_by_label(ann.say("option-rounds"), exact=True).select_option("1")
    ann.page.get_by_label(ann.say("option-relics"), exact=True).check()
    ann.page.get_by_role("radio", name=ann.say("web-clock-bank")).check()
    ann.page.get_by_label(ann.say("web-clock-bank-seconds")).select_option("300")
    ann.page.get_by_role("radio", name=ann.say("web-listed")).check()
    ann.page.get_by_role("radio", name=ann.say("web-absent-bot")).check()
    ann.button("web-open-table-and-invite").click()
    ann.sees("table-open-title")
    facts = ann.get(f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}")
    assert facts["options"]["rounds"] == 1
    assert facts["options"]["relics"] is True
    assert facts["clock"] == {"kind": "bank", "seconds": 300, "increment": 10}
    assert (facts["absent"], facts["private"]) == ("bot", False)
    goes_back_and_finds_the_draft_as_it_was(ann)
    sits_down_from_the_lobby(ben, "Annika")
    for person in (ann, ben):
        expect(person.page.locator(".clock")).to_have_count(2)
        expect(person.page.locator(".clock").first).to_contain_text(RUNNING)
    says_its_options(ann)


def goes_back_and_finds_the_draft_as_it_was(person: Person) -> None:
    person.page.go_back()
    rounds = person.page.get_by_label(person.say("option-rounds"), exact=True)
    expect(rounds.locator("option:checked")).to_have_text("1")
    expect(person.page.get_by_role("radio", name=person.say("web-clock-bank"))).to_be_checked()
    for there_and_back in (person.page.go_forward, person.page.go_back, person.page.go_forward):
        there_and_back()
        expect(person.page.locator("#main h1, #main h2").first).to_be_visible()
    person.sees("table-open-title")


def sits_down_from_the_lobby(person: Person, host: str) -> None:
    person.goto("/")
    row = person.page.locator("section[aria-labelledby=open] li").filter(has_text=host)
    row.get_by_role("link").click()
    person.button("table-sit").click()
    expect(person.page.locator("[data-choice]").first).to_be_visible()


def says_its_options(person: Person) -> None:
    person.button("table-about").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text(person.say("option-relics"))
    expect(dialog.get_by_label(person.say("table-link"))).to_have_value(person.page.url)
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_private_table_stands_in_no_list(people: People) -> None:
    ann, ben = people("Anouk"), people("Ben")
    new_table(ann, ME, OPEN, private=True)
    ben.goto("/").wait_for_load_state("networkidle")
    expect(ben.page.locator("main")).not_to_contain_text("Anouk")
    ann.goto("/")
    expect(ann.page.locator("section[aria-labelledby=mine]")).to_contain_text(ann.say("web-state-open", count=1))


def test_whoever_sat_down_may_leave_before_the_game_begins(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = new_table(ann, OPEN, OPEN, many_chairs=True)
    for person in (ann, ben):
        person.goto(f"/table/{table}")
    ben.button("table-sit").first.click()
    expect(ann.button("table-sit")).to_have_count(1)
    ben.button("table-leave").click()
    expect(ann.button("table-sit")).to_have_count(2)
    ann.button("table-sit").first.click()
    ann.button("table-sit-too").click()
    expect(ann.page.locator(".pass")).to_be_visible()


def test_the_host_sends_a_sitter_away_and_the_table_says_what_is_known(people: People) -> None:
    """Ben takes one chair and is offered no second; known chance is told in the lobby and beside the chairs."""
    ann, ben = people("Ann"), people("Ben")
    table = new_table(ann, ME, OPEN, OPEN, game="strain", private=False, seed=7)
    ben.goto("/")
    ben.sees("web-seed-known", seed="7")
    for person in (ann, ben):
        person.goto(f"/table/{table}")
        person.sees("web-seed-known", seed="7")
    ben.button("table-sit").first.click()
    expect(ben.button("table-leave")).to_be_visible()
    assert ben.button("table-sit").count() + ben.button("table-sit-too").count() == 0
    assert violations(ann.page) == []
    sending = ann.page.get_by_role("button", name=f"{ann.say('table-remove')} Ben")
    sending.click()
    ben.sees("table-not-yours")
    expect(sending).to_have_count(0)


def test_when_the_host_leaves_the_table_is_gone(people: People) -> None:
    """Whoever came by the link is told so, and finds the way back."""
    ann, ben = people("Ann"), people("Ben")
    table = new_table(ann, ME, OPEN)
    for person in (ann, ben):
        person.goto(f"/table/{table}")
    ann.button("table-leave").click()
    ben.sees("table-aborted")
    assert ben.link("table-replay").count() == 0
    ben.link("table-to-lobby").click()
    ben.sees("web-welcome-guest")


def test_a_game_can_be_called_off_before_the_first_move(ann: Person) -> None:
    ann.goto(f"/table/{new_table(ann, ME, OPEN)}")
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    ann.button("table-abort").click()
    confirm(ann, "table-abort")
    ann.sees("table-aborted")
    ann.link("table-to-lobby").click()
    ann.sees("web-welcome-guest")


def test_whoever_resigns_loses(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = two_at_a_table(ann, ben)
    for person in (ann, ben):
        person.goto(f"/table/{table}")
        assert wait_for_question(person)
    choose(ann, Random(1))
    choose(ben, Random(1))
    ann.button("table-resign").click()
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("table-close")).click()
    assert ann.page.locator(".ending").count() == 0
    ann.button("table-resign").click()
    confirm(ann, "table-resign")
    expect(ann.page.locator(".verdict")).to_have_text(ann.say("table-lost"))
    expect(ben.page.locator(".verdict")).to_have_text(ben.say("table-won"))
    expect(ben.page.locator(".ending h2")).to_have_text(ben.say("web-ending-resigned", winners="Ben", by="Ann"))


def confirm(person: Person, id: str) -> None:
    person.page.get_by_role("dialog").get_by_role("button", name=person.say(id), exact=True).click()


def test_a_rematch_begins_when_both_want_it(people: People) -> None:
    """Whoever asked for it goes there at once, whoever watched finds the way."""
    ann, ben, carl = people("Ann"), people("Ben"), people("Carl")
    table = two_at_a_table(ann, ben)
    choose_by_http(ann, table, sheet_of(ann, table, 0), Random(5))
    ann.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "resign"})
    for person in (ann, ben, carl):
        person.goto(f"/table/{table}")
    ann.button("table-rematch").click()
    ben.sees("table-wants-rematch", names="Ann")
    ben.button("table-rematch").click()
    carl.link("table-next").click()
    for person in (ann, ben):
        expect(person.page).not_to_have_url(f"{person.server}/table/{table}")
        assert wait_for_question(person)
    for person in (ben, carl):
        expect(person.page).to_have_url(ann.page.url)


def test_a_choice_that_revealed_nothing_can_be_taken_back(people: People) -> None:
    """Tables are played until such a moment comes; the page then offers it, and the question is back."""
    ann, ben = people("Ann"), people("Ben")
    table = table_with_takeback(ann, ben)
    before = sheet_of(ann, table, 0)
    ann.goto(f"/table/{table}")
    ann.button("table-takeback").click()
    expect(ann.button("table-takeback")).to_have_count(0)
    assert wait_for_question(ann)
    after = sheet_of(ann, table, 0)
    assert after["at"] != before["at"]
    assert after["menu"]


def table_with_takeback(ann: Person, ben: Person) -> str:
    for seed in range(20):
        table = two_at_a_table(ann, ben, seed=seed)
        if play_until([ann, ben], table, lambda sheet: "takeback" in sheet["can"], Random(seed)):
            return table
    raise AssertionError("nothing could be taken back in 20 games")


def test_the_deal_can_be_checked_when_the_game_is_over(ann: Person, over: str) -> None:
    facts = ann.get(f"/api/tables/{over}")
    ann.goto(f"/table/{over}")
    ann.button("table-check").click()
    expect(ann.page.locator(".fair")).to_contain_text(ann.say("table-fair"))
    expect(ann.page.locator(".fair")).to_contain_text(facts["commitment"])
    expect(ann.page.locator(".fair")).to_contain_text(facts["secret"])
    assert ann.get(f"/api/tables/{over}/fair")["matches"]


def test_my_games_lists_what_goes_on_and_what_is_over(ann: Person) -> None:
    going, over = new_table(ann, ME, RANDOM_BOT), finished_table(ann, Random(7))
    ann.goto("/games")
    rows = ann.page.locator(".tables li")
    expect(rows).to_have_count(2)
    expect(rows.nth(1).locator(f'a[href="/replay/{over}"]')).to_be_visible()
    with ann.page.expect_download() as download:
        ann.link("web-record").click()
    assert over in download.value.suggested_filename
    rows.nth(0).locator(f'a[href="/table/{going}"]').click()
    expect(choices(ann).first).to_be_visible()


def test_games_in_the_lobby_are_put_away_or_given_up(ann: Person) -> None:
    """What was put away stays under "My games"; what was given up is lost, and counts."""
    tables = [new_table(ann, ME, RANDOM_BOT), new_table(ann, ME, RANDOM_BOT)]
    row = ann.goto("/").locator("section[aria-labelledby=mine] li")
    expect(row).to_have_count(2)
    for way, left in (("web-put-away", 1), ("web-give-up", 0)):
        row.first.locator(".away").click()
        ann.page.get_by_role("dialog").get_by_role("button", name=ann.say(way), exact=True).click()
        expect(row).to_have_count(left)
    ann.walk("/games")
    expect(ann.page.locator("section[aria-labelledby=going] li")).to_have_count(1)
    expect(ann.page.locator("section[aria-labelledby=standing] tbody td").first).to_have_text("1")
    assert sorted(ann.get(f"/api/tables/{table}")["phase"] for table in tables) == ["over", "playing"]
