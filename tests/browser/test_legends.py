"""Stratego Legends: an army of one's own and a whole battle with it, two at a duel, what is hidden, small screens."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Response, WebSocket, expect

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games.legends.facts import CARDS, UNITS
from tests.counts import at_least

from . import warlike
from .conftest import People, Spare
from .device import PATIENCE
from .looking import texts, too_wide
from .person import Person
from .pictures import fixed_server
from .playing import ENDING, SENDING, answer, heard, is_asked, press, sheet_of, two_at_a_table, wait_for_question
from .speech import MARK, foreign_words
from .test_armies import builder, complete, more, said
from .test_board import adds_up
from .test_pages import IN_LANGUAGES, LANGUAGES_AND_SCREENS, PHONE, grave
from .warlike import GOES, Made, Warlord

ENOUGH: Final = 24  # choices of a battle that are made with a pointer
LAST: Final = at_least(8, 1_000)  # choices at its end that are seen as well
SWAPPING: Final = 4  # choices by which two units change places twice
PAIRS: Final = (*GOES, "strike", "see", "besiege", "switch", "teleport", "use")  # of who does it and where


def space(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-space="{name}"]')


def spaces(person: Person, which: str) -> set[str]:
    """The spaces of the field that look like this."""
    found: list[str] = person.page.locator(f"[data-space]{which}").evaluate_all(
        "all => all.map((e) => e.dataset.space)"
    )
    return set(found)


def part(person: Person, label: str) -> Locator:
    return person.page.get_by_label(person.say(label), exact=True)


def unit_name(person: Person, unit: str) -> str:
    return person.say(f"unit-{unit}")


# A whole battle


def test_an_army_of_ones_own_fights_a_whole_battle_against_a_bot(browser: Browser) -> None:
    """From the page of armies to the end; the battle is the one that was rehearsed. [Legends A68, R7]"""
    rehearsed = warlike.battle()
    with fixed_server(warlike.WarlikeSources(rehearsed.secret)) as server:
        people = People(browser, server)
        ann = builder(people)
        save_an_army(ann, "Mine")
        table = sit_down(ann)
        ann.button("army-muster", name="Mine").click()
        expect(ann.page.locator(".muster")).to_have_count(0)
        army = sheet_of(ann, table, 0)["view"]["seats"][0]["army"]
        assert sorted(army) == sorted(warlike.own_army())
        due = rehearsed.choices[len(army) :]
        assert fight_to_the_end(ann, table, len(due)) == due
        expect(ann.page.locator(".verdict")).to_have_text(ann.say("table-won"))
        decided = ann.get(f"/api/tables/{table}")["ending"]["told"]
        fallen = f"{unit_name(ann, decided['unit'])} on {decided['space'].upper()}"
        expect(ann.page.locator(ENDING)).to_contain_text(fallen)
        tells(ann, rehearsed.told["compares"])
        assert people.leave() == []


def save_an_army(person: Person, name: str) -> None:
    """A ready one with another hero: for a while there is one too many, then none, then all is well."""
    strength = str(CARDS.base[CARDS.names.index(warlike.CALLED_IN)])
    person.page.get_by_label(person.say("army-begin-with")).select_option(warlike.PACK)
    complete(person)
    more(person, warlike.CALLED_IN).click()
    expect(said(person)).to_contain_text(person.say("army-surplus", rank=strength, count=1))
    person.page.locator(f'[data-unit="{warlike.SENT_AWAY}"] .less').click()
    complete(person)
    expect(said(person)).not_to_contain_text(person.say("army-surplus", rank=strength, count=1))
    person.page.get_by_label(person.say("army-name")).fill(name)
    person.button("army-save").click()
    person.sees("army-saved-as", name=name)


def sit_down(person: Person) -> str:
    """A table against a random bot to which one brings one's own army; its id."""
    person.page.get_by_role("link", name=person.say("web-new-table"), exact=True).first.click()
    person.page.locator("summary", has_text=person.say("web-fine-print")).click()
    for option, value in warlike.OWN_ARMY.items():
        label = person.say(f"option-{option}-{value}") if option == "start" else person.say("pack-custom")
        person.page.get_by_label(person.say(f"option-{option}"), exact=True).select_option(label=label)
    person.page.get_by_label(person.say("web-seat-number", number=2)).select_option("bot")
    person.page.get_by_label(person.say("web-bot-level")).select_option("random")
    person.button("web-start").click()
    expect(person.page.locator(".muster")).to_be_visible()
    return person.page.url.rsplit("/", 1)[1]


