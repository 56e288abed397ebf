"""Bots that think ahead through imagined tables."""

from ludotheque.bots.search.search import Search, Thought

__all__ = ["Search", "Thought"]
