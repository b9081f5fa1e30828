"""Scenario files: YAML documents, checked in their outline."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import yaml

from regat import games
from regat.kernel.errors import BadScenario

KEYS = {"game", "title", "proves", "given", "when", "then", "series"}
MAX_VALUE_CHARS = 600  # of a value in a message

Value = object  # what YAML can say
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ScenarioStep:
    """One entry of `when`: an answer (perhaps with the seat that gives it), a refusal, or a check."""

    kind: str  # answer, refused, then
    text: str = ""
    seat: int | None = None
    then: Mapping[Value, Value] | None = None

    def __str__(self) -> str:
        said = self.text if self.seat is None else f"{self.seat}: {self.text}"
        return {"answer": said, "refused": f"refused: {said}", "then": "then"}[self.kind]


@dataclass(frozen=True, slots=True)
class Scenario:
    path: str
    title: str
    game: str
    proves: tuple[str, ...]
    given: Mapping[Value, Value]
    when: tuple[ScenarioStep, ...]
    then: Mapping[Value, Value]
    series: Value = None

    @property
    def name(self) -> str:
        return f"{self.path}: {self.title}"


class _Loader(yaml.SafeLoader):
    """YAML, but a repeated key is an error, since one of the two would be ignored."""


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[Hashable, Value]:
    mapping: dict[Hashable, Value] = {}
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, Hashable):
            raise BadScenario(f"line {key_node.start_mark.line + 1}: {key!r} cannot be a key")
        if key in mapping:
            raise BadScenario(f"line {key_node.start_mark.line + 1}: {key!r} is given twice")
        mapping[key] = loader.construct_object(value_node, deep=True)
    return mapping


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


def files(paths: list[Path]) -> Iterator[Path]:
    """The scenario files under these files and folders, in order."""
    for path in paths:
        if path.is_dir():
            found = sorted(one for one in path.rglob("*") if one.suffix in (".yaml", ".yml"))
            if not found:
                raise BadScenario(f"{path} holds no .yaml file")
            yield from found
        elif path.is_file():
            yield path
        else:
            raise BadScenario(f"there is no file or folder {path}")


def read(path: Path) -> list[Scenario | BadScenario]:
    """The scenarios of a file; in the place of one that cannot be read, the reason."""
    try:
        text = path.read_text("utf-8")
        documents = list(yaml.load_all(text, Loader=_Loader))
    except (OSError, UnicodeDecodeError, yaml.YAMLError, ValueError, RecursionError) as error:
        reason = " ".join(str(error).split())
        return [BadScenario(f"{path}: {reason}")]
    out: list[Scenario | BadScenario] = []
    for number, document in enumerate(documents, 1):
        if document is None and len(documents) > 1:
            continue  # nothing between two lines of ---
        try:
            out.append(_scenario(document, str(path), number))
        except BadScenario as error:
            out.append(BadScenario(f"{path}: scenario {number}: {error}"))
    return out


def _scenario(document: Value, path: str, number: int) -> Scenario:
    whole = mapping(document, "a scenario")
    unknown = [key for key in whole if key not in KEYS]
    if unknown:
        raise BadScenario(f"unknown key {unknown[0]!r}; known are {', '.join(sorted(KEYS))}")
    game = whole.get("game")
    if game not in games.names():
        raise BadScenario(f"game must be {' or '.join(games.names())}, not {game!r}")
    title = whole.get("title", f"scenario {number}")
    proves = whole.get("proves") or []
    if not isinstance(proves, list) or not all(isinstance(one, str) for one in proves):
        raise BadScenario(f"proves must be a list of rule ids, not {proves!r}")
    when = items(whole.get("when") or [], "when", "steps")
    return Scenario(
        path,
        str(title),
        str(game),
        tuple(proves),
        mapping(whole.get("given") or {}, "given"),
        tuple(_step(step, place) for place, step in enumerate(when, 1)),
        mapping(whole.get("then") or {}, "then"),
        whole.get("series"),
    )


def _step(step: Value, place: int) -> ScenarioStep:
    """Read one entry of `when`; `1: discard copper` is the same quoted or not."""
    if isinstance(step, str):
        before, colon, after = step.partition(":")
        if colon and before.strip().isdigit():
            return ScenarioStep("answer", " ".join(after.split()), int(before))
        return ScenarioStep("answer", " ".join(step.split()))
    if isinstance(step, dict) and len(step) == 1:
        key, value = next(iter(step.items()))
        if key == "then":
            return ScenarioStep("then", then=mapping(value, f"step {place}: then"))
        if key == "refused":
            refused = _step(value, place)
            if refused.kind == "answer":
                return ScenarioStep("refused", refused.text, refused.seat)
        elif isinstance(key, int) and not isinstance(key, bool) and isinstance(value, str):
            return ScenarioStep("answer", " ".join(value.split()), key)
    raise BadScenario(f"step {place}: {step!r} is neither an answer nor `refused:` nor `then:`")


# What the vocabularies of all games use --------------------------------------------------------------


def expect(value: Value, kind: type[T], name: str, what: str) -> T:
    """The value, if it is of this kind; a bool is not a number."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadScenario(f"{name} must be {what}, not {value!r}")
    return value


def mapping(value: Value, name: str) -> Mapping[Value, Value]:
    return expect(value, dict, name, "a mapping")


def number(value: Value, name: str) -> int:
    if (found := expect(value, int, name, "a number")) < 0:
        raise BadScenario(f"{name} must be a number, not {value!r}")
    return found


def whole_number(value: Value, name: str) -> int:
    """A number that may be negative, such as a seed."""
    return expect(value, int, name, "a whole number")


def flag(value: Value, name: str) -> bool:
    return expect(value, bool, name, "true or false")


def items(value: Value, name: str, of: str = "") -> list[Value]:
    """The entries of a list."""
    return expect(value, list, name, f"a list{of and f' of {of}'}")


def numbers(value: Value, name: str) -> tuple[int, ...]:
    return tuple(number(one, name) for one in items(value, name, "numbers"))


def check_keys(given: Collection[Value], known: Collection[str], name: str) -> None:
    """Raise BadScenario for a key that is not one of those known."""
    for key in given:
        if key not in known:
            raise BadScenario(f"{name} has no {key!r}, only {', '.join(known)}")


def seat_key(key: Value) -> Value:
    """A seat's number may be quoted."""
    return int(key) if isinstance(key, str) and key.isdecimal() else key


def compare(name: str, wanted: object, got: object) -> str:
    return "" if wanted == got else f"{name}: expected {short(wanted)}, got {short(got)}"


def short(value: object) -> str:
    """A value in a message, cut where it gets long."""
    said = str(value)
    return said if len(said) <= MAX_VALUE_CHARS else f"{said[:MAX_VALUE_CHARS]} …"
