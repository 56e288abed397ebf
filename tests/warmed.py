"""What a forked process finds done: the plurals of every language are read, which takes longer than most commands."""

from __future__ import annotations

from ludotheque.content.words import LANGUAGES, words_for

for language in LANGUAGES:
    words_for(None, language).text("web-skip")
