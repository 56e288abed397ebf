"""Wire: everything that travels between the server and a client, as types. The browser's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludotheque.games.highlights import Mood
from ludotheque.kernel.difference import Change
from ludotheque.server.fairness import SEEDS

Name = Annotated[str, Meta(min_length=1, max_length=20)]
Login = Annotated[str, Meta(pattern="^[a-z0-9_.-]{3,30}$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "fr", "de"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_.:-]{0,40}$")]
Order = Annotated[str, Meta(max_length=30)]  # to pass from now on; empty: asked again
ChoiceText = Annotated[str, Meta(min_length=1, max_length=100)]
SaidText = Annotated[str, Meta(min_length=1, max_length=300)]
Milliseconds = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Small = Annotated[int, Meta(ge=-(2**31), le=2**31)]
SettingValue = bool | Small | Annotated[str, Meta(max_length=60)]
Plain = dict[str, Any]  # a view, an event, the parameters of a sentence: the game's own plain data

Phase = Literal["open", "playing", "over", "aborted"]
How = Literal["played", "resigned", "flagged"]
Absent = Literal["bot", "loses", "wait"]
ChairKind = Literal["person", "bot", "open"]
Deed = Literal["takeback", "resign", "abort", "rematch", "again", "return"]


class Problem(Struct):
    """Why something was refused: an id of a sentence with its parameters, and the sentence in the reader's language."""

    code: str
    params: dict[str, str | int]
    text: str


# People


class Person(Struct):
    id: str
    name: str
    login: str | None  # None for a guest


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    login: Login
    password: Password


class PersonAtTable(Struct):
    id: str
    name: str


class Played(Struct):
    """What somebody has played of a game, at tables where they had one seat."""

    game: str
    games: int
    won: int
    drawn: int


# Games


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """`move`: seconds for each decision. `bank`: seconds for the game, `increment` back for each decision.
    `days`: as `move`, in seconds too, for play by correspondence.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class NewChair(Struct, forbid_unknown_fields=True):
    """`me` sits down at once, several times for hot-seat; `open` waits for whoever has the link."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=30)] = ""
    name: Annotated[str, Meta(max_length=20)] = ""  # for the second person at one screen


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=30)]
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=60)], SettingValue] = {}
    clock: Clock = Clock()
    absent: Absent = "wait"
    private: bool = True
    many_chairs: bool = False  # whether one person may take several of the open ones
    seed: Annotated[int, Meta(ge=0, lt=SEEDS)] | None = None  # the same one deals the same game; None: nobody knows it


class Chair(Struct):
    kind: ChairKind
    name: str  # of the person; empty for a bot, which the client names by `bot`
    person: str | None
    bot: str | None  # the bot's level; beside a person where it plays on for them
    here: bool  # whether somebody is connected
    account: bool  # whether it is the name of an account; anybody may call themselves the same


class Ending(Struct):
    how: How
    winners: list[int]
    scores: list[int] | None  # None where the game was not played to its end
    by: int | None  # who resigned or whose time ran out
    told: dict[str, Any] | None = None  # the event that decided it, where winners and scores do not say enough


class Begun(Struct):
    """The finished game that a table goes on from, and after how many of its choices."""

    table: str
    step: int


class TableFacts(Struct):
    """What everybody at a table may know of it, and who `you` are there."""

    id: str
    game: str
    version: int
    content: str
    options: dict[str, SettingValue]
    chairs: list[Chair]
    clock: Clock
    absent: Absent
    private: bool
    many_chairs: bool
    host: str
    phase: Phase
    created: str
    commitment: str
    secret: str | None  # once the game is over
    seed: int | None  # where whoever opened the table chose it
    ending: Ending | None
    rematch: list[int]  # seats that want one
    next: str | None  # the table of the rematch
    yours: list[int]  # your seats
    hints: bool  # one person plays against bots, and may ask what a strong bot would do
    older: bool  # the rules have changed since, and it cannot go on under these
    agreed: list[int]  # where it cannot go on: seats that want it to end without a winner
    begun: Begun | None  # where it goes on from a finished game


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    chairs: list[Chair]
    created: str
    yours: list[int]
    your_turn: bool
    ending: Ending | None
    seed: int | None  # where all chance at this table is known to whoever opened it


class Invitation(Struct):
    """The way to a table for somebody else."""

    url: str
    only_here: bool  # whether no other machine reaches it
    squares: str  # the address for a camera: the path of a picture ...
    size: int  # ... of so many squares a side


