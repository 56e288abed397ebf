"""Saying: the sentences that every game makes in the same way, from ids that are formed alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from ludotheque.content.words import Words
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Data, Question, Setting
from ludotheque.kernel.notation import known

DOT = " · "
Spoken = Callable[[Words, str, str, str | int | None, Sequence[str]], str | int]  # a key, its kind, its value; players


def title(words: Words) -> list[str]:
    """The name of the game, its subtitle and what it is about."""
    return [words.text("game-name"), words.text("game-subtitle"), words.text("game-about")]


def name_of(names: Sequence[str], seat: str | int | None) -> str:
    """The name of a player; nothing where a sentence is nobody's in particular."""
    return names[seat] if isinstance(seat, int) and seat in range(len(names)) else ""


def put(words: Words, question: Question, names: Sequence[str], spoken: Spoken) -> str:
    """A question to a player, with all it is about as the game speaks of it; what it lists is for the choices."""
    about = {key: value for key, value in question.params.items() if not isinstance(value, list)}
    said = {key: spoken(words, key, question.kind(key), value, names) for key, value in about.items()}
    return words.text(question.id, **said)


def tell(words: Words, event: Data, names: Sequence[str], form: Iterable[tuple[str, str]], spoken: Spoken) -> str:
    """What happened, with all it speaks of as the game does; the form says what each of it is."""
    said = {key: spoken(words, key, kind, event[key], names) for key, kind in form}
    return words.text(f"told-{event['name']}", **said)


def one_of(words: Words, kind: str, id: str, ids: Iterable[str]) -> str:
    """The words for one of a closed list: `phase-shed`."""
    known(id, list(ids), kind)
    return words.text(f"{kind}-{id}")


def labelled(words: Words, title: str, text: str) -> str:
    return words.text("app-labelled", label=title, text=text)


def counted(said: Iterable[str]) -> list[str]:
    """2× Elf 3: what occurs several times is said once."""
    return [times(one, n) for one, n in Counter(said).items()]


def times(said: str, n: int) -> str:
    return f"{n}× {said}" if n > 1 else said


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def choice_id(words: Words, word: str, question: Question | None) -> str:
    """`choice-use-ambush` where there is one, else `choice-use`."""
    if question is not None:
        special = f"choice-{word}-{question.id.removeprefix('ask-')}"
        if words.knows(special):
            return special
    return f"choice-{word}"


def step(words: Words, name: str, seat: Seat | None, names: Sequence[str]) -> str:
    """A step that will come as a sentence, by its name and whose it is."""
    return words.text(f"step-{name}", seat=name_of(names, seat))


def option(words: Words, name: str) -> tuple[str, str]:
    """An option's name, and what it is about."""
    return words.text(f"option-{name}"), words.text(f"option-{name}.about")


def option_value(words: Words, name: str, value: Setting) -> str:
    """A value of an option: yes or no, a number, or its own words."""
    if isinstance(value, bool):
        return words.text("app-yes" if value else "app-no")
    return str(value) if isinstance(value, int) else words.text(f"option-{name}-{value}")
