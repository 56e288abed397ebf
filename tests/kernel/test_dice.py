"""Dice: chance that is the same everywhere, holds no future and no position."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.kernel.dice import AskingDice, Dice, NeedsChance, ScriptedDice, SecretDice, SeededDice
from ludotheque.kernel.record import BadRecord, dice_for

MILLION = 1_000_000
SECRET = bytes(range(32))
LAST_SEED = (1 << 63) - 1


@pytest.mark.parametrize(
    ("seed", "move", "draw", "shown"),
    [
        (0, 0, 0, 376702),
        (0, 0, 1, 212925),
        (0, 1, 0, 748167),
        (1, 0, 0, 153255),
        (7, 0, 0, 901066),
        (7, 12, 3, 151480),
        (7, 12, 4, 892545),
        (8, 12, 3, 701299),
        (1 << 32, 5, 0, 947458),
        (1 << 33, 5, 0, 36438),
        ((1 << 62) + 5, MILLION, 99, 862810),
        (LAST_SEED, 0, 0, 806877),
    ],
)
def test_seeded_dice_show_the_same_on_every_machine(seed: int, move: int, draw: int, shown: int) -> None:
    assert SeededDice(seed).below(MILLION, move, draw) == shown


@pytest.mark.parametrize(
    ("secret", "move", "draw", "shown"),
    [
        (SECRET, 0, 0, 874473),
        (SECRET, 0, 1, 603775),
        (SECRET, 1, 0, 776129),
        (SECRET, 300, 2, 935399),
        (bytes(32), 0, 0, 797914),
        (bytes(32), 300, 2, 126186),
    ],
)
def test_secret_dice_show_the_same_on_every_machine(secret: bytes, move: int, draw: int, shown: int) -> None:
    assert SecretDice(secret).below(MILLION, move, draw) == shown


@pytest.mark.parametrize("dice", [SeededDice(5), SecretDice(SECRET)], ids=["seeded", "secret"])
@pytest.mark.parametrize("cases", [2, 3, 10, 12])
def test_all_cases_are_equally_likely(dice: Dice, cases: int) -> None:
    throws = 12000
    seen = Counter(dice.below(cases, move, draw) for move in range(throws // 4) for draw in range(4))
    assert sorted(seen) == list(range(cases))
    due = throws / cases
    assert all(abs(count - due) < 5 * due**0.5 for count in seen.values())  # five standard deviations


@pytest.mark.parametrize("dice", [SeededDice(5), SecretDice(SECRET)], ids=["seeded", "secret"])
def test_one_throw_says_nothing_about_the_next(dice: Dice) -> None:
    throws = 12000
    pairs = Counter((dice.below(3, move, 0), dice.below(3, move, 1)) for move in range(throws))
    moves = Counter((dice.below(3, move, 0), dice.below(3, move + 1, 0)) for move in range(throws))
    due = throws / 9
    for seen in (pairs, moves):
        assert len(seen) == 9
        assert all(abs(count - due) < 5 * due**0.5 for count in seen.values())


def test_chance_depends_on_seed_move_and_draw() -> None:
    shown = SeededDice(7).below(MILLION, 3, 2)
    assert SeededDice(8).below(MILLION, 3, 2) != shown
    assert SeededDice(7).below(MILLION, 4, 2) != shown
    assert SeededDice(7).below(MILLION, 3, 3) != shown
    assert SeededDice(7).below(MILLION, 2, 3) != shown


def test_neighbouring_seeds_play_different_games() -> None:
    openings = {tuple(SeededDice(seed).below(MILLION, 0, draw) for draw in range(3)) for seed in range(2000)}
    assert len(openings) == 2000


def test_dice_hold_no_position() -> None:
    for dice in (SeededDice(7), SecretDice(SECRET)):
        forth = [dice.below(MILLION, 0, draw) for draw in range(20)]
        back = [dice.below(MILLION, 0, draw) for draw in reversed(range(20))]
        assert back[::-1] == forth
        assert len(set(forth)) == 20


def test_a_seed_may_have_63_bits() -> None:
    for seed in (1 << 40, 1 << 62, LAST_SEED):
        assert all(0 <= SeededDice(seed).below(12, move, 0) < 12 for move in range(100))
    assert SeededDice(LAST_SEED).below(MILLION, 0, 0) != SeededDice(LAST_SEED - 1).below(MILLION, 0, 0)
    assert SeededDice((1 << 32) + 1).below(MILLION, 0, 0) != SeededDice(0).below(MILLION, 0, 0)


def test_a_record_lends_the_dice_that_it_names() -> None:
    assert dice_for("seed 7").below(MILLION, 12, 3) == 151480
    assert dice_for(f"seed {LAST_SEED}").below(MILLION, 0, 0) == 806877
    assert dice_for("secret " + SECRET.hex()).below(MILLION, 0, 0) == 874473


@pytest.mark.parametrize(
    "chance",
    [
        "",
        "seed",
        "seed x",
        "seed -1",
        f"seed {1 << 63}",
        "seed " + "9" * 5000,
        "secret",
        "secret " + "00" * 31,
        "secret " + "00" * 33,
        "secret " + "xy" * 32,
        "dice 7",
    ],
)
def test_a_record_needs_a_seed_of_63_bits_or_a_secret_of_32_bytes(chance: str) -> None:
    with pytest.raises(BadRecord) as error:
        dice_for(chance)
    assert str(error.value) == "chance must be 'seed' and a number below 2**63, or 'secret' and 64 hex digits"


def test_scripted_dice_show_what_they_are_told_then_nought() -> None:
    dice = ScriptedDice([3, 0, 5])
    assert [dice.below(6, 0, 0) for _ in range(5)] == [3, 0, 5, 0, 0]


def test_scripted_dice_refuse_a_case_that_is_not_there() -> None:
    with pytest.raises(ValueError, match=r"^the dice are told to show 6, but there are only 6 cases$"):
        ScriptedDice([6]).below(6, 0, 0)


def test_dice_that_ask_say_how_many_cases_there_are() -> None:
    dice = AskingDice([4, 1])
    assert dice.below(6, 9, 0) == 4
    assert dice.below(2, 9, 1) == 1
    with pytest.raises(NeedsChance, match="chance among 11 is needed") as asked:
        dice.below(11, 9, 2)
    assert asked.value.cases == 11


def test_dice_of_no_kind_show_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Dice().below(6, 0, 0)
