"""Books: the words, cards, rules and options of a game, as the browser gets them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ludotheque.bots import BOTS
from ludotheque.bots.ratings import ratings
from ludotheque.content.citations import citations, docstrings, spelt_out
from ludotheque.content.rules import read_notes, read_preface, read_rules
from ludotheque.content.words import ENGLISH, Words, text_folders, texts, words_for
from ludotheque.games import GAMES, find_game
from ludotheque.games.speech import Speech, speech_of
from ludotheque.kernel.game import said
from ludotheque.kernel.notation import kebab
from ludotheque.kernel.zones import Zone
from ludotheque.lessons.lesson import lesson_path
from ludotheque.puzzles.puzzle import puzzles_path
from ludotheque.server import wire_book

SAID_ELSEWHERE: Final = ("error", "terminal")  # files of words
SAYS_NOTHING: Final = re.compile(r"^(#.*)?\n", re.MULTILINE)
# What a list of games says of each: entries that speak of no others, whole, with the lines that go on with them.
LISTED: Final = re.compile(
    r"^(?:game-(?:name|subtitle|about|at-once|first)|page-[a-z]+) *=.*(?:\n[ \t]+.*)*", re.MULTILINE
)


@cache
def make_book(game_id: str, language: str) -> wire_book.Book:
    """What a client needs to say this game in words; a ValueError says which game or language there is not."""
    game = find_game(game_id)
    speech = speech_of(game.id)
    words = words_for(game.id, language)
    return wire_book.Book(
        game=game.id,
        language=language,
        messages="\n".join(texts(language, text_folders(game.id)[1:])),
        events=speech.event_forms(),
        verbs=speech.verbs(),
        kinds=speech.kinds(),
        cards=[card_facts(speech, words, kind, id) for id, kind in speech.all_cards().items()],
        steps=rules_by_step(game.id),
        phrases=speech.phrases(words),
        zones=[zone_facts(zone) for zone in game.forms.zones] if game.forms and game.shape is None else [],
    )


def zone_facts(zone: Zone) -> wire_book.ZoneFacts:
    return wire_book.ZoneFacts(zone.name, zone.kind, zone.each, zone.is_of_pieces(), zone.marker)


def card_facts(speech: Speech, words: Words, kind: str, id: str) -> wire_book.CardFacts:
    return wire_book.CardFacts(
        kind=kind,
        id=id,
        name=speech.name(words, kind, id),
        the=speech.the(words, kind, id),
        lines=speech.card(words, kind, id),
        facts=speech.facts(words, kind, id),
    )


def rules_by_step(game_id: str) -> dict[str, list[str]]:
    """Each step's sentence with the numbers of the rules that its docstring cites; worked examples are no rules."""
    rules = [rule.number for rule in read_rules(game_id, ENGLISH)]
    rule = docstrings(game_id)
    cited = {
        kebab(name): [number for words in citations(rule[name]) for number in spelt_out(words, rules)]
        for name, step in find_game(game_id).steps.items()
        if said(step) == kebab(name)
    }
    return {f"step-{name}": [number for number in cited[name] if number in rules] for name in cited}


@cache
def platform_messages(language: str) -> str:
    """The words around every game, as one Fluent text: those about none, and what a list says of each.

    The latter are called by their game, `strife-game-name`, so that a list of games needs none of their books. Every
    visitor waits for it: so it has no comments, and nothing that only the server or a terminal says.
    """
    platform = [SAYS_NOTHING.sub("", text) for text in texts(language, text_folders(None), SAID_ELSEWHERE)]
    return "\n".join([*platform, *(words_in_lists(id, language) for id in GAMES)])


def words_in_lists(game_id: str, language: str) -> str:
    found = [entry for text in texts(language, text_folders(game_id)[1:]) for entry in LISTED.findall(text)]
    return "".join(f"{game_id}-{entry}\n" for entry in found)


@cache
def rule_book(game_id: str, language: str) -> wire_book.RuleBook:
    """The rules of a game, and what is said before and after them."""
    rules = [wire_book.RuleFacts(*rule) for rule in read_rules(find_game(game_id).id, language)]
    return wire_book.RuleBook(read_preface(game_id, language), rules, read_notes(game_id, language))


def game_facts(game_id: str) -> wire_book.GameFacts:
    """What can be agreed before a game, and who can play it."""
    game = find_game(game_id)
    return wire_book.GameFacts(
        id=game.id,
        version=game.version,
        content=game.content,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        options=[wire_book.OptionFacts(each.name, list(each.values), each.default, each.most) for each in game.options],
        bots=list(BOTS),
        ratings={level: found.rating for level, found in ratings(game.id).items()},
        lesson=lesson_path(game.id).is_file(),
        puzzles=puzzles_path(game.id).is_file(),
        at_once=dict(game.at_once or {}),
        first=dict(game.first or {}),
    )
