"""Stratego Legends as sentences: the table whole, nothing left out; in short; and the pieces that are drawn as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.content.saying import DOT, counted, labelled
from ludotheque.content.words import Words
from ludotheque.games.legends.army import KEEP, STAR, rank
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.field import BACK, ROWS, depth, keeper
from ludotheque.games.legends.kinds import CASTLE, SPACE, TERRAINS, TYPES, UNIT
from ludotheque.games.legends.kinds import LETTERS as TERRAIN_LETTERS
from ludotheque.games.legends.notation import FORMS, LETTERS
from ludotheque.games.legends.sentences import powers
from ludotheque.games.legends.table import ARMY
from ludotheque.games.legends.turn import QUIET_TURNS
from ludotheque.games.legends.words import part
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.step import BY

FIGHTS: Final = {"attack": "terminal-attack", "strike": "terminal-strike"}
ATTACKING: Final = ("move", "charge", "slash", "step", "run", "fly", "strike", "besiege")
BASE: Final = "base"  # the part of a strength that is printed


def spoken(words: Words, view: Data, names: Sequence[str]) -> list[str]:
    """The whole table as sentences: what is in force, the terrain row by row, then each player with every unit."""
    lines = [headline(words, view, names), *fight(words, view), curse(words, view, names)]
    lines += [curse_text(words, view), quiet(words, view)] if view["curse"] else [quiet(words, view)]
    lines += watching(words, view, names)
    if view["units"]:
        lines += ["", *said_field(words, view)]
    for seat in range(len(view["seats"])):
        lines += ["", *said_player(words, view, seat, names)]
    return [*lines, *exposed(words, view)]


def headline(words: Words, view: Data, names: Sequence[str]) -> str:
    """Which battle and how it stands where there are several, which turn, and whose."""
    parts = [words.text("game-name")]
    if view["battles"] > 1 and not view["over"]:
        parts.append(words.text("terminal-battle", battle=view["battle"] + 1, battles=view["battles"]))
    if any(team["wins"] for team in view["teams"]):
        parts.append(score(words, view))
    if view["turn"]:
        parts += [words.text("app-turn", turn=view["turn"]), names[view["active"]]]
    return DOT.join(parts)


def score(words: Words, view: Data) -> str:
    """Battles won by either side, and points where they are counted: beige army 1 (14), grey army 0."""
    said = []
    for team in view["teams"]:
        points = f" ({team['score']})" if team["score"] else ""
        said.append(f"{side(words, team)} {team['wins']}{points}")
    return ", ".join(said)


def fight(words: Words, view: Data) -> list[str]:
    """The attack or strike that is going on: where, and both units with their sums."""
    now = view["fight"]
    if now is None:
        return []
    where = words.text(FIGHTS[now["kind"]], space=spot(now["from"]), to=spot(now["space"]))
    terrain = terrain_name(words, terrain_at(view, now["space"]))
    return [f"{where} ({terrain})", fighter(words, now["attacker"]), fighter(words, now["defender"])]


def fighter(words: Words, own: Data) -> str:
    """A unit in a fight with its sum: Tiera: 4 = 9 -5 terrain."""
    called = unit_name(words, own["unit"])
    return labelled(words, called, total(words, own)) if own["strength"] is not None else called


def total(words: Words, own: Data) -> str:
    """A strength and its parts: 4 = 9 -5 terrain; the strength alone where nothing is added."""
    strength, parts = own["strength"], own["parts"] or []
    more = [part(words, id, amount) for id, amount in parts if id != BASE]
    base = sum(amount for id, amount in parts if id == BASE)
    return f"{strength} = {' '.join([str(base), *more])}" if more else str(strength)


def curse(words: Words, view: Data, names: Sequence[str]) -> str:
    """The curse in force and whose it is."""
    now = view["curse"]
    said = f"{unit_name(words, now['unit'])} ({names[now['seat']]})" if now else words.text("terminal-no-curse")
    return labelled(words, words.text("terminal-curse"), said)


def curse_text(words: Words, view: Data) -> str:
    """What the curse in force does."""
    if view["curse"] is None:
        return ""
    return " ".join(str(one["text"]) for one in powers(words, view["curse"]["unit"]) if one["family"] == "curse")


def quiet(words: Words, view: Data) -> str:
    """How many turns nothing has been destroyed or newly shown, and how many end the battle."""
    return words.text("terminal-quiet", count=view["quiet"], most=limit(view))


def exposed(words: Words, view: Data) -> list[str]:
    """As long as one is asked about swaps: that one's own Castle stands in front."""
    if not view["asked"] or view["turn"] or view["you"] is None:
        return []
    own = [unit for unit in view["units"] if unit["owner"] == view["you"] and unit["unit"]]
    castles = [unit["space"] for unit in own if CARDS.type[UNITS.index(unit["unit"])] == CASTLE]
    front = [space for space in castles if depth(number(space), view["you"]) >= BACK]
    return [words.text("exposed-castle", space=spot(space)) for space in front]


def limit(view: Data) -> int:
    """How many turns without progress end a battle."""
    return QUIET_TURNS * len(view["seats"])


