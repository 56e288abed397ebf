"""Raise, Rise & Die at the table's page: a whole run alone, one for two and one for three."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from playwright.sync_api import expect

from ludotheque.content.saying import addressed
from ludotheque.content.words import ENGLISH, LANGUAGES
from ludotheque.games.speech import speech_of
from tests.counts import FULL

from . import wanderer
from .axe import violations
from .conftest import People
from .looking import too_wide
from .person import Person
from .playing import ENDING, ME, OPEN, answer, heard, new_table, press, sheet_of, wait_for_question
from .speech import foreign_words
from .test_languages import speak
from .wanderer import Journey

NONE_FOUND: Final = "there is no longer everything in this run: python -m tests.browser.wanderer finds another seed"
SHOWS: Final = """(menu) => {
    const shown = [...document.querySelectorAll('[data-choice]')].map((e) => e.dataset.choice);
    return shown.join() === menu.join();
}"""
OFF_THE_MAP: Final = """[...document.querySelectorAll('.chart .stop')].filter((stop) => {
    const [map, box] = [stop.closest('.chart'), stop].map((e) => e.getBoundingClientRect());
    return box.left < map.left || box.right > map.right || box.top < map.top || box.bottom > map.bottom;
}).map((stop) => stop.innerText)"""
HEAPS: Final = {"in": "satchel", "return": "deck", "take-back": "offered"}  # where a chosen card is on the board
ON_THE_MAT: Final = ("play", "counter")  # chosen by a card in hand and a slot
SHORTLY_BEFORE: Final = 6  # choices, at which those who travel together open the page
MAIN: Final = {"ask-weave", "ask-go", "ask-camp", "ask-take-turn", "ask-answer"}  # questions of every run
A_WHILE: Final = 45  # choices, in which the enemy is fought and a resonance was called for
NOW_AND_THEN: Final = 10  # choices between two looks at what everybody is shown
ENOUGH: Final = 3  # choices of a kind that each makes with a pointer, where several travel
ENOUGH_ALONE: Final = 6


def board(person: Person, piece: str) -> Any:
    return person.page.locator(f'.table-board .lit[data-piece="{piece}"]')


def choose(person: Person, text: str, on_board: bool) -> None:
    """A card and its slot, a place, a card of a heap; else a button."""
    verb, *words = text.split()
    if on_board and verb in ON_THE_MAT and words[-1] != "mat":
        board(person, f"hand-{words[0]}").first.click()
        board(person, f"slot-{words[1]}").first.click()
    elif on_board and verb == "weave":
        board(person, f"crossing-{words[0]}").click()
    elif on_board and verb in HEAPS:
        board(person, f"{HEAPS[verb]}-{words[0]}").click()
    else:
        person.page.locator(f'[data-choice="{text}"]').click()


def is_only_way(menu: list[str], text: str) -> bool:
    """Whether the pieces of a choice mean nothing else: a card can also be raised on the same slot."""
    words = text.split()[1:]
    return sum(other.split()[1:] == words for other in menu) == 1


def shows(person: Person, sheet: dict[str, Any], text: str) -> None:
    """The page shows all that may be chosen, this among it."""
    assert text in sheet["menu"], (text, sheet["menu"])
    person.page.wait_for_function(SHOWS, arg=sheet["menu"])


# Alone


def test_a_whole_run_alone_with_a_counter_a_rest_death_and_return(people: People) -> None:
    """At Adventurer, from the lobby to the end; the run is the one that was rehearsed. [Rrd R16, R27, R29, R30, R31]"""
    run = rehearsed(wanderer.ALONE, 1)
    assert wanderer.is_seen_alone(run), NONE_FOUND
    ann = people("Ann", game="rrd")
    table = set_out_alone(ann)
    seen = travel(ann, table, run)
    assert {"counter", "in", "weave", "realise", "return", "take-back"} <= seen
    tells(ann, "told-dies", "told-rests")
    how = ann.say("told-is_lost", seat="Ann", zone=ann.say(f"zone-{run.lost['zone']}"), cycle=run.lost["cycle"])
    expect(ann.page.locator(ENDING)).to_contain_text(how)
    draws_the_way(ann, table)
    expect(ann.page.locator(".run .told")).to_contain_text(ann.say("account-setting-out"))
    ann.goto("/games")
    expect(ann.page.locator(".tables")).to_contain_text(how)


def rehearsed(seed: int, seats: int) -> Journey:
    run = wanderer.rehearse(seed, seats)
    assert run is not None
    return run


def set_out_alone(person: Person) -> str:
    """From the lobby: a table for one at Adventurer, in the world of a seed; its id."""
    person.goto("/")
    person.page.locator('[data-game="rrd"] a[href="/new/rrd"]').click()
    person.page.get_by_label(person.say("option-difficulty"), exact=True).select_option(
        label=person.say("option-difficulty-adventurer")
    )
    fill_in_the_seed(person, wanderer.ALONE)
    person.button("web-start").click()
    assert wait_for_question(person)
    return person.page.url.rsplit("/", 1)[1]


def fill_in_the_seed(person: Person, seed: int) -> None:
    field = person.page.get_by_label(person.say("web-seed"), exact=True)
    if not field.is_visible():
        person.page.locator("summary", has_text=person.say("web-fine-print")).click()
    field.fill(str(seed))


def travel(person: Person, table: str, run: Journey) -> set[str]:
    """Every choice of the run, on the board and by buttons in turn; the verbs that were chosen.

    What was chosen often enough needs no pointer.
    """
    sheet, chosen = sheet_of(person, table, 0), Counter[str]()
    for _, text in run.choices:
        verb = text.split()[0]
        chosen[verb] += 1
        shows(person, sheet, text)
        shows_where_one_is(person, sheet["view"])
        if chosen[verb] > ENOUGH_ALONE:
            press(person, text)
        else:
            choose(person, text, chosen[verb] % 2 == 1 and is_only_way(sheet["menu"], text))
        sheet = heard(person, table, 0, sheet["at"])
    return set(chosen)


def shows_where_one_is(person: Person, view: dict[str, Any]) -> None:
    """The enemy's top soul is in sight whenever there is one; the place with all its events when there is no duel."""
    if view["duels"]:
        soul = view["duels"][-1]["sides"][1]["top_soul"]
        if soul is not None:
            expect(person.page.locator(f'[data-piece="top-soul"][data-card="card/{soul}"]')).to_be_visible()
    elif view["seats"][0]["place"] is not None and view["seats"][0]["stage"] == "resolution":
        expect(person.page.locator('[data-piece="place"]').first).to_be_visible()


