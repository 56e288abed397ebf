"""What is drawn for a given view of RR&D, and how the same is said."""

from __future__ import annotations

import random
from functools import partial

import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games.rrd import terminal as face
from ludotheque.games.rrd.drawing import short
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import SLOTS
from ludotheque.games.rrd.words import all_cards
from ludotheque.kernel.game import Data, Question
from ludotheque.table import Table, new_table, replay, setup
from ludotheque.terminal.app import TableApp
from ludotheque.terminal.match import Match
from ludotheque.terminal.plain import Plain
from ludotheque.terminal.voice import Voice
from tests.terminal.seeing import lines_of, on_a_screen, played, press, seen

NAMES = ["Ann", "Bob", "Cleo", "A name of 20 letters"]
EVERY = {lang: words_for("rrd", lang, strict=True) for lang in LANGUAGES}
WORDS = EVERY["en"]
SIGNS = set("►▲◆▼─■→–×•")
DECK = ["spark"] * 4 + ["fire_lance"] * 5 + ["ember_wave"] * 4
LOCKED = {"weapons": [["bone_flail"]], "abilities": [[1, 0]], "arms": [[0]]}

drawn = partial(lines_of, face, EVERY, NAMES)
a_game = partial(played, "rrd")


def a_place(**changes: object) -> Table:
    """Ann as Akareon on the Barrow Field, with a little of everything."""
    position: Data = {
        "seats": 1,
        "at": ["barrow_field"],
        "crossing": ["mist_marsh", "crossroads_of_ash"],
        "deck": [DECK],
        "satchel": [["assassinate", "spark"]],
        "tokens": [["healing_herb"]],
        "markers": [["grave_curse"]],
        "worn": [["leech_ring"]],
        "mist": [3],
        "cycle": [4],
        "tide": [1],
        **LOCKED,
    }
    return setup("rrd", {**position, **changes}, 1)


def a_duel(seats: int = 1, **changes: object) -> Table:
    """Ann to act against two Mist Wolves, one of them hurt."""
    position: Data = {
        "seats": seats,
        "at": ["howling_moor"],
        "fight": "mist_wolf",
        "bodies": 2,
        "deck": [DECK],
        "hand": [["berserk_charge", "mirror_veil", "mist_catalyst", "quick_slash", "quick_slash"]],
        "reserve": [3],
        "body_hp": [[15], [6, 9]],
        "bleeding": [[0], [1, 0]],
        "top_soul": [None, "claw"],
        "draw_pile": [["spark", "spark"], ["howl", "howl"]],
        "lines": [[], []],
    }
    return setup("rrd", {**position, **changes}, seats)


# The journey


def test_the_current_place_is_a_checklist_in_reading_order() -> None:
    lines = drawn(a_place().view(0))
    assert any(line.startswith("── Barrow Field ─") and line.endswith("Passing it costs 2 mist ──") for line in lines)
    first = lines.index(" ► The dead stand guard (compulsory): Fight: 2 × Bone Servant.")
    assert lines[first + 1].startswith("   Take the grave goods (optional): Take 1 combat card")
    said = face.spoken(WORDS, a_place().view(0), NAMES)
    assert "Possible now: The dead stand guard (compulsory): Fight: 2 × Bone Servant." in said
    assert any(line.startswith("Afterwards: Go down (optional)") for line in said)


def test_events_that_are_past_or_not_possible_have_signs() -> None:
    lines = drawn(a_place(at=["oracle_of_the_fen"], mist=[0]).view(0))
    assert sum(line.startswith(" × ") for line in lines) == 2
    gone = a_place(at=["barrow_field"], realised=[1]).view(0)
    assert " – The dead stand guard (compulsory): Fight: 2 × Bone Servant." in drawn(gone)
    assert any(line.startswith("── Barrow Field ─") and line.endswith("common ──") for line in drawn(gone))


def test_counters_gear_and_the_curve_of_the_deck_are_shown() -> None:
    view = a_place().view(0)
    lines = drawn(view, height=40)
    bar = next(line for line in lines if line.startswith("── Ann · Akareon ─"))
    assert bar.endswith("HP 20/20 · Mist 3 · Memory 0 · Destiny 0 ──")
    text = "\n".join(lines)
    for piece in ("Bone Flail (locked)", "Unbroken Guard · Oath Renewed (locked)", "Healing Herb", "Grave Curse"):
        assert piece in text
    assert "Worn" in text
    assert "Deck 13" in text
    assert any("1 ■■■■  2 ■■■■■  3 ■■■■" in line for line in drawn(view))
    assert face.headline(WORDS, view, NAMES) == "Raise, Rise & Die · Real plane · Cycle 4 · Tide 1 · Resolution"


