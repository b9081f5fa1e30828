"""A bot on another machine takes a seat, over HTTP and WebSocket as everybody else (docs/protocol.md).

    python remote_bot.py http://127.0.0.1:8620 TABLE SEAT [INVITATION]

Whoever opens the table leaves a seat open or invited; seats count from 0. It needs the package `websockets`
and knows no rule: replace `choose` to make it play well.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

Json = dict[str, Any]

choose = random.choice
LONGEST = 30.0  # seconds between two attempts to connect


def main(server: str, table: str, seat: str, invitation: str = "") -> None:
    bot = Bot(server, table)
    bot.post("/api/me", {"name": "Remote bot"})
    bot.post(
        f"/api/tables/{table}/sit",
        {"seat": int(seat), "entropy": secrets.token_hex(16), "invite_token": invitation},
    )
    print("seated", flush=True)
    view = bot.play()
    print("scores", *view["scores"], "winners", *view["winners"], flush=True)


class Bot:
    """A guest with a cookie, at one table."""

    def __init__(self, server: str, table: str) -> None:
        self.server = server
        self.table = table
        self.cookie = ""
        self.state: Json = {"seq": 0, "view": None}
        self.unanswered: Json | None = None  # what it has sent and nobody has acknowledged
        self.newest = 0  # the newest entry that it was told of
        self.pause = 0.5

    def post(self, path: str, body: Json) -> None:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        with urlopen(Request(self.server + path, json.dumps(body).encode(), headers)) as response:
            if "Set-Cookie" in response.headers:
                self.cookie = response.headers["Set-Cookie"].partition(";")[0]

    def play(self) -> Json:
        """Play until the game is over, whatever happens to the connection; the last view."""
        while not over(self.state):
            try:
                self.stay()
            except (OSError, EOFError, WebSocketException):
                time.sleep(self.pause * (1 + random.random()))
                self.pause = min(self.pause * 2, LONGEST)
        return self.state["view"]

    def stay(self) -> None:
        """Play for as long as the connection stands."""
        address = f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"
        with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "last_seq": self.state["seq"]}))
            if self.unanswered:  # again, unchanged: it is never entered twice
                socket.send(json.dumps(self.unanswered))
            while not over(self.state):
                self.hear(json.loads(socket.recv()))
                if self.state.get("prompts") and not self.unanswered and self.state["seq"] >= self.newest:
                    self.unanswered = {
                        "type": "answer",
                        "seq": self.state["seq"],
                        "request_id": secrets.token_hex(8),
                        "text": answer(self.state["prompts"][0]),
                    }
                    socket.send(json.dumps(self.unanswered))

    def hear(self, message: Json) -> None:
        if message["type"] == "state":
            self.state, self.pause = message, 0.5
        elif self.unanswered and message.get("request_id") == self.unanswered["request_id"]:
            if message["type"] == "refused" and message["reason"]["key"] == "refused-store":
                raise EOFError("it cannot be written now: come again later")
            self.unanswered = None  # it is entered, or the table has moved on and asks anew
            self.newest = message["seq"]


def over(state: Json) -> bool:
    return bool(state["view"] and state["view"]["over"])


def answer(asked: Json) -> str:
    """An answer to what is asked."""
    if asked.get("answers") or not asked["choices"]:
        nothing = [asked["decline"]] if asked.get("decline") else []
        return choose(asked.get("answers", []) + nothing)
    keys = [offer["key"] for offer in asked["choices"] for _ in range(offer.get("copies", 1))]
    picked = keys[: asked["min"]]
    return " ".join([asked["choices"][0]["verb"], *picked]) if picked else asked["decline"]


if __name__ == "__main__":
    main(*sys.argv[1:])
