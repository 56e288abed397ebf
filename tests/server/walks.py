"""Walks: two games on twin servers that differ only in what one seat does in secret, for as long as it is secret."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.games import find_game
from ludotheque.kernel.audience import told
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.record import dice_for
from ludotheque.kernel.state import State
from ludotheque.server.fairness import commitment

from .twins import Twin, first_difference

GAME = find_game("strife")
Settings = dict[str, Any]
TRIES = 12  # choices, before two games go on alike
ANSWERS = [(0, 1), (1, 0), (1, 1), (0, 3), (3, 1), (2, 2)]  # how often the secretive seat answers, in each game


class Leak(AssertionError):
    """Somebody was told what they must not know."""


class Mirror:
    """The game of one twin, played here too: the rules alone say what a seat may know by now."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self.settings = settings
        self.secret = secret
        self.choices: list[tuple[int, str]] = []
        self.g: State = self._dealt()

    def _dealt(self) -> State:
        g: State = GAME.deal(2, GAME.settings(self.settings), dice_for(f"secret {self.secret}"), True)
        return g

    def choose(self, seat: int, text: str) -> None:
        self.g.choose(seat, GAME.read(text))
        self.choices.append((seat, text))

    def take_back(self) -> None:
        rest, self.choices, self.g = self.choices[:-1], [], self._dealt()
        for choice in rest:
            self.choose(*choice)

    def after(self, *choices: tuple[int, str]) -> Mirror:
        """What would be; nothing has changed here."""
        other = Mirror(self.settings, self.secret)
        for choice in [*self.choices, *choices]:
            other.choose(*choice)
        return other

    def menu(self, seat: int) -> list[str]:
        return [GAME.text(choice) for choice in self.g.menu(seat)]

    def known(self, seat: int) -> list[Any]:
        """What the rules show and tell to a seat, and to the spectators."""
        return [(GAME.view(self.g, to), told(GAME, self.g.events, to)) for to in (seat, TABLE)]

    def hidden(self) -> list[Any]:
        return [self.secret, dict(self.g.sealed), [getattr(self.g, field) for field in self.g.fields]]


class Walk:
    """Two games side by side. The observer does the same in both; the other seat does not."""

    def __init__(self, twins: list[Twin], mirrors: list[Mirror], chance: Random) -> None:
        self.twins = twins
        self.mirrors = mirrors
        self.chance = chance
        self.observer = twins[0].seat
        self.secretive = 1 - self.observer
        self.boldness = chance.choice([0.1, 0.5, 1.0])  # whoever is bold comes to the reveal soon
        self.pairs = 0  # moments that differ in secret, and were compared
        self.questions: set[str] = set()  # that were open in those moments
        self.masked = [
            (commitment(one.secret, a.table).encode(), commitment(other.secret, b.table).encode())
            for (a, b), (one, other) in [((twins[0], twins[1]), (mirrors[0], mirrors[1]))]
            if one.secret != other.secret
        ]

    async def go(self, most: int) -> None:
        """On to the moment in which the rules reveal what differs, the end, or enough."""
        while self.pairs < most and not self.mirrors[0].g.over():
            asked = self.mirrors[0].g.asked()
            going_on = (
                await self.both_answer() if len(asked) == 2
                else await self.secretive_chooses() if asked == [self.secretive]
                else await self.observer_chooses()
            )  # fmt: skip
            if not going_on:
                return

    def pass_time(self, milliseconds: int) -> None:
        latest = max(twin.sources.time for twin in self.twins)
        for twin in self.twins:
            twin.sources.time = latest + milliseconds

    # The three kinds of moments

    async def both_answer(self) -> bool:
        """Answers are sealed: how many, which and when must not show before the last is in."""
        for twin, mirror, answers in zip(self.twins, self.mirrors, self.chance.choice(ANSWERS)):
            for _ in range(answers):
                twin.sources.time += self.chance.randrange(300)
                await self.seal(twin, mirror, self.chance.choice(mirror.menu(self.secretive)))
        self.pass_time(1000)
        await self.compare(different=True)
        own = self.chance.choice(self.mirrors[0].menu(self.observer))
        pair = self.unnoticed((self.observer, own))
        if pair is None:
            return False
        self.pass_time(1000)
        for twin, mirror, text in zip(self.twins, self.mirrors, pair):
            await self.seal(twin, mirror, text)
        await self.compare()
        await self.observer_does({"type": "choose", "at": self.twins[0].ann.sheet["at"], "choice": own})
        for mirror in self.mirrors:
            mirror.choose(self.observer, own)
        await self.compare()
        return True

    async def seal(self, twin: Twin, mirror: Mirror, text: str) -> None:
        await twin.choose(text, over_http=self.chance.random() < 0.3)
        mirror.choose(self.secretive, text)

    async def secretive_chooses(self) -> bool:
        pair = self.unnoticed()
        if pair is None:
            return False
        self.pass_time(1000)
        for twin, mirror, text in zip(self.twins, self.mirrors, pair):
            await self.seal(twin, mirror, text)
            await twin.catch_up()
        await self.compare()
        return True

    async def observer_chooses(self) -> bool:
        own = self.chance.choice(self.mirrors[0].menu(self.observer))
        if not self.same(*(mirror.after((self.observer, own)) for mirror in self.mirrors)):
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
        self.pass_time(1000)
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

    def unnoticed(self, *then: tuple[int, str]) -> tuple[str, str] | None:
        """A choice for each game, another one if possible, after which the observer still cannot tell them apart."""
        menus = [mirror.menu(self.secretive) for mirror in self.mirrors]
        tries = TRIES if self.chance.random() < self.boldness else 0
        others = [(self.chance.choice(menus[0]), self.chance.choice(menus[1])) for _ in range(tries)]
        alike = [(text, text) for text in menus[0] if text in menus[1]]
        self.chance.shuffle(alike)
        for pair in [*(pair for pair in others if pair[0] != pair[1]), *alike[:TRIES]]:
            made = [mirror.after((self.secretive, text), *then) for mirror, text in zip(self.mirrors, pair)]
            if self.same(*made):
                return pair
        return None

    def same(self, one: Mirror, other: Mirror) -> bool:
        return one.known(self.observer) == other.known(self.observer)

    # What is compared

    async def compare(self, different: bool = False) -> None:
        """Everything that was sent to the observer and the spectators so far; where something is hidden, what they
        are answered now, too.
        """
        one, other = self.mirrors
        if different or one.hidden() != other.hidden():
            self.pairs += 1
            self.questions.add(type(one.g.agenda[-1]).__name__ if one.g.agenda else "end")
            await self.look_closely()
        for twin in self.twins:
            await twin.catch_up()
        difference = first_difference(self.twins[0].all_told(), self.twins[1].all_told(), self.masked)
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
