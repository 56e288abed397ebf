"""The page of a review: one file with everything in it, which needs no script and nothing from outside."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ludotheque.bots.verdict import Verdict
from ludotheque.terminal.voice import Voice

WIDE, HIGH, EDGE = 360, 180, 13  # units, about pixels on a phone
DASHES: Final = ("none", "10 5", "3 4", "12 4 3 4", "6 2", "1 3")  # a line is told from others without its colour, too

SHEET: Final = """
:root { color-scheme: light dark; --paper: #fbfaf6; --ink: #22201c; --quiet: #625d52; --line: #b9b2a2;
  --seat0: #9c3b1e; --seat1: #1f5f8b; --seat2: #3c6e2e; --seat3: #74418f; --seat4: #7a5a00; --seat5: #45505a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1b18; --ink: #efebe2; --quiet: #b5ae9f; --line: #5a5448;
  --seat0: #f0916f; --seat1: #7cc0ec; --seat2: #97cf83; --seat3: #cfa2e8; --seat4: #e0bf58; --seat5: #b4c0cb; } }
body { max-width: 46rem; margin: 0 auto; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.15rem; }
p.quiet { color: var(--quiet); font-size: .9rem; }
figure { margin: 1rem 0; }
svg { display: block; width: 100%; max-width: 36rem; height: auto; }
svg text { font: 700 13px system-ui, sans-serif; text-anchor: middle; fill: var(--ink); }
polyline { fill: none; stroke-width: 2; stroke-linejoin: round; }
.axis { stroke: var(--line); stroke-width: 1; }
.mark { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
figcaption ul { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .5rem 0 0; padding: 0; list-style: none; }
figcaption svg { display: inline-block; width: 2.2rem; height: .6rem; margin-right: .4rem; vertical-align: middle; }
ol { padding-left: 1.6rem; }
li { margin-block: .5rem; }
"""


def page(
    voice: Voice, drawn: dict[int, list[tuple[int, float]]], points: Sequence[Verdict], said: Sequence[str], steps: int
) -> str:  # fmt: skip
    title = escape(voice.text("app-review-of", game=voice.text("game-name")))
    lines = "".join(f"<li>{escape(line)}</li>" for line in said)
    about, heading = escape(voice.text("app-review-about")), escape(voice.text("app-review-turns"))
    return (
        f'<!doctype html>\n<html lang="{voice.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{SHEET}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        f"{figure(voice, drawn, points, steps)}\n<h2>{heading}</h2>\n"
        f'{f"<ol>{lines}</ol>" if points else f"<p>{escape(said[0])}</p>"}\n<p class="quiet">{about}</p>\n'
        "</main>\n</body>\n</html>\n"
    )


def figure(
    voice: Voice, drawn: dict[int, list[tuple[int, float]]], points: Sequence[Verdict], steps: int
) -> str:  # fmt: skip
    """The curves, a line for each seat, with the turning points by their numbers in the list."""
    label = escape(voice.text("app-review-standing"))
    middle = at(0, 0.5, steps)[1]
    curves = "".join(curve(seat, drawn[seat], steps) for seat in sorted(drawn))
    marks = "".join(mark(number, one, steps) for number, one in enumerate(points, 1))
    keys = "".join(key(seat, voice.names[seat]) for seat in sorted(drawn))
    return (
        f'<figure>\n<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">'
        f'<path class="axis" d="M{EDGE} {EDGE}H{WIDE - EDGE}M{EDGE} {middle}H{WIDE - EDGE}M{EDGE} {HIGH - EDGE}'
        f'H{WIDE - EDGE}"/>{curves}{marks}</svg>\n<figcaption>{label}<ul>{keys}</ul></figcaption>\n</figure>'
    )


def curve(seat: int, points: Sequence[tuple[int, float]], steps: int) -> str:
    places = " ".join("{:g},{:g}".format(*at(step, worth, steps)) for step, worth in points)
    return f'<polyline {stroke(seat)} points="{places}"/>'


def mark(number: int, one: Verdict, steps: int) -> str:
    x, y = at(one.step, one.before, steps)
    return f'<circle class="mark" cx="{x:g}" cy="{y:g}" r="10"/><text x="{x:g}" y="{y + 4.5:g}">{number}</text>'


def key(seat: int, name: str) -> str:
    line = f'<line x1="0" y1="5" x2="36" y2="5" stroke-width="3" {stroke(seat)}/>'
    return f'<li><svg viewBox="0 0 36 10" aria-hidden="true">{line}</svg>{escape(name)}</li>'


def stroke(seat: int) -> str:
    return f'stroke="var(--seat{seat % len(DASHES)})" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'


def at(step: int, worth: float, steps: int) -> tuple[float, float]:
    """Where a moment of the game lies in the drawing."""
    x = EDGE + (WIDE - 2 * EDGE) * step / max(steps, 1)
    return round(x, 1), round(HIGH - EDGE - (HIGH - 2 * EDGE) * worth, 1)
