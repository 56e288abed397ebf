"""Takeback: allowed only where nothing was revealed, no chance was used and nobody else has acted."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import ludotheque
from ludotheque.games import find_game
from ludotheque.games.strife import GAME
from ludotheque.kernel.audience import shown, told
from ludotheque.kernel.choice import TABLE, Choice
from ludotheque.kernel.dice import Dice, SeededDice
from ludotheque.kernel.game import Data, Game
from ludotheque.kernel.laws import Moment, comes_to_know, played, some_settings, walk
from ludotheque.kernel.save import save
from ludotheque.kernel.state import State
from ludotheque.server.play import Play
from ludotheque.server.store import Row
from ludotheque.server.takeback import may_take_back
from ludotheque.table import Table

from ..counts import at_least
from .furniture import a_table

ANN, BOB = 0, 1
ROW = ["shadow_keep", "pit_of_souls", "endless_green"]
WYRM = ["ceremony_of_the_wyrm", "blood_moon", "choking_fog"]
SPHINX = ["festival_of_the_sphinx", "blood_moon", "choking_fog"]
OFFERED = {"calendar": WYRM, "hidden": ["monk", "druid"], "settings": {"events": True}}


def table(hands: list[list[str]], piles: list[list[str]] | None = None, **more: object) -> Table:
    """A turn of Strife that begins with these champions."""
    position: Data = {"hand": hands, "pile": piles or [[], []], "row": ROW, **more}
    return ludotheque.setup("strife", position)


def chosen(at: Table, *answers: tuple[int, str]) -> bool:
    """Whether the last of these answers may be taken back."""
    for seat, text in answers[:-1]:
        at.choose(seat, text)
    seat, text = answers[-1]
    before = at.state.copy(at.state.dice)
    at.choose(seat, text)
    return may_take_back(GAME, before, at.state, seat, GAME.read(text))


def ranger_against_mage() -> Table:
    """After the reveal Ann's Ranger is asked; then, unless he is ambushed, Bob's Mage."""
    at = table([["ranger", "monk", "druid"], ["mage", "knight", "warrior"]], [["assassin"], ["barbarian"]])
    at.choose(ANN, "select ranger")
    at.choose(BOB, "select mage")
    assert at.deciders() == [ANN]
    return at


def test_an_ability_that_is_declined_can_be_taken_back_while_nobody_has_acted() -> None:
    assert chosen(ranger_against_mage(), (ANN, "pass"))


def test_an_ambush_can_be_taken_back_where_the_turn_is_not_over() -> None:
    hands = [["ranger", "monk", "druid"], ["mage", "knight", "warrior"]]
    at = table(hands, [["assassin"], ["necromancer", "ranger"]])
    assert chosen(at, (ANN, "select ranger"), (BOB, "select mage"), (ANN, "use"))
    assert at.deciders() == [BOB]


def test_a_choice_cannot_be_taken_back_once_the_opponent_has_acted() -> None:
    at = ranger_against_mage()
    before = at.state.copy(at.state.dice)
    at.choose(ANN, "pass")
    assert may_take_back(GAME, before, at.state, ANN, GAME.read("pass"))
    at.choose(BOB, "pass")
    assert not may_take_back(GAME, before, at.state, ANN, GAME.read("pass"))


def test_a_choice_that_turns_up_a_location_cannot_be_taken_back() -> None:
    at = table([["barbarian", "monk", "druid"], ["mage", "knight", "warrior"]], [["assassin"], ["ranger"]])
    before_the_choice = ((ANN, "select barbarian"), (BOB, "select mage"))
    assert not chosen(at, *before_the_choice, (ANN, "discard pit_of_souls"))
    assert at.deciders() == [BOB]
    assert at.state.draws


def test_the_same_choice_can_where_no_location_is_left_to_turn_up() -> None:
    hands = [["barbarian", "monk", "druid"], ["mage", "knight", "warrior"]]
    at = table(hands, [["assassin"], ["ranger"]], deck=[])
    assert chosen(at, (ANN, "select barbarian"), (BOB, "select mage"), (ANN, "discard pit_of_souls"))


def test_the_last_sealed_answer_cannot_be_taken_back() -> None:
    at = table([["ranger", "monk", "druid"], ["mage", "knight", "warrior"]], [["assassin"], ["barbarian"]])
    assert not chosen(at, (ANN, "select ranger"), (BOB, "select mage"))


def test_the_first_sealed_answer_is_changed_not_taken_back() -> None:
    at = table([["ranger", "monk", "druid"], ["mage", "knight", "warrior"]])
    assert not chosen(at, (ANN, "select ranger"))


@pytest.mark.parametrize("answers", [[], [(BOB, "select mage")]])
def test_that_the_next_question_has_been_answered_in_secret_does_not_show(answers: list[tuple[int, str]]) -> None:
    """[Strife 3.3] Ann's last choice of a turn, no location left to turn up: Bob may be selecting already."""
    hands = [["knight", "monk", "druid"], ["ranger", "mage", "warrior"]]
    at = table(hands, deck=[])
    for seat, text in ((ANN, "select knight"), (BOB, "select ranger")):
        at.choose(seat, text)
    before = at.state.copy(at.state.dice)
    at.choose(ANN, "pass")
    assert at.state.asked() == [ANN, BOB]
    for seat, text in answers:
        at.choose(seat, text)
    assert not may_take_back(GAME, before, at.state, ANN, GAME.read("pass"))


