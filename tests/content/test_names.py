"""One name for one thing, in every language: rules and cards call it alike, and every term has its one word."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentSerializer

from ludotheque.content.rules import rules_path
from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES

from .ftl import files, messages, placeholders

NAMED = {  # what has a name of its own, by the beginning of its id; the names end in words, not in sentences
    "strife": ("champion", "ability", "location", "event"),
    "strain": ("tile",),
    "legends": ("unit", "keyword", "pack"),
    "rrd": ("hero", "weapon", "card", "enemy", "marker", "token", "accessory", "place", "zone", "archetype", "effect"),
}
EVERY = {  # kinds whose every name stands in the rules
    "strife": ("champion", "ability", "location", "event"),
    "strain": ("tile",),
    "legends": ("keyword",),
    "rrd": ("hero", "zone", "archetype"),
}
ENDING = re.compile(r"(?:er|es|en|em|e|s|n)$")  # of a word as it is bent in a sentence
ARTICLES = ("der", "die", "das", "dem", "den", "des")
TOO_SHORT = 4  # a word of so few letters has no ending
PLACEHOLDER = re.compile(r"\{ \$\w+ (?:\}|->)")


def plain(text: str) -> str:
    """With the one apostrophe and without the marks of a document."""
    return text.replace("’", "'").replace("\u00a0", " ").replace("*", "")


@cache
def names(game: str, language: str) -> dict[str, str]:
    """Every thing of a game with its name in a language."""
    words = words_for(game, language, strict=True)
    kinds = tuple(f"{kind}-" for kind in NAMED[game])
    ids = [id for id, spoken in placeholders(game, language).items() if id.startswith(kinds) and not spoken]
    called = {id: plain(words.text(id)) for id in ids if words.knows(id) and "." not in id}
    return {id: name for id, name in called.items() if is_name(name)}


def is_name(text: str) -> bool:
    """A sentence of a card ends in a stop, and what stands for nothing is small."""
    return text[:1].isupper() and not text.endswith(".")


@cache
def lines(game: str, language: str) -> list[str]:
    return [plain(line) for line in rules_path(game, language).read_text(encoding="utf-8").splitlines()]


def bent(name: str) -> str:
    """A name as a sentence may bend it: Erstickender Nebel, im Erstickenden Nebel; Haut Elfe, trois Hauts Elfes."""
    return r"[ ,]+".join(bent_word(word) for word in re.split(r"[ ,]+", name))


def bent_word(word: str) -> str:
    if word in ARTICLES:
        return f"(?:{'|'.join(ARTICLES)})"
    return re.escape(word if len(word) <= TOO_SHORT else ENDING.sub("", word)) + r"\w{0,3}"


def spoken_of(line: str, called: dict[str, str]) -> list[str]:
    """What a line names, the longest names first: in “Contractile Vacuole” no Vacuole is meant."""
    found = []
    for id in sorted((id for id, name in called.items() if name in line), key=lambda id: -len(called[id])):
        rest = re.sub(rf"(?<![\w'-]){re.escape(called[id])}(?![\w'-])", "·", line)
        if rest != line:
            found.append(id)
        line = rest
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_call_a_thing_as_its_card_does(game: str, language: str) -> None:
    english, other = lines(game, "en"), lines(game, language)
    assert len(other) == len(english)
    called = names(game, language)
    strange = [
        f"{called[id]}: {line[:80]}"
        for said, line in zip(english, other, strict=True)
        for id in spoken_of(said, names(game, "en"))
        if not re.search(bent(called[id]), line, re.IGNORECASE)
    ]
    assert strange == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_name_of_these_kinds_stands_in_the_rules(game: str, language: str) -> None:
    rules = "\n".join(lines(game, language))
    kinds = tuple(f"{kind}-" for kind in EVERY[game])
    called = {id: name for id, name in names(game, language).items() if id.startswith(kinds)}
    assert called
    assert [name for name in called.values() if not re.search(bent(name), rules, re.IGNORECASE)] == []


# Terms: how English speaks of a thing, then the one way of each other language, in rules and texts alike

TERMS = {
    "strife": [
        (r"\bblock(?:s|ed)?\b", {"fr": "bloqu|blocage", "de": "sperr"}),
        (r"\bthe discard\b", {"fr": "défausse", "de": "Ablage"}),
        (r"\bsets? aside\b", {"fr": "réserve", "de": "beiseite(?! gelegt)"}),
        (r"\badvances?\b", {"fr": "avanc", "de": "rück.*nach|nach.*rück"}),
        (r"\bpass(?:es)? (?:the (?:stone|Fatestone)|it on)\b", {"fr": "céd|cède", "de": "weiter"}),
        (r"\bBattle phase\b", {"fr": "bataille", "de": "Strategie"}),
        (r"\bLegacy phase\b", {"fr": "Héritage", "de": "Vermächtnis"}),
        (r"\bClean-up\b", {"fr": "mise à jour", "de": "aufr|aufger"}),
    ],
    "strain": [
        (r"\bdiscard piles?\b|\b[Tt]he discard is\b|Petri Dish discard", {"fr": "défausse", "de": "Abwurf(?!stapel)"}),
        (r"\bAwaken\b", {"fr": "Réveil", "de": "Erwachen"}),
        (r"\bEvolve\b", {"fr": "Évolution", "de": "Evolution"}),
        (r"\bShed\b", {"fr": "Protection", "de": "Abschl"}),
        (r"\bChain Reaction", {"fr": "réactions? en chaîne", "de": "Kettenreaktion"}),
        (r"\bbuilding blocks?\b", {"fr": "symbole", "de": "Baustein"}),
        (r"\bhost\b", {"fr": "hôte", "de": "Wirt"}),
        (r"\bfirst seat\b", {"fr": "première place", "de": "erste Platz|ersten Platz"}),
    ],
    "legends": [
        (r"\bspaces?\b", {"fr": "espace|désert|terre", "de": "feld"}),
        (r"\bstatic\b", {"fr": "statique", "de": "unbeweglich"}),
        (r"\bCastles?\b", {"fr": "Château", "de": "Burg"}),
        (r"\b[Dd]eath [Cc]urse", {"fr": "malédiction", "de": "Todesfl"}),
        (r"\barmy table\b", {"fr": "tableau", "de": "Armeetabelle"}),
        (r"\bready army\b|\bready armies\b", {"fr": "armées? prêtes?", "de": "fertige"}),
        (r"\bteam games?\b", {"fr": "équipe", "de": "Mannschaft"}),
        (r"\bfirst seat\b", {"fr": "première place", "de": "ersten? Platz"}),
    ],
    "rrd": [
        (r"\bcompulsory\b", {"fr": "obligatoire", "de": "Pflicht"}),
        (r"\bmemory fragments?\b", {"fr": "fragments? de mémoire", "de": "Erinnerungsfragment"}),
        (r"\bdestiny points?\b", {"fr": "points? de destin", "de": "Schicksalspunkt"}),
        (r"\bpass of arms\b", {"fr": "passes? d['’]armes", "de": "Waffeng"}),
        (r"\btop soul\b", {"fr": "top soul", "de": "oberste"}),
        (r"\bpartial counter\b", {"fr": "contre partiel", "de": "Teilkonter"}),
        (r"\bthe Void\b", {"fr": "Néant", "de": "Nichts"}),
        (r"\bmats?\b", {"fr": "playmat", "de": "matte"}),
        (r"\b(?<!un)locked\b", {"fr": "verrouill", "de": "gesperrt"}),
        (r"\bunlock(?:s|ed)?\b", {"fr": "débloqu", "de": "frei"}),
        (r"\bIntersection\b", {"fr": "Intersection", "de": "Schnittpunkt"}),
    ],
}


@cache
def entries(game: str, language: str) -> dict[str, str]:
    """Every entry of a game's texts as it is written, but for its id, its comment and its placeholders."""
    found = {}
    for entry in (entry for path in files(game, language) for entry in messages(path)):
        _, _, text = FluentSerializer().serialize_entry(entry).partition(f"{entry.id.name} =")
        found[entry.id.name] = plain(PLACEHOLDER.sub("…", text))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_a_term_has_one_word_in_rules_and_texts(game: str, language: str) -> None:
    pairs = list(zip(lines(game, "en"), lines(game, language), strict=True))
    pairs += [(said, entries(game, language)[id]) for id, said in entries(game, "en").items()]
    for english, words in TERMS[game]:
        met = [other for said, other in pairs if re.search(english, said)]
        assert met, f"{english} is said nowhere"
        assert [other[:100] for other in met if not re.search(words[language], other, re.IGNORECASE)] == [], english


def test_english_has_one_word_for_what_is_blocked() -> None:
    pairs = list(zip(lines("strife", "fr"), lines("strife", "en"), strict=True))
    pairs += [(said, entries("strife", "en")[id]) for id, said in entries("strife", "fr").items()]
    met = [english for said, english in pairs if re.search("bloqu|blocage", said)]
    assert met
    assert [english[:100] for english in met if "block" not in english.lower()] == []
