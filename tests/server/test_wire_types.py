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
    held = {"best": (hand, None), "all": [(hand, None)], "pair": [hand, hand], "named": {str: hand}}
    parts = [Made(name, type, lambda _, __: None) for name, type in held.items()]
    assert "\n".join(types(Shape("View", FORMS, parts))).splitlines()[1:10] == [
        "  best: Hand | null;",
        "  all: (Hand | null)[];",
        "  pair: [Hand, Hand];",
        "  named: Record<string, Hand>;",
        "};",
        "",
        "export type Hand = {",
        "  hand: string[] | null;",
        "  limit: number;",
    ]


def test_the_types_of_the_web_client_are_written_from_the_wire() -> None:
    stale = [name for name, content in files().items() if (WRITTEN / name).read_text(encoding="utf-8") != content]
    assert stale == [], "run `python -m ludotheque.server.schema web/src`"
    written = [path for path in WRITTEN.rglob("*.ts") if path.read_text(encoding="utf-8").startswith(HEAD)]
    assert sorted(path.relative_to(WRITTEN).as_posix() for path in written) == sorted(files())
