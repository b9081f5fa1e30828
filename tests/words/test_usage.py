"""Every message is used, and every key in use has a message."""

import argparse
import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from regat import cli, games
from regat.bots import registry
from regat.dominion.clarifications import CLARIFICATIONS
from regat.dominion.rules.cards import CATALOGUE, KEYS, TYPE_NAMES
from regat.dominion.rules.kingdoms import SETS
from regat.kingdomino.rules import variants
from regat.kingdomino.rules.dominoes import TERRAINS
from regat.lab.game_lab import game_lab
from regat.server.transport.client_session import PHRASES
from regat.terminal.game_loop import QUICK_KEYS
from regat.words.game_words import topics
from tests.shell import ROOT
from tests.words.messages import mentioned, messages
from tests.words.messages import variables as variables_of


def metavars() -> set[str]:
    """The words that stand for values in the help of any command."""
    parser = cli.build_parser()
    subparsers = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    training = argparse.ArgumentParser()
    for game in games.names():
        if trained := game_lab(game).training:
            trained.add_options(training)
    parsers = [parser, training, *(one for action in subparsers for one in action.choices.values())]
    names = {str(action.metavar) for one in parsers for action in one._actions if action.metavar}
    return {word.lower() for name in names for word in re.findall(r"\b[A-Z]{2,}\b", name)}


# Messages whose keys are put together from data: how they begin, and what follows.
FAMILIES: dict[str, set[str]] = {
    "bot-": {name for game in games.names() for name in registry.bots(game)},
    "card-": {
        *KEYS,
        *(f"{key}.text" for key in KEYS),
        *(f"{card.key}.first" for card in CATALOGUE if card.program_1e is not None),
    },
    "clarify-": {one.key.removeprefix("clarify-") for some in CLARIFICATIONS.values() for one in some},
    "game-": set(games.names()),
    "help-command-": set(cli.COMMANDS),
    "help-metavar-": metavars(),
    "key-": {*QUICK_KEYS.values(), "treasures", "done"},
    "phrase-": set(PHRASES),
    "rule-": {key for topic in topics() for key in (topic, f"{topic}.text")},
    "set-": {name for sets in SETS.values() for name in sets},
    "terrain-": set(TERRAINS),
    "terrain-letter-": set(TERRAINS),
    "type-": set(TYPE_NAMES.values()),
    "variant-": {key for name in variants.KNOWN for key in (name, f"{name}.help")},
}

# Functions that take a message: the first argument is the key, the keywords are its variables.
SPEAKERS = {"HelpText", "Message", "Translator", "own", "translate", "words"}
# These say other things as well: a message only if the first argument looks like a key.
TALKERS = {"bold", "dim", "plain"}
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+(\.[a-z]+)?|[a-z]+-[a-z0-9_-]*\{")
WEB = (".ts", ".js", ".svelte", ".html")


@dataclass(frozen=True)
class Saying:
    """A use of a message: its keys, and its keywords if all are literal."""

    place: str
    keys: tuple[str, ...]  # one, or the two of a condition; a key put together ends with "{"
    keywords: frozenset[str] | None


@cache
def sources() -> dict[str, ast.Module]:
    return {
        str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / "src" / "regat").rglob("*.py"))
    }


