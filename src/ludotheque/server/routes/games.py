"""/api/games and words: what a client needs to say and show a game."""

from __future__ import annotations

from litestar import MediaType, Response, get

from ludotheque.content.words import LANGUAGES
from ludotheque.games import GAMES
from ludotheque.server import book, wire
from ludotheque.server.refusal import Refusal
from ludotheque.server.routes.asked import REFUSALS, GameId, LanguageAsked
from ludotheque.server.seating import find


@get("/api/games", responses=REFUSALS, tags=["games"], sync_to_thread=False)
def list_games() -> list[wire.GameFacts]:
    """The games, with their options and bots."""
    return [book.game_facts(id) for id in GAMES]


@get("/api/words/{language:str}", responses=REFUSALS, tags=["games"], media_type=MediaType.TEXT, sync_to_thread=False)
def platform_words(language: LanguageAsked) -> Response[str]:
    """The words around every game, as Fluent messages."""
    check_language(language)
    return Response(book.platform_messages(language), media_type=MediaType.TEXT)


@get("/api/games/{game_id:str}/book/{language:str}", responses=REFUSALS, tags=["games"], sync_to_thread=False)
def game_book(game_id: GameId, language: LanguageAsked) -> wire.Book:
    """Everything needed to say a game in words: messages, forms of sentences, cards."""
    check_language(language)
    return book.make_book(find(game_id).id, language)


@get("/api/games/{game_id:str}/rules/{language:str}", responses=REFUSALS, tags=["games"], sync_to_thread=False)
def game_rules(game_id: GameId, language: LanguageAsked) -> list[wire.RuleFacts]:
    """The numbered rules."""
    check_language(language)
    return book.rule_facts(find(game_id).id, language)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal("no-such-page")


ROUTES = [list_games, platform_words, game_book, game_rules]
