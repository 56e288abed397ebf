"""Why something cannot be chosen at Strife: where a card lies instead, and what stops an ability."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.arrange import ArrangePile, ArrangeRow
from ludotheque.games.strife.battle import Charge, RavagingHordes
from ludotheque.games.strife.champions import may_use_battle
from ludotheque.games.strife.events import Guess, GuessAlone, HideOfferings
from ludotheque.games.strife.legacy import EtherealBreath, RenewalOfTheLand, UnholyAlliance
from ludotheque.games.strife.locations import current
from ludotheque.games.strife.relics import (
    AusteneIsleOfAir,
    CurseOfHattia,
    LakeOfMirrors,
    PrimordialGate,
)
from ludotheque.games.strife.round import CarryOver
from ludotheque.games.strife.selection import AssignLegacy, SelectAlone, SelectChampions
from ludotheque.games.strife.table import CHAMPION, LOCATION, NOBODY, Strife, of
from ludotheque.games.strife.verbs import (
    ARRANGE,
    CARRY,
    DISCARD,
    EXCHANGE,
    GIVE,
    GUESS,
    HIDE,
    KEEP,
    LEGACY,
    MOVE,
    PLACE,
    RAISE,
    SELECT,
    SET_ASIDE,
    TAKE,
    USE,
)
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import About, Step

Found = tuple[str, About]  # the id of an obstacle, and what it is about

OBSTACLES: Final[dict[str, tuple[str, ...]]] = {
    "no-tie": ("9.1",),
    "nothing-to-use": ("10.21", "10.26"),
    "relic-not-now": ("12.15",),
    "used-already": ("10.22",),
    "blocked": ("4.3", "4.6"),
    "not-in-row": ("10.17", "10.19", "12.4"),
    "not-in-discard": ("10.14", "12.5"),
    "not-in-pile": ("10.4",),
    "not-in-that-pile": ("1.20", "10.13"),
    "not-in-their-hand": ("13.2", "13.18"),
    "set-aside": ("8.6",),
    "hidden-away": ("13.1",),
    "in-battle": ("3.5",),
    "in-pile": ("1.6", "3.3"),
    "assigned": ("2.4",),
    "on-top-already": ("10.4",),
    "placed-already": ("1.20",),
    "laid-already": ("1.20",),
    "here-already": ("10.17", "12.2"),
    "not-adjacent": ("10.19",),
    "storm": ("13.7", "14.53"),
}
FROM_HAND: Final[dict[int, tuple[type[Step[Strife]], ...]]] = {
    LEGACY: (AssignLegacy,),
    SELECT: (SelectChampions, SelectAlone),
    HIDE: (HideOfferings,),
    CARRY: (CarryOver,),
    SET_ASIDE: (EtherealBreath,),
    EXCHANGE: (PrimordialGate,),
}
OF_CHAMPIONS: Final = (LEGACY, SELECT, HIDE, GUESS, CARRY, SET_ASIDE, RAISE, PLACE, EXCHANGE)
OF_LOCATIONS: Final = (ARRANGE, MOVE, DISCARD, TAKE)


def obstacle(g: Strife, seat: Seat, choice: Choice) -> Found | None:
    """By the verb; None where something else is asked."""
    verb, what, _ = choice
    if verb == USE:
        return unused(g, seat)
    if verb in (KEEP, GIVE):
        return "no-tie", {}
    if verb in FROM_HAND:
        return where_it_lies(g, seat, what) if isinstance(g.agenda[-1], FROM_HAND[verb]) else None
    return not_fitting(g, seat, verb, what) if verb in OF_CHAMPIONS else no_location(g, verb, what)


def meant(g: Strife, seat: Seat, kind: str, number: int) -> list[Choice]:
    """Whatever is asked of a champion or of a location; a relic in front of somebody is there to be used."""
    if kind == LOCATION:
        using: list[Choice] = [(USE, 0, 0)] if of(g.relic, seat) == number else []
        return using + [(verb, number, 0) for verb in OF_LOCATIONS]
    return [(verb, number, 0) for verb in OF_CHAMPIONS] if kind == CHAMPION else []


def about(champion: int) -> About:
    return {CHAMPION: (CHAMPION, champion)}


def there(location: int) -> About:
    return {LOCATION: (LOCATION, location)}


def unused(g: Strife, seat: Seat) -> Found:
    """Why there is nothing that could be used now."""
    champion, relic = of(g.battle, seat), of(g.relic, seat)
    if champion != NOBODY and not may_use_battle(g, seat, champion):
        return ("used-already" if of(g.spent, seat) >> champion & 1 else "blocked"), about(champion)
    return ("relic-not-now", there(relic)) if relic != NOBODY else ("nothing-to-use", {})


def where_it_lies(g: Strife, seat: Seat, champion: int) -> Found:
    """Why a champion is not taken from the hand."""
    if champion == of(g.assigned, seat):
        return "assigned", about(champion)
    if champion == of(g.hidden, seat):
        return "hidden-away", about(champion)
    if champion in g.aside[seat]:
        return "set-aside", about(champion)
    return ("in-pile" if champion in g.pile[seat] else "in-battle"), about(champion)


def not_fitting(g: Strife, seat: Seat, verb: int, champion: int) -> Found | None:
    """Why a champion is neither guessed, raised, nor put next in a pile."""
    step = g.agenda[-1]
    if verb == GUESS and isinstance(step, (Guess, GuessAlone)):
        return "not-in-their-hand", about(champion)
    if verb == RAISE and isinstance(step, UnholyAlliance):
        return ("on-top-already" if champion == g.top(seat) else "not-in-pile"), about(champion)
    if verb == PLACE and isinstance(step, ArrangePile):
        return ("placed-already" if champion in g.pile[step.owner] else "not-in-that-pile"), about(champion)
    return None


def no_location(g: Strife, verb: int, location: int) -> Found | None:
    """Why a location is not chosen."""
    step = g.agenda[-1]
    if verb == ARRANGE and isinstance(step, ArrangeRow):
        return ("laid-already" if location in g.row else "not-in-row"), there(location)
    if verb == MOVE and isinstance(step, (Charge, AusteneIsleOfAir)):
        return ("here-already" if location == current(g) else "not-in-row"), there(location)
    if verb == DISCARD and isinstance(step, RavagingHordes):
        return ("not-adjacent" if location in g.row else "not-in-row"), there(location)
    if verb == DISCARD and isinstance(step, CurseOfHattia):
        return ("storm" if location in g.row else "not-in-row"), there(location)
    if verb == TAKE and isinstance(step, (RenewalOfTheLand, LakeOfMirrors)):
        return "not-in-discard", there(location)
    return None
