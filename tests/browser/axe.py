"""axe-core: finds what keeps people with disabilities from using a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.counts import FULL

from .person import DRAW

SOURCE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE: Final = ("serious", "critical")
# Cards and rules are made alike, hundreds of them on a page: every so many is looked at, all where there is time.
ALIKE: Final = [] if FULL else ["[data-card]:not(:nth-child(9n+1))", ".rule:not(:nth-of-type(6n+1))"]
RUN: Final = """([rules, exclude]) => {
    const how = { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) };
    return axe.run({ exclude }, how).then(({ violations }) => violations);
}"""
COLOURS: Final = ["color-contrast", "link-in-text-block"]


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, only_colours: bool = False) -> list[str]:
    """Everything serious or critical, in one line each."""
    page.evaluate(DRAW)
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN, [COLOURS if only_colours else None, ALIKE])
    return [line for violation in found if violation["impact"] in GRAVE for line in lines(violation)]


def lines(violation: dict[str, Any]) -> list[str]:
    nodes = violation["nodes"][:4]
    return [f"{violation['id']}: {' '.join(map(str, n['target']))}: {reason(n)}" for n in nodes]


def reason(node: dict[str, Any]) -> str:
    checks = node["any"] or node["all"] or node["none"]
    return str(checks[0]["message"]) if checks else str(node["html"][:120])
