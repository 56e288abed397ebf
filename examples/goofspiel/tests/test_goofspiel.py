"""Goofspiel obeys the laws, and is the game that OpenSpiel calls so."""

import pyspiel
from ludotheque_goofspiel import GAME

from ludotheque.kernel.dice import ScriptedDice, SeededDice
from ludotheque.kernel.laws import check_game

PEER = pyspiel.load_game("goofspiel", {"num_cards": 13, "players": 2})


def test_all_laws_hold_on_random_games() -> None:
    for seed in range(100):
        check_game(GAME, GAME.seats[seed % len(GAME.seats)], {}, seed)


def test_two_engines_agree_move_for_move_on_1000_random_games() -> None:
    for seed in range(1000):
        luck = SeededDice(seed)
        prizes = [luck.below(13 - n, n, 0) for n in range(13)]
        g, peer = GAME.deal(2, {}, ScriptedDice(prizes), False), PEER.new_initial_state()
        while not g.over():
            if peer.is_chance_node():
                peer.apply_action(g.prize)
            menus = [g.menu(0), g.menu(1)]
            assert [[card for _, card, _ in menu] for menu in menus] == [peer.legal_actions(0), peer.legal_actions(1)]
            bids = [menu[luck.below(len(menu), 100 + g.moves, seat)] for seat, menu in enumerate(menus)]
            g.choose(0, bids[0])
            g.choose(1, bids[1])
            peer.apply_actions([card for _, card, _ in bids])
            assert f"Points: {g.points[0]} {g.points[1]} " in str(peer)
        winners = GAME.result(g).winners
        assert peer.is_terminal()
        assert peer.returns() == [0, 0] if len(winners) == 2 else [1 if seat in winners else -1 for seat in (0, 1)]
