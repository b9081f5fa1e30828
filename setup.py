"""Compile the rules modules to C where that is possible; otherwise install them as the Python they are.

REGAT_EXTENSIONS=require makes a failed build an error, REGAT_EXTENSIONS=skip does not try.
"""

import os
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent
MODULES = runpy.run_path(str(ROOT / "src/regat/compiled_modules.py"))["MODULES"]
WISH = os.environ.get("REGAT_EXTENSIONS", "")

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # annotations and a .pxd that both type a name clash
    "infer_types": True,
    "cdivision": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
}
GCC_FLAGS = ["-O3", "-g0", "-Wno-unused-variable", "-Wno-unused-function", "-Wno-unused-but-set-variable"]
MSVC_FLAGS = ["/O2"]


class RulesNotCompiled(Exception):
    """Cython could not turn the rules modules into C."""


def rules_extension(module: str) -> Extension:
    """An extension that bears the module's own name: with any other, Cython ignores the .pxd silently."""
    source = Path("src", *module.split(".")).with_suffix(".py")
    for wanted in (source, source.with_suffix(".pxd")):
        if not (ROOT / wanted).is_file():
            sys.exit(f"setup.py: {module} is to be compiled, but {wanted.as_posix()} does not exist")
    return Extension(module, [source.as_posix()])


class build_rules(build_ext):  # noqa: N801 - commands of setuptools are lower case
    """All rules modules or none: two engines never mix."""

    def run(self) -> None:
        in_place = bool(self.inplace)
        # A wheel shows what this compiler can do now, not what an earlier build left behind.
        self.force = self.force or not in_place
        try:
            self.translate()
            super().run()
        except (RulesNotCompiled, BaseError, CCompilerError, OSError) as reason:
            if WISH == "require":
                sys.exit(f"setup.py: the rules could not be compiled: {reason}")
            print(f"regat: the rules stay interpreted, no C extension was built: {reason}", file=sys.stderr)
            self.forget(in_place=in_place)
        if in_place:
            self.mark_current()

    def translate(self) -> None:
        """From .py and .pxd to C, under build/ and never in src/."""
        try:
            from Cython.Build import cythonize

            translated = cythonize(
                self.extensions,
                compiler_directives=DIRECTIVES,
                build_dir="build/cython",
                force=True,  # Cython does not see that `from … cimport name` depends on name.pxd
                show_all_warnings=False,
            )
        except Exception as reason:
            # Whatever goes wrong in Cython, or its absence, must not stop an install.
            raise RulesNotCompiled(f"{type(reason).__name__}: {reason}") from reason
        for extension, in_c in zip(self.extensions, translated, strict=True):
            extension.sources = in_c.sources
            extension.depends = in_c.depends

    def build_extensions(self) -> None:
        flags = MSVC_FLAGS if self.compiler.compiler_type == "msvc" else GCC_FLAGS
        for extension in self.extensions:
            extension.extra_compile_args = flags
        self.parallel = self.parallel or os.cpu_count()
        super().build_extensions()

    def in_source(self) -> list[Path]:
        """Where the extensions stand in the source tree, or would."""
        return [ROOT / "src" / self.get_ext_filename(extension.name) for extension in self.extensions]

    def mark_current(self) -> None:
        """Make the extensions newer than every rules file: that is how regat tells a stale one."""
        for extension in self.in_source():
            extension.touch()

    def forget(self, *, in_place: bool) -> None:
        """Leave no half of a build behind, nor a whole one of older rules."""
        self.inplace = False
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        for extension in built + (self.in_source() if in_place else []):
            extension.unlink(missing_ok=True)
        self.extensions.clear()


setup(
    cmdclass={"build_ext": build_rules},
    ext_modules=[] if WISH == "skip" else [rules_extension(module) for module in MODULES],
)
