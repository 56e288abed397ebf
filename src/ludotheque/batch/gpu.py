"""The same random games on a GPU."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ludotheque.batch.kernel import THREADS, source
from ludotheque.batch.playouts import RESULT, Playouts, told
from ludotheque.batch.position import Position, to_bytes

try:
    import cupy
except ModuleNotFoundError as missing:
    raise ImportError(f"{missing.name} is missing: pip install ludotheque[gpu]") from None


@cache
def kernel() -> Any:
    return cupy.RawKernel(source(), "play_out_each")


def playouts_on_gpu(position: Position, n: int, seed: int) -> Playouts:
    """The same games as `playouts` plays, on a GPU."""
    results = cupy.empty((n, RESULT), np.int16)
    launch(cupy.asarray(to_bytes(position)), seed, results)
    return told(results.get())


def launch(begin: Any, seed: int, results: Any) -> None:
    """All of the games, and until they are over."""
    n = len(results)
    kernel()((-(-n // THREADS),), (THREADS,), (begin, np.int64(seed), np.int32(n), results))
    cupy.cuda.Device().synchronize()
