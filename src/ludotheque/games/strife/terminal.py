"""Strife at a terminal: the table drawn, and the same table as sentences.

What a game gives to the terminal (the other half is `words.py`: title, told, asked, choice, card, all_cards):

- `HEADINGS`: names of events that open a new paragraph of the log.
- `signs(words)`: what each sign on the board means, a line each, for the help.
- `headline(words, view, names)`: one line for the top of the screen.
- `board(words, view, names, width, height)`: the table as a Rich renderable at most `width` columns wide, as few lines
  as can be while the terminal has few (`height`), more where there is room. The seat that looks sits at the bottom.
- `spoken(words, view, names)`: the same as sentences, nothing left out, for `table` in `--plain` and for the key `t`.
- `brief(words, view, names)`: what a player needs before an answer, as few sentences: points, the table in short, the
  own hand with what it costs and is worth, and what is too dear; `--plain` says it after each change.
- `subject(text, question)`: the id of the card that a choice or its question speaks of, if any.
- `remarks(words, event, view, names)`: lines that follow an event in the log, from the view of that moment: sums.

All are functions of a view, so a seat is never shown what it may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.content.drawing import GAP, HERE, STONE, TOP, WIDTH, bar, chip, labelled_lines, marked
from ludotheque.content.saying import DOT, labelled, sentence
from ludotheque.content.words import Words
from ludotheque.games.strife.facts import CARDS
from ludotheque.games.strife.notation import FORMS, NAMES
from ludotheque.games.strife.relics import NO_POWER
from ludotheque.games.strife.table import CHAMPION, EVENT, LOCATION
from ludotheque.games.strife.words import KINDS, label, name, name_of, part
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.step import BY

ROOMY: Final = 32  # lines from which on the deck and the discard are laid open
HEADINGS: Final = frozenset({"round", "turn"})


def signs(words: Words) -> list[str]:
    return [
        words.text("board-sign-number"),
        f"{HERE} {words.text('board-here')}",
        f"{TOP} {words.text('board-sign-top')}",
        f"{STONE} {label(words, 'fatestone')}",
    ]


def headline(words: Words, view: Data, names: Sequence[str]) -> str:
    """Which round, which turn, which event."""
    parts = [words.text("game-name"), words.text("app-round", round=view["round"], rounds=view["rounds"])]
    if view["turn"]:
        parts.append(words.text("app-turn", turn=view["turn"]))
    if view["event"]:
        event = name(words, EVENT, view["event"])
        whole = DOT.join([*parts, labelled(words, label(words, "event"), event)])
        return whole if len(whole) <= WIDTH - len(GAP) else DOT.join([*parts, event])
    return DOT.join(parts)


def board(words: Words, view: Data, names: Sequence[str], width: int, height: int) -> RenderableType:
    """The opponent above, the locations between, the seat that looks below."""
    below = view["you"] or 0
    zones = [zones_of(words, own) for own in view["seats"]]
    indent = max(len(called) for side in zones for called, chips, _ in side if chips) + len(GAP)
    sides = []
    for seat in (1 - below, below):
        lines = [bar(Text(names[seat], style="bold"), standing(words, view, seat), width)]
        for called, chips, joint in zones[seat]:
            lines += labelled_lines(called, chips, joint, indent, width)
        sides.append(lines)
    return Group(*sides[0], *locations(words, view, width, height >= ROOMY), *sides[1])


def zones_of(words: Words, own: Data) -> list[tuple[str, list[Text], str]]:
    """The places of a player: what each is called, what lies there, and what stands between the cards."""
    relic = [Text(name(words, LOCATION, own["relic"]))] if own["relic"] else []
    return [
        (label(words, "hand"), hand(words, own), GAP),
        (words.text("kind-legacy"), pile(words, own), " › "),
        (label(words, "aside"), champions(words, own["aside"]), GAP),
        (words.text("board-offering"), face_down(words, own["face_down"]["offering"]), GAP),
        (label(words, "relic"), relic, GAP),
        (words.text("board-battle"), battle(words, own) + [Text(f"· {mark}") for mark in marks(words, own)], " "),
    ]


def standing(words: Words, view: Data, seat: int) -> Text:
    """The player's points, and the Fatestone where it lies here."""
    text = Text(words.text("location-points", points=view["seats"][seat]["points"]), style="bold")
    if view["fatestone"]["holder"] == seat:
        text.append(f" · {STONE} {label(words, 'fatestone')} {view['fatestone']['value']}")
    return text


