"""A server to be measured, in a process of its own; bench/server.py starts it.

    python bench/serving.py regat DATABASE    the table server, with limits that let one client be many
    python bench/serving.py bare TRACE        Starlette alone, which fans out as many bytes

Prints its port. Each line on its input is answered with the CPU seconds and the KB of memory used so far.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import resource
import socket
import sys
import threading
from dataclasses import fields
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

MESSAGE_BYTES = 16_384
PLENTY = 1_000_000


def regat(database: str) -> ASGIApp:
    from regat.server.limits import Limits
    from regat.server.storage import open_store
    from regat.server.transport.app import Server, Settings

    plenty = dict.fromkeys((limit.name for limit in fields(Limits)), PLENTY)
    limits = Limits(**{**plenty, "message_bytes": MESSAGE_BYTES})
    return Server(open_store(database), Settings(limits=limits)).application


def bare(trace: str) -> ASGIApp:
    """Rooms where each message makes a frame for every seat, and a short one for who sent it."""
    rooms: list[list[list[int]]] = json.loads(Path(trace).read_text("utf-8"))
    seated: list[dict[int, WebSocket]] = [{} for _ in rooms]
    moves = [iter(sizes) for sizes in rooms]
    filler = "x" * max((size for sizes in rooms for move in sizes for size in move), default=1)

    async def serve(socket: WebSocket) -> None:
        room, seat = socket.path_params["room"], socket.path_params["seat"]
        await socket.accept()
        seated[room][seat] = socket
        try:
            while True:
                await socket.receive_text()
                *sizes, short = next(moves[room])
                for other, to in seated[room].items():
                    await to.send_text(filler[: sizes[other]])
                await socket.send_text(filler[:short])
        except WebSocketDisconnect:
            pass

    return Starlette(routes=[WebSocketRoute("/{room:int}/{seat:int}", serve)])


def report() -> None:
    """Say how much has been used, whenever that is asked; when nobody can ask any more, end it all."""
    for _ in sys.stdin:
        used = resource.getrusage(resource.RUSAGE_SELF)
        print(json.dumps({"cpu_s": used.ru_utime + used.ru_stime, "kb": resident()}), flush=True)
    for child in multiprocessing.active_children():
        child.kill()
    os._exit(0)


def resident() -> float:
    """KB of memory; where /proc is not there to say how much it is now, the most that it has been."""
    try:
        status = Path("/proc/self/status").read_text("utf-8")
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / 1024 if sys.platform == "darwin" else most
    return float(status.partition("VmRSS:")[2].split()[0])


def main(kind: str, given: str) -> None:

    config = uvicorn.Config(
        {"regat": regat, "bare": bare}[kind](given),
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    threading.Thread(target=report, daemon=True).start()
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
