"""Play: the game that a table's log leads to, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ludotheque.kernel.camera import Camera, lies_alike
from ludotheque.kernel.choice import TABLE, Choice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import BadSettings, Data, Game, Settings, chosen, content_hash, decision, views_of
from ludotheque.kernel.record import begun as begun_from
from ludotheque.kernel.state import State
from ludotheque.server import wire
from ludotheque.server.clocks import Clocks
from ludotheque.server.fairness import chance_of
from ludotheque.server.pauses import SHORTEST, drawn_out, hurried, is_window
from ludotheque.server.refusal import Refusal, find
from ludotheque.server.store import Row, StoredTable
from ludotheque.server.takeback import may_take_back

SETTLED = ("choose", "resign", "flag", "abort")  # rows that come after all pauses


class Undoable(NamedTuple):
    """A choice with the table before it, until it is known that it stays made."""

    seat: int
    choice: Choice
    before: State
    told: int
    text: str


class Offer(NamedTuple):
    """What a seat may choose, as the rules know it and as it is written."""

    menu: list[Choice]
    texts: list[str]


class Play:
    """A running game. It knows the log, not the people, and changes by `apply`, and by `go_on` where it pauses."""

    def __init__(
        self, stored: StoredTable, pause: int = 0, looked_at: Callable[[], bool] = bool, begun: State | None = None,
        alone: int | None = None,
    ) -> None:  # fmt: skip
        self.game = find(stored.game)
        self.seats = stored.seats
        self.settings = agreed(self.game, stored)
        self.secret = stored.secret
        self.chance = chance_of(stored.secret)
        self.state: State = begun or begun_from(self.game, stored.seats, self.settings, self.chance, stored.start)
        self.state.pausing = True
        self.begins = self.state.moves
        self.alone = alone  # the seat of the one person, where all others are bots
        self._last_asked = self.begins  # when that seat was last asked, as everybody may know
        self.camera = Camera()
        self._looked_at = looked_at  # by nobody, unless told
        self.pause = pause  # milliseconds; it is in no log, but clocks know it
        self.length = 0  # rows of the log so far
        self.own = [0] * stored.seats  # rows of each seat
        self.choices: list[tuple[int, str]] = []
        self.undo: list[Undoable] = []
        self.vouched = 0  # events that the checksums of choices speak of so far
        self._offers: tuple[tuple[int, int], dict[int, Offer]] = (-1, -1), {}  # a moment, and what is offered then
        self._lying: State | None = None  # the table as it was last shown
        self._seen: dict[int, Data] = {}  # by seat, how
        self._told: dict[int, tuple[int, int]] = {}  # by seat: events looked at, and those of them told to it
        self.takeovers: dict[int, str] = {}  # seats that a bot plays on for, with its level
        self.orders: dict[int, str] = {}  # standing orders to pass, each known to its own seat only
        self.ending: wire.Ending | None = None
        self.aborted = False
        self.clocks = Clocks(stored.clock, stored.seats)
        self.last_row_at = stored.started or stored.created
        self.stop(self.last_row_at)

    @property
    def over(self) -> bool:
        return self.aborted or self.ending is not None

    # What the log does

    def apply(self, row: Row) -> None:
        """One more row of the log. Choices and ends come after all pauses, whatever else where it finds the table."""
        assert row.n == self.length, f"row {row.n} after {self.length}"
        self.settle(None if row.kind in SETTLED else row.at)
        self.length += 1
        self.last_row_at = row.at
        if row.kind == "grace":  # nobody's doing
            self.clocks.postpone(int(row.text))
            return
        self.own[row.seat] += 1
        if row.kind == "choose":
            self._choose(row.seat, row.text, row.at)
        elif row.kind == "agree":  # while other rules held up the game; now it goes on
            pass
        elif row.kind == "takeback":
            self._take_back(row.at)
        elif row.kind == "order":
            self.orders[row.seat] = row.text
        elif row.kind == "takeover":
            self.takeovers[row.seat] = row.text
        elif row.kind == "return":
            self._come_back(row.seat, row.at)
        elif row.kind == "abort":
            self.aborted = True
        else:
            self._end_early("resigned" if row.kind == "resign" else "flagged", row.seat)

    def _choose(self, seat: int, text: str, at: int) -> None:
        g = self.state
        choice = self.game.read(text)
        if is_window(g):
            self._seal(seat, choice, text, at)
            return
        before = g.copy(g.dice) if g.addressed() == [seat] else None  # others answer too: it stays made
        moves, told = g.moves, len(g.events or [])
        self.vouched = told
        self._run_camera()
        g.choose(seat, choice)
        self.choices.append((seat, text))
        self.clocks.answered(seat, at)
        if g.moves == moves:  # sealed; others are still to answer
            return
        self.clocks.resolved(at)
        self.stop(at)
        if before is None or g.draws or (self.undo and self.undo[-1].seat != seat):
            self.undo.clear()
        if before is not None and not g.draws:
            self.undo.append(Undoable(seat, choice, before, told, text))

    def _seal(self, seat: int, choice: Choice, text: str, at: int) -> None:
        """An answer in a window. The last one does not open it before its time: that somebody was asked would show."""
        g = self.state
        self.vouched = len(g.events or [])
        g.sealed[seat] = choice
        self.choices.append((seat, text))
        self.clocks.answered(seat, at)
        if self.paused and self.pause_ends <= at:
            self.go_on()

    def _run_camera(self) -> None:
        """What happens now is taken, if anybody looks."""
        self.camera.told = len(self.state.events or [])
        self.state.watcher = self.camera if self._looked_at() else None

    def stop(self, at: int) -> None:
        """The table has stopped: a question is put, or the game is over."""
        g = self.state
        if g.over():
            result = self.game.result(g)
            self.ending = wire.Ending("played", list(result.winners), list(result.scores), None, decision(self.game, g))
        if self.alone in g.addressed() and not is_window(g):
            self._last_asked = g.moves
        if is_window(g):
            asked = g.asked()
            self.clocks.open_window(g.addressed(), [seat for seat in g.addressed() if seat not in asked], at)
        else:
            self.clocks.put(g.asked(), at)

    def _take_back(self, at: int) -> None:
        undoable = self.undo.pop()
        events = self.state.events
        assert events is not None
        self.state = undoable.before
        self.state.events = events[: undoable.told]
        self.vouched = min(self.vouched, undoable.told)
        self.state.pausing = True
        self._told.clear()
        self.choices.pop()
        self.clocks.taken_back(undoable.seat, self.state.asked(), at)

    def _end_early(self, how: wire.How, seat: int) -> None:
        """Whoever gives up, or runs out of time, loses; the others win."""
        if not self.over:
            self.ending = wire.Ending(how, self.game.rivals(self.seats, seat), None, seat)

    def _come_back(self, seat: int, at: int) -> None:
        self.takeovers.pop(seat, None)
        self.clocks.came_back(seat, at)
        for answered in self.state.sealed:  # who has answered is not asked again
            self.clocks.answered(answered, at)

    # Pauses

    @property
    def paused(self) -> bool:
        """Whether nobody has anything to choose any more, which nobody may know."""
        return not self.over and not self.state.deciders()

    @property
    def waited_for(self) -> int:
        """Moves since the one person among bots was openly asked, which all can count; none among several people."""
        return 0 if self.alone is None else self.state.moves - self._last_asked

    def hurried(self, pause: int, shortest: int) -> int:
        """A pause in milliseconds, as long as it is by now."""
        return hurried(pause, shortest, self.waited_for)

    @property
    def while_open(self) -> int:
        """For how many milliseconds a window stays open that nobody answers."""
        return self.drawn_out(SHORTEST)

    def drawn_out(self, shortest: int) -> int:
        """For how many milliseconds a question stays open that nobody, or a bot, answers."""
        return drawn_out(self.hurried(self.pause, shortest), self.secret, self.state.moves)

    @property
    def window_ends(self) -> int:
        """When a window closes unless a person takes longer, in the time of the log."""
        return self.clocks.put_at + self.while_open

    @property
    def pause_ends(self) -> int:
        """When the table goes on: not before the window closes, and not before the last answer."""
        return max(self.window_ends, self.clocks.answered_at)

    def go_on(self) -> None:
        """The pause is over: answers are opened, and everybody else has passed."""
        at, sealed = self.pause_ends, list(self.state.sealed.items())
        self._run_camera()
        if sealed:
            self.state.choose(*sealed[0])
        else:
            self.state.proceed()
        self.clocks.resolved(at)
        self.stop(at)

    def settle(self, until: int | None = None) -> bool:
        """Go on from every pause that was over before then, or from all; whether there was any."""
        begun = self.state.moves
        while self.paused and (until is None or self.pause_ends < until):
            self.go_on()
        return self.state.moves != begun

    # What may be done

    def passes(self, seat: int) -> bool:
        """Whether the seat has said that it passes such a question: then the table answers for it."""
        order = self.orders.get(seat)
        return bool(order) and seat in self.state.asked() and self.game.obeys(self.state, seat, str(order))

    def check_order(self, order: str) -> None:
        """A standing order must be one that the game knows; an empty one takes it back."""
        if self.over:
            raise Refusal("game-over")
        if order not in ("", *self.game.orders):
            raise Refusal("cannot")

    def may_answer(self, seat: int) -> bool:
        """Whether the seat is asked. In a window it answers once: it may be opened without a sign that it can be."""
        return seat in self.state.asked() and not (seat in self.state.sealed and is_window(self.state))

    def check_choice(self, seat: int, at: str, text: str) -> None:
        """A choice must be for the decision that is being asked, and on its menu."""
        self.check_moment(seat, at)
        if not self.offers(seat, text):
            raise Refusal("illegal", choice=text[:40])

    def check_moment(self, seat: int, at: str) -> None:
        if self.over:
            raise Refusal("game-over")
        if not self.may_answer(seat):
            raise Refusal("not-asked")
        if at != self.moment(seat):
            raise Refusal("stale")

    def offers(self, seat: int, text: str) -> bool:
        return chosen(self.game, self._offer(seat).menu, text) is not None

    def can(self, seat: int) -> list[wire.Deed]:
        """What a seat may do besides choosing. Nothing here tells whether another seat has answered."""
        if seat == TABLE:
            return []
        if self.over:
            return ["rematch"]
        deeds: list[wire.Deed] = ["return"] if seat in self.takeovers else []
        if self.may_take_back(seat):
            deeds.append("takeback")
        if self.state.moves == self.begins:
            deeds.append("abort")
        return [*deeds, "resign"]

    def may_take_back(self, seat: int) -> bool:
        if not self.undo or self.undo[-1].seat != seat or self.state.sealed:
            return False
        last = self.undo[-1]
        return may_take_back(self.game, last.before, self.state, seat, last.choice)

    # What a seat may know

    def moment(self, seat: int) -> str:
        """The name of a moment for a seat, made of nothing but what that seat knows."""
        own = self.own[seat] if seat >= 0 else 0
        return f"{own}.{self.told(seat)}"

    def told(self, seat: int) -> int:
        """How much the seat has been told so far. Only what is new is counted, since games are long."""
        events = self.state.events or []
        counted, number = self._told.get(seat, (0, 0))
        if counted < len(events):
            number += len([event for event in events[counted:] if event.as_told_to(seat) is not None])
            self._told[seat] = (len(events), number)
        return number

    def heard(self, seat: int, since: int) -> list[Data | None]:
        """What the seat has been told of each event from that number on."""
        told: list[Event | None] = [event.as_told_to(seat) for event in (self.state.events or [])[since:]]
        return [None if event is None else self.game.event(event) for event in told]

    def before(self, seat: int, since: int) -> Iterator[Data]:
        """What the seat was told before the event of that number, the latest first."""
        told = (event.as_told_to(seat) for event in reversed((self.state.events or [])[:since]))
        return (self.game.event(event) for event in told if event is not None)

    def events(self, seat: int) -> list[Data]:
        """What the seat has been told so far."""
        return [event for event in self.heard(seat, 0) if event is not None]

    def menu(self, seat: int) -> list[str]:
        """What the seat may choose."""
        return self._offer(seat).texts

    def _offer(self, seat: int) -> Offer:
        """Looked up once for each moment."""
        if self.over or not self.may_answer(seat):
            return Offer([], [])
        moment = (self.length, self.state.moves)
        if self._offers[0] != moment:
            self._offers = moment, {}
        offers = self._offers[1]
        if seat not in offers:
            menu = self.state.menu(seat)
            offers[seat] = Offer(menu, [self.game.text(choice) for choice in menu])
        return offers[seat]

    def views(self, seats: list[int]) -> list[Data]:
        """What each of these seats sees; what they see alike may be the same data. Where the table lies as it was last
        shown, only what hangs on the question is made anew.
        """
        g, game, shape = self.state, self.game, self.game.shape
        if game.asking is None or shape is None:
            return views_of(game, g, seats)
        if self._lying is None or not self._seen.keys() >= set(seats) or not lies_alike(self._lying, g):
            self._lying, self._seen = g.copy(g.dice), dict(zip(seats, views_of(game, g, seats)))
            return [self._seen[seat] for seat in seats]
        views = [self._seen[seat].copy() for seat in seats]
        for part in shape.parts:
            if part.name in game.asking:
                for view, shown in zip(views, part.shows(g, TABLE, seats)):
                    view[part.name] = shown
        return views

    def sheet(self, seat: int, now: int, view: Data | None = None) -> wire.Sheet:
        """All that the seat may know now; TABLE is a spectator."""
        g = self.state
        playing = not self.over
        asked = playing and self.may_answer(seat) and not self.passes(seat)
        waiting = self.game.waits_for(g, seat) if playing else []
        question = self.game.question(g, seat) if asked else None
        sealed = g.sealed.get(seat) if asked else None
        return wire.Sheet(
            at=self.moment(seat),
            view=self.views([seat])[0] if view is None else view,
            waiting=waiting,
            question=wire.Question(*question) if question else None,
            menu=self.menu(seat) if asked else [],
            sealed=self.game.text(sealed) if sealed is not None else None,
            clock=self.clocks.face(waiting, now),
            can=self.can(seat),
            coming=[wire.Coming(f"step-{step}", of) for step, of in self.game.coming(g, seat)] if playing else [],
            orders=list(self.game.orders) if playing and seat != TABLE else [],
            order=self.orders.get(seat) or None,
        )


def agrees(stored: StoredTable) -> bool:
    """Whether a table was set up with the rules and the content that there are here."""
    game = find(stored.game)
    try:
        settings = game.settings(stored.settings)
    except BadSettings:
        return False
    return (stored.version, stored.content) == (game.version, content_hash(game, settings, stored.start))


def agreed(game: Game, stored: StoredTable) -> Settings:
    """The settings of a table that these rules and this content can go on with; else a Refusal."""
    if not agrees(stored):
        raise Refusal("other-rules", game=game.id)
    return game.settings(stored.settings)
