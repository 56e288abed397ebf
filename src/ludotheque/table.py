"""Table: the friendly face of a game being played, in text. The fast one with small numbers is `State` below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotheque.content.words import words_for
from ludotheque.games import find_game
from ludotheque.games.account import Account, account_of
from ludotheque.games.account import in_words as account_in_words
from ludotheque.games.foresight import Forecast, forecast
from ludotheque.games.foresight import in_words as forecast_in_words
from ludotheque.games.obstacles import Reason, why_not
from ludotheque.games.obstacles import in_words as reason_in_words
from ludotheque.games.speech import speech_of
from ludotheque.kernel.audience import told
from ludotheque.kernel.choice import TABLE, Choice
from ludotheque.kernel.dice import Dice, SeededDice
from ludotheque.kernel.game import Data, Game, Question, Result, Setting, Settings, check_seats, chosen, content_hash
from ludotheque.kernel.keepsake import Keepsake, packed
from ludotheque.kernel.record import Record, dealt, dice_for, read_record
from ludotheque.kernel.record import replay as replay_state
from ludotheque.kernel.save import arranged, saved_agenda
from ludotheque.kernel.state import State
from ludotheque.kernel.told import checksum

SEEDS = 1 << 63
PROGRESS = ("battle", "round", "turn")  # how far a game is, where it counts them


class IllegalChoice(ValueError):
    """A choice that is not on the menu; nothing has changed. The message says who may do what instead."""


class Seat:
    """What a person or a bot in a seat gets: its view, its menu, and tables as it can imagine them."""

    def __init__(self, game: Game, state: State, number: int, settings: Settings | None = None) -> None:
        self.game = game
        self.number = number
        self.settings = settings  # whoever writes down what is imagined needs them
        self._state = state

    def __repr__(self) -> str:
        asked = "asked" if self.number in self._state.asked() else "not asked"
        return f"<seat {self.number} of {self.game.id}, {asked}>"

    def view(self) -> Data:
        return self.game.view(self._state, self.number)

    def menu(self) -> list[str]:
        return [self.game.text(choice) for choice in self.choices()]

    def choices(self) -> list[Choice]:
        """The menu as numbers, for bots that imagine a lot."""
        return self._state.menu(self.number) if self.number in self._state.asked() else []

    def imagine(self, seed: int) -> State:
        """A state that looks the same from this seat; what cannot be seen is dealt anew from `seed`."""
        imagined: State = self.game.imagine(self._state, self.number, SeededDice(seed % SEEDS))
        return imagined


class Table:
    """One game being played. Choices are texts in notation; a wrong one changes nothing."""

    def __init__(
        self, game: Game, state: State, seats: int, settings: Settings, chance: str, start: Data | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self._state = state
        self._chance = chance
        self._start = start
        self._choices: list[tuple[int, str]] = []
        self._heard = [self._events_so_far()]  # events told at the deal, and by the end of each choice
        self._sum = (0, 0)  # events that a checksum speaks of, and the checksum

    def __repr__(self) -> str:
        position = self.position()
        reached = [f"{name} {position[name]}" for name in PROGRESS if position.get(name)]
        return f"<{self.game.id} table: {', '.join([*reached, self._waiting()])}>"

    @property
    def state(self) -> State:
        """The state itself, hidden things included: for whoever runs the table, never for a seat."""
        return self._state

    @property
    def over(self) -> bool:
        return self._state.over()

    @property
    def result(self) -> Result | None:
        """Scores and winners once the game is over."""
        return self.game.result(self._state) if self.over else None

    @property
    def made(self) -> list[tuple[int, str]]:
        """Every choice so far, with the seat that made it."""
        return self._choices[:]

    def deciders(self) -> list[int]:
        """The seats whose answer is still missing."""
        return self._state.deciders()

    def menu(self, seat: int) -> list[str]:
        """What the seat may choose, in notation; an answer that is still sealed may be changed.

        Examples:
            >>> new_table("strife").menu(0)[:2]
            ['legacy monk', 'legacy necromancer']

        """
        return self.seat(seat).menu()

    def choose(self, seat: int, text: str) -> None:
        """Make a choice; an IllegalChoice says what would have been legal and changes nothing.

        Examples:
            >>> table = new_table("strife")
            >>> table.choose(0, "legacy monk")
            >>> table.choose(1, "legacy dragon")
            Traceback (most recent call last):
            ludotheque.table.IllegalChoice: seat 1 may not 'legacy dragon'; may: legacy monk, legacy necromancer, ...

        """
        choices = self.seat(seat).choices()
        choice = chosen(self.game, choices, text)
        if choice is None:
            raise IllegalChoice(f"seat {seat} may not {text!r}{self._instead(choices)}")
        self._state.choose(seat, choice)
        self._choices.append((seat, text))
        self._heard.append(self._events_so_far())

    def question(self, seat: int) -> Question | None:
        """What the seat is being asked, as the id of a sentence and its parameters.

        Examples:
            >>> new_table("strife").question(0).id
            'ask-assign-legacy'

        """
        self._check_seat(seat)
        return self.game.question(self._state, seat) if seat in self._state.asked() else None

    def why_not(self, seat: int, text: str) -> Reason | None:
        """What keeps the seat from a choice, from one that is only begun, or from all that a thing could be used for.

        Examples:
            >>> table = new_table("strife")
            >>> table.choose(0, "legacy monk")
            >>> table.choose(1, "legacy mage")
            >>> reason = table.why_not(0, "select monk")
            >>> reason.sentence.id, reason.rules
            ('why-assigned', ['2.4'])
            >>> print(*table.say(reason))
            You have chosen the Monk as your legacy champion. [2.4]

        """
        self._check_seat(seat)
        return why_not(self.game, self._state, seat, text)

    def forecast(self, seat: int, text: str) -> Forecast:
        """What a choice of the menu would lead to, as far as the seat may know: what is certain, and what is likely.

        Examples:
            >>> table = new_table("strain", options={"start": "first"})
            >>> title, likeliest, *others = table.say(table.forecast(0, "draw cytoplasm"))
            >>> print(title, likeliest.strip())
            Likely: 18 of 24: You draw the Cytosol.

        """
        choices = self.seat(seat).choices()
        if chosen(self.game, choices, text) is None:
            raise IllegalChoice(f"seat {seat} may not {text!r}{self._instead(choices)}")
        return forecast(self.game, self._state, seat, text)

    def account(self) -> Account:
        r"""What the result is made of, what was counted on the way, and a journey as a story; the game is played again.

        Examples:
            >>> table = new_table("strife", seed=7, options={"rounds": 1})
            >>> while not table.over:
            ...     seat = table.deciders()[0]
            ...     table.choose(seat, table.menu(seat)[0])
            >>> table.account()
            <account of strife: by-source [1, 18], by-round [1, 18], counted>
            >>> print(*table.say(table.account())[:4], sep="\n")
            Victory points by source
              Combats – Player 1: 0 · Player 2: 18
              Fatestone – Player 1: 1 · Player 2: 0
              Total – Player 1: 1 · Player 2: 18

        """
        return account_of(self.game, dealt(self.game, self.record()), self._choices)

    def say(self, what: Reason | Forecast | Account, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """A reason, a forecast or an account in sentences; players who are not named are called by their numbers."""
        words, speech = words_for(self.game.id, language), speech_of(self.game.id)
        called = names or [words.text("app-player", number=seat + 1) for seat in range(self.seats)]
        if isinstance(what, Reason):
            return [reason_in_words(what, words, speech, called)]
        if isinstance(what, Account):
            return account_in_words(what, words, speech, called)
        return forecast_in_words(what, words, speech, called)

    def view(self, seat: int | None = None) -> Data:
        """What that seat may know, or a spectator: plain data.

        Examples:
            >>> new_table("strife").view(0)["seats"][1]["hand_size"]
            10

        """
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self._state, TABLE if seat is None else seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Data]:
        """What has happened, as that seat may know it, from number `since` on.

        Examples:
            >>> [event["name"] for event in new_table("strife").events()][:3]
            ['round', 'turns_up', 'turns_up']

        """
        if seat is not None:
            self._check_seat(seat)
        knower = TABLE if seat is None else seat
        return told(self.game, self._state.events, knower)[since:]

    def seat(self, number: int) -> Seat:
        self._check_seat(number)
        return Seat(self.game, self._state, number, self.settings)

    def record(self) -> Record:
        """What must be kept to play this game again, or to look at it where the rules are others by then."""
        game = self.game
        content = content_hash(game, self.settings, self._start)
        return Record(
            game.id, game.version, content, self.seats, self.settings, self._chance, self._choices[:], self._start,
            self._told(), packed(self.keepsake()) if self.over and self._state.events is not None else None,
        )  # fmt: skip

    def keepsake(self) -> Keepsake:
        """What a spectator saw, choice by choice."""
        events = self._state.events or []
        spans = zip([0, *self._heard], self._heard)
        steps = [told(self.game, events[begin:end], TABLE) for begin, end in spans]
        return Keepsake(steps, self.view(), self.result._asdict() if self.result else None)

    def _told(self) -> int | None:
        """A checksum of everything that was told. Only what is new is added: records are written after every choice."""
        events = self._state.events
        if events is None:
            return None
        number, so_far = self._sum
        self._sum = len(events), checksum(self.game, events[number:], so_far)
        return self._sum[1]

    def _events_so_far(self) -> int:
        return len(self._state.events or [])

    def position(self) -> Data:
        """The table in words, hidden things included, to be set up again."""
        return {
            "game": self.game.id,
            "settings": dict(self.settings),
            **self.game.position(self._state),
            "moves": self._state.moves,
            "agenda": saved_agenda(self._state),
            "sealed": {str(seat): list(choice) for seat, choice in sorted(self._state.sealed.items())},
        }

    def from_here(self, seat: int, chance: str) -> Table:
        """A table of its own that begins as this one stands, for somebody in that seat.

        What the seat cannot see is dealt anew, answers that are still sealed are gone, and what comes follows from
        `chance`, as records name it.

        Examples:
            >>> over = new_table("legends", seed=7)
            >>> again = over.from_here(0, "seed 8")
            >>> again.view(0) == over.view(0), again.view(1) == over.view(1)
            (True, False)

        """
        self._check_seat(seat)
        dice = dice_for(chance)
        state = self.game.imagine(self._state, seat, dice)
        state.sealed = {}
        while state.paused():  # nobody can answer any more
            state.proceed()
        start = Table(self.game, state, self.seats, self.settings, chance).position()
        begun = arranged(self.game, self.seats, start, dice)
        return Table(self.game, begun, self.seats, self.settings, chance, start)

    def copy(self) -> Table:
        """An independent table with the same chance ahead, for search; what was told so far is not copied."""
        state = self._state.copy(self._state.dice)
        table = Table(self.game, state, self.seats, self.settings, self._chance, self._start)
        table._choices = self._choices[:]
        return table

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise ValueError(f"there is no seat {seat!r}; seats are {', '.join(map(str, range(self.seats)))}")

    def _instead(self, choices: list[Choice]) -> str:
        if choices:
            return f"; may: {', '.join(map(self.game.text, choices))}"
        return f": {'the game is' if self.over else 'the table'} {self._waiting()}"

    def _waiting(self) -> str:
        if self.over:
            return "over"
        return "waits for seat " + ", ".join(map(str, self._state.deciders()))


def new_table(
    game: str, seats: int | None = None, seed: int = 0, options: Mapping[str, Setting] | None = None
) -> Table:
    """A new game, dealt from `seed` and ready for the first choice; for as many as usual unless `seats` says it.

    Examples:
        >>> new_table("strain", seats=4, options={"start": "first"})
        <strain table: turn 1, waits for seat 0>

    """
    found = find_game(game)
    seats = found.usual_seats if seats is None else seats
    check_seats(found, seats)
    settings = found.settings(options or {})
    chance = f"seed {seed}"
    return Table(found, found.deal(seats, settings, dice_for(chance), True), seats, settings, chance)


def setup(game: str, position: Data, seats: int | None = None, seed: int = 0, dice: Dice | None = None) -> Table:
    """A table from a position: for tests, puzzles and tutorials. What is not named has its default.

    Examples:
        >>> setup("strife", {"round": 2, "points": [3, 5]})
        <strife table: round 2, turn 1, waits for seat 0, 1>

    """
    found = find_game(game)
    seats = found.usual_seats if seats is None else seats
    check_seats(found, seats)
    chance = f"seed {seed}"
    state = arranged(found, seats, position, dice or dice_for(chance))
    return Table(found, state, seats, found.settings(position.get("settings", {})), chance, position)


def replay(text: str, until: int | None = None) -> Table:
    """The table of a record again, after all its choices or the first `until`.

    Examples:
        >>> table = new_table("rrd")
        >>> table.choose(0, table.menu(0)[0])
        >>> table.record()
        <record of rrd: rules version 2, 1 seats, 1 choices>
        >>> replay(table.record().dumps()).menu(0) == table.menu(0)
        True

    """
    record = read_record(text)
    game = find_game(record.game)
    check_seats(game, record.seats)
    heard: list[int] = []
    state = replay_state(game, record, until, heard)
    table = Table(game, state, record.seats, game.settings(record.settings), record.chance, record.start)
    table._choices, table._heard = record.choices[:until], heard
    return table
