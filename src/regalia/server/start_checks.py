"""What an operator is told before a server starts: an address that cannot be listened on, a variable nobody reads."""

import errno
import logging
import os
import socket

import sqlalchemy as sql
from filelock import FileLock, Timeout

from regalia.kernel.refusal import Refusal
from regalia.server.settings import Settings, unknown_settings

log = logging.getLogger("regalia.server")


def check_before_start(settings: Settings) -> None:
    """Warn of variables that do nothing, and refuse an address where nobody can listen."""
    for sentence in unknown_settings(os.environ):
        log.warning("%s", sentence)
    where = f"{settings.host or '0.0.0.0'}:{settings.port}"
    try:
        _listen(settings.host, settings.port)
    except socket.gaierror:
        raise Refusal(
            f"REGALIA_HOST {settings.host!r} is no address of this machine; 127.0.0.1 is for itself only, "
            "0.0.0.0 for everybody who can reach it."
        ) from None
    except OSError as error:
        raise Refusal(f"{where} cannot be listened on: {_why(error)}.") from None


def hold_store(address: str) -> FileLock | None:
    """Keep a second server from an SQLite file: neither would hear what the other does. None: others are welcome."""
    url = sql.make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    lock = FileLock(f"{url.database}.lock", blocking=False)
    try:
        lock.acquire()
    except Timeout:
        raise Refusal(
            f"A server is at work on {url.database} already; several need a PostgreSQL, as docs/operating.md says."
        ) from None
    except OSError as error:
        raise Refusal(f"{url.database} cannot be kept for this server alone: {error.strerror}.") from None
    return lock


def _listen(host: str, port: int) -> None:
    """As the server will do it a moment later."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, _, _, address = found[0]
    with socket.socket(family, kind) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(address)


def _why(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "a server is running there already, this one or another; `--port` chooses another port"
    if error.errno == errno.EADDRNOTAVAIL:
        return "that is no address of this machine; 127.0.0.1 is for itself only, 0.0.0.0 for everybody"
    if error.errno == errno.EACCES:
        return "ports below 1024 are the administrator's; take a port above, with a proxy before it"
    return error.strerror or str(error)
