"""axe-core: finds what keeps people with disabilities from using a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.counts import FULL

SOURCE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE: Final = ("serious", "critical")
# Cards, units, rules and entries of the API are made alike, hundreds of them on a page: every so many is looked at, all
# where there is time. The others are not there meanwhile, since axe takes its time for whatever it only passes by.
LISTED: Final = ("li[data-card]", "[data-unit]", "[aria-labelledby=operations] > *", "[aria-labelledby=types] > *")
ALIKE: Final = [*(f"{one}:not(:nth-child(9n+1))" for one in LISTED), ".rule:not(:nth-of-type(6n+1))"]
ON_A_TABLE: Final = ["[data-card]:not(:nth-child(9n+1))"]
RUN: Final = """async ([rules, exclude, without, grave]) => {
    const sheets = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];
    const gone = without ? [...document.querySelectorAll(without)].map((e) => [e, new Comment()]) : [];
    for (const [one, mark] of gone) one.replaceWith(mark);
    const slight = axe._audit.rules.filter(({ impact }) => !grave.includes(impact));
    const left = Object.fromEntries(slight.map(({ id }) => [id, { enabled: false }]));
    const which = rules ? { runOnly: { type: 'rule', values: rules } } : { rules: left };
    const how = { resultTypes: ['violations'], ...which };
    const { violations } = await axe.run({ exclude }, how);
    for (const [one, mark] of gone) mark.replaceWith(one);
    document.adoptedStyleSheets = sheets;
    return violations;
}"""
COLOURS: Final = ["color-contrast", "link-in-text-block"]


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, only_colours: bool = False, without: str = "") -> list[str]:
    """Everything serious or critical, in one line each; without what was looked at before."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    gone = ", ".join(filter(None, [without, *([] if FULL else ALIKE)]))
    found: list[dict[str, Any]] = page.evaluate(
        RUN, [COLOURS if only_colours else None, [] if FULL else ON_A_TABLE, gone, GRAVE]
    )
    return [line for violation in found if violation["impact"] in GRAVE for line in lines(violation)]


def lines(violation: dict[str, Any]) -> list[str]:
    nodes = violation["nodes"][:4]
    return [f"{violation['id']}: {' '.join(map(str, n['target']))}: {reason(n)}" for n in nodes]


def reason(node: dict[str, Any]) -> str:
    checks = node["any"] or node["all"] or node["none"]
    return str(checks[0]["message"]) if checks else str(node["html"][:120])
