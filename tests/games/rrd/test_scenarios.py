"""Every scenario of RR&D holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.lab.scenario import Scenario, play, read_scenarios

SCENARIOS = [s for path in sorted(Path(__file__).parent.glob("scenarios/*.scn")) for s in read_scenarios(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: f"{s.path.stem}: {s.title}")
def test_rulebook(scenario: Scenario) -> None:
    play("rrd", scenario)