def draws_the_way(person: Person, table: str) -> None:
    """The map at the end: a stop for each chapter, marked where one died, the last one open, the first one pressed.

    All of them lie on it.
    """
    story = person.get(f"/api/tables/{table}/account")["story"]
    deaths = [any(line["event"]["name"] in ("dies", "is_lost") for line in chapter["told"]) for chapter in story]
    stops, told = person.page.locator(".run button.stop"), person.page.locator(".run .told")
    expect(stops).to_have_count(len(story))
    assert [("ends" in (stop.get_attribute("class") or "").split()) for stop in stops.all()] == deaths
    assert person.page.evaluate(OFF_THE_MAP) == []
    expect(told).to_contain_text(person.say(f"place-{story[-1]['title']['params']['place']}"))
    stops.nth(0).click()


def tells(person: Person, *sentences: str) -> None:
    """The log says this to Ann, of herself."""
    for sentence in sentences:
        expect(person.page.locator(".log")).to_contain_text(person.say(f"{sentence}.seat"))


# Together


def test_three_travel_with_an_incarnation_and_a_resonance(people: People) -> None:
    """Each at a browser: what one does all see, and what is hidden nobody. [Rrd R41, R43, R45, R46]"""
    run = rehearsed(wanderer.TOGETHER, 3)
    assert wanderer.is_seen_together(run), NONE_FOUND
    trio = [people(name, game="rrd") for name in ("Ann", "Ben", "Cleo")]
    assert "call" in travel_together(trio, wanderer.TOGETHER, run, to_the_end=False)
    for person in trio:
        expect(person.page.locator(".log")).to_contain_text(resonance(person, run))


