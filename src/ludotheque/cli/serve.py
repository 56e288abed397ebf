"""ludotheque serve: tables for people in browsers."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import rich_click as click
import uvicorn

from ludotheque.cli.common import fail
from ludotheque.cli.settling import config_option, database_option, settings_from
from ludotheque.server.address import database_url
from ludotheque.server.doorway import Doorway
from ludotheque.server.garbage import Garbage
from ludotheque.server.invitation import EVERYWHERE, FOR_CAMERAS, network_address
from ludotheque.server.logs import RequestLog, prepare_logs
from ludotheque.server.openfiles import allow_many
from ludotheque.server.settings import Settings
from ludotheque.server.store import StoreTrouble
from ludotheque.server.workers import read_once

IDLE = 75  # seconds: longer than clients and proxies wait, so that none asks while the server closes the line
LARGEST_MESSAGE = 8192
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


@click.command()
@click.option("--host", metavar="ADDRESS", help="Where to listen (default: 127.0.0.1, this machine only).")
@click.option("--port", type=click.IntRange(0, 65_535), help="Default: 8000; 0 takes any that is free.")
@database_option
@config_option
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@click.option("--log", "log_format", type=click.Choice(["text", "json"]), help="How log lines are written.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="Default: info.")
def serve(
    host: str | None, port: int | None, database: str | None, config: Path | None, no_open: bool,
    log_format: str | None, log_level: str | None,
) -> None:  # fmt: skip
    """Open tables to browsers, until you end it with Ctrl+C.

    Example: ludotheque serve --port 8080 --no-open
    """
    settings = settings_from(
        config, host=host, port=port, database=database, log_format=log_format, log_level=log_level
    )
    prepare_logs(settings.log_format, settings.log_level)
    listening = listen(settings.host, settings.port)
    on_signals(end_at_once)
    allow_many()
    read_once()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(run_server(settings, listening, not no_open))


def on_signals(act: Callable[[int, object], None]) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, act)


def end_at_once(number: int, frame: object) -> None:
    """Until somebody can be answered there is nothing to finish; a database that is being upgraded stays as it was."""
    os._exit(0)


def ended(number: int, frame: object) -> None:
    """Uvicorn raises the signal once more when everything is closed; then there is nothing left to do."""


def new_loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # small messages are sent at once
        return listening
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            fail(f"port {port} is taken; choose another with --port, or --port 0 for any that is free")
        fail(f"cannot listen at {host}, port {port}: {error.strerror}")


class Server(uvicorn.Server):
    """Says where it is once it listens, and shows it."""

    def __init__(self, config: uvicorn.Config, address: str, opens: bool) -> None:
        super().__init__(config)
        self._address = address
        self._opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        click.echo(f"Ludotheque is open at {self._address} (Ctrl+C ends it)")
        if self.config.host in EVERYWHERE and (network := network_address()):
            show_to_others(f"http://{network}:{urlsplit(self._address).port}")
        sys.stdout.flush()
        if self._opens and has_screen():
            await asyncio.to_thread(webbrowser.open, self._address)


def show_to_others(address: str) -> None:
    """Where others in the network come in, and the same for their cameras."""
    click.echo(f"Others in your network come in at {address}")
    if sys.stdout.isatty():
        import segno  # slow to load

        segno.make(address, error=FOR_CAMERAS, micro=False).terminal(compact=True)


def has_screen() -> bool:
    """Without a screen a browser would be one of text, in the middle of the log."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in SCREENS)


async def run_server(settings: Settings, listening: socket.socket, opens: bool) -> None:
    gc.disable()  # until all is loaded, there is nothing to collect
    from ludotheque.server.app import create_app  # slow to load; mistakes are answered before

    try:
        app = await create_app(settings)
    except StoreTrouble as trouble:
        fail(f"{database_url(settings.database).render_as_string(hide_password=True)}: {trouble}")
    server = Server(uvicorn_config(settings, RequestLog(app)), address_of(listening), opens)
    on_signals(ended)
    collecting = asyncio.create_task(Garbage(server.server_state.tasks).go_round())
    try:
        await server.serve([listening])
    finally:
        collecting.cancel()


def uvicorn_config(settings: Settings, app: RequestLog) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        http=Doorway,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        interface="asgi3",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=settings.shutdown,
        timeout_keep_alive=IDLE,
    )


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
