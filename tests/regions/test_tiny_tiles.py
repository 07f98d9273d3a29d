"""The engine where tiles, squares and segments are tiny, so that small boards have many of each.

A quick run takes half a minute, one in depth (`--deep`) five times as long.
"""

from __future__ import annotations

from pathlib import Path
from random import randrange

import pytest

from mazarine.regions import Delta, Segmentation
from tests.depth import is_deep
from tests.native.libraries import ROOT, builder, in_a_process
from tests.regions.cutting_boards import FAMILIES
from tests.regions.tiny_tiles import main

TINY = {"MZ_TILE_SHIFT": 2, "MZ_SQUARE_SHIFT": 1, "MZ_GROUP_SHIFT": 1, "MZ_SEGMENT": 8, "MZ_FEW_SQUARES": 4}
"""Tiles of 4 × 4 faces, squares of 2 × 2 tiles, groups of 2 × 2 squares, segments of up to 8 cells."""

_QUICK = ("machine", "numbering", "copying", "anew", "threads", "renumbered", "positions")
_DEEP = ("segmentation", "small_mazes", "against_scipy", "out_of_memory")

_SOAK = "from tests.regions.soak import main; raise SystemExit(main({words!r}.split()))"
_EDITS = "from tests.regions.tiny_tiles import main; main({words!r}.split())"
_TESTS = "import pytest; raise SystemExit(pytest.main({words!r}.split()))"


@pytest.fixture(scope="session")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the environment in which the program uses a library with these constants."""
    folder = tmp_path_factory.mktemp("tiny")
    build = builder()
    level = next(iter(build.Target().levels))
    flags = [f"-D{name}={value}" for name, value in TINY.items()]
    try:
        build.build(folder, (*flags, "-O1"), only=level)
    except build.BuildFailed as fault:
        if "needs a C compiler" in str(fault):
            pytest.skip("there is no C compiler")
        raise
    return {"MAZARINE_NATIVE": str(folder), "MAZARINE_CPU": level}


@pytest.mark.parametrize("name", TINY)
def test_the_sources_have_each_constant(name: str):
    sources = "".join(path.read_text() for path in (ROOT / "editor/native").rglob("*.[ch]"))
    assert name in sources


@pytest.mark.parametrize(("part", "seconds"), [("strokes", 4), ("families", 3), ("large", 2)])
def test_every_edit_is_what_the_page_says(tiny: dict[str, str], part: str, seconds: int):
    # Of as many boards in a row as there are families each is another.
    seed = randrange(10**6) * len(FAMILIES)
    words = f"{part} --seconds {seconds * (4 if is_deep() else 1)} --seed {seed}"
    assert_passes(_EDITS.format(words=words), tiny)


@pytest.mark.parametrize(
    "words",
    [
        "--size 130 --every 8 --edits 300",
        "--size 67 --levels 2 --links 60 --every 1 --edits 60",
        "--size 20 --levels 3 --links 20 --every 1 --edits 150",
    ],
)
def test_a_soak_agrees_with_fresh_segmentations(tiny: dict[str, str], words: str):
    assert_passes(_SOAK.format(words=f"{words} --seed {randrange(10**6)}"), tiny)


def test_tests_of_other_files_pass(tiny: dict[str, str], tmp_path: Path):
    names = (*_QUICK, *(_DEEP if is_deep() else ()))
    files = " ".join(f"tests/regions/test_{name}.py" for name in names)
    # A run in depth is of these files in full, but with the examples of a quick one.
    assert_passes(_TESTS.format(words=f"-q -p no:cacheprovider --basetemp={tmp_path / 'run'} {files}"), tiny)


@pytest.mark.parametrize(
    ("part", "spoiled", "name"),
    [("strokes", Segmentation, "update"), ("families", Segmentation, "update"), ("large", Delta, "write")],
)
def test_what_is_wrong_is_seen_and_its_seed_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], part: str, spoiled: type, name: str
):
    monkeypatch.setattr(spoiled, name, lambda *_: None)
    with pytest.raises(AssertionError):
        main([part, "--seed", "4"])
    assert f"{part}, --seed 4 --boards 1:" in capsys.readouterr().err


def assert_passes(program: str, environment: dict[str, str]) -> None:
    done = in_a_process(program, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
