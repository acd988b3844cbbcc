"""Addresses of those who ask: which are counted as one, and which are those of a proxy that speaks for others."""

import ipaddress
import os

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def household(address: str) -> str:
    """What is counted as one: an address of IPv4, the network of 64 bits of IPv6, which is given to one home.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7"), household("unknown")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', 'unknown')
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 4:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(known) >> 64 << 64, 64)).network_address)


class Trusted:
    """The addresses of proxies, as uvicorn reads them in FORWARDED_ALLOW_IPS."""

    def __init__(self, said: str) -> None:
        """Addresses and networks with commas between; * for all there are.

        >>> proxies = Trusted("127.0.0.1, 10.0.0.0/8")
        >>> proxies.trusts("10.1.2.3"), proxies.trusts("192.0.2.7"), Trusted("*").trusts("192.0.2.7")
        (True, False, True)
        """
        self._all = said.strip() == "*"
        self._networks: list[Network] = []
        for one in said.split(","):
            try:
                self._networks.append(ipaddress.ip_network(one.strip(), strict=False))
            except ValueError:
                continue  # nothing, or the name of a socket

    @classmethod
    def from_environment(cls) -> "Trusted":
        """Those that uvicorn trusts."""
        return cls(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))

    def trusts(self, address: str) -> bool:
        """Requests from there are others', who are named in them."""
        if self._all:
            return True
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)
