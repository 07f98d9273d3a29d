"""A maze that is segmented block by block has the same regions as in memory."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import zarr
from hypothesis import given
from hypothesis import strategies as st

from mazarine.big import StoredSegmentation, job, segment, segmenting
from mazarine.errors import Cancelled, MazeError, MazeFileError, SpaceError
from mazarine.files import read, write
from mazarine.generators import generate
from mazarine.lattice import HONEYCOMB
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.edits import PlaceLink
from mazarine.regions import Kind
from tests.big.comparing import assert_equal, segmented, store_of
from tests.depth import examples
from tests.files.dressed import dressed_mazes
from tests.refusals import refused
from tests.strategies import four_sides, halls, mazes, rings

_shards = st.integers(1, 7)
_mazes = mazes(9, 9, lattices=four_sides)


@examples(0.5)
@given(
    st.one_of(_mazes, halls(lattices=four_sides), rings(), dressed_mazes(four_sides)), _shards, st.booleans()
)
def test_every_cell_and_region_is_as_in_memory(maze: Maze, shard: int, dense: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        segmented(maze, Path(folder), shard, dense=dense)


@examples(0.25)
@given(mazes(9, 9, max_levels=1, lattices=four_sides), _shards, st.integers(2, 5), st.randoms())
def test_the_order_and_the_shape_of_merging_do_not_matter(
    maze: Maze, shard: int, fan: int, random: object
) -> None:
    def in_any_order(graph: dict[object, tuple[object, ...]], *_: object) -> None:
        left = dict(graph)
        while left:
            ready = [key for key, task in left.items() if not set(_after(task)) & set(left)]
            function, *arguments = left.pop(random.choice(ready))  # type: ignore[attr-defined]
            function(*arguments)  # type: ignore[operator]

    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(job, "FAN", fan)
        patch.setattr("mazarine.big.tree.FAN", fan)
        patch.setattr(segmenting, "run_graph", in_any_order)
        segmented(maze, Path(folder), shard)


def _after(task: tuple[object, ...]) -> list[object]:
    return task[-1] if isinstance(task[-1], list) else []


@pytest.mark.parametrize("shape", [(1, 40), (40, 1), (13, 17)])
@pytest.mark.parametrize("shard", [3, 8])
@pytest.mark.parametrize("name", ["prim", "caves"])
def test_generated_mazes_of_any_shape(tmp_path: Path, shape: tuple[int, int], shard: int, name: str) -> None:
    segmented(generate(name, *shape, rng=5), tmp_path, shard)


def test_a_hall_over_all_blocks_is_one_room(tmp_path: Path) -> None:
    stored = segmented(Maze.blank(23, 17), tmp_path, 4)
    assert stored.regions == {"corridor": 0, "crossroad": 0, "room": 1}
    assert stored.region(Kind.ROOM).box == (0, 0, 23, 17)


@pytest.mark.parametrize("shard", [2, 5, 7])
def test_a_spiral_is_one_corridor_in_walking_order(tmp_path: Path, shard: int) -> None:
    stored = segmented(_spiral(13), tmp_path, shard)
    assert stored.regions["corridor"] == 1


def _spiral(size: int) -> Maze:
    """Return a maze of one corridor that winds inward."""
    cells = np.full((1, size, size), 0, dtype=np.uint8)
    row = col = 0
    down, right, cells[0, 0, 0] = 0, 1, 2
    turns = 0
    while turns < 2:
        ahead, beyond = (row + down, col + right), (row + 2 * down, col + 2 * right)
        inside = 0 <= ahead[0] < size and 0 <= ahead[1] < size
        is_free = inside and not cells[0, ahead[0], ahead[1]]
        if is_free and 0 <= beyond[0] < size and 0 <= beyond[1] < size:
            is_free = not cells[0, beyond[0], beyond[1]]
        if is_free:
            row, col = ahead
            cells[0, row, col] = 2
            turns = 0
        else:
            down, right = right, -down
            turns += 1
    return Maze.from_blocks(cells == 0)


def test_links_over_seams_are_entries(tmp_path: Path) -> None:
    maze = Maze.blank(9, 9, levels=2, walled=True)
    ends = [((0, 0, 0), (0, 8, 8)), ((0, 0, 1), (0, 0, 2)), ((0, 4, 4), (1, 0, 0)), ((1, 2, 2), (1, 2, 3))]
    for first, second in ends:
        PlaceLink(Link(Port(first), Port(second), one_way=first[0] == 1)).apply(maze)
    PlaceLink(Link(Port((0, 6, 6), PortSide.UP), Port((1, 6, 6), PortSide.DOWN), "stairs")).apply(maze)  # type: ignore[arg-type]
    PlaceLink(Link(Port((0, 2, 2), PortSide.E), Port((0, 7, 7), PortSide.W))).apply(maze)
    segmented(maze, tmp_path, 4)


def test_a_honeycomb_has_faces_over_three_blocks(tmp_path: Path) -> None:
    segmented(Maze.blank(7, 8, lattice=HONEYCOMB), tmp_path, 1)


def test_the_second_run_has_nothing_to_do(tmp_path: Path) -> None:
    source = store_of(generate("prim", 20, 20, rng=1), tmp_path, 6)
    first, second = (segment(source, tmp_path / "b.zarr", workers=1) for _ in range(2))
    assert (first.blocks, first.resumed, second.blocks, second.resumed) == (16, False, 0, True)
    assert (first.cells, first.regions) == (second.cells, second.regions)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    maze = generate("prim", 20, 20, rng=1)
    source, target = store_of(maze, tmp_path, 6), tmp_path / "b.zarr"
    with pytest.raises(Cancelled):
        segment(source, target, workers=1, progress=lambda share: share < 0.5)
    with refused(MazeFileError, "no-stored-segmentation"):
        StoredSegmentation(target)
    report = segment(source, target, workers=1)
    assert 0 < report.blocks < 16
    assert report.resumed
    assert_equal(StoredSegmentation(target), report, maze)


def test_another_plan_begins_anew(tmp_path: Path) -> None:
    source, target = store_of(Maze.blank(8, 8), tmp_path, 4), tmp_path / "b.zarr"
    segment(source, target, workers=1)
    assert segment(source, target, workers=1, dense=True).blocks == 4


def test_two_workers_give_the_same(tmp_path: Path) -> None:
    maze = generate("caves", 60, 60, rng=3)
    source, target = store_of(maze, tmp_path, 16), tmp_path / "b.zarr"
    report = segment(source, target, workers=2)
    assert_equal(StoredSegmentation(target), report, maze)


def test_a_damaged_block_is_one_sentence(tmp_path: Path) -> None:
    source = store_of(Maze.blank(8, 8), tmp_path, 4)
    (source / "walls" / "c" / "0" / "1" / "1").write_bytes(b"nothing")
    with pytest.raises(MazeFileError):
        segment(source, tmp_path / "b.zarr", workers=1)
    with refused(MazeFileError, "no-stored-segmentation"):
        StoredSegmentation(tmp_path / "b.zarr")


def test_a_block_that_is_missing_is_noticed(tmp_path: Path) -> None:
    source = store_of(Maze.blank(8, 8), tmp_path, 4)
    (source / "cells" / "c" / "0" / "1" / "1").unlink()
    with refused(MazeFileError, "block-damaged", cell=(0, 4, 4)):
        segment(source, tmp_path / "b.zarr", workers=1)


def test_a_folder_of_something_else_is_not_written_to(tmp_path: Path) -> None:
    source = store_of(Maze.blank(8, 8), tmp_path, 4)
    with refused(MazeFileError, "not-segmentation-to-replace"):
        segment(source, source, workers=1)


@pytest.mark.parametrize("plan", ["", "{}", '{"version": 1}', "[]", "our plan for summer"])
def test_a_folder_with_a_plan_of_something_else_is_not_written_to(tmp_path: Path, plan: str) -> None:
    source, target = store_of(Maze.blank(8, 8), tmp_path, 4), tmp_path / "mine"
    for name in ("plan.json", "zarr.json", "kind/a.txt", "links/b.rec", "overview/7", "table/0/0.rec"):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_text(plan)
    before = {path: path.read_bytes() for path in target.rglob("*") if path.is_file()}
    with refused(MazeFileError, "not-segmentation-to-replace"):
        segment(source, target, workers=1)
    assert before == {path: path.read_bytes() for path in target.rglob("*") if path.is_file()}


def test_files_of_others_in_a_segmentation_are_kept(tmp_path: Path) -> None:
    maze = Maze.blank(8, 8)
    source, target = store_of(maze, tmp_path, 4), tmp_path / "b.zarr"
    segment(source, target, workers=1)
    names = ["notes.txt", "kind/notes.txt", "table/0/photo.png", "overview/sketch.svg"]
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_text(name)
    report = segment(source, target, workers=1, dense=True)
    assert not report.resumed
    assert [(target / name).read_text() for name in names] == names
    assert_equal(StoredSegmentation(target), report, maze)


def test_a_run_that_was_stopped_at_its_beginning_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    maze = Maze.blank(8, 8)
    source, target = store_of(maze, tmp_path, 4), tmp_path / "b.zarr"

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(segmenting, "create_array", fail)
    with pytest.raises(MazeFileError):
        segment(source, target, workers=1)
    monkeypatch.undo()
    report = segment(source, target, workers=1)
    assert_equal(StoredSegmentation(target), report, maze)


def test_a_damaged_block_is_one_sentence_where_blocks_are_halved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = store_of(Maze.blank(24, 24), tmp_path, 8)
    zarr.open_array(str(source / "cells"), mode="r+")[0, 9, 9] = 0
    for block in ((4, 4), (3, 5)):
        monkeypatch.setattr(segmenting, "_block_for", lambda *_, block=block: block)
        with refused(MazeFileError, "block-damaged", cell=(0, 8, 8)):
            segment(source, tmp_path / "b.zarr", workers=1)


def test_a_record_that_is_damaged_is_one_sentence(tmp_path: Path) -> None:
    source, target = store_of(Maze.blank(8, 8), tmp_path, 4), tmp_path / "b.zarr"
    segment(source, target, workers=1)
    path = target / "final" / "1" / "0" / "0" / "0.rec"
    path.write_bytes(path.read_bytes()[:-1] + b"?")
    with refused(MazeFileError, "record-damaged"):
        StoredSegmentation(target).numbers(0, 0, 0, 8, 8)


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def _flip(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


_DAMAGES: dict[str, Callable[[Path], None]] = {"lost": Path.unlink, "cut": _cut, "flipped": _flip}


@pytest.mark.parametrize("damage", _DAMAGES)
def test_a_damaged_segmentation_is_never_read_and_mended_or_refused(tmp_path: Path, damage: str) -> None:
    maze = generate("caves", 6, 12, rng=2)
    source, whole = store_of(maze, tmp_path, 6), tmp_path / "whole"
    report = segment(source, whole, workers=1, dense=True)
    stored = StoredSegmentation(whole)
    expected = stored.kinds(0, 0, 0, 6, 12), stored.numbers(0, 0, 0, 6, 12)
    names = sorted(path.relative_to(whole) for path in whole.rglob("*") if path.is_file())
    for name in names:
        target = tmp_path / "b.zarr"
        shutil.copytree(whole, target)
        _DAMAGES[damage](target / name)
        try:
            stored = StoredSegmentation(target)
            found = stored.kinds(0, 0, 0, 6, 12), stored.numbers(0, 0, 0, 6, 12)
            assert all(map(np.array_equal, found, expected)), name
        except MazeFileError:
            pass
        try:
            segment(source, target, workers=1, dense=True)
            assert_equal(StoredSegmentation(target), report, maze)
        except MazeFileError:
            assert name.name == "plan.json" or damage != "lost", name
        else:
            region = zarr.open_array(str(target / "region"), mode="r")
            assert damage == "flipped" or np.array_equal(region[0], expected[1]), name
        shutil.rmtree(target)


def test_links_must_end_on_floor(tmp_path: Path) -> None:
    maze = Maze.blank(8, 8)
    PlaceLink(Link(Port((0, 1, 1)), Port((0, 6, 6)))).apply(maze)
    maze.buffers.cells[0, 6, 6] = 0
    with refused(MazeFileError, "link-end-in-rock", cell=(0, 6, 6)):
        segment(store_of(maze, tmp_path, 4), tmp_path / "b.zarr", workers=1)


def test_too_little_memory_is_refused(tmp_path: Path) -> None:
    source = store_of(Maze.blank(8, 8), tmp_path, 4)
    with refused(MazeError, "memory-too-small"):
        segment(source, tmp_path / "b.zarr", workers=2, memory=1 << 20)


def test_less_memory_makes_smaller_blocks(tmp_path: Path) -> None:
    maze = Maze.blank(1500, 1500)
    write(maze, tmp_path / "a.zarr")
    assert segment(tmp_path / "a.zarr", tmp_path / "b.zarr", workers=1, memory=250 << 20).blocks == 4
    assert read(tmp_path / "a.zarr") == maze


def test_there_are_no_other_regions(tmp_path: Path) -> None:
    stored = segmented(Maze.blank(8, 8), tmp_path, 4)
    for number in (-1, 0, 1, 2, 7, 1 << 40):
        with refused(SpaceError, "no-region", number=number):
            stored.region(number)


def test_a_scheduler_that_is_not_there_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazarine.big.engines._TIMEOUT_S", 0.1)
    with refused(MazeError, "scheduler-unreachable", address="tcp://127.0.0.1:1"):
        segment(store_of(Maze.blank(4, 4), tmp_path, 4), tmp_path / "b.zarr", scheduler="tcp://127.0.0.1:1")


def test_a_run_as_before_keeps_blocks_and_numbers_of_cells(tmp_path: Path) -> None:
    source, target = store_of(generate("caves", 40, 50, rng=4), tmp_path, 9), tmp_path / "b.zarr"
    segment(source, target, workers=1, dense=True)
    assert segment(source, target, workers=1, as_before=True).blocks == 0
    assert (target / "region").is_dir()
    assert segment(source, target, workers=1).blocks > 0
    assert segment(source, tmp_path / "c.zarr", workers=1, as_before=True).blocks > 0
