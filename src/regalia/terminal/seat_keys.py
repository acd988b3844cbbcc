"""Keys of the seats somebody took by a link: a link seats one, once, so the key is kept for coming back."""

import contextlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_state_path


@dataclass(frozen=True)
class SeatKey:
    """A seat at a table of a server; seat None looks on."""

    table: str
    seat: int | None
    key: str


def kept_key(link: str) -> SeatKey | None:
    """The key that a link gave this person once."""
    try:
        return SeatKey(**_all()[link])
    except (KeyError, TypeError):
        return None


def keep_key(link: str, key: SeatKey | None) -> None:
    """Keep a key for coming back, readable by its owner alone; None: it is worth nothing any more."""
    keys = {**_all(), link: None if key is None else asdict(key)}
    with contextlib.suppress(OSError):  # then there is no coming back, but the game can be played
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(0o600)
        file.write_text(json.dumps({one: kept for one, kept in keys.items() if kept is not None}), "utf-8")


def _all() -> dict[str, Any]:
    try:
        found = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _file() -> Path:
    return user_state_path("regalia") / "seat_keys.json"
