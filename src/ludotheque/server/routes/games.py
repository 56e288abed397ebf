"""/api/games and words: what a client needs to say and show a game."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from ludotheque.content.words import LANGUAGES, Words, words_for
from ludotheque.games import GAMES
from ludotheque.server import armies, wire, wire_armies
from ludotheque.server.book import game_facts
from ludotheque.server.refusal import Refusal, find, preferred_language
from ludotheque.server.routes.asked import REFUSALS, AnyRequest, Digest, GameId, LanguageAsked, TheHall, TheShelf
from ludotheque.server.routes.sending import NOT_MODIFIED, PACKED, sent
from ludotheque.server.volume import Title, Volume


@get("/api/games", responses=REFUSALS, tags=["games"], sync_to_thread=False)
def list_games() -> list[wire.GameFacts]:
    """The games, with their options and bots."""
    return [game_facts(id) for id in GAMES]


@get(
    "/api/words/{language:str}",
    responses={200: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False), **NOT_MODIFIED, **REFUSALS},
    tags=["games"],
    opt=PACKED,
    sync_to_thread=False,
)
def platform_words(request: AnyRequest, shelf: TheShelf, language: LanguageAsked) -> Response[bytes]:
    """The words around every game, and what a list says of each, as Fluent messages."""
    check_language(language)
    return sent(request, shelf.words(language), MediaType.TEXT)


@get(
    "/api/games/{game_id:str}/book/{language:str}",
    responses={200: ResponseSpec(wire.Book, generate_examples=False), **NOT_MODIFIED, **REFUSALS},
    tags=["games"],
    opt=PACKED,
)
async def game_book(request: AnyRequest, shelf: TheShelf, game_id: GameId, language: LanguageAsked) -> Response[bytes]:
    """Everything needed to say a game in words: messages, forms of sentences, cards."""
    check_language(language)
    return sent(request, await shelf.book(Title("book", find(game_id).id, language)), MediaType.JSON)


@get(
    "/api/games/{game_id:str}/rules/{language:str}",
    responses={200: ResponseSpec(wire.RuleBook, generate_examples=False), **NOT_MODIFIED, **REFUSALS},
    tags=["games"],
    opt=PACKED,
)
async def game_rules(request: AnyRequest, shelf: TheShelf, game_id: GameId, language: LanguageAsked) -> Response[bytes]:
    """The numbered rules, and what is said before them."""
    check_language(language)
    return sent(request, await shelf.book(Title("rules", find(game_id).id, language)), MediaType.JSON)


@get(
    "/api/books/{digest:str}",
    responses={200: ResponseSpec(wire.Book, generate_examples=False), **NOT_MODIFIED, **REFUSALS},
    tags=["games"],
    opt=PACKED,
)
async def kept_book(request: AnyRequest, hall: TheHall, digest: Digest) -> Response[bytes]:
    """The words that an older game was told with."""
    packed = await hall.store.volume(digest)
    if packed is None:
        raise Refusal("no-such-page")
    return sent(request, Volume(packed, digest), MediaType.JSON)


@get("/api/games/{game_id:str}/armies", responses=REFUSALS, tags=["games"], sync_to_thread=False)
def ready_armies(request: AnyRequest, game_id: GameId) -> list[wire_armies.ReadyArmy]:
    """The armies that come with a game, in text."""
    return armies.ready(words_of_armies(request, game_id))


@post(
    "/api/games/{game_id:str}/armies/check", responses=REFUSALS, tags=["games"], status_code=200, sync_to_thread=False
)
def check_army(request: AnyRequest, game_id: GameId, data: JSONBody[wire_armies.ArmyAsked]) -> wire_armies.ArmyFacts:
    """What the rules say of an army that somebody has put together."""
    return armies.checked(words_of_armies(request, game_id), data)


@post(
    "/api/games/{game_id:str}/armies/random", responses=REFUSALS, tags=["games"], status_code=200, sync_to_thread=False
)
def random_army(request: AnyRequest, game_id: GameId, data: JSONBody[wire_armies.ArmyByLot]) -> wire_armies.ArmyFacts:
    """A legal army by lot."""
    words_of_armies(request, game_id)
    return armies.by_lot(data)


def words_of_armies(request: AnyRequest, game_id: str) -> Words:
    """The reader's words; games without armies are refused."""
    armies.check_game(find(game_id).id)
    return words_for(game_id, preferred_language(request.headers.get("accept-language", "")))


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal("no-such-page")


ROUTES = [list_games, platform_words, game_book, game_rules, kept_book, ready_armies, check_army, random_army]
