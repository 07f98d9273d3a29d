"""Compiles the native core: by itself, or as a hook of the build of a wheel or of an editable install.

`python editor/native/build.py` builds into the tree what an editable install uses, and passes other options
to the compiler: `$CC`, else one of the system, else the package `ziglang`, which `CC=ziglang` chooses.
With `--target` or `$MAZARINE_TARGET`, `ziglang` builds for another system (`docs/how-to/release.md`).
"""

from __future__ import annotations

import argparse
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
"""Where the libraries are in the tree, and in a wheel."""
OBJECTS = SOURCE / ".objects"
"""What is kept between builds."""
ZIG = "ziglang>=0.13"
TARGETS = {
    "x86_64-linux-gnu.2.17": "manylinux_2_17_x86_64",
    "aarch64-linux-gnu.2.17": "manylinux_2_17_aarch64",
    "x86_64-macos": "macosx_11_0_x86_64",
    "aarch64-macos": "macosx_11_0_arm64",
    "x86_64-windows-gnu": "win_amd64",
}
"""What `ziglang` builds for on any machine, and the platform of such a wheel."""

_FAST = "-O3"
"""Named for linking, too: `ziglang` would compile helpers for programs that are not fast."""
_FLAGS = ["-std=c11", _FAST, "-fvisibility=hidden", "-ffp-contract=off"]
_WARNINGS = ["-Wall", "-Wextra", "-Wconversion", "-Wshadow"]
_ZIG_COMMAND = [sys.executable, "-m", "ziglang", "cc"]
_OLDEST_MACOS = "11.0"
_SMALL_PROGRAM = "#include <stdint.h>\n#include <stdlib.h>\nint32_t f(void) { return abs(1); }\n"


class BuildFailed(Exception):
    """The native core cannot be built; the sentence says why and what to do."""


class Target:
    """The system that libraries are built for: one of `TARGETS`, or this one."""

    def __init__(self, name: str = "") -> None:
        if name and name not in TARGETS:
            raise BuildFailed(f"Mazarine cannot be built for {name}; choose {', '.join(TARGETS)}.")
        self.name = name
        self.is_macos = "macos" in name if name else sys.platform == "darwin"
        self.is_windows = "windows" in name if name else sys.platform == "win32"
        self.machine = name.partition("-")[0] if name else platform.machine().lower()

    @property
    def folder(self) -> Path:
        """Where the libraries are put."""
        return OBJECTS / self.name if self.name else PLACE

    @property
    def tag(self) -> str:
        """The platform of a wheel with them."""
        if self.name:
            return TARGETS[self.name]
        if self.is_macos:
            return f"macosx_{_OLDEST_MACOS.replace('.', '_')}_{self.machine}"
        return re.sub(r"[-.]", "_", sysconfig.get_platform())

    @property
    def suffix(self) -> str:
        """How the names of libraries end."""
        return ".dylib" if self.is_macos else ".dll" if self.is_windows else ".so"

    @property
    def levels(self) -> dict[str, list[str]]:
        """The flags of each library: of two levels on x86-64, of one elsewhere."""
        if self.machine not in ("x86_64", "amd64") or sys.maxsize < 1 << 32:
            return {"plain": []}
        return {"v2": ["-march=x86-64-v2"], "v3": ["-march=x86-64-v3"]}

    def commands(self) -> list[list[str]]:
        """Return the compilers to try, in this order."""
        chosen = os.environ.get("CC", "")
        if self.name or chosen == "ziglang":
            return [_ZIG_COMMAND]
        return [shlex.split(chosen)] if chosen else [["cc"], ["gcc"], ["clang"], _ZIG_COMMAND]

    def flags(self, command: list[str], level: str) -> list[str]:
        """Return the flags for the system and a level of its processor."""
        flags = self.levels[level] + ([] if self.is_windows else ["-fPIC"])
        if command != _ZIG_COMMAND:
            return [*flags, f"-mmacosx-version-min={_OLDEST_MACOS}"] if self.is_macos else flags
        # Ziglang has other names, and takes what this processor has where nothing is named.
        flags = [flag.replace("x86-64-", "x86_64_") for flag in flags]
        flags += [] if self.levels[level] else ["-mcpu=baseline"]
        name = self.name or (f"{self.machine.replace('arm64', 'aarch64')}-macos" if self.is_macos else "")
        return [*flags, "-target", name.replace("macos", f"macos.{_OLDEST_MACOS}")] if name else flags

    def link_flags(self, command: list[str]) -> list[str]:
        """Return the flags for linking: nothing may be missing, and no symbols are kept."""
        if self.is_macos:
            flags = ["-dynamiclib"]
        else:
            flags = ["-shared", "-s"] if self.is_windows else ["-shared", "-s", "-Wl,-z,defs", "-lm"]
        # Ziglang would compile helpers that nothing here needs, which takes longer than all the rest.
        return [*flags, "-rtlib=none"] if command == _ZIG_COMMAND and not self.is_windows else flags

    def compiler(self) -> list[str]:
        """Return the command of the first compiler that works; `BuildFailed` if there is none."""
        faults = []
        for command in self.commands():
            fault = self._fault_of(command)
            if fault is None:
                return command
            faults.append(fault)
        chosen = os.environ.get("CC")
        reason = f"{chosen} does not work ({faults[0]})" if chosen else "there is none"
        raise BuildFailed(
            f"Building Mazarine needs a C compiler, and {reason}: "
            "install gcc or clang, or `pip install ziglang`."
        )

    def _fault_of(self, command: list[str]) -> str | None:
        """Return why a compiler cannot make a small library, None if it can."""
        if which(command[0]) is None:
            return "it is not found"
        flags = [_FAST, *self.flags(command, next(reversed(self.levels)))]
        with tempfile.TemporaryDirectory() as folder:
            source, library = Path(folder, "small.c"), Path(folder, "small.out")
            source.write_text(_SMALL_PROGRAM)
            return _error_of([*command, *flags, str(source), "-o", str(library), *self.link_flags(command)])


