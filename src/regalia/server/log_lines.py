"""What a line of log looks like: as text or as JSON, never with a secret in it, and never a line that somebody forged.

Whatever is logged goes through here, lines of Uvicorn and of other libraries too. Secrets are also kept out where lines
are written; here they are once more, for those that come in the message of somebody else's error.
"""

import functools
import json
import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

LONGEST = 8_000  # characters of a message; an error may cite all that somebody sent
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")
SECRETS = (
    (re.compile(r"\[parameters:.*?(?=\(Background on this error|\Z)", re.DOTALL), "[parameters: …] "),  # of a statement
    (re.compile(r"\w+://[^\s'\"]*@"), "…://…@"),                        # user and password of a store or a proxy
    (re.compile(r"(https?://[^\s/'\"<>()]+)/[^\s'\"<>()]+"), r"\1/…"),  # what a push service is asked at
    (re.compile(r"(?i)(\burl: |/+join/+)[^\s'\"<>()]+"), r"\1…"),
    (re.compile(r"\b[0-9a-f]{16}-[a-z0-9]+-[0-9a-f]{32}\b"), "…"),      # of a link
    (re.compile(r"(?i)\b(bearer |regalia=)[^\s,;&]+"), r"\1…"),
    (re.compile(r"(?i)\b((?:password|passwd|secret|token|auth|p256dh)['\"]?\s?[=:]\s?)[^\s,;&]+"), r"\1…"),
)
FORMS = Literal["text", "json"]


class Asked:
    """A request that is being answered."""

    def __init__(self, number: str) -> None:
        """Known by this number until it is answered; what it left running has none any more."""
        self.number = number


ASKED: ContextVar[Asked | None] = ContextVar("asked", default=None)


def request_number() -> str:
    """The number of the request that is being answered, "" outside of one."""
    asked = ASKED.get()
    return asked.number if asked is not None else ""


def on_one_line(text: str) -> str:
    r"""What cannot be seen is spelled out, so that nobody can make a line of their own.

    >>> on_one_line("well\n2026-11-19 INFO forged \x1b[2J")
    'well\\n2026-11-19 INFO forged \\x1b[2J'
    """
    if text.isprintable():  # nearly always, and much quicker
        return text
    return UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def without_secrets(text: str) -> str:
    """A message without what lets somebody in.

    >>> without_secrets("connection to postgresql://me:se/cr@et@db:5432/tables failed")
    'connection to …://…@db:5432/tables failed'
    >>> without_secrets("GET //join/0123456789abcdef-2-00000000000000000000000000000000")
    'GET //join/…'
    """
    for secret, shown in SECRETS:
        text = secret.sub(shown, text)
    return text


class TextLines(logging.Formatter):
    """One line a message; the lines of a traceback are set in, so that none of them looks like a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a message."""
        number = request_number()
        head = f"{_second(int(record.created))},{record.msecs:03.0f} {record.levelname} {record.name}"
        first, *others = [*_message_lines(record), *_traceback(self, record)]
        return "\n    | ".join([f"{head}{f' [{number}]' if number else ''}: {first}", *others])


class JsonLines(logging.Formatter):
    """One JSON object a message, for whoever collects logs."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a message."""
        said: dict[str, Any] = {
            "time": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": "\n".join(_message_lines(record)),
        }
        if number := request_number():
            said["request"] = number
        said |= getattr(record, "facts", {})
        if trouble := _traceback(self, record):
            said["traceback"] = "\n".join(trouble)
        return json.dumps(said, ensure_ascii=False)


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


@functools.lru_cache(1)
def _second(seconds: int) -> str:
    """The time in words; many lines are of the same second."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S}"


def _message_lines(record: logging.LogRecord) -> list[str]:
    """A message; only one of an error, which may be a traceback that a library wrote, has several lines."""
    said = record.getMessage() if hasattr(record, "facts") else without_secrets(record.getMessage())  # has none
    said = said if len(said) <= LONGEST else f"{said[:LONGEST]}…"
    return [on_one_line(line) for line in (said.split("\n") if record.levelno >= logging.ERROR else [said])]


def _traceback(formatter: logging.Formatter, record: logging.LogRecord) -> list[str]:
    """The lines of the traceback of a message, if it has one."""
    if not record.exc_info or record.exc_info[0] is None:
        return []
    return [on_one_line(line) for line in without_secrets(formatter.formatException(record.exc_info)).split("\n")]


def start_logging(form: FORMS) -> None:
    """Have all log lines of this process look so; Uvicorn and Alembic are among those who write them."""
    shown = logging.StreamHandler()
    shown.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[shown], force=True)
    logging.captureWarnings(True)
    for quiet in ("alembic", "sqlalchemy.pool"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
