"""`regat serve`: tables for both games over HTTP and WebSocket."""

from __future__ import annotations

import argparse
import ipaddress
import json
import logging
import sys
import time
from pathlib import Path

from regat.cli import OK, Subparsers, command_parser
from regat.cli.arguments import whole_number
from regat.kernel.errors import BadSetup

NAME = "serve"
HOST, PORT = "127.0.0.1", 8620


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="serve tables for people and bots over HTTP and WebSocket",
        example="regat serve --port 8620\n  regat serve --store postgresql://regat@db/regat --host 0.0.0.0",
    )
    parser.add_argument("--host", default=HOST, help=f"the address to listen on (default: {HOST})")
    parser.add_argument("--port", type=whole_number(0, 65535), default=PORT, help=f"default: {PORT}")
    parser.add_argument(
        "--store",
        metavar="WHERE",
        help="a file for SQLite, or postgresql://… (default: regat.db in the folder for such things)",
    )
    parser.add_argument(
        "--origin", action="append", default=[], help="a web origin besides the server's own that may connect"
    )
    parser.add_argument("--chat", action="store_true", help="let tables have free text beside quick phrases")
    parser.add_argument("--filter", default="", metavar="PATTERN", help="refuse names and chat that match")
    parser.add_argument(
        "--bots", type=whole_number(1, 64), default=1, help="processes in which bots think (default: 1)"
    )
    return parser


def run(args: argparse.Namespace) -> int:
    try:
        import uvicorn

        from regat.server.app import Server, Settings
        from regat.server.store import StoreError, open_store
    except ImportError as missing:
        raise BadSetup(f"regat serve needs {missing.name}: pip install 'regat[server]'") from None
    keep_log()
    warn_if_open(args.host)
    settings = Settings(origins=frozenset(args.origin), chat=args.chat, filtered=args.filter, bots=args.bots)
    server = Server(open_store(args.store or default_store()), settings)

    class Draining(uvicorn.Server):
        """Sends clients away before it stops, so that they come back by themselves."""

        async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
            await server.drain()
            await super().shutdown(sockets)  # type: ignore[arg-type]

    config = uvicorn.Config(
        server.application,
        host=args.host,
        port=args.port,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    try:
        Draining(config).run()
    except StoreError as error:
        raise BadSetup(str(error)) from None
    return OK


def default_store() -> str:
    from regat.cli.terminal.saves import folder

    folder().mkdir(parents=True, exist_ok=True)
    return str(folder() / "regat.db")


def warn_if_open(host: str) -> None:
    """Say what it means to listen on more than this machine."""
    try:
        local = ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = host == "localhost"
    if not local:
        print(
            f"regat: listening on {host} lets everybody who reaches this machine open and join tables. "
            "Nothing is encrypted: on the internet put a proxy with TLS in front (docs/operate.md).",
            file=sys.stderr,
        )


class Lines(logging.Formatter):
    """One JSON object a line; tokens and cookies are never among what is logged."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def keep_log(file: Path | None = None) -> None:
    handler = logging.FileHandler(file) if file else logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # At lower levels it writes addresses with the tokens in them.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
