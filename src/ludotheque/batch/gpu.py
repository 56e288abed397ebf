"""The same rules on a GPU, one thread a game: for each plain function a device function, made by numba-cuda."""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any, Final

import numpy as np

from ludotheque.batch.compiled import links, signature, twin
from ludotheque.batch.layout import WIDTH
from ludotheque.batch.menu import LONGEST_MENU
from ludotheque.batch.playouts import RESULT, Playouts, play_out, told
from ludotheque.batch.position import Position, to_bytes

try:
    from numba import config, cuda, types
except ModuleNotFoundError as missing:
    raise ImportError(f"{missing.name} is missing: pip install ludotheque[gpu]") from None

THREADS: Final = 128  # of a block
# Where a GPU is only simulated, Python itself adds up the numbers, and would not widen a byte.
BYTE: Final = np.int64 if config.ENABLE_CUDASIM else np.int8
TYPES: Final = {
    "Row": types.Array(types.int8, 1, "C"),
    "Words": types.Array(types.int16, 1, "C"),
    "int": types.int64,
    "bool": types.boolean,
    "None": types.none,
}


@cache
def on_gpu(function: FunctionType) -> Any:
    """A rule as a device function."""
    return cuda.jit(signature(function, TYPES), device=True)(twin(function, links(function, on_gpu)))


def play_out_each(begin: Any, seed: int, results: Any) -> None:
    """One of many games: that of this thread, in memory of its own."""
    game = cuda.grid(1)
    if game < results.shape[0]:
        g = cuda.local.array(WIDTH, BYTE)
        out = cuda.local.array(LONGEST_MENU, np.int16)
        play_out(begin, g, seed + game, out, results[game])


@cache
def kernel(function: FunctionType) -> Any:
    return cuda.jit(twin(function, links(function, on_gpu)))


def playouts_on_gpu(position: Position, n: int, seed: int) -> Playouts:
    """The same games as `playouts` plays, on a GPU."""
    results = cuda.device_array((n, RESULT), np.int16)
    launch(cuda.to_device(to_bytes(position).astype(BYTE)), seed, results)
    return told(results.copy_to_host())


def launch(begin: Any, seed: int, results: Any) -> None:
    """All of the games, and until they are over."""
    kernel(play_out_each)[-(-results.shape[0] // THREADS), THREADS](begin, seed, results)
    cuda.synchronize()
