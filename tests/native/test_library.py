"""Faults when the native core is loaded: one sentence that names the file and what to do."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from mazarine.native import library
from tests.native.libraries import ROOT, compile_library, in_a_process
from tests.qt import needs_qt

_PLACE = Path(library.__file__).parent
_LIBRARIES = sorted(_PLACE.glob("mazarine-*"))
_FIRST = next(path for path in _LIBRARIES if path.stem in ("mazarine-v2", "mazarine-plain"))
_REINSTALL = "`pip install --force-reinstall --no-deps mazarine`"
_COMMAND = "from mazarine.cli import main; import sys; sys.argv[1:] = {arguments!r}; main()"
_INFO = _COMMAND.format(arguments=["info", str(ROOT / "resources/mazes/welcome.maze")])
_OPEN = _COMMAND.format(arguments=["--new-window"])


def _refusal(folder: Path, program: str = _INFO, **environment: str) -> str:
    done = in_a_process(program, MAZARINE_NATIVE=str(folder), **environment)
    assert done.returncode == 2, done
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def _file_in(folder: Path, content: bytes) -> Path:
    path = folder / _FIRST.name
    path.write_bytes(content)
    return path


def test_no_library(tmp_path: Path) -> None:
    sentence = _refusal(tmp_path)
    assert str(tmp_path / _FIRST.name) in sentence
    assert _REINSTALL in sentence


@pytest.mark.parametrize(
    "content",
    [b"", bytes(100_000), b"not a library\n", _FIRST.read_bytes()[:60], _FIRST.read_bytes()[:-4000]],
    ids=["empty", "zeros", "text", "header", "cut-off"],
)
def test_a_damaged_library(content: bytes, tmp_path: Path) -> None:
    path = _file_in(tmp_path, content)
    sentence = _refusal(tmp_path)
    assert sentence.count(str(path)) == 1
    assert _REINSTALL in sentence


def test_every_length_of_a_library_ends_in_a_sentence(tmp_path: Path) -> None:
    content = _FIRST.read_bytes()
    path = _file_in(tmp_path, b"")
    lengths = list(range(0, len(content), len(content) // 40))
    program = f"""
from mazarine.native.library import LibraryError, Path, _loaded
path = Path({str(path)!r})
content = Path({str(_FIRST)!r}).read_bytes()
for length in {lengths}:
    path.write_bytes(content[:length])
    try:
        _loaded(path)
    except LibraryError:
        print(length)
"""
    done = in_a_process(program)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(map(int, done.stdout.split())) == lengths


def test_a_library_of_another_version(tmp_path: Path) -> None:
    source = (
        '#ifdef _WIN32\n__declspec(dllexport)\n#endif\nconst char *mz_version(void) { return "0.0.7"; }\n'
    )
    path = compile_library(source, tmp_path / _FIRST.name)
    sentence = _refusal(tmp_path)
    assert str(path) in sentence
    assert "0.0.7" in sentence
    assert _REINSTALL in sentence


def test_a_library_of_another_program(tmp_path: Path) -> None:
    path = compile_library("int mz_other;\n", tmp_path / _FIRST.name)
    assert str(path) in _refusal(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")
def test_a_folder_that_may_not_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    _file_in(folder, _FIRST.read_bytes())
    folder.chmod(0)
    program = """
import os
from mazarine.native.library import LibraryError, library
if os.geteuid() == 0:
    os.seteuid(65534)  # the owner of nothing
try:
    library()
except LibraryError as error:
    print(error)
"""
    done = in_a_process(program, MAZARINE_NATIVE=str(folder))
    folder.chmod(0o700)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(folder / _FIRST.name) in done.stdout
    assert "Permission denied" in done.stdout


@needs_qt
def test_the_window_does_not_open_without_the_native_core(tmp_path: Path) -> None:
    path = _file_in(tmp_path, b"")
    assert str(path) in _refusal(tmp_path, _OPEN, QT_QPA_PLATFORM="offscreen")


def test_an_unknown_level(tmp_path: Path) -> None:
    sentence = _refusal(tmp_path, MAZARINE_CPU="v9")
    assert sentence == "MAZARINE_CPU is v9; set it to one of v2, v3, plain, or to nothing.\n"


@pytest.mark.skipif(len(_LIBRARIES) < 2, reason="there is one library for this kind of processor")
def test_both_levels_can_be_chosen() -> None:
    program = "from mazarine.native.library import library; print(library().short._name)"
    assert "mazarine-v2" in in_a_process(program, MAZARINE_CPU="v2").stdout
    better = f"mazarine-v{library.library().short.mz_cpu_level()}"
    assert better in in_a_process(program, MAZARINE_CPU="").stdout


def test_without_the_better_level_the_other_one_is_used(tmp_path: Path) -> None:
    shutil.copy(_FIRST, tmp_path)
    done = in_a_process(_INFO, MAZARINE_NATIVE=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
