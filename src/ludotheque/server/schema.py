"""Schema: the wire types for the browser, as TypeScript. `python -m ludotheque.server.schema web/src/wire.ts`"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from ludotheque.server import wire, wire_armies, wire_devices, wire_replay

HEAD: Final = "// Written by `npm run wire` from src/ludotheque/server/wire.py. Do not edit.\n"
LITERALS: Final = ("Language", "Phase", "How", "Absent", "Deed")
UNIONS: Final = ("ServerMessage", "ClientMessage")
SETTING: Final = "boolean | number | string"
Schema = dict[str, Any]


def typescript() -> str:
    """Every wire type, in the order of wire.py and the files beside it."""
    things = [one for module in (wire, wire_replay, wire_armies, wire_devices) for one in vars(module).values()]
    structs = [thing for thing in things if isinstance(thing, type) and issubclass(thing, Struct)]
    structs = [struct for struct in structs if struct is not Struct]
    _, found = msgspec.json.schema_components(structs, ref_template="{name}")
    parts = [HEAD, alias("Plain", ["Record<string, unknown>"]), alias("SettingValue", [SETTING])]
    parts += [alias(name, [json.dumps(value) for value in get_args(getattr(wire, name))]) for name in LITERALS]
    parts += [interface(struct, found[struct.__name__]) for struct in structs]
    parts += [alias(name, [struct.__name__ for struct in get_args(getattr(wire, name))]) for name in UNIONS]
    return "\n".join(parts)


def alias(name: str, members: list[str]) -> str:
    return f"export type {name} = {' | '.join(members)};\n".replace('"', "'")


def interface(struct: type[Struct], schema: Schema) -> str:
    """A struct with all its fields: what has a default is sent too, so that nothing is left to guess."""
    fields = [f"  {key}: {spelled(field)};\n" for key, field in schema["properties"].items()]
    remark = f"/** {' '.join((struct.__doc__ or '').split())} */\n" if struct.__doc__ else ""
    return f"{remark}export interface {struct.__name__} {{\n{''.join(fields)}}}\n"


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
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
