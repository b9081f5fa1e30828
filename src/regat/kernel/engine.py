"""Which engine runs the rules, compiled or interpreted, and why.

Both run the same source files. REGAT_ENGINE chooses; without it the compiled engine is used where all its
extensions are there and none is older than its source.
"""

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Literal

from regat.kernel.errors import BadEngine

Name = Literal["compiled", "interpreted"]

VARIABLE = "REGAT_ENGINE"
HOME = Path(__file__).parents[2]  # the folder that holds the package: `src`, or where it was installed


@dataclass(frozen=True)
class Engine:
    """An engine and the reason for it; without a name the reason says why there is none."""

    name: Name | None
    why: str


class CompiledModuleFinder:
    """Finds the rules modules of the chosen engine and ignores all other modules."""

    def __init__(self, modules: Sequence[str], engine: Engine) -> None:
        self.modules = frozenset(modules)
        self.engine = engine

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.modules or self.engine.name == "compiled":
            return None
        if self.engine.name is None:
            raise BadEngine(self.engine.why)
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


_modules: tuple[str, ...] = ()
_chosen = Engine(None, "no engine has been chosen yet")


def choose(modules: Sequence[str]) -> None:
    """Decide for these rules modules; to be called once, before any of them is imported."""
    global _modules, _chosen  # noqa: PLW0603 - one process has one engine
    _modules = tuple(modules)
    _chosen = _decide(os.environ.get(VARIABLE, ""))
    sys.meta_path.insert(0, CompiledModuleFinder(_modules, _chosen))


def name() -> Name:
    """The engine in use."""
    if _chosen.name is None:
        raise BadEngine(_chosen.why)
    return _chosen.name


def why() -> str:
    """Why this engine is the one in use."""
    return _chosen.why


def extensions() -> dict[str, Path | None]:
    """Each rules module and its compiled extension, if there is one."""
    return {module: _extension(module) for module in _modules}


def stale() -> list[str]:
    """The rules files of a source tree that are newer than an extension, which is thereby out of date."""
    built = [file for file in extensions().values() if file is not None]
    if not built or not (HOME.parent / "setup.py").is_file():
        return []  # the times of files in an installed package mean nothing
    oldest = min(file.stat().st_mtime for file in built)
    sources = {_place(module).with_suffix(".py") for module in _modules}
    sources.update((HOME / "regat").rglob("*.pxd"))
    newer = (file for file in sources if file.is_file() and file.stat().st_mtime > oldest)
    return sorted(file.relative_to(HOME).as_posix() for file in newer)


def _decide(wish: str) -> Engine:
    if wish not in ("", "compiled", "interpreted"):
        return Engine(None, f"{VARIABLE} is {wish!r}; it must be 'compiled', 'interpreted' or unset")
    if wish == "interpreted":
        return Engine("interpreted", f"{VARIABLE}=interpreted is set")
    lacking = [module for module, extension in extensions().items() if extension is None]
    if lacking and wish == "compiled":
        return Engine(None, f"{VARIABLE}=compiled, but these extensions are not built: {', '.join(lacking)}")
    if len(lacking) == len(_modules):
        return Engine(
            "interpreted", "no compiled extensions were found; reinstall with a C compiler to build them"
        )
    if lacking:
        return Engine("interpreted", f"not all compiled extensions are built; missing: {', '.join(lacking)}")
    newer = ", ".join(stale())
    old = f"the extensions are older than {newer} (`make setup` rebuilds them)" if newer else ""
    if wish == "compiled":
        return Engine("compiled", f"{VARIABLE}=compiled is set" + (f", but {old}" if old else ""))
    if old:
        return Engine("interpreted", old)
    return Engine("compiled", "all compiled extensions were found")


def _place(module: str) -> Path:
    return HOME.joinpath(*module.split("."))


def _extension(module: str) -> Path | None:
    place = _place(module)
    found = (place.with_name(place.name + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((file for file in found if file.is_file()), None)
