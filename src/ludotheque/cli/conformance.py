"""ludotheque conformance: which rules are proven by scenarios and tests."""

from __future__ import annotations

import rich_click as click
from click.exceptions import Exit

from ludotheque.cli.common import as_json, json_option
from ludotheque.lab.conformance import all_games


@click.command()
@json_option
def conformance(wants_json: bool) -> None:
    """Print how many of the numbered rules of each game are proven by a scenario or a test.

    Run it in a checkout of the source. The exit code is 1 while a rule is uncited.

    Example: ludotheque conformance
    """
    found = all_games()
    if wants_json:
        click.echo(as_json([game._asdict() | {"share": game.share} for game in found]))
    for game in () if wants_json else found:
        proven = len(game.rules) - len(game.uncited)
        click.echo(
            f"{game.game}: {game.share:.0%} of its numbered rules ({proven} of {len(game.rules)}), "
            f"by {game.scenarios} scenarios and {game.tests} citations in tests"
        )
        if game.uncited:
            click.echo(f"  uncited: {', '.join(game.uncited)}")
        if game.unknown:
            click.echo(f"  cited, but there is no such rule: {', '.join(game.unknown)}")
    if any(game.uncited or game.unknown for game in found):
        raise Exit(1)
