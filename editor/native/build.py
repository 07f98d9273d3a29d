"""Compiles the native core: by itself, or as a hook of the build of a wheel or of an editable install.

`python editor/native/build.py` builds into the tree what an editable install uses.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import which
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # Run by itself.
    BuildHookInterface = object  # type: ignore[assignment,misc,unused-ignore]

SOURCE = Path(__file__).resolve().parent
PLACE = SOURCE.parent / "mazarine" / "native"
"""Where the libraries stand in the tree, and in a wheel."""
ZIG = "ziglang>=0.13"
_FLAGS = ["-std=c11", "-O3", "-fvisibility=hidden", "-ffp-contract=off"]
_WARNINGS = ["-Wall", "-Wextra", "-Wconversion", "-Wshadow"]
_SUFFIX = {"darwin": ".dylib", "win32": ".dll"}.get(sys.platform, ".so")


class BuildFailed(Exception):
    """A compiler refused a file; the sentence says which, why and what to do."""


def compiler() -> list[str] | None:
    """Return the command of a compiler that works: `$CC`, one of the system, or ziglang; None without."""
    zig = [sys.executable, "-m", "ziglang", "cc"]
    for command in ([*shlex.split(os.environ.get("CC", ""))], ["cc"], ["gcc"], ["clang"], zig):
        if command and which(command[0]) and _works(command):
            return command
    return None


def _works(command: list[str]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "a.c")
        source.write_text("#include <stdint.h>\n#include <stdlib.h>\nint32_t f(void) { return abs(1); }\n")
        made = [*command, "-shared", "-fPIC", str(source), "-o", str(Path(folder, "a"))]
        return subprocess.run(made, capture_output=True, check=False).returncode == 0


def levels() -> dict[str, list[str]]:
    """Return the flags of each library: of two levels on x86-64, of one elsewhere."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return {"plain": []}
    return {"v2": ["-march=x86-64-v2"], "v3": ["-march=x86-64-v3"]}


def build(folder: Path, flags: tuple[str, ...] = (), only: str | None = None) -> list[Path]:
    """Compile the libraries into a folder, and return their paths.

    What has not changed since it was compiled here is taken from `.objects` beside the sources.
    """
    command = compiler()
    if command is None:
        raise BuildFailed(
            "Building Mazarine needs a C compiler: install gcc or clang, or `pip install ziglang`."
        )
    made = []
    for level, of_level in levels().items():
        if only in (None, level):
            names = [
                name.replace("x86-64-", "x86_64_") if "ziglang" in command else name for name in of_level
            ]
            made.append(_library(command, folder / f"mazarine-{level}{_SUFFIX}", [*names, *flags]))
    return made


def _library(command: list[str], library: Path, flags: list[str]) -> Path:
    position = [] if sys.platform == "win32" else ["-fPIC"]
    options = [*_FLAGS, *_WARNINGS, *position, *flags, f"-I{SOURCE}", f'-DMZ_VERSION="{version()}"']
    headers = b"".join(path.read_bytes() for path in sorted(SOURCE.rglob("*.h")))
    common = hashlib.sha256(headers + repr((command, options)).encode()).hexdigest()
    objects = SOURCE / ".objects"
    objects.mkdir(exist_ok=True)

    def compiled(source: Path) -> Path:
        digest = hashlib.sha256(common.encode() + source.read_bytes()).hexdigest()[:24]
        made = objects / f"{source.stem}-{digest}.o"
        if not made.exists():
            part = made.with_suffix(f".{os.getpid()}.o")
            _run([*command, *options, "-c", str(source), "-o", str(part)])
            part.replace(made)
        return made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = list(pool.map(compiled, sorted(SOURCE.rglob("*.c"))))
    linked = library.with_suffix(f".{os.getpid()}{_SUFFIX}")
    # The processor computes the same everywhere; only what these files need is linked.
    shared = "-dynamiclib" if sys.platform == "darwin" else "-shared"
    last = [] if sys.platform == "win32" else ["-lm"]
    try:
        _run([*command, shared, *flags, *map(str, parts), "-o", str(linked), *last])
        linked.replace(library)
    finally:
        linked.unlink(missing_ok=True)
    return library


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if re.search(r"error|undefined", line)]
        first = (errors or done.stderr.splitlines() or ["no message"])[0]
        raise BuildFailed(f"{command[0]} could not build the native core: {first}")


def version() -> str:
    """Return the version of the program."""
    text = (SOURCE.parent / "mazarine" / "version.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"', text, re.MULTILINE)
    assert found
    return found[1]


class NativeHook(BuildHookInterface):  # type: ignore[misc,unused-ignore]
    """Compiles the native core when a wheel is built, or an editable install made."""

    def dependencies(self) -> list[str]:
        """Return what the build needs beside hatchling: a compiler, where the system has none."""
        return [] if compiler() else [ZIG]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put the libraries into the wheel, which is one for all Pythons."""
        libraries = build(PLACE)
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{re.sub(r'[-.]', '_', sysconfig.get_platform())}"
        if version != "editable":
            for library in libraries:
                build_data["force_include"][str(library)] = f"mazarine/native/{library.name}"


if __name__ == "__main__":
    try:
        for path in build(PLACE, tuple(sys.argv[1:])):
            print(path)  # noqa: T201
    except BuildFailed as failure:
        sys.exit(str(failure))
