"""The drawn table, played by pressing keys."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest

from ludotheque import Seat, Table
from ludotheque.bots.search import Search
from ludotheque.kernel.game import Data
from ludotheque.kernel.record import read_record
from ludotheque.table import replay, setup
from ludotheque.terminal.app import TableApp
from ludotheque.terminal.match import Match
from ludotheque.terminal.prompts import matching
from ludotheque.terminal.screens import Cover, Finder, Reader, Sure
from tests.counts import at_least
from tests.terminal.seeing import an_app, on_a_screen, press, seen, settled, squeezed

SIZE = (120, 40)
SMALL = (80, 24)
LATE = at_least(7, 1)  # the turn from which a game is played in other languages: its keys are the same in all of them
OVER = {"en": "The game is over.", "fr": "La partie est finie.", "de": "Das Spiel ist zu Ende."}


def at_the_table(app: TableApp) -> bool:
    return app.screen is app.front


@pytest.mark.parametrize(
    ("lang", "size", "turn"), [("en", SMALL, 1), ("fr", SIZE, LATE), ("de", SMALL, LATE)], ids=["en", "fr", "de"]
)
async def test_a_whole_game_is_played_with_the_keys(lang: str, size: tuple[int, int], turn: int) -> None:
    app = an_app(lang=lang, turn=turn)
    async with on_a_screen(app, size) as pilot:
        while not app.match.table.over:
            await press(pilot, "1")
        text = await seen(pilot)
        assert OVER[lang] in text
        assert "strife-1.json" in text
        assert "«" not in text.replace("« ", "")  # the mark of missing words


@pytest.mark.parametrize(("lang", "size", "bots"), [("en", SMALL, 3), ("de", SMALL, 6), ("fr", SIZE, 1)])
async def test_a_game_of_strain_is_played_with_the_keys(lang: str, size: tuple[int, int], bots: int) -> None:
    app = an_app(",".join(["human"] + ["random"] * bots), lang=lang, game="strain", start="first")
    async with on_a_screen(app, size) as pilot:
        for _ in range(10):
            text = await seen(pilot)
            assert "«" not in text.replace("« ", "")
            await press(pilot, "1", "0")
        assert app.match.table.view(0)["turn"] > 1


async def test_what_ends_something_has_a_key_of_its_own_and_is_not_under_the_cursor() -> None:
    app = an_app("human,random", game="strain", start="first")
    async with on_a_screen(app, SIZE) as pilot:
        await press(pilot, "1", "2", "2")
        text = await seen(pilot)
        assert " 0 End your Evolve phase" in text
        assert "►1 Place the" in text
        await press(pilot, "enter")
        assert app.match.table.record().choices[-1][1].startswith("place ")


async def test_a_long_menu_is_searched_by_words_notation_or_number() -> None:
    app = an_app()
    async with on_a_screen(app, SMALL) as pilot:
        assert "(/ Search)" in await seen(pilot)
        await press(pilot, "slash")
        assert isinstance(app.screen, Finder)
        for letter in "wiz":
            await pilot.press(letter)
        assert "Wizard" in await seen(pilot)
        assert "Monk" not in await seen(pilot)
        await press(pilot, "escape")
        assert at_the_table(app)
        await press(pilot, "slash")
        for letter in "legacy monk":
            await pilot.press("space" if letter == " " else letter)
        await press(pilot, "enter")
        await settled(pilot)
        assert app.match.table.record().choices[1] == (0, "legacy monk")


def test_what_is_typed_finds_lines() -> None:
    lines, names = ["End it", "Attack B1", "Attack B12"], [(0, "end"), (1, "attack b1"), (2, "attack b12")]
    assert matching("", lines, names) == [0, 1, 2]
    assert matching("2", lines, names) == [2]
    assert matching("Attack  b1", lines, names) == [1]
    assert matching("att b", lines, names) == [1, 2]
    assert matching("nothing", lines, names) == []


def test_a_whole_word_of_the_notation_leaves_only_what_is_written_with_it() -> None:
    names = list(enumerate(["move a3 a4", "move a4 a5", "move aa4 aa5", "use b1 a4"], 1))
    lines = ["?"] * len(names)
    assert matching("a4", lines, names) == [1, 0, 3]
    assert matching("move a4", lines, names) == [1, 0]
    assert matching("move a", lines, names) == [0, 1, 2]


async def test_a_key_hurries_on_to_the_next_question() -> None:
    app = an_app("human,random,random,random", game="strain", start="first")
    app.pace = 60.0
    async with on_a_screen(app, SIZE) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert app.prompt is None
        await pilot.press("x")
        await settled(pilot)
        assert app.match.decider() == 0


async def test_people_at_one_screen_pass_strain_from_hand_to_hand() -> None:
    app = an_app("human,human,random", game="strain", start="first")
    async with on_a_screen(app, SIZE) as pilot:
        assert isinstance(app.screen, Cover)
        await press(pilot, "enter", "3", "3", "3")
        hand = {app.voice.words.text(f"tile-{tile}") for tile in app.match.table.view(0)["seats"][0]["hand"]}
        text = await seen(pilot)
        assert all(tile in text for tile in hand)
        await press(pilot, "0")
        assert isinstance(app.screen, Cover)
        assert "Player 2" in await seen(pilot)
        await press(pilot, "enter")
        text = await seen(pilot)
        assert not any(tile in text for tile in hand)


async def test_arrows_and_enter_choose_as_well() -> None:
    app = an_app()
    async with on_a_screen(app, SIZE) as pilot:
        await press(pilot, "down", "down", "enter")
        assert app.match.table.record().choices[1] == (0, "legacy assassin")


async def test_letters_follow_the_nine_figures() -> None:
    app = an_app()
    async with on_a_screen(app, SIZE) as pilot:
        assert "a Put the Barbarian in your legacy pile" in await seen(pilot)
        await press(pilot, "a")
        assert app.match.table.record().choices[1] == (0, "legacy barbarian")


async def test_a_key_without_a_line_changes_nothing() -> None:
    app = an_app()
    async with on_a_screen(app, SIZE) as pilot:
        await press(pilot, "z", "space", "x")
        assert [seat for seat, _ in app.match.table.record().choices] == [1]  # the bot's sealed answer


async def test_the_card_of_the_choice_under_the_cursor_is_shown() -> None:
    app = an_app()
    async with on_a_screen(app, SIZE) as pilot:
        assert "Battle Meditation" in await seen(pilot)
        await press(pilot, "down")
        assert "The Necromancer gains 1 power" in squeezed(await seen(pilot))


async def test_cards_are_read_on_demand_and_searched() -> None:
    app = an_app()
    async with on_a_screen(app, SMALL) as pilot:
        await press(pilot, "down", "c")
        assert isinstance(app.screen, Reader)
        assert (await seen(pilot)).index("Power 1, Undead") > 0
        for letter in "wyrm":
            await pilot.press(letter)
        await pilot.pause()
        assert "Ceremony of the Wyrm" in await seen(pilot)
        assert "Undead" not in await seen(pilot)
        await press(pilot, "escape")
        assert at_the_table(app)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("r", "1.1 Strife is played by two players."),
        ("l", "Round 1 begins."),
        ("t", "Location deck:"),
        ("w", "takes the Fatestone."),
        ("question_mark", "A choice that has been made stays made."),
    ],
)
async def test_rules_log_table_and_help_are_a_key_away(key: str, text: str) -> None:
    app = an_app()
    async with on_a_screen(app, SIZE) as pilot:
        await press(pilot, key)
        assert text in squeezed(await seen(pilot))
        await press(pilot, "escape")
        assert "Choose your first legacy champion" in await seen(pilot)


async def test_the_language_changes_at_the_table() -> None:
    app = an_app()
    async with on_a_screen(app, SIZE) as pilot:
        await press(pilot, "L")
        assert "Choisissez en secret votre premier champion Héritage." in await seen(pilot)
        await press(pilot, "L")
        assert "Wähle geheim deinen ersten Vermächtnis-Champion." in await seen(pilot)


async def test_the_log_shows_what_a_total_is_made_of() -> None:
    app = an_app(beginner=True)
    async with on_a_screen(app, SIZE) as pilot:
        while app.match.log[-1].event["name"] != "turn":
            await press(pilot, "1")
        totals = next(told for told in app.match.log if told.event["name"] == "totals")
        assert app.voice.remarks(totals.event, totals.view)[0] in squeezed(await seen(pilot))


async def test_leaving_asks_first_and_keeps_the_record(tmp_path: Path) -> None:
    app = an_app()
    record = app.match.record = tmp_path / "game.json"
    async with on_a_screen(app, SIZE) as pilot:
        await press(pilot, "1", "q")
        assert isinstance(app.screen, Sure)
        await press(pilot, "escape")
        assert at_the_table(app)
        await press(pilot, "q")
        await pilot.press("2")
        await pilot.pause()
    text = record.read_text(encoding="utf-8")
    assert read_record(text).choices == app.match.table.record().choices
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


async def test_at_the_end_one_reads_what_came_of_the_game_and_keeps_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    app = an_app(beginner=True, turn=8)
    async with on_a_screen(app, SIZE) as pilot:
        while not app.match.table.over:
            await press(pilot, "1")
        await press(pilot, "2")
        assert "Victory points by round" in await seen(pilot)
        await pilot.press("escape")
        await press(pilot, "1")
        assert "The game is recorded in" in squeezed(await seen(pilot))
    assert replay((tmp_path / "strife-1.json").read_text(encoding="utf-8")).result == app.match.table.result


async def test_a_record_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    app = an_app(beginner=True, turn=8)
    app.match.record = tmp_path / "missing" / "game.json"
    async with on_a_screen(app, SIZE) as pilot:
        while not app.match.table.over:
            await press(pilot, "1")
        assert "The game could not be recorded in" in squeezed(await seen(pilot))


async def test_a_window_that_becomes_too_small_says_so_and_takes_no_choice() -> None:
    app = an_app()
    async with on_a_screen(app, SMALL) as pilot:
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        text = squeezed(await seen(pilot))
        assert "This window has 60 × 20 characters; the table needs 80 × 24." in text
        assert "Hand" not in text
        await press(pilot, "1", "enter")
        assert len(app.match.table.record().choices) == 1
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "Choose your first legacy champion" in await seen(pilot)


async def test_bots_among_themselves_can_be_stopped_and_stepped() -> None:
    app = an_app("greedy,random")
    app.pace = 5.0
    async with on_a_screen(app, SIZE) as pilot:
        await press(pilot, "1")  # pause
        assert "1 Next" in await seen(pilot)
        told = len(app.match.log)
        app.pace = 0
        await press(pilot, "1")
        await press(pilot, "1")
        assert len(app.match.log) > told
        await pilot.press("2")
        for _ in range(500):
            await pilot.pause()
            if app.match.table.over:
                break
        await settled(pilot)
        assert "The game is over." in await seen(pilot)


async def test_people_at_one_screen_never_see_each_others_secrets() -> None:
    app = an_app("human,human")
    async with on_a_screen(app, SIZE) as pilot:
        assert isinstance(app.screen, Cover)
        assert "Player 1" in await seen(pilot)
        await press(pilot, "3")  # only Enter uncovers
        assert isinstance(app.screen, Cover)
        await press(pilot, "enter", "4")  # the Wizard, in secret
        assert isinstance(app.screen, Cover)
        assert "Wizard" not in await seen(pilot)
        await press(pilot, "enter")
        assert "Player 2: Choose your first legacy champion" in await seen(pilot)
        assert "(face down)" not in await seen(pilot)
        await press(pilot, "8", "enter")  # the Warrior; now Player 1 selects and sees their own card only
        assert "3 Wizard (face down)" in await seen(pilot)
        assert "7 Warrior (face down)" not in await seen(pilot)
        assert (await seen(pilot)).count("face down") == 2
        await press(pilot, "1", "enter")
        assert "7 Warrior (face down)" in await seen(pilot)
        assert "3 Wizard (face down)" not in await seen(pilot)


async def test_people_at_one_screen_need_no_cover_where_nothing_is_secret() -> None:
    app = an_app("human,human", turn=7)
    covered = uncovered = 0
    async with on_a_screen(app, SIZE) as pilot:
        while not app.match.table.over:
            if isinstance(app.screen, Cover):
                assert len(app.match.table.state.asked()) > 1
                covered += 1
                await press(pilot, "enter")
            else:
                uncovered += len(app.match.table.state.asked()) == 1
                await press(pilot, "1")
        assert "The game is over." in await seen(pilot)
    assert covered >= 4  # two turns, two people
    assert uncovered > 0


async def test_in_a_wyrm_round_the_other_hand_stays_hidden() -> None:
    app = an_app("human,human", seed=wyrm_seed(), events=True)
    async with on_a_screen(app, SIZE) as pilot:
        await press(pilot, "enter", "1")
        assert isinstance(app.screen, Cover)
        await press(pilot, "enter", "2", "enter")
        assert "9 champions, hidden" in await seen(pilot)
        assert "0 Monk (face down)" in await seen(pilot)
        assert "1 Necromancer (face down)" not in await seen(pilot)
        assert "hides the Necromancer" not in squeezed(await seen(pilot))


def wyrm_seed() -> int:
    """A seed whose only round is the Ceremony of the Wyrm."""
    return next(
        seed
        for seed in range(200)
        if an_app(seed=seed, events=True).match.table.view()["event"] == "ceremony_of_the_wyrm"
    )


async def test_a_key_lets_a_pass_stand_and_takes_it_back() -> None:
    """[Strain A50]"""
    position: Data = {
        "organism": [["yeast"], ["yeast"]],
        "membrane": [["cytosol"], ["cytosol"]],
        "hand": [["antibody"], ["influenza"]],
        "active": 1,
    }
    match = Match(setup("strain", position, 2), ["human", "random"])
    match.choose(1, "infect influenza a1")
    app = TableApp(match, "en", pace=0)
    async with on_a_screen(app, SIZE) as pilot:
        assert "o: pass by itself from now on" in await seen(pilot)
        await press(pilot, "question_mark")
        assert "o: pass by itself from now on" in await seen(pilot)
        await press(pilot, "escape")
        await press(pilot, "o")
        assert match.orders == {0: "untargeted"}
        assert "Pass unless it targets me" in await seen(pilot)
        assert match.table.deciders() == [0]  # it does target this player
        await press(pilot, "o")
        assert match.orders == {0: "always"}
        assert "infects" in [told.event["name"] for told in match.log]
        await press(pilot, "o")
        assert match.orders == {}


class Slow(Search):
    """It thinks until it is told to stop."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.game)
        self.enough_thought = Event()

    def choose(self, seat: Seat) -> str:
        self.enough_thought.wait()
        return seat.menu()[0]


@pytest.mark.parametrize(("lang", "said"), [("en", "is thinking"), ("de", "überlegt"), ("fr", "réfléchit")])
async def test_the_screen_says_that_a_bot_thinks_and_answers_keys_meanwhile(lang: str, said: str) -> None:
    app = an_app("human,novice", lang=lang)
    app.match.bots[1] = slow = Slow(app.match.table)
    async with app.run_test(size=SIZE) as pilot:
        try:
            while said not in await seen(pilot):
                await asyncio.sleep(0.02)
            await pilot.press("question_mark")
            await pilot.pause()
            assert len(app.screen_stack) > 2
            await pilot.press("escape")
        finally:
            slow.enough_thought.set()
        await settled(pilot)
        assert said not in await seen(pilot)
        assert app.match.decider() == 0
