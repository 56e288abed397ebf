"""Metrics: what happened is counted, by game and code, in Prometheus' form."""

from __future__ import annotations

import pytest

from ludotheque.server.metrics import Metrics


def test_what_happened_is_counted() -> None:
    metrics = Metrics()
    with metrics.choosing("strife"):
        pass
    with metrics.thinking("strife"):
        pass
    metrics.refused("stale")
    metrics.refused("stale")
    metrics.sockets.inc()
    metrics.tables.set(3)
    metrics.store_trouble.inc()
    metrics.loop_lag.observe(0.003)
    metrics.loop_held.inc()
    lines = metrics.exposition().decode().splitlines()
    assert 'ludotheque_choices_total{game="strife"} 1.0' in lines
    assert 'ludotheque_choice_seconds_count{game="strife"} 1.0' in lines
    assert 'ludotheque_bot_seconds_count{game="strife"} 1.0' in lines
    assert 'ludotheque_refusals_total{code="stale"} 2.0' in lines
    assert "ludotheque_sockets 1.0" in lines
    assert "ludotheque_tables 3.0" in lines
    assert "ludotheque_store_trouble_total 1.0" in lines
    assert 'ludotheque_loop_lag_seconds_bucket{le="0.005"} 1.0' in lines
    assert "ludotheque_loop_held_total 1.0" in lines


def test_what_was_refused_is_no_choice() -> None:
    metrics = Metrics()
    with pytest.raises(ValueError), metrics.choosing("strife"):
        raise ValueError
    assert "ludotheque_choices_total{" not in metrics.exposition().decode()


def test_two_applications_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.sockets.inc()
    assert "ludotheque_sockets 0.0" in second.exposition().decode()
