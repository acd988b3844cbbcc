"""Starting the server, and opening the browser when it answers."""

import contextlib
import logging
import signal
import sys
import threading
import urllib.request
import webbrowser

import uvicorn

from regalia.server.app import create_app
from regalia.server.log_lines import start_logging
from regalia.server.reach import EVERYWHERE, local_addresses
from regalia.server.settings import Settings
from regalia.server.start_checks import check_before_start, hold_store
from regalia.server.stopping import STILL_ANSWERING, GentleServer
from regalia.server.store import Store

log = logging.getLogger("regalia.server")


def serve(settings: Settings, opens_browser: bool) -> None:
    """Serve until stopped with Ctrl-C or SIGTERM."""
    start_logging(settings.log)
    check_before_start(settings)
    store = Store(settings.store_address)
    held = hold_store(settings.store_address)
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    address = f"http://{host}:{settings.port}/"
    if opens_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # the server has stopped cleanly when this is reached
    _tell(settings, f"Regalia is at {address} (Ctrl-C stops it; nothing is lost)")
    for other in _reached_elsewhere(settings):
        _tell(settings, f"Others reach it at {other}")
    app = create_app(settings, store)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=STILL_ANSWERING,
    )
    with contextlib.suppress(KeyboardInterrupt):
        GentleServer(config, app, settings.stop_after).run()
    if held is not None:
        held.release()


def _tell(settings: Settings, sentence: str) -> None:
    """To a person at a terminal; whoever collects JSON is told nothing else."""
    if settings.log == "json":
        log.info("%s", sentence)
    else:
        print(sentence, flush=True)


def _reached_elsewhere(settings: Settings) -> list[str]:
    """The addresses for other machines."""
    if settings.address:
        return [settings.address]
    return [f"http://{one}:{settings.port}/" for one in local_addresses()] if settings.host in EVERYWHERE else []


def _open_when_ready(address: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(address + "health", timeout=1).read()
        except OSError:
            threading.Event().wait(0.05)
            continue
        webbrowser.open(address)
        return
