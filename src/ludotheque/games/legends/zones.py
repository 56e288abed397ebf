"""Who sees what: the view of a seat, built from nothing, and the table it can imagine. [Legends A53-A57]"""

from __future__ import annotations

from ludotheque.games.legends.army import EITHER, LEVIED, RANKS, TABLE, counts, is_complete, may_join, rank, required
from ludotheque.games.legends.attack import Rage
from ludotheque.games.legends.facts import UNITS
from ludotheque.games.legends.field import drawn
from ludotheque.games.legends.kinds import KEYWORDS, NONE, SIDES, SPACE
from ludotheque.games.legends.movement import WAYS
from ludotheque.games.legends.notation import FORMS, NAMES
from ludotheque.games.legends.strength import counted, current, parts
from ludotheque.games.legends.table import CURSING, DESTROYED, PUBLIC, Legends
from ludotheque.games.legends.turn import Turn
from ludotheque.games.legends.verbs import STRIKES
from ludotheque.kernel.choice import TABLE as SPECTATOR
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Data, said

SPACES = NAMES[SPACE]
DESIGNS = len(UNITS) + 1
IMAGINING = 1 << 30  # a move number that no game reaches, so that imagined units and later chance are unrelated


def view(g: Legends, seat: Seat) -> Data:
    """What `seat` may know; SPECTATOR is nobody. What is not named here is not shown."""
    return views(g, [seat])[0]


def views(g: Legends, seats: list[Seat]) -> list[Data]:
    """What several may know. Allies see the same, but for what is asked of each."""
    sights: dict[int, Data] = {}
    found: list[Data] = []
    for seat in seats:
        team = NONE if seat == SPECTATOR else seat & 1
        if team not in sights:
            sights[team] = sight(g, team)
        own: Data = {"you": seat if 0 <= seat < g.seats else None}
        own.update(sights[team])
        own["prospects"] = prospects(g, seat)
        own["asked"] = seat in g.asked()
        found.append(own)
    return found


def sight(g: Legends, team: int) -> Data:
    """What all of a team may know; NONE is nobody's. What is asked of each is left open."""
    lost = [unit for unit, space in enumerate(g.where) if space < 0]
    return {
        "battle": g.battle,
        "battles": g.options.battles,
        "turn": g.turn,
        "active": g.active,
        "quiet": g.quiet,
        "field": drawn(g.terrain),
        "units": [on_field(g, unit, space, team) for space, unit in enumerate(g.at) if unit != NONE],
        "fight": fight(g, team),
        "prospects": {},
        "curse": None if g.curse == NONE else {"unit": UNITS[g.design[g.curse]], "seat": g.curse_seat},
        "seats": [side(g, owner, team, lost) for owner in range(g.seats)],
        "teams": [team_of(g, which) for which in (0, 1)],
        "asked": False,
        "over": g.over(),
    }


def on_field(g: Legends, unit: int, space: int, team: int) -> Data:
    """A unit on the field: its side is seen by all, what it is only by who knows it. [A53, A57]

    Most look as they did before: what shows the same is made once, for whomever.
    """
    if g.bonus[unit] or g.gained[unit]:
        return face(g, unit, space, team)
    shown = (g.known[unit] & PUBLIC) + g.control[unit] * 2 + g.moved[unit] + 8 * g.owner[unit]
    design = g.design[unit] if g.knows(team, unit) else NONE
    curse = g.design[g.curse] if g.curse != NONE else NONE
    look = ((shown * g.field.spaces + space) * DESIGNS + design + 1) * DESIGNS + curse + 1
    found = g.faces.get(look)
    if found is None:
        found = face(g, unit, space, team)
        g.keep_face(look, found)
    return found


def face(g: Legends, unit: int, space: int, team: int) -> Data:
    """What it shows to a team, made anew."""
    found = parts(g, unit) if g.knows(team, unit) else None
    gained = g.gained[unit]
    return {
        "space": SPACES[space],
        "team": g.control[unit],
        "owner": g.owner[unit],
        "unit": None if found is None else UNITS[g.design[unit]],
        "seen": bool(g.known[unit] & PUBLIC),
        "moved": bool(g.moved[unit]),
        "strength": sum([amount for _, amount in found]) if found else None,
        "parts": None if found is None else [list(part) for part in found],
        "bonus": g.bonus[unit],
        "gained": [keyword for bit, keyword in enumerate(KEYWORDS) if gained >> bit & 1] if gained else [],
    }


