"""The messages as they are written: every pattern by its key, and what each asks for."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from regat.words.translator import sources

Entry = ftl.Message | ftl.Term

PLURALS = {"zero", "one", "two", "few", "many"}  # "other" is also what a choice between names falls back on


@dataclass(frozen=True)
class Select:
    """A choice between variants: by which variable, and which keys it has."""

    variable: str
    keys: frozenset[str]  # numbers among them are written as digits

    @property
    def names(self) -> frozenset[str]:
        """The keys that are no exact numbers."""
        return frozenset(key for key in self.keys if not key.removeprefix("-").replace(".", "").isdigit())

    @property
    def is_of_numbers(self) -> bool:
        """Whether it has plural forms or exact numbers, or nothing but the default."""
        return bool(self.names & PLURALS) or self.names != self.keys or self.names == {"other"}


@cache
def bodies(language: str) -> dict[str, list[ftl.EntryType]]:
    """What each file of a language consists of."""
    parser = FluentParser()
    return {
        source.name: parser.parse(source.read_text(encoding="utf-8")).body for source in sources(language)
    }


def entries(language: str) -> Iterator[tuple[str, Entry]]:
    """File and message, or file and term, in the order written; twice if it is there twice."""
    for name, body in bodies(language).items():
        for entry in body:
            if isinstance(entry, Entry):
                yield name, entry


def patterns_of(entry: Entry) -> Iterator[tuple[str, ftl.Pattern]]:
    """A message's own pattern and those of its attributes, by key: `card-cellar`, `card-cellar.text`."""
    name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Every pattern of a language; the keys of terms begin with a hyphen."""
    return {key: pattern for _, entry in entries(language) for key, pattern in patterns_of(entry)}


@cache
def messages(language: str) -> dict[str, ftl.Pattern]:
    """All patterns except those of terms, which only messages use."""
    return {key: pattern for key, pattern in patterns(language).items() if not key.startswith("-")}


class _Seen(Visitor):
    """Variables, selects, texts and other messages within a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()
        self.selects: list[Select] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 # so Visitor calls it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.parse()["value"])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        by: ftl.BaseNode = node.selector
        if isinstance(by, ftl.FunctionReference) and by.arguments.positional:
            by = by.arguments.positional[0]  # NUMBER($n, …)
        if isinstance(by, ftl.VariableReference):
            keys = (
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in node.variants
            )
            self.selects.append(Select(by.id.name, frozenset(keys)))
        self.generic_visit(node)


def _seen(pattern: ftl.Pattern) -> _Seen:
    seen = _Seen()
    seen.visit(pattern)
    return seen


def variables(language: str, key: str) -> set[str]:
    """The arguments that a message needs, those of messages inside it included."""
    seen = _seen(patterns(language)[key])
    inside = (variables(language, other) for other in seen.others if other in patterns(language))
    return seen.variables.union(*inside)


def mentioned(language: str) -> set[str]:
    """The messages that stand inside others."""
    return set[str]().union(*(_seen(pattern).others for pattern in patterns(language).values()))


def selects(language: str, key: str) -> list[Select]:
    return _seen(patterns(language)[key]).selects


def texts(language: str, key: str) -> list[str]:
    """What is written in a pattern, without its placeholders."""
    return _seen(patterns(language)[key]).texts
