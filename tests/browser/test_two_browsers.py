"""Two people play by link, each at a browser of their own; others may watch, and everybody may talk."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .conftest import People
from .looking import menu_shown, table_shown
from .person import Person
from .playing import ENDING, ENOUGH, choices, choose, is_asked, is_playing, sheet_of, two_at_a_table, wait_for_question

EARLY = 9  # choices, after which a page is loaded anew


def test_two_browsers_play_a_whole_game_by_link(people: People) -> None:
    """One opens a table, the other comes by the link, a third watches; one reloads in the middle."""
    ann, ben, carl = people("Ann"), people("Ben"), people("Carl")
    link = open_table(ann)
    ben.goto(link)
    sees_what_is_played(ben)
    ben.button("table-sit").click()
    carl.goto(link)
    assert wait_for_question(ann)
    talk(ann, [ben, carl])
    play_together([ann, ben], link.rsplit("/", 1)[1], Random(3))
    for person in (ann, ben, carl):
        expect(person.page.locator(ENDING)).to_be_visible()
    expect(carl.page.locator(".verdict")).to_have_text(carl.say("table-ended"))
    assert carl.page.locator("[data-choice]").count() == 0
    verdicts = {person.page.locator(".verdict").inner_text() for person in (ann, ben)}
    assert verdicts <= {ann.say("table-won"), ann.say("table-lost")}


def open_table(person: Person) -> str:
    """A table of one round with a chair for a friend; the link to give away."""
    person.goto("/new/strife")
    person.page.get_by_label(person.say("option-rounds"), exact=True).select_option("1")
    person.button("web-open-table-and-invite").click()
    person.sees("table-open-title")
    return person.page.get_by_label(person.say("table-invite")).input_value()


def sees_what_is_played(friend: Person) -> None:
    """The game, how long it takes, and what is not as usual."""
    about = friend.page.locator(".chairs .game")
    for text in ("game-about", "option-rounds"):
        expect(about).to_contain_text(friend.say(text))
    expect(about).to_contain_text(friend.say("web-minutes", count="15–40"))
    expect(friend.page.locator(".invite")).to_contain_text(friend.say("table-only-here"))


def talk(speaker: Person, others: list[Person]) -> None:
    speaker.page.get_by_role("tab", name=speaker.say("table-chat")).click()
    speaker.page.get_by_label(speaker.say("table-chat-say")).fill("Good luck <b>all</b>")
    speaker.button("table-chat-send").click()
    for person in others:
        tab = person.page.get_by_role("tab", name=person.say("table-chat"))
        expect(tab.locator(".unread")).to_contain_text(person.say("table-unread", count=1))
        tab.click()
        expect(tab.locator(".unread")).to_have_count(0)
    for person in (speaker, *others):
        expect(person.page.locator(".chat .lines")).to_contain_text("Good luck <b>all</b>")
        person.page.get_by_role("tab", name=person.say("table-log")).click()


def play_together(seats: list[Person], table: str, chance: Random) -> None:
    """Whoever is asked chooses, on their own page; after some choices the second one loads the page anew.

    That is after a choice of their own: what somebody else has chosen may still be on its way to their page.
    """
    made, reloaded = 0, False
    while is_playing(seats[0], table):
        for seat, person in enumerate(seats):
            sheet = sheet_of(person, table, seat)
            if not is_asked(sheet) or not wait_for_question(person):
                continue
            assert menu_shown(person.page) == sheet["menu"]
            choose(person, chance, by_pointer=made < ENOUGH)
            made += 1
            if made >= EARLY and seat == 1 and not reloaded:
                reload(person)
                reloaded = True
    assert reloaded


def reload(person: Person) -> None:
    """The table is as it was, without anything moving."""
    expect(person.page.locator(".ask")).to_be_visible()
    before = table_shown(person.page)
    person.page.reload()
    expect(person.page.locator(".ask")).to_be_visible()
    assert person.button("table-hurry").count() == 0
    assert table_shown(person.page) == before


def test_after_a_reload_nothing_moves(people: People) -> None:
    """Cards only fly for what happens while one looks."""
    ann, ben = people("Ann", speed="slow", motion="no-preference"), people("Ben")
    table = two_at_a_table(ann, ben)
    ann.goto(f"/table/{table}")
    assert wait_for_question(ann)
    choices(ann).first.click()
    ann.page.reload()
    expect(ann.page.locator("[data-choice]").first).to_be_visible()
    assert ann.button("table-hurry").count() == 0
    assert ann.page.locator("[data-flights] > [inert]").count() == 0


def test_a_sealed_choice_can_be_changed_until_the_other_has_chosen(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = two_at_a_table(ann, ben)
    ann.goto(f"/table/{table}")
    for n in (0, 1):
        wanted = ann.page.locator("[data-choice]").nth(n)
        wanted.click()
        expect(wanted).to_have_attribute("aria-pressed", "true")
        assert sheet_of(ann, table, 0)["sealed"] == wanted.get_attribute("data-choice")
        expect(ann.page.locator(".players .waited")).to_have_count(1)  # whoever has chosen is not waited for


def test_the_opponent_sees_nothing_of_a_sealed_choice(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = two_at_a_table(ann, ben)
    ben.goto(f"/table/{table}")
    assert wait_for_question(ben)
    ann.goto(f"/table/{table}")
    before = table_shown(ben.page)
    assert wait_for_question(ann)
    choices(ann).first.click()
    expect(ann.page.locator("[data-choice][aria-pressed=true]")).to_have_count(1)
    assert table_shown(ben.page) == before
