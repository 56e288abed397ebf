"""Spelling: text that people type, made comparable with what the words say."""

from __future__ import annotations

from typing import Final
from unicodedata import combining, normalize

SIGNS: Final = str.maketrans({"œ": "oe", "æ": "ae", **dict.fromkeys("’‘ʼ`´′", "'")})


def folded(text: str) -> str:
    """A line without capitals and accents, with one sort of apostrophe and of space."""
    signs = normalize("NFKD", text.casefold().translate(SIGNS))
    return " ".join("".join(sign for sign in signs if not combining(sign)).split())
