"""What can be set, by environment (`REGALIA_…`) or by flags of `regalia serve`."""

import os
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Self

from regalia.kernel.refusal import Refusal


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8765
    store: str = ""              # an SQLAlchemy address, or "" for a file in the user's own folder
    away_after: float = 120.0    # seconds after which others may give an idle seat to a bot
    idle_after: float = 600.0    # seconds after which a table nobody looks at leaves the memory; the store keeps it
    largest_body: int = 262_144  # bytes of a request; a board file is the largest thing anybody sends
    thinkers: int = 0            # threads in which bots think; 0: one for each core
    seeds: bool = False          # tables may be given a seed: for tests, never for people
    warm: bool = True            # prepare the bots when the server starts

    @classmethod
    def from_environment(cls, **flags: Any) -> Self:
        """Settings from REGALIA_HOST, REGALIA_PORT and so on; a flag that is not None goes before.

        >>> Settings.from_environment(port=9000).port
        9000
        """
        said: dict[str, Any] = {}
        for field in fields(cls):
            text = os.environ.get(f"REGALIA_{field.name.upper()}")
            if text is not None:
                said[field.name] = _read(field.name, text, type(field.default))
        return replace(cls(**said), **{name: value for name, value in flags.items() if value is not None})

    @property
    def store_address(self) -> str:
        """The SQLAlchemy address of the store."""
        if self.store:
            return self.store if "://" in self.store else f"sqlite:///{self.store}"
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regalia"
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'tables.db'}"


def _read(name: str, text: str, kind: type) -> Any:
    try:
        return text.lower() in ("1", "true", "yes") if kind is bool else kind(text)
    except ValueError:
        raise Refusal(f"REGALIA_{name.upper()} must be a {kind.__name__}, not {text!r}.") from None
