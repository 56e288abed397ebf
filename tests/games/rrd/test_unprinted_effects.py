"""What the language of the set can say in a duel though nothing that is printed says it. [D13, D17]

Each example changes one entry of the set and plays a scenario with it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.rrd.facts import BOOKS, ORDER, ORDERED, WRITTEN, merged
from ludotheque.games.rrd.options import ORIGINAL
from ludotheque.games.rrd.scribe import Scribe
from ludotheque.lab.scenario import play, read_scenarios

Change = tuple[str, str, dict[str, Any]]
FOE = "foe   active: 0   latent: 6   top_soul: claw   draw_pile: snap, snap, snap   lines: none"


def ring(*lines: str) -> Change:
    """The Leech Ring with other lines."""
    return "accessories", "leech_ring", {"lines": list(lines)}


def flask(duel: str) -> Change:
    """The Ember Flask with another effect."""
    return "tokens", "ember_flask", {"duel": duel}


def fully_countered(card: str) -> str:
    """With the flask this card alone is enough against a pounce."""
    return f"""
        given
          fight: roadside_cutthroat   opener: 1
          ann   tokens: ember_flask   reserve: 9   hand: dry_parry, war_cry   draw_pile: war_cry
          foe   active: 1   latent: 6   top_soul: pounce   draw_pile: snap, snap   lines: none
        when
          ann: slot torso
          ann: token ember_flask 1
          ann: counter {card} torso
        then
          told: counters_fully ann {card} torso
        """


EXAMPLES: dict[str, tuple[Change, str]] = {
    "stunned: more Force against whoever is stunned": (
        ring("aura force +1 if stunned"),
        f"""
        given
          fight: roadside_cutthroat
          ann   worn: leech_ring   reserve: 9   hand: quick_slash, quick_slash, war_cry   draw_pile: war_cry
          {FOE}   stun: 1
        when
          ann: play quick_slash torso
        then
          foe   body_hp: 18
        """,
    ),
    "type and soul: a cost that holds for assaults of soul value 3 and more": (
        ring("aura cost -1 if type assault and soul 3"),
        f"""
        given
          fight: roadside_cutthroat
          ann   worn: leech_ring   reserve: 9   hand: quick_slash, berserk_charge, riposte, war_cry   draw_pile: war_cry
          {FOE}
        when
          ann: play quick_slash torso
        then
          ann   reserve: 8
        when
          ann: play berserk_charge torso
        then
          ann   reserve: 6
        when
          ann: play riposte torso
        then
          ann   reserve: 3
        """,
    ),
    "cost: never below nothing": (
        ring("aura cost -5"),
        f"""
        given
          fight: roadside_cutthroat
          ann   worn: leech_ring   reserve: 0   hand: quick_slash, war_cry   draw_pile: war_cry
          {FOE}
        when
          ann: play quick_slash torso
        then
          ann   reserve: 0   hand: war_cry
        """,
    ),
    "archetype: more Force for cards of one archetype": (
        ring("aura force +2 if archetype aether"),
        f"""
        given
          fight: roadside_cutthroat
          ann   worn: leech_ring   reserve: 9   hand: quick_slash, spark, war_cry   draw_pile: war_cry
          {FOE}
        when
          ann: play quick_slash torso
          ann: play spark torso
        then
          in_order: loses_hp roadside_cutthroat 2, loses_hp roadside_cutthroat 4
        """,
    ),
    "two conditions: both must hold": (
        ring("aura force +1 if first and slot torso"),
        f"""
        given
          fight: roadside_cutthroat
          ann   worn: leech_ring   reserve: 9   hand: quick_slash, shield_shove, war_cry   draw_pile: war_cry
          {FOE}
        when
          ann: play quick_slash flank
          ann: play shield_shove arm
        then
          foe   body_hp: 17
        """,
    ),
    "active: one more card in a pass of arms": (
        ring("aura active +1"),
        """
        given
          ann   at: cutthroat_pass   worn: leech_ring   deck: war_cry, war_cry, war_cry, war_cry, war_cry, war_cry
        when
          ann: realise 1
        then
          ann   active: 4
        """,
    ),
    "shield: a bonus for the next defence": (
        flask("next defence shield 2"),
        fully_countered("dry_parry"),
    ),
    "stagger: a bonus for the next support": (
        flask("next support stagger 3"),
        fully_countered("war_cry"),
    ),
    "bleeding and stun: what the next assault inflicts where it does damage": (
        flask("next assault bleeding 2, next assault stun 1"),
        f"""
        given
          fight: roadside_cutthroat
          ann   tokens: ember_flask   reserve: 9   hand: quick_slash, shield_shove, war_cry   draw_pile: war_cry
          {FOE}
        when
          ann: token ember_flask 1
          ann: play quick_slash torso
        then
          in_order: inflicts roadside_cutthroat bleeding 2, inflicts roadside_cutthroat stun 1
        """,
    ),
    "lose and retrieve: an effect with its price": (
        flask("lose 2, retrieve"),
        f"""
        given
          fight: roadside_cutthroat
          ann   tokens: ember_flask   used: dry_parry, brace   hand: war_cry   draw_pile: war_cry
          {FOE}
        when
          ann: token ember_flask 1
          ann: retrieve brace
        then
          ann   body_hp: 18   hand: war_cry, brace   used: dry_parry
        """,
    ),
    "clean: where there is only one kind of marker nobody is asked": (
        flask("clean 2"),
        f"""
        given
          fight: roadside_cutthroat
          ann   tokens: ember_flask   bleeding: 3   hand: war_cry   draw_pile: war_cry
          {FOE}
        when
          ann: token ember_flask 1
        then
          ann   bleeding: 1
        """,
    ),
    "play: an ability on playing a card": (
        ring("on play if type support: block 1"),
        f"""
        given
          fight: roadside_cutthroat
          ann   worn: leech_ring   reserve: 9   hand: war_cry, quick_slash, dry_parry   draw_pile: war_cry
          {FOE}
        when
          ann: play quick_slash torso
        then
          ann   block: 0
        when
          ann: play war_cry torso
        then
          ann   block: 1
        """,
    ),
    "hurt: an ability on having been hurt, against whoever did it": (
        ring("on hurt first: bleeding 1"),
        """
        given
          fight: mist_wolf   bodies: 2   opener: 1
          ann   worn: leech_ring   hand: war_cry   draw_pile: war_cry
          foe   active: 0, 2   latent: 0, 6   top_soul: claw   draw_pile: claw, claw, claw   lines: none
        when
          ann: slot torso
          ann: let-through
          ann: pass
          ann: slot torso
          ann: let-through
        then
          foe   bleeding: 0, 1
          ann   body_hp: 14
        """,
    ),
    "per duel: an ability that can be used once in a duel, for HP": (
        ring("use hp 2 per duel: reserve 4"),
        f"""
        given
          fight: roadside_cutthroat   opener: 1
          ann   worn: leech_ring   active: 1   hand: war_cry   draw_pile: war_cry
          {FOE}
        when
          ann: activate leech_ring 1
        then
          ann   body_hp: 18   reserve: 4
          ann   cannot: activate leech_ring 1
        when
          ann: pass
        then
          passe: 2
          ann   cannot: activate leech_ring 1
        """,
    ),
    "hp: nobody pays with the last HP": (
        ring("use hp 2 per passe: reserve 4"),
        f"""
        given
          fight: roadside_cutthroat
          ann   worn: leech_ring   body_hp: 2   hand: war_cry   draw_pile: war_cry
          {FOE}
        then
          ann   cannot: activate leech_ring 1
        """,
    ),
    "reserve: an ability that is paid from the Reserve": (
        ring("use reserve 3 per passe: strike 2"),
        f"""
        given
          fight: roadside_cutthroat   opener: 1
          ann   worn: leech_ring   active: 1   reserve: 6   hand: war_cry   draw_pile: war_cry
          {FOE}
        when
          ann: activate leech_ring 1
          ann: slot head
        then
          ann   reserve: 3
          foe   body_hp: 19
          ann   cannot: activate leech_ring 1
        when
          ann: pass
        then
          passe: 2
          ann   can: activate leech_ring 1
        """,
    ),
    "play: an effect that applies at once, even if the card is countered": (
        ("cards", "quick_slash", {"does": "play: block 2"}),
        """
        given
          fight: roadside_cutthroat
          ann   reserve: 9   hand: quick_slash, war_cry   draw_pile: war_cry
          foe   active: 1   latent: 6   top_soul: thick_hide   draw_pile: snap, snap   lines: none
        when
          ann: play quick_slash torso
        then
          told: counters_fully roadside_cutthroat thick_hide torso
          ann   block: 2
        """,
    ),
}


@pytest.mark.parametrize("title", EXAMPLES)
def test_an_unprinted_effect(title: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (file, name, words), told = EXAMPLES[title]
    entry = {**WRITTEN[ORIGINAL][file][name], **words}
    changes = {other: {name: entry} if other == file else {} for other in ORDERED}
    monkeypatch.setitem(BOOKS, ORIGINAL, Scribe("", merged(WRITTEN[ORIGINAL], changes), ORDER).book)
    path = tmp_path / "example.scn"
    path.write_text(f"scenario {title}\n{told}", encoding="utf-8")
    for scenario in read_scenarios(path):
        play("rrd", scenario)