def test_in_weaving_the_places_of_the_intersection_are_shown_with_their_events() -> None:
    table = a_place(at=[None], pile=["barrow_field"] * 4)
    lines = drawn(table.view(0))
    assert " 1 Mist Marsh · common · Mist -1" in lines
    assert any(line.startswith("   Read the tracks (optional): ") for line in lines)
    assert face.note(WORDS, "weave 1", table.view(0)) == "Mist -1"


def test_at_a_rest_deck_and_satchel_lie_open_by_soul_value() -> None:
    table = a_place(at=["abandoned_camp"])
    table.choose(0, "realise 1")
    lines = drawn(table.view(0))
    assert " Deck 13  1 ■■■■  2 ■■■■■  3 ■■■■" in lines
    assert " Satchel 2  1 ■  4 ■" in lines
    assert {" 1  4× Spark", " 2  5× Fire Lance", " 4  Assassinate"} <= set(lines)
    note = face.note(WORDS, "unlock ability-2", table.view(0))
    assert note.startswith("Oath Renewed, 2 memory fragments: ")
    assert face.note(WORDS, "in assassinate", table.view(0)) == "Assault, soul value 4, Force 6"


def test_what_has_been_seen_of_a_zone_is_listed_where_there_is_room() -> None:
    view = a_place(discarded=["howling_moor", "wandering_merchant"], top=["pilgrims_road"]).view(0)
    text = "\n".join(drawn(view, height=60))
    assert "Howling Moor · Wandering Merchant" in text
    assert "Pilgrims’ Road" in text
    assert "Discard pile: Howling Moor, Wandering Merchant" in face.spoken(WORDS, view, NAMES)


# The duel


def test_both_sides_are_shown_with_every_body() -> None:
    lines = drawn(a_duel().view(0))
    assert lines[0].startswith("── 2× Mist Wolf ─")
    assert " 1 HP 6/9 · Latent 3 · Active 1 · Bleeding 1" in lines
    assert " 2 HP 9/9 · Latent 3 · Active 1" in lines
    bar = next(line for line in lines if line.startswith("── Ann ─"))
    assert bar.endswith("HP 15/20 · Latent 0 · Active 3 · Reserve 3 ──")
    assert [line.split() for line in lines if line.startswith(" Head")] == [["Head", "Torso", "Arm", "Flank", "Legs"]]


def test_the_top_soul_is_always_in_sight_with_its_slots() -> None:
    for height in (24, 60):
        assert any("Top soul  ▲ Claw (1) To*3 Fl2" in squeezed(line) for line in drawn(a_duel().view(0), height=height))
    poor = a_duel(latent=[[4], [0, 0]]).view(0)
    assert any("cannot be paid for" in line for line in drawn(poor))
    assert "cannot be paid for" in face.spoken(WORDS, poor, NAMES)
    assert "These enemies can pay for the top soul: 1, 2" in face.spoken(WORDS, a_duel().view(0), NAMES)


def test_dusk_is_announced_from_the_pass_that_it_falls_in() -> None:
    before, after = a_duel(passe=[7]).view(0), a_duel(passe=[9]).view(0)
    said = "Dusk: at the end of this pass of arms every fighter loses 2 HP"
    assert f" {said}" in drawn(after)
    assert f"{said}." in face.spoken(WORDS, after, NAMES)
    assert not any("Dusk" in line for line in [*drawn(before), *face.spoken(WORDS, before, NAMES)])


def squeezed(line: str) -> str:
    """With two spaces where there are more."""
    return "  ".join(part.strip() for part in line.split("  ") if part.strip())


def test_the_hand_shows_cost_value_damage_and_what_would_counter() -> None:
    view = a_duel().view(0)
    text = "\n".join(drawn(view))
    assert "2× Quick Slash (1) Ar*3→3 To2▲3←1 Fl2▲2" in text
    assert "Berserk Charge (3) To*5▲3→4 He4→6" in text
    assert "Mirror Veil (2) He*5 To4▲3 Fl4▲2" in text
    assert "Mist Catalyst (2) Object" in text
    said = "cost 1, value 2, countered by Claw 3, damage 0, you lose 1 HP"
    assert face.note(WORDS, "play quick_slash torso", view) == said
    assert f"Quick Slash, Torso: {said}" in face.spoken(WORDS, view, NAMES)
    assert face.note(WORDS, "raise quick_slash torso", view) == "cost 1, value 2 and more"
    assert "Quick Slash, Arm: cost 1, value 3, damage 3" in face.spoken(WORDS, view, NAMES)


