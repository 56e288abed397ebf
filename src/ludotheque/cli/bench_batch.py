"""ludotheque bench batch: how fast games are played in batches."""

from __future__ import annotations

import rich_click as click

from ludotheque.cli.bench_server import show
from ludotheque.cli.common import json_option


@click.command()
@click.option("--gpu", is_flag=True, help="On a GPU instead of the cores of this machine.")
@json_option
def batch(gpu: bool, wants_json: bool) -> None:
    """Measure many games at once, beside the readable rules and the single environment.

    Each figure is per second. The first run compiles, which is not measured.

    Example: ludotheque bench batch --gpu
    """
    from ludotheque.batch.bench import measure_cores, measure_gpu

    figures = measure_gpu() if gpu else measure_cores()
    show(figures, "a second", {name: name for name in figures}, wants_json)
