"""What STYLE.md says and can be counted."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

from ludotheque.lab.scenario import read_scenarios

ROOT = Path(__file__).parents[1]
SOURCES = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted(ROOT.glob("src/**/*.py"))}
NODES = {name: list(ast.walk(ast.parse(text))) for name, text in SOURCES.items()}
SCENARIOS = sorted(ROOT.glob("tests/games/**/*.scn"))
LONGEST_FUNCTION = 20
SIMPLE = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr, ast.Return, ast.Raise, ast.Assert, ast.Delete, ast.Pass)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def test_a_function_is_short_or_a_list() -> None:
    """Point 14."""
    functions = [(name, node) for name in NODES for node in NODES[name] if isinstance(node, Function)]
    lengths = {f"{name}:{node.lineno} {node.name}": length(node, name) for name, node in functions if not is_list(node)}
    assert {where: n for where, n in lengths.items() if n > LONGEST_FUNCTION} == {}


def length(function: Function, name: str) -> int:
    """Lines of code, without signature, docstring, comments and blank lines."""
    told = ast.get_docstring(function) is not None
    begin = function.body[0].end_lineno if told else function.body[0].lineno - 1
    return sum(bool(line.split("#")[0].strip()) for line in SOURCES[name].splitlines()[begin : function.end_lineno])


def is_list(function: Function) -> bool:
    """One line a field, or one `if` a case of the same thing; no loop, and nothing within a case."""
    asked = set()
    for statement in function.body:
        if isinstance(statement, ast.If):
            asked |= set(subjects(statement))
        elif not isinstance(statement, SIMPLE):
            return False
    return None not in asked and len(asked) < 2


def subjects(case: ast.If) -> Iterator[str | None]:
    """What the cases of a chain are cases of; None where one is about something else, or holds more than lines."""
    yield subject(case.test) if all(isinstance(line, SIMPLE) for line in case.body) else None
    if len(case.orelse) == 1 and isinstance(case.orelse[0], ast.If):
        yield from subjects(case.orelse[0])
    elif not all(isinstance(line, SIMPLE) for line in case.orelse):
        yield None


def subject(test: ast.expr) -> str | None:
    """'verb == MIST', 'keywords & FLY', 'isinstance(step, Trim)' and 'word == "use" and own' are about one name."""
    if isinstance(test, ast.BoolOp):
        return subject(test.values[0])
    if isinstance(test, ast.Call) and ast.unparse(test.func) == "isinstance":
        return ast.unparse(test.args[0])
    if isinstance(test, ast.Compare | ast.BinOp):
        return ast.unparse(test.left)
    return None


def test_types_are_not_put_together_where_it_is_compiled() -> None:
    """Point 16."""
    compiled = [name for name in NODES if name.startswith(("src/ludotheque/kernel/", "src/ludotheque/games/"))]
    calls = [(name, node) for name in compiled for node in NODES[name] if isinstance(node, ast.Call)]
    asked = [(name, call) for name, call in calls if ast.unparse(call.func) == "isinstance"]
    assert [f"{name}:{call.lineno}" for name, call in asked if isinstance(call.args[1], ast.BinOp)] == []


def test_choices_are_unpacked() -> None:
    """Point 10."""
    indexed = [f"{name}:{node.lineno}" for name in NODES for node in NODES[name] if indexes_a_choice(node)]
    assert indexed == []


def indexes_a_choice(node: ast.AST) -> TypeGuard[ast.Subscript]:
    return isinstance(node, ast.Subscript) and ast.unparse(node.value) == "choice"


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_scenario_cites_rules_and_ends_by_saying_what_holds(path: Path) -> None:
    assert [told.title for told in read_scenarios(path) if not told.rules or told.lines[-1].part != "then"] == []