def test_two_travel_with_an_incarnation_and_nobody_is_left_to_call(people: People) -> None:
    """Whoever is not attacked plays the enemy, so that no one stands apart for a resonance. [Rrd R43, R46, A38]"""
    run = rehearsed(wanderer.IN_TWO, 2)
    assert wanderer.is_seen_in_two(run), NONE_FOUND
    pair = [people(name, game="rrd") for name in ("Ann", "Ben")]
    offered = travel_together(pair, wanderer.IN_TWO, run)
    assert "counter" in offered
    assert "call" not in offered


def travel_together(persons: list[Person], seed: int, run: Journey, to_the_end: bool = True) -> set[str]:
    """A run, from the first incarnation on each at a browser; every verb that anybody was offered then.

    What was chosen often enough needs no pointer.
    """
    others = [OPEN] * (len(persons) - 1)
    table = new_table(persons[0], ME, *others, game="rrd", options=wanderer.OPTIONS, seed=seed)
    for seat, person in enumerate(persons[1:], 1):
        person.post(f"/api/tables/{table}/sit", {"seat": seat})
    begun = run.incarnation - SHORTLY_BEFORE
    for seat, text in run.choices[:begun]:
        answer(persons[seat], table, sheet_of(persons[seat], table, seat), text)
    for person in persons:
        person.goto(f"/table/{table}")
    offered: set[str] = set()
    chosen: Counter[tuple[int, str]] = Counter()
    for number, (seat, text) in enumerate(run.choices[begun : None if to_the_end else begun + A_WHILE]):
        person, verb = persons[seat], text.split()[0]
        chosen[seat, verb] += 1
        sheet = sheet_of(person, table, seat)
        shows(person, sheet, text)
        offered.update(choice.split()[0] for choice in sheet["menu"])
        if chosen[seat, verb] > ENOUGH:
            press(person, text)
        else:
            choose(person, text, number % 3 == 0 and is_only_way(sheet["menu"], text))
        heard(person, table, seat, sheet["at"])
        if number % NOW_AND_THEN == 0:
            hides_hands([sheet_of(one, table, other) for other, one in enumerate(persons)])
    for person in persons if to_the_end else ():
        expect(person.page.locator(ENDING)).to_be_visible()
    return offered


def resonance(person: Person, run: Journey) -> str:
    """The sentence of the first resonance, to one of those who travel."""
    helper, caller = run.resonance
    names = ("Ann", "Ben", "Cleo")
    called = addressed(person.words, names, names.index(person.name))
    return speech_of("rrd").told(person.words, {"name": "resonates", "seat": helper, "other": caller}, called)


def hides_hands(sheets: list[dict[str, Any]]) -> None:
    for seat, sheet in enumerate(sheets):
        for duel in sheet["view"]["duels"]:
            for side in duel["sides"]:
                assert (side["hand"] is not None) == (side["seat"] == seat)


# Looking at it


def test_everybody_can_read_the_table_at_any_time_of_a_run(people: People) -> None:
    """At phone width, in the journey, at a rest and in a duel: nothing is too wide, foreign, or out of reach.

    The main questions are looked at in every language, the others in the one that is spoken then.
    """
    ann = people("Ann", game="rrd", language="fr", size=(360, 740))
    table = new_table(ann, ME, game="rrd", options=wanderer.OPTIONS, seed=wanderer.ALONE)
    ann.goto(f"/table/{table}")
    looked: set[str] = set()
    sheet, spoken = sheet_of(ann, table, 0), "fr"
    for _, text in rehearsed(wanderer.ALONE, 1).choices:
        question = str(sheet["question"]["id"])
        if question not in looked:
            looked.add(question)
            for language in (spoken, *(others_than(spoken) if FULL or question in MAIN else ())):
                if language != spoken:
                    speak(ann, language)
                    spoken = language
                ann.page.wait_for_function(SHOWS, arg=sheet["menu"])
                can_be_read(ann, language, question)
        sheet = answer(ann, table, sheet, text)["sheet"]
    assert looked >= MAIN


def others_than(language: str) -> list[str]:
    """The other languages, English not as the last one: most can be wrong where it is not spoken."""
    return sorted((other for other in LANGUAGES if other != language), key=lambda other: other != ENGLISH)


def can_be_read(person: Person, language: str, question: str) -> None:
    assert too_wide(person.page) == [], (language, question)
    if language == ENGLISH:
        assert question not in MAIN or violations(person.page) == [], question
    else:
        assert list(foreign_words(person.page, language, "rrd")) == [], (language, question)