def test_a_card_that_waits_lies_on_its_slot_and_counters_are_compared_with_it() -> None:
    table = a_duel(bodies=1, opener=[1], body_hp=[[15], [9]], bleeding=[[0], [0]])
    assert face.note(WORDS, "slot torso", table.view(0)) == "value 3"
    table.choose(0, "slot torso")
    view = table.view(0)
    text = "\n".join(drawn(view))
    assert "►3 Claw" in text
    assert "Mirror Veil (2) He*5 To4>3 Fl4" in text
    assert "To2<3" in text
    assert face.note(WORDS, "counter mirror_veil torso", view) == "cost 2, value 4 against 3, full counter"
    assert (
        face.note(WORDS, "counter quick_slash torso", view)
        == "cost 1, value 2 against 3, partial counter, you lose 1 HP"
    )
    assert "Pending card: Claw (Mist Wolf), Torso 3" in face.spoken(WORDS, view, NAMES)


def test_guards_traps_and_weak_points_stand_on_their_slots() -> None:
    view = a_duel(
        guard=[["low_guard legs"], None], guard_value=[[0, 0, 0, 0, 3], None], trap=[["caltrops legs"], None],
        weak=[[0] * 5, [0, 2, 0, 0, 0, 0, 0, 0, 0, 0]],
    ).view(0)  # fmt: skip
    lines = drawn(view)
    assert any("1!2" in line for line in lines)
    assert any("◆3 Low Guard" in line for line in lines)
    said = face.spoken(WORDS, view, NAMES)
    assert "Guards: Legs Low Guard 3" in said
    assert "Traps: Legs Caltrops" in said
    assert "Weak Points: Torso 2 (1)" in said


def test_the_one_who_plays_an_enemy_sees_it_below_and_the_hands_stay_secret() -> None:
    hands = [["quick_slash"], ["claw", "howl"]]
    table = a_duel(seats=2, incarnated=1, at=["howling_moor", None], hand=hands, top_soul=[None, None])
    for seer, mine in ((0, "Quick Slash"), (1, "Claw"), (None, "")):
        view = table.view(seer)
        lines = drawn(view)
        assert lines[0].startswith("── Ann" if seer == 1 else "── 2× Mist Wolf (Bob)")
        for text in ("\n".join(lines), "\n".join(face.spoken(WORDS, view, NAMES[:2]))):
            for card in ("Quick Slash", "Claw"):
                assert (card in text) == (card == mine)


def test_who_is_in_no_duel_sees_the_journey_and_who_fights() -> None:
    table = a_duel(seats=3, incarnated=1, at=["howling_moor", None, None])
    lines = drawn(table.view(2))
    assert " Duel: Ann against 2× Mist Wolf (Bob)" in lines
    assert any(line.startswith("── Cleo · Kroan ─") for line in lines)


# Always


@pytest.mark.parametrize(("seats", "most"), [(1, 15), (2, 15), (4, 17)])
def test_the_table_is_never_too_wide_and_leaves_room_for_a_menu(seats: int, most: int) -> None:
    for seed, choices in ((0, 0), (1, 20), (2, 150), (3, 320)):
        table = a_game(seats, seed, choices)
        for view in map(table.view, (0, seats - 1, None)):
            for lang in LANGUAGES:
                assert len(drawn(view, lang=lang)) <= most
                drawn(view, width=118, height=50, lang=lang)