def fight_to_the_end(person: Person, table: str, longest: int) -> list[str]:
    """Swaps by keys and by dragging; then on the field and by buttons in turn, for a while. What was chosen.

    What comes between that and the end nobody looks at, where time is short.
    """
    warlord, made = Warlord(1), list[str]()
    while len(made) <= longest and wait_for_question(person):
        sheet = sheet_of(person, table, 0)
        if not is_asked(sheet):
            continue
        if len(made) == ENOUGH and longest - ENOUGH > LAST:
            made += out_of_sight(person, table, warlord, longest - ENOUGH - LAST)
            continue
        text = warlord(sheet["view"], sheet["menu"])
        expect(person.page.locator(f'[data-choice="{text}"]')).to_be_visible()
        if len(made) < SWAPPING:
            swap_by = swap_by_dragging if made else swap_by_keys
            made += swap_by(person, warlord, sheet, text)
            heard(person, table, 0, sheet["at"])
            continue
        if len(made) > ENOUGH:
            press(person, text)
        else:
            choose(person, text, len(made) % 2 == 0 and warlike.is_only_way(sheet["menu"], text))
        heard(person, table, 0, sheet["at"])
        made.append(text)
    return made


def out_of_sight(person: Person, table: str, warlord: Warlord, choices: int) -> list[str]:
    """So many choices, while nobody has the page open."""
    made = list[str]()
    person.page.goto("about:blank")
    for _ in range(choices):
        sheet = asked_sheet(person, table, 0)
        made.append(warlord(sheet["view"], sheet["menu"]))
        answer(person, table, sheet, made[-1])
    person.goto(f"/table/{table}")
    return made


def partner(warlord: Warlord, sheet: dict[str, Any], text: str) -> str:
    """With whom the warlord will let a unit change places, once it is named."""
    others = [other.replace("swap", "with") for other in sheet["menu"] if other not in (text, "pass")]
    return warlord(sheet["view"], ["pass", *others])


def swap_by_keys(person: Person, warlord: Warlord, sheet: dict[str, Any], text: str) -> list[str]:
    """Arrows go from space to space, Enter takes a unit up, lets it go, takes it up again and puts it down."""
    then = partner(warlord, sheet, text)
    one, other = text.split()[1], then.split()[1]
    before = [space(person, name).inner_text() for name in (one, other)]
    space(person, one).focus()
    for pressed in ("true", None, "true"):
        expect(person.page.locator(SENDING)).to_have_count(0)
        person.page.keyboard.press("Enter")
        if pressed:
            expect(space(person, one)).to_have_attribute("aria-pressed", pressed)
            expect(person.page.locator(f'[data-choice="{then}"]')).to_be_visible()
        else:
            expect(person.page.locator(f'[data-choice="{text}"]')).to_be_visible()
    across, up = ord(other[0]) - ord(one[0]), int(other[1:]) - int(one[1:])
    for key, times in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowUp", up), ("ArrowDown", -up)):
        for _ in range(times):
            person.page.keyboard.press(key)
    expect(space(person, other)).to_be_focused()
    person.page.keyboard.press("Enter")
    stand_swapped(person, one, other, before)
    return [text, then]


def swap_by_dragging(person: Person, warlord: Warlord, sheet: dict[str, Any], text: str) -> list[str]:
    then = partner(warlord, sheet, text)
    one, other = text.split()[1], then.split()[1]
    before = [space(person, name).inner_text() for name in (one, other)]
    space(person, one).drag_to(space(person, other))
    stand_swapped(person, one, other, before)
    return [text, then]


