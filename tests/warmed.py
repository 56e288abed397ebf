"""What a forked process finds done: the plurals of every language are read, which takes longer than most commands."""

from __future__ import annotations

from ludotheque.content.words import LANGUAGES, Words

for language in LANGUAGES:
    Words(language, [])