def prospects(g: Legends, seat: Seat) -> dict[str, list[int | None]]:
    """What a player may order that changes strengths: the unit's where it goes, and that of whom it meets. [R28, A19]

    The other one's is None where nobody is met, or nobody known with a strength.
    """
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, Turn | Rage) or step.seat != seat:
        return {}
    found: dict[str, list[int | None]] = {}
    for choice in step.menu(g):
        verb, space, to = choice
        if (verb in WAYS or verb == STRIKES) and g.base(g.at[space]):
            before, after = compared_there(g, g.at[space], space if verb == STRIKES else to, g.at[to], seat & 1)
            if before != after:
                found[FORMS.notation.text(choice)] = after
    return found


def compared_there(
    g: Legends, unit: int, space: int, other: int, team: int
) -> tuple[list[int | None], list[int | None]]:
    """The strengths of a unit and of whom it would meet: as both stand now, and as they would be compared."""
    enemy = other if other != NONE and g.knows(team, other) else NONE
    mine, there = current(g, unit), counted(g, unit, space, enemy, None)
    if enemy == NONE or not g.base(enemy):
        return [mine, None], [there, None]
    return [mine, current(g, enemy)], [there, counted(g, enemy, g.where[enemy], unit, None)]


def fight(g: Legends, team: int) -> Data | None:
    """The attack or the Distance Strike that is going on, with both strengths and how they add up. [R22, R33]"""
    if g.attacker != NONE:
        unit, other, kind, origin, space = g.attacker, g.defender, "attack", g.origin, g.contested
    else:
        if not g.strike:
            return None
        unit, other = g.strike
        kind, origin, space = "strike", g.where[unit], g.where[other]
    return {
        "kind": kind,
        "from": FORMS.named(SPACE, origin),
        "space": FORMS.named(SPACE, space),
        "attacker": fighter(g, unit, other, team),
        "defender": fighter(g, other, unit, team),
    }


def fighter(g: Legends, unit: int, enemy: int, team: int) -> Data:
    known = g.knows(team, unit)
    fights = known and g.known[unit] & PUBLIC and g.known[enemy] & PUBLIC and g.where[unit] >= 0
    found = parts(g, unit, enemy) if fights else []
    return {
        "team": g.control[unit],
        "unit": UNITS[g.design[unit]] if known else None,
        "strength": sum(amount for _, amount in found) if found else None,
        "parts": [list(part) for part in found] if fights else None,
    }


def side(g: Legends, owner: Seat, team: int, lost: list[int]) -> Data:
    """One player: his army's side, its list where that is public or his own side's, and what he has said. [A54]"""
    own = owner & 1 == team
    listed = own or not g.is_secret(owner)
    return {
        "team": owner & 1,
        "side": SIDES[g.side(owner & 1)],
        "army": [UNITS[design] for design in sorted(g.mustered[owner])] if listed else None,
        "mustered": len(g.mustered[owner]) if own else None,
        "ranks": ranks(g, owner) if own and not g.design else None,
        "watches": bool(g.watch[owner]),
        "destroyed": gone(g, owner, lost, DESTROYED),
        "cursing": gone(g, owner, lost, CURSING),
    }


def ranks(g: Legends, owner: Seat) -> list[list[int]]:
    """While an army is mustered: each rank of the army table, how many it has and how many it needs. [R50]"""
    units = g.mustered[owner]
    have, due = counts(g.cards, units), required(g.cards, units)
    return [[one, have[one], due[one]] for one in RANKS]


def gone(g: Legends, owner: Seat, lost: list[int], where: int) -> list[str]:
    """The units of an army that are destroyed, or in the curse area, in the order of their numbers."""
    found = [g.design[unit] for unit in lost if g.owner[unit] == owner and g.where[unit] == where]
    return [UNITS[design] for design in sorted(found)]


def team_of(g: Legends, team: int) -> Data:
    return {"side": SIDES[g.side(team)], "wins": g.wins[team], "score": g.score[team]}


def imagine(g: Legends, seat: Seat, dice: Dice) -> Legends:
    """A table that looks the same to `seat`: what it cannot see is dealt afresh, others' sealed answers are gone."""
    h = g.copy(dice)
    h.draws = 0
    h.moves, moves = IMAGINING + g.moves, g.moves
    team = NONE if seat == SPECTATOR else seat & 1
    for owner in range(g.seats):
        unseen = [u for u in range(len(g.design)) if g.owner[u] == owner and g.where[u] >= 0 and not g.knows(team, u)]
        if g.is_secret(owner) and owner & 1 != team:
            forget_army(h, owner, unseen)
        deal_afresh(h, unseen)
    for other in range(g.seats):
        if other != seat:
            h.sealed.pop(other, None)
    h.moves, h.draws = moves, 0
    h.forget_prints()
    return h


