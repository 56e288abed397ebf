"""The rules written down in C++: a GPU plays several times as fast by it as by what Numba makes of them.

Rules are written in less than Python: numbers, bytes in a row, conditions, loops over a range, and calls of rules.
"""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from types import FunctionType
from typing import Any, Final

TYPES: Final = {"Row": "signed char *", "Words": "short *", "Long": "long long", "None": "void"}
NUMBERS: Final = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.USub: "-"}
ROUNDED: Final = {ast.FloorDiv: "/", ast.Mod: "%"}  # of what is not negative: there the two languages agree
BITS: Final = {ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
ORDER: Final = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
LOGIC: Final = {ast.And: "&&", ast.Or: "||", ast.Not: "!"}
SIGNS: Final[dict[Any, str]] = {**NUMBERS, **ROUNDED, **BITS, **ORDER, **LOGIC}
SHORT: Final = 450  # letters of a function that is about as long as a call of it


class Source:
    """Some rules and all that they call, each after what it calls itself."""

    def __init__(self, *rules: Any) -> None:
        self.look_ups: dict[str, str] = {}
        self.functions: dict[FunctionType, Function] = {}
        for rule in rules:
            self.call(rule)

    def call(self, rule: FunctionType) -> str:
        """The name of a rule, which is written down when it is first called."""
        if rule not in self.functions:
            self.functions[rule] = Function(self, rule)
        return name_of(rule)

    def look_up(self, name: str, numbers: tuple[int, ...]) -> str:
        listed = ", ".join(str(int(number)) for number in numbers)
        self.look_ups[name] = f"__device__ const signed char {name}[] = {{{listed}}};\n"
        return name

    def text(self) -> str:
        return "".join([*self.look_ups.values(), *self.placed()])

    def placed(self) -> Iterator[str]:
        """A GPU waits for code most of all: what is longer than a call of it stands in one place only."""
        calls = Counter(chain.from_iterable(function.calls for function in self.functions.values()))
        lengths: dict[FunctionType, int] = {}  # of what stands where it is called, with all that stands there in turn
        for rule, function in self.functions.items():
            length = len(function.text) + sum(lengths.get(called, 0) for called in function.calls)
            if calls[rule] == 1 or length <= SHORT:
                lengths[rule] = length
            yield f"static __device__ {'__forceinline__' if rule in lengths else '__noinline__'} {function.text}"


def name_of(rule: FunctionType) -> str:
    return f"{rule.__module__.rpartition('.')[2]}_{rule.__name__}"


class Function(ast.NodeVisitor):
    """One rule, part by part."""

    def __init__(self, source: Source, rule: FunctionType) -> None:
        self.source, self.rule = source, rule
        self.calls: list[FunctionType] = []
        self.types: dict[str, str] = {}  # of what is named in the function
        tree: Any = ast.parse(inspect.getsource(rule)).body[0]
        *given, (_, made) = [(name, TYPES.get(type, type)) for name, type in rule.__annotations__.items()]
        body = self.block(tree.body)
        arguments = ", ".join(f"{type} {name}" for name, type in given)
        named = "".join(f"{type} {name};\n" for name, type in self.types.items() if name not in dict(given))
        self.text = f"{made} {name_of(rule)}({arguments}) {{\n{named}{body}}}\n"

    def generic_visit(self, node: ast.AST) -> str:
        raise TypeError(f"{name_of(self.rule)} cannot be written down in C++: {ast.unparse(node)}")

    def block(self, statements: list[ast.stmt]) -> str:
        return "".join(map(self.visit, statements))

    def visit_Expr(self, node: ast.Expr) -> str:
        return "" if isinstance(node.value, ast.Constant) else f"{self.visit(node.value)};\n"

    def visit_Return(self, node: ast.Return) -> str:
        return f"return {self.visit(node.value) if node.value else ''};\n"

    def visit_Assign(self, node: Any) -> str:
        target, value = node.targets[0], node.value
        pairs = zip(target.elts, value.elts, strict=True) if isinstance(target, ast.Tuple) else [(target, value)]
        return "".join(self.assign(one, number, "int") for one, number in pairs)

    def visit_AnnAssign(self, node: Any) -> str:
        return self.assign(node.target, node.value, TYPES[node.annotation.id])

    def assign(self, target: ast.expr, value: ast.expr, type: str) -> str:
        if isinstance(target, ast.Name):
            self.types.setdefault(target.id, type)
        return f"{self.visit(target)} = {self.visit(value)};\n"

    def visit_AugAssign(self, node: ast.AugAssign) -> str:
        return f"{self.visit(node.target)} {SIGNS[type(node.op)]}= {self.visit(node.value)};\n"

    def visit_If(self, node: ast.If) -> str:
        return f"if ({self.visit(node.test)}) {{\n{self.block(node.body)}}} else {{\n{self.block(node.orelse)}}}\n"

    def visit_While(self, node: ast.While) -> str:
        return f"while ({self.visit(node.test)}) {{\n{self.block(node.body)}}}\n"

    def visit_For(self, node: Any) -> str:
        """Over a range, up or down."""
        i, limits = node.target.id, [self.visit(limit) for limit in node.iter.args]
        first, end = limits[:2] if len(limits) > 1 else ("0", limits[0])
        on = f"{i} > end; {i}--" if len(limits) > 2 else f"{i} < end; {i}++"
        return f'_Pragma("unroll 1")\nfor (int {i} = {first}, end = {end}; {on}) {{\n{self.block(node.body)}}}\n'

    def visit_Compare(self, node: Any) -> str:
        if isinstance(node.ops[0], ast.In):
            return " || ".join(f"{self.visit(node.left)} == {self.visit(one)}" for one in node.comparators[0].elts)
        terms = [self.visit(term) for term in (node.left, *node.comparators)]
        signs = [SIGNS[type(sign)] for sign in node.ops]
        return " && ".join(f"{a} {sign} {b}" for a, sign, b in zip(terms, signs, terms[1:], strict=False))

    def visit_BoolOp(self, node: ast.BoolOp) -> str:
        return "(" + f" {SIGNS[type(node.op)]} ".join(f"({self.visit(value)})" for value in node.values) + ")"

    def visit_BinOp(self, node: ast.BinOp) -> str:
        return f"({self.visit(node.left)} {SIGNS[type(node.op)]} {self.visit(node.right)})"

    def visit_UnaryOp(self, node: ast.UnaryOp) -> str:
        return f"{SIGNS[type(node.op)]}({self.visit(node.operand)})"

    def visit_IfExp(self, node: ast.IfExp) -> str:
        return f"({self.visit(node.test)} ? {self.visit(node.body)} : {self.visit(node.orelse)})"

    def visit_Subscript(self, node: ast.Subscript) -> str:
        return f"{self.visit(node.value)}[{self.visit(node.slice)}]"

    def visit_Call(self, node: Any) -> str:
        return f"{self.visit(node.func)}({', '.join(map(self.visit, node.args))})"

    def visit_Constant(self, node: Any) -> str:
        return str(int(node.value))

    def visit_Attribute(self, node: Any) -> str:
        return str(getattr(self.rule.__globals__[node.value.id], node.attr))

    def visit_Name(self, node: ast.Name) -> str:
        """Something of the function itself, what every language knows, a rule, a look-up, or a number."""
        meant = self.rule.__globals__.get(node.id)
        if node.id in self.rule.__code__.co_varnames or meant is None:
            return node.id
        if isinstance(meant, FunctionType):
            self.calls.append(meant)
            return self.source.call(meant)
        return self.source.look_up(node.id, meant) if isinstance(meant, tuple) else f"({meant})"
