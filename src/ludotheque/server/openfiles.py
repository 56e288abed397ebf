"""Open files: each socket is one, and the system allows so many. Running out of them must not be a riddle."""

from __future__ import annotations

import errno
import os
import sys
from typing import Final

import structlog

NEARLY: Final = 0.9  # of all that are allowed

log = structlog.get_logger("ludotheque.server")


def allow_many() -> None:
    """Take all that the system gives: what a shell begins with is often 1,024."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def check_open_files() -> None:
    """The number that the next file would get is the number of those that are open."""
    if sys.platform == "win32":
        return
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        number = os.open(os.devnull, os.O_RDONLY)
    except OSError as error:
        if error.errno not in (errno.EMFILE, errno.ENFILE):
            raise
        log.error("open_files_run_out", limit=most, remedy="raise LimitNOFILE (systemd) or ulimit -n")
        return
    os.close(number)
    if number > NEARLY * most:
        log.warning("open_files_nearly_run_out", open=number, limit=most, remedy="raise LimitNOFILE or ulimit -n")
