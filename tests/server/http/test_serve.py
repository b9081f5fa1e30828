"""`regat serve` as a host runs it."""

from __future__ import annotations

import json
import shutil
import signal
import socket
import sys
from pathlib import Path

import pytest

from regat.cli import build_parser
from regat.cli.serve import network_hints, own_url, program, warn_if_open
from regat.words import LANGUAGES, Translator
from tests.server.http.server import Server, ended, hello, opened, play_on
from tests.shell import regat, run


def test_it_listens_on_this_machine_alone_and_plays(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert server.base.startswith("http://127.0.0.1:")
        guest = server.guest()
        table = opened(guest, "me", "big-money", game="dominion")["id"]
        assert guest.post(f"/api/tables/{table}/start").json()["stage"] == "playing"
        play_on(server, guest, table, most=3)
        with server.socket(guest, table) as open_socket:
            hello(open_socket)
            assert server.process
            server.process.send_signal(signal.SIGTERM)
            assert ended(open_socket)[0] == 1012, "it restarts: come again"
        assert server.process.wait(10) in (0, -signal.SIGTERM)
        assert "Traceback" not in server.log()


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        answer = regat("serve", "--port", "0", "--store", server.store_url)
        assert answer.returncode == 2
        assert answer.stdout == ""
        (line,) = answer.stderr.splitlines()
        assert line.startswith(f"regat: Another server is using {server.store_url}")
        assert server.client().get("/readyz").status_code == 200


def test_a_port_that_is_taken_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = regat("serve", "--port", port, "--store", str(tmp_path / "regat.db"))
    assert answer.returncode == 2
    (line,) = answer.stderr.splitlines()
    assert line.startswith(f"regat: Cannot listen on 127.0.0.1, port {port}: ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--store", "mysql://x"), "is not a database"),
        (("--filter", "("), "is not a valid regular expression"),
        (("--limit", "beauty=3"), "There is no limit beauty. Known limits: connections, "),
        (("--limit", "tables=-1"), "--limit tables must be a whole number above 0. Given: -1"),
        (("--host", "no such host"), "Cannot listen on no such host"),
    ],
)
def test_a_wrong_option_is_refused_in_one_sentence(arguments: tuple[str, ...], message: str) -> None:
    answer = regat("serve", "--port", "0", *arguments)
    assert answer.returncode == 2
    assert message in answer.stderr.splitlines()[-1]
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.7", "::", "example.org"])
def test_listening_on_more_than_this_machine_is_warned_of(
    host: str, capsys: pytest.CaptureFixture[str]
) -> None:
    warn_if_open(host, Translator())
    message = capsys.readouterr().err
    assert host in message
    assert "anyone who can reach this machine" in message
    assert "TLS" in message


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_in_the_language_of_the_host(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path, "--lang", language) as server:
        words = Translator(language)
        tables, hint = server.output().splitlines()
        assert tables == f"regat: {words('serve-tables', address=server.base)}"
        command = f"{program()} serve --host 0.0.0.0 --port {server.port}"
        before, after = words("serve-only-here", command=command, address="|").split("|")
        assert hint.startswith(f"regat: {before}http://")
        assert hint.endswith(f":{server.port}{after}")
        other = regat("serve", "--port", "0", "--store", server.store_url, "--lang", language)
        assert other.stderr == f"regat: {words('error-store-in-use', file=server.store_url)}\n"
        port = server.base.rpartition(":")[2]
        store = str(tmp_path / "other.db")
        taken = regat("serve", "--port", port, "--store", store, "--lang", language)
        assert words("error-listen", host="127.0.0.1", port=port, reason="") in taken.stderr
    warn_if_open("0.0.0.0", words)
    assert capsys.readouterr().err == f"regat: {words('serve-open', host='0.0.0.0')}\n"


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", "http://127.0.0.1:8620"),
        ("0.0.0.0", "http://127.0.0.1:8620"),
        ("::", "http://[::1]:8620"),
    ],
)
def test_a_browser_on_this_machine_gets_an_address_that_it_can_open(host: str, here: str) -> None:
    assert own_url(host, 8620) == here