def test_more_is_drawn_where_there_is_room() -> None:
    hand = ["berserk_charge", "quick_slash", "mirror_veil", "dry_parry", "twin_cut", "hamstring", "spark", "soul_leech"]
    view = a_duel(hand=[hand]).view(0)
    low, high = "\n".join(drawn(view)), "\n".join(drawn(view, height=60))
    assert "+2 damage if" not in low
    assert "+2 damage if" in high


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_said_without_signs_and_nothing_is_left_out(lang: str) -> None:
    words = EVERY[lang]
    for table in (a_place(), a_duel(), a_game(2, 1, 150), a_game(2, 2, 60, mode="duel")):
        view = table.view(0)
        said = "\n".join(face.spoken(words, view, NAMES[: table.seats]))
        own = view["seats"][0]
        cards = [*own["deck"], *own["satchel"]]
        for duel in view["duels"]:
            for side in duel["sides"]:
                cards += [*(side["hand"] or []), *side["discard"], *side["void"], *filter(None, [side["top_soul"]])]
        assert all(words.text(f"card-{card}") in said for card in cards)
        assert not SIGNS & set(said) - {"×"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_is_explained_and_every_slot_has_two_letters_of_its_own(lang: str) -> None:
    explained = "\n".join(face.signs(EVERY[lang]))
    assert all(sign in explained for sign in ("►", "–", "×", "■", "▲", "◆", "▼", "!", "*", "→", ">"))
    letters = [short(EVERY[lang], slot) for slot in SLOTS]
    assert len(set(letters)) == len(SLOTS)
    assert all(pair in explained for pair in letters)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("play quick_slash arm", "quick_slash"),
        ("weave 2", "mist_marsh"),
        ("realise 1", "barrow_field"),
        ("pass-place", "barrow_field"),
        ("let-through", "claw"),
        ("become kroan", "kroan"),
        ("activate kroan_1 1", "kroan"),
        ("activate leech_ring 1", "leech_ring"),
        ("unlock weapon-1", "bone_flail"),
        ("unlock ability-1", "akareon"),
        ("use healing_herb", "healing_herb"),
    ],
)
def test_a_choice_speaks_of_what_it_names_or_what_is_asked_about(text: str, id: str) -> None:
    params = {
        "by": "barrow_field", "card": "claw", "hero": "akareon", "weapons": ["bone_flail"],
        "crossing": ["barrow_field", "mist_marsh"],
    }  # fmt: skip
    assert face.subject(text, Question("ask-go", params, {"by": "place"})) == id
    assert id in all_cards()


def test_a_choice_that_names_nothing_speaks_of_the_enemy_or_of_what_asks() -> None:
    fight = Question("ask-or-dominate", {"by": "barrow_field", "enemy": "mist_wolf"}, {"by": "place"})
    assert face.subject("dominate", fight) == "mist_wolf"
    assert face.subject("slot head", Question("ask-weak-point", {"by": "kroan_1"}, {"by": "source"})) == "kroan"


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("realise 1", "compulsory; fight: 2 × Bone Servant"),
        ("pass-place", "Passing it costs 2 mist"),
        ("use healing_herb", "Out of a duel: +4 HP. In a duel: Regain 4 HP"),
        ("become kroan", "The Broken Colossus, Active 2, Latent 5"),
        ("done", ""),
    ],
)
def test_a_choice_of_the_journey_tells_what_it_leads_to(text: str, note: str) -> None:
    assert face.note(WORDS, text, a_place().view(0)) == note


def test_the_log_tells_what_an_event_does_and_what_a_card_is_worth() -> None:
    match = Match(a_duel(), ["human"])
    match.choose(0, "play quick_slash arm")
    match.choose(0, "aim 1")
    told = next(told for told in match.log if told.event["name"] == "plays")
    assert face.remarks(WORDS, told.event, told.view, NAMES) == ["Arm 3"]
    event = {"name": "realises", "seat": 0, "place": "barrow_field", "event": "3"}
    assert face.remarks(WORDS, event, a_place().view(0), NAMES) == ["Enter the Dark Ossuary."]
    assert face.remarks(WORDS, {"name": "passes", "who": 0}, a_place().view(0), NAMES) == []


def test_a_question_tells_what_is_to_be_paid() -> None:
    glade = a_place(at=["hunters_glade"], beaten=[["mist_wolf"]], mist=[5])
    glade.choose(0, "realise 1")
    assert asked(glade) == "Mist Wolf: do you fight, or do you pay 4 mist for a domination?"
    duel = a_duel(reserve=[1])
    duel.choose(0, "play berserk_charge head")
    duel.choose(0, "aim 1")
    assert asked(duel).startswith("Your Reserve is 2 short for Berserk Charge: which card do you offer?")
    assert face.note(WORDS, "offer mirror_veil", duel.view(0)) == "it goes to your discard pile: +2 Reserve"


def test_a_question_names_the_card_its_owner_and_what_it_is_worth_now() -> None:
    """[Rrd R26]"""
    lines = [[], BOOK.enemy_lines[BOOK.enemies.index("mist_wolf")]]
    pack = a_duel(opener=[1], lines=lines)  # with two alive their Force is 1 higher
    assert asked(pack) == "Mist Wolf 1 plays Claw, and you choose the slot: on which one?"
    assert [face.note(WORDS, text, pack.view(0)) for text in pack.menu(0)] == ["value 4", "value 3"]
    pack.choose(0, "slot torso")
    assert asked(pack) == "Mist Wolf 1 has a card pending: Claw. Do you counter it or let it through?"