def watching(words: Words, view: Data, names: Sequence[str]) -> list[str]:
    """Who has said that they want to be asked whenever abilities can be used."""
    who = [name for name, seat in zip(names, view["seats"], strict=True) if seat["watches"]]
    return [labelled(words, words.text("terminal-watching"), ", ".join(who))] if who else []


def said_field(words: Words, view: Data) -> list[str]:
    """The terrain of every space, row by row from the edge of the seat that looks."""
    lines = []
    for row in rows_from(view["you"]):
        letters = view["field"][ROWS - 1 - row]
        spaces = [f"{spot(LETTERS[n])} {terrain_name(words, letter)}" for n, letter in enumerate(letters)]
        lines.append(labelled(words, words.text("terminal-row", row=row + 1), ", ".join(spaces)))
    return lines


def rows_from(you: int | None) -> range:
    """The rows from the edge of a seat on: even seats sit at the near one."""
    return range(ROWS - 1, -1, -1) if you is not None and you % 2 else range(ROWS)


def said_player(words: Words, view: Data, seat: int, names: Sequence[str]) -> list[str]:
    """A player's army: each unit that is known, those that are not, what is destroyed and what might still be there."""
    own = view["seats"][seat]
    units = [unit for unit in view["units"] if keeper(number(unit["space"]), unit["team"]) == seat]
    title = ", ".join(filter(None, (names[seat], words.text("terminal-you") if seat == view["you"] else "")))
    count = words.text("terminal-units", count=len(units))
    lines = [labelled(words, title, f"{side(words, own)}, {count}")]
    lines += [said_unit(words, view, unit) for unit in units if unit["unit"]]
    lines += said_unknown(words, units)
    heaps = [
        ("terminal-destroyed", own["destroyed"]),
        ("terminal-hidden", own["hidden"] or []),
        ("terminal-army", mustering(view, seat)),
    ]
    for heap, ids in heaps:
        if ids:
            called = ", ".join(counted([said_design(words, id) for id in in_order(ids)]))
            lines.append(labelled(words, words.text(heap), called))
    return lines


def said_unit(words: Words, view: Data, unit: Data) -> str:
    """A unit on its space, with all that is known of it."""
    facts = [unit_name(words, unit["unit"]), type_name(words, unit["unit"])]
    if unit["strength"] is not None:
        facts.append(words.text("terminal-strength", strength=total(words, unit)))
    facts.append(terrain_name(words, terrain_at(view, unit["space"])))
    facts += [words.text(f"keyword-{keyword}") for keyword in unit["gained"]]
    facts.append(words.text("terminal-shown" if unit["seen"] else "terminal-face-down"))
    facts += [words.text("terminal-moved")] if unit["moved"] else []
    return labelled(words, spot(unit["space"]), ", ".join(facts))


def said_unknown(words: Words, units: Sequence[Data]) -> list[str]:
    """The spaces of units that are not known, those that have moved and those that have not."""
    lines = []
    for moved, title in ((False, "terminal-unknown"), (True, "terminal-unknown-moved")):
        spaces = [spot(unit["space"]) for unit in units if unit["unit"] is None and unit["moved"] == moved]
        if spaces:
            lines.append(labelled(words, words.text(title), ", ".join(spaces)))
    return lines


# In short


def brief(words: Words, view: Data, names: Sequence[str]) -> list[str]:
    """The fight and the curse, the others, then oneself: every unit that is known with its strength."""
    lines = [headline(words, view, names), *fight(words, view)]
    lines += [curse(words, view, names)] if view["curse"] else []
    you = view["you"] or 0
    for n in range(1, len(view["seats"]) + 1):
        lines += brief_player(words, view, (you + n) % len(view["seats"]), names)
    return [*lines, *exposed(words, view)]


def brief_player(words: Words, view: Data, seat: int, names: Sequence[str]) -> list[str]:
    """Ann: beige army, 30 units; A1 Landor 10; B1 Woodland Tower, Castle. Then where unknown units stand."""
    own = view["seats"][seat]
    units = [unit for unit in view["units"] if keeper(number(unit["space"]), unit["team"]) == seat]
    parts = [f"{side(words, own)}, {words.text('terminal-units', count=len(units))}"]
    parts += [f"{words.text('terminal-destroyed')} {len(own['destroyed'])}"] if own["destroyed"] else []
    army = mustering(view, seat)
    parts += [words.text("terminal-mustered", count=len(army), most=ARMY)] if army else []
    known = [f"{spot(unit['space'])} {unit_brief(words, unit)}" for unit in units if unit["unit"]]
    parts += ["; ".join(known)] if known else []
    return [labelled(words, names[seat], DOT.join(parts)), *said_unknown(words, units)]


# What is drawn and said alike


def mustering(view: Data, seat: int) -> list[str]:
    """An army that is not on the field yet, as far as it is known."""
    army: list[str] | None = view["seats"][seat]["army"]
    return army if army and not view["units"] else []


