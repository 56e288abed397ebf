"""Speed as a picture: what `bench --save` has written of one build or two, drawn as bars."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from ludotheque.kernel.game import Data

KINDS: Final = {
    "decisions": "decisions, driven from Python",
    "copies": "copies in mid-game",
    "playouts": "whole games in the kernel",
    "views": "views, in words",
    "rows": "rows, in numbers",
    "environment": "decisions, PettingZoo, seat by seat",
    "parallel": "decisions, PettingZoo, all seats at once",
    "OpenSpiel": "decisions, OpenSpiel's adapter",
    "starts": "starts of Python, with a table dealt",
}
COLOURS: Final = {False: "#9db4c8", True: "#1f4e79"}  # plain and compiled
ACROSS: Final = 3  # panels
WIDE, MARGIN, NAME, FIGURE = 380, 16, 130, 70  # of a panel, and in it
BAR, GAP, TITLE, LEGEND = 9, 7, 28, 34
STYLE: Final = (
    "<style>text{font:11px system-ui,sans-serif;fill:#222}.t{font-weight:600}.n{text-anchor:end}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}}</style>"
)

Bars = dict[str, list[tuple[bool, float]]]  # by who is measured: in which build, and how many a second


def picture(runs: list[Data]) -> str:
    """Everything that was measured, as SVG; each kind on a scale of its own."""
    panels = [(title, bars) for kind, title in KINDS.items() if (bars := bars_of(runs, kind))]
    rows = [panels[n : n + ACROSS] for n in range(0, len(panels), ACROSS)]
    drawn, top = [legend(runs)], float(LEGEND)
    for row in rows:
        drawn += [panel(title, bars, n * WIDE, top) for n, (title, bars) in enumerate(row)]
        top += max(high(bars) for _, bars in row)
    size = f'viewBox="0 0 {ACROSS * WIDE} {top:g}" width="{ACROSS * WIDE}" height="{top:g}"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">', STYLE, *drawn, "</svg>", ""])


def bars_of(runs: list[Data], kind: str) -> Bars:
    """Of each build in turn; libraries that were not compiled by us stand where they were measured."""
    found: Bars = {}
    for run in runs:
        for speed in run["speeds"]:
            if speed["what"] == kind:
                found.setdefault(speed["name"], []).append((run["compiled"], speed["median"]))
    return found


def high(bars: Bars) -> float:
    return TITLE + sum(BAR * len(each) + GAP for each in bars.values()) + MARGIN


def legend(runs: list[Data]) -> str:
    first = runs[0]
    said = text(MARGIN, 20, f"a second of one core; CPython {first['python']}, {first['machine']}")
    for n, compiled in enumerate(sorted({run["compiled"] for run in runs})):
        at = ACROSS * WIDE - 220 + n * 110
        said += bar(at, 11, 10, compiled) + text(at + 16, 20, "compiled" if compiled else "plain Python")
    return said


def panel(title: str, bars: Bars, left: float, top: float) -> str:
    """A bar for each who is measured and each build, with the figure behind it."""
    most = max(number for each in bars.values() for _, number in each)
    room = WIDE - NAME - FIGURE - 2 * MARGIN
    said, y = text(left + MARGIN, top + 16, title, "t"), top + TITLE
    for name, each in bars.items():
        said += text(left + MARGIN + NAME - 6, y + BAR * len(each) / 2 + 4, name, "n")
        for compiled, number in each:
            wide = room * number / most
            said += bar(left + MARGIN + NAME, y, wide, compiled)
            said += text(left + MARGIN + NAME + wide + 4, y + BAR - 0.5, figure(number))
            y += BAR
        y += GAP
    return said


def text(x: float, y: float, said: str, kind: str = "") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.4g}" y="{y:.4g}"{of_kind}>{escape(said)}</text>'


def bar(x: float, y: float, wide: float, compiled: bool) -> str:
    return f'<rect x="{x:.4g}" y="{y:.4g}" width="{wide:.4g}" height="{BAR - 1}" fill="{COLOURS[compiled]}"/>'


def figure(number: float) -> str:
    """As many digits as can be trusted."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"
