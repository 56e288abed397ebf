"""Plain functions over bytes that Numba compiles for the cores of a machine.

The rules are ordinary functions, marked by `rule`, and run uncompiled too. Each is compiled once, after whatever it
calls, with the one signature that its annotations name; `source.py` writes the same functions down for a GPU.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, Protocol, TypeAlias, TypeVar

import numpy as np

try:
    from numba import njit, types
    from numba.core.errors import TypingError
    from numba.extending import intrinsic
except ModuleNotFoundError as missing:
    raise ImportError(f"{missing.name} is missing: pip install ludotheque[batch]") from None

LookUp: TypeAlias = tuple[int, ...]  # what is printed, by card
Long: TypeAlias = int  # of 64 bits, where 32 are not enough
Function = TypeVar("Function", bound=Callable[..., object])


class Row(Protocol):
    """Bytes in a row: a game, an observation, a mask."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, number: int, /) -> None: ...


class Words(Row, Protocol):
    """Numbers of 16 bits in a row: a menu, a result."""


RULES: set[object] = set()
TYPES = {
    "Row": types.CPointer(types.int8),
    "Words": types.CPointer(types.int16),
    "int": types.int64,
    "Long": types.int64,
    "bool": types.boolean,
    "None": types.none,
}
HOW = {"nogil": True, "error_model": "numpy"}


def rule(function: Function) -> Function:
    """This function can be compiled, within others."""
    RULES.add(function)
    return function


def meanings(function: FunctionType) -> dict[str, Any]:
    """What the names in a function mean: rules, look-ups, numbers, and modules with numbers in them."""
    known = function.__globals__
    return {name: known[name] for name in function.__code__.co_names if name in known}


def signature(function: FunctionType) -> Any:
    """What the annotations say, in types of Numba."""
    *given, made = [TYPES[name] for name in function.__annotations__.values()]
    return made(*given)


def links(function: FunctionType) -> dict[str, Any]:
    """Compiled functions for the rules that are called, and bytes for look-ups."""
    found = meanings(function).items()
    calls = {name: compiled(meant) for name, meant in found if isinstance(meant, FunctionType) and meant in RULES}
    return calls | {name: np.array(meant, np.int8) for name, meant in found if isinstance(meant, tuple)}


def twin(function: FunctionType, others: dict[str, Any]) -> FunctionType:
    """The same function, in which some names mean something else."""
    return FunctionType(function.__code__, {**function.__globals__, **others}, function.__name__)


@cache
def compiled(function: FunctionType) -> Any:
    """A rule for the cores of this machine, to be called by other compiled functions."""
    jit = njit(signature(function), no_cpython_wrapper=True, no_cfunc_wrapper=True, **HOW)
    return jit(twin(function, links(function)))


@cache
def entry(function: FunctionType) -> Any:
    """A function to be called from Python. It is kept in a file whose name follows from all that it was compiled from:
    Numba itself would not notice that a function in another file, or a card, has changed.
    """
    made = twin(function, {})
    made.__qualname__ = f"{function.__name__}_{fingerprint(function)}"
    jit = njit(signature(function), cache=True, **HOW)
    try:
        return jit(made)
    except TypingError:  # it was not kept, and cannot be compiled before the rules that it calls
        made.__globals__.update(links(function))
        return jit(made)


def fingerprint(function: FunctionType) -> str:
    return hashlib.sha256("".join(ingredients(function, set())).encode()).hexdigest()[:16]


def ingredients(function: FunctionType, seen: set[object]) -> Iterator[str]:
    """All that a compiled function is made from, whatever file or card it comes from."""
    seen.add(function)
    yield repr((function.__name__, function.__code__.co_code, function.__code__.co_consts))
    for name, meant in meanings(function).items():
        if isinstance(meant, FunctionType) and meant in RULES and meant not in seen:
            yield from ingredients(meant, seen)
        if isinstance(meant, ModuleType):
            yield repr(sorted((key, number) for key, number in vars(meant).items() if isinstance(number, int)))
        if isinstance(meant, int | tuple):
            yield repr((name, meant))


def point_to_row(context: Any, address: Any) -> Any:
    return TYPES["Row"](types.int64), point


def point_to_words(context: Any, address: Any) -> Any:
    return TYPES["Words"](types.int64), point


def point_to_longs(context: Any, address: Any) -> Any:
    return types.CPointer(types.int64)(types.int64), point


def point(context: Any, builder: Any, signature: Any, numbers: Any) -> Any:
    (address,) = numbers
    return builder.inttoptr(address, context.get_value_type(signature.return_type))


# What lies at an address, in compiled functions only.
row_at: Callable[[int], Row] = intrinsic(point_to_row)
words_at: Callable[[int], Words] = intrinsic(point_to_words)
longs_at: Callable[[int], Row] = intrinsic(point_to_longs)
