"""What can be set, by environment (`REGALIA_…`) or by flags of `regalia serve`."""

import difflib
import re
from collections.abc import Iterable
from typing import Annotated, Any, Literal, Self

import platformdirs
from pydantic import AfterValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from regalia.kernel.refusal import Refusal

PUSH_SERVICES = "fcm.googleapis.com push.services.mozilla.com push.apple.com notify.windows.com"
PREFIX = "REGALIA_"
# Variables that are no settings of a server: where compiled code is kept, and what tests are run.
OTHERS = ("CACHE", "EVENING", "EXPLORE", "SOAK", "TEST_POSTGRES", "VERIFY", "WHEEL")
SECRET = ("metrics", "store")  # what somebody got wrong there is not shown
YEARS = 3e9  # seconds: longer than anybody waits
SHORTEST_WORD = 16


def _address(text: str) -> str:
    if text and not re.fullmatch(r"https?://[^\s/@?#]+/?", text, re.IGNORECASE):
        raise ValueError("it is http:// or https:// and a host, such as https://regalia.example")
    return text


def _who_reads_figures(text: str) -> str:
    if text not in ("local", "open", "off") and not re.fullmatch(rf"[!-~]{{{SHORTEST_WORD},}}", text):
        raise ValueError(f"it is local, open, off, or a secret word of {SHORTEST_WORD} letters or more, without spaces")
    return text


Port = Annotated[int, Field(ge=0, le=65535)]
Waiting = Annotated[float, Field(ge=0, le=YEARS, allow_inf_nan=False)]
Beat = Annotated[float, Field(ge=0.05, le=20, allow_inf_nan=False)]  # pages take a stream for dead after 25
Days = Annotated[float, Field(ge=0, le=100_000, allow_inf_nan=False)]


class Settings(BaseSettings):
    """How a server runs; each has a variable of the environment, such as REGALIA_PORT."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True)

    host: str = "127.0.0.1"
    port: Port = 8765
    store: str = ""              # an SQLAlchemy address, or "" for a file in the user's own folder
    address: Annotated[str, AfterValidator(_address)] = ""  # the public one; links begin with it
    away_after: Waiting = 120.0  # on its turn, after which others may give the seat of somebody away to a bot
    thinking_after: Waiting = 600.0  # likewise of somebody who is here
    pause: Annotated[float, Field(ge=0, le=60, allow_inf_nan=False)] = 3.0  # of a move that a hand forces; 0: none
    code_minutes: Waiting = 5.0  # for how long a code lets a second device in
    beat_every: Beat = 10.0      # seconds after which a quiet stream says that it is alive
    push: bool = True            # browsers may ask to be called by Web Push
    push_services: str = PUSH_SERVICES  # hosts that may be asked to call a browser, and those below them
    push_contact: str = "mailto:nobody@regalia.invalid"  # whom a push service writes to when something is wrong
    idle_after: Waiting = 600.0  # after which a table nobody looks at leaves the memory; the store keeps it
    largest_body: Annotated[int, Field(ge=1024, le=2**30)] = 262_144  # bytes of a request; a board file is the largest
    thinkers: Annotated[int, Field(ge=0, le=1024)] = 0  # threads in which bots think; 0: one for each core
    seeds: bool = False          # tables may be given a seed: for tests, never for people
    warm: bool = True            # prepare the bots when the server starts
    log: Literal["text", "json"] = "text"  # what a line of log looks like
    metrics: Annotated[str, AfterValidator(_who_reads_figures)] = "local"  # who reads figures: or open, off, a word
    stop_after: Annotated[float, Field(ge=0, le=600, allow_inf_nan=False)] = 0.0  # goes on so long when asked to stop
    forget_unplayed: Days = 30.0  # days after which a table is deleted at which nobody ever moved; 0: never
    forget_after: Days = 0.0     # days after which a running game is deleted that nobody went on with; 0: never

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
            shown = "what it is" if name in SECRET else repr(first["input"])
            why = first["msg"].removeprefix("Value error, ")
            raise Refusal(f"{PREFIX}{name.upper()} cannot be {shown}: {why}.") from None

    @property
    def store_address(self) -> str:
        """The SQLAlchemy address of the store."""
        if self.store:
            return self.store if "://" in self.store else f"sqlite:///{self.store}"
        folder = platformdirs.user_data_path("regalia")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = f"The store's folder {folder} cannot be made: {error.strerror}; REGALIA_STORE names another."
            raise Refusal(why) from None
        return f"sqlite:///{folder / 'tables.db'}"


def unknown_settings(variables: Iterable[str]) -> list[str]:
    """One sentence for each variable that looks like a setting and is none.

    >>> unknown_settings(["REGALIA_PROT", "REGALIA_PORT", "REGALIA_CACHE", "HOME"])
    ['REGALIA_PROT is no setting and does nothing; is REGALIA_PORT meant?']
    """
    known = {f"{PREFIX}{name.upper()}" for name in (*Settings.model_fields, *OTHERS)}
    said = []
    for name in sorted(one for one in variables if one.startswith(PREFIX) and one not in known):
        near = difflib.get_close_matches(name, known, 1)
        meant = f"is {near[0]} meant?" if near else "docs/server.md lists all."
        said.append(f"{name} is no setting and does nothing; {meant}")
    return said
