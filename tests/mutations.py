"""Check that tests notice mistakes in the engine of the regions: `python -m tests.mutations [NAME ...]`.

A name is that of a mutation, or of a file, which selects all of its mutations; without names all are tried.

Each mutation changes one place of the native core in a copy of the tree, where the changed file is compiled
again, and the tests of the regions run until the first that fails.

`python -m tests.mutations --quick` takes half a minute. It tries the mutations in `mistakes.QUICK` on the
tests in `QUICK_SUITE`.

The exit status is 0 if every mutation is caught, 1 if one survives, and 2 if one cannot be tried.
"""
# ruff: noqa: T201

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.mistakes import ENGINE, MUTATIONS, QUICK, Mutation, MutationError

ROOT = Path(__file__).parents[1]
COPIED = ("editor", "tests", "resources", "pyproject.toml")
SUITE = ("tests/regions",)
QUICK_SUITE = ("tests/regions/test_beyond_small_mazes.py", "tests/regions/test_numbering.py")
LIMIT_S = 900
"""An infinite loop is noticed, too."""
_BUILD = """
import sys, build
build.build(build.Path(sys.argv[1]), ("-O1",), next(iter(build.Target().levels)))
"""
"""Makes one library only, and faster than one that is fast itself."""
_CRASHES = (signal.SIGSEGV, signal.SIGABRT, signal.SIGFPE, signal.SIGILL)


def main(arguments: list[str]) -> int:
    """Try the mutations that are named, the quick ones, or all; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__.splitlines()[0])
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help="a mutation, or a file for all of its mutations"
    )
    parser.add_argument("--quick", action="store_true", help="try a few mutations on a few tests")
    options = parser.parse_args(arguments)
    if options.quick and options.names:
        parser.error("--quick takes no names.")
    names = QUICK if options.quick else frozenset(options.names)
    known = {word for mutation in MUTATIONS for word in (mutation.name, mutation.file)}
    for name in sorted(names - known):
        parser.error(f"There is no mutation {name!r}. Available: {'; '.join(sorted(known))}.")
    chosen = [each for each in MUTATIONS if not names or {each.name, each.file} & names]
    with tempfile.TemporaryDirectory(prefix="mazarine-mutation-") as folder:
        trial = Trial(QUICK_SUITE if options.quick else SUITE, Path(folder))
        try:
            trial.require_sound_tests()
            survived = trial.count_survivors(chosen)
        except MutationError as error:
            print(error, file=sys.stderr)
            return 2
    return 1 if survived else 0


class Trial(NamedTuple):
    """A way to run the tests on a mutation.

    Attributes
    ----------
    suite : files and folders of tests
    folder : where the copies of the tree are, one after the other at the same place
    """

    suite: tuple[str, ...]
    folder: Path

    def require_sound_tests(self) -> None:
        """Run the suite without a mutation.

        Raises
        ------
        MutationError
            If a test fails.
        """
        failure = self._first_failure(None)
        if failure is not None:
            raise MutationError(f"{failure} fails without a mutation, so that the others prove nothing.")

    def count_survivors(self, mutations: list[Mutation]) -> int:
        """Try mutations and print a line for each; return the number of those that survive."""
        survived = 0
        for mutation in mutations:
            caught = self._first_failure(mutation)
            survived += caught is None
            verdict = "SURVIVED" if caught is None else f"caught by {caught}"
            print(f"{mutation.file}: {mutation.name}: {verdict}", flush=True)
        return survived

    def _first_failure(self, mutation: Mutation | None) -> str | None:
        """Run the suite with a mutation; return the test that fails first, or `None`."""
        tree = self.folder / "tree"
        shutil.rmtree(tree, ignore_errors=True)
        _copy(tree)
        if mutation is not None:
            mutation.apply(tree)
        self._compile(tree)
        environment = os.environ | {
            "MAZARINE_CPU": "",
            "MAZARINE_NATIVE": str(self.folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": str(tree / "editor"),  # not the package of the original
            "QT_QPA_PLATFORM": "offscreen",
        }
        try:
            done = subprocess.run(
                (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *self.suite),
                cwd=tree,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=LIMIT_S,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return f"the limit of {LIMIT_S} s"
        return _verdict(done.returncode, done.stdout)

    def _compile(self, tree: Path) -> None:
        """Compile the native core of a copy of the tree, and keep what the first copy has compiled.

        Raises
        ------
        MutationError
            If it cannot be compiled.
        """
        kept, objects = self.folder / "objects", tree / ENGINE.parent / ".objects"
        if kept.exists():
            shutil.copytree(kept, objects)
        command = (sys.executable, "-c", _BUILD, str(self.folder))
        done = subprocess.run(
            command, cwd=tree / ENGINE.parent, stderr=subprocess.PIPE, text=True, check=False
        )
        if done.returncode != 0:
            raise MutationError(f"The mutation cannot be compiled:\n{done.stderr[-2000:]}")
        if not kept.exists():
            shutil.copytree(objects, kept)


def _copy(tree: Path) -> None:
    """Copy the files that the tests need, so that a trial leaves nothing in the tree."""
    leave = shutil.ignore_patterns("__pycache__", ".*")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=leave)
        else:
            shutil.copy(source, tree / name)


def _verdict(status: int, output: str) -> str | None:
    """Return the first failure in the output of the tests, or `None` if all passed.

    Raises
    ------
    MutationError
        If the tests did not run.
    """
    if status == 0:
        return None
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    if found:
        return found.group(1)
    if -status in _CRASHES:
        # Python's own report of a crash names the innermost call first.
        stack = re.findall(r'File "[^"]*(tests/regions/test_\w+\.py)", line \d+ in (\w+)', output)
        return "a crash" + (f" in {stack[-1][0]}::{stack[-1][1]}" if stack else "")
    raise MutationError(f"The tests did not run (status {status}):\n{output[-2000:]}")


if __name__ == "__main__":
    # A signal, like Ctrl+C, must leave no folder behind.
    signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(128 + number))
    sys.exit(main(sys.argv[1:]))
