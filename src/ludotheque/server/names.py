"""Names: what a person may be called, and how it looks to others: by Unicode's own list of signs that look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data

from ludotheque.server.refusal import Refusal

STYLES: Final = "\ufe0e\ufe0f"  # whether a sign is drawn in colour: left out
# What counts as a letter, a sign or a mark, and shows nothing. The rest that does not show is of a category of its own.
INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
MARKS: Final = 2  # on one letter; some languages need as many
MARK_SIGN: Final = "\u200e"  # how the library's list sets apart what is written from right to left


def clean_name(name: str) -> str:
    """A name that one can read and that pretends nothing, without spaces around it."""
    name = unicodedata.normalize("NFC", " ".join(name.translate(dict.fromkeys(map(ord, STYLES))).split()))
    if not name or not name.isprintable() or INVISIBLE.intersection(name) or piles_marks(name):
        raise Refusal("bad-name")
    if any(mixes_scripts(word) for word in name.split()):
        raise Refusal("mixed-name")
    return name


def piles_marks(name: str) -> bool:
    """Whether marks stand alone, or so many on one letter that they cover the lines around."""
    marks = MARKS
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return False


def mixes_scripts(word: str) -> bool:
    """Whether it has Latin letters and others that pass for such."""
    return any(map(passes_for_latin, word)) and any(alias(sign) == "LATIN" for sign in word)


def passes_for_latin(sign: str) -> bool:
    """Whether it is a letter of another script that looks like a Latin one."""
    model = model_of(sign)
    return sign.isalpha() and alias(sign) not in ("LATIN", "COMMON") and all(alias(one) == "LATIN" for one in model)


def looks(name: str) -> str:
    """The same for all names that look alike, whether their letters are large or small."""
    plain = unicodedata.normalize("NFKC", name)
    return "".join(map(model_of, "".join(map(model_of, plain)).casefold()))


def model_of(sign: str) -> str:
    """What Unicode's list says that a sign looks like; the library has each pair of it in both directions."""
    alike = confusables_data.get(sign, ())
    if len(alike) != 1:
        return sign  # nothing, or the model of many
    other: str = alike[0]["c"].strip(MARK_SIGN)
    return min(sign, other) if len(confusables_data.get(other, ())) == 1 else other
