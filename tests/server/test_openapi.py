"""The API is what its description says: whatever is sent to it, it answers as described, and never breaks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    CheckFunction,
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ..counts import at_least
from .playing import choose_by_http, guests
from .serving import ME, OPEN, PATIENCE, ServerProcess

CHECKS: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SEARCH = settings(
    max_examples=at_least(quick=5, full=200),
    deadline=None,
    database=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
WRAPPINGS = [b"*", b'{"name":"*"}', b'{"login":"*","password":"*"}', b'{"seat":0,"at":"*","choice":"*"}', b"[*]"]


async def furnished(server: str) -> tuple[dict[str, str], list[str]]:
    """Somebody's session, and their tables: open, in play, at its end and aborted."""
    async with guests(server, "Ann") as [ann]:
        tables = [await ann.new_table(ME, OPEN)] + [await ann.new_table(ME, ME) for _ in range(3)]
        for seat in (0, 1):
            await choose_by_http(ann, tables[1], seat, Random(1))
            await choose_by_http(ann, tables[2], seat, Random(1))
        await ann.post(f"/api/tables/{tables[2]}/deeds", {"seat": 0, "deed": "resign"})
        await ann.post(f"/api/tables/{tables[3]}/deeds", {"seat": 1, "deed": "abort"})
        return dict(ann.http.cookies), tables


@pytest.fixture(scope="module")
def signed_in(running: ServerProcess) -> Iterator[tuple[requests.Session, list[str]]]:
    with requests.Session() as session:
        cookies, tables = asyncio.run(furnished(running.address))
        session.cookies.update(cookies)
        yield session, tables


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
def test_every_answer_is_as_described(
    running: ServerProcess, signed_in: tuple[requests.Session, list[str]], mode: GenerationMode
) -> None:
    session, tables = signed_in
    schema = schemathesis.openapi.from_url(f"{running.address}/api/openapi.json")
    operations = operations_of(schema)
    assert len(operations) >= 20
    for operation in operations:
        if mode is GenerationMode.NEGATIVE and not takes_anything(operation):
            continue

        @SEARCH
        @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from([None, *tables]))
        def answers(case: Any, table: str | None) -> None:
            if table is not None and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            case.call_and_validate(session=session, checks=CHECKS)

        answers()


@SEARCH
@given(st.binary(max_size=40), st.sampled_from(WRAPPINGS), st.sampled_from(["application/json", "text/plain", "x"]))
@example(b"\xff", WRAPPINGS[1], "application/json")
def bodies(answers: Callable[[bytes, str], None], content: bytes, wrapping: bytes, kind: str) -> None:
    answers(wrapping.replace(b"*", content), kind)


def test_arbitrary_bytes_break_nothing(running: ServerProcess, signed_in: tuple[requests.Session, list[str]]) -> None:
    session, tables = signed_in
    paths = requests.get(f"{running.address}/api/openapi.json", timeout=PATIENCE).json()["paths"]
    posted = [path for path, operations in paths.items() if "post" in operations and path != "/api/sign-out"]
    assert len(posted) >= 10
    for path in posted:
        address = running.address + path.replace("{table_id}", tables[1]).replace("{game_id}", "legends")

        def answers(body: bytes, kind: str, address: str = address) -> None:
            answer = session.post(address, data=body, headers={"content-type": kind}, timeout=PATIENCE)
            assert answer.status_code < 500, (address, body, answer.text)

        bodies(answers)


@pytest.mark.parametrize("odd", ["%00", "a%00b", "%ff", "%ed%a0%80", "%0a"])
def test_odd_signs_in_addresses_break_nothing(
    running: ServerProcess, signed_in: tuple[requests.Session, list[str]], odd: str
) -> None:
    session, tables = signed_in
    paths = requests.get(f"{running.address}/api/openapi.json", timeout=PATIENCE).json()["paths"]
    for path in [path for path, operations in paths.items() if "get" in operations]:
        for address in (
            re.sub(r"{\w+}", odd, path),
            path.replace("{table_id}", tables[1]) + f"?seat={odd}&seen_by={odd}",
        ):
            assert session.get(running.address + address, timeout=PATIENCE).status_code < 500, address
    for page in (f"/{odd}", f"/{odd}.svg", f"/assets/{odd}"):
        assert session.get(running.address + page, timeout=PATIENCE).status_code in (200, 400, 404, 503), page


def operations_of(schema: Any) -> list[Any]:
    return [found.ok() for found in schema.exclude(path="/api/sign-out").get_all_operations()]


def takes_anything(operation: Any) -> bool:
    """Whether something wrong can be sent; any text may be a table's id."""
    return bool(operation.query or operation.body)


def test_the_description_names_every_way_to_be_refused(running: ServerProcess) -> None:
    described = requests.get(f"{running.address}/api/openapi.json", timeout=PATIENCE).json()
    for operations in described["paths"].values():
        for operation in operations.values():
            refusals = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
            assert set(refusals) == {"400", "401", "403", "404", "405", "409", "413", "421", "429", "503"}
            for answer in refusals.values():
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
