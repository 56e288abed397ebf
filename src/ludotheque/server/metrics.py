"""Metrics: what the server counts and times, in Prometheus' form. Each application has its own."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LAG: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LONG: Final = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """Counts by game and by code, never by person or table."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.choices = Counter("ludotheque_choices", "Choices that were stored.", ["game"], registry=registry)
        self.refusals = Counter("ludotheque_refusals", "What was refused, by code.", ["code"], registry=registry)
        self.store_trouble = Counter(
            "ludotheque_store_trouble", "Times the database was locked, full or gone.", registry=registry
        )
        self.notices_lost = Gauge(
            "ludotheque_notices_lost", "Whether nothing is heard from other servers: 1 or 0.", registry=registry
        )
        self.notices_losses = Counter(
            "ludotheque_notices_losses", "Times the line to other servers was lost.", registry=registry
        )
        self.sockets = Gauge("ludotheque_sockets", "Open sockets.", registry=registry)
        self.tables = Gauge("ludotheque_tables", "Tables in memory.", registry=registry)
        self.choice_seconds = Histogram(
            "ludotheque_choice_seconds",
            "From a choice to its being stored.",
            ["game"],
            buckets=SHORT,
            registry=registry,
        )
        self.thinking_seconds = Histogram(
            "ludotheque_bot_seconds", "A bot's thinking about one choice.", ["game"], buckets=LONG, registry=registry
        )
        self.bot_wait_seconds = Histogram(
            "ludotheque_bot_wait_seconds", "A bot's waiting for its turn to think.", buckets=LONG, registry=registry
        )
        self.store_seconds = Histogram(
            "ludotheque_store_seconds",
            "The database's time: reading, writing, and committing choices.",
            ["work"],
            buckets=SHORT,
            registry=registry,
        )
        self.loop_lag = Histogram(
            "ludotheque_loop_lag_seconds",
            "How long the event loop keeps waiting while it is busy.",
            buckets=LAG,
            registry=registry,
        )
        self.loop_held = Counter("ludotheque_loop_held", "Times it was held longer than 20 ms.", registry=registry)
        self.loop_starved = Counter(
            "ludotheque_loop_starved", "Times it was ready, but had no processor for so long.", registry=registry
        )
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def stored(self, work: str, seconds: float) -> None:
        self.store_seconds.labels(work).observe(seconds)

    @contextmanager
    def choosing(self, game: str) -> Iterator[None]:
        """A choice that is made inside counts; one that is refused there does not."""
        begun = time.perf_counter()
        yield
        self.choices.labels(game).inc()
        self.choice_seconds.labels(game).observe(time.perf_counter() - begun)

    @contextmanager
    def thinking(self, game: str) -> Iterator[None]:
        begun = time.perf_counter()
        yield
        self.thinking_seconds.labels(game).observe(time.perf_counter() - begun)

    def exposition(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)