def literals() -> set[str]:
    """Every string literal in the sources."""
    python = {
        node.value
        for tree in sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return python.union(*map(quoted, web_sources()))


def web_sources() -> Iterator[Path]:
    for folder in (ROOT / "web" / "src", ROOT / "web" / "tools"):
        yield from (path for path in folder.rglob("*") if path.suffix in WEB)


def quoted(path: Path) -> set[str]:
    return set(re.findall(r"""["'`]([^"'`\s]+)["'`]""", path.read_text(encoding="utf-8")))


def beginnings() -> set[str]:
    """How the keys begin that the web client puts together: `web-speed-` of `t(`web-speed-${speed}`)`."""
    texts = (path.read_text(encoding="utf-8") for path in web_sources())
    return {found for text in texts for found in re.findall(r"`([a-z][a-z0-9_]*-[a-z0-9_-]*)\$\{", text)}


def web_sayings() -> Iterator[Saying]:
    """Uses in the web client of a message with a literal key: `t("web-undo-wish", { name })`."""
    for path in web_sources():
        text = path.read_text(encoding="utf-8")
        for found in re.finditer(r"""\bt\(\s*"([^"]+)"\s*(?:,\s*(\{))?""", text):
            line = text.count("\n", 0, found.start()) + 1
            keywords = names_in(text[found.start(2) :]) if found[2] else frozenset()
            yield Saying(f"{path.relative_to(ROOT)}:{line}", (found[1],), keywords)


def names_in(literal: str) -> frozenset[str] | None:
    """The names in an object literal that a text begins with; None if it takes in another object."""
    depth, entries = 0, [""]
    for sign in literal:
        depth += (sign in "{[(") - (sign in "}])")
        if depth == 0:
            break
        if sign == "," and depth == 1:
            entries.append("")
        else:
            entries[-1] += sign
    names = [entry.strip("{ \n").split(":")[0].strip() for entry in entries]
    return None if any(name.startswith("...") for name in names) else frozenset(filter(None, names))


def sayings() -> Iterator[Saying]:
    for file, tree in sources().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            if key := key_of_mistake(node):
                yield Saying(f"{file}:{node.lineno}", (key,), keywords_of(node, but="key"))
            elif node.args:
                speaks = name_of(node.func)
                keys = tuple(keys_of(node.args[0]))
                if speaks in SPEAKERS or (speaks in TALKERS and all(map(KEY.fullmatch, keys))):
                    yield Saying(f"{file}:{node.lineno}", keys, keywords_of(node))


def name_of(called: ast.expr) -> str:
    """`words` for `words`, `self.words` and `page.words`; `Translator` for `Translator(code)`, a callable."""
    match called:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return "" if name == "Translator" else name.lstrip("_")
        case ast.Call(func=ast.Name(id="Translator")):
            return "Translator"
    return ""


def keys_of(argument: ast.expr) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=body, orelse=orelse):
            yield from keys_of(body)
            yield from keys_of(orelse)
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            yield beginning + "{"


def key_of_mistake(call: ast.Call) -> str | None:
    """The key in `BadSetup("…", key="error-option", option=…)`."""
    for keyword in call.keywords:
        match keyword:
            case ast.keyword(arg="key", value=ast.Constant(value=str(key))) if KEY.fullmatch(key):
                return key
    return None


def keywords_of(call: ast.Call, but: str = "") -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None and name != but)


def family_of(key: str) -> str | None:
    return max((family for family in FAMILIES if key.startswith(family)), key=len, default=None)


def test_every_message_is_used() -> None:
    used = literals() | mentioned("en")
    begun = tuple(beginnings())
    silent = [
        key
        for key in messages("en")
        if family_of(key) is None and key not in used and not key.startswith(begun)
    ]
    assert not silent, f"nobody says {', '.join(silent)}"


def test_a_family_of_messages_is_as_large_as_what_it_names() -> None:
    for family, members in FAMILIES.items():
        written = {key.removeprefix(family) for key in messages("en") if family_of(key) == family}
        assert written == members, f"the messages {family}…"


def test_every_key_in_use_has_a_message() -> None:
    missing = [
        f"{saying.place} {key}"
        for saying in (*sayings(), *web_sayings())
        for key in saying.keys
        if not key.endswith("{") and key not in messages("en")
    ]
    assert not missing, f"there is no message for {', '.join(missing)}"


def test_keys_are_put_together_only_within_families() -> None:
    strange = [
        (saying.place, key)
        for saying in sayings()
        for key in saying.keys
        if key.endswith("{") and key.removesuffix("{") not in FAMILIES
    ]
    assert strange == []


def test_a_message_gets_the_variables_it_asks_for() -> None:
    differing = {
        (saying.place, key): (sorted(saying.keywords), sorted(variables_of("en", key)))
        for saying in (*sayings(), *web_sayings())
        for key in saying.keys
        if saying.keywords is not None
        and key in messages("en")
        and saying.keywords != variables_of("en", key)
    }
    assert differing == {}
