"""Why something is not named where a question of a duel asks for one of several. [D7, D8, D12, D17, A24, A25]"""

from __future__ import annotations

from ludotheque.games.rrd.duel.asks import DiscardSouls, Exchange, FindCard, Retrieve
from ludotheque.games.rrd.duel.mat import P_CARD
from ludotheque.games.rrd.duel.passe import AimAbilities, Trim
from ludotheque.games.rrd.duel.play import NameSlot, NameTarget, OfferCards, Sacrifice
from ludotheque.games.rrd.duel.sides import level_of
from ludotheque.games.rrd.duel.unplayed import Found, figures, held, of
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import AIM, DISCARD, EXCHANGE, OFFER, RETRIEVE, SACRIFICE, SEARCH, SLOT


def not_named(g: Logoth, verb: int, what: int) -> Found | None:
    """By what is asked; None where that is something else."""
    step = g.agenda[-1]
    if isinstance(step, NameSlot) and verb == SLOT:
        card = g.playing[step.level][P_CARD]
        return ("slot-named-already" if what in g.book.slots[card] else "not-on-slot"), of(card)
    if isinstance(step, (NameTarget, AimAbilities)) and verb == AIM:
        return "nobody-there", {}
    if isinstance(step, (OfferCards, Trim)) and verb in (OFFER, DISCARD):
        return held(g, step.side, what)
    if isinstance(step, Sacrifice) and verb == SACRIFICE:
        return held(g, step.side, what) or not_sacrificed(g, step, what)
    if isinstance(step, DiscardSouls) and verb == DISCARD:
        return held(g, step.side, what) or ("superfluous", of(what))
    return not_of_value(g, what) if verb in (EXCHANGE, SEARCH, RETRIEVE) else None


def not_sacrificed(g: Logoth, step: Sacrifice, card: int) -> Found:
    """Why a card in hand does not help to transcend another."""
    played = g.playing[level_of(step.side)][P_CARD]
    alike = g.book.archetype[card] == g.book.archetype[played]
    return ("needed-to-pay" if alike else "other-archetype"), of(card)


def not_of_value(g: Logoth, card: int) -> Found | None:
    """Why a card is neither exchanged, searched nor taken back."""
    step = g.agenda[-1]
    if isinstance(step, (Exchange, FindCard)) and g.book.soul[card] != step.value:
        return "other-soul-value", of(card) | figures(cost=step.value, have=g.book.soul[card])
    return ("not-among-them", of(card)) if isinstance(step, (Exchange, FindCard, Retrieve)) else None
