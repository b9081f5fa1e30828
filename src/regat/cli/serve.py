"""`regat serve`: tables for people and bots over HTTP and WebSocket."""

from __future__ import annotations

import argparse
import dataclasses
import json
import logging
import os
import re
import shutil
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from regat.cli.arguments import add_language, whole_number, words_for
from regat.exit_codes import OK
from regat.kernel.errors import BadSetup
from regat.terminal.help_text import HelpText
from regat.terminal.saves import data_dir
from regat.words import Translator, user_error

if TYPE_CHECKING:
    from regat.server.limits import Limits
    from regat.server.transport.app import Settings

EXAMPLES = ("regat serve --port 8620", "regat serve --store postgresql://regat@db/regat --host 0.0.0.0")
HOST, PORT = "127.0.0.1", 8620
EXPIRE_TABLES, EXPIRE_GAMES = 3 * 24, 90 * 24  # hours


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default=HOST, metavar="ADDRESS", help=HelpText("help-serve-host", default=HOST)
    )
    parser.add_argument(
        "--port",
        type=whole_number(0, 65535),
        default=PORT,
        metavar="PORT",
        help=HelpText("help-serve-port", default=str(PORT)),
    )
    parser.add_argument("--store", metavar="DATABASE", help=HelpText("help-serve-store"))
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help=HelpText("help-serve-origin")
    )
    parser.add_argument("--chat", action="store_true", help=HelpText("help-serve-chat"))
    parser.add_argument("--filter", default="", metavar="PATTERN", help=HelpText("help-serve-filter"))
    parser.add_argument(
        "--bots", type=whole_number(1, 64), default=1, metavar="COUNT", help=HelpText("help-serve-bots")
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=HelpText("help-serve-limit"),
    )
    parser.add_argument(
        "--expire-tables",
        type=whole_number(1, 1_000_000),
        default=EXPIRE_TABLES,
        metavar="HOURS",
        help=HelpText("help-serve-expire-tables", default=str(EXPIRE_TABLES)),
    )
    parser.add_argument(
        "--expire-games",
        type=whole_number(1, 1_000_000),
        default=EXPIRE_GAMES,
        metavar="HOURS",
        help=HelpText("help-serve-expire-games", default=str(EXPIRE_GAMES)),
    )
    parser.add_argument("--open", action="store_true", help=HelpText("help-serve-open"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    try:
        from regat.server.tables.expiry import HOUR, Expiry
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
        expiry=Expiry(args.expire_tables * HOUR, args.expire_games * HOUR),
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
    """Serve until a signal arrives."""
    from regat.server.network import is_every_address, lan_address, url
    from regat.server.storage import StoreError, open_store
    from regat.server.transport.app import Server
    from regat.server.transport.runner import run as run_node

    translate = words or Translator()
    setup_logging()
    with listen(host, port) as listening:
        bound = listening.getsockname()[1]
        here, lan = own_url(host, bound), lan_address()
        if lan and is_every_address(host):
            settings = dataclasses.replace(settings, lan_url=url(lan, bound))
        node = Server(open_store(store), settings)

        def announce() -> None:
            print(f"regat: {translate('serve-tables', address=here)}")
            for hint in network_hints(host, bound, url(lan or socket.gethostname(), bound), translate):
                print(f"regat: {hint}")
            sys.stdout.flush()
            if browse and has_display():
                # In a thread, because some browsers block the caller.
                threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

        try:
            run_node(node, listening, settings.limits.message_bytes, announce)
        except StoreError as error:
            raise BadSetup(str(error), key=error.key, **error.parts) from None
    return OK


def missing_extra(command: str, missing: ImportError) -> BadSetup:
    """The error for a command whose optional dependencies are not installed."""
    module, install = missing.name or str(missing), "pip install 'regat[server]'"
    return user_error(BadSetup, "error-extra", command=command, module=module, install=install)


def limits(given: Sequence[str]) -> Limits:
    """The default limits, except those given as `name=number`."""
    from regat.server.limits import Limits

    known = {field.name for field in dataclasses.fields(Limits)}
    changed: dict[str, int] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in known:
            names = ", ".join(sorted(known))
            raise user_error(BadSetup, "error-limit", given=name[:40], known=names)
        if not re.fullmatch("[0-9]{1,9}", number) or not int(number):
            raise user_error(BadSetup, "error-limit-number", name=name, given=number[:40])
        changed[name] = int(number)
    return Limits(**changed)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = error.strerror or str(error)
        raise user_error(BadSetup, "error-listen", host=host, port=str(port), reason=reason) from None


def own_url(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    from regat.server.network import is_every_address, url

    if is_every_address(host):
        host = "::1" if ":" in host else HOST
    return url(host, port)


def network_hints(host: str, port: int, lan_url: str, translate: Translator) -> list[str]:
    """How others on the home network reach the server, or how to start it so that they can."""
    from regat.server.network import is_every_address, is_loopback

    if is_every_address(host):
        return [translate("serve-network", address=lan_url)]
    if not is_loopback(host):
        return []  # its own address says it
    command = f"{program()} serve --host 0.0.0.0" + (f" --port {port}" if port != PORT else "")
    return [translate("serve-only-here", command=command, address=lan_url)]


def program() -> str:
    """How to call this program from here, also if its folder is not on the PATH."""
    if shutil.which("regat"):
        return "regat"
    script = Path(sys.executable).with_name("regat")
    if not script.exists():
        return f"{sys.executable} -m regat"
    return os.path.relpath(script) if script.is_relative_to(Path.cwd()) else str(script)


def has_display() -> bool:
    """Whether there is a screen to open a browser on."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def pattern(text: str) -> str:
    """The pattern, if it is a valid regular expression."""
    try:
        re.compile(text)
    except re.error as error:
        raise user_error(BadSetup, "error-filter", given=text[:80], reason=str(error)) from None
    return text


def default_store() -> str:
    data_dir().mkdir(parents=True, exist_ok=True)
    return str(data_dir() / "regat.db")


def warn_if_open(host: str, words: Translator) -> None:
    """Warn when other machines can reach the server."""
    from regat.server.network import is_loopback

    if not is_loopback(host):
        print(f"regat: {words('serve-open', host=host)}", file=sys.stderr)


class JsonLogFormatter(logging.Formatter):
    """One JSON object a line; tokens and cookies are never logged."""

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


def setup_logging() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLogFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # At lower levels it logs URLs, which contain tokens.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
