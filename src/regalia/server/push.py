"""Calling people by Web Push when it is their turn: for browsers that asked for it, wherever they are.

The keys are the server's own. What is sent is encrypted for the one browser, so that the push service cannot read it.
Somebody is called once a turn, and when the game is over or the next one is set.
"""

import asyncio
import contextlib
import hashlib
import json
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import requests
import sqlalchemy as sql
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode
from pywebpush import WebPushException, webpush

from regalia.kernel.refusal import Refusal
from regalia.locale.words import DEFAULT, LANGUAGES, name_forms, say
from regalia.server.live_table import LiveTable
from regalia.server.schema import holders, subscriptions
from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.table.seating import Seat

log = logging.getLogger("regalia.push")
SENDERS = 4  # threads that wait for push services
PATIENCE = 10.0  # seconds for a push service to answer
LASTS = 24 * 3600  # seconds a push service keeps a call for a browser that is out of reach
MOST_BROWSERS = 5  # subscriptions of one browser; a new one puts the oldest out
ENDPOINT = re.compile(r"https://([a-z0-9.-]+)/[!-\[\]-~]*")  # a host and nothing else that could name another
GONE = (404, 410)  # a push service says that a subscription is no more


class Push:
    """The subscriptions, and the threads that call."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """The server's key is made once and kept in the store."""
        self._engine = store.engine
        self._holders = store.holders
        self._services = settings.push_services.split()
        self._contact = settings.push_contact
        self._pool = ThreadPoolExecutor(SENDERS, thread_name_prefix="push")
        self._is_on = settings.push
        self._key = _key(store)

    @property
    def public_key(self) -> str | None:
        """What a browser subscribes with; None where nobody is called."""
        if not self._is_on:
            return None
        return str(b64urlencode(self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    # Who wants to be called.

    def subscribe(self, browser: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Call this browser from now on."""
        if not self._is_on:
            raise Refusal("This server does not call anybody by Web Push.")
        if not browser or not self._may_ask(endpoint):
            raise Refusal("This is no address of a push service that this server knows.")
        known = _id(endpoint)
        row = {"id": known, "browser": browser, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        same_moment = contextlib.suppress(sql.exc.IntegrityError)  # the same was asked twice at once
        with same_moment, self._engine.begin() as connection:
            connection.execute(subscriptions.delete().where(subscriptions.c.id == known))
            mine = sql.select(subscriptions.c.id).where(subscriptions.c.browser == browser)
            for old in connection.execute(mine).scalars().all()[MOST_BROWSERS - 1 :]:
                connection.execute(subscriptions.delete().where(subscriptions.c.id == old))
            spoken = language if language in LANGUAGES else DEFAULT
            connection.execute(subscriptions.insert().values(**row, language=spoken))

    def unsubscribe(self, browser: str, endpoint: str) -> None:
        """Do not call it any more."""
        this = sql.and_(subscriptions.c.id == _id(endpoint), subscriptions.c.browser == browser)
        with self._engine.begin() as connection:
            connection.execute(subscriptions.delete().where(this))

    def _may_ask(self, endpoint: str) -> bool:
        """Only known push services are asked: a stranger must not have the server ask whatever he likes."""
        if any("://" in service and endpoint.startswith(service + "/") for service in self._services):
            return True
        asked = ENDPOINT.fullmatch(endpoint)
        return asked is not None and any(f".{asked[1]}".endswith(f".{service}") for service in self._services)

    # Calling.

    def call(self, live: LiveTable, turn_before: int | None) -> None:
        """The turn went on, the game ended, or the next one was set: call those it concerns, beside the loop."""
        if not self._is_on:
            return
        game, table = live.table.game, live.stored.id
        seats = live.table.seats
        if live.table.rematch is not None:
            self._begin(table, live.table.rematch, None, "web-notice-rematch", seats)
        elif game.is_over:
            self._begin(table, table, None, "web-notice-over", seats)
        elif game.turn is not None and game.turn != turn_before and not seats[game.turn].is_bot:
            self._begin(table, table, game.turn, "web-notice-turn", seats)

    def _begin(self, table: str, leads_to: str, seat: int | None, message: str, seats: tuple[Seat, ...]) -> None:
        future = asyncio.get_running_loop().run_in_executor(
            self._pool, self._call, table, leads_to, seat, message, seats
        )
        future.add_done_callback(_complain)

    def _call(self, table: str, leads_to: str, seat: int | None, message: str, seats: tuple[Seat, ...]) -> None:
        """Call all who hold a seat, or any seat."""
        at_table = sql.select(holders.c.browser).where(holders.c.table_id == table)
        wanted = sql.select(subscriptions).where(subscriptions.c.browser.in_(at_table))
        with self._engine.connect() as connection:
            rows = connection.execute(wanted).all()
        if not rows:  # as at most tables after most moves
            return
        sitting = [one for one in self._holders.at(table) if one.sits and seat in (None, one.seat)]
        browsers = {one.browser: one.seat for one in sitting}
        rows = [row for row in rows if row.browser in browsers]
        for row in rows:
            called = seats[browsers[row.browser]]
            words = say(message, {"seat": _name(called, row.language)}, row.language)
            told = {"title": "Regalia", "body": words, "table": table, "path": f"/table/{leads_to}"}
            self._send(row, json.dumps(told), table)

    def _send(self, row: Any, told: str, topic: str) -> None:
        subscription = {"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}}
        try:
            webpush(
                subscription,
                told,
                vapid_private_key=self._key,
                vapid_claims={"sub": self._contact},
                ttl=LASTS,
                headers={"Urgency": "high", "Topic": topic},
                timeout=PATIENCE,
                requests_session=_Straight(),
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            if status in GONE:
                self.unsubscribe(row.browser, row.endpoint)
            log.warning("a push service answered %s; %s", status, "forgotten" if status in GONE else "not called")
        except Exception as error:  # no answer, or keys that are none: the others are called all the same
            log.warning("somebody could not be called: %s", type(error).__name__)

    def close(self) -> None:
        """Call nobody any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class _Straight(requests.Session):
    """Asks whom it was told to ask, and nobody they point to."""

    def request(self, *asked: Any, **wishes: Any) -> requests.Response:
        """Ask, and follow no redirection."""
        return super().request(*asked, **{**wishes, "allow_redirects": False})


def _key(store: Store) -> Vapid02:
    fresh = Vapid02()
    fresh.generate_keys()
    number = fresh.private_key.private_numbers().private_value
    return Vapid02.from_raw(b64urlencode(bytes.fromhex(store.key("push", f"{number:064x}"))).encode())


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _name(seat: Seat, language: str) -> str:
    """What somebody is called; those nobody named, in the reader's language."""
    if seat.usual is None:
        return seat.name
    word = seat.usual.word
    number = {"number": seat.usual.number or ""}
    if word in ("player", "friend"):
        return say("web-name-screen" if word == "player" else "web-name-friend", number, language)
    return name_forms(word, language)[""]


def _complain(future: asyncio.Future[None]) -> None:
    if not future.cancelled() and future.exception() is not None:
        log.error("calling by push failed: %r", future.exception())
