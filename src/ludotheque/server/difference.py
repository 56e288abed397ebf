"""Differences: what changes from one piece of plain data to the next, and the next one again from that.

A change is a path and what stands there afterwards; a path alone takes away. The browser applies them the same way
(web/src/table/difference.ts).
"""

from __future__ import annotations

from typing import Any

from ludotheque.server.wire import Change


def difference(old: Any, new: Any) -> list[Change]:
    """The changes that lead from one to the other, few and small."""
    found: list[Change] = []
    if old != new:
        compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    """Two that differ. Lists of another length are written anew: what moves up in them would be many changes."""
    if type(old) is type(new) is dict:
        found += [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] != value:
                compare(old[key], value, [*path, key], found)
    elif type(old) is type(new) is list and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new)):
            if before != after:
                compare(before, after, [*path, place], found)
    else:
        found.append([path, new])


def changed(old: Any, changes: list[Change]) -> Any:
    """What the changes lead to; the old data stays as it is."""
    for path, *value in changes:
        old = with_change(old, path, value)
    return old


def with_change(old: Any, path: list[str | int], value: list[Any]) -> Any:
    if not path:
        return value[0]
    copy: Any = old.copy()
    first, *rest = path
    if not rest and not value:
        del copy[first]
    else:
        copy[first] = with_change(copy.get(first) if isinstance(copy, dict) else copy[first], rest, value)
    return copy
