"""Walks: two games on twin servers that differ only in what one seat does in secret, for as long as it is secret."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.games import find_game
from ludotheque.kernel.audience import shown, told
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.record import dice_for
from ludotheque.kernel.state import State
from ludotheque.kernel.step import AskAll
from ludotheque.server.fairness import commitment
from ludotheque.server.pauses import is_window

from .twins import Twin, first_difference

Settings = dict[str, Any]
Answers = dict[int, str]  # by seat
PASS = "pass"
TRIES = 12  # choices, before two games go on alike
ANSWERS = [(0, 1), (1, 0), (1, 1), (0, 3), (3, 1), (2, 2)]  # how often secretive seats answer, in each game


class Leak(AssertionError):
    """Somebody was told what they must not know."""


class Mirror:
    """The game of one twin, played here too: the rules alone say what a seat may know by now."""

    def __init__(self, settings: Settings, secret: str, game: str = "strife", seats: int = 2) -> None:
        self.settings = settings
        self.secret = secret
        self.game = find_game(game)
        self.seats = seats
        self.choices: list[tuple[int, str]] = []
        self.g: State = self._dealt()

    def _dealt(self) -> State:
        settings = self.game.settings(self.settings)
        g: State = self.game.deal(self.seats, settings, dice_for(f"secret {self.secret}"), True)
        g.pausing = True
        return g

    def choose(self, seat: int, text: str) -> None:
        while self.g.paused():
            self.g.proceed()
        self.g.choose(seat, self.game.read(text))
        self.choices.append((seat, text))

    def play_on(self, choices: int, observer: int, chance: Random) -> None:
        """So many choices at random, and more until somebody but the observer is asked in a window."""
        while len(self.choices) < choices or not is_window(self.g) or self.g.asked() in ([], [observer]):
            if self.g.over():
                return
            if self.g.paused():
                self.g.proceed()
                continue
            seat = self.g.deciders()[0]
            self.choose(seat, chance.choice(self.menu(seat)))

    def answer(self, answers: Answers) -> None:
        """All who are asked answer; where nobody is, the pause ends."""
        for seat, text in answers.items():
            self.choose(seat, text)
        if not answers:
            self.g.proceed()

    def take_back(self) -> None:
        rest, self.choices, self.g = self.choices[:-1], [], self._dealt()
        for choice in rest:
            self.choose(*choice)

    def after(self, answers: Answers) -> State:
        """What would be, and be told; nothing has changed here."""
        g = self.g.copy(self.g.dice)
        g.pausing, g.events = True, []
        for seat, text in answers.items():
            g.choose(seat, self.game.read(text))
        if not answers and g.paused():
            g.proceed()
        return g

    def menu(self, seat: int) -> list[str]:
        return [self.game.text(choice) for choice in self.g.menu(seat)]

    def known(self, seat: int, g: State | None = None) -> list[Any]:
        """What the rules show and tell to a seat, and to the spectators."""
        g = g or self.g
        return [(shown(self.game, g, to), told(self.game, g.events, to)) for to in (seat, TABLE)]

    def hidden(self) -> list[Any]:
        return [self.secret, dict(self.g.sealed), [getattr(self.g, field) for field in self.g.fields]]


def look_alike(mirrors: list[Mirror], observer: int, answers: list[Answers]) -> bool:
    """Whether the observer cannot tell the games apart after these answers."""
    one, other = (mirror.known(observer, mirror.after(of)) for mirror, of in zip(mirrors, answers, strict=True))
    return bool(one == other)


def go_apart(mirrors: list[Mirror], observer: int, chance: Random) -> bool:
    """One answer in each game, now and then another one, that the observer cannot tell apart; whether there is one.

    Whoever is asked in a window passes.
    """
    for _ in range(TRIES):
        one, other = ({seat: chance.choice(mirror.menu(seat)) for seat in mirror.g.asked()} for mirror in mirrors)
        if is_window(mirrors[0].g):
            one, other = dict.fromkeys(one, PASS), dict.fromkeys(other, PASS)
        elif chance.random() < 0.8 and all(text in mirrors[1].menu(seat) for seat, text in one.items()):
            other = one
        if one.get(observer) == other.get(observer) and look_alike(mirrors, observer, [one, other]):
            for mirror, answers in zip(mirrors, (one, other), strict=True):
                mirror.answer(answers)
            return True
    return False


class Walk:
    """Two games side by side. The observer does the same in both; the other seats do not."""

    def __init__(self, twins: list[Twin], mirrors: list[Mirror], chance: Random) -> None:
        self.twins = twins
        self.mirrors = mirrors
        self.chance = chance
        self.observer = twins[0].seat
        self.boldness = chance.choice([0.1, 0.5, 1.0])  # whoever is bold comes to the reveal soon
        self.alone = self.boldness  # how bold a seat is that is asked alone
        self.pairs = 0  # moments that differ in secret, and were compared
        self.frames = 0  # updates with frames, that were compared
        self.questions: set[str] = set()  # that were open in those moments
        self.masked = [
            (commitment(one.secret, a.table).encode(), commitment(other.secret, b.table).encode())
            for (a, b), (one, other) in [((twins[0], twins[1]), (mirrors[0], mirrors[1]))]
            if one.secret != other.secret
        ]

    async def go(self, most: int, steps: int = 1000) -> None:
        """On to the moment in which the rules reveal what differs, the end, or enough."""
        for _ in range(steps):
            if self.pairs >= most or self.mirrors[0].g.over():
                return
            if isinstance(self.mirrors[0].g.agenda[-1], AskAll):
                going_on = await self.all_answer()
            elif self.mirrors[0].g.asked() == [self.observer]:
                going_on = await self.observer_chooses()
            else:
                going_on = await self.secretive_chooses()
            if not going_on:
                return

    def pass_time(self, milliseconds: int) -> None:
        latest = max(twin.sources.time for twin in self.twins)
        for twin in self.twins:
            twin.sources.time = latest + milliseconds

    # The three kinds of moments

    async def all_answer(self) -> bool:
        """Answers are sealed: whether, how many, which and when must not show before the last is in."""
        for twin, mirror, answers in zip(self.twins, self.mirrors, self.chance.choice(ANSWERS)):
            for seat in self.may_seal(mirror):
                for _ in range(answers):
                    twin.sources.time += 0 if is_window(mirror.g) else self.chance.randrange(300)
                    await self.seal(twin, mirror, seat, self.chance.choice(mirror.menu(seat)))
        self.dawdle()
        await self.compare(different=self.mirrors[0].g.asked() != self.mirrors[1].g.asked())
        own = self.chance.choice(self.mirrors[0].menu(self.observer)) if self.observer_is_asked() else None
        pair = self.unnoticed(own, self.boldness)
        if pair is None:
            return False
        self.dawdle()
        for twin, mirror, answers_of in zip(self.twins, self.mirrors, pair):
            await self.close(twin, mirror, answers_of)
        await self.compare()
        if own is not None:
            await self.observer_does({"type": "choose", "at": self.twins[0].ann.sheet["at"], "choice": own})
            for mirror in self.mirrors:
                mirror.choose(self.observer, own)
            await self.compare()
        return True

    def dawdle(self) -> None:
        """Where the question is a window, how long it takes tells whether anybody is asked; only that may tell it."""
        if not is_window(self.mirrors[0].g):
            self.pass_time(1000)

    def may_seal(self, mirror: Mirror) -> list[int]:
        """The secretive seats that may answer and leave the question open: all where the observer is asked too."""
        hidden = [seat for seat in mirror.g.asked() if seat != self.observer]
        return hidden if self.observer_is_asked() else hidden[1:]

    def observer_is_asked(self) -> bool:
        return self.observer in self.mirrors[0].g.asked()

    async def close(self, twin: Twin, mirror: Mirror, answers: Answers) -> None:
        """All secretive seats answer for good; where there is none, and nobody else is asked, the pause ends."""
        for seat, text in answers.items():
            if seat != self.observer:
                await self.seal(twin, mirror, seat, text)
        if not answers:
            mirror.g.proceed()
            twin.sources.end_pauses()
        await twin.catch_up()

    async def seal(self, twin: Twin, mirror: Mirror, seat: int, text: str) -> None:
        await twin.choose(text, seat, over_http=self.chance.random() < 0.3)
        mirror.choose(seat, text)

    async def secretive_chooses(self) -> bool:
        pair = self.unnoticed(None, self.alone)
        if pair is None:
            return False
        self.pass_time(1000)
        for twin, mirror, answers in zip(self.twins, self.mirrors, pair):
            await self.close(twin, mirror, answers)
        await self.compare()
        return True

    async def observer_chooses(self) -> bool:
        own = self.chance.choice(self.mirrors[0].menu(self.observer))
        if not self.same([{self.observer: own}] * 2):
            return False
        self.pass_time(1000)
        await self.observer_does({"type": "choose", "at": self.twins[0].ann.sheet["at"], "choice": own})
        for mirror in self.mirrors:
            mirror.choose(self.observer, own)
        await self.compare()
        if "takeback" in self.twins[0].ann.sheet["can"] and self.chance.random() < 0.3:
            await self.observer_takes_back()
        return True

    async def observer_takes_back(self) -> None:
        self.dawdle()
        for twin, mirror in zip(self.twins, self.mirrors):
            twin.ann.say({"type": "do", "id": "t", "deed": "takeback"})
            for socket in twin.sockets.values():
                while (await socket.hear())["type"] != "table":
                    pass
            mirror.take_back()
        await self.compare()

    async def observer_does(self, message: dict[str, Any]) -> None:
        for twin in self.twins:
            answer = await twin.try_out("Ann", message)
            assert answer["type"] == "done", answer
            await twin.catch_up()

    # What the rules allow to be known

    def unnoticed(self, own: str | None, boldness: float) -> tuple[Answers, Answers] | None:
        """Answers of all seats in each game, others if possible, after which the observer still cannot tell them apart.

        Where the question is put to nobody in one of the games, that one goes on by itself.
        """
        tries = TRIES if self.chance.random() < boldness else 0
        others = [tuple(self.answers(mirror, own) for mirror in self.mirrors) for _ in range(tries)]
        for one, other in [*(pair for pair in others if pair[0] != pair[1]), *self.alike(own)]:
            if self.same([one, other]):
                return one, other
        return None

    def answers(self, mirror: Mirror, own: str | None) -> Answers:
        found = {seat: self.chance.choice(mirror.menu(seat)) for seat in mirror.g.asked() if seat != self.observer}
        return found if own is None else {**found, self.observer: own}

    def alike(self, own: str | None) -> list[tuple[Answers, Answers]]:
        """The same answers in both games, as far as the same seats are asked; whoever is not asked in both, passes."""
        found = []
        for _ in range(TRIES):
            one, other = (self.answers(mirror, own) for mirror in self.mirrors)
            both = {seat: text for seat, text in one.items() if seat in other and self.may(1, seat, text)}
            found.append(({**dict.fromkeys(one, PASS), **both}, {**dict.fromkeys(other, PASS), **both}))
        return [pair for pair in found if all(self.allowed(n, answers) for n, answers in enumerate(pair))]

    def allowed(self, n: int, answers: Answers) -> bool:
        return all(self.may(n, seat, text) for seat, text in answers.items())

    def may(self, n: int, seat: int, text: str) -> bool:
        return text in self.mirrors[n].menu(seat)

    def same(self, answers: list[Answers]) -> bool:
        return look_alike(self.mirrors, self.observer, answers)

    # What is compared

    async def compare(self, different: bool = False) -> None:
        """Everything that was sent to the observer and the spectators so far; where something is hidden, what they
        are answered now, too. Once a game is over, all is laid open.
        """
        one, other = self.mirrors
        if one.g.over():
            return
        if different or one.hidden() != other.hidden():
            self.pairs += 1
            self.questions.add(type(one.g.agenda[-1]).__name__ if one.g.agenda else "end")
            await self.look_closely()
        for twin in self.twins:
            await twin.catch_up()
        told, twin_told = (twin.all_told() for twin in self.twins)
        self.frames += sum(b'"frames":[{' in data for _, data in told)
        difference = first_difference(told, twin_told, self.masked)
        if difference is not None:
            raise Leak(difference)

    async def look_closely(self) -> None:
        tries = self.tries()
        looks_in = self.chance.random() < 0.15
        for twin in self.twins:
            await twin.look_around(compressed=not self.masked)  # another commitment is packed otherwise
            for name, message in tries:
                await twin.try_out(name, message)
            if looks_in:
                await twin.look_in("Ann", twin.observer, twin.seat)
                await twin.look_in("Wat", twin.watcher, "watch")

    def tries(self) -> list[tuple[str, dict[str, Any]]]:
        """What somebody curious might try, to learn from how it is refused."""
        sheet = self.twins[0].ann.sheet
        deeds = [deed for deed in ("takeback", "return", "abort") if deed not in sheet["can"]]
        possible = [
            ("Ann", {"type": "choose", "at": "7.77", "choice": "pass"}),
            ("Ann", {"type": "choose", "at": sheet["at"], "choice": "legacy nobody"}),
            *(("Ann", {"type": "do", "deed": deed}) for deed in deeds),
            ("Wat", {"type": "choose", "at": sheet["at"], "choice": "pass"}),
            ("stranger", {"type": "say", "text": "Who goes first?"}),
            ("Ann", {"type": "say", "text": "Have you chosen?"}),
        ]
        return self.chance.sample(possible, 3)
