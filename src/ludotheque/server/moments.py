"""Moments: milliseconds since 1970 as people and programs write them."""

from __future__ import annotations

from datetime import UTC, datetime


def iso(milliseconds: int) -> str:
    """2026-03-01T12:00:00Z"""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
