"""A finished game, looked at again: step by step, with anybody's eyes, shared by link, kept as a record."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Route, expect

import ludotheque

from .axe import violations
from .conftest import People
from .looking import table_shown
from .person import Person
from .playing import ME, RANDOM_BOT, choose, finished_table, new_table, sheet_of, wait_for_question
from .test_against_a_bot import THOUGHT


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider")


def is_at(person: Person, step: int, steps: int) -> None:
    expect(slider(person)).to_have_value(str(step))
    expect(slider(person)).to_have_attribute("aria-valuetext", person.say("table-step-of", step=step, steps=steps))


def test_the_slider_and_the_buttons_go_through_the_game(ann: Person, over: str) -> None:
    last = ann.get(f"/api/tables/{over}/replay?seen_by=table")["steps"] - 1
    ann.goto(f"/replay/{over}")
    ann.sees("table-replay-begins")
    is_at(ann, 0, last)
    for button, step in (("following", 1), ("following", 2), ("previous", 1), ("last", last), ("first", 0)):
        ann.button(f"table-{button}").click()
        is_at(ann, step, last)
    slider(ann).fill(str(last - 1))
    is_at(ann, last - 1, last)
    expect(ann.page.locator(".log li").nth(10)).to_be_attached()  # what was told before comes by and by
    ann.page.keyboard.press("ArrowRight")
    is_at(ann, last, last)


def test_it_plays_by_itself_and_pauses(ann: Person, over: str) -> None:
    ann.goto(f"/replay/{over}")
    ann.page.get_by_label(ann.say("table-speed"), exact=True).select_option("4")
    ann.button("table-run").click()
    expect(slider(ann)).not_to_have_value("0")
    ann.button("table-pause").click()
    expect(ann.button("table-run")).to_be_visible()
    step = int(slider(ann).input_value())
    ann.button("table-following").click()
    expect(slider(ann)).to_have_value(str(step + 1))


def test_each_seat_a_spectator_and_everything(ann: Person, over: str) -> None:
    """At the same step everybody has seen something else: in secret, a choice is nobody else's."""
    ann.goto(f"/replay/{over}?step=1")
    chosen = {}
    for seen in ("all", "0", "1", "table"):
        ann.page.get_by_label(ann.say("table-seen-by")).select_option(seen)
        expect(ann.page).to_have_url(f"{ann.server}/replay/{over}?step=1&seen={seen}")
        chosen[seen] = table_shown(ann.page)["line"]
    assert chosen["table"] == [ann.say("table-replay-somebody")]
    assert sorted(seat for seat in ("0", "1") if chosen[seat] == chosen["all"]) in (["0"], ["1"])


def test_the_latest_wish_counts_whichever_answer_comes_last(people: People, over: str) -> None:
    ann = people("Ann", new=True)
    ann.goto(f"/replay/{over}?step=1")
    slow: list[Route] = []
    ann.page.route("**/replay?seen_by=1", lambda route: slow.append(route))
    seen_by = ann.page.get_by_label(ann.say("table-seen-by"))
    with ann.page.expect_request("**/replay?seen_by=1"):
        seen_by.select_option("1")
    seen_by.select_option("0")
    expect(ann.page).to_have_url(f"{ann.server}/replay/{over}?step=1&seen=0")
    shown = table_shown(ann.page)
    with ann.page.expect_response("**/replay?seen_by=1"):
        slow[0].continue_()
    ann.page.wait_for_timeout(200)
    expect(seen_by).to_have_value("0")
    assert table_shown(ann.page) == shown


def test_a_shared_link_opens_the_very_step(people: People, over: str) -> None:
    ann, ben = people("Ann", new=True), people("Ben")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.goto(f"/replay/{over}")
    slider(ann).fill("12")
    ann.page.get_by_label(ann.say("table-seen-by")).select_option("1")
    expect(ann.page).to_have_url(f"{ann.server}/replay/{over}?step=12&seen=1")
    ann.button("table-share").click()
    expect(ann.button("table-copied")).to_be_visible()
    ben.goto(ann.page.evaluate("navigator.clipboard.readText()"))
    expect(slider(ben)).to_have_value("12")
    expect(ben.page.get_by_label(ben.say("table-seen-by"))).to_have_value("1")
    assert table_shown(ben.page) == table_shown(ann.page)


