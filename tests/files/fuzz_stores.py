"""Targets of `tests.files.fuzzing` beside single files: stores, segmentations, locks and leagues."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from mazarine.errors import MazeError
from mazarine.files import read, write
from mazarine.league import read_spec
from mazarine.league.state import State
from mazarine.maze import Maze

_LEAGUE = (
    b'mazes = ["a.maze"]\nruns = 2\n[limits]\nseconds = 1.5\n[[mouse]]\nname = "a"\nexplorer = "tremaux"\n'
)
_PROGRAM = (
    b'mazes = ["*.maze"]\n[[mouse]]\nname = "a"\nfolder = "."\nbuild = "make"\ncommand = "./a \'b c\'"\n'
)
_STATE = (
    b'{"key":"a/b/1","result":{"mouse":"a","maze":"m","run":1,"end":"exit","reason":"","goal":[3.5,2],'
    b'"source":1.0,"readme":2.0,"moves":3.5,"turns":2,"commands":9,"seconds":0.5}}\n'
)
_LOCK = b"1234\nmazarine\nhost\n0123456789\nboot\n"

Targets = dict[str, tuple[Callable[[bytes], None], list[bytes]]]


def store_targets(folder: Path) -> Targets:
    """Return functions that take any bytes, with bytes to begin with; they work in a folder."""
    found: Targets = {"league": (partial(_league, folder), [_LEAGUE, _PROGRAM]),
                      "league-state": (partial(_league_state, folder), [_STATE, 2 * _STATE])}  # fmt: skip
    if find_spec("zarr") is not None:
        found |= _stores(folder)
    if find_spec("PySide6") is not None:
        found["lock"] = partial(_lock, folder), [_LOCK, b"", bytes(30)]
    return found


def _stores(folder: Path) -> Targets:
    from mazarine import big  # noqa: PLC0415 - it needs an extra

    store, regions = folder / "a.maze.zarr", folder / "a.regions.zarr"
    write(Maze.blank(6, 6, walled=True), store)
    big.segment(store, regions, workers=1)

    def look(changed: Path) -> None:
        found = big.StoredSegmentation(changed)
        found.numbers(0, 0, 0, 6, 6)
        for region in found.each():
            found.cells_of(region.number)

    return {
        "store": _part_by_part(store, read),
        "segmentation": _part_by_part(regions, look),
    }


def _part_by_part(store: Path, look: Callable[[Path], object]) -> tuple[Callable[[bytes], None], list[bytes]]:
    """Return a function that puts bytes in the place of one file; the first byte tells of which."""
    files = sorted(path.relative_to(store) for path in store.rglob("*") if path.is_file())
    kept = {path: (store / path).read_bytes() for path in files}

    def act(data: bytes) -> None:
        path = store / files[data[0] % len(files) if data else 0]
        path.write_bytes(data[1:])
        try:
            with contextlib.suppress(MazeError):
                look(store)
        finally:
            path.write_bytes(kept[path.relative_to(store)])

    return act, [bytes((number,)) + kept[path] for number, path in enumerate(files)]


def _league(folder: Path, data: bytes) -> None:
    path = _in_league(folder)
    path.write_bytes(data)
    with contextlib.suppress(MazeError):
        read_spec(path)


def _league_state(folder: Path, data: bytes) -> None:
    path = _in_league(folder)
    path.write_bytes(_LEAGUE)
    path.with_suffix(".unfinished.jsonl").write_bytes(data)
    with contextlib.suppress(MazeError):
        State(read_spec(path))


def _in_league(folder: Path) -> Path:
    place = folder / "league"
    if not place.is_dir():
        place.mkdir()
        write(Maze.blank(3, 3), place / "a.maze")
    return place / "league.toml"


def _lock(folder: Path, data: bytes) -> None:
    from mazarine.gui.documents.file_lock import is_orphaned  # noqa: PLC0415 - it needs an extra

    place = folder / "lock"
    place.write_bytes(data)
    is_orphaned(place)
    place.unlink(missing_ok=True)