def garwood_peak_with_the_sphinx() -> Table:
    """Ann lets Bob select first; she guesses before his card is turned. [Strife 13.19]"""
    settings = {"events": True, "relics": True}
    hands = [["monk", "mage", "druid"], ["ranger", "paladin", "druid"]]
    at = table(hands, relic=["garwood_peak", None], calendar=SPHINX, settings=settings)
    at.choose(ANN, "use")
    return at


def test_a_card_laid_face_down_can_be_taken_back_while_it_lies_so() -> None:
    assert chosen(garwood_peak_with_the_sphinx(), (BOB, "select paladin"))


def test_a_choice_that_reveals_a_face_down_card_cannot_be_taken_back() -> None:
    at = garwood_peak_with_the_sphinx()
    assert not chosen(at, (BOB, "select paladin"), (ANN, "guess ranger"))
    assert at.deciders() == [ANN]


def test_a_choice_that_is_public_by_itself_reveals_nothing() -> None:
    """[Strife 12.7] Hands are open: Bob's card was seen before, and that he plays it is what he takes back."""
    hands = [["monk", "mage", "druid"], ["ranger", "paladin", "druid"]]
    at = table(hands, relic=["garwood_peak", None], settings={"relics": True})
    assert chosen(at, (ANN, "use"), (BOB, "select paladin"))


def wizard(**more: object) -> Table:
    """Ann's Mage on the pile may set aside a champion; Bob's legacy champion asks next."""
    hands = [["knight", "ranger", "warrior"], ["paladin", "knight", "ranger"]]
    at = table(hands, [["barbarian", "mage"], ["warrior", "necromancer"]], **more)
    for seat, text in ((ANN, "select knight"), (BOB, "select paladin"), (ANN, "pass"), (BOB, "pass")):
        at.choose(seat, text)
    assert at.deciders() == [ANN]
    assert "aside ranger" in at.menu(ANN)
    return at


def test_a_champion_set_aside_from_an_open_hand_can_be_taken_back() -> None:
    assert chosen(wizard(), (ANN, "aside ranger"))


def test_a_champion_set_aside_from_a_hidden_hand_tells_that_it_is_not_the_wyrms() -> None:
    """[Strife 13.17] Until then Bob could not tell it from the card laid down for the Wyrm."""
    assert not chosen(wizard(**OFFERED), (ANN, "aside ranger"))


def test_what_tells_nothing_of_a_hidden_hand_can_be_taken_back() -> None:
    assert chosen(wizard(**OFFERED), (ANN, "pass"))