def test_the_record_can_be_downloaded_and_played_again(ann: Person, over: str, tmp_path: Path) -> None:
    ann.goto(f"/replay/{over}")
    with ann.page.expect_download() as download:
        ann.link("table-download").click()
    download.value.save_as(tmp_path / "record")
    again = ludotheque.replay((tmp_path / "record").read_text(encoding="utf-8"))
    ending = ann.get(f"/api/tables/{over}")["ending"]
    assert again.result is not None
    assert list(again.result.scores) == ending["scores"]


def test_a_game_that_is_not_over_cannot_be_looked_back_at(ann: Person) -> None:
    ann.expects("40[0-9]")
    ann.goto(f"/replay/{new_table(ann, ME, RANDOM_BOT)}")
    ann.sees("error-not-over")
    ann.link("web-to-lobby").click()
    ann.sees("web-welcome-guest")


def test_a_review_draws_who_stood_better_and_leads_to_where_it_turned(people: People) -> None:
    """From the button on, wide and at 360 px; as a seat, only one's own choices are spoken of."""
    ann = people("Ann", new=True)
    over = finished_table(ann, Random(16), seed=16)
    ann.goto(f"/replay/{over}")
    ann.button("app-review").click()
    expect(ann.page).to_have_url(f"{ann.server}/replay/{over}?step=0&seen=all&review=1")
    lines = ann.page.locator(".picture polyline")
    expect(lines).to_have_count(2, timeout=THOUGHT)
    marks, turns = ann.page.locator(".picture .mark"), ann.page.locator(".turns li .turn")
    expect(ann.page.get_by_role("progressbar")).to_have_count(0, timeout=THOUGHT)
    found = ann.get(f"/api/tables/{over}/review?seen_by=all")
    assert found["turns"], "two who choose at random lose much"
    expect(marks).to_have_count(len(found["turns"]))
    expect(turns).to_have_count(len(found["turns"]))
    marks.first.click()
    is_at(ann, found["turns"][0]["step"] + 1, found["of"])
    expect(turns.first).to_have_attribute("aria-current", "step")
    assert violations(ann.page) == []
    ann.page.set_viewport_size({"width": 360, "height": 740})
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
    turns.last.click()
    is_at(ann, found["turns"][-1]["step"] + 1, found["of"])
    ann.page.get_by_label(ann.say("table-seen-by")).select_option("1")
    expect(lines).to_have_count(1)
    expect(turns).to_have_count(len(ann.get(f"/api/tables/{over}/review?seen_by=1")["turns"]))


def test_from_a_turning_point_one_plays_on_alone(people: People) -> None:
    """At 360 px: in the seat that chose there, before it did; the new table's head leads back to that step."""
    ann = people("Ann", new=True)
    over = finished_table(ann, Random(16), seed=16)
    ann.page.set_viewport_size({"width": 360, "height": 740})
    ann.goto(f"/replay/{over}?review=1")
    expect(ann.page.get_by_role("progressbar")).to_have_count(0, timeout=THOUGHT)
    turn = ann.get(f"/api/tables/{over}/review?seen_by=all")["turns"][0]
    ann.page.locator(".turns li .turn").first.click()
    ann.button("table-from-turn").click()
    ann.sees("table-from-anew")
    expect(ann.page.get_by_label(ann.say("table-from-seat"))).to_have_value(str(turn["seat"]))
    expect(ann.page.get_by_label(ann.say("web-bot-level"))).to_have_value("medium")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(ann.page) == []
    ann.page.get_by_label(ann.say("web-bot-level")).select_option("novice")
    ann.button("web-play-now").click()
    ann.page.wait_for_url("**/table/*")
    assert wait_for_question(ann)
    table = ann.page.url.rsplit("/", 1)[1]
    facts = ann.get(f"/api/tables/{table}")
    assert (facts["begun"], facts["yours"]) == ({"table": over, "step": turn["step"]}, [turn["seat"]])
    assert turn["best"] in sheet_of(ann, table, turn["seat"])["menu"]
    choose(ann, Random(1))
    ann.page.locator("summary").filter(has_text="⋯").click()
    ann.page.get_by_role("link", name=ann.say("table-begun")).last.click()
    is_at(ann, turn["step"], ann.get(f"/api/tables/{over}/replay?seen_by=table")["steps"] - 1)
    slider(ann).fill(slider(ann).get_attribute("max") or "")
    expect(ann.button("table-from-here")).to_be_disabled()