def stand_swapped(person: Person, one: str, other: str, before: list[str]) -> None:
    """Who stood on one space stands on the other; units that are alike look alike."""
    named = [text.split(", ")[2] for text in before]
    expect(space(person, one)).to_contain_text(named[1])
    expect(space(person, other)).to_contain_text(named[0])


def choose(person: Person, text: str, on_field: bool) -> None:
    """A unit and where it goes, or the space that is asked for; else a button."""
    verb, *where = text.split()
    if not on_field or verb not in ("move", "target", "to"):
        person.page.locator(f'[data-choice="{text}"]').click()
        return
    for name in where:
        space(person, name).click()


def tells(person: Person, fights: int) -> None:
    """The log has a line for every comparison of strengths."""
    lines = person.page.locator(".log li:not(:has(li))").all_text_contents()
    assert sum(bool(compared(person).search(line)) for line in lines) == fights


def compared(person: Person) -> re.Pattern[str]:
    """How the log says that strengths were compared."""
    form = re.escape(person.say("told-compares", attack=-1, defence=-2))
    return re.compile(form.replace(r"\-1", r"\d+").replace(r"\-2", r"\d+"))


# A duel


def follow(people: list[Person], table: str, made: list[Made]) -> None:
    """Choices that were made elsewhere are made here, without a page."""
    for seat, text in made:
        sheet = asked_sheet(people[seat], table, seat)
        assert text in sheet["menu"], (text, sheet["menu"])
        answer(people[seat], table, sheet, text)


def asked_sheet(person: Person, table: str, seat: int) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE / 1000
    while not is_asked(sheet := sheet_of(person, table, seat)):
        assert time.monotonic() < until, "nobody is asked for a long time"
        time.sleep(0.01)
    return sheet


def sit_opposite(people: People, options: warlike.Options, made: list[Made]) -> tuple[Person, Person, str]:
    ann, ben = (people(name, game="legends") for name in ("Ann", "Ben"))
    table = two_at_a_table(ann, ben, game="legends", options=options)
    follow([ann, ben], table, made)
    return ann, ben, table


def test_two_see_the_same_attack_curse_and_moves(browser: Browser) -> None:
    """What a unit can do lights up; both see both faces and how strengths add up. [Legends R20-R22, R28, R40]"""
    moment = warlike.duel()
    with fixed_server(warlike.WarlikeSources(moment.secret)) as server:
        people = People(browser, server)
        ann, ben, table = sit_opposite(people, warlike.DUELLING, moment.before)
        for person in (ann, ben):
            person.goto(f"/table/{table}")
        lights_up(ann, asked_sheet(ann, table, 0), moment.attack)
        space(ann, moment.attack.split()[2]).click()
        for seat, person in enumerate((ann, ben)):
            expect(part(person, "field-fight")).to_be_visible()
            shows_the_fight(person, sheet_of(person, table, seat)["view"])
        let_it_be([ann, ben], table)
        moves_quietly([ann, ben], table)
        assert people.leave() == []


def lights_up(person: Person, sheet: dict[str, Any], attack: str) -> None:
    """At first whoever can do something; of the one that is picked only where it can go, attacks as such."""
    orders = [text.split() for text in sheet["menu"] if text.split()[0] in PAIRS]
    active = {text.split()[1] for text in sheet["menu"] if text.split()[0] in (*PAIRS, "act")}
    assert wait_for_question(person)
    assert spaces(person, ".lit") == active
    assert spaces(person, ".goal") == set()
    origin = attack.split()[1]
    space(person, origin).click()
    expect(space(person, origin)).to_have_attribute("aria-pressed", "true")
    goals = {where for _, who, where in orders if who == origin}
    assert spaces(person, ".goal") == goals - {origin}
    there = warlike.foes(sheet["view"])
    assert spaces(person, ".goal.attack") == {
        where for verb, who, where in orders if who == origin and verb in GOES and where in there
    }
    space(person, origin).click()
    expect(person.page.locator(".space.goal")).to_have_count(0)
    space(person, origin).click()


