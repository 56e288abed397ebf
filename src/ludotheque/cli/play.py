"""ludotheque play: a game at this terminal."""

from __future__ import annotations

import os
import secrets
import sys
from io import TextIOWrapper
from pathlib import Path

import rich_click as click

from ludotheque.cli.common import fail, language_option, option_option, parse_options
from ludotheque.content.drawing import HEIGHT, WIDTH
from ludotheque.content.files import read_text
from ludotheque.content.words import words_for
from ludotheque.games import find_game
from ludotheque.games.extras import extras_of
from ludotheque.kernel.game import Game, Setting, check_seats, made_easy
from ludotheque.kernel.record import read_record
from ludotheque.table import Table, new_table
from ludotheque.table import replay as replay_table
from ludotheque.terminal.match import HUMAN, Match, check_chairs
from ludotheque.terminal.plain import Plain, farewell, read_line, say
from ludotheque.terminal.voice import Voice

SEEDS = 1 << 40
LONGEST_NAME = 20
MODE, DUEL = "mode", "duel"
USUAL, NOVICE = "greedy", "novice"


@click.command()
@click.argument("game")
@click.option(
    "--seats", metavar="WHO,WHO", help="Who sits where: human, or a bot by name (default: you and greedy bots)."
)
@option_option
@click.option("--duel", is_flag=True, help="A single duel, where a game has such: the same as --option mode=duel.")
@click.option("--first", is_flag=True, help="An easy first game: options for beginners, and novice bots.")
@click.option("--seed", type=click.IntRange(0, SEEDS - 1), help="The chance of this game (default: another each time).")
@language_option
@click.option("--plain", is_flag=True, help="Lines instead of a drawn table: for screen readers and pipes.")
@click.option("--name", "names", metavar="NAME,NAME", default="", help="What the people are called, in seat order.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help="Keep the game in this file.")
@click.option("--army", type=click.Path(path_type=Path), metavar="FILE", help="Your own army, where a game has armies.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a game that was kept.")
@click.option("--at", type=click.IntRange(0), metavar="N", help="Resume it after N choices, from where it goes anew.")
def play(
    game: str, seats: str | None, options: tuple[str, ...], duel: bool, first: bool, seed: int | None, lang: str,
    plain: bool, names: str, record: Path | None, army: Path | None, resume: Path | None,
    at: int | None,
) -> None:  # fmt: skip
    """Play a game at this terminal: alone, against bots, with another person at the same screen, or watch two bots.

    Without a terminal, as in a pipe, it plays in plain lines. Inside, ? shows all keys.

    Example: ludotheque play strife --name Ann

    Two people, one round, in French: ludotheque play strife --seats human,human --option rounds=1 --lang fr

    An easy first game: ludotheque play strife --first

    Two bots, told in lines: ludotheque play strife --seats greedy,random --plain

    One duel against an enemy: ludotheque play rrd --duel --option enemy=mist_wolf

    From the 30th choice of a game that was kept, by new chance: ludotheque play strife --resume game.json --at 30
    """
    found = find_game(game)
    asked = asked_for(found, options, duel, first)
    check_resumed(resume, at, seed is not None, bool(asked), army)
    luck = secrets.randbelow(SEEDS) if seed is None else seed
    table = resumed(found, resume, at or 0) if resume else None
    chairs = chairs_of(found, seats, table, asked, NOVICE if first else USUAL)
    table = table or new_table(game, len(chairs), luck, asked)
    if at is not None:
        table = from_here(table, chairs, luck)
    match = Match(table, chairs, luck, names_of(names, chairs))
    if resume and at is None:
        match.play_again(resumed(found, resume, None).record().choices)
    if army:
        bring_army(match, army, lang)
    check_record(record)
    match.record = record
    match.keep()
    run(match, lang, plain)


def check_resumed(resume: Path | None, at: int | None, seed: bool, options: bool, army: Path | None) -> None:
    """What a game that was kept leaves to be said; one that goes on from its middle has chance of its own."""
    if at is not None and resume is None:
        fail("--at goes with --resume FILE")
    if resume is not None and (options or (seed and at is None)):
        fail("a game that is resumed keeps its seed and its options")
    if resume is not None and army is not None:
        fail("a game that is resumed keeps its armies")


def from_here(table: Table, chairs: list[str], luck: int) -> Table:
    """The table as its one person saw it; what they did not see is dealt anew."""
    if table.over:
        fail(f"the game was over after {len(table.made)} choices")
    if chairs.count(HUMAN) != 1:
        fail("who goes on from the middle of a game plays alone: name one human and bots")
    return table.from_here(chairs.index(HUMAN), f"seed {luck}")


def asked_for(game: Game, options: tuple[str, ...], duel: bool, first: bool) -> dict[str, Setting]:
    """What was named counts before what makes a first game easy."""
    asked = {**made_easy(game), **parse_options(options)} if first else parse_options(options)
    return as_duel(game, asked) if duel else asked


def as_duel(game: Game, asked: dict[str, Setting]) -> dict[str, Setting]:
    """A single duel is one of the modes that a game may have."""
    modes = [option.values for option in game.options if option.name == MODE]
    if not any(DUEL in values for values in modes):
        fail(f"there is no single duel in {game.id}")
    if asked.get(MODE, DUEL) != DUEL:
        fail(f"--duel is the same as --option {MODE}={DUEL}, not {MODE}={asked[MODE]}")
    return {**asked, MODE: DUEL}


def usual_seats(game: Game, asked: dict[str, Setting]) -> int:
    """How many play where nobody says it; a duel without a named enemy is one between two."""
    return 2 if asked.get(MODE) == DUEL and "enemy" not in asked else game.usual_seats


def chairs_of(
    game: Game, seats: str | None, table: Table | None, asked: dict[str, Setting], bot: str
) -> list[str]:  # fmt: skip
    """Who sits where; a bad word, or a wrong number of seats, is said in one line."""
    number = table.record().seats if table else usual_seats(game, asked)
    chairs = [kind.strip() for kind in seats.split(",")] if seats else usual_chairs(table, number, bot)
    check_chairs(chairs)
    check_seats(game, len(chairs))
    if table and len(chairs) != number:
        fail(f"the game that is resumed has {number} seats, not {len(chairs)}")
    return chairs


def usual_chairs(table: Table | None, number: int, bot: str) -> list[str]:
    """A person among bots: in the first chair, or where somebody chooses in the middle of a game."""
    own = table.deciders()[0] if table and table.made and not table.over else 0
    return [HUMAN if seat == own else bot for seat in range(number)]


def names_of(names: str, chairs: list[str]) -> list[str]:
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > chairs.count(HUMAN):
        fail(f"there are {len(given)} names for {chairs.count(HUMAN)} people")
    for name in given:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            fail(f"a name has 1 to {LONGEST_NAME} letters, not {name!r}")
    if len(set(given)) < len(given):
        fail("two people cannot have the same name")
    return given


def resumed(game: Game, path: Path, until: int | None) -> Table:
    text = read_text(path)
    if read_record(text).game != game.id:
        fail(f"{path} is a game of {read_record(text).game}, not of {game.id}")
    return replay_table(text, until)


def bring_army(match: Match, path: Path, language: str) -> None:
    """The first person's army from a file, when the table asks for it; bots that are asked before choose theirs."""
    game = match.table.game
    bring = extras_of(game.id).bring
    if bring is None:
        fail(f"there are no armies in {game.id}")
    if not match.people:
        fail("--army is for a person, and only bots play")
    person, text = match.people[0], read_text(path)
    try:
        choices = bring(match.table.state, person, text, words_for(game.id, language))
    except ValueError as trouble:
        fail(f"{path}: {trouble}")
    due = [game.text(choice) for choice in choices]
    while due:
        seat = match.decider()
        if seat == person:
            match.choose(seat, due.pop(0))
        elif seat in match.bots:
            match.play_on(seat)
        else:
            fail("--army does not work where somebody else at this screen musters an army first")


def check_record(record: Path | None) -> None:
    """Whether the file can be written is found out before the game, not after it."""
    if record is not None and not (record.parent.is_dir() and os.access(record.parent, os.W_OK)):
        fail(f"{record}: there is no folder to write it to")


def run(match: Match, language: str, plain: bool) -> None:
    voice = match.voice(language)
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on stderr
    at_terminal = all(stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"
    drawn = at_terminal and not plain
    if drawn:
        check_size(voice)
        voice = run_table(match, voice)
    else:
        run_plain(match, language)
    say(*farewell(match, voice))
    if match.record is not None:
        said = voice.trouble(match.record, match.trouble)
        say(said or voice.text("app-record-saved", path=str(match.record)))
        if not said and match.table.over:
            say(voice.text("app-record-review", path=str(match.record)))


def check_size(voice: Voice) -> None:
    width, height = os.get_terminal_size(sys.stdout.fileno())
    if width < WIDTH or height < HEIGHT:
        fail(voice.text("app-too-small", width=width, height=height, needs_width=WIDTH, needs_height=HEIGHT))


def run_plain(match: Match, language: str) -> None:
    """Signs that the stream cannot carry are replaced, never an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    Plain(match, language, read_line, shared=sys.stdin.isatty() and sys.stdout.isatty()).play()


def run_table(match: Match, voice: Voice) -> Voice:
    """The drawn table; the voice comes back in the language it was left in."""
    from ludotheque.terminal.app import TableApp

    app = TableApp(match, voice.language)
    app.run()
    if app.return_code:
        raise SystemExit(app.return_code)
    return app.voice
