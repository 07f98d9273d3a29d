"""A rectangle of a large maze is edited as a maze, written back, and followed by the segmentation."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import numpy as np
import pytest
import zarr
from hypothesis import given
from hypothesis import strategies as st

from mazarine.big import StoredSegmentation, read_rectangle, rectangles, segment, write_rectangle
from mazarine.errors import MazeFileError
from mazarine.files import read
from mazarine.files.locking import only_writer
from mazarine.generators import generate
from mazarine.lattice import HONEYCOMB
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetCells
from tests.big.comparing import assert_equal, store_of
from tests.depth import examples
from tests.files.dressed import dressed_mazes
from tests.refusals import refused
from tests.strategies import four_sides


@examples(0.5)
@given(dressed_mazes(four_sides), st.integers(1, 6), st.data())
def test_an_update_is_equal_to_a_fresh_run(maze: Maze, shard: int, data: st.DataObject) -> None:
    level, top, left = (data.draw(st.integers(0, size - 1)) for size in maze.shape)
    rows, cols = (
        data.draw(st.integers(1, maze.shape[1] - top)),
        data.draw(st.integers(1, maze.shape[2] - left)),
    )
    share = data.draw(st.sampled_from([0.0, 0.3, 1.0]))
    cell = level, top + maze.origin[0], left + maze.origin[1]
    with tempfile.TemporaryDirectory() as folder:
        source, target = store_of(maze, Path(folder), shard), Path(folder) / "b.zarr"
        segment(source, target, workers=1, dense=True)
        part = read_rectangle(source, cell, rows, cols)
        linked = {port.cell for link in maze.links for port in link.ports}
        chosen = np.random.default_rng(0).random(part.shape) < share
        free = [
            it for it in part.grid.cells_at(np.argwhere(chosen)).tolist() if (level, *it[1:]) not in linked
        ]
        SetCells([(*it, "rock") for it in free]).apply(part)
        write_rectangle(source, level, part)
        assert read_rectangle(source, cell, rows, cols) == part
        report = segment(source, target, workers=1, dense=True)
        assert_equal(StoredSegmentation(target), report, read(source))


def test_only_blocks_that_see_a_change_are_segmented(tmp_path: Path) -> None:
    source, target = store_of(generate("prim", 40, 40, rng=1), tmp_path, 8), tmp_path / "b.zarr"
    assert segment(source, target, workers=1).blocks == 25
    checksum = StoredSegmentation(target).checksum
    part = read_rectangle(source, (0, 18, 18), 4, 4)
    SetCells([(0, 20, 20, "rock")]).apply(part)
    write_rectangle(source, 0, part)
    assert segment(source, target, workers=1).blocks == 1
    assert StoredSegmentation(target).checksum != checksum
    part = read_rectangle(source, (0, 14, 14), 4, 4)
    SetCells([(0, 15, 15, "rock")]).apply(part)
    write_rectangle(source, 0, part)
    assert segment(source, target, workers=1).blocks == 4


def test_links_and_markers_of_the_rectangle_are_replaced_and_others_stay(tmp_path: Path) -> None:
    maze = Maze.blank(12, 12, levels=2)
    ends = [((1, 5, 5), (1, 6, 6)), ((1, 4, 4), (0, 0, 0)), ((1, 0, 0), (1, 0, 5))]
    for first, second in ends:
        PlaceLink(Link(Port(first), Port(second))).apply(maze)
    for cell in [(1, 5, 5), (0, 5, 5), (1, 0, 0)]:
        PlaceMarker(Marker(MarkerKind.NOTE, cell)).apply(maze)
    source = store_of(maze, tmp_path, 5)
    part = read_rectangle(source, (1, 4, 4), 5, 5)
    assert [link.first.cell for link in part.links] == [(0, 5, 5)]
    assert [marker.cell for marker in part.markers] == [(0, 5, 5)]
    part.links.remove(next(iter(part.links)))
    PlaceLink(Link(Port((0, 7, 7)), Port((0, 8, 8)))).apply(part)
    write_rectangle(source, 1, part)
    found = {(link.first.cell, link.second.cell) for link in read(source).links}
    assert found == {ends[1], ends[2], ((1, 7, 7), (1, 8, 8))} or found == {
        ends[1][::-1], ends[2], ((1, 7, 7), (1, 8, 8))
    }  # fmt: skip
    assert len(read(source).markers) == 3


def test_a_link_from_outside_keeps_its_floor(tmp_path: Path) -> None:
    maze = Maze.blank(12, 12)
    PlaceLink(Link(Port((0, 5, 5)), Port((0, 0, 0)))).apply(maze)
    source = store_of(maze, tmp_path, 5)
    part = read_rectangle(source, (0, 4, 4), 5, 5)
    SetCells([(0, 5, 5, "rock")]).apply(part)
    with refused(MazeFileError, "link-from-outside", cell=(0, 5, 5)):
        write_rectangle(source, 0, part)
    assert read(source) == maze


def test_a_portal_on_the_border_needs_the_wall_outside(tmp_path: Path) -> None:
    source = store_of(Maze.blank(12, 12), tmp_path, 5)
    for side in "NESW":
        part = read_rectangle(source, (0, 4, 4), 4, 4)
        corner = (0, 4, 4) if side in "NW" else (0, 7, 7)
        PlaceLink(Link(Port(corner, PortSide(side)), Port((0, 5, 5)))).apply(part)
        with refused(MazeFileError, "link-from-outside", cell=corner):
            write_rectangle(source, 0, part)


def test_walls_to_the_east_and_south_stay(tmp_path: Path) -> None:
    maze = Maze.blank(12, 12)
    source = store_of(maze, tmp_path, 5)
    write_rectangle(source, 0, read_rectangle(source, (0, 2, 2), 5, 5))
    assert read(source) == maze


class _KilledError(Exception):
    """Stands for the end of the process."""


@pytest.fixture(params=[0, 1, 2, 3])
def killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> tuple[Path, Maze]:
    """Return a store whose writer was killed after some blocks, and the rectangle that it wrote."""
    source = store_of(Maze.blank(12, 12), tmp_path, 5)
    part = read_rectangle(source, (0, 3, 3), 5, 5)
    SetCells([(0, row, 5, "rock") for row in range(3, 8)]).apply(part)
    real, written = rectangles.write_block, []

    def write_some(*arguments: object) -> tuple[int, ...]:
        if len(written) == request.param:
            raise _KilledError
        written.append(arguments)
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(rectangles, "write_block", write_some)
    with pytest.raises(_KilledError):
        write_rectangle(source, 0, part)
    monkeypatch.undo()
    return source, part


def test_a_writer_that_was_killed_is_completed(killed: tuple[Path, Maze]) -> None:
    source, part = killed
    target = source.with_name("b.zarr")
    report = segment(source, target, workers=1)
    assert read_rectangle(source, (0, 3, 3), 5, 5) == part
    assert_equal(StoredSegmentation(target), report, read(source))


@pytest.mark.parametrize("has_checks", [True, False])
def test_whoever_reads_the_store_next_completes_it(killed: tuple[Path, Maze], has_checks: bool) -> None:
    source, part = killed
    if not has_checks:
        shutil.rmtree(source / "checks")
    whole = read(source)
    assert np.array_equal(whole.cells[:, 3:8, 3:8], part.cells)
    assert whole == read(source)
    assert not list(source.glob("*.rec"))


def test_what_another_program_is_writing_is_not_read(killed: tuple[Path, Maze]) -> None:
    source, _ = killed
    with only_writer(source), refused(MazeFileError, "is-written-to"):
        read(source)


def test_a_block_that_was_damaged_meanwhile_is_not_completed(killed: tuple[Path, Maze]) -> None:
    source, _ = killed
    zarr.open_array(str(source / "cells"), mode="r+")[0, 0, 0] = 0
    with refused(MazeFileError, "block-damaged", cell=(0, 0, 0)):
        read(source)


def test_damage_is_neither_read_nor_signed(tmp_path: Path) -> None:
    source = store_of(Maze.blank(12, 12), tmp_path, 5)
    part = read_rectangle(source, (0, 6, 6), 3, 3)
    zarr.open_array(str(source / "walls"), mode="r+")[0, 9, 9] = 1
    before = {path: path.read_bytes() for path in source.rglob("*") if path.is_file()}
    for call in (lambda: read_rectangle(source, (0, 6, 6), 3, 3), lambda: write_rectangle(source, 0, part)):
        with refused(MazeFileError, "block-damaged", cell=(0, 5, 5)):
            call()
    assert before == {path: path.read_bytes() for path in source.rglob("*") if path.is_file()}
    assert read_rectangle(source, (0, 0, 0), 5, 5).shape == (1, 5, 5), "elsewhere it is sound"


@pytest.mark.parametrize("cell", [(1, 0, 0), (0, -1, 0), (0, 0, 9)])
def test_a_rectangle_outside_is_refused(tmp_path: Path, cell: tuple[int, int, int]) -> None:
    source = store_of(Maze.blank(12, 12), tmp_path, 5)
    with refused(MazeFileError, "rectangle-outside", cell=cell):
        read_rectangle(source, cell, 4, 4)


def test_another_lattice_is_refused(tmp_path: Path) -> None:
    source = store_of(Maze.blank(12, 12), tmp_path, 5)
    with refused(MazeFileError, "lattices-differ"):
        write_rectangle(source, 0, Maze.blank(4, 4, lattice=HONEYCOMB))