def shows_the_fight(person: Person, view: dict[str, Any]) -> None:
    """Both names, both sums with all their parts; and the curse in force, in sight."""
    fight = part(person, "field-fight")
    sums = fight.locator(".how")
    for side, shown in zip(("attacker", "defender"), sums.all(), strict=True):
        fighter = view["fight"][side]
        expect(fight).to_contain_text(unit_name(person, fighter["unit"]))
        expect(shown).to_contain_text(str(fighter["strength"]))
        adds_up(shown.inner_text())
        for name, _ in fighter["parts"]:
            expect(shown).to_contain_text(person.say(f"part-{name}"))
    curse = part(person, "family-curse")
    expect(curse).to_contain_text(unit_name(person, view["curse"]["unit"]))
    expect(curse).to_be_in_viewport(ratio=1)


def let_it_be(people: list[Person], table: str) -> None:
    """Nobody uses an ability; the fight is over on both pages."""
    while (sheets := [sheet_of(person, table, seat) for seat, person in enumerate(people)])[0]["view"]["fight"]:
        for seat, (person, sheet) in enumerate(zip(people, sheets, strict=True)):
            if is_asked(sheet):
                person.page.locator('[data-choice="pass"]').click()
                heard(person, table, seat, sheet["at"])
    for person in people:
        expect(part(person, "field-fight")).to_have_count(0)
        assert any(compared(person).search(line) for line in log(person))


def log(person: Person) -> list[str]:
    return person.page.locator(".log li:not(:has(li))").all_text_contents()


def moves_quietly(people: list[Person], table: str) -> None:
    """On to a turn of the first player with somewhere to go; she goes there, and the other one sees it."""
    warlords = [Warlord(3), Warlord(4)]
    while True:
        sheets = [sheet_of(person, table, seat) for seat, person in enumerate(people)]
        if is_asked(sheets[0]) and (found := warlike.quiet_moves(sheets[0]["view"], sheets[0]["menu"])):
            break
        for seat, sheet in enumerate(sheets):
            if is_asked(sheet):
                answer(people[seat], table, sheet, warlords[seat](sheet["view"], sheet["menu"]))
                break
    _, origin, goal = found[0].split()
    ann, ben = people
    expect(ann.page.locator(f'[data-choice="{found[0]}"]')).to_be_visible()
    expect(space(ben, origin).locator("[data-plate]")).to_have_count(1)
    space(ann, origin).click()
    space(ann, goal).click()
    for person in people:
        expect(space(person, goal).locator("[data-plate]")).to_have_count(1)
        expect(space(person, origin).locator("[data-plate]")).to_have_count(0)


# What is hidden

EVERYBODYS: Final = re.compile(r"/(?!api/)|/api/games\b")  # the client; its words, rules and units


