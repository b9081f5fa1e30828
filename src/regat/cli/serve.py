"""`regat serve`: tables for both games over HTTP and WebSocket."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import dataclasses
import ipaddress
import json
import logging
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from regat.cli import OK, Subparsers, command_parser
from regat.cli.arguments import add_language, whole_number, words_for
from regat.kernel.errors import BadSetup

if TYPE_CHECKING:
    from regat.server.limits import Limits
    from regat.server.transport.app import Settings
    from regat.words import Translator

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
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="allow more or less than usual, such as tables_of_guest=200 (docs/operate.md lists them)",
    )
    parser.add_argument("--open", action="store_true", help="open a browser, where there is one")
    add_language(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    try:
        from regat.server.transport.app import Settings
    except ImportError as missing:
        raise missing_extra("regat serve", missing) from None
    words = words_for(args)
    warn_if_open(args.host, words)
    settings = Settings(
        limits=limits(args.limit),
        origins=frozenset(args.origin),
        chat=args.chat,
        filter=pattern(args.filter),
        bots=args.bots,
    )
    return serve(args.store or default_store(), settings, args.host, args.port, words, browse=args.open)


def serve(
    store: str,
    settings: Settings,
    host: str,
    port: int,
    words: Translator | None = None,
    *,
    browse: bool = False,
) -> int:
    """Serve until a signal ends it."""
    import uvicorn

    from regat.server.storage import StoreError, open_store
    from regat.server.transport.app import Server
    from regat.server.transport.cable import Cable
    from regat.words import Translator

    say = words or Translator()
    setup_logging()
    server = Server(open_store(store), settings)
    everything = contextlib.AsyncExitStack()

    class Draining(uvicorn.Server):
        """Sends clients away before it stops, so that they come back by themselves."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await server.drain()
            await super().shutdown(sockets)
            # Here and not later: uvicorn ends the process by the signal that it was told to stop with.
            await everything.aclose()

    config = uvicorn.Config(
        server.application,
        ws=Cable,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        lifespan="off",  # it would write a trace where the store is refused
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )

    async def until_stopped(listening: socket.socket) -> None:
        async with everything:
            await everything.enter_async_context(server.running())
            print(f"regat: {say('serve-tables', address=url_of(listening))}", flush=True)
            if browse and has_display():
                # In a thread of its own: some browsers keep the caller waiting.
                threading.Thread(target=webbrowser.open, args=(url_of(listening),), daemon=True).start()
            await Draining(config).serve([listening])

    try:
        with (
            listen(host, port) as listening,
            asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
        ):
            runner.run(until_stopped(listening))
    except StoreError as error:
        raise BadSetup(str(error), key=error.key, **error.parts) from None
    return OK


def missing_extra(command: str, missing: ImportError) -> BadSetup:
    """What to install where only the terminal's half of regat is there."""
    module, install = missing.name or str(missing), "pip install 'regat[server]'"
    return BadSetup(
        f"{command} needs {module}: {install}",
        key="error-extra",
        command=command,
        module=module,
        install=install,
    )


def limits(given: Sequence[str]) -> Limits:
    """The usual limits but for those given as `name=number`."""
    from regat.server.limits import Limits

    known = {field.name for field in dataclasses.fields(Limits)}
    changed: dict[str, int] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in known:
            names = ", ".join(sorted(known))
            raise BadSetup(
                f"there is no limit {name[:40]!r}, only {names}",
                key="error-limit",
                given=name[:40],
                known=names,
            )
        if not re.fullmatch("[0-9]{1,9}", number) or not int(number):
            raise BadSetup(
                f"--limit {name} is a whole number above 0, not {number[:40]!r}",
                key="error-limit-number",
                name=name,
                given=number[:40],
            )
        changed[name] = int(number)
    return Limits(**changed)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadSetup(
            f"cannot listen on {host}, port {port}: {reason}",
            key="error-listen",
            host=host,
            port=str(port),
            reason=reason,
        ) from None


def url_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def has_display() -> bool:
    """Whether a browser would have a screen to show itself on."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def pattern(text: str) -> str:
    """A regular expression that can be used."""
    try:
        re.compile(text)
    except re.error as error:
        raise BadSetup(
            f"--filter {text[:80]!r} is no regular expression: {error}",
            key="error-filter",
            given=text[:80],
            reason=str(error),
        ) from None
    return text


def default_store() -> str:
    from regat.terminal.saves import folder

    folder().mkdir(parents=True, exist_ok=True)
    return str(folder() / "regat.db")


def warn_if_open(host: str, words: Translator) -> None:
    """Say what it means to listen on more than this machine."""
    try:
        local = ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = host == "localhost"
    if not local:
        print(f"regat: {words('serve-open', host=host)}", file=sys.stderr)


class JsonLogFormatter(logging.Formatter):
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


def setup_logging(file: Path | None = None) -> None:
    handler = logging.FileHandler(file) if file else logging.StreamHandler()
    handler.setFormatter(JsonLogFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # At lower levels it writes addresses with the tokens in them.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
