"""At which addresses a server is reached: so that a link that is handed on works where it arrives."""

import ipaddress
from collections.abc import Iterator

import ifaddr
from fastapi import Request
from pydantic import BaseModel, Field

from regalia.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")  # what it means to listen on all addresses


class Reach(BaseModel):
    """Where friends reach this server."""

    address: str | None = Field(description="what links begin with; null: as the page's own address")
    only_here: bool = Field(description="it is reached from its own machine only, so no link works elsewhere")
    others: list[str] = Field(description="further addresses in the local network")


def reach(request: Request, settings: Settings) -> Reach:
    """Where friends of the one who asks reach this server."""
    if settings.address:
        return Reach(address=settings.address.rstrip("/"), only_here=False, others=[])
    if not is_own_machine(request.url.hostname or ""):
        return Reach(address=None, only_here=False, others=[])  # who asks came from elsewhere, and so can friends
    if settings.host not in EVERYWHERE:
        elsewhere = None if is_own_machine(settings.host) else f"http://{_bracketed(settings.host)}:{settings.port}"
        return Reach(address=elsewhere, only_here=elsewhere is None, others=[])
    found = [f"http://{address}:{settings.port}" for address in local_addresses()]
    return Reach(address=found[0] if found else None, only_here=not found, others=found[1:])


def is_own_machine(host: str) -> bool:
    """An address that means the machine itself.

    >>> [is_own_machine(host) for host in ("127.0.0.1", "localhost", "[::1]", "192.168.0.7", "regalia.example")]
    [True, True, True, False, False]
    """
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def local_addresses() -> list[str]:
    """The machine's addresses in local networks, those of home networks first."""
    return sorted(_addresses(), key=lambda address: not address.startswith("192.168."))


def _addresses() -> Iterator[str]:
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            if not one.is_IPv4 or not isinstance(one.ip, str):
                continue
            address = ipaddress.ip_address(one.ip)
            if not address.is_loopback and not address.is_link_local:
                yield one.ip


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
