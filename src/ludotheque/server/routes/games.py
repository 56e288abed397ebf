"""/api/games and words: what a client needs to say and show a game."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.params import Body

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES
from ludotheque.games.extras import Errand, extras_of
from ludotheque.kernel.dice import SeededDice
from ludotheque.server import wire_book
from ludotheque.server.book import game_facts
from ludotheque.server.refusal import Refusal, find, preferred_language
from ludotheque.server.routes.asked import REFUSALS, AnyRequest, Digest, GameId, LanguageAsked, TheHall, TheShelf
from ludotheque.server.routes.sending import PACKED, sent, volume_of
from ludotheque.server.volume import Title, Volume

SEEDS: Final = 1 << 40


@get("/api/games", responses=REFUSALS, tags=["games"], sync_to_thread=False)
def list_games() -> list[wire_book.GameFacts]:
    """The games, with their options and bots."""
    return [game_facts(id) for id in GAMES]


@get(
    "/api/words/{language:str}",
    responses=volume_of(str, MediaType.TEXT),
    tags=["games"],
    opt=PACKED,
    sync_to_thread=False,
)
def platform_words(request: AnyRequest, shelf: TheShelf, language: LanguageAsked) -> Response[bytes]:
    """The words around every game, and what a list says of each, as Fluent messages."""
    check_language(language)
    return sent(request, shelf.words(language), MediaType.TEXT)


@get("/api/games/{game_id:str}/book/{language:str}", responses=volume_of(wire_book.Book), tags=["games"], opt=PACKED)
async def game_book(request: AnyRequest, shelf: TheShelf, game_id: GameId, language: LanguageAsked) -> Response[bytes]:
    """Everything needed to say a game in words: messages, forms of sentences, cards."""
    check_language(language)
    return sent(request, await shelf.book(Title("book", find(game_id).id, language)))


@get(
    "/api/games/{game_id:str}/rules/{language:str}", responses=volume_of(wire_book.RuleBook), tags=["games"], opt=PACKED
)
async def game_rules(request: AnyRequest, shelf: TheShelf, game_id: GameId, language: LanguageAsked) -> Response[bytes]:
    """The numbered rules, and what is said before them."""
    check_language(language)
    return sent(request, await shelf.book(Title("rules", find(game_id).id, language)))


@get("/api/books/{digest:str}", responses=volume_of(wire_book.Book), tags=["games"], opt=PACKED)
async def kept_book(request: AnyRequest, hall: TheHall, digest: Digest) -> Response[bytes]:
    """The words that an older game was told with."""
    packed = await hall.store.volume(digest)
    if packed is None:
        raise Refusal("no-such-page")
    return sent(request, Volume(packed, digest))


def errands() -> list[HTTPRouteHandler]:
    """What games do for people beside their tables."""
    return [own_route(game, name, errand) for game in GAMES for name, errand in extras_of(game).errands.items()]


def own_route(game_id: str, name: str, errand: Errand) -> HTTPRouteHandler:
    """Its types are in the errand; where something is asked with it, it is posted."""

    def fetched(request: AnyRequest) -> Any:
        return posted(request, None)

    def posted(request: AnyRequest, data: Any) -> Any:
        words = words_for(game_id, preferred_language(request.headers.get("accept-language", "")))
        return errand.do(words, data, SeededDice(secrets.randbelow(SEEDS)))

    path = f"/api/games/{game_id}/{name}"
    function, method = (fetched, get) if errand.asks is None else (posted, post)
    function.__doc__ = errand.do.__doc__
    function.__annotations__["return"] = errand.answers
    if errand.asks is not None:
        function.__annotations__["data"] = Annotated[errand.asks, Body(media_type=RequestEncodingType.JSON)]
    id = path.title().replace("/", "")
    return method(path, operation_id=id, responses=REFUSALS, tags=["games"], status_code=200, sync_to_thread=False)(
        function
    )


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal("no-such-page")
