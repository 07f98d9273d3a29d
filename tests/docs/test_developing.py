"""What `docs/how-to/developing.md` shows is so: the layers in the picture, and the code that it adds."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from mazarine.files import losses, read, write
from mazarine.files.registry import FORMATS
from mazarine.generators import GENERATORS, generate
from mazarine.maze import Maze
from mazarine.native import calls, generators
from mazarine.native.library import _loaded
from mazarine.paths.structure import statistics
from tests.docs.shown import ROOT, imported, shown
from tests.drawing import blocks, walls


def test_the_picture_has_the_layers_that_the_import_linter_holds() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    picture = ET.parse(ROOT / "docs" / "pictures" / "architecture.svg")
    rows: dict[float, list[str | None]] = {}
    for text in picture.iter("{http://www.w3.org/2000/svg}text"):
        if text.attrib.get("class") == "layer":
            rows.setdefault(float(text.attrib["y"]), []).append(text.text)
    assert [rows[y] for y in sorted(rows)] == [
        [name.strip().removeprefix("mazarine.") for name in layer.split("|")] for layer in layers
    ]


def test_the_format_reads_and_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    format = imported("editor/mazarine/files/pbm.py", tmp_path, monkeypatch).PBM
    monkeypatch.setitem(FORMATS.built_in, format.name, format)
    maze, path = blocks("..#\n#.."), tmp_path / "a.pbm"
    write(maze, path)
    assert path.read_text() == "P1\n3 2\n001\n100\n"
    assert read(path) == maze
    assert not losses(maze, path)
    write(Maze.blank(1, 1), path)
    assert read(path).shape == (1, 3, 3)


def _add_comb(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compile what the page shows of a generator into a library of its own, and declare it."""
    source, package = folder / "editor" / "native", folder / "editor" / "mazarine"
    shutil.copytree(ROOT / "editor" / "native", source, ignore=shutil.ignore_patterns("*.c", "*.o"))
    (package / "native").mkdir(parents=True)
    for name in ("native/common/library.c", "mazarine/__init__.py"):
        shutil.copy(ROOT / "editor" / name, folder / "editor" / name)
    (source / "generators" / "comb.c").write_text(shown("editor/native/generators/comb.c", "c"))
    with (source / "generators" / "generators.h").open("a") as header:
        header.write(shown("editor/native/generators/generators.h", "c"))
    subprocess.run([sys.executable, source / "build.py", "-O0", "-Werror"], check=True, capture_output=True)
    path = next((package / "native").iterdir())
    names = dict(vars(generators))
    exec(shown("editor/mazarine/native/generators.py"), names)
    with monkeypatch.context() as patch:
        patch.setattr(calls, "library", lambda: _loaded(path))
        names["advance_comb"]._found()
    monkeypatch.setattr(generators, "advance_comb", names["advance_comb"], raising=False)


def test_the_generator_makes_mazes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _add_comb(tmp_path, monkeypatch)
    generator = imported("editor/mazarine/generators/comb.py", tmp_path, monkeypatch).GENERATOR
    monkeypatch.setitem(GENERATORS.built_in, generator.name, generator)
    assert generate("comb", 2, 3, rng=np.random.default_rng(), west=0) == walls("""
        +---+---+---+
        |           |
        +   +   +   +
        |   |   |   |
        +---+---+---+
    """)
    first, second = (generate("comb", 20, 30, rng=np.random.default_rng(seed)) for seed in (1, 2))
    assert first != second
    for maze in (first, second):
        found = statistics(maze)
        assert (found.components.count, found.loops.count) == (1, 0)
