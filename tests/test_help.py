"""The help of every command, in every language: translated, with examples, and no wider than the terminal."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

import pytest

from regat import cli
from regat.cli.parser import fill_command, language_in
from regat.words import LANGUAGES, Translator
from regat.words.languages import VARIABLES
from tests.shell import run
from tests.words.messages import entries, patterns_of, texts

COMMANDS = ["", *cli.COMMANDS, "train kingdomino"]
OTHERS = [language for language in LANGUAGES if language != "en"]
OF_ARGPARSE = ("usage:", "positional arguments", "options:", "show this help", "error:")

Output = pytest.CaptureFixture[str]
Variables = pytest.MonkeyPatch

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_other_language = pytest.mark.parametrize("language", OTHERS)
of_every_command = pytest.mark.parametrize("command", COMMANDS)


@pytest.fixture(autouse=True)
def terminal(monkeypatch: Variables) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


def help_of(command: str, capsys: Output, *options: str) -> str:
    with pytest.raises(SystemExit) as end:
        cli.main([*command.split(), *options, "--help"])
    assert end.value.code == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def sentences(language: str) -> Iterator[str]:
    """What is written in the catalogues of the help, in pieces of at least two words."""
    for file, entry in entries(language):
        if file.endswith("help.ftl"):
            for key, _ in patterns_of(entry):
                yield from (text.strip() for text in texts(language, key) if len(text.split()) > 1)


def on_one_line(text: str) -> str:
    return " ".join(text.split()).casefold()


@in_every_language
@of_every_command
def test_the_help_fits_the_terminal_and_has_an_example(
    command: str, language: str, capsys: Output, monkeypatch: Variables
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    text = help_of(command, capsys)
    assert [line for line in text.splitlines() if len(line) > 80] == []
    _, heading, examples = text.partition(f"\n{Translator(language)('help-examples')}\n")
    assert heading
    assert f"regat {command}".strip() in examples
    assert "help-" not in text, "a key without a message"


@in_every_other_language
@of_every_command
def test_the_help_is_translated(command: str, language: str, capsys: Output, monkeypatch: Variables) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    text = on_one_line(help_of(command, capsys))
    english = map(on_one_line, sentences("en"))
    assert [sentence for sentence in (*english, *OF_ARGPARSE) if sentence in text] == []
    assert sum(on_one_line(sentence) in text for sentence in sentences(language)) >= 2


@of_every_command
def test_english_help_comes_from_the_catalogue(command: str, capsys: Output) -> None:
    text = on_one_line(help_of(command, capsys))
    assert text.startswith("usage: regat")
    assert "show this help message and exit" in text
    assert sum(on_one_line(sentence) in text for sentence in sentences("en")) >= 2


@in_every_language
@pytest.mark.parametrize("width", [60, 100])
def test_sentences_wrap_at_the_width_of_the_terminal(
    width: int, language: str, capsys: Output, monkeypatch: Variables
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    monkeypatch.setenv("COLUMNS", str(width))
    lines = help_of("verify", capsys).splitlines()
    assert width - 15 < max(map(len, lines)) <= width


@in_every_language
def test_the_help_lists_every_command(language: str, capsys: Output, monkeypatch: Variables) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    text = help_of("", capsys)
    assert all(f"\n    {command} " in text for command in cli.COMMANDS)


@pytest.mark.parametrize("option", ["--lang uk", "--lang=uk", "--lang Українська", "--lan uk"])
def test_the_option_comes_before_the_environment(option: str, capsys: Output, monkeypatch: Variables) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert help_of("play", capsys, *option.split()).startswith("використання: regat play")


def test_an_unknown_language_leaves_the_help_to_the_environment(
    capsys: Output, monkeypatch: Variables
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert help_of("play", capsys, "--lang", "tlh").startswith("użycie: regat play")


def test_the_last_language_on_a_command_line_counts() -> None:
    assert language_in(["play", "--lang", "ro", "--lang=pl"]) == "pl"
    assert language_in(["play", "--lang"]) is None
    assert language_in([]) is None


# Examples -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "example"), [(name, example) for name in cli.COMMANDS for example in cli.examples_of(name)]
)
def test_every_example_can_be_given(command: str, example: str) -> None:
    words = shlex.split(example)
    at = words.index("regat")
    assert words[at + 1] == command
    cli.build_parser(words[at + 1 :]).parse_args(words[at + 1 :])


@pytest.mark.parametrize("width", [40, 60, 80])
def test_a_long_example_is_broken_as_a_shell_reads_it(width: int) -> None:
    command = '  regat ladder dominion --rows "champion – hard" --games 100 --workers 2 --folder rows --json'
    lines = fill_command(command, width).split("\n")
    assert len(lines) > 1
    assert all(len(line) <= width for line in lines)
    assert all(line.endswith(" \\") for line in lines[:-1])
    assert not any(re.search(r"--(rows|games|workers|folder) \\$", line) for line in lines)
    read = run("sh", "-c", "printf '%s\\n' " + "\n".join(lines))
    assert read.stdout.splitlines() == shlex.split(command)


# Mistakes -------------------------------------------------------------------------------------------

SIM = "sim dominion big-money big-money"
ARENA = "arena dominion --bots a,b"
MISTAKES: list[tuple[str, str, dict[str, str]]] = [
    ("juggle", "help-error-choice", {"given": "juggle", "choices": ", ".join(cli.COMMANDS)}),
    ("doctor --juggle", "help-error-unrecognized", {"arguments": "--juggle"}),
    ("sim chess a b", "help-error-choice", {"given": "chess", "choices": "dominion, kingdomino"}),
    (f"{SIM} --games", "help-error-no-value", {}),
    (f"{SIM} --json=x", "help-error-needless-value", {"given": "x"}),
    (f"{SIM} --edition x", "help-error-whole-number", {"given": "x", "least": "1", "most": "2"}),
    (f"{SIM} --seed x", "help-error-seed", {"given": "x", "most": "1000"}),
    (f"{ARENA} --budget-ms x", "help-error-number", {"given": "x"}),
    (f"{ARENA} --bu 3", "help-error-ambiguous", {"option": "--bu", "matches": "--budget-ms, --budget-sims"}),
    ("ladder --list --json", "help-error-exclusive", {"argument": "--list"}),
]


@in_every_language
@pytest.mark.parametrize(("command", "key", "parts"), MISTAKES)
def test_a_wrong_command_line_is_refused_in_every_language(
    command: str, key: str, parts: dict[str, str], language: str, capsys: Output, monkeypatch: Variables
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    words = Translator(language)
    with pytest.raises(SystemExit) as end:
        cli.main(command.split())
    assert end.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(words("help-usage"))
    told = printed.err.splitlines()[-1]
    assert told.endswith(words(key, **parts))
    assert words("help-error", problem="") in told


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "regat sim: error: the following arguments are required: GAME, BOT"),
        ("ro", "regat sim: eroare: lipsesc argumente obligatorii: JOC, BOT"),
        ("pl", "regat sim: błąd: brakuje wymaganych argumentów: GRA, BOT"),
        ("uk", "regat sim: помилка: бракує обов’язкових аргументів: ГРА, БОТ"),
    ],
)
def test_missing_arguments_are_named_as_in_the_help(
    language: str, message: str, capsys: Output, monkeypatch: Variables
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    with pytest.raises(SystemExit) as end:
        cli.main(["sim"])
    assert end.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1] == message


def test_a_game_without_networks_says_so(capsys: Output) -> None:
    assert cli.main(["train", "dominion", "--help"]) == 2
    assert capsys.readouterr().err == "regat: Dominion has no networks to train\n"
