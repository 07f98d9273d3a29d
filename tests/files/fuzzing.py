"""Whether any bytes make a reader fail: `python -m tests.files.fuzzing [--format NAME] [--minutes M]`.

atheris mutates the samples and what each format writes, and goes on with what reaches new lines of
`mazarine.files`. A find is any exception but `MazeFileError`, more than 1 GiB, or more than 10 s; its bytes
are kept, and the next format is tried. Exit status 1 if there is one.
"""
# ruff: noqa: T201

from __future__ import annotations

import argparse
import importlib
import importlib.util
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.files.fuzz_stores import StoreTarget, Target

_TARGETS = "tests.files.fuzz_targets"
_MOST_MEGABYTES = 1024
_MOST_SECONDS = 10
_LEAST_LENGTH = 4096
_MOST_WORDS = 400


def main(words: list[str]) -> int:
    """Fuzz the formats that are named, or all; give the exit status."""
    if importlib.util.find_spec("atheris") is None:
        print("Fuzzing needs atheris, which there is for Linux: pip install -e .[bench]", file=sys.stderr)
        return 2
    targets: dict[str, Target | StoreTarget] = importlib.import_module(_TARGETS).TARGETS
    parser = argparse.ArgumentParser(prog="python -m tests.files.fuzzing", description=__doc__)
    parser.add_argument("--format", choices=targets, help="all, one after the other, if it is not given")
    parser.add_argument("--minutes", type=float, default=1.0, help="for each format; 1 if it is not given")
    parser.add_argument("--keep", type=Path, default=Path("fuzzing"), help="the folder for what was found")
    said = parser.parse_args(words)
    names = [said.format] if said.format else list(targets)
    found = [_fuzz(name, targets[name], said.minutes, said.keep) for name in names]
    return int(any(found))


def _fuzz(name: str, target: Target | StoreTarget, minutes: float, keep: Path) -> bool:
    """Fuzz one target in a process of its own, and print a line; tell whether there was a find."""
    with tempfile.TemporaryDirectory(prefix="mazarine-corpus-") as folder:
        corpus, finds = Path(folder) / "corpus", Path(folder) / "finds"
        corpus.mkdir()
        finds.mkdir()
        for number, seed in enumerate(target.seeds):
            (corpus / f"{number}").write_bytes(seed)
        dictionary = Path(folder) / "words"
        dictionary.write_text("".join(f'"{word}"\n' for word in _words_of(target.seeds)))
        options = {
            "max_total_time": round(60 * minutes), "rss_limit_mb": _MOST_MEGABYTES, "timeout": _MOST_SECONDS,
            "max_len": max(_LEAST_LENGTH, 2 * max(map(len, target.seeds))), "dict": dictionary,
            "artifact_prefix": f"{finds}/", "print_final_stats": 1,
        }  # fmt: skip
        command = [sys.executable, "-c", f"from {__spec__.name} import run; run()", name, str(corpus)]
        done = subprocess.run(
            [*command, *(f"-{key}={value}" for key, value in options.items())],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        counts = re.findall(r"number_of_executed_units: (\d+)", done.stdout)
        covered = re.findall(r"cov: (\d+)", done.stdout)
        print(f"{name}: {int((counts or [0])[-1]):,} executions, coverage {(covered or [0])[-1]}", end="")
        kept = [keep / f"{name}-{find.name}" for find in finds.iterdir() if not find.name.startswith("slow")]
        for path in kept:
            keep.mkdir(exist_ok=True)
            path.write_bytes((finds / path.name.removeprefix(f"{name}-")).read_bytes())
    failed = bool(kept) or done.returncode != 0
    print(f"; FOUND {', '.join(map(str, kept))}\n{done.stdout[-3000:]}" if failed else "; nothing found")
    sys.stdout.flush()
    return failed


def _words_of(seeds: list[bytes]) -> list[str]:
    """Return words and numbers of the files, for mutations to put elsewhere."""
    words = {word.decode() for seed in seeds for word in re.findall(rb"[A-Za-z0-9_.-]{2,24}", seed)}
    return [*sorted(words)[:_MOST_WORDS], "-1", "2147483648", "99999999999999999999", "1e999"]


def run() -> None:
    """Fuzz one target in this process, with libFuzzer's words on the command line; it does not return."""
    atheris = importlib.import_module("atheris")
    with atheris.instrument_imports(
        include=["mazarine.files", "mazarine.maze", "mazarine.big", "mazarine.league"]
    ):
        targets: dict[str, Target | StoreTarget] = importlib.import_module(_TARGETS).TARGETS
    name, *words = sys.argv[1:]
    atheris.Setup([sys.argv[0], *words], targets[name].act)
    atheris.Fuzz()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