def hand(words: Words, own: Data) -> list[Text]:
    """The cards in hand; in a Wyrm round the opponent's are a number only."""
    if own["hand"] is None:
        return [Text(words.text("board-unknown-hand", count=own["hand_size"]))]
    return champions(words, own["hand"]) or [Text(words.text("app-empty"))]


def champions(words: Words, ids: Sequence[str]) -> list[Text]:
    return [chip(name(words, CHAMPION, id), CARDS.power[CARDS.champions.index(id)]) for id in ids]


def pile(words: Words, own: Data) -> list[Text]:
    """From bottom to top; the top is the legacy champion, and is marked."""
    chips = champions(words, own["pile"])
    chips = [*chips[:-1], marked(chips[-1])] if chips else []
    return chips + face_down(words, own["face_down"]["legacy"])


def face_down(words: Words, card: str | bool | None) -> list[Text]:
    """A card lying face down: its owner sees which it is."""
    if card is None:
        return []
    hidden = words.text("board-face-down")
    return [Text(hidden) if isinstance(card, bool) else champions(words, [card])[0].append(f" ({hidden})")]


def battle(words: Words, own: Data) -> list[Text]:
    """The champions in battle, and while a fight is on what their total is made of."""
    if own["battle"] is None:
        return face_down(words, own["face_down"]["battle"])
    fighters = champions(words, [own["battle"]])
    if own["total"] is not None:
        fighters = [Text(f"{own['total']} =", style="bold"), *map(Text, terms(words, own))]
    if own["support"]:
        helper = champions(words, [own["support"]])[0]
        fighters.append(Text(f"({label(words, 'support')}: ").append_text(helper).append(")"))
    return fighters


def terms(words: Words, own: Data) -> list[str]:
    """3 Wizard, +4 legacy, +2 location: the printed power goes by the champion's name."""
    given = dict(own["parts"])
    said = []
    if "replaced" not in given:
        said.append(f"{given.pop('printed', 0)} {name(words, CHAMPION, own['battle'])}")
    return said + [part(words, kind, amount) for kind, amount in given.items()]


def marks(words: Words, own: Data) -> list[str]:
    """What holds for this player until the turn ends."""
    holding = {
        "board-battle-stopped": own["blocked"]["battle"],
        "board-legacy-stopped": own["blocked"]["legacy"],
        "board-skips-legacy": own["skips_legacy"],
        "board-shielded": own["shielded"],
    }
    said = [words.text(id) for id, holds in holding.items() if holds]
    return [*said, words.text("board-bounty", points=own["bounty"])] if own["bounty"] else said


def locations(words: Words, view: Data, width: int, roomy: bool) -> list[Text]:
    """The row, farthest from the deck first, the location of the battle marked; deck and discard if there is room."""
    counts = [labelled(words, label(words, zone), str(len(view[zone]))) for zone in ("deck", "discard")]
    lines = [bar(Text(label(words, "row"), style="bold"), Text(DOT.join(counts)), width)]
    longest = max((len(name(words, LOCATION, id)) for id in view["row"]), default=0)
    for place, id in enumerate(view["row"]):
        here = place == view["place"]
        line = f" {HERE if here else ' '} {name(words, LOCATION, id):{longest}}  {worth(words, view, place)}"
        note = f"   ({words.text('board-here')})" if here else ""
        lines.append(Text(line + note if len(line + note) <= width else line, style="bold" if here else ""))
    for zone in ("deck", "discard") if roomy else ():
        chips = [Text(name(words, LOCATION, id)) for id in view[zone]]
        lines += labelled_lines(label(words, zone), chips, " · ", len(label(words, "deck")) + len(GAP), width)
    return lines


