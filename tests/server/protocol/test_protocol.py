"""docs/protocol.md shows what really goes over the wire; what is generated is current; limits hold."""

from __future__ import annotations

import json
import random
import re
import sys

import msgspec
import pytest

from regat import dominion, kingdomino
from regat.dominion import catalogue as dominion_catalogue
from regat.dominion import wire as dominion_wire
from regat.kingdomino import catalogue as kingdomino_catalogue
from regat.kingdomino import wire as kingdomino_wire
from regat.server.limits import Limits
from regat.server.protocol import messages, parts
from regat.server.protocol.messages import encode
from regat.server.protocol.parts import Prompt, Text
from regat.server.tables import replays
from regat.server.transport import catalogue, http, http_schemas
from tests.server.protocol import examples
from tests.server.protocol.client import AnyGame, prompt
from tests.server.protocol.pretty import pretty
from tests.shell import ROOT, run

PROTOCOL = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```json ([a-z ]+)\n(.*?)\n```", re.DOTALL)
KINDS: dict[str, object] = {
    "client": messages.FromClient,
    "server": messages.ToClient,
    "prompt": Prompt,
    "text": Text,
    "replay": replays.Replay,
    "series": messages.SeriesInfo,
    "new table": http_schemas.NewTable,
}
SENT = ("client", "new table")  # by a client
EXAMPLES = BLOCK.findall(PROTOCOL)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES, ids=lambda part: part if part.isalpha() else "")
def test_an_example_is_what_goes_over_the_wire(kind: str, text: str) -> None:
    message: object = msgspec.json.decode(text, type=KINDS[kind])
    sent, shown = json.loads(encode(message)), json.loads(text)
    if kind in SENT:  # who sends it may leave out what is usual
        sent = {name: value for name, value in sent.items() if name in shown}
    assert sent == shown
    assert kind in SENT or list(sent) == list(shown), "in the order in which it is sent"


def test_every_kind_of_message_has_an_example() -> None:
    shown = {json.loads(text).get("type") for kind, text in EXAMPLES if kind in ("client", "server")}
    union = (*messages.FromClient.__args__, *messages.ToClient.__args__)
    assert shown == {struct.__struct_config__.tag for struct in union}


def test_the_moments_of_games_that_are_shown_are_real() -> None:
    real = [examples.state(), *(examples.prompts()[number] for number in (0, 3, 1))]
    shown = [text for kind, text in EXAMPLES if kind == "prompt" or '"type": "state"' in text]
    assert shown == [pretty(json.loads(encode(item))) for item in real]


def test_the_bot_of_the_protocol_plays() -> None:
    found = re.search(r"```python\n(.*?)\n```", PROTOCOL, re.DOTALL)
    assert found
    bot: dict[str, object] = {}
    exec(found[1], bot)
    answer = bot["answer"]
    assert callable(answer)
    games: list[AnyGame] = [dominion.new(3, 1, "random", seed=2), kingdomino.new(4, seed=2)]
    for game in games:
        dice = random.Random(2)
        for _ in range(300):
            if not game.over:
                game.answer(answer(json.loads(encode(prompt(game))), dice.choice))


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    for number in (limits.message_bytes, f"{limits.connections_of_guest} of a guest", limits.watchers):
        assert (f"{number:,}" if isinstance(number, int) else number) in PROTOCOL
    assert f"{limits.messages_a_second} a second" in PROTOCOL
    assert f"together {limits.words_a_minute} a minute" in PROTOCOL
    assert f"{limits.connections_of_address} of an address" in PROTOCOL


# What a client may send ---------------------------------------------------------------------------------

REFUSED = (
    '{"type": "answer", "seq": -1, "request_id": "a", "text": "end turn"}',
    '{"type": "answer", "seq": 1, "request_id": "", "text": "end turn"}',
    '{"type": "answer", "seq": 1, "request_id": "a b", "text": "end turn"}',
    '{"type": "answer", "seq": 1, "request_id": "a", "text": ""}',
    '{"type": "answer", "seq": 1, "request_id": "a", "text": "end turn", "seat": 6}',
    '{"type": "answer", "seq": 1, "request_id": "a", "text": "end turn", "more": 1}',
    '{"type": "answer", "seq": "1", "request_id": "a", "text": "end turn"}',
    '{"type": "chat", "text": "' + "x" * 301 + '"}',
    '{"type": "absence", "seat": 1, "then": "kick"}',
    '{"type": "state", "seq": 1}',
    '{"seq": 1}',
    "[]",
    "{",
    "",
)


@pytest.mark.parametrize("text", REFUSED)
def test_a_malformed_message_is_refused(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        messages.decode(text)


def test_an_answer_fits_into_a_message_however_many_cards_it_names() -> None:
    """All cards of a Dominion box in one hand, discarded together."""
    longest = " ".join(["discard", *["throne_room"] * 500])
    assert messages.decode(encode(messages.Answer(1_000_000, "a" * 64, longest))).text == longest
    assert len(encode(messages.Answer(1_000_000, "a" * 64, "x" * 10_000))) < Limits().message_bytes


# What is generated --------------------------------------------------------------------------------------


def test_the_generated_files_are_current() -> None:
    answer = run(sys.executable, "tools/gen_protocol.py", "--check")
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_the_generated_types_have_every_message_and_field() -> None:
    types = (ROOT / "web/src/lib/wire.ts").read_text(encoding="utf-8")
    declared = dict(re.findall(r"export interface (\w+) \{\n(.*?)\n\}", types, re.DOTALL))
    of_games = (dominion_wire, dominion_catalogue, kingdomino_wire, kingdomino_catalogue)
    for module in (parts, *of_games, messages, catalogue, replays, http_schemas, http):
        for name, struct in vars(module).items():
            if not isinstance(struct, type) or not issubclass(struct, msgspec.Struct):
                continue
            if struct.__module__ != module.__name__ or struct.__subclasses__():
                continue
            config, body = struct.__struct_config__, declared.pop(name)
            wanted = [*([config.tag_field] if config.tag_field else []), *struct.__struct_encode_fields__]
            assert re.findall(r"^  (\w+)\??: ", body, re.MULTILINE) == wanted
    assert declared == {}


def test_the_schema_describes_every_message() -> None:
    schema = json.loads((ROOT / "docs/wire.schema.json").read_text(encoding="utf-8"))["$defs"]
    for union in ("FromClient", "ToClient"):
        mapping = schema[union]["discriminator"]["mapping"]
        tags = {member.__struct_config__.tag for member in getattr(messages, union).__args__}
        assert set(mapping) == tags
        assert all("type" in schema[ref.rpartition("/")[2]]["properties"] for ref in mapping.values())