def deal_afresh(h: Legends, unseen: list[int]) -> None:
    """The unseen units of an army change places; one that has moved by itself is none that cannot."""
    designs = [h.design[unit] for unit in unseen]
    for unit in unseen:
        n = h.roll(len(designs))
        h.design[unit] = designs[n]
        designs[n] = designs[-1]
        designs.pop()
    resting = [unit for unit in unseen if not h.moved[unit] and not h.static(unit)]
    for unit in unseen:
        if h.moved[unit] and h.static(unit):
            if resting:
                other = resting.pop(h.roll(len(resting)))
                h.design[unit], h.design[other] = h.design[other], h.design[unit]
            else:
                h.design[unit] = mobile_like(h, h.design[unit])


def mobile_like(h: Legends, design: int) -> int:
    """A design of the same rank and side that can move; a Castle cannot have moved, so one is always found."""
    cards = h.cards
    for other in range(len(cards.names)):
        fits = rank(cards, other) == rank(cards, design) and cards.side[other] == cards.side[design]
        if fits and not cards.static[other]:
            return other
    return design


def forget_army(h: Legends, owner: Seat, unseen: list[int]) -> None:
    """Of a secret army only the army table is known, and who has been seen: the others may be anybody. [A54]"""
    cards = h.cards
    side = EITHER if h.options.mixed else h.side(owner & 1)
    if not h.design:
        ready = is_complete(h.mustered[owner])
        h.mustered[owner] = []
        while ready and not is_complete(h.mustered[owner]):
            joining = may_join(cards, h.mustered[owner], side, h.options.copies)
            h.mustered[owner].append(joining[h.roll(len(joining))])
        return
    hidden = set(unseen)
    army = [h.design[u] for u in range(len(h.design)) if h.owner[u] == owner and u not in hidden]
    for one, unit in zip(missing(h, army, len(unseen)), unseen, strict=True):
        pool = [
            d
            for d in range(len(cards.names))
            if rank(cards, d) == one and (side == EITHER or cards.side[d] == side) and army.count(d) < h.options.copies
        ]
        pool = [d for d in pool if cards.levy[d]] if one in levying(h, army) else pool
        design = pool[h.roll(len(pool))]
        army.append(design)
        h.design[unit] = design
    h.mustered[owner] = army


def levying(h: Legends, army: list[int]) -> list[int]:
    """The ranks whose single unit must be one that levies five of the rank below."""
    ranks = [rank(h.cards, design) for design in army]
    return [one for one in (8, 5) if ranks.count(one) == 0 and ranks.count(one - 1) > TABLE[one - 1]]


def missing(h: Legends, army: list[int], count: int) -> list[int]:
    """The ranks that an army still lacks, by the army table or by a mix that fits what has been seen. [R50]"""
    ranks = [rank(h.cards, design) for design in army]
    due = dict(TABLE)
    for one in (8, 5):
        if ranks.count(one - 1) > TABLE[one - 1]:
            due[one], due[one - 1] = 1, LEVIED
    lacking: list[int] = []
    for one in RANKS:
        lacking += [one] * max(0, due[one] - ranks.count(one))
    return lacking[:count]


def waits_for(g: Legends, seat: Seat) -> list[Seat]:
    """Everybody a question is put to as all may know, able to answer or not. [A62]"""
    return g.addressed()


def coming(g: Legends, seat: Seat) -> list[tuple[str, Seat | None]]:
    """All that will come, the next thing first, the same for everybody: it follows from what lies open."""
    return [(said(type(step)), None if step.seat == SPECTATOR else step.seat) for step in reversed(g.agenda)]


def places(g: Legends) -> list[str]:
    """Every unit once for each place it is in: on the field, in the curse area, or destroyed."""
    fighting = [g.attacker] if g.attacker != NONE and g.at[g.contested] != g.attacker else []
    found = [unit for unit in g.at if unit != NONE]
    found += [unit for unit in fighting if g.where[unit] == g.contested]
    found += [unit for unit in range(len(g.where)) if g.where[unit] < 0]
    return [f"{UNITS[g.design[unit]]} {unit}" for unit in found]


def cards_in_play(g: Legends) -> list[str]:
    """All units of all armies. [R50]"""
    return [f"{UNITS[design]} {unit}" for unit, design in enumerate(g.design)]
