"""A guide for the journey: what a bot does without looking ahead, by rule of thumb."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.cycle import Weave
from ludotheque.games.rrd.deeds import ChooseMarker, Pick
from ludotheque.games.rrd.feud import Despoil
from ludotheque.games.rrd.fight import OrDominate
from ludotheque.games.rrd.kinds import (
    ETHEREAL,
    RED,
)
from ludotheque.games.rrd.loot import ChooseLoot, GiveUpCard, HandOver, KeepAccessory, SwapWeapon, TakeCard
from ludotheque.games.rrd.prospects import (
    BLUE_CARD,
    GREEN_CARD,
    ONE_DESTINY,
    ONE_MIST,
    ORANGE_CARD,
    event_worth,
    marker_worth,
    place_worth,
    program_worth,
)
from ludotheque.games.rrd.purse import most_hp, pass_price
from ludotheque.games.rrd.resolve import Go, may_realise
from ludotheque.games.rrd.rest import Camp, UnlockFree
from ludotheque.games.rrd.setting_out import ChooseArchetypes, ChooseHero, ChooseWeapon, ReturnCard
from ludotheque.games.rrd.table import MOST_DECK, RESOLUTION, Logoth
from ludotheque.games.rrd.verbs import (
    ACCEPT,
    ATTACK,
    DISMISS,
    DOFF,
    DOMINATE,
    DON,
    DONE,
    DROP,
    FORGET,
    IN,
    LEAVE_BE,
    OUT,
    REALISE,
    REFUSE,
    REMEMBER,
    SETTLE,
    USE_TOKEN,
    WEAVE,
)
from ludotheque.games.rrd.verbs import (
    UNLOCK as UNLOCK_IT,
)
from ludotheque.games.rrd.worth import ratings
from ludotheque.kernel.choice import PASS, Choice, Seat

NEVER: Final = -100_000


def guided(g: Logoth, seat: Seat, menu: list[Choice], ahead: bool) -> int:
    """The best choice of the journey, by rule of thumb."""
    step = g.agenda[-1]
    scores = [score(g, seat, step, choice) for choice in menu]
    return scores.index(max(scores))


def score(g: Logoth, seat: Seat, step: object, choice: Choice) -> int:
    verb, what, _ = choice
    rated = ratings(g.book)
    if isinstance(step, Weave):
        if verb != WEAVE:
            return free_worth(g, seat, choice)
        return place_worth(g, seat, g.crossing[g.zone[seat]][what][-1])
    if isinstance(step, Go):
        return go_worth(g, seat, choice)
    if isinstance(step, Camp):
        return camp_worth(g, seat, choice)
    if isinstance(step, ReturnCard | GiveUpCard | HandOver):
        return -rated[what]
    if isinstance(step, TakeCard):
        return rated[what]
    if isinstance(step, ChooseLoot):
        pile, n = divmod(step.ways[what], 10)
        return n * (GREEN_CARD, BLUE_CARD, ORANGE_CARD)[pile]
    if isinstance(step, Pick):
        return program_worth(g, seat, step.programs[what])
    if isinstance(step, OrDominate):
        return 1 if verb == DOMINATE else 0
    if isinstance(step, ChooseMarker):
        return -marker_worth(g, what)
    if isinstance(step, ChooseArchetypes | ChooseHero | ChooseWeapon):
        return g.dice.below(1000, g.moves, what)
    if isinstance(step, KeepAccessory | UnlockFree | Despoil | SwapWeapon):
        return 1 if verb == PASS else 0
    return {ACCEPT: -1, REFUSE: 1}.get(verb, 0)


def go_worth(g: Logoth, seat: Seat, choice: Choice) -> int:
    verb, n, _ = choice
    place = g.place[seat]
    events = g.book.place_events[place]
    if verb == REALISE:
        worth = event_worth(g, seat, events[n])
        if g.realised[seat] == 0:
            for later in range(n + 1, len(events)):  # what must follow, and what may
                if may_realise(g, seat, events[later]):
                    more = event_worth(g, seat, events[later])
                    worth += more if events[later].colour == RED or more > 0 else 0
            if g.book.destined[place] == g.hero[seat]:
                worth += ONE_DESTINY
        skipped = [m for m in range(g.pointer[seat], n) if may_realise(g, seat, events[m])]
        return worth + 1 - 5 * len(skipped)
    if verb == LEAVE_BE:
        if g.zone[seat] == ETHEREAL:
            return -110 * g.book.mist[place] - 40
        return -pass_price(g, seat) * ONE_MIST
    if verb == DISMISS:
        return -300
    if verb == DONE:
        return 0
    if verb == ATTACK:
        return NEVER
    return free_worth(g, seat, choice)


def free_worth(g: Logoth, seat: Seat, choice: Choice) -> int:
    """Tokens and destiny points: only where they clearly help."""
    verb, what, _ = choice
    if verb == USE_TOKEN:
        name = g.book.tokens[what]
        missing = most_hp(g, seat) - g.hp[seat]
        if name == "healing_herb":
            return 800 if missing >= 8 and g.stage[seat] == RESOLUTION else NEVER
        if name in ("mist_vial", "ferrymans_coin"):
            return 900 if name != "mist_vial" or g.mist[seat] < 3 else NEVER
        if name == "grave_salt":
            return 500
        return NEVER
    if verb == SETTLE:
        return 100
    return NEVER if verb in (FORGET, REMEMBER) else -1


# Rest


def camp_worth(g: Logoth, seat: Seat, choice: Choice) -> int:
    """All good cards in, the worst out of a full deck, accessories on, abilities open."""
    verb, what, _ = choice
    rated = ratings(g.book)
    if verb == OUT:
        better = [card for card in g.satchel[seat] if rated[card] > rated[what] + 40]
        crowded = len(g.deck[seat]) + len(g.satchel[seat]) > MOST_DECK
        return 500 - rated[what] if better and crowded and len(g.deck[seat]) == MOST_DECK else NEVER
    if verb == IN:
        return 2000 + rated[what]
    if verb == DON:
        return 1500
    if verb in (DOFF, DROP):
        return NEVER
    if verb == UNLOCK_IT:
        return 1000 - what
    return 0
