"""A push service for tests: takes what a server sends, as those of the browsers' makers do, and can read it.

It holds the keys of the browsers that subscribed with it, so it sees whether what came was encrypted for them.
"""

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def written(raw: bytes) -> str:
    """Bytes as subscriptions write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class Subscription:
    """A browser that wants to be called, with its own keys."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen letters!"
    came: list[tuple[dict[str, str], bytes]] = field(default_factory=list)  # headers and bodies
    answer: int = 201

    def wish(self, language: str = "en") -> dict[str, Any]:
        """What the browser tells the server."""
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": written(public), "auth": written(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def read(self) -> list[dict[str, Any]]:
        """What the browser is told, decrypted."""
        texts = [http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth) for _, body in list(self.came)]
        return [json.loads(text) for text in texts]


class PushService:
    """Listens on a port of its own."""

    def __init__(self) -> None:
        """Nobody has subscribed yet."""
        self.subscriptions: dict[str, Subscription] = {}
        service = self

        class Listens(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                one = service.subscriptions.get(self.path)
                if one is not None:
                    one.came.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(one.answer if one is not None else 404)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Listens)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def subscribe(self) -> Subscription:
        """A browser subscribes."""
        path = f"/send/{len(self.subscriptions)}"
        self.subscriptions[path] = Subscription(self.address + path)
        return self.subscriptions[path]

    def close(self) -> None:
        """Listen no more."""
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service for as long as it is needed."""
    service = PushService()
    try:
        yield service
    finally:
        service.close()
