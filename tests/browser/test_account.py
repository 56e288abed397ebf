"""An account: a login and a password, and one's tables are there on every device."""

from __future__ import annotations

from playwright.sync_api import expect

from .axe import violations
from .conftest import People
from .looking import table_shown
from .person import Person
from .playing import ME, RANDOM_BOT, choices, new_table, wait_for_question

PASSWORD = "correct horse"


def fill_in(person: Person, form: str, login: str, password: str) -> None:
    """The form to sign in, or the one to open an account."""
    person.page.locator(f"#{form}-login").fill(login)
    person.page.locator(f"#{form}-password").fill(password)
    person.page.locator(f"form:has(#{form}-login) button").click()


def test_a_guest_opens_an_account_and_finds_the_table_on_another_device(people: People) -> None:
    ann, elsewhere = people("Ann"), people("")
    table = new_table(ann, ME, RANDOM_BOT)
    ann.goto(f"/table/{table}")
    assert wait_for_question(ann)
    choices(ann).first.click()
    assert wait_for_question(ann)
    before = table_shown(ann.page)
    ann.goto("/account")
    fill_in(ann, "sign-up", "ann.one", PASSWORD)
    expect(ann.button("web-sign-out")).to_be_visible()
    elsewhere.goto("/account")
    fill_in(elsewhere, "sign-in", "Ann.One", PASSWORD)
    elsewhere.page.locator(f'a[href="/table/{table}"]').click()
    assert wait_for_question(elsewhere)
    assert table_shown(elsewhere.page) == before


def test_whoever_signs_out_is_a_guest_again(people: People) -> None:
    ann = people("Ann")
    new_table(ann, ME, RANDOM_BOT)
    ann.goto("/account")
    fill_in(ann, "sign-up", "ann.two", PASSWORD)
    ann.button("web-sign-out").click()
    ann.sees("web-welcome-guest")
    assert ann.get("/api/me/tables") == []
    ann.goto("/games")
    ann.sees("web-my-games-none")


def test_a_person_signs_out_elsewhere_and_changes_the_password(people: People) -> None:
    ann, elsewhere = people("Ann"), people("")
    ann.goto("/account")
    fill_in(ann, "sign-up", "ann.four", PASSWORD)
    expect(ann.button("web-sign-out")).to_be_visible()
    elsewhere.post("/api/sign-in", {"login": "ann.four", "password": PASSWORD})
    ann.page.reload()
    ann.sees("web-device-this")
    assert violations(ann.page) == []
    ending = ann.page.get_by_role("button", name=ann.say("web-sign-out-there"))
    ending.click()
    expect(ending).to_have_count(0)
    assert elsewhere.get("/api/me") is None
    ann.page.locator("#old-password").fill(PASSWORD)
    ann.page.locator("#new-password").fill(f"{PASSWORD} staple")
    ann.button("web-change-password").click()
    expect(ann.page.locator("#old-password")).to_have_value("")
    elsewhere.post("/api/sign-in", {"login": "ann.four", "password": f"{PASSWORD} staple"})


def test_a_person_takes_their_data_and_is_forgotten(people: People) -> None:
    ann = people("Ann")
    table = new_table(ann, ME, ME)
    ann.goto("/account")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name=ann.say("web-my-data-take")).click()
    assert table in download.value.path().read_text(encoding="utf-8")
    ann.page.locator("summary").get_by_text(ann.say("web-forget-me")).click()
    forget, name = ann.button("web-forget-me-do"), ann.page.locator("#forget-name")
    name.fill("Anna")
    expect(forget).to_be_disabled()
    assert violations(ann.page) == []
    name.fill("Ann")
    forget.click()
    ann.sees("web-welcome-guest")
    assert ann.get("/api/me/tables") == []
    facts = ann.get(f"/api/tables/{table}")
    assert (facts["phase"], [chair["name"] for chair in facts["chairs"]]) == ("over", ["—", "—"])


def test_a_guest_changes_their_name_in_place(ann: Person) -> None:
    ann.goto("/")
    name = ann.page.locator("h1 button")
    name.click()
    ann.page.get_by_label(ann.say("web-your-name")).first.fill("Anna")
    ann.page.keyboard.press("Enter")
    expect(name).to_contain_text("Anna")
    ann.page.reload()
    expect(name).to_contain_text("Anna")


def test_mistakes_are_explained_in_the_language_of_the_reader(people: People) -> None:
    ann, beate = people("Ann"), people("Beate", language="de")
    ann.post("/api/me/account", {"login": "ann.three", "password": PASSWORD})
    beate.expects("401", "409", "400")
    beate.goto("/account")
    fill_in(beate, "sign-in", "ann.three", "wrong horse")
    beate.sees("error-wrong-password")
    fill_in(beate, "sign-up", "ann.three", PASSWORD)
    beate.sees("error-login-taken", login="ann.three")
    beate.goto("/")
    beate.page.locator("h1 button").click()
    beate.page.get_by_label(beate.say("web-your-name")).first.fill("\u202e")
    beate.page.keyboard.press("Enter")
    beate.sees("error-bad-name")


def test_what_a_browser_can_check_is_not_even_sent(ann: Person) -> None:
    ann.goto("/account")
    fill_in(ann, "sign-up", "an", "short")
    assert ann.page.locator("#sign-up-login:invalid, #sign-up-password:invalid").count() == 2
    assert ann.get("/api/me")["login"] is None
