"""The mutants of a rules module: each number, comparison, may and must changed, one at a time."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field, replace
from types import CodeType

from tests.mutants import box, rules

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
EDITIONS = ((1,), (2,), (1, 2))
EDITIONS_PLACE = 3  # among the arguments of Card


@dataclass(frozen=True)
class Mutant:
    """One changed spot; module, function, line and change name it, while the line's number may move."""

    module: str
    function: str  # or the key of a card; empty at the level of the module
    line: str  # the whole line, as it stands
    change: str
    number: int  # the number of the line
    statement: range  # the numbers of the lines of the statement, without what it governs
    tree: ast.Module = field(repr=False, compare=False)
    old: ast.AST = field(repr=False, compare=False)
    new: ast.AST = field(repr=False, compare=False)

    @property
    def name(self) -> str:
        return f"{self.module}.py:{self.number} {self.change}"

    @property
    def identity(self) -> tuple[str, str, str, str]:
        return self.module, self.function, self.line, self.change

    @property
    def game(self) -> str:
        return rules.GAMES[self.module]

    def code(self) -> dict[str, CodeType]:
        """The changed module by its full name, with what is generated from it."""
        _Swap(self.old, self.new).visit(self.tree)
        text = ast.unparse(ast.fix_missing_locations(self.tree))
        _Swap(self.new, self.old).visit(self.tree)
        return {
            name: compile(source, f"<mutant of {self.module}.py>", "exec")
            for name, source in rules.sources(self.module, text).items()
        }


def mutants() -> list[Mutant]:
    """All mutants of the rules, in the order of the files."""
    return [
        mutant
        for module in rules.GAMES
        for mutant in of_source(module, rules.file(module).read_text("utf-8"))
    ]


def unchanged(module: str) -> Mutant:
    """A module as it is, to be tried like a mutant: whatever notices it would notice anything."""
    tree = ast.parse(rules.file(module).read_text("utf-8"))
    return Mutant(module, "", "", "nothing", 0, range(0), tree, tree, tree)


def of_source(module: str, source: str) -> list[Mutant]:
    tree = ast.parse(source)
    lines = source.splitlines()
    found = []
    for node, place, statement in _spots(tree):
        for changed in _changes(node):
            number = getattr(node, "lineno", 0)
            change = _told(node, changed)
            line = lines[number - 1].strip()
            found.append(Mutant(module, place, line, change, number, statement, tree, node, changed))
    return _told_apart(found)


def _told(old: ast.AST, new: ast.AST) -> str:
    before, after = ast.unparse(old), ast.unparse(new)
    if isinstance(old, ast.Constant) and box.is_box(old.value):
        return box.difference(ast.literal_eval(before), ast.literal_eval(after))
    return f"{before} → {after}"


def _told_apart(found: list[Mutant]) -> list[Mutant]:
    """The same change twice on one line: number them."""
    seen: Counter[tuple[str, str, str, str]] = Counter()
    out = []
    for mutant in found:
        seen[mutant.identity] += 1
        times = seen[mutant.identity]
        out.append(mutant if times == 1 else replace(mutant, change=f"{mutant.change} ({times})"))
    return out


class _Swap(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return self.new
        self.generic_visit(node)
        return node


# Where ----------------------------------------------------------------------------------------------


def _spots(tree: ast.Module) -> Iterator[tuple[ast.AST, str, range]]:
    """The nodes that may be changed, with the function or card that they belong to, and their statement."""
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef):
            for inner in statement.body:
                name = inner.name if isinstance(inner, ast.FunctionDef) else ""
                yield from _inside(inner, f"{statement.name}.{name}", range(0))
        elif isinstance(statement, ast.FunctionDef):
            yield from _inside(statement, statement.name, range(0))
        else:
            yield from _inside(statement, "", range(0))


def _inside(node: ast.AST, place: str, statement: range) -> Iterator[tuple[ast.AST, str, range]]:
    if isinstance(node, ast.stmt):
        statement = _lines(node)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Card":
        place = ast.literal_eval(node.args[0])
    yield node, place, statement
    for child in _children(node):
        yield from _inside(child, place, statement)


def _lines(statement: ast.stmt) -> range:
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
    return range(statement.lineno, max(last, statement.lineno) + 1)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """The children that change: no annotations, no editions one by one, no number where there is none."""
    if isinstance(node, ast.FunctionDef):
        yield from node.body
        return
    if isinstance(node, ast.AnnAssign):
        if node.value is not None:
            yield node.value
        return
    if _is_editions(node):
        return
    if isinstance(node, ast.Tuple) and _has_no_number(node):
        yield node.elts[0]
        return
    yield from ast.iter_child_nodes(node)


# What -----------------------------------------------------------------------------------------------


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Constant):
        yield from _constants(node)
    elif isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                yield _with(node, "ops", [*node.ops[:place], other(), *node.ops[place + 1 :]])
    elif isinstance(node, ast.BoolOp):
        yield _with(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        yield from _operations(node)
    elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
        yield from _may_or_must(node)
    elif _is_editions(node):
        for editions in EDITIONS:
            if editions != ast.literal_eval(node):
                yield ast.copy_location(ast.parse(str(editions), mode="eval").body, node)


def _constants(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield _with(node, "value", not node.value)
    elif isinstance(node.value, str):
        if box.is_box(node.value):
            yield from (_with(node, "value", other) for other in box.changed(node.value))
    elif isinstance(node.value, int):
        yield _with(node, "value", node.value + 1)
        if node.value > 0:
            yield _with(node, "value", node.value - 1)


def _operations(node: ast.BinOp | ast.AugAssign) -> Iterator[ast.AST]:
    if type(node.op) in SIGNS:
        yield _with(node, "op", SIGNS[type(node.op)]())
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        yield node.left  # a type or an option less
        yield node.right
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        yield node.left  # a condition less
        yield node.right


def _may_or_must(node: ast.Name | ast.Attribute) -> Iterator[ast.AST]:
    name = node.id if isinstance(node, ast.Name) else node.attr
    for word, other in (("MAY_", "MUST_"), ("MUST_", "MAY_")):
        if name.startswith(word) and name != "MAY_PLAY_DISCARDED":
            swapped = other + name.removeprefix(word)
            yield _with(node, "id" if isinstance(node, ast.Name) else "attr", swapped)


def _with(node: ast.AST, name: str, value: object) -> ast.AST:
    changed = deepcopy(node)
    setattr(changed, name, value)
    return changed


def _is_editions(node: ast.AST) -> bool:
    """A tuple such as (1, 2), in a row of the catalogue or as its default."""
    return (
        isinstance(node, ast.Tuple)
        and isinstance(node.ctx, ast.Load)
        and bool(node.elts)
        and all(isinstance(elt, ast.Constant) for elt in node.elts)
        and ast.literal_eval(node) in EDITIONS
    )


def _has_no_number(step: ast.Tuple) -> bool:
    """A step such as (SORT, 0): its operation takes no number."""
    return [type(elt) for elt in step.elts] == [ast.Name, ast.Constant] and ast.unparse(step.elts[1]) == "0"
