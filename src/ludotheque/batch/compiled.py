"""Plain functions over bytes that Numba compiles for the cores of a machine.

The rules are ordinary functions, marked by `rule`, which run uncompiled too. For a kind of machine each is compiled once, with
the one signature that its annotations name, and whatever it calls before it; `gpu.py` does the same for another kind.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, Protocol, TypeAlias, TypeVar

import numpy as np

try:
    from numba import njit, types
    from numba.extending import intrinsic
except ModuleNotFoundError as missing:
    raise ImportError(f"{missing.name} is missing: pip install ludotheque[batch]") from None

LookUp: TypeAlias = tuple[int, ...]  # what is printed, by card
Function = TypeVar("Function", bound=Callable[..., object])


class Row(Protocol):
    """The bytes of a game, or others in a row."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, number: int, /) -> None: ...


class Words(Row, Protocol):
    """Numbers of 16 bits in a row: a menu, a result."""


RULES: set[object] = set()
TYPES = {
    "Row": types.CPointer(types.int8),
    "Words": types.CPointer(types.int16),
    "int": types.int64,
    "bool": types.boolean,
    "None": types.none,
}


def rule(function: Function) -> Function:
    """This function is to be compiled, alone or within others."""
    RULES.add(function)
    return function


def signature(function: FunctionType, known: dict[str, Any]) -> Any:
    """What the annotations say, in types of Numba."""
    *given, made = [known[name] for name in function.__annotations__.values()]
    return made(*given)


def linked(function: FunctionType, compiled: Callable[[Any], Any]) -> FunctionType:
    """The same function, calling compiled ones, its look-ups as bytes."""
    used: dict[str, object] = {}
    for name in function.__code__.co_names:
        meant = function.__globals__.get(name)
        if isinstance(meant, FunctionType) and meant in RULES:
            used[name] = compiled(meant)
        if isinstance(meant, tuple):
            used[name] = np.array(meant, np.int8)
    return FunctionType(function.__code__, {**function.__globals__, **used}, function.__name__)


@cache
def compiled(function: FunctionType) -> Any:
    """For the cores of this machine, to be called by other compiled functions."""
    jit = njit(
        signature(function, TYPES), nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
    )
    return jit(linked(function, compiled))


@cache
def entry(function: FunctionType) -> Any:
    made = linked(function, compiled)
    return njit(signature(function, TYPES), nogil=True, error_model="numpy")(made)


@intrinsic
def row_at(context: Any, address: Any) -> Any:
    return TYPES["Row"](types.int64), point


@intrinsic
def words_at(context: Any, address: Any) -> Any:
    return TYPES["Words"](types.int64), point


def point(context: Any, builder: Any, signature: Any, numbers: Any) -> Any:
    (address,) = numbers
    return builder.inttoptr(address, context.get_value_type(signature.return_type))