class Overheard:
    """Every byte that comes to a person's browser, at the page or without it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.frames: list[str] = []
        self._responses: list[Response] = []
        person.page.on("response", lambda response: self._responses.append(response))
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def bodies(self) -> dict[str, str]:
        """What was answered at the page, by path; without what everybody is sent."""
        answered = {response.url.removeprefix(self.person.server): response for response in self._responses}
        return {
            path: response.body().decode()
            for path, response in answered.items()
            if not EVERYBODYS.match(path) and response.status == 200
        }

    def mentioned(self, units: list[str]) -> set[str]:
        """Those that are named anywhere, by their ids or in the language of the reader."""
        everything = "\n".join([*self.frames, *self.bodies().values()])
        return {unit for unit in units if re.search(rf"(?<![a-z_]){unit}(?![a-z_])|{self._name(unit)}", everything)}

    def _name(self, unit: str) -> str:
        return re.escape(unit_name(self.person, unit))


def test_what_one_player_knows_alone_is_in_no_byte_sent_to_anybody_else(browser: Browser) -> None:
    """Secret armies; one player looks at a unit of the other, nobody else sees it. [Legends A26, A53, A54]"""
    rehearsed = warlike.look()
    with fixed_server(warlike.WarlikeSources(rehearsed.secret)) as server:
        people = People(browser, server)
        ann, ben, table = sit_opposite(people, warlike.SECRETIVE, [])
        carl = people("Carl", game="legends")
        everybody = [Overheard(person) for person in (ann, ben, carl)]
        for person in (ann, ben, carl):
            person.goto(f"/table/{table}")
            opens_every_tab(person)
        follow([ann, ben], table, rehearsed.before)
        assert asked_sheet(ann, table, 0)["question"]["id"] == warlike.GAZING
        wait_for_frames(everybody, table)
        looked, where = a_stranger(ben, table, asked_sheet(ann, table, 0)["menu"])
        keeps_secrets(everybody, table, rehearsed.public, set())
        space(ann, where).click()
        expect(space(ann, where)).to_contain_text(unit_name(ann, looked))
        wait_for_frames(everybody, table)
        keeps_secrets(everybody, table, rehearsed.public, {looked})
        line = carl.say("told-looks", seat="Ann", space=where.upper())
        for person in (ben, carl):
            expect(person.page.locator(".log")).to_contain_text(line)
        expect(space(carl, where)).to_contain_text(carl.say("field-unknown"))
        assert unit_name(carl, looked) not in " ".join(texts(carl.page))
        assert people.leave() == []


def opens_every_tab(person: Person) -> None:
    """What it says there is asked for as well."""
    expect(person.page.locator(".table-board")).to_be_visible()
    for id in ("table-explain", "table-chat", "table-log"):
        person.page.get_by_role("tab", name=person.say(id)).click()


def wait_for_frames(everybody: list[Overheard], table: str) -> None:
    """Everybody's page shows the newest table."""
    for one, query in zip(everybody, ("?seat=0", "?seat=1", ""), strict=True):
        at = json.dumps(one.person.get(f"/api/tables/{table}/sheet{query}")["sheet"]["at"])
        until = time.monotonic() + PATIENCE / 1000
        while not any(f'"at":{at}' in frame or f'[["at"],{at}]' in frame for frame in one.frames):
            assert time.monotonic() < until, "the news do not arrive"
            one.person.page.wait_for_timeout(20)


def a_stranger(owner: Person, table: str, menu: list[str]) -> tuple[str, str]:
    """A unit that can be looked at, and where it stands."""
    goals = {text.split()[1] for text in menu if text.startswith("target")}
    units = sheet_of(owner, table, 1)["view"]["units"]
    return next((unit["unit"], unit["space"]) for unit in units if unit["space"] in goals)


def keeps_secrets(everybody: list[Overheard], table: str, public: frozenset[str], looked: set[str]) -> None:
    """A player knows the own army; of the other one what is public or was looked at; guests what is public."""
    armies = [
        sheet_of(one.person, table, seat)["view"]["seats"][seat]["army"] for seat, one in enumerate(everybody[:2])
    ]
    assert {len(set(army)) for army in armies} == {30}
    for reader, one in enumerate(everybody):
        for owner, army in enumerate(armies):
            told = one.mentioned(army)
            if reader == owner:
                assert told == set(army)
            else:
                assert told == set(army) & (public | looked if reader == 0 else public), (reader, owner)


# Screens and languages

PAGES: Final = {"/armies/legends": "army-strength", "/cards/legends": "field-filter-strength"}  # and a filter of theirs
LISTED: Final = "[data-unit], li[data-card]"
MANY: Final = 40
SMALLEST: Final = 34  # pixels of a space on a phone


class Held(NamedTuple):
    """A table in the middle of an attack, and whoever is asked there."""

    server: str
    id: str
    cookies: list[Any]
    before: str  # another table: the attack is about to be chosen
    cookies_before: list[Any]


@pytest.fixture(scope="module")
def held(browser: Browser) -> Iterator[Held]:
    moment = warlike.duel()
    with fixed_server(warlike.WarlikeSources(moment.secret)) as server:
        people = People(browser, server)
        ann, ben, table = sit_opposite(people, warlike.DUELLING, [*moment.before, (0, moment.attack)])
        asked = ann if is_asked(sheet_of(ann, table, 0)) else ben
        cookies = asked.context.cookies()
        other, _, before = sit_opposite(people, warlike.DUELLING, moment.before)
        cookies_before = other.context.cookies()
        assert people.leave() == []
        yield Held(server, table, cookies, before, cookies_before)


