"""Addresses: whether they reach only this machine, and the one for others on the home network."""

from __future__ import annotations

import ipaddress
import socket

# Reserved for documentation (RFC 5737): nothing is sent there, but the system picks the interface for it.
ANYWHERE = ("192.0.2.1", 9)


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_every_address(host: str) -> bool:
    """Whether listening on this means all interfaces of the machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def lan_address() -> str:
    """The address of this machine on its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
        except OSError:  # no network
            return ""
        address: str = probe.getsockname()[0]
    return "" if is_loopback(address) or is_every_address(address) else address


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
