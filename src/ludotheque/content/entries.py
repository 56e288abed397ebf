"""Entries: what stands in a Fluent text, and what it refers to."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor


class References(Visitor):
    """The other entries that an entry speaks with."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.found.append(f"-{node.id.name}")


def resource_of(entry: str) -> Resource:
    return FluentResource(entry)


def references_in(resource: Resource) -> list[str]:
    visitor = References()
    visitor.visit(resource)
    return visitor.found


def ids_in(resource: Resource) -> Iterator[str]:
    """The ids of a file, `option-rounds`, with those of attributes, `option-rounds.about`."""
    for entry in resource.body:
        if not isinstance(entry, Message):
            continue
        if entry.value is not None:
            yield entry.id.name
        for attribute in entry.attributes:
            yield f"{entry.id.name}.{attribute.id.name}"