def in_order(ids: Sequence[str]) -> list[str]:
    """The strongest first, then Magic units, then Castles."""
    return sorted(ids, key=lambda id: (-rank(CARDS, UNITS.index(id)), id))


def said_design(words: Words, id: str) -> str:
    """A unit with what is printed on it: Landor 10; a Magic unit or Castle with its type."""
    design = UNITS.index(id)
    printed = type_name(words, id) if rank(CARDS, design) in (STAR, KEEP) else CARDS.base[design]
    return f"{unit_name(words, id)} ({printed})" if isinstance(printed, str) else f"{unit_name(words, id)} {printed}"


def standing_at(view: Data, space: str) -> Data | None:
    """The unit on a space; where two fight, the one on the side of the seat that looks."""
    now = view["fight"]
    team = (view["you"] or 0) & 1
    if now and now["kind"] == "attack" and now["space"] == space and now["attacker"]["team"] == team:
        attacker: Data = now["attacker"]
        return attacker
    return next((unit for unit in view["units"] if unit["space"] == space), None)


def unit_brief(words: Words, unit: Data, strength: int | None = None) -> str:
    """A unit on the field in short: Landor 10; a Magic unit or Castle with its type; or that it is unknown."""
    called = unit_name(words, unit["unit"])
    if unit["unit"] is None:
        return called
    if unit["strength"] is None:
        return f"{called}, {type_name(words, unit['unit'])}"
    return f"{called} {unit['strength'] if strength is None else strength}"


def spot(space: str) -> str:
    """A space as choices name it, b2, in the letters of the table: B2."""
    return space.upper()


def number(space: str) -> int:
    """The number of a space; the same on fields of all sizes."""
    return LETTERS.index(space[:-1]) * ROWS + int(space[-1]) - 1


def terrain_at(view: Data, space: str) -> str:
    """The letter of a space's terrain."""
    column, row = divmod(number(space), ROWS)
    letter: str = view["field"][ROWS - 1 - row][column]
    return letter


def terrain_name(words: Words, letter: str) -> str:
    return words.text(f"terrain-{TERRAINS[TERRAIN_LETTERS.index(letter)]}")


def unit_name(words: Words, id: str | None) -> str:
    return words.text(f"unit-{id}") if id else words.text("terminal-unknown-unit")


def type_name(words: Words, id: str) -> str:
    return words.text(f"type-{TYPES[CARDS.type[UNITS.index(id)]]}")


def side(words: Words, own: Data) -> str:
    """The army of a player or a team: beige army."""
    return words.text(f"side-{own['side']}")


# What choices speak of


def subject(text: str, question: Question | None) -> str | None:
    """The unit that a choice names; where it names none, the unit whose power asks."""
    verb, what, _ = FORMS.notation.read(text)
    if UNIT in FORMS.notation.verbs[verb][1:2]:
        return UNITS[what]
    unit: str | None = question.params.get(BY) or question.params.get(UNIT) if question else None
    return unit


def about(text: str, question: Question | None, view: Data) -> str | None:
    """The same where the table is seen: the unit on the first space that the choice names, if it is known."""
    for space in spaces_in(text)[:1]:
        unit = standing_at(view, space)
        if unit and unit["unit"]:
            return str(unit["unit"])
    return subject(text, question)


def spaces_in(text: str) -> list[str]:
    """The spaces that a choice names."""
    word, *operands = text.split()
    kinds = next(kinds for verb, *kinds in FORMS.notation.verbs if verb == word)
    return [name for name, kind in zip(operands, kinds, strict=True) if kind == SPACE]


def note(words: Words, text: str, view: Data) -> str:
    """What is on the spaces that a choice names, or on the unit that it names: Landor 10, Forest."""
    spaces = spaces_in(text)
    if text.startswith("act "):
        return ": ".join([lies_on(words, view, spaces[0]), action(words, text, view)])
    if spaces:
        strengths = view["prospects"].get(text, [None, None])
        said = [lies_on(words, view, space, strength) for space, strength in zip(spaces, strengths, strict=False)]
        teams = {unit["team"] for unit in view["units"] if unit["space"] in spaces}
        if text.split()[0] in ATTACKING and len(teams) == 2:
            return words.text("terminal-against", unit=said[0], other=said[1])
        return ", ".join(dict.fromkeys(said))
    named = subject(text, None)
    return said_design(words, named).removeprefix(unit_name(words, named)).strip(" ()") if named else ""


def action(words: Words, text: str, view: Data) -> str:
    """What a special action does, as its unit says it."""
    _, _, power = FORMS.notation.read(text)
    unit = standing_at(view, spaces_in(text)[0])
    if unit is None or unit["unit"] is None:
        return ""
    verb = CARDS.powers[UNITS.index(unit["unit"])][power].verb
    return next((str(one["in_line"]) for one in powers(words, unit["unit"]) if one["verb"] == verb), "")


def lies_on(words: Words, view: Data, space: str, strength: int | None = None) -> str:
    """Who stands on a space, with the strength that will count where it is not the one now; else its terrain."""
    unit = standing_at(view, space)
    return unit_brief(words, unit, strength) if unit else terrain_name(words, terrain_at(view, space))
