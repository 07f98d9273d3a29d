"""An update that runs out of memory leaves the segmentation as it was."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from mazarine.errors import PathError
from mazarine.generators import generate
from mazarine.paths import Router
from mazarine.regions import Segmentation
from tests.depth import sample
from tests.native.libraries import builder, compile_library, in_a_process
from tests.refusals import refused

_ROOT = Path(__file__).resolve().parents[2]
_PROGRAM = '''
import resource, sys
import numpy as np
from mazarine.errors import SpaceError
from mazarine.maze import Maze
from mazarine.maze.edits import Change
from mazarine.regions import Patch, Segmentation, Space
from tests.regions.checksum import Checksum

made_of, share, spare_mb = sys.argv[1], float(sys.argv[2]), float(sys.argv[3])
SIZE = 600

def made():
    maze = Maze.blank(SIZE, SIZE)
    return maze, Segmentation.of(maze) if made_of == "maze" else Segmentation.of_space(Space.of(maze))

def changed(maze, first, last, every):
    """Make rock of every third column, say, in some rows; return all that may have changed."""
    maze.buffers.cells[0, first:last, ::every] = 0
    places = np.arange((first - 1) * SIZE, (last + 1) * SIZE)
    return Change(places, None) if made_of == "maze" else Patch.of(maze, places)

def follow(segmentation, change):
    (segmentation.update if made_of == "maze" else segmentation.patch)(change)

# Load everything that is needed.
maze, segmentation = made()
follow(segmentation, changed(maze, 1, 20, 2))
follow(segmentation, changed(maze, 40, SIZE - 100, 2))
maze, segmentation = made()

def require_right():
    assert Checksum.of(segmentation) == Checksum.of(Segmentation.of(maze))

follow(segmentation, changed(maze, 1, 20, 5))  # What went well must not be undone.
require_right()
change = changed(maze, 40, 40 + int(share * SIZE), 3)
kind, region, cells = segmentation.kind.copy(), segmentation.region.copy(), segmentation.space.cells.copy()
nothing = np.zeros(1, np.int64)  # An update gives up what the one before took.
follow(segmentation, Change(nothing, None) if made_of == "maze" else Patch.of(maze, nothing))
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
limits = resource.getrlimit(resource.RLIMIT_AS)
resource.setrlimit(resource.RLIMIT_AS, (used + int(spare_mb * 1e6), limits[1]))
try:
    follow(segmentation, change)
    print("done")
except SpaceError as error:
    resource.setrlimit(resource.RLIMIT_AS, limits)
    print(error)
    assert np.array_equal(segmentation.kind, kind)
    assert np.array_equal(segmentation.region, region)
    assert np.array_equal(segmentation.space.cells, cells)
    follow(segmentation, change)
resource.setrlimit(resource.RLIMIT_AS, limits)
require_right()
'''


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is that of Linux")
@pytest.mark.parametrize(("made_of", "share"), [("maze", 0.8), ("space", 0.2)])
def test_an_update_without_memory_changes_nothing(made_of: str, share: float) -> None:
    outcomes = []
    # Freed memory must count as free, and not as the process's own.
    settings = {"MMAP_THRESHOLD_": "65536", "TRIM_THRESHOLD_": "65536", "ARENA_MAX": "1"}
    environment = {**os.environ, **{f"MALLOC_{name}": value for name, value in settings.items()}}
    for spare_mb in sample((0.3, 60, 8, 14, 25, 3, 1000), 2):
        command = [sys.executable, "-c", _PROGRAM, made_of, str(share), str(spare_mb)]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, env=environment, cwd=_ROOT
        )
        assert done.returncode == 0, f"{spare_mb} MB: {done.stderr}"
        outcomes.append(done.stdout.strip())
    assert set(outcomes) == {"done", "There is not enough memory to segment 1 × 600 × 600 cells."}


_ANYWHERE = '''
import ctypes
from random import Random
import numpy as np
from mazarine.errors import SpaceError
from mazarine.maze import Maze
from mazarine.native.library import library
from mazarine.regions import Kind, Segmentation, segmentation as module
from mazarine.regions.codes import FACES, FLAGS, KIND_OF_ROW, RING
from tests.maze.strokes import History
from tests.regions.checksum import Checksum
from tests.regions.random_strokes import RandomStrokes

fail = library().short.mz_fail_allocation
fail.argtypes, fail.restype = [ctypes.c_int64], None

def facts(segmentation):
    """Copy what does not depend on how the regions were made."""
    state, rows = segmentation._state, segmentation.engine.rows.copy()
    places = np.arange(state.cells.size)
    rows[:, FLAGS] &= KIND_OF_ROW | RING
    rows[rows[:, FLAGS] != Kind.ROOM, FACES] = 0
    rows[rows[:, FLAGS] == 0] = 0
    told = [state.cells, state.kind, state.plane, state.head, rows[:, : FACES + 1]]
    return [part.copy() for part in told] + [state.regions_at(places), state.rooms_at(places)]

def arrays(segmentation):
    """Copy the whole state, but for what places say that have no piece."""
    pieces, offsets = (segmentation.engine.arrays[name].copy() for name in ("piece", "offset"))
    offsets[pieces[:: pieces.size // offsets.size] >= 0] = 0  # The first anchor of a cell counts.
    positions = segmentation._state.positions_at(np.arange(offsets.size))
    return facts(segmentation) + [segmentation.engine.rows.copy(), pieces, offsets, positions]

def are_same(first, second):
    return all(map(np.array_equal, first, second))

failures = 0
for seed in range(9):
    rng = Random(seed)
    maze = Maze.blank(14, 17, lattice=("square", "honeycomb", "hexagon")[seed % 3])
    history, strokes = History(maze), RandomStrokes(rng, 20, 6 * (seed // 3))
    segmentation, other = Segmentation.of(maze), Segmentation.of(maze)
    module._FEW = 1 if seed % 2 else 256
    for _ in range(25):
        change = history.do(strokes.draw(history))
        if change is None or change.reshaped:
            segmentation, other = Segmentation.of(history.maze), Segmentation.of(history.maze)
            continue
        segmentation = segmentation.copy()  # All memory is asked for again.
        before, number, delta = arrays(segmentation), 0, None
        while delta is None:
            number += 1
            fail(number)
            try:
                delta = segmentation.update(change)
            except SpaceError:
                failures += 1
                assert are_same(arrays(segmentation), before), (seed, number)
            finally:
                fail(0)
        assert delta == other.update(change)
        assert are_same(facts(segmentation), facts(other)), seed
        assert Checksum.of(segmentation) == Checksum.of(other), seed
print(failures)
'''


def test_an_update_that_runs_out_of_memory_anywhere_changes_nothing(tmp_path: Path) -> None:
    """Each allocation of each update fails once."""
    compile_library("", tmp_path / "empty.so")  # Skips where there is no compiler.
    builder().build(tmp_path, ("-DMZ_FAILING_MEMORY", "-O1"), only=next(iter(builder().Target().levels)))
    done = in_a_process(_ANYWHERE, MAZARINE_NATIVE=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 300


def test_a_router_without_memory_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    router = Router(Segmentation.of(generate("stack", 20, 20, rng=np.random.default_rng(3))), near_cells=0)
    monkeypatch.setattr("mazarine.native.paths.far_distance", fail)
    with refused(PathError, "no-memory-to-search"):
        router.distance((0, 0, 0), (0, 19, 19))
