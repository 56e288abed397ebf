"""Players who work together: what has not fired yet is what they want, and positions are laid out for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ludotheque.games.rrd import GAME
from ludotheque.games.rrd.cycle import Cycle
from ludotheque.games.rrd.deeds import Run, Spoils, gain_marker
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.feud import Despoil
from ludotheque.games.rrd.fight import Fight, OrDominate
from ludotheque.games.rrd.kinds import BESTIARY, MYTHIC, NONE, OBJECT, ZONES
from ludotheque.games.rrd.loot import Share
from ludotheque.games.rrd.rest import Camp, Rest
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import (
    ACTIVATE,
    COUNTER,
    DISMISS,
    DOFF,
    DOMINATE,
    DON,
    DONE,
    DRAW,
    DROP,
    DUEL_TOKEN,
    FORGET,
    IN,
    INSTANT,
    LEAVE_BE,
    LET_THROUGH,
    OFFER,
    OUT,
    PLAY,
    REALISE,
    UNLOCK,
    USE_TOKEN,
    WEAVE,
)
from ludotheque.kernel.choice import PASS, Choice, Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Setting, Settings
from ludotheque.kernel.step import Steps

from .firing import Watched, arranged, dealt, everything

OF_PLAYERS = [n for n, archetype in enumerate(BOOK.archetype) if archetype != BESTIARY]
KEPT = [BOOK.cards[n] for n in OF_PLAYERS if BOOK.type[n] >= OBJECT]  # cards that stay in a slot
DECK, HP = 26, 90
LONG, DUEL, PLACE, FEW = 300, 60, 60, 8  # choices: of a game, a duel, a place, a beginning
TRIES = 80
LAST = (PASS, DRAW, LET_THROUGH, DISMISS, DONE)  # what leads nowhere by itself
# Decks and tokens with which something rare happens in a duel.
STRANGE: dict[str, Data] = {
    "told finds_nothing": {"deck": [["dry_parry"] * 4]},
    "verb replace": {"deck": [KEPT * 2]},
    "step AimAbilities": {"worn": [["burgomasters_chain"]]},
    "told trims": {"tokens": [["soul_candle"] * 9]},
    "verb retrieve": {"deck": [["hamstring", "twin_cut", "fire_lance", "backstab", *["thiefs_memory"] * 4] * 3]},
}
# Places that are passed with what changes the price of it, given up for a point, outranked, searched for in vain, the
# last of a pile, or the end.
CHANGED: Data = {"worn": [["mist_lantern", "pilgrims_boots"]], "markers": [["lost_in_the_mist", "debt_of_mist"]]}
ABOVE: Data = {"crossing": ["wayside_shrine", "standing_stones"], "pile": [["mist_marsh_destined"]], "hero": ["tethra"]}
IN_VAIN: Data = {"crossing": ["wayside_shrine", "standing_stones"], "pile": [["mist_marsh"]], "hero": ["tethra"]}
USED_UP: Data = {"crossing": ["wayside_shrine", "standing_stones"], "pile": [[]], "discarded": [["mist_marsh"] * 2]}
LEFT: list[tuple[Data, list[Choice]]] = [
    ({"at": ["crossroads_of_ash"], **CHANGED}, [(LEAVE_BE, 0, 0)]),
    ({"at": ["howling_moor"], **CHANGED}, [(LEAVE_BE, 0, 0)]),
    ({"at": ["howling_moor"]}, [(DISMISS, 0, 0)]),
    ({"at": ["ferrymans_bank"], **ABOVE}, [(REALISE, 1, 0)]),
    ({"at": ["ferrymans_bank"], **IN_VAIN}, [(REALISE, 1, 0)]),
    ({"at": ["howling_moor"], **USED_UP}, [(LEAVE_BE, 0, 0), (WEAVE, 0, 0)]),
    ({"zone": ["ethereal"], "at": ["river_of_names"], "hp": [1], "mist": [0]}, [(REALISE, 0, 0)]),
]
ANY_TOKEN = BOOK.place_events[BOOK.places.index("gallery_of_skulls")][1].program
ANY_ACCESSORY = BOOK.place_events[BOOK.places.index("flooded_vault")][1].program
Liking = Callable[[Logoth, Choice], int]


class Party:
    """All seats together."""

    def __init__(self) -> None:
        self.due = everything()
        self.fired: set[str] = set()
        self.done: Counter[tuple[str, int, int]] = Counter()
        self.labels: dict[str, list[str]] = {}
        self.runs = 0

    def left(self) -> list[str]:
        return sorted(self.due - self.fired)

    def wants(self, start: str) -> bool:
        """Whether something is left whose label begins so."""
        if start not in self.labels:
            self.labels[start] = [label for label in self.due if label.startswith(start)]
        return any(label not in self.fired for label in self.labels[start])

    def is_left(self, label: str) -> bool:
        return label in self.due and label not in self.fired

    # Choosing

    def choose(self, g: Logoth, seat: Seat, likes: Liking) -> Choice:
        """What is liked best; among equals what has been done least often, and then any."""
        menu = g.menu(seat)
        step = type(g.agenda[-1]).__name__
        start = g.dice.below(len(menu), g.moves, 500 + seat)
        menu = menu[start:] + menu[:start]
        choice = min(menu, key=lambda c: (-likes(g, c), self.done[step, c[0], c[1]]))
        self.done[step, choice[0], choice[1]] += 1
        return choice

    def play(self, game: Watched, most: int, wanted: str, likes: Liking) -> None:
        """So many choices, or until nothing that is wanted is left."""
        g = game.g
        for _ in range(most):
            if g.over() or not self.wants(wanted):
                return
            seat = g.deciders()[0]
            game.choose(seat, self.choose(g, seat, likes))

    def from_here(self, position: Data, steps: Steps, most: int, wanted: str, likes: Liking, seats: int = 1) -> None:
        """A table on which these steps come next."""
        self.runs += 1
        game = arranged({**position, "agenda": []}, seats, self.runs, self.fired)
        game.g.settle(steps)
        self.play(game, most, wanted, likes)

    # Whole games

    def game(self, n: int) -> None:
        """From the set-up on, each value of each option in turn."""
        seats = GAME.seats[(n + n // 4) % len(GAME.seats)]
        settings, dice = agreed(n), SeededDice(n)
        game = dealt(seats, settings, dice, self.fired)
        plain = GAME.deal(seats, settings, dice, False)
        for _ in range(LONG if n < 2 * len(BOOK.enemies) else FEW):
            if game.g.over():
                break
            seat = game.g.deciders()[0]
            choice = self.choose(game.g, seat, indifferent)
            game.choose(seat, choice)
            plain.choose(seat, choice)
        assert GAME.position(game.g) == GAME.position(plain)  # it was watched as it is played

    # Duels

    def fight(self, enemy: int, bodies: int, wanted: str, card: int = NONE, **more: object) -> None:
        """A hero who is hard to kill against an enemy, until what is wanted has fired."""
        dice = SeededDice(self.runs)
        hand = [card] * 3 if card != NONE else []
        deck = [*hand, *(OF_PLAYERS[dice.below(len(OF_PLAYERS), 0, k)] for k in range(DECK - len(hand)))]
        position: Data = {
            "deck": [[BOOK.cards[number] for number in sorted(deck)]],
            "hero": ["ekareth"],
            "abilities": [[1, 0]],
            "hp": [HP],
            "max_hp": [2 * HP if self.runs % 2 else HP],
            "infusion_slots": [2],
            **more,
        }
        steps: Steps = [Fight(0, enemy, bodies, self.runs % 3 // 2)]
        self.from_here(position, steps, DUEL, wanted, lambda _, choice: keen(choice, card))

    def card(self, card: int) -> None:
        """A card is played until everything on it has taken effect."""
        label = f"card {BOOK.cards[card]} "
        foes = [n for n, deck in enumerate(BOOK.enemy_deck) if card in deck]
        for n in range(TRIES):
            if self.wants(label):
                of_it = foes and (n % 2 or BOOK.archetype[card] == BESTIARY)
                some = foes if of_it else list(range(len(BOOK.enemies)))
                self.fight(
                    some[n % len(some)], 1, label, card, weapons=[["hook_dagger", "serpent_fang"]], arms=[[1, 1]]
                )

    def enemy(self, enemy: int) -> None:
        """It plays all its cards, and its loot is taken."""
        name = BOOK.enemies[enemy]
        for _ in range(TRIES):
            if any(self.wants(f"enemy {name} {what}") for what in ("plays", "on", "aura")):
                self.fight(enemy, 1 if BOOK.myth[enemy] else 2, f"enemy {name} ")
        spoils: Steps = [Fight(0, enemy, 1, 0), Spoils(0, enemy)]
        self.from_here({**rich(0), "beaten": [[]]}, spoils, DUEL, f"enemy {name} ", nearly_won)

    def thing(self, label: str, **more: object) -> None:
        """Something that a hero has in duels."""
        for _ in range(TRIES):
            if self.wants(f"{label} "):
                self.fight(self.runs % len(BOOK.enemies), 1, f"{label} ", NONE, **more)

    # Places

    def stay(self, place: int) -> None:
        """Somebody who can pay for everything realises what was not realised yet, or passes."""
        name, destined = BOOK.places[place], BOOK.destined[place]
        for n in range(TRIES):
            if self.wants(f"place {name} "):
                hero = destined if destined != NONE and n % 2 == 0 else (destined + 1 + n // 2 % 3) % len(BOOK.heroes)
                self.visit(place, [f"place {name} "], hero=[BOOK.heroes[hero]])

    def visit(self, place: int, wanted: list[str], **more: object) -> None:
        self.runs += 1
        position = {**rich(self.runs), "at": [BOOK.places[place]], "zone": [ZONES[BOOK.zone[place]]], **more}
        if BOOK.zone[place] == 0:
            position["crossing"] = ["howling_moor", "barrow_field"]
        game = arranged(position, 1, self.runs, self.fired)
        g = game.g
        for _ in range(PLACE):
            if g.over() or (g.place[0] != place and not g.passe) or not any(self.wants(label) for label in wanted):
                return
            game.choose(0, self.choose(g, 0, lambda g, choice: self.use_of(g, choice, BOOK.places[place])))

    def use_of(self, g: Logoth, choice: Choice, name: str) -> int:
        """Events from top to bottom, those first that nobody has realised; a new domination; a short rest."""
        verb, what, _ = choice
        if verb == REALISE:
            return 30 - what if self.is_left(f"place {name} event {what + 1}") else 10 - what
        if verb == LEAVE_BE:
            return 20 if self.is_left(f"place {name} passed") and not g.realised[0] else -1
        step = g.agenda[-1]
        if isinstance(step, Camp):
            return 1 if verb == DONE else 0
        if verb == DOMINATE and isinstance(step, OrDominate):
            return 5 if self.wants(f"enemy {BOOK.enemies[step.enemy]} dominated") else self.runs % 2
        return nearly_won(g, choice)

    # What is rare

    def camp(self) -> None:
        """A rest with every weapon and every accessory."""
        things = BOOK.accessories
        for n, weapon in enumerate(BOOK.weapons):
            some = [things[(3 * n + k) % len(things)] for k in range(6)]
            position = {**rich(n), "weapons": [[weapon]], "bag": [sorted(some[:3], key=things.index)]}
            for worn in ([], sorted(some[3:], key=things.index)):
                self.from_here({**position, "worn": [worn]}, [Rest(0)], PLACE, "", lambda _, choice: keen(choice, NONE))
        for verb in (OUT, IN, DROP):
            self.from_here({**rich(1), "memory": [0]}, [Rest(0)], 1, "", only(0, verb))

    def pocket(self) -> None:
        """Every token outside a duel, every marker, and a destiny point for it."""
        for token, name in enumerate(BOOK.tokens):
            if BOOK.token_out[token] != NONE:
                more: Data = {
                    "tokens": [[name]],
                    "zone": [ZONES[max(0, BOOK.token_zone[token])]],
                    "markers": [["grief"]],
                }
                if more["zone"] == ["real"]:
                    more["crossing"] = ["howling_moor", "barrow_field"]
                arranged({**rich(1), **more}, 1, 1, self.fired).choose(0, (USE_TOKEN, token, 0))
        for marker, name in enumerate(BOOK.markers):
            more = {"at": ["wayside_shrine"], "markers": [[name]]}
            arranged({**rich(1), **more}, 1, 1, self.fired).choose(0, (FORGET, marker, 0))
            more = {"agenda": [], "markers": [[]], "crossing": ["howling_moor", "barrow_field"]}
            game = arranged({**rich(1), **more}, 1, 1, self.fired)
            game.g.settle(gain_marker(game.g, 0, marker))

    def rare(self) -> None:
        """The last cycle, a beaten Myth, strange decks, what players take and owe, places left in another way."""
        self.from_here({"cycle": [200]}, [Cycle()], 1, "", indifferent)
        self.from_here({"slain": ["nyoka"]}, [Fight(0, BOOK.enemies.index("nyoka"), 1, 0)], 0, "", indifferent)
        for wanted, more in STRANGE.items():
            for _ in range(TRIES):
                if self.wants(wanted):
                    self.fight(1, 2, wanted, NONE, **more)
        loser: Data = {"bag": [[], ["iron_bracers", "bone_mask"]], "mist": [0, 3], "satchel": [[], ["spark"]]}
        dusk: Data = {"fight": "mist_wolf", "passe": [8], "hand": [["dry_parry"]]}
        stuck: Data = {"fight": "mist_wolf", "top_soul": [None, "mythic_wrath"], "hand": [["dry_parry"]]}
        for idle, wanted in ((dusk, "told dusk"), (stuck, "told is_stuck")):
            self.play(arranged(idle, 1, 1, self.fired), DUEL, wanted, lambda _, choice: -keen(choice, NONE))
        watchman: Data = {"fight": "watchman_of_nomereau", "latent": [[6], [6]], "top_soul": [None, "high_guard"]}
        struck: Data = {**watchman, "hand": [["quick_slash", "spark", "fire_lance", "backstab"]], "reserve": [9, 0]}
        self.play(arranged(struck, 1, 1, self.fired), DUEL, "told active", lambda _, choice: keen(choice, NONE))
        for accessory in BOOK.random_accessories:
            spare: Data = {"spare": [[BOOK.accessories[accessory]]]}
            self.from_here(spare, [Run(0, ANY_ACCESSORY, 0)], 0, "", indifferent)
        for _ in range(TRIES):
            if any(self.wants(f"token {BOOK.tokens[token]} gained") for token in BOOK.random_tokens):
                self.from_here({}, [Run(0, ANY_TOKEN, 0)], 0, "", indifferent)
        for spoil in range(3):
            self.from_here(loser, [Despoil(0, 1)], 2, "", only(1, spoil), seats=2)
        giver: Data = {"satchel": [["spark", "war_cry"], []], "owed": [[0, 1], [0, 0]]}
        self.from_here(giver, [Share(0)], 1, "", indifferent, seats=2)
        for position, choices in LEFT:
            game = arranged({**rich(1), **position}, 1, 1, self.fired)
            for choice in choices:
                game.choose(0, choice)


def agreed(n: int) -> Settings:
    """Each value of each option in turn; every other time a duel, and an enemy is named for duels only."""
    asked: dict[str, Setting] = {}
    for option in GAME.options:
        asked[option.name] = option.values[n // 2 % len(option.values)]
    asked["mode"] = "duel" if n % 2 else "adventure"
    if asked["mode"] == "adventure":
        asked["enemy"] = "nobody"
    return GAME.settings(asked)


def indifferent(g: Logoth, choice: Choice) -> int:
    return 0


def only(part: int, number: int) -> Liking:
    """Choices with this number, as verb or as what they are about."""
    return lambda _, choice: choice[part] == number


def keen(choice: Choice, card: int) -> int:
    """How much a choice promises: to play that card, or any; to use what one has; and nothing that leads nowhere."""
    verb, what, _ = choice
    if verb in (PLAY, COUNTER, INSTANT):
        return 3 if what == card else 1
    if verb in (DUEL_TOKEN, ACTIVATE):
        return 2
    if verb in (UNLOCK, DON, DOFF, USE_TOKEN):
        return 1
    return -2 if verb == OFFER else -1 if verb in LAST else 0


def nearly_won(g: Logoth, choice: Choice) -> int:
    """Against an enemy that is all but beaten."""
    if g.passe:
        g.body_hp[1] = [min(hp, 1) for hp in g.body_hp[1]]
    return keen(choice, NONE)


def rich(seed: int) -> Data:
    """A table for one with all its places, and a hero who has some of everything, or now and then no token."""
    dice = SeededDice(seed)
    pile: list[list[str]] = [[] for _ in ZONES]
    for place, name in enumerate(BOOK.places):
        if BOOK.rarity[place] != MYTHIC:
            pile[BOOK.zone[place]].append(name)
    deck = [OF_PLAYERS[dice.below(len(OF_PLAYERS), 1, k)] for k in range(16)]
    return {
        "pile": pile,
        "stock": [name for place, name in enumerate(BOOK.places) if BOOK.rarity[place] == MYTHIC],
        "box": [BOOK.places[neutral] for place, neutral in enumerate(BOOK.neutral) if neutral != place],
        "deck": [[BOOK.cards[card] for card in sorted(deck)]],
        "satchel": [["quick_slash", "spark"]],
        "hp": [HP],
        "max_hp": [HP + 10],
        "mist": [40],
        "memory": [5],
        "destiny": [5],
        "tokens": [BOOK.tokens * 2 if seed % 3 else []],
        "markers": [["clouded_mind", "hunted"] if seed % 4 == 1 else []],
        "weapons": [["mourning_sword", "oath_shield"]],
        "infusion_slots": [1],
        "beaten": [[name for n, name in enumerate(BOOK.enemies) if not BOOK.myth[n]]],
    }
