"""Wire: games as they are said and shown, as they travel from the server to a client."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.server.wire import Plain, SettingValue


class OptionFacts(Struct):
    name: str
    values: list[SettingValue]
    default: SettingValue
    most: int  # where any number from 1 to this one will do, and the values are only those chosen most; else 0


class GameFacts(Struct):
    id: str
    version: int
    content: dict[str, str]  # a hash of each kind of content; a table's is made of those that are in play there
    seats: list[int]
    usual_seats: int  # how many play where nobody says it
    options: list[OptionFacts]
    bots: list[str]
    ratings: dict[str, int]  # of those bots whose strength was measured, in Elo; the weakest has 1000
    lesson: bool  # whether it can be learnt by playing
    puzzles: bool  # whether there are some
    at_once: dict[str, SettingValue]  # what is agreed where somebody plays at once, other than usual
    first: dict[str, SettingValue]  # and what besides where it is their first game


class CardFacts(Struct):
    """A card in words: its name, how a sentence speaks of it, everything it says line by line, and its figures."""

    kind: str
    id: str
    name: str
    the: str
    lines: list[str]
    facts: Plain


class ZoneFacts(Struct):
    """A part of the table, as it stands in a view: what lies there, whether it goes by names, and whose it is."""

    name: str
    kind: str
    each: bool  # one for every seat
    named: bool  # pieces; else a number, or a seat
    marker: bool  # it names pieces that lie elsewhere


class Book(Struct):
    """What a client needs to say a game in words, in one language: Fluent messages, forms of sentences, cards."""

    game: str
    language: str
    messages: str  # Fluent, the game's own
    events: dict[str, list[tuple[str, str]]]  # an event's parameters, each with its kind
    verbs: dict[str, list[str]]  # a choice's first word, and the kinds of the words that follow
    kinds: list[str]  # kinds that have names: `champion-monk`, `champion-monk.the`
    cards: list[CardFacts]
    steps: dict[str, list[str]]  # a step's sentence, and the rules it carries out
    phrases: dict[str, str]  # what a question lists by number, in words: `programs-12`
    zones: list[ZoneFacts]  # of a game whose table is its zones, in their order


class RuleFacts(Struct):
    number: str
    heading: str
    text: str


class RuleBook(Struct):
    preface: list[str]  # the game in a minute
    rules: list[RuleFacts]  # in the order of the rulebook
    notes: list[str]  # a heading, then whose the game is, whose the rules and the cards are; may be missing


# Tables
