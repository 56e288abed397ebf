"""What can be agreed before a game of Strife. [Strife 14]"""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.kernel.game import BadSettings, Option, Setting, Settings, completed

OPTIONS = [
    Option("edition", ("v3g", "cube", "custom"), "v3g"),
    Option("rounds", (1, 2, 3, 5), 3),
    Option("beginner", (False, True), False),
    Option("relics", (False, True), False),
    Option("events", (False, True), False),
    Option("fatestone_second_tie", ("lowest", "highest"), "lowest"),
    Option("fatestone_cap", (12, 10, 9, "none"), 12),
    Option("entering_battle", ("immediate", "countdown"), "immediate"),
    Option("order_tie_choice", ("winner_first",), "winner_first"),
    Option("skip_irrelevant_order_ties", (False, True), False),
    Option("block_scope", ("seat", "card"), "seat"),
    Option("monk_gain", ("snapshot", "dynamic"), "snapshot"),
    Option("mage_skip", ("own", "both"), "own"),
    Option("round_end_count", ("hand_only", "hand_plus_aside"), "hand_only"),
    Option("aside_return", ("own", "all_players"), "own"),
    Option("reshuffle", ("all", "discard_only"), "all"),
    Option("paladin_half", ("current", "printed"), "current"),
    Option("paladin_exposes_next", (True, False), True),
    Option("paladin_assassin", ("swap_support", "no_swap"), "swap_support"),
    Option("ranger_after_move", ("position", "card"), "position"),
    Option("warrior_value", ("snapshot", "at_combat"), "snapshot"),
    Option("warrior_sub", ("flat7", "as_battle_champion"), "flat7"),
    Option("relic_discard", ("on_use", "cleanup"), "on_use"),
    Option("choking_fog", ("fatestone_order",), "fatestone_order"),
    Option("winter_storm", ("battle_location", "any_location_move"), "battle_location"),
    Option("wyrm_turns", (8, 7), 8),
]

FIRST: Settings = {"beginner": True}
EDITIONS: dict[str, Settings] = {
    "v3g": {"fatestone_second_tie": "lowest", "fatestone_cap": 12, "entering_battle": "immediate"},
    "cube": {"fatestone_second_tie": "highest", "fatestone_cap": 10, "entering_battle": "countdown"},
    "custom": {},
}


def settings(asked: Mapping[str, Setting]) -> Settings:
    """Every option with its value. Changing what an edition fixes makes the game custom. [14.11-14.13]"""
    edition = str(asked.get("edition", "v3g"))
    fixed = EDITIONS.get(edition, {})
    chosen = completed(OPTIONS, {**fixed, **asked})
    if edition == "cube" and (chosen["relics"] or chosen["events"]):
        said = "the cube edition has no relics and no events; choose edition v3g or custom for them"
        raise BadSettings(said, "unfit-options", ["edition", "relics", "events"])
    if any(chosen[name] != value for name, value in fixed.items()):
        chosen["edition"] = "custom"
    return chosen


class Options:
    """The settings as the rules ask for them: one plain question each."""

    def __init__(self, chosen: Settings) -> None:
        cap = chosen["fatestone_cap"]
        self.rounds = int(chosen["rounds"])
        self.beginner = bool(chosen["beginner"])
        self.relics = bool(chosen["relics"])
        self.events = bool(chosen["events"])
        self.lower_takes_stone = chosen["fatestone_second_tie"] == "lowest"
        self.stone_cap = 0 if cap == "none" else int(cap)  # 0: no cap
        self.countdown = chosen["entering_battle"] == "countdown"
        self.skip_irrelevant_ties = bool(chosen["skip_irrelevant_order_ties"])
        self.block_follows_card = chosen["block_scope"] == "card"
        self.monk_follows = chosen["monk_gain"] == "dynamic"
        self.mage_skips_both = chosen["mage_skip"] == "both"
        self.aside_counts = chosen["round_end_count"] == "hand_plus_aside"
        self.aside_returns_to_all = chosen["aside_return"] == "all_players"
        self.row_stays = chosen["reshuffle"] == "discard_only"
        self.half_of_printed = chosen["paladin_half"] == "printed"
        self.paladin_exposes_next = bool(chosen["paladin_exposes_next"])
        self.support_may_swap = chosen["paladin_assassin"] == "swap_support"
        self.move_follows_card = chosen["ranger_after_move"] == "card"
        self.reduce_at_combat = chosen["warrior_value"] == "at_combat"
        self.warrior_fights = chosen["warrior_sub"] == "as_battle_champion"
        self.relics_wait = chosen["relic_discard"] == "cleanup"
        self.storm_stops_all = chosen["winter_storm"] == "any_location_move"
        self.wyrm_keeps_one = chosen["wyrm_turns"] == 7
