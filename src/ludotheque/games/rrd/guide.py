"""A guide for the journey: what a bot does without looking ahead, by rule of thumb."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd import prospects, verbs
from ludotheque.games.rrd.book import PlaceEvent
from ludotheque.games.rrd.cycle import Weave
from ludotheque.games.rrd.deeds import ChooseMarker, Pick
from ludotheque.games.rrd.feud import Despoil
from ludotheque.games.rrd.fight import OrDominate
from ludotheque.games.rrd.kinds import ENTER, ETHEREAL, LEAVE, RED, REST, SEARCH_PLACE
from ludotheque.games.rrd.loot import ChooseLoot, GiveUpCard, HandOver, KeepAccessory, SwapWeapon, TakeCard
from ludotheque.games.rrd.memory import UnlockFree
from ludotheque.games.rrd.purse import most_hp, passing
from ludotheque.games.rrd.resolve import Go, ahead
from ludotheque.games.rrd.rest import Camp
from ludotheque.games.rrd.roads import TO_PLAY
from ludotheque.games.rrd.setting_out import ChooseArchetypes, ChooseHero, ChooseWeapon, ReturnCards, TakeReady
from ludotheque.games.rrd.table import MOST_DECK, RESOLUTION, Logoth
from ludotheque.games.rrd.worth import ratings
from ludotheque.kernel.choice import PASS, Choice, Seat

NEVER: Final = -100_000
RESTING, LEAVING = 1, 2  # how late an event is best done


def guided(g: Logoth, seat: Seat, menu: list[Choice], ahead: bool) -> int:
    """The best choice of the journey, by rule of thumb."""
    step = g.agenda[-1]
    scores = [score(g, seat, step, choice) for choice in menu]
    return scores.index(max(scores))


def score(g: Logoth, seat: Seat, step: object, choice: Choice) -> int:
    verb, what, _ = choice
    rated = ratings(g.book)
    if isinstance(step, Weave) and verb == verbs.WEAVE:
        return prospects.place_worth(g, seat, g.crossing[g.zone[seat]][what][-1])
    if isinstance(step, Weave):
        return free_worth(g, seat, choice)
    if isinstance(step, Go):
        return go_worth(g, seat, choice)
    if isinstance(step, Camp):
        return camp_worth(g, seat, choice)
    if isinstance(step, ReturnCards):
        return -rated[what] if verb == verbs.RETURN else 0 if verb == verbs.DONE else NEVER
    if isinstance(step, (GiveUpCard, HandOver)):
        return -rated[what]
    if isinstance(step, TakeCard):
        return rated[what]
    if isinstance(step, ChooseLoot):
        pile, n = divmod(step.ways[what], 10)
        return n * (prospects.GREEN_CARD, prospects.BLUE_CARD, prospects.ORANGE_CARD)[pile]
    if isinstance(step, Pick):
        return prospects.program_worth(g, seat, step.programs[what])
    if isinstance(step, OrDominate):
        return 1 if verb == verbs.DOMINATE else 0
    if isinstance(step, ChooseMarker):
        return -prospects.marker_worth(g, what)
    if isinstance(step, (ChooseArchetypes, ChooseHero, ChooseWeapon, TakeReady)):
        return g.dice.below(1000, g.moves, what)
    if isinstance(step, (KeepAccessory, UnlockFree, Despoil, SwapWeapon)):
        return 1 if verb == PASS else 0
    return {verbs.ACCEPT: -1, verbs.REFUSE: 1}.get(verb, 0)


def go_worth(g: Logoth, seat: Seat, choice: Choice) -> int:
    verb, n, _ = choice
    place = g.place[seat]
    events = g.book.place_events[place]
    if verb == verbs.REALISE:
        worth = prospects.event_worth(g, seat, events[n])
        if not g.realised[seat]:
            worth += following(g, seat, n)
            if g.book.destined[place] == g.hero[seat]:
                worth += prospects.ONE_DESTINY
        return worth + 1 - 5 * lateness(g, events[n])
    if verb == verbs.LEAVE_BE:
        changes = passing(g, seat)
        return 110 * changes - 40 if g.zone[seat] == ETHEREAL else changes * prospects.ONE_MIST
    if verb == verbs.DISMISS:
        return -300
    if verb == verbs.DONE:
        return 0
    if verb == verbs.ATTACK:
        return NEVER
    return free_worth(g, seat, choice)


def following(g: Logoth, seat: Seat, n: int) -> int:
    """What must follow an event, and what may: nothing where it leads away, and one way to leave is enough."""
    events = g.book.place_events[g.place[seat]]
    if lateness(g, events[n]) == LEAVING:
        return 0
    total, away = 0, 0
    for other in ahead(g, seat):
        more = prospects.event_worth(g, seat, events[other])
        if other == n or (more <= 0 and events[other].colour != RED):
            continue
        if lateness(g, events[other]) == LEAVING:
            away = max(away, more)
        else:
            total += more
    return total + away


def lateness(g: Logoth, event: PlaceEvent) -> int:
    """What leads away comes last, a rest after all that it can heal or put to use."""
    late = 0
    for deed in g.book.programs[event.program]:
        if deed.verb in (ENTER, LEAVE) or (deed.verb == SEARCH_PLACE and deed.b == TO_PLAY):
            late = LEAVING
        elif deed.verb == REST:
            late = max(late, RESTING)
    return late


def free_worth(g: Logoth, seat: Seat, choice: Choice) -> int:
    """Tokens and destiny points: only where they clearly help."""
    verb, what, _ = choice
    if verb == verbs.USE_TOKEN:
        name = g.book.tokens[what]
        missing = most_hp(g, seat) - g.hp[seat]
        if name == "healing_herb":
            return 800 if missing >= 8 and g.stage[seat] == RESOLUTION else NEVER
        if name in ("mist_vial", "ferrymans_coin"):
            return 900 if name != "mist_vial" or g.mist[seat] < 3 else NEVER
        if name == "grave_salt":
            return 500
        return NEVER
    if verb == verbs.SETTLE:
        return 100
    return NEVER if verb in (verbs.FORGET, verbs.REMEMBER) else -1


# Rest


def camp_worth(g: Logoth, seat: Seat, choice: Choice) -> int:
    """All good cards in, the worst out of a full deck, accessories on, abilities open; tokens are for later."""
    verb, what, _ = choice
    rated = ratings(g.book)
    if verb == verbs.OUT:
        better = [card for card in g.satchel[seat] if rated[card] > rated[what] + 40]
        crowded = len(g.deck[seat]) + len(g.satchel[seat]) > MOST_DECK
        return 500 - rated[what] if better and crowded and len(g.deck[seat]) == MOST_DECK else NEVER
    if verb == verbs.IN:
        return 2000 + rated[what]
    if verb == verbs.DON:
        return 1500
    if verb == verbs.UNLOCK:
        return 1000 - what
    return 0 if verb == verbs.DONE else NEVER