def test_the_last_choice_of_a_game_cannot_be_taken_back() -> None:
    hands = [["knight", "monk"], ["ranger", "mage"]]
    at = table(hands, deck=[], round=3)
    assert not chosen(at, (ANN, "select knight"), (BOB, "select ranger"), (ANN, "pass"))
    assert at.over


# On random games


def answered(m: Moment) -> tuple[State, State, int, Choice]:
    """The last answer at a position: the table before it and after it, who gave it and what it was."""
    *others, seat = m.choices
    before = m.g.copy(m.g.dice)
    for other in others:
        before.choose(other, m.choices[other])
    return before, gone_on(before, seat, m.choices[seat]), seat, m.choices[seat]


def gone_on(g: State, seat: int, choice: Choice) -> State:
    after = g.copy(g.dice)
    after.events = []
    after.choose(seat, choice)
    return after


def known(g: State, audience: int) -> object:
    return shown(GAME, g, audience), told(GAME, g.events, audience)


@pytest.mark.parametrize("run", range(4))
def test_what_is_taken_back_leaves_no_trace(run: int) -> None:
    """Another choice instead gives the state and the views of a game in which the first was never made; and nobody
    has learnt anything, on tables imagined from seeds that the answer did not see.
    """
    yes = 0
    for seed in range(run, at_least(quick=24, full=240), 4):
        settings = some_settings(GAME, seed)
        never = iter(walk(GAME, 2, settings, seed))  # the same game again, in which nothing is ever taken back
        for m in walk(GAME, 2, settings, seed):
            clean = next(never)
            before, after, seat, choice = answered(m)
            if not may_take_back(GAME, before, after, seat, choice):
                continue
            yes += 1
            check_no_trace(before, clean.g.copy(clean.g.dice), seat, settings)
            check_nothing_learnt(before, after, seat, choice, seed)
    assert yes > 50


def check_no_trace(before: State, clean: State, seat: int, settings: dict[str, bool | int | str]) -> None:
    for other in before.menu(seat):
        again, never = gone_on(before, seat, other), gone_on(clean, seat, other)
        assert save(GAME, again, settings) == save(GAME, never, settings)
        assert all(known(again, audience) == known(never, audience) for audience in (ANN, BOB, TABLE))


def check_nothing_learnt(before: State, after: State, seat: int, choice: Choice, seed: int) -> None:
    for audience in (ANN, BOB, TABLE):
        imagined: State = GAME.imagine(before, audience, SeededDice(1_000_000 + seed))
        could_be = [choice] if audience == seat else imagined.menu(seat)
        assert known(after, audience) in [known(gone_on(imagined, seat, c), audience) for c in could_be]


@pytest.mark.parametrize("run", range(2))
def test_what_cannot_be_taken_back_has_a_reason(run: int) -> None:
    """Without hidden cards the answer is no only for chance, for the end, and where another seat is asked too."""
    for seed in range(run, at_least(quick=12, full=120), 2):
        for m in walk(GAME, 2, GAME.settings({"relics": True}), seed):
            before, after, seat, choice = answered(m)
            asked_alone = before.asked() == [seat] and len(after.asked()) < 2
            allowed = asked_alone and not after.draws and not after.over()
            assert may_take_back(GAME, before, after, seat, choice) == allowed


# Every game: by the game's own rule of what is discreet, held against imagined tables

OTHERS = {"strain": (2, 3), "legends": (2, 4), "rrd": (1, 2)}  # seats
GAMES = {id: find_game(id) for id in OTHERS}
Offer = tuple[State, int, Choice]  # the table before a choice, whose it was, and what


def choices_of(game: Game, seats: int, seed: int, most: int) -> Iterator[tuple[Offer, bool]]:
    """A random game as a server plays it, with pauses; each choice, and whether it could be taken back."""
    g: State = game.deal(seats, some_settings(game, seed), SeededDice(seed), False)
    g.pausing = True
    chance = Random(seed)
    for _ in range(most):
        while g.paused():
            g.proceed()
        if g.over():
            return
        seat = chance.choice(g.deciders())
        choice = chance.choice(g.menu(seat))
        before = g.copy(g.dice)
        g.choose(seat, choice)
        yield (before, seat, choice), may_take_back(game, before, g, seat, choice)


