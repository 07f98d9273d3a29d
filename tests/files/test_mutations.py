"""Whatever happens to the bytes of a file: a maze or a `MazeFileError`, and little memory."""

from __future__ import annotations

import contextlib
import tempfile
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from editor.errors import MazeFileError
from editor.files import FORMATS, identify, read, write
from editor.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from editor.maze.codes import Matter
from tests.drawing import walls

_LEAST_MEMORY = 1 << 26
_Cut = tuple[float, int, bytes]
"""Where, as a share of the file; how many bytes go; what comes in their place."""


def _maze() -> Maze:
    maze = walls("""
        +---+---+---+
        |   | ? |   |
        +   +   +-!-+
        |       |   |
        +---+---+---+
    """)
    maze.links.add(
        Link(Port((0, 0, 0), PortSide.E), Port((0, 1, 2)), label="way", extra={"hue": [1.5, None]})
    )
    maze.markers.put((0, 1, 0), (Marker(MarkerKind.START, (0, 1, 0)),))
    return maze


def _bytes_of(format: str) -> bytes:
    maze = _maze()
    if format == "blocks":
        maze.cells[0, 0, 0] = Matter.ROCK
    elif format == "micromouse-binary":
        maze = Maze.blank(16, 16, walled=True)
    with tempfile.TemporaryDirectory() as folder:
        write(maze, Path(folder) / "a", format=format)
        return (Path(folder) / "a").read_bytes()


_WHOLE = {name: _bytes_of(name) for name in FORMATS}


@pytest.mark.parametrize("format", FORMATS)
@given(
    cuts=st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 12), st.binary(max_size=12)), min_size=1, max_size=4
    )
)
@example(cuts=[(0.5, 1 << 20, b"")])
@example(cuts=[(0, 0, b"\xef\xbb\xbf")])
def test_mutated_bytes_are_read_or_refused(format: str, cuts: list[_Cut]) -> None:
    data = bytearray(_WHOLE[format])
    for share, length, new in cuts:
        place = round(share * len(data))
        data[place : place + length] = new
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.maze"
        path.write_bytes(data)
        tracemalloc.start()
        try:
            for act in (read, identify, lambda path: read(path, format=format)):
                with contextlib.suppress(MazeFileError):
                    act(path)
            _, most = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert most < _LEAST_MEMORY


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused_in_every_format(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.txt"
        path.write_bytes(data)
        for format in (None, *FORMATS):
            with contextlib.suppress(MazeFileError):
                read(path, format=format)
