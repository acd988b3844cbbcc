"""How the server says no: one shape for every refusal, and the status that goes with it."""

import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException as HttpError

from regalia.kernel.refusal import Refusal
from regalia.play.game import IllegalMove
from regalia.server.counting import STORE_TROUBLES
from regalia.table.refusals import (
    BotPlays,
    CodeWorthless,
    FinishedForAll,
    GameRuns,
    HostOnly,
    LinkRenewed,
    NoHints,
    NoSuchLink,
    NoSuchSeat,
    NotOver,
    NotYours,
    NotYourTurn,
    OtherRules,
    PersonHere,
    ScoresHidden,
    SeatLost,
    SeatTaken,
    SittersOnly,
    Stale,
    TableGone,
    Unreadable,
)

log = logging.getLogger("regalia.server")
STORE_AWAY = "The server cannot reach or write its store now; try again in a moment."
STATUSES: dict[type, int] = {
    **dict.fromkeys((NotYours, HostOnly, NoHints, SeatLost, SittersOnly), 403),
    **dict.fromkeys((NoSuchLink, NoSuchSeat, TableGone), 404),
    **dict.fromkeys((NotYourTurn, Stale, SeatTaken, NotOver, PersonHere, FinishedForAll, BotPlays), 409),
    **dict.fromkeys((GameRuns, ScoresHidden, OtherRules, Unreadable), 409),
    **dict.fromkeys((LinkRenewed, CodeWorthless), 410),
}


def _rule(refusal: Refusal) -> str | None:
    """The key by which others than English readers are told why."""
    return refusal.reason.rule if isinstance(refusal, IllegalMove) and refusal.reason else refusal.key


def _told(refusal: object) -> str:
    """A sentence that can be sent; half a letter, which somebody sent and it cites, cannot."""
    return str(refusal).encode("utf-8", "replace").decode()


def refusal_told(sentence: str, rule: str | None = None, told: dict[str, Any] | None = None) -> dict[str, Any]:
    """What every refusal looks like, as `http_shapes.Message` describes it."""
    return {"message": sentence, "rule": rule, "told": told or {}}


def answer_to(error: Refusal | HttpError | SQLAlchemyError) -> tuple[int, dict[str, Any]]:
    """The status of a refusal, and what it says."""
    if isinstance(error, Refusal):
        told = {name: _told(one) if isinstance(one, str) else one for name, one in error.told.items()}
        return STATUSES.get(type(error), 422), refusal_told(_told(error), _rule(error), told)
    if isinstance(error, SQLAlchemyError):
        return 503, refusal_told(STORE_AWAY, "table.store_away")
    return error.status_code, refusal_told(str(error.detail))


def _first_line(error: SQLAlchemyError) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def answer_refusals(app: FastAPI, page_instead: Callable[[Request, int], Response | None]) -> None:
    """Answer whatever is refused, by a rule or by the framework, with one sentence and the right status.

    A reader who wants a page is given `page_instead`, which says in the reader's language that there is nothing here.
    """

    @app.exception_handler(Refusal)
    async def refused(_: Request, refusal: Refusal) -> JSONResponse:
        status, said = answer_to(refusal)
        return JSONResponse(said, status)

    @app.exception_handler(SQLAlchemyError)
    async def store_away(request: Request, error: SQLAlchemyError) -> JSONResponse:
        STORE_TROUBLES.inc()
        log.error("%s %s: the store failed: %s", request.method, quote(request.url.path), _first_line(error))
        status, said = answer_to(error)
        return JSONResponse(said, status, headers={"Retry-After": "2"})

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        first: dict[str, Any] = dict(error.errors()[0])
        if first["type"] == "json_invalid":
            return JSONResponse(refusal_told("The body of the request is not valid JSON."), 422)
        where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
        return JSONResponse(refusal_told(_told(f"{where or 'The request'}: {first['msg']}.")), 422)

    @app.exception_handler(HttpError)  # also those of the framework, such as for an unknown address
    async def http_error(request: Request, error: HttpError) -> Response:
        return page_instead(request, error.status_code) or JSONResponse(
            refusal_told(str(error.detail)), error.status_code, headers=error.headers
        )
