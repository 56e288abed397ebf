"""Strife in batches: its rules once more, over one row of bytes a game, for many thousands of games at once.

Every file here is the twin of one in `games/strife`, and `tests/batch` holds each against the other.
"""
