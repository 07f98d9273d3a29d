"""What `docs/how-to/developing.md` shows is so: the layers in the picture, and the code that it adds."""

from __future__ import annotations

import ctypes
import importlib
import subprocess
import tomllib
import types
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from mazarine.files import losses, read, write
from mazarine.files.registry import FORMATS
from mazarine.generators import GENERATORS, generate
from mazarine.maze import Maze
from mazarine.native import generators
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


def _compiled(code: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> types.SimpleNamespace:
    """Return a library of its own with this code of C."""
    source, library = folder / "shown.c", folder / "shown.so"
    source.write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(ROOT / "editor" / "native"))
    command = importlib.import_module("build").compiler()
    if command is None:
        pytest.skip("there is no compiler")
    options = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    options += [f"-I{ROOT / 'editor' / 'native'}", str(source), "-o", str(library)]
    subprocess.run([*command, *options], check=True)
    return types.SimpleNamespace(short=None, long=ctypes.CDLL(str(library)))


def test_the_function_counts_cells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = shown("editor/native/counting/code.c", "c")
    header = shown("editor/native/counting/counting.h", "c")
    both = _compiled(code.replace('"mazarine.h"\n', f'"mazarine.h"\n{header}'), tmp_path, monkeypatch)
    monkeypatch.setattr("mazarine.native.calls.library", lambda: both)
    count_code = imported("editor/mazarine/native/counting.py", tmp_path, monkeypatch).count_code
    assert count_code(np.array([[2, 0, 2], [2, 2, 0]], dtype=np.uint8), 2) == 4


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
    """Declare the function that the page shows of a generator, and compile it."""
    code = shown("editor/native/generators/comb.c", "c")
    header = shown("editor/native/generators/generators.h", "c")
    both = _compiled(code.replace('/board.h"\n', f'/board.h"\n{header}'), folder, monkeypatch)
    names = dict(vars(generators))
    exec(shown("editor/mazarine/native/generators.py", "python"), names)
    with monkeypatch.context() as patch:
        patch.setattr("mazarine.native.calls.library", lambda: both)
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