def test_the_home_network_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """On this machine only, how to open the server; on all interfaces, where others find it."""
    words, lan = Translator(), "http://192.168.1.7:8620"
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    only_here = words("serve-only-here", command="regat serve --host 0.0.0.0", address=lan)
    assert network_hints("127.0.0.1", 8620, lan, words) == [only_here]
    assert network_hints("0.0.0.0", 8620, lan, words) == [words("serve-network", address=lan)]
    assert network_hints("192.168.1.7", 8620, lan, words) == []
    assert lan in only_here
    assert "regat serve --host 0.0.0.0" in only_here


def test_the_default_is_this_machine_alone() -> None:
    assert build_parser().parse_args(["serve"]).host == "127.0.0.1"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
def test_listening_on_this_machine_is_not(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    warn_if_open(host, Translator())
    assert capsys.readouterr().err == ""


def test_a_copy_is_taken_while_the_server_runs(tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again"
    again.mkdir()
    with Server(tmp_path) as server:
        guest = server.guest("Zoia")
        table = opened(guest, "me", "greedy")["id"]
        guest.post(f"/api/tables/{table}/start")
        at = play_on(server, guest, table, most=3)["seq"]
        answer = regat("backup", "--store", server.store_url, str(copy))
        assert (answer.returncode, answer.stderr) == (0, "")
        assert str(copy) in answer.stdout
        cookies = dict(guest.cookies)
    copy.rename(again / "regat.db")
    with Server(again) as server:
        guest = server.client()
        guest.cookies.update(cookies)
        assert guest.get("/api/me").json()["name"] == "Zoia", "the key of the cookies is in the copy"
        with server.socket(guest, table) as open_socket:
            assert hello(open_socket)["seq"] >= at


@pytest.mark.parametrize(
    ("language", "message"),
    [("en", "There is no database"), ("ro", "Nu există"), ("pl", "Nie ma"), ("uk", "Немає")],
)
def test_without_a_database_there_is_nothing_to_copy(tmp_path: Path, language: str, message: str) -> None:
    store = tmp_path / "none.db"
    answer = regat("backup", "--store", str(store), str(tmp_path / "copy.db"), "--lang", language)
    assert answer.returncode == 2
    (line,) = answer.stderr.splitlines()
    assert message in line
    assert str(store) in line
    assert not list(tmp_path.iterdir())


def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        copy = tmp_path / "copy.db"
        copy.write_text("precious")
        answer = regat("backup", "--store", server.store_url, str(copy))
    assert answer.returncode == 2
    assert "already exists" in answer.stderr
    assert copy.read_text() == "precious"


def test_for_postgresql_it_says_how(tmp_path: Path) -> None:
    answer = regat("backup", "--store", "postgresql://nobody@127.0.0.1:1/x", str(tmp_path / "copy"))
    assert answer.returncode == 2
    assert "pg_dump" in answer.stderr


def test_without_the_extras_it_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['starlette'] = None; sys.modules['starlette.applications'] = None; "
        "from regat.cli import main; sys.exit(main(['serve']))"
    )
    answer = run(sys.executable, "-c", code)
    assert answer.returncode == 2
    assert "pip install 'regat[server]'" in answer.stderr


def test_the_log_has_one_object_a_line(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with socket.create_connection(("127.0.0.1", int(server.base.rpartition(":")[2]))) as raw:
            raw.sendall(b"nonsense\r\n\r\n")
            raw.recv(1_000)
        (line,) = server.log().splitlines()
    assert json.loads(line).keys() == {"time", "level", "from", "text"}


def test_a_game_of_the_server_is_verified_with_the_seal_that_it_showed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guest = server.guest()
        own = "0123456789abcdef" * 2
        body = {
            "setup": {"game": "kingdomino"},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
            "entropy": own,
        }
        table = guest.post("/api/tables", json=body).json()
        guest.post(f"/api/tables/{table['id']}/start")
        play_on(server, guest, table["id"])
        record = guest.get(f"/api/tables/{table['id']}/record")
        assert record.status_code == 200
        assert record.headers["content-type"] == "text/plain; charset=utf-8"
        file = tmp_path / "game.regat"
        file.write_bytes(record.content)
    answer = regat("verify", str(file), "--seal", table["seal"], "--bits", f"1:{own}")
    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert answer.stdout.startswith("The deal is genuine")
