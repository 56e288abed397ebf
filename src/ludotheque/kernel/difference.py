"""Differences: what changes from one piece of plain data to the next, and the next one again from that.

A change is a path and what stands there afterwards; a path alone takes away. With two numbers between them, it is what
stands in the list there from the first place to before the second. The browser applies them the same way
(web/src/table/difference.ts).
"""

from __future__ import annotations

from typing import Any

Change = list[Any]
Path = list[Any]  # keys and places


def difference(old: Any, new: Any) -> list[Change]:
    """The changes that lead from one to the other, few and small."""
    found: list[Change] = []
    if old != new:
        compare(old, new, [], found)
    return found


def differences(old: list[Any], new: list[Any]) -> list[Change]:
    """Of each of several; a path begins with its number."""
    found: list[Change] = []
    compare_places(old, new, 0, len(new), [], found)
    return found


def compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Two that differ."""
    if type(old) is dict and type(new) is dict:
        compare_dicts(old, new, path, found)
    elif type(old) is list and type(new) is list:
        compare_lists(old, new, path, found)
    else:
        found.append([path, new])


def compare_dicts(old: dict[str, Any], new: dict[str, Any], path: Path, found: list[Change]) -> None:
    for key in old:
        if key not in new:
            found.append([[*path, key]])
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
            continue
        before = old[key]
        if before is not value and before != value:
            compare(before, value, [*path, key], found)


def compare_lists(old: list[Any], new: list[Any], path: Path, found: list[Change]) -> None:
    """Where one was put in, taken out or moved on, the others stay; else each is compared with what stood there."""
    first, tail, shorter = 0, 0, min(len(old), len(new))
    while first < shorter and (old[first] is new[first] or old[first] == new[first]):
        first += 1
    while tail < shorter - first and (old[-1 - tail] is new[-1 - tail] or old[-1 - tail] == new[-1 - tail]):
        tail += 1
    last = len(new) - tail - 1
    if len(old) != len(new):
        found.append([path, first, len(old) - tail, new[first : last + 1]])
    elif first < last and old[first + 1 : last + 1] == new[first:last]:
        found += [[path, first, first + 1, []], [path, last, last, [new[last]]]]
    elif first < last and old[first:last] == new[first + 1 : last + 1]:
        found += [[path, last, last + 1, []], [path, first, first, [new[first]]]]
    else:
        compare_places(old, new, first, last + 1, path, found)


def compare_places(old: list[Any], new: list[Any], first: int, end: int, path: Path, found: list[Change]) -> None:
    for place in range(first, end):
        before, value = old[place], new[place]
        if before is not value and before != value:
            compare(before, value, [*path, place], found)


def changed(old: Any, changes: list[Change]) -> Any:
    """What the changes lead to; the old data stays as it is."""
    for path, *value in changes:
        old = with_change(old, path, value)
    return old


def with_change(old: Any, path: Path, value: list[Any]) -> Any:
    if not path:
        return value[0] if len(value) == 1 else [*old[: value[0]], *value[2], *old[value[1] :]]
    copy: Any = old.copy()
    first, *rest = path
    if not rest and not value:
        del copy[first]
    else:
        copy[first] = with_change(copy.get(first) if isinstance(copy, dict) else copy[first], rest, value)
    return copy