class Question(Struct):
    """The id of a sentence and what it speaks of; `by` is what asks, `owner` whose things the choices name."""

    id: str
    params: Plain
    kinds: dict[str, str]  # what each of them is, where its key does not say so


class Coming(Struct):
    """A step that will come, as a sentence."""

    step: str
    seat: int | None


class ClockFace(Struct):
    """Time left by seat when the question was put, how long ago that was, and whose clocks one may see running."""

    left: list[Milliseconds | None]
    running: list[int]
    elapsed: Milliseconds


class Sheet(Struct):
    """All that one seat, or a spectator, may know at a moment. `at` names the moment and goes back with a choice."""

    at: str
    view: Plain
    waiting: list[int]  # whom the table waits for, as far as this seat may know
    question: Question | None
    menu: list[str]
    sealed: str | None  # this seat's answer while it may still be changed
    clock: ClockFace | None
    can: list[Deed]
    coming: list[Coming]
    orders: list[str]  # standing orders to pass that this seat may give
    order: str | None  # the one that stands


class Said(Struct):
    """A line of the chat."""

    n: int
    person: str
    name: str
    text: str
    time: str


# From the server, over a socket


class TableMessage(Struct, tag="table"):
    """Everything anew: on joining, and where a change is more than one step forward."""

    facts: TableFacts
    seat: int | None
    sheet: Sheet | None  # None while chairs are open
    events: list[Plain]
    chat: list[Said]
    watchers: list[PersonAtTable]
    muted: list[str]


class Frame(Struct):
    """The table on its way, after so many of the events that come with it, by what leads back to it from its end."""

    told: int
    changes: list[Change]  # in a list of views; of one, where one seat looks


class Highlight(Struct):
    """A great moment with the number of events up to its own. Its sentence has a title, too."""

    told: int
    sentence: Question
    mood: Mood


class UpdateMessage(Struct, tag="update"):
    changes: list[Change]  # that lead to the sheet from the one that was sent last
    events: list[Plain]  # what has been told since the last message
    frames: list[Frame]  # how the table came to be what the sheet shows
    highlights: list[Highlight]  # what was great in these events


class FactsMessage(Struct, tag="facts"):
    facts: TableFacts


class PresenceMessage(Struct, tag="presence"):
    """Who has come and who has gone: seats that somebody is connected to, and watchers."""

    here: list[int]
    away: list[int]
    came: list[PersonAtTable]
    left: list[str]


class ChatMessage(Struct, tag="chat"):
    said: Said


class MutedMessage(Struct, tag="muted"):
    muted: list[str]


class LessonMessage(Struct, tag="lesson"):
    """Where the learner stands: what is said, which cards are pointed out, and which choice is awaited, if any."""

    says: str  # the id of its words; empty once nothing is said any more
    step: int  # from 1; the last of all is the first free choice
    steps: int
    shows: list[str]  # by id, and whose where each seat has one: assassin@1
    awaits: str


class DoneMessage(Struct, tag="done"):
    """What the client asked for under this id is stored."""

    id: str


class RefusedMessage(Struct, tag="refused"):
    id: str
    problem: Problem


class PongMessage(Struct, tag="pong"):
    pass


News = TableMessage | UpdateMessage | FactsMessage | PresenceMessage | ChatMessage | MutedMessage | LessonMessage
Answer = DoneMessage | RefusedMessage | PongMessage
ServerMessage = News | Answer

# From a client, over a socket


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    id: Token
    at: Token
    choice: ChoiceText


class Do(Struct, tag="do", forbid_unknown_fields=True):
    id: Token
    deed: Deed


class Stand(Struct, tag="stand", forbid_unknown_fields=True):
    """A standing order: the table passes for this seat until the order is taken back, which an empty one does."""

    id: Token
    order: Order


class Say(Struct, tag="say", forbid_unknown_fields=True):
    id: Token
    text: SaidText


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    id: Token
    person: Token
    on: bool


class Remove(Struct, tag="remove", forbid_unknown_fields=True):
    """The host sends a spectator away."""

    id: Token
    person: Token


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = Choose | Do | Stand | Say | Mute | Remove | Ping

# The same over HTTP


class NewChoice(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    at: Token
    choice: ChoiceText


class NewDeed(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    deed: Deed


class NewOrder(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    order: Order


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class SeatSheet(Struct):
    """A seat's sheet with everything it has been told."""

    facts: TableFacts
    seat: int | None
    sheet: Sheet | None
    events: list[Plain]
