"""A guest plays against a bot: two clicks, no account."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from ludotheque.bots.ratings import ratings
from ludotheque.content.words import words_for

from .axe import violations
from .conftest import People
from .person import Person
from .playing import ME, RANDOM_BOT, SENDING, choices, new_table, play_to_the_end, sheet_of, wait_for_question

COUNT_SKIPS = """() => {
    window.skips = document.querySelectorAll('.hurry').length;
    new MutationObserver(() => (window.skips += document.querySelectorAll('.hurry').length)).observe(
        document.body, { childList: true, subtree: true });
}"""  # how often anything could be skipped
THOUGHT = 180_000  # milliseconds that a strong bot may take on a busy machine


def test_with_two_clicks_and_no_account_a_guest_plays_a_whole_game(people: People) -> None:
    """The first click opens the table, the second is already a choice in the game."""
    guest = people(name="")
    guest.goto("/")
    guest.in_tile("button", "web-play-now").click()
    assert wait_for_question(guest)
    guest.sees("table-bot-thinks")
    choices(guest).first.click()
    play_to_the_end(guest, Random(1))
    says_who_won(guest)


def test_a_first_game_is_an_easy_one_against_a_novice_unless_one_wants_it_as_usual(people: People) -> None:
    """The tile says so; afterwards it is for whoever knows the game, and remembers whom they like to play against."""
    guest = people(name="", language="de")
    guest.goto("/")
    easy, what, level = first_games(guest)
    guest.page.locator("article[data-game=strife] summary").click()
    expect(easy).to_be_checked()
    expect(what).to_have_text(guest.say("game-first"))
    expect(level).to_have_value("novice")
    easy.uncheck()
    expect(what).to_have_text(guest.say("web-play-now-about", count=1))
    expect(level).to_have_value("easy")
    easy.check()
    guest.in_tile("button", "web-play-now").click()
    assert wait_for_question(guest)
    facts = guest.get(f"/api/tables/{guest.page.url.rsplit('/', 1)[1]}")
    assert facts["options"]["beginner"] is True
    assert facts["chairs"][1]["bot"] == "novice"
    guest.goto("/")
    expect(easy).to_have_count(0)
    expect(what).to_have_text(guest.say("web-play-now-about", count=1))
    level.select_option("medium")
    expect(level.locator("..")).to_contain_text(guest.say("app-bot-medium.about"))
    guest.goto("/")
    expect(level).to_have_value("medium")


def test_the_tile_says_how_strong_bots_are_by_measure(people: People) -> None:
    """Of one that is played against, where it is chosen; of a game that one plays alone, of all."""
    guest = people(name="", language="fr")
    guest.goto("/")
    for game in ("strife", "rrd"):
        guest.page.locator(f"article[data-game={game}] summary").click()
    expect(first_games(guest)[2].locator("..")).to_contain_text(guest.say("web-rating", rating="1000"))
    words, tile = words_for("rrd", "fr"), guest.page.locator("article[data-game=rrd]")
    expect(tile).to_contain_text(f"{words.text('game-first')} {words.text('game-at-once')}")
    found = [f"{guest.say(f'app-bot-{level}')} {rated.rating}" for level, rated in ratings("rrd").items()]
    assert len(found) > 3
    expect(tile).to_contain_text(guest.say("web-ratings", ratings=", ".join(found)))


def first_games(person: Person) -> tuple[Locator, Locator, Locator]:
    """In the tile of the game: whether it shall be easy, what it will be, and against whom."""
    tile = person.page.locator(f'article[data-game="{person.game}"]')
    return tile.get_by_role("checkbox"), tile.locator(".what"), tile.get_by_role("combobox")


def test_whoever_is_in_a_hurry_need_not_wait_for_moving_cards(people: People) -> None:
    """A click on the board, a key or the button: the table is at once as it is. Time stands still meanwhile."""
    ann = people(new=True, speed="slow", motion="no-preference")
    ann.page.clock.install()
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    ann.page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    for hurry in (click_the_board, press_enter, click_the_button):
        until_cards_move(ann)
        hurry(ann)
        expect(ann.button("table-hurry")).to_have_count(0)


def test_who_skips_what_bots_do_sees_none_of_it_until_they_choose_themselves(people: People) -> None:
    """By a finger, on a phone, in German: whatever the three bots still do, the table is at once as it is."""
    ann = people(
        new=True, language="de", game="strain", speed="slow", motion="no-preference", size=(360, 740), has_touch=True
    )  # fmt: skip
    table = new_table(ann, ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT, game="strain")
    ann.goto(f"/table/{table}")
    skip = ann.button("table-hurry")
    for _ in range(2):
        until_cards_move(ann)
        skip.tap()
        ann.page.evaluate(COUNT_SKIPS)
        assert wait_for_question(ann)
        assert ann.page.evaluate("window.skips") == 0


def until_cards_move(person: Person) -> None:
    """Some choices are sealed, and nothing is told yet."""
    moving = person.button("table-hurry")
    while moving.count() == 0:
        expect(choices(person).first).to_be_visible()
        choices(person).first.click()
        expect(person.page.locator(SENDING)).to_have_count(0)
        expect(moving.or_(choices(person).first)).to_be_visible()


def click_the_board(person: Person) -> None:
    person.page.locator(".table-board").click(position={"x": 5, "y": 5})


def press_enter(person: Person) -> None:
    person.page.keyboard.press("Enter")


def click_the_button(person: Person) -> None:
    person.button("table-hurry").click()


def reason_for(person: Person, table: str, hint: dict[str, Any]) -> str:
    """How sure it is what the choice of a hint leads to."""
    about = f"seat=0&at={hint['at']}&about={hint['choice'].replace(' ', '%20')}"
    found = person.get(f"/api/tables/{table}/forecast?{about}")
    found["likely"] = [line for line in found["likely"] if 2 * line["times"] > found["tables"]]
    kind = next((kind for kind in ("certain", "unanswered", "likely") if found[kind]), None)
    if kind is None:  # there is none to be had
        return ""
    return person.say("app-labelled", label=person.say(f"forecast-{kind}"), text="")


def says_who_won(person: Person) -> None:
    """Won or lost stands there, and is what the server says."""
    table = person.page.url.rsplit("/", 1)[1]
    facts = person.get(f"/api/tables/{table}")
    won = 0 in facts["ending"]["winners"]
    expect(person.page.locator(".verdict")).to_have_text(person.say("table-won" if won else "table-lost"))
    scores = " : ".join(map(str, facts["ending"]["scores"][:: 1 if won else -1]))
    expect(person.page.locator(".ending h2")).to_contain_text(scores)


def test_a_hint_marks_a_choice_and_says_why_and_the_end_leads_to_the_review(people: People) -> None:
    ann = people(new=True)
    table = new_table(ann, ME, RANDOM_BOT)
    ann.goto(f"/table/{table}")
    assert wait_for_question(ann)
    ann.button("table-hint").click()
    hinted = ann.page.locator(".choice.hinted")
    expect(hinted).to_have_count(1, timeout=THOUGHT)
    told = ann.post(f"/api/tables/{table}/hint", {"seat": 0, "at": sheet_of(ann, table, 0)["at"]})
    expect(hinted).to_have_attribute("data-choice", told["choice"])
    expect(ann.page.locator(".hint[role=status]")).to_contain_text(reason_for(ann, table, told))
    expect(ann.button("table-hint")).to_be_disabled()
    assert violations(ann.page) == []
    hinted.click()
    expect(ann.page.locator(".hint[role=status]")).to_have_count(0)
    ann.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "resign"})
    ann.link("app-review").click()
    expect(ann.page).to_have_url(f"{ann.server}/replay/{table}?step=0&seen=all&review=1")
    expect(ann.page.locator(".picture polyline").first).to_be_visible(timeout=THOUGHT)
