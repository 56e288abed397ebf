"""Set-up, turns, rounds and the end of the game. [Strife 2, 3, 7, 8]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife import relics, selection
from ludotheque.games.strife.battle import call_champions
from ludotheque.games.strife.combat import Combat
from ludotheque.games.strife.events import Guess, HideOfferings, RevealOfferings
from ludotheque.games.strife.legacy import CallLegacies, call_legacies
from ludotheque.games.strife.locations import advance, current, turn_up
from ludotheque.games.strife.table import NO_ONES, NOBODY, SEATS, Strife, add, of, put
from ludotheque.games.strife.verbs import CARRIES
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, Act, AskAll, Steps

RELICS_IN_PLAY: Final = 2


class SetUp(Act[Strife]):
    """Relics and events are drawn, the locations laid out; then the opening assignment. [2.1-2.3, 12.10, 13.10]"""

    def do(self, g: Strife) -> Steps:
        cards, options = g.cards, g.options
        g.clear()
        g.deck = list(range(cards.plain_locations))
        if options.relics:
            g.deck += draw_some(g, list(range(cards.plain_locations, len(cards.locations))), RELICS_IN_PLAY)
            g.deck.sort()
            for relic in g.deck[cards.plain_locations :]:
                g.tell("joins", relic)
        if options.events:
            g.calendar = draw_some(g, list(range(len(cards.events))), options.rounds)
        g.round = 1
        announce(g)
        return [LayOut(), OpenFirstRound()]


def draw_some(g: Strife, cards: list[int], n: int) -> list[int]:
    return [cards.pop(g.roll(len(cards))) for _ in range(n)]


class LayOut(Act[Strife]):
    """With relics one location is turned up into the discard; then three into the row. [2.2, 12.11]"""

    def do(self, g: Strife) -> Steps:
        if g.options.relics and not g.discard:
            location = turn_up(g)
            g.discard.append(location)
            g.tell("discards", location)
        advance(g)
        return NO_MORE


class OpenFirstRound(Act[Strife]):
    """Assign in secret, reveal the legacy champions, give the Fatestone, play the first turn. [2.3-2.10, 13.20]"""

    def do(self, g: Strife) -> Steps:
        g.turn = 1
        offering: Steps = [HideOfferings()] if g.offering() else []
        guess: Steps = [Guess()] if g.riddle() else []
        assign: Steps = [selection.AssignLegacy(), selection.SELECT_CHAMPIONS, selection.RevealLegacies()]
        return [*offering, *assign, *guess, selection.GiveFatestone(), *AFTER_SELECTION]


class StartTurn(Act[Strife]):
    """The first turn of a round. [8.13]"""

    def do(self, g: Strife) -> Steps:
        return start_turn(g)


def start_turn(g: Strife) -> Steps:
    """A turn: select and reveal, Battle, Legacy, Combat, Clean-up. [3.1, 3.2]"""
    g.forget_turn()
    g.turn += 1
    g.tell("turn", g.turn)
    return [*selection.begin_selection(g), *AFTER_SELECTION] if g.options.relics or g.options.events else PLAIN_TURN


class BattlePhase(Act[Strife]):
    """Relics at its start, both champions, relics at its end; beginners leave it out. [4.1, 4.4, 4.9]"""

    def do(self, g: Strife) -> Steps:
        if g.options.beginner:
            return NO_MORE
        starts = relics.relic_moment(g, relics.BATTLE_STARTS)
        if starts:
            return [*starts, OpenBattle(), *relics.relic_moment(g, relics.BATTLE_ENDS)]
        return open_battle(g)


class OpenBattle(Act[Strife]):
    """After the relics used at the start of the phase the order is fixed. [4.4]"""

    def do(self, g: Strife) -> Steps:
        return open_battle(g)


def open_battle(g: Strife) -> Steps:
    """Now that the champions stand, both are due. [4.1]"""
    g.due = g.battle
    return call_champions(g)


class LegacyPhase(Act[Strife]):
    """Relics at its start, then both legacy champions. [5.1]"""

    def do(self, g: Strife) -> Steps:
        starts = relics.relic_moment(g, relics.LEGACY_STARTS)
        return [*starts, CallLegacies()] if starts else call_legacies(g)


class CleanUp(Act[Strife]):
    """Relics and location are discarded or won, the row advances, champions go on their piles. [7.1-7.5]"""

    def do(self, g: Strife) -> Steps:
        if g.relic != NO_ONES:
            give_up_relics(g)
        clear_location(g)
        advance(g)
        join_piles(g)
        return end_turn(g)


def give_up_relics(g: Strife) -> None:
    """A relic that was not used in its turn is discarded. [12.17]"""
    for seat in range(SEATS):
        relic = of(g.relic, seat)
        if relic != NOBODY:
            g.discard.append(relic)
            g.tell("gives_up", seat, relic)
    g.relic = NO_ONES


def join_piles(g: Strife) -> None:
    """Each battle champion goes on its owner's pile, a Paladin's support before it. [7.3]"""
    if g.support != NO_ONES:
        for seat in range(SEATS):
            support = of(g.support, seat)
            if support != NOBODY:
                g.pile[seat].append(support)
        g.support = NO_ONES
    first, second = g.battle
    g.pile[0].append(first)
    g.pile[1].append(second)
    g.battle = NO_ONES


def clear_location(g: Strife) -> None:
    """The location fought over is discarded; a relic goes to whoever won there. [7.1, 12.14]"""
    location = current(g)
    if location == NOBODY:
        return
    g.row.pop(g.place)
    g.place = 0
    if g.cards.relic[location] != relics.NO_POWER:
        g.relic = put(g.relic, g.winner, location)
        g.tell("wins_relic", g.winner, location)
        return
    g.discard.append(location)


def end_turn(g: Strife) -> Steps:
    """The end of the round is tested when the Clean-up is complete. [7.5]"""
    if not round_is_over(g):
        return start_turn(g)
    return [RevealOfferings(), EndRound()] if g.offering() else [EndRound()]


def round_is_over(g: Strife) -> bool:
    """No location left, or one champion each; with the Wyrm, none. [8.2, 8.3, 13.14, 14.32, 14.55]"""
    if not g.row:
        return True
    if g.offering() and not g.options.wyrm_keeps_one:
        return not g.hand[0] and not g.hand[1]
    return left(g, 0) == left(g, 1) == 1


def left(g: Strife, seat: Seat) -> int:
    return len(g.hand[seat]) + (len(g.aside[seat]) if g.options.aside_counts else 0)


class EndRound(Act[Strife]):
    """After the last round the game is scored; before it, champions are carried over. [8.8, 8.9, 8.14]"""

    def do(self, g: Strife) -> Steps:
        g.tell("round_ends", g.round)
        if g.round == g.options.rounds:
            return [EndGame()]
        if g.offering():
            return [NewRound()]
        g.carry = (g.hand[0][0], g.hand[1][0])
        return [CarryOver(), NewRound()] if several(g) else [NewRound()]


def several(g: Strife) -> list[Seat]:
    return [seat for seat in range(SEATS) if len(g.hand[seat]) > 1]


class CarryOver(AskAll[Strife]):
    """A player with several champions in hand chooses which to carry over, in secret. [8.9]"""

    def who(self, g: Strife) -> list[Seat]:
        return several(g)

    def menu(self, g: Strife, seat: Seat) -> list[Choice]:
        return [CARRIES[champion] for champion in g.hand[seat]]

    def hear(self, g: Strife, choices: list[Choice]) -> Steps:
        for seat, (_, champion, _) in zip(several(g), choices, strict=True):
            g.carry = put(g.carry, seat, champion)
        return NO_MORE


class NewRound(Act[Strife]):
    """The carried champion begins the pile, the others return to hand, the locations are shuffled. [8.10-8.13]"""

    def do(self, g: Strife) -> Steps:
        for seat in range(SEATS):
            carried = of(g.carry, seat)
            g.pile[seat] = [carried]
            g.hand[seat] = [champion for champion in range(len(g.cards.power)) if champion != carried]
            g.set_aside(seat, [])
            g.tell("carries_over", seat, carried)
        g.carry = NO_ONES
        g.hidden = NO_ONES
        gather_locations(g)
        g.round += 1
        g.turn = 0
        announce(g)
        offering: Steps = [HideOfferings()] if g.offering() else []
        return [LayOut(), *offering, StartTurn()]


def gather_locations(g: Strife) -> None:
    """All locations go back into the deck; with relics the top of the discard stays. [8.11, 12.12, 14.36]"""
    stays = [g.discard.pop()] if g.options.relics and g.discard else []
    g.deck += g.discard
    g.discard = stays
    if not g.options.row_stays:
        g.deck += g.row
        g.row = []
    g.deck.sort()


def announce(g: Strife) -> None:
    g.tell("round", g.round)
    if g.calendar:
        g.tell("event", g.event())


class EndGame(Act[Strife]):
    """The holder of the Fatestone adds its value; more points win. [8.15-8.17]"""

    def do(self, g: Strife) -> Steps:
        g.points = add(g.points, g.holder, g.stone)
        g.tell("scores_stone", g.holder, g.stone)
        g.tell("ends", g.points[0], g.points[1])
        return NO_MORE


AFTER_SELECTION: Final[Steps] = [selection.RevealChampions(), BattlePhase(), LegacyPhase(), Combat(), CleanUp()]
PLAIN_TURN: Final[Steps] = [selection.SELECT_CHAMPIONS, *AFTER_SELECTION]
