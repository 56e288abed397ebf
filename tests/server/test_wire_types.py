"""The browser's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from ludotheque.kernel.forms import Forms
from ludotheque.kernel.views import Lying, Made, Shape
from ludotheque.kernel.zones import Zone, its_owner
from ludotheque.server.schema import HEAD, files, types

WRITTEN = Path(__file__).parents[2] / "web" / "src"


FORMS = Forms((Zone("hand", "card", its_owner, many=True, each=True),), [], {"card": ["ace"]}, {})


def test_a_part_may_hold_shapes_in_lists_by_keys_or_none() -> None:
    hand = Shape("Hand", FORMS, [Lying("hand"), Made("limit", int, lambda _, __: 7)])
    held = {"best": (hand, None), "all": [(hand, None)], "two": [hand, hand], "named": {str: hand}}
    parts = [Made(name, type, lambda _, __: None) for name, type in held.items()]
    assert types(Shape("View", FORMS, parts)) == [
        "export type View = {"
        " best: Hand | null; all: (Hand | null)[]; two: [Hand, Hand]; named: Record<string, Hand> };\n",
        "export type Hand = { hand: string[] | null; limit: number };\n",
    ]


def test_a_type_takes_a_line_for_each_field_where_one_line_does_not_hold_them() -> None:
    parts = [Made(f"counted_in_round_{n}", int, lambda _, __: 7) for n in range(6)]
    [written] = types(Shape("View", FORMS, parts))
    assert written.splitlines()[:2] == ["export type View = {", "  counted_in_round_0: number;"]


def test_the_types_of_the_web_client_are_written_from_the_wire() -> None:
    stale = [name for name, content in files().items() if (WRITTEN / name).read_text(encoding="utf-8") != content]
    assert stale == [], "run `python -m ludotheque.server.schema web/src`"
    written = [path for path in WRITTEN.rglob("*.ts") if path.read_text(encoding="utf-8").startswith(HEAD)]
    assert sorted(path.relative_to(WRITTEN).as_posix() for path in written) == sorted(files())
