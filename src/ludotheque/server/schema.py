"""Schema: the types of wire and views for the browser, as TypeScript. `python -m ludotheque.server.schema web/src`"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from types import GenericAlias, ModuleType
from typing import Any, Final, Union, get_args

import msgspec
from msgspec import Struct

from ludotheque.games import GAMES, find_game, part_of
from ludotheque.kernel.views import Shape
from ludotheque.server import wire, wire_ahead, wire_book, wire_devices, wire_puzzles, wire_replay

HEAD: Final = "// Written by `npm run wire` from the wire types of the server. Do not edit.\n"
LITERALS: Final = ("Language", "Phase", "How", "Absent", "Mood", "Deed")
UNIONS: Final = ("ServerMessage", "ClientMessage")
LINE: Final = 120
SETTING: Final = "boolean | number | string"
Schema = dict[str, Any]


def files() -> dict[str, str]:
    """Every file that is written, under web/src: the server's types, those of games that have their own, and views."""
    own = {game: part_of(game, "wire") for game in GAMES}
    written = {f"games/{game}/wire.ts": "\n".join([HEAD, *interfaces(part)]) for game, part in own.items() if part}
    shapes = {game: find_game(game).shape for game in GAMES}
    views = {f"games/{game}/view.ts": "\n".join([HEAD, *types(shape)]) for game, shape in shapes.items() if shape}
    return {"wire.ts": typescript()} | written | views


def typescript() -> str:
    """The server's types, in the order of wire.py and the files beside it."""
    parts = [HEAD, alias("Plain", ["Record<string, unknown>"]), alias("SettingValue", [SETTING])]
    parts += [alias(name, [json.dumps(value) for value in get_args(getattr(wire, name))]) for name in LITERALS]
    parts += interfaces(wire, wire_ahead, wire_book, wire_replay, wire_devices, wire_puzzles)
    parts += [alias(name, [struct.__name__ for struct in get_args(getattr(wire, name))]) for name in UNIONS]
    return "\n".join(parts)


def interfaces(*modules: ModuleType) -> list[str]:
    """Every struct of these modules, once."""
    things = list(dict.fromkeys(one for module in modules for one in vars(module).values() if isinstance(one, type)))
    structs = [thing for thing in things if issubclass(thing, Struct)]
    structs = [struct for struct in structs if struct is not Struct]
    _, found = msgspec.json.schema_components(structs, ref_template="{name}")
    return [interface(struct, found[struct.__name__]) for struct in structs]


def types(shape: Shape) -> list[str]:
    """All that a view holds."""
    _, found = msgspec.json.schema_components([typed(shape)], ref_template="{name}")
    return [record(name, schema) for name, schema in found.items()]


@cache
def typed(shape: Shape) -> type[Struct]:
    """What a shape holds, as a type."""
    return msgspec.defstruct(shape.name, [(part.name, of_part(part.type)) for part in shape.parts])


def of_part(type: Any) -> Any:
    """The type of a part: [a] for many, [a, a] for two, (a, b) for one or the other, {k: a} by keys; of shapes too."""
    if isinstance(type, list):
        return GenericAlias(list if len(type) == 1 else tuple, tuple(map(of_part, type)))
    if isinstance(type, tuple):
        return Union[tuple(map(of_part, type))]  # noqa: UP007  # made at run time
    if isinstance(type, dict):
        return GenericAlias(dict, tuple(map(of_part, *type.items())))
    return typed(type) if isinstance(type, Shape) else type


def alias(name: str, members: list[str]) -> str:
    return f"export type {name} = {' | '.join(members)};\n".replace('"', "'")


def interface(struct: type[Struct], schema: Schema) -> str:
    """A struct with all its fields: what has a default is sent too, so that nothing is left to guess."""
    remark = f"/** {' '.join((struct.__doc__ or '').split())} */\n" if struct.__doc__ else ""
    return remark + record(struct.__name__, schema)


def record(name: str, schema: Schema) -> str:
    """On one line where it fits, as biome would write it."""
    fields = [f"{key}: {spelled(field)};" for key, field in schema["properties"].items()]
    line = f"export type {name} = {{ {' '.join(fields).removesuffix(';')} }};\n"
    if len(line) <= LINE:
        return line
    return f"export type {name} = {{\n" + "".join([f"  {field}\n" for field in fields]) + "};\n"


def spelled(schema: Schema) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(spelled(one) for one in schema["anyOf"]).replace(SETTING, "SettingValue")
    if "enum" in schema:
        return " | ".join(f"'{value}'" if isinstance(value, str) else json.dumps(value) for value in schema["enum"])
    kind = str(schema.get("type", "any"))
    if kind == "array":
        return spelled_list(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {spelled(values)}>" if values else "Plain"
    return {"integer": "number", "any": "unknown"}.get(kind, kind)


def spelled_list(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(spelled(one) for one in schema['prefixItems'])}]"
    inner = spelled(schema.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


if __name__ == "__main__":
    for name, content in files().items():
        Path(sys.argv[1], name).write_text(content, encoding="utf-8")
