"""What can be set, by environment (`REGALIA_…`) or by flags of `regalia serve`."""

from typing import Any, Self

import platformdirs
from pydantic import ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from regalia.kernel.refusal import Refusal


class Settings(BaseSettings):
    """How a server runs; each has a variable of the environment, such as REGALIA_PORT."""

    model_config = SettingsConfigDict(env_prefix="REGALIA_", frozen=True)

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
        try:
            return cls(**{name: value for name, value in flags.items() if value is not None})
        except ValidationError as error:
            first = error.errors()[0]
            name = str(first["loc"][0]) if first["loc"] else "settings"
            raise Refusal(f"REGALIA_{name.upper()} cannot be {first['input']!r}: {first['msg']}.") from None

    @property
    def store_address(self) -> str:
        """The SQLAlchemy address of the store."""
        if self.store:
            return self.store if "://" in self.store else f"sqlite:///{self.store}"
        return f"sqlite:///{platformdirs.user_data_path('regalia', ensure_exists=True) / 'tables.db'}"
