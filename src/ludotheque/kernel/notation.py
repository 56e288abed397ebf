"""Notation: choices as text and back. `select monk`, `pass`, `move shadow_keep`."""

from __future__ import annotations

from difflib import get_close_matches

from ludotheque.kernel.choice import Choice

KEBABS: dict[str, str] = {}  # every sheet names what will come, and there are not many names


class Notation:
    """Verbs with the kinds of their operands, and the names of each kind.

    `verbs[v]` is the verb's word followed by the kind of `what` and of `where`, as many as it has.
    `names[kind][n]` is the name of number n of that kind.
    """

    def __init__(self, verbs: list[tuple[str, ...]], names: dict[str, list[str]]) -> None:
        self.verbs = verbs
        self.names = names
        self._words = [verb[0] for verb in verbs]

    def text(self, choice: Choice) -> str:
        verb, what, where = choice
        form = self.verbs[verb]
        if len(form) == 1:
            return form[0]
        text = f"{form[0]} {self.names[form[1]][what]}"
        return text if len(form) == 2 else f"{text} {self.names[form[2]][where]}"

    def read(self, text: str) -> Choice:
        """The choice that is written so; a ValueError says what is not known and what is near it."""
        word, *operands = text.split() or [""]
        verb = known(word, self._words, "verb")
        kinds = self.verbs[verb][1:]
        if len(operands) != len(kinds):
            raise ValueError(f"{text!r} is not a choice; write it as {' '.join([word, *kinds])!r}")
        numbers = [known(operand, self.names[kind], kind) for operand, kind in zip(operands, kinds, strict=True)]
        return verb, *[*numbers, 0, 0][:2]

    def every_choice(self) -> list[Choice]:
        """All choices that can be written, in a fixed order."""
        choices: list[Choice] = []
        for verb, (_, *kinds) in enumerate(self.verbs):
            sizes = [len(self.names[kind]) for kind in kinds] + [1, 1]
            choices += [(verb, what, where) for what in range(sizes[0]) for where in range(sizes[1])]
        return choices


def kebab(name: str) -> str:
    """A step's name as sentences are called: SelectChampions -> select-champions."""
    if name not in KEBABS:
        KEBABS[name] = "".join(["-" + sign if sign.isupper() else sign for sign in name]).removeprefix("-").lower()
    return KEBABS[name]


def known(name: str, names: list[str], kind: str) -> int:
    """The number of a name; a ValueError names the nearest known one."""
    try:
        return names.index(name)
    except ValueError:
        raise ValueError(f"there is no {kind} {name!r}{nearest(name, names)}") from None


def nearest(name: str, names: list[str]) -> str:
    """'; did you mean 'monk'?' or, where nothing is near, '; known: ...'."""
    near = get_close_matches(name, names, n=1)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; known: {', '.join(names)}"
