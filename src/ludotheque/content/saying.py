"""Saying: the sentences that every game makes in the same way, from ids that are formed alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from ludotheque.content.words import Param, Words
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Data, Question, Setting
from ludotheque.kernel.notation import known
from ludotheque.kernel.zones import SEAT

DOT = " · "
NOTHING = "none"  # where a sentence has nothing to name; it is only asked about, never read
PEOPLE = (SEAT, "actor")  # kinds of what a sentence speaks of that may be a player
SIDE = "team"  # a kind that is several players, or one: every second seat
SIDES = 2
Said = dict[str, Param]  # what a sentence speaks of, in words
Spoken = Callable[[Words, str, str, str | int | None, Sequence[str]], str | int]  # a key, its kind, its value; players


def title(words: Words) -> list[str]:
    """The name of the game, its subtitle and what it is about."""
    return [words.text("game-name"), words.text("game-subtitle"), words.text("game-about")]


class Addressed(tuple[str, ...]):
    """The players by seat as they are called to one of them, who is you."""

    you: Seat
    own: str  # their own name, where a sentence has no form that says you

    def __new__(cls, names: Sequence[str], you: Seat, called: str) -> Addressed:
        made = super().__new__(cls, (called if seat == you else name for seat, name in enumerate(names)))
        made.you, made.own = you, names[you]
        return made


def addressed(words: Words, names: Sequence[str], you: Seat | None) -> Sequence[str]:
    """The players' names in what is said to the one on a seat; to nobody in particular, all of them by name."""
    return names if you is None else Addressed(names, you, words.text("app-you"))


def is_you(names: Sequence[str], seat: object) -> bool:
    """Whether this is the seat of whoever is spoken to."""
    return isinstance(names, Addressed) and isinstance(seat, int) and names.you == seat


def is_reader(names: Sequence[str], kind: str, value: object) -> bool:
    """Whether what a sentence speaks of is the reader, and nobody else."""
    if kind == SIDE:
        return [is_you(names, seat) for seat in seats_of(names, value)] == [True]
    return kind in PEOPLE and is_you(names, value)


def seats_of(names: Sequence[str], side: object) -> range:
    """The seats of a side; none where no side is meant."""
    return range(side, len(names), SIDES) if isinstance(side, int) and side < SIDES else range(0)


def form_for(words: Words, id: str, meant: Sequence[str]) -> str:
    """The form of a sentence in which these of its parts are the reader: `.seat`, You reveal; else its usual form."""
    for part in ("-".join(meant), *meant):
        if words.knows(f"{id}.{part}"):
            return f"{id}.{part}"
    return id


def sentence(names: Sequence[str], text: str) -> str:
    """A sentence begins with a capital, unless with a name, which is written as its owner does."""
    own = (names.own,) if isinstance(names, Addressed) else ()
    others = tuple(name for seat, name in enumerate(names) if name and not is_you(names, seat)) + own
    return text if text.startswith(others) else capital(text)


def name_of(names: Sequence[str], seat: str | int | None) -> str:
    """The name of a player; nothing where a sentence is nobody's in particular."""
    return names[seat] if isinstance(seat, int) and seat in range(len(names)) else ""


def put(words: Words, question: Question, names: Sequence[str], spoken: Spoken) -> str:
    """A question to a player, with all it is about as the game speaks of it; what it lists is for the choices."""
    about = {key: value for key, value in question.params.items() if not isinstance(value, list)}
    said = {key: spoken(words, key, question.kind(key), value, names) for key, value in about.items()}
    meant = [key for key, value in about.items() if is_reader(names, question.kind(key), value)]
    return to_reader(words, question.id, names, meant, said)


def tell(words: Words, event: Data, names: Sequence[str], form: Iterable[tuple[str, str]], spoken: Spoken) -> str:
    """What happened, with all it speaks of as the game does; the form says what each of it is."""
    said = {key: spoken(words, key, kind, event[key], names) for key, kind in form}
    return told(words, event, names, form, said)


def told(
    words: Words, event: Data, names: Sequence[str], form: Iterable[tuple[str, str]], said: dict[str, Param]
) -> str:
    """The sentence of what happened, of its parts in words; it says you where the reader is meant."""
    meant = [key for key, kind in form if is_reader(names, kind, event[key])]
    return to_reader(words, f"told-{event['name']}", names, meant, said)


def to_reader(words: Words, id: str, names: Sequence[str], meant: Sequence[str], said: Said) -> str:
    """A sentence in which some parts are the reader: they are you in its form for that, else called by their name."""
    form = form_for(words, id, meant)
    if isinstance(names, Addressed):
        said = said | {key: names.own for key in meant if key not in form.partition(".")[2].split("-")}
    return sentence(names, words.text(form, **said))


def one_of(words: Words, kind: str, id: str, ids: Iterable[str]) -> str:
    """The words for one of a closed list: `phase-shed`."""
    known(id, list(ids), kind)
    return words.text(f"{kind}-{id}")


def listed(words: Words, parts: Sequence[str], joint: str) -> str:
    """Head, Torso or Arm: the last two go together by the words of the joint."""
    if len(parts) < 2:
        return "".join(parts)
    return words.text(joint, first=", ".join(parts[:-1]), last=parts[-1])


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
    meant = [SEAT] if is_you(names, seat) else []
    return to_reader(words, f"step-{name}", names, meant, {SEAT: name_of(names, seat)})


def option(words: Words, name: str) -> tuple[str, str]:
    """An option's name, and what it is about."""
    return words.text(f"option-{name}"), words.text(f"option-{name}.about")


def option_value(words: Words, name: str, value: Setting) -> str:
    """A value of an option: yes or no, a number, or its own words; one of somebody's own set as its file is called."""
    if isinstance(value, bool):
        return words.text("app-yes" if value else "app-no")
    return words.find(f"option-{name}-{value}") or str(value)
