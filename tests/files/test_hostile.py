"""Files that are made to do harm: readers refuse them before they take memory, and do nothing else."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import textwrap
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mazarine.errors import MazeFileError
from mazarine.files import read, write
from mazarine.files.limits import MAX_PARTS, MAX_THINGS
from mazarine.files.messages import FileMessage
from mazarine.files.registry import FORMATS
from mazarine.files.script import steps_of
from mazarine.maze import Maze
from tests.files.forged import forge, manifest
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused
from tests.refusals import refused

_LEAST_MEMORY = 1 << 24
_LONGEST_SENTENCE = 1000
_WORD = "x" * 1_000_000


@contextmanager
def _memory_of(most: int) -> Iterator[None]:
    """Fail if more than so many bytes are taken."""
    tracemalloc.start()
    try:
        yield
        _, taken = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken < most


def _refusal(path: Path, format: str | None = None) -> MazeFileError:
    with pytest.raises(MazeFileError) as caught:
        read(path, format=format)
    return caught.value


@pytest.mark.parametrize("format", FORMATS)
def test_a_file_of_many_gigabytes_is_refused_before_it_is_read(format: str, tmp_path: Path) -> None:
    path = file_holding("a", tmp_path, b"")
    os.truncate(path, 1 << 34)  # all zeros, which take no room on the disk
    with _memory_of(_LEAST_MEMORY):
        assert _refusal(path, format)


def test_a_border_of_nothing_but_gaps_is_refused_before_it_is_made_of_markers(tmp_path: Path) -> None:
    cols = 10 * MAX_THINGS
    post, side = "o" + "   o" * cols, " " * (4 * cols + 1)
    path = file_holding("a.txt", tmp_path, f"{post}\n{side}\n{post}\n")
    with _memory_of(1 << 27):
        assert_refused(path, "too-many-marks-and-gaps", most=100_000)


def test_a_manifest_of_more_lists_than_any_maze_needs_is_neither_read_nor_written(tmp_path: Path) -> None:
    data = json.dumps(manifest(mood="here")).encode().replace(b'"here"', b"[" + b"[]," * MAX_PARTS + b"[]]")
    with _memory_of(_LEAST_MEMORY):
        assert_refused(
            forge(tmp_path / "a.maze", manifest=data), "too-many-parts", "maze.json", count=MAX_PARTS + 3
        )
    maze = Maze.blank(1, 1)
    maze.properties = {"mood": [[]] * MAX_PARTS}
    with refused(MazeFileError, "too-many-parts", most=1_048_576):
        write(maze, tmp_path / "b.maze")


@pytest.mark.parametrize(
    ("name", "content", "format", "code"),
    [
        ("a.tmj", f'{{"type": "{_WORD}", "width": 1, "height": 1, "tilewidth": 1, "tileheight": 1}}',
         "tmj-mask", "not-a-tiled-map"),
        ("a.tmx", f"<{_WORD}/>", "tmx-mask", "xml-root"),
        ("a.map", f"type {_WORD}\nheight 1\nwidth 1\nmap\n.\n", "movingai", "map-type"),
    ],
)  # fmt: skip
def test_a_word_of_any_length_becomes_a_sentence_that_can_be_read(
    name: str, content: str, format: str, code: str, tmp_path: Path
) -> None:
    error = _refusal(file_holding(name, tmp_path, content), format)
    assert len(str(error)) < _LONGEST_SENTENCE
    assert error.code == code


def test_a_word_of_any_length_in_a_manifest_or_a_script_becomes_a_sentence_that_can_be_read(
    tmp_path: Path,
) -> None:
    error = _refusal(forge(tmp_path / "a.maze", manifest=manifest(lattice=_WORD)))
    assert len(str(error)) < _LONGEST_SENTENCE
    for step in ({"edit": _WORD}, {"edit": "walls", "set": [[0, 0, 0, _WORD, "open"]]}):
        with pytest.raises(MazeFileError) as caught:
            list(steps_of(io.BytesIO(json.dumps(step).encode()), "script"))
        assert len(str(caught.value)) < _LONGEST_SENTENCE


def test_a_line_of_a_script_that_never_ends_is_refused() -> None:
    with pytest.raises(MazeFileError) as caught:
        list(steps_of(io.BytesIO(b'{"edit": "undo"}\n' + b" " * (1 << 24) + b"{}"), "script"))
    assert caught.value.reason == FileMessage.LINE_TOO_LONG(most=1 << 24)
    assert "line 2" in str(caught.value)


_WATCHED = """
    import contextlib, sys
    from pathlib import Path
    from mazarine.errors import MazeFileError
    from mazarine.files import read
    from mazarine.files.registry import FORMATS
    from tests.files.seeds import SEEDS

    path = Path(sys.argv[1])

    def read_all():
        for name in FORMATS:
            for data in SEEDS[name]:
                path.write_bytes(data)
                for format in (None, name):
                    with contextlib.suppress(MazeFileError):
                        read(path, format=format)

    def watch(event, arguments):
        kind = event.partition(".")[0]
        if event == "open" and arguments[0] == str(path):
            return
        if event in ("open", "compile", "ctypes.dlopen", "exec", "import") or kind in (
            "ftplib", "http", "marshal", "os", "pickle", "shutil", "socket", "subprocess", "urllib"
        ):
            heard.append((event, arguments[:1]))

    read_all()  # once without, for what is loaded when it is first used
    heard = []
    sys.addaudithook(watch)
    read_all()
    print(heard)
"""


def test_readers_open_their_file_alone_and_run_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(_WATCHED), str(tmp_path / "a")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("[]\n", "")