def test_what_an_ability_on_offer_does_stands_behind_it() -> None:
    staff, sight = BOOK.weapons.index("loom_staff"), BOOK.heroes.index("tethra")
    lines = [BOOK.weapon_lines[staff] + BOOK.hero_abilities[sight][0], []]
    duel = a_duel(lines=lines, latent=[[4], [3, 3]])
    notes = {text: face.note(WORDS, text, duel.view(0)) for text in duel.menu(0) if text.startswith("activate")}
    assert notes["activate loom_staff 1"] == "Pay 1 Latent, once per pass of arms: +3 Reserve"
    assert notes["activate tethra_1 1"].startswith(
        "Pay 1 Latent, once per pass of arms: put the opposing top soul under"
    )


def test_looking_at_places_names_the_place_and_the_pile() -> None:
    """[Rrd W3]"""
    pile = [["mist_marsh", "broken_bridge", "howling_moor"]]
    circle = a_place(at=["duelling_circle_destined"], hero=["tethra"], mist=[5], pile=pile)
    circle.choose(0, "realise 4")
    assert asked(circle).startswith(
        "Duelling Circle (destiny place): the places you looked at go back on the pile of this"
    )
    assert "Real plane" in asked(circle)


def asked(table: Table) -> str:
    question = table.question(0)
    assert question is not None
    return Voice("rrd", "en", ["human"]).asked(question)


def test_a_card_without_a_slot_yet_is_named_with_its_owner() -> None:
    table = a_duel(bodies=1, opener=[1], body_hp=[[15], [9]], bleeding=[[0], [0]])
    assert " ► Mist Wolf · Claw (1) To*3 Fl2" in drawn(table.view(0))
    assert "Card being played: Claw (Mist Wolf)" in face.spoken(WORDS, table.view(0), NAMES)


# Playing


def test_a_run_that_stops_in_a_duel_goes_on_the_same() -> None:
    table = new_table("rrd", 1, 5)
    dice = random.Random(4)
    while not table.view(0)["duels"] or table.view(0)["duels"][0]["cards"] < 3:
        table.choose(0, dice.choice(table.menu(0)))
    again = replay(table.record().dumps())
    assert again.view(0) == table.view(0)
    assert drawn(again.view(0)) == drawn(table.view(0))
    for _ in range(40):
        if table.over:
            break
        text = dice.choice(table.menu(0))
        table.choose(0, text)
        again.choose(0, text)
    assert again.view(0) == table.view(0)


def test_in_lines_the_table_and_the_menu_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["table", "card quick slash", "play quick_slash arm", "aim 2"]
    match = Match(a_duel(), ["human"])
    Plain(match, "en", lambda _: typed.pop(0) if typed else None, shared=False).play()
    out = capsys.readouterr().out
    assert "Top soul: Claw, Assault, soul value 1, Torso 3, Flank 2" in out
    assert "Fury, Assault, soul value 1" in out
    assert "You play Quick Slash on the arm." in out
    assert match.table.record().choices == [(0, "play quick_slash arm"), (0, "aim 2")]


async def test_a_duel_is_fought_on_the_screen() -> None:
    app = TableApp(Match(a_duel(), ["human"], 3), "en", pace=0)
    async with on_a_screen(app, (80, 24)) as pilot:
        text = await seen(pilot)
        assert "▲ Claw (1) To*3 Fl2" in text
        assert "►1 Play Quick Slash on the arm" in text  # passing ends the turn, so it is not under the cursor
        assert "0 Pass" in text
        await press(pilot, "slash", *["space" if letter == " " else letter for letter in "quick arm"], "enter")
        assert app.match.table.record().choices[0] == (0, "play quick_slash arm")


async def test_the_language_can_be_changed_in_the_middle_of_a_place() -> None:
    app = TableApp(Match(a_place(), ["human"], 3), "en", pace=0)
    async with on_a_screen(app, (120, 40)) as pilot:
        assert "The dead stand guard (compulsory)" in await seen(pilot)
        await press(pilot, "L")
        assert "(obligatoire)" in await seen(pilot)
        await press(pilot, "L")
        assert "(Pflicht)" in await seen(pilot)