def build(folder: Path, flags: tuple[str, ...] = (), only: str | None = None, target: str = "") -> list[Path]:
    """Compile the libraries into a folder, and return their paths.

    What has not changed since it was compiled here is taken from `.objects` beside the sources.

    Parameters
    ----------
    folder : where to put the libraries
    flags : more flags for the compiler
    only : one level, instead of all
    target : one of `TARGETS`, instead of this system
    """
    system = Target(target)
    command = system.compiler()
    folder.mkdir(parents=True, exist_ok=True)
    return [
        _library(command, system, level, folder, flags) for level in system.levels if only in (None, level)
    ]


def _library(command: list[str], target: Target, level: str, folder: Path, more: tuple[str, ...]) -> Path:
    flags = [*target.flags(command, level), *more]
    options = [*_FLAGS, *_WARNINGS, *flags, f"-I{SOURCE}", f'-DMZ_VERSION="{version()}"']
    headers = b"".join(path.read_bytes() for path in sorted(SOURCE.rglob("*.h")))
    kept = OBJECTS / f"{target.name or 'here'}-{level}-{_digest(repr((command, options)).encode())}"
    kept.mkdir(parents=True, exist_ok=True)

    def compiled(source: Path) -> Path:
        name = "-".join(source.relative_to(SOURCE).with_suffix("").parts)
        made = kept / f"{name}.{_digest(headers + source.read_bytes())}.o"
        if not made.exists():
            part = made.with_suffix(f".{os.getpid()}.part.o")
            _run([*command, *options, "-c", str(source), "-o", str(part)])
            for former in kept.glob(f"{name}.*.o"):
                if not former.name.endswith(".part.o"):  # Another process may be writing that.
                    former.unlink(missing_ok=True)
            part.replace(made)
        return made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = list(pool.map(compiled, sorted(SOURCE.rglob("*.c"))))
    library = folder / f"mazarine-{level}{target.suffix}"
    with tempfile.TemporaryDirectory(dir=folder) as beside:
        linked = Path(beside, library.name)
        # What is compiled for a debugger keeps its symbols.
        linking = [flag for flag in target.link_flags(command) if flag != "-s" or "-g" not in flags]
        if target.is_macos:
            linking.append(f"-Wl,-install_name,@rpath/{library.name}")  # else it is the path of this build
        _run([*command, _FAST, *flags, *map(str, parts), "-o", str(linked), *linking])
        linked.replace(library)
    return library


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _run(command: list[str]) -> None:
    error = _error_of(command)
    if error is not None:
        name = "ziglang" if command[: len(_ZIG_COMMAND)] == _ZIG_COMMAND else command[0]
        raise BuildFailed(
            f"{name} could not build the native core of Mazarine: {error}; update it, or choose another "
            "compiler, for example with CC=clang or CC=ziglang."
        )


def _error_of(command: list[str]) -> str | None:
    """Run a command; return the first error that it reports, None if it succeeds."""
    kept = {name: str(OBJECTS / "zig") for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")}
    done = subprocess.run(
        command, capture_output=True, text=True, errors="replace", env=kept | os.environ, check=False
    )
    if done.returncode == 0:
        return None
    lines = done.stderr.splitlines()
    errors = [line for line in lines if re.search(r"\berror\b|undefined|No module", line)]
    return (errors or lines or [f"exit status {done.returncode}"])[0].strip()


def version() -> str:
    """Return the version of the program."""
    text = (SOURCE.parent / "mazarine" / "version.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"', text, re.MULTILINE)
    assert found
    return found[1]


def _target() -> Target:
    return Target(os.environ.get("MAZARINE_TARGET", ""))


class NativeHook(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]
    """Compiles the native core when a wheel is built, or an editable install made."""

    def dependencies(self) -> list[str]:
        """Return what the build needs beside hatchling: a compiler, where the system has none."""
        try:
            _target().compiler()
        except BuildFailed:
            # A compiler of the user's choice that does not work is reported by the build.
            return [] if os.environ.get("CC", "ziglang") != "ziglang" else [ZIG]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put the libraries into the wheel, which is one for all Pythons."""
        try:
            target = _target()
            libraries = build(target.folder, target=target.name)
        except BuildFailed as failure:
            sys.exit(str(failure))  # One sentence, without a traceback.
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{target.tag}"
        if version != "editable":
            for library in libraries:
                build_data["force_include"][str(library)] = f"mazarine/native/{library.name}"


def main() -> None:
    """Build from the command line."""
    parser = argparse.ArgumentParser(description="Compile the native core of Mazarine.")
    parser.add_argument(
        "--target",
        default=os.environ.get("MAZARINE_TARGET", ""),
        help=f"system to build for: {', '.join(TARGETS)}",
    )
    parser.add_argument("--folder", type=Path, help="where to put the libraries")
    parser.add_argument("--level", help="build one library: v2, v3 or plain")
    options, flags = parser.parse_known_args()
    try:
        target = Target(options.target)
        for path in build(options.folder or target.folder, tuple(flags), options.level, target.name):
            print(path)  # noqa: T201
    except BuildFailed as failure:
        sys.exit(str(failure))


if __name__ == "__main__":
    main()