def worth(words: Words, view: Data, place: int) -> str:
    """2 VP, +2 Assassin; with what an event adds, and whether it is a relic."""
    number = CARDS.locations.index(view["row"][place])
    points, printed = view["worth"][place], CARDS.points[number]
    said = [words.text("location-points", points=points)]
    if points != printed:
        said[0] += f" ({part(words, 'event', points - printed)})"
    for champion, amount in enumerate(CARDS.bonus[number]):
        if amount:
            said.append(f"+{amount} {name(words, CHAMPION, CARDS.champions[champion])}")
    if CARDS.relic[number] != NO_POWER:
        said.append(label(words, "relic"))
    return ", ".join(said)


def spoken(words: Words, view: Data, names: Sequence[str]) -> list[str]:
    """The whole table as sentences: locations, deck, discard, events, Fatestone, then each player."""
    lines = [headline(words, view, names)]
    for place, id in enumerate(view["row"]):
        here = f", {words.text('board-here')}" if place == view["place"] else ""
        lines.append(labelled(words, name(words, LOCATION, id), worth(words, view, place) + here))
    for zone, kind in (("deck", LOCATION), ("discard", LOCATION), ("events", EVENT)):
        called = ", ".join(name(words, kind, id) for id in view[zone])
        if called or kind == LOCATION:
            lines.append(labelled(words, label(words, zone.removesuffix("s")), called or words.text("app-empty")))
    stone = view["fatestone"]
    if stone["holder"] is not None:
        held = f"{name_of(names, stone['holder'])}, {words.text('location-points', points=stone['value'])}"
        lines.append(labelled(words, label(words, "fatestone"), held))
    for seat, own in enumerate(view["seats"]):
        lines += ["", labelled(words, names[seat], words.text("location-points", points=own["points"]))]
        lines += [said_zone(words, *zone) for zone in zones_of(words, own) if zone[1]]
    return lines


def said_zone(words: Words, called: str, chips: list[Text], joint: str) -> str:
    """A place of a player as a sentence: no signs, the pile with its direction in words."""
    called = words.text("board-upwards") if called == words.text("kind-legacy") else called
    said = (joint if joint == " " else ", ").join(str(chip).removeprefix(f"{TOP} ") for chip in chips)
    return labelled(words, called, said)


def brief(words: Words, view: Data, names: Sequence[str]) -> list[str]:
    """The locations, then the opponent and the seat that looks: points, pile, fight, hand."""
    lines = [headline(words, view, names), labelled(words, label(words, "row"), DOT.join(brief_row(words, view)))]
    below = view["you"] or 0
    for seat in (1 - below, below):
        hand, *others = [said_zone(words, *zone) for zone in zones_of(words, view["seats"][seat]) if zone[1]]
        lines.append(labelled(words, names[seat], DOT.join([points(words, view, seat), *others])))
        lines.append(hand)
    return lines


def brief_row(words: Words, view: Data) -> list[str]:
    """Pit of Souls (1 VP, +2 Necromancer, battle here)."""
    here = {view["place"]: f", {words.text('board-here')}"}
    return [
        f"{name(words, LOCATION, id)} ({worth(words, view, place)}{here.get(place, '')})"
        for place, id in enumerate(view["row"])
    ]


def points(words: Words, view: Data, seat: int) -> str:
    """5 VP, Fatestone 2."""
    said = words.text("location-points", points=view["seats"][seat]["points"])
    stone = view["fatestone"]
    return f"{said}, {label(words, 'fatestone')} {stone['value']}" if stone["holder"] == seat else said


def subject(text: str, question: Question | None) -> str | None:
    """The card that a choice names; where it names none, the card whose ability or power asks."""
    verb, what, _ = FORMS.notation.read(text)
    for kind in FORMS.notation.verbs[verb][1:]:
        return NAMES[kind][what]
    by: str | None = question.params.get(BY) if question and question.kind(BY) in KINDS else None
    return by


def remarks(words: Words, event: Data, view: Data, names: Sequence[str]) -> list[str]:
    """When totals are compared: what each is made of."""
    if event["name"] != "totals":
        return []
    return [
        sentence(names, labelled(words, names[seat], f"{own['total']} = {' '.join(terms(words, own))}"))
        for seat, own in enumerate(view["seats"])
        if own["total"] is not None
    ]
