"""Whatever happens to a file: a maze or a `MazeFileError`, and little memory."""

from __future__ import annotations

import contextlib
import io
import tempfile
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mazarine.errors import MazeFileError
from mazarine.files import identify, read
from mazarine.files.journal import recover
from mazarine.files.registry import FORMATS
from mazarine.files.script import steps_of
from tests.depth import fewer, sample
from tests.files.forged import forge
from tests.files.mutating import mutated_bytes, mutated_json
from tests.files.repairing import with_frames_of, with_png_checksums
from tests.files.seeds import SEEDS

_LEAST_MEMORY = 1 << 26


@contextlib.contextmanager
def _file_of(data: bytes) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.maze"
        path.write_bytes(data)
        yield path


def _require_maze_or_refusal(*acts: Callable[[], object]) -> None:
    """Fail if an act raises anything but a `MazeFileError`, or takes much memory."""
    tracemalloc.start()
    try:
        for act in acts:
            with contextlib.suppress(MazeFileError):
                act()
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < _LEAST_MEMORY


@pytest.mark.parametrize("format", FORMATS)
@fewer(0.5)
@given(data=st.data())
def test_mutated_files_are_read_or_refused(format: str, data: st.DataObject) -> None:
    with _file_of(data.draw(mutated_bytes(format))) as path:
        _require_maze_or_refusal(
            lambda: read(path), lambda: identify(path), lambda: read(path, format=format)
        )


@pytest.mark.parametrize("format", FORMATS)
def test_files_cut_short_at_any_place_are_read_or_refused(format: str) -> None:
    shortest = min(SEEDS[format], key=len)
    with _file_of(b"") as path:
        for length in sample(range(1, len(shortest)), 10):
            for mark in (b"", b"\xef\xbb\xbf"):
                path.write_bytes(mark + shortest[:length])
                _require_maze_or_refusal(lambda: read(path), lambda: read(path, format=format))


@pytest.mark.parametrize("format", ["tmj-mask", "tmj-blocks"])
@given(data=st.data())
def test_mutated_json_of_tiled_is_read_or_refused(format: str, data: st.DataObject) -> None:
    with _file_of(data.draw(mutated_json(format))) as path:
        _require_maze_or_refusal(lambda: read(path, format=format))


@given(mutated_json("manifest"))
def test_mutated_manifests_are_read_or_refused(manifest: bytes) -> None:
    with _file_of(b"") as path:
        forge(path, manifest=manifest)
        _require_maze_or_refusal(lambda: read(path, format="native"))


@given(mutated_bytes("png").map(with_png_checksums))
def test_mutated_pictures_with_right_checksums_are_read_or_refused(data: bytes) -> None:
    with _file_of(data) as path:
        _require_maze_or_refusal(lambda: read(path, format="png"))


@given(st.one_of(mutated_bytes("journal"), mutated_bytes("journal").map(with_frames_of)))
def test_mutated_journals_are_read_or_refused(data: bytes) -> None:
    with _file_of(data) as path:
        _require_maze_or_refusal(lambda: recover(path))


@given(mutated_bytes("script"))
def test_mutated_scripts_are_read_or_refused(data: bytes) -> None:
    _require_maze_or_refusal(lambda: list(steps_of(io.BytesIO(data), "script")))


@given(mutated_json("step"))
def test_mutated_steps_are_read_or_refused(line: bytes) -> None:
    _require_maze_or_refusal(lambda: list(steps_of(io.BytesIO(line), "script")))


@given(st.binary(max_size=200))
@example(b"\0")
def test_any_bytes_are_read_or_refused_in_every_format(data: bytes) -> None:
    with _file_of(data) as path:
        for format in (None, *FORMATS):
            with contextlib.suppress(MazeFileError):
                read(path, format=format)
