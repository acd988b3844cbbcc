"""What can be set, by environment (`REGALIA_…`) or by flags of `regalia serve`."""

from typing import Annotated, Any, Self

import platformdirs
from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from regalia.kernel.refusal import Refusal

PUSH_SERVICES = "fcm.googleapis.com push.services.mozilla.com push.apple.com notify.windows.com"


class Settings(BaseSettings):
    """How a server runs; each has a variable of the environment, such as REGALIA_PORT."""

    model_config = SettingsConfigDict(env_prefix="REGALIA_", frozen=True)

    host: str = "127.0.0.1"
    port: int = 8765
    store: str = ""              # an SQLAlchemy address, or "" for a file in the user's own folder
    address: str = ""            # the public address, such as https://regalia.example; links begin with it
    away_after: float = 120.0    # seconds on its turn after which others may give the seat of somebody away to a bot
    thinking_after: float = 600.0  # likewise of somebody who is here
    pause: Annotated[float, Field(ge=0, le=60)] = 3.0  # usual seconds of a move that a hidden hand forces; 0: none
    code_minutes: float = 5.0    # for how long a code lets a second device in
    beat_every: float = 10.0     # seconds after which a quiet stream says that it is alive
    push: bool = True            # browsers may ask to be called by Web Push
    push_services: str = PUSH_SERVICES  # hosts that may be asked to call a browser, and those below them
    push_contact: str = "mailto:nobody@regalia.invalid"  # whom a push service writes to when something is wrong
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
