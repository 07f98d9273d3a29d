"""A Zarr store holds everything, whole or not at all."""

from __future__ import annotations

import re
import tempfile
import zlib
from pathlib import Path

import numpy as np
import pytest
import zarr
from hypothesis import given

from mazarine.errors import Cancelled, MazeFileError
from mazarine.files import identify, losses, read, write
from mazarine.files.folders import replacing_folder
from mazarine.files.zarr_store import Layout, MazeStore, NewStore, checks_of, usual_block, write_maze
from mazarine.lattice.honeycomb import GrowingBoard
from mazarine.maze import Maze
from mazarine.regions import segment
from tests.depth import examples
from tests.files.dressed import dressed_mazes
from tests.refusals import refused

_PAGE = Path(__file__).resolve().parents[2] / "docs" / "formats" / "zarr.md"


@examples(0.5)
@given(dressed_mazes())
def test_what_is_written_is_read(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.maze.zarr"
        write(maze, path)
        assert read(path) == maze
        assert losses(maze, path) == []
        assert identify(path).name == "zarr"


def test_a_store_of_several_blocks_is_read(tmp_path: Path) -> None:
    maze = Maze.blank(13, 10, levels=2, walled=True)
    write_maze(maze, tmp_path, tmp_path, shard=4)
    store = MazeStore(tmp_path)
    assert store.layout.grid == (2, 4, 3)
    assert store.read() == maze


def test_a_store_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.maze.zarr"
    write(Maze.blank(4, 4), path)
    write(Maze.blank(3, 3), path)
    assert read(path) == Maze.blank(3, 3)
    assert [file.name for file in tmp_path.iterdir()] == ["a.maze.zarr"]


def test_stopping_leaves_the_old_store(tmp_path: Path) -> None:
    path = tmp_path / "a.maze.zarr"
    write(Maze.blank(4, 4), path)
    with pytest.raises(Cancelled):
        write(Maze.blank(3, 3), path, progress=lambda _: False)
    assert read(path) == Maze.blank(4, 4)
    assert [file.name for file in tmp_path.iterdir()] == ["a.maze.zarr"]


def test_a_folder_that_is_no_store_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "a.zarr").mkdir()
    with refused(MazeFileError, "not-a-store-to-replace"):
        write(Maze.blank(4, 4), tmp_path / "a.zarr")


def test_what_a_killed_program_left_is_removed(tmp_path: Path) -> None:
    (tmp_path / ".a.zarr.12.part").mkdir()
    (tmp_path / ".a.zarr.12.part" / "rest").touch()
    with replacing_folder(tmp_path / "a.zarr") as folder:
        assert list(folder.iterdir()) == []
        assert not (tmp_path / ".a.zarr.12.part").exists()


def test_a_store_that_is_not_finished_is_no_maze(tmp_path: Path) -> None:
    new = NewStore(tmp_path, Layout((1, 4, 4), (4, 4)))
    new.write((0, 0, 0), *np.zeros((2, 4, 4), dtype=np.uint8))
    with refused(MazeFileError, "file-is-folder"):
        read(tmp_path)


def test_growth_is_kept(tmp_path: Path) -> None:
    board = GrowingBoard()
    board.expand((0, 0, 0))
    maze = board.to_maze()
    write(maze, tmp_path / "a.zarr")
    assert read(tmp_path / "a.zarr").growth == maze.growth


def test_a_block_that_was_changed_is_noticed(tmp_path: Path) -> None:
    write(Maze.blank(4, 4), tmp_path / "a.zarr")
    zarr.open_array(tmp_path / "a.zarr" / "cells", mode="r+")[0, 1, 1] = 4
    with refused(MazeFileError, "block-damaged", cell=(0, 0, 0)):
        read(tmp_path / "a.zarr")


def test_a_chunk_that_is_missing_is_noticed(tmp_path: Path) -> None:
    write(Maze.blank(4, 4), tmp_path / "a.zarr")
    (tmp_path / "a.zarr" / "cells" / "c" / "0" / "0" / "0").unlink()
    with refused(MazeFileError, "block-damaged", cell=(0, 0, 0)):
        read(tmp_path / "a.zarr")


def test_a_chunk_that_cannot_be_decoded_is_one_sentence(tmp_path: Path) -> None:
    write(Maze.blank(4, 4), tmp_path / "a.zarr")
    (tmp_path / "a.zarr" / "cells" / "c" / "0" / "0" / "0").write_bytes(b"\0" * 40)
    with pytest.raises(MazeFileError):
        read(tmp_path / "a.zarr")


@pytest.mark.parametrize("wrong", ["attribute", "array", "type", "shape"])
def test_a_store_of_something_else_is_refused(tmp_path: Path, wrong: str) -> None:
    value = {"format": "mazarine", "version": 1, "lattice": "square", "levels": 1, "rows": 4, "cols": 4}
    group = zarr.create_group(tmp_path, attributes={} if wrong == "attribute" else {"maze": value})
    group.create_array("cells", shape=(1, 4, 4), dtype="uint8")
    if wrong != "array":
        shape = (1, 4, 5) if wrong == "shape" else (1, 4, 4)
        group.create_array("walls", shape=shape, dtype="float32" if wrong == "type" else "uint8")
    codes = {"type": "array-type", "shape": "array-shape"}
    with refused(MazeFileError, codes.get(wrong, "not-a-maze-store")):
        read(tmp_path)


def test_a_store_may_be_larger_than_a_maze(tmp_path: Path) -> None:
    rows = cols = 1 << 20
    value = {"format": "mazarine", "version": 1, "lattice": "square", "levels": 1, "rows": rows, "cols": cols}
    new = NewStore(tmp_path, Layout((1, rows, cols), (1 << 13, 1 << 13)))
    new.finish(value)
    assert MazeStore(tmp_path).shape == (1, rows, cols)
    with refused(MazeFileError, "too-many-cells"):
        read(tmp_path)


def test_blocks_are_whole_shards_and_cover_small_mazes() -> None:
    assert usual_block(24, 36) == (24, 36)
    assert usual_block(600, 5000) == (1024, 2048)


def test_the_page_writes_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n(.*?)```", _PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    monkeypatch.chdir(tmp_path)
    exec(found[1], {})
    assert read("made.maze.zarr") == Maze.blank(8, 8)


def test_checks_are_those_of_zip() -> None:
    cells = np.arange(4, dtype=np.uint8).reshape(2, 2)
    turned = bytes((0, 2, 1, 3))
    rims = [zlib.crc32(bytes((0, 1, 2, 3)) + turned)] * 8
    assert checks_of(cells, cells.T) == (0x8BB98613, zlib.crc32(turned), *rims)


def test_names_and_numbers_of_regions_are_in_the_store(tmp_path: Path) -> None:
    maze = Maze.blank(3, 9)
    maze.set_cells([(row, 4) for row in range(3)], "rock")
    regions = segment(maze)
    regions.update(maze.set_cells([(0, 0)], "rock"))
    maze.name_region(2, "Hall", "#aa3344")
    maze.numbering = regions.numbering()
    write(maze, tmp_path / "a.maze.zarr")
    again = read(tmp_path / "a.maze.zarr")
    assert (again, again.numbering) == (maze, maze.numbering)
    assert segment(again).regions[2].name == "Hall"
