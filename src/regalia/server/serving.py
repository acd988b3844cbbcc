"""Starting the server, and opening the browser when it answers."""

import contextlib
import logging
import signal
import socket
import sys
import threading
import urllib.request
import webbrowser

import uvicorn

from regalia.kernel.refusal import Refusal
from regalia.server.app import create_app
from regalia.server.door import at_door
from regalia.server.reach import EVERYWHERE, local_addresses
from regalia.server.settings import Settings
from regalia.server.store import Store


def serve(settings: Settings, opens_browser: bool) -> None:
    """Serve until stopped with Ctrl-C or SIGTERM."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    _refuse_taken_port(settings)
    store = Store(settings.store_address)
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    address = f"http://{host}:{settings.port}/"
    if opens_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # the server has stopped cleanly when this is reached
    print(f"Regalia is at {address} (Ctrl-C stops it; nothing is lost)", flush=True)
    for other in _reached_elsewhere(settings):
        print(f"Others reach it at {other}", flush=True)
    config = uvicorn.Config(
        create_app(settings, store),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=at_door(settings),
        ws="none",
        timeout_keep_alive=max(1, round(settings.keep_alive)),
        timeout_graceful_shutdown=2,
    )
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config).run()


def _reached_elsewhere(settings: Settings) -> list[str]:
    """The addresses for other machines."""
    if settings.address:
        return [settings.address]
    return [f"http://{one}:{settings.port}/" for one in local_addresses()] if settings.host in EVERYWHERE else []


class _Server(uvicorn.Server):
    """Ends all streams before it waits for open requests: they would not end by themselves."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop cleanly."""
        state = self.config.app.state  # type: ignore[union-attr]
        if hasattr(state, "registry"):
            state.registry.close()
        await super().shutdown(sockets)


def _refuse_taken_port(settings: Settings) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise Refusal(
                f"{settings.host}:{settings.port} cannot be listened on ({error.strerror}); "
                "is a server running there already? `--port` chooses another."
            ) from None


def _open_when_ready(address: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(address + "health", timeout=1).read()
        except OSError:
            threading.Event().wait(0.05)
            continue
        webbrowser.open(address)
        return
