"""ludotheque army: armies are checked and printed in three languages; --army brings one to a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.content.words import spaced, words_for
from ludotheque.games.legends.facts import CARDS
from ludotheque.games.legends.options import PACKS
from ludotheque.games.legends.roster import read
from ludotheque.kernel.record import read_record

from .command import run, well

SPOILT = "# Spoilt\n1 landor\n1 kralc\n6 high_elf\n"


def written(path: Path, *words: str) -> str:
    """An army that the command prints, kept in a file."""
    path.write_text(well("army", *words), encoding="utf-8")
    return str(path)


def units_in(path: str) -> list[int]:
    return read(words_for("legends", "en"), CARDS, Path(path).read_text(encoding="utf-8")).units


def told(*words: str) -> list[str]:
    """The sentences about an army that is not legal."""
    done = run("army", *words)
    assert (done.code, done.err) == (1, "")
    return done.out.splitlines()


@pytest.mark.parametrize("pack", PACKS)
def test_every_ready_army_is_printed_and_legal(pack: str, tmp_path: Path) -> None:
    path = written(tmp_path / "army.txt", "--pack", pack)
    assert well("army", "--check", path) == "The army is complete and legal.\n"


def test_an_army_by_lot_is_legal_and_the_same_for_the_same_seed(tmp_path: Path) -> None:
    words = ("--random", "grey", "--copies", "1", "--seed", "7")
    path = written(tmp_path / "army.txt", *words)
    assert well("army", *words) == Path(path).read_text(encoding="utf-8")
    assert well("army", "--check", path, "--copies", "1", "--side", "grey") == "The army is complete and legal.\n"
    assert well("army", *words[:-1], "8") != well("army", *words)


def test_an_army_by_lot_has_units_of_both_sides_where_they_mix(tmp_path: Path) -> None:
    path = written(tmp_path / "army.txt", "--random", "mixed", "--seed", "1")
    assert {CARDS.side[design] for design in units_in(path)} == {0, 1}
    assert well("army", "--check", path, "--side", "mixed") == "The army is complete and legal.\n"
    assert told("--check", path)[0].endswith(" armies only.")


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "1 unit of strength 10 too many.", "Kralc serves in grey armies only."),
        ("fr", "Il y a 1 unité de force 10 de trop.", "Kralc ne sert que dans les armées grises."),
        ("de", "1 Einheit der Stärke 10 ist zu viel.", "Kralc dient nur in grauen Armeen."),
    ],
)
def test_every_fault_is_a_sentence(language: str, first: str, last: str, tmp_path: Path) -> None:
    path = tmp_path / "army.txt"
    path.write_text(SPOILT, encoding="utf-8")
    lines = told("--check", str(path), "--lang", language)
    assert (lines[0], lines[-1]) == (first, last)
    assert len(lines) == 12 + 2


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Line 2: there is no unit “high_elv”; did you mean High Elf (high_elf)?"),
        ("fr", "Ligne 2 : il n’y a pas d’unité « high_elv » ; vouliez-vous dire Haut Elfe (high_elf) ?"),
        ("de", "Zeile 2: Es gibt keine Einheit „high_elv“; ist Hochelf (high_elf) gemeint?"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(language: str, line: str, tmp_path: Path) -> None:
    path = tmp_path / "army.txt"
    path.write_text("# Elves\n3 high_elv\n", encoding="utf-8")
    assert told("--check", str(path), "--lang", language) == [spaced(language, line)]


@pytest.mark.parametrize(
    ("language", "line", "fault"),
    [
        ("fr", "31 sorcier squelette", "Ligne 1"),
        ("fr", "1 Sorcier squelette", "Il manque"),
        ("de", "1 Skeletthexer", "fehl"),
        ("en", "1 Sorcier squelette", "Line 1: there is no unit “Sorcier squelette”"),
    ],
)
def test_units_are_known_by_their_names_in_the_language_that_is_spoken(
    language: str, line: str, fault: str, tmp_path: Path
) -> None:
    path = tmp_path / "army.txt"
    path.write_text(f"{line}\n", encoding="utf-8")
    assert fault in spaced(language, "\n".join(told("--check", str(path), "--lang", language)))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("army", "say one of --check FILE, --random SIDE and --pack PACK"),
        ("army --pack G1 --random grey", "say one of --check FILE, --random SIDE and --pack PACK"),
        ("army --check no-such-file.txt", "no-such-file.txt: No such file or directory"),
        ("play strife --plain --army LEGAL", "there are no armies in strife"),
        ("play legends --plain --seats random,random --army LEGAL", "--army is for a person, and only bots play"),
        (
            "play legends --plain --army LEGAL",
            "LEGAL: The beige army of this game is a ready one; add --option beige=custom to bring your own.",
        ),
        ("play legends --plain -o beige=custom --army SPOILT", "SPOILT: 1 unit of strength 10 too many. "),
        ("play legends --plain -o beige=custom -o copies=3 --army LEVY", "LEVY: Adellin is there 5 times; "),
        ("play legends --plain --resume game.json --army LEGAL", "a game that is resumed keeps its armies"),
    ],
)
def test_bad_input_is_answered_in_one_line(words: str, said: str, tmp_path: Path) -> None:
    written(tmp_path / "LEGAL", "--pack", "G4")
    written(tmp_path / "LEVY", "--pack", "celestial")
    (tmp_path / "SPOILT").write_text(SPOILT, encoding="utf-8")
    done = run(*words.split(), folder=tmp_path)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"ludotheque: {said}")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_an_army_comes_to_the_table_when_it_is_asked_for(seed: str, tmp_path: Path) -> None:
    path = written(tmp_path / "army.txt", "--random", "grey", "--copies", "2", "--seed", seed)
    options = ("-o", "beige=custom", "-o", "grey=custom", "-o", "copies=2", "-o", "first_army=grey")
    kept = tmp_path / "game.json"
    run("play", "legends", "--plain", "--seed", seed, *options, "--army", path, "--record", str(kept))
    choices = read_record(kept.read_text(encoding="utf-8")).choices
    recruited = [text.split()[1] for seat, text in choices if seat == 0 and text.startswith("recruit ")]
    assert sorted(CARDS.names.index(name) for name in recruited) == units_in(path)