Visit = Callable[..., Person]


@pytest.fixture
def visit(browser: Browser, held: Held, spare: Spare) -> Iterator[Visit]:
    """A player comes back to one of the tables, at whatever screen."""
    people = People(browser, held.server, spare)

    yield partial(people.back, game="legends")
    assert people.leave() == []


def is_fine(person: Person, language: str) -> None:
    """Nothing scrolls to the side, every sentence is in the reader's language; in one of them axe finds nothing."""
    expect(person.page.locator(".waiting")).to_have_count(0)
    assert too_wide(person.page) == []
    if language == "en":
        assert [text for text in texts(person.page) if MARK.search(text)] == []
        assert grave(person.page) == ""
    else:
        assert list(foreign_words(person.page, language, "legends")) == []


@LANGUAGES_AND_SCREENS
def test_a_fight_fits_every_screen(visit: Visit, held: Held, screen: dict[str, Any], language: str) -> None:
    person = visit(held.id, held.cookies, language=language, **screen)
    expect(part(person, "field-fight")).to_be_in_viewport(ratio=0.9)
    expect(part(person, "family-curse")).to_be_in_viewport(ratio=0.9)
    expect(person.page.locator(".ask")).to_be_in_viewport(ratio=0.9)
    is_fine(person, language)


@pytest.mark.parametrize(("language", "screen"), IN_LANGUAGES.items(), ids=IN_LANGUAGES)
def test_some_units_fit_every_screen(people: People, screen: dict[str, Any], language: str) -> None:
    """As all of them do (test_pages)."""
    person = people("Ann", game="legends", language=language, **screen)
    for path, strength in PAGES.items():
        person.goto(path)
        expect(person.page.locator(LISTED).first).to_be_visible()
        person.page.get_by_label(person.say(strength), exact=True).select_option("9")
        expect(person.page.locator(LISTED).nth(MANY)).to_have_count(0)
        assert too_wide(person.page) == []


OVERFLOWING: Final = """(names) => {
    const name = document.querySelector('.space .plate .name');
    const shown = name.firstChild.data;
    const range = document.createRange();
    const found = names.filter((one) => {
        name.firstChild.data = one;
        range.selectNodeContents(name.firstChild);
        const lines = [...range.getClientRects()];
        const size = parseFloat(getComputedStyle(name).fontSize);
        const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
        return size < 12 || rows > 2 || lines.some(({ width }) => width === 0 || width > name.clientWidth);
    });
    name.firstChild.data = shown;
    return found;
}"""


def test_every_name_fits_its_space(visit: Visit, held: Held) -> None:
    """In two lines at most, where a space is large enough for them: on a phone, where it is drawn nearer."""
    ann = visit(held.before, held.cookies_before, language="en")
    ann.page.evaluate("document.fonts.ready")
    for language in LANGUAGES:
        spoken = words_for("legends", language, strict=True)
        ids = [f"unit-{unit}" for unit in UNITS]
        names = [spoken.text(f"{id}.short" if spoken.knows(f"{id}.short") else id) for id in ids]
        assert ann.page.evaluate(OVERFLOWING, names) == [], language
        ann.page.set_viewport_size({"width": 360, "height": 740})
        near = ann.button("field-near")
        if near.get_attribute("aria-pressed") == "false":
            near.dispatch_event("click")  # the log lies over it, which was open on the wide screen
        assert ann.page.evaluate(OVERFLOWING, names) == [], f"{language} on a phone"
        ann.page.set_viewport_size({"width": 1280, "height": 800})


