"""A server that knows an address on a home network: `python -m tests.support.lan_server STORE PORT`.

It listens on 127.0.0.1 all the same, as all servers in tests do.
"""

from __future__ import annotations

import sys
from pathlib import Path

import httpx

from regat.cli.serve import HOST, serve
from regat.server.transport.app import Settings
from tests.support.clients import Json
from tests.support.server_process import ServerProcess

LAN_URL = "http://192.168.1.7:8620"


class LanServer(ServerProcess):
    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder / "regat.db"), folder / "log")

    def arguments(self) -> list[str]:
        return ["tests.support.lan_server", self.store_url, str(self.port)]

    def network(self, host: str) -> Json:
        """What a page that was opened under this host learns."""
        answer = httpx.get(f"{self.base}/api/network", headers={"Host": host}, trust_env=False)
        found: Json = answer.json()
        return found


def main() -> int:
    store_url, port = sys.argv[1:]
    return serve(store_url, Settings(lan_url=LAN_URL), HOST, int(port))


if __name__ == "__main__":
    sys.exit(main())
