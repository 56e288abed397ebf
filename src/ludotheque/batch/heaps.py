"""Lists of cards as bytes: how many, then each of them."""

from __future__ import annotations

from ludotheque.batch.compiled import Row, rule


@rule
def append(g: Row, heap: int, card: int) -> None:
    g[heap] += 1
    g[heap + g[heap]] = card


@rule
def index(g: Row, heap: int, card: int) -> int:
    """Where the card lies, the first place being 0; -1 where it does not."""
    for i in range(g[heap]):
        if g[heap + 1 + i] == card:
            return i
    return -1


@rule
def pop(g: Row, heap: int, i: int) -> int:
    """Take away what lies there; the others close up."""
    card = g[heap + 1 + i]
    g[heap] -= 1
    for j in range(heap + 1 + i, heap + 1 + g[heap]):
        g[j] = g[j + 1]
    return card


@rule
def remove(g: Row, heap: int, card: int) -> None:
    pop(g, heap, index(g, heap, card))


@rule
def insert(g: Row, heap: int, i: int, card: int) -> None:
    """Put it there; the others make room."""
    g[heap] += 1
    for j in range(heap + g[heap], heap + 1 + i, -1):
        g[j] = g[j - 1]
    g[heap + 1 + i] = card


@rule
def insort(g: Row, heap: int, card: int) -> None:
    """Put it where it belongs by number."""
    i = g[heap]
    while i > 0 and g[heap + i] > card:
        i -= 1
    insert(g, heap, i, card)


@rule
def pour(g: Row, heap: int, into: int) -> None:
    """All of it goes to where it belongs by number in another heap."""
    for i in range(g[heap]):
        insort(g, into, g[heap + 1 + i])
    g[heap] = 0
