"""Targets of `tests.files.fuzzing` beside single files: stores, segmentations, locks and leagues."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import cached_property, partial
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

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


class Target(NamedTuple):
    """A function that takes any bytes and raises nothing, and bytes to begin with."""

    act: Callable[[bytes], None]
    seeds: list[bytes]


class StoreTarget:
    """Puts bytes in the place of one file of a store, and looks at it; the first byte tells of which file.

    Parameters
    ----------
    make : makes the store, when it is first needed
    look : reads it
    """

    def __init__(self, make: Callable[[], Path], look: Callable[[Path], object]) -> None:
        self._make, self._look = make, look

    @cached_property
    def _store(self) -> Path:
        return self._make()

    @cached_property
    def _files(self) -> list[tuple[Path, bytes]]:
        paths = sorted(path for path in self._store.rglob("*") if path.is_file())
        return [(path, path.read_bytes()) for path in paths]

    @property
    def seeds(self) -> list[bytes]:
        """The files, each after its number."""
        return [bytes((number,)) + data for number, (_, data) in enumerate(self._files)]

    def act(self, data: bytes) -> None:
        """Take any bytes, and raise nothing."""
        path, kept = self._files[data[0] % len(self._files) if data else 0]
        path.write_bytes(data[1:])
        try:
            with contextlib.suppress(MazeError):
                self._look(self._store)
        finally:
            path.write_bytes(kept)


def other_targets(folder: Path) -> dict[str, Target | StoreTarget]:
    """Return the targets by name; they work in a folder."""
    found: dict[str, Target | StoreTarget] = {
        "league": Target(partial(_league, folder), [_LEAGUE, _PROGRAM]),
        "league-state": Target(partial(_league_state, folder), [_STATE, 2 * _STATE]),
    }
    if find_spec("zarr") is not None:
        found["store"] = StoreTarget(partial(_make_store, folder), read)
        found["segmentation"] = StoreTarget(partial(_make_segmentation, folder), _look_at_segmentation)
    if find_spec("PySide6") is not None:
        found["lock"] = Target(partial(_lock, folder), [_LOCK, b"", bytes(30)])
    return found


def _make_store(folder: Path, name: str = "a") -> Path:
    store = folder / f"{name}.maze.zarr"
    write(Maze.blank(6, 6, walled=True), store)
    return store


def _make_segmentation(folder: Path) -> Path:
    from mazarine import big  # noqa: PLC0415 - it needs an extra

    regions = folder / "a.regions.zarr"
    big.segment(_make_store(folder, "segmented"), regions, workers=1)
    return regions


def _look_at_segmentation(regions: Path) -> None:
    from mazarine import big  # noqa: PLC0415 - it needs an extra

    found = big.StoredSegmentation(regions)
    found.numbers(0, 0, 0, 6, 6)
    for region in found.each():
        found.cells_of(region.number)


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
    from mazarine.gui.disk.file_lock import is_orphaned  # noqa: PLC0415 - it needs an extra

    place = folder / "lock"
    place.write_bytes(data)
    is_orphaned(place)
    place.unlink(missing_ok=True)
