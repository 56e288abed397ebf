"""Steps as bytes: a number for each kind, and the agenda, on which the next step lies last."""

from __future__ import annotations

from typing import Final

from ludotheque.batch.compiled import Row, rule
from ludotheque.batch.layout import AGENDA, STEP
from ludotheque.games.strife import GAME
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.step import Ask, AskAll

ACTING: Final = [name for name, step in GAME.steps.items() if not issubclass(step, Ask | AskAll)]
ASKING_ONE: Final = [name for name, step in GAME.steps.items() if issubclass(step, Ask)]
ASKING_ALL: Final = [name for name, step in GAME.steps.items() if issubclass(step, AskAll)]
KINDS: Final = [*ACTING, *ASKING_ONE, *ASKING_ALL]
FIRST_ASK: Final = len(ACTING)
FIRST_ASK_ALL: Final = FIRST_ASK + len(ASKING_ONE)

SET_UP: Final = KINDS.index("SetUp")
LAY_OUT: Final = KINDS.index("LayOut")
OPEN_FIRST_ROUND: Final = KINDS.index("OpenFirstRound")
START_TURN: Final = KINDS.index("StartTurn")
BATTLE_PHASE: Final = KINDS.index("BattlePhase")
OPEN_BATTLE: Final = KINDS.index("OpenBattle")
LEGACY_PHASE: Final = KINDS.index("LegacyPhase")
CLEAN_UP: Final = KINDS.index("CleanUp")
END_ROUND: Final = KINDS.index("EndRound")
NEW_ROUND: Final = KINDS.index("NewRound")
END_GAME: Final = KINDS.index("EndGame")
REVEAL_LEGACIES: Final = KINDS.index("RevealLegacies")
GIVE_FATESTONE: Final = KINDS.index("GiveFatestone")
GIVE_FATESTONE_BY_BATTLE: Final = KINDS.index("GiveFatestoneByBattle")
ROLL_OFF: Final = KINDS.index("RollOff")
REVEAL_FIRST: Final = KINDS.index("RevealFirst")
REVEAL_EARLY: Final = KINDS.index("RevealEarly")
REVEAL_CHAMPIONS: Final = KINDS.index("RevealChampions")
CALL_CHAMPIONS: Final = KINDS.index("CallChampions")
CALL_FAVOURED: Final = KINDS.index("CallFavoured")
ADD_HALF: Final = KINDS.index("AddHalf")
VITAL_STRIKES_IN_ORDER: Final = KINDS.index("VitalStrikesInOrder")
CALL_LEGACIES: Final = KINDS.index("CallLegacies")
LEGACIES_IN_ORDER: Final = KINDS.index("LegaciesInOrder")
USE_LEGACY: Final = KINDS.index("UseLegacy")
COMBAT: Final = KINDS.index("Combat")
COMPARE_TOTALS: Final = KINDS.index("CompareTotals")
AWARD_FAVOURED: Final = KINDS.index("AwardFavoured")
REVEAL_OFFERINGS: Final = KINDS.index("RevealOfferings")
AWARD_OFFERING_TO_FAVOURED: Final = KINDS.index("AwardOfferingToFavoured")
AWARD_OFFERING: Final = KINDS.index("AwardOffering")
SPEND_RELIC: Final = KINDS.index("SpendRelic")
RELIC_MOMENT: Final = KINDS.index("RelicMoment")
AGER_PUGNO: Final = KINDS.index("AgerPugno")
SELECT_ALONE: Final = KINDS.index("SelectAlone")
GARWOOD_PEAK: Final = KINDS.index("GarwoodPeak")
GUESS_ALONE: Final = KINDS.index("GuessAlone")
BREAK_TIE: Final = KINDS.index("BreakTie")
VITAL_STRIKE: Final = KINDS.index("VitalStrike")
DISGUISE: Final = KINDS.index("Disguise")
ARCANE_INFLUENCE: Final = KINDS.index("ArcaneInfluence")
GUARDIAN_SPIRIT: Final = KINDS.index("GuardianSpirit")
AMBUSH: Final = KINDS.index("Ambush")
TENACITY: Final = KINDS.index("Tenacity")
CHARGE: Final = KINDS.index("Charge")
RAVAGING_HORDES: Final = KINDS.index("RavagingHordes")
ARRANGE_PILE: Final = KINDS.index("ArrangePile")
ARRANGE_ROW: Final = KINDS.index("ArrangeRow")
UNHOLY_ALLIANCE: Final = KINDS.index("UnholyAlliance")
ETHEREAL_BREATH: Final = KINDS.index("EtherealBreath")
RENEWAL_OF_THE_LAND: Final = KINDS.index("RenewalOfTheLand")
MANOEUVRE: Final = KINDS.index("Manoeuvre")
PRIMORDIAL_GATE: Final = KINDS.index("PrimordialGate")
AUSTENE_ISLE_OF_AIR: Final = KINDS.index("AusteneIsleOfAir")
CURSE_OF_HATTIA: Final = KINDS.index("CurseOfHattia")
LAKE_OF_MIRRORS: Final = KINDS.index("LakeOfMirrors")
CHANGELING_HAVEN: Final = KINDS.index("ChangelingHaven")
DARKWOOD_ABYSS: Final = KINDS.index("DarkwoodAbyss")
COLMARIS_WOODS: Final = KINDS.index("ColmarisWoods")
ASSIGN_LEGACY: Final = KINDS.index("AssignLegacy")
SELECT_CHAMPIONS: Final = KINDS.index("SelectChampions")
HIDE_OFFERINGS: Final = KINDS.index("HideOfferings")
GUESS: Final = KINDS.index("Guess")
REPLACE: Final = KINDS.index("Replace")
CARRY_OVER: Final = KINDS.index("CarryOver")


@rule
def later(g: Row, kind: int) -> None:
    """This comes next, before all that is on the agenda: so what comes last is said first."""
    later_with(g, kind, TABLE, 0, 0)


@rule
def later_by(g: Row, kind: int, seat: int) -> None:
    later_with(g, kind, seat, 0, 0)


@rule
def later_with(g: Row, kind: int, seat: int, second: int, third: int) -> None:
    """A step with all of its numbers."""
    depth = g[AGENDA]
    at = AGENDA + 1 + STEP * depth
    g[at] = kind
    g[at + 1] = seat
    g[at + 2] = second
    g[at + 3] = third
    g[AGENDA] = depth + 1


@rule
def next_step(g: Row) -> int:
    """Where the step on top of the agenda lies."""
    return AGENDA + 1 - STEP + STEP * g[AGENDA]
