"""Starting the server, and opening the browser when it answers."""

import logging
import socket
import threading
import urllib.request
import webbrowser

import uvicorn

from regalia.kernel.refusal import Refusal
from regalia.server.app import create_app
from regalia.server.settings import Settings

PATIENCE = 20.0  # seconds a stopping server waits for open requests


def serve(settings: Settings, opens_browser: bool) -> None:
    """Serve until stopped with Ctrl-C or SIGTERM."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    _refuse_taken_port(settings)
    address = f"http://{settings.host}:{settings.port}/"
    if opens_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    print(f"Regalia is at {address} (Ctrl-C stops it; nothing is lost)", flush=True)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
    )


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