def test_whoever_points_at_an_enemy_is_told_what_comes_of_an_attack(visit: Visit, held: Held) -> None:
    """Beside the field stands whom a picked unit reaches, and what comes of it names both; no large card covers it."""
    ann = visit(held.before, held.cookies_before, language="en")
    _, origin, goal = warlike.duel().attack.split()
    space(ann, origin).click()
    expect(part(ann, "field-details").locator(".reached")).to_contain_text(goal.upper())
    space(ann, goal).hover()
    attacker = next(unit for unit in sheet_of(ann, held.before, 0)["view"]["units"] if unit["space"] == origin)
    stands = f"from {origin.upper()} ({unit_name(ann, attacker['unit'])})"
    expect(ann.page.locator("[data-ahead]")).to_contain_text(stands)
    expect(ann.page.locator(".lens")).to_have_count(0)


def test_a_thumb_is_enough_for_an_attack(visit: Visit, held: Held) -> None:
    """The whole field is on the screen of a phone, and its spaces are large enough to be hit."""
    moment = warlike.duel()
    ann = visit(held.before, held.cookies_before, language="en", **PHONE)
    field = ann.page.get_by_role("grid")
    expect(field).to_be_in_viewport(ratio=0.6)
    boxes: list[dict[str, float]] = ann.page.locator("[data-space]").evaluate_all(
        "all => all.map((e) => e.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) == 64
    assert min(min(box["width"], box["height"]) for box in boxes) >= SMALLEST
    assert min(box["left"] for box in boxes) >= 0
    assert max(box["right"] for box in boxes) <= 360
    ann.page.get_by_text(ann.say("field-key"), exact=True).tap()
    expect(ann.page.locator("[data-key]:visible")).to_contain_text(ann.say("field-key-seen"))
    _, origin, goal = moment.attack.split()
    space(ann, origin).tap()
    expect(space(ann, goal)).to_have_class(re.compile("attack"))
    expect(part(ann, "field-details")).to_be_in_viewport()
    space(ann, goal).tap()
    expect(ann.page.locator(".again")).to_be_in_viewport()  # it was read
    space(ann, goal).tap()
    expect(part(ann, "field-fight")).to_be_in_viewport()
    assert too_wide(ann.page) == []


# The units, to look up


Facts = dict[str, Any]
FITS: Final[dict[str, Callable[[Facts, str], bool]]] = {
    "side": lambda facts, value: bool(facts["side"] == value),
    "colour": lambda facts, value: bool(facts["colour"] == value),
    "type": lambda facts, value: bool(facts["type"] == value),
    "strength": lambda facts, value: str(facts["strength"]) == value,
    "family": lambda facts, value: any(power["family"] == value for power in facts["powers"]),
}


@pytest.mark.parametrize(
    ("language", "wishes"),
    [
        ("en", {"side": "grey", "colour": "red", "family": "curse"}),
        ("fr", {"type": "dragon", "strength": "8"}),
        ("de", {"colour": "gold", "type": "paladin", "family": "action"}),
    ],
)
def test_units_are_looked_up(people: People, language: str, wishes: dict[str, str]) -> None:
    """By all that is printed on them, by a part of their names, by a word of their powers."""
    ann = people("Ann", game="legends", language=language)
    cards = everything = ann.get(f"/api/games/legends/book/{language}")["cards"]
    ann.goto("/cards/legends")
    shown = ann.page.locator("li[data-card]")
    expect(shown).to_have_count(len(cards))
    for wish, value in wishes.items():
        ann.page.get_by_label(ann.say(f"field-filter-{wish}"), exact=True).select_option(value)
        cards = [card for card in cards if FITS[wish](card["facts"], value)]
        assert 0 < len(cards) < len(everything)
        expect(shown).to_have_count(len(cards))
    for wish in wishes:
        ann.page.get_by_label(ann.say(f"field-filter-{wish}"), exact=True).select_option("")
    search, unit = ann.page.get_by_role("searchbox"), cards[-1]
    for words in (unit["name"].upper(), unit["lines"][-1]):
        search.fill(words)
        expect(shown.and_(ann.page.locator(f'[data-card="{unit["id"]}"]'))).to_be_visible()
        expect(shown).not_to_have_count(len(everything))
    search.fill("xyzzy")
    ann.sees("web-nothing-found")