def could_imagine(game: Game, offer: Offer, audience: int, seed: int) -> bool:
    """Whether what the audience came to know could have come from another table that it could imagine before."""
    before, seat, choice = offer
    real, imagined = played(before, seat, choice), game.imagine(before, audience, SeededDice(seed))
    menu = imagined.menu(seat)
    choices = [choice] if audience == seat else [choice, *menu]
    return any(c in menu and comes_to_know(game, imagined, real, seat, c, audience) for c in choices)


@pytest.mark.parametrize("id", OTHERS)
def test_what_is_offered_reveals_nothing_to_anybody(id: str) -> None:
    game, offers = GAMES[id], 0
    for seed in range(at_least(quick=6, full=150)):
        seats = OTHERS[id][seed % 2]
        for offer, offered in choices_of(game, seats, seed, most=at_least(quick=60, full=600)):
            offers += offered
            for audience in range(-1, seats) if offered else ():
                looks = [could_imagine(game, offer, audience, look) for look in range(at_least(quick=2, full=20))]
                assert all(looks), (seed, game.text(offer[2]), audience)
    assert offers > at_least(quick=15, full=1500)


def test_a_tile_that_leaves_a_hand_stays_played() -> None:
    """[Strain A29] Of few imagined tables none may be without that tile in the hand; of many some are."""
    game = GAMES["strain"]
    shown = [
        offer
        for offer, offered in choices_of(game, 2, seed=1001, most=120)
        if game.text(offer[2]).startswith("place ") and not offered
    ]
    assert shown
    assert all(is_learnt(game, offer, 1 - offer[1], looks=40) for offer in shown[:3])


def test_a_unit_that_moves_for_the_first_time_shows_that_it_can() -> None:
    """[Legends A53] Some of an army cannot: a table on which this is one of them speaks against the move."""
    game = GAMES["legends"]
    settings = game.settings({"first_army": "beige"})
    g: State = game.deal(2, settings, SeededDice(5), False)
    while type(g.agenda[-1]).__name__ != "Turn":
        g.choose(g.deciders()[0], (0, 0, 0))
    (seat,) = g.deciders()
    choice = next(c for c in g.menu(seat) if game.text(c).startswith("move "))
    before = g.copy(g.dice)
    g.choose(seat, choice)
    assert not may_take_back(game, before, g, seat, choice)
    assert is_learnt(game, (before, seat, choice), 1 - seat, looks=40)


def is_learnt(game: Game, offer: Offer, audience: int, looks: int) -> bool:
    return not all(could_imagine(game, offer, audience, seed) for seed in range(looks))


@pytest.mark.parametrize(("id", "wanted"), [
    ("strain", {"end", "attack", "use", "commit"}),
    ("legends", {"swap", "with", "watch"}),
    ("rrd", {"return", "take-back", "wield"}),
])  # fmt: skip
def test_what_people_want_back_is_offered(id: str, wanted: set[str]) -> None:
    found: set[str] = set()
    for seed in range(20):
        for (_, _, choice), offered in choices_of(GAMES[id], 2, seed, most=150):
            found |= {GAMES[id].text(choice).split()[0]} if offered else set()
        if found >= wanted:
            return
    assert found >= wanted


def test_a_sheet_imagines_nothing() -> None:
    """Whether a choice can be taken back stands in every sheet, so that it must take no time."""
    for id in ("strife", *OTHERS):
        play = Play(a_table(game_id=id))
        play.game = play.game._replace(imagine=refuse)
        chance, n = Random(1), 0
        while n < 30:
            play.settle()
            seat = play.state.deciders()[0]
            play.apply(Row(n, seat, "choose", chance.choice(play.menu(seat)), 0))
            n += 1
            play.sheet(seat, 0)


def refuse(g: State, seat: int, dice: Dice) -> State:
    raise AssertionError("a table was imagined")
