"""The menu entry, icon and file type."""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from mazarine.cli.desktop import _quoted
from mazarine.cli.messages import CliMessage
from tests.qt import needs_qt

_ROOT = Path(__file__).resolve().parents[2]
BACKSLASH = chr(92)
_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux desktops only")


def _run(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mazarine", *words], capture_output=True, text=True, cwd=_ROOT, check=False,
        env=os.environ | {"XDG_DATA_HOME": str(data)},
    )  # fmt: skip


@_LINUX
@needs_qt
def test_an_entry_is_put_there_and_taken_away(tmp_path: Path) -> None:
    done = _run(tmp_path / "data", "--install-desktop")
    assert done.returncode == 0, done.stderr
    files = sorted(path for path in (tmp_path / "data").rglob("mazarine.*") if path.is_file())
    assert [path.name for path in files] == ["mazarine.desktop", "mazarine.svg", "mazarine.xml"]
    assert all(str(path) in done.stdout for path in files)
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(files[0], encoding="utf-8")
    words = entry["Desktop Entry"]
    assert words["Exec"] == f"{sys.executable} -m mazarine %f"
    type_ = ElementTree.parse(files[2]).getroot()[0].attrib["type"]
    assert words["MimeType"] == f"{type_};"
    done = _run(tmp_path / "data", "--remove-desktop")
    assert done.stdout.count("Removed") == 3
    assert not [path for path in (tmp_path / "data").rglob("mazarine.*") if path.is_file()]
    assert _run(tmp_path / "data", "--remove-desktop").stdout == "There was nothing to remove.\n"


@_LINUX
@needs_qt
def test_where_it_cannot_be_written_it_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    done = _run(tmp_path / "data", "--install-desktop")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "cannot be written" in done.stderr


def test_it_takes_no_command() -> None:
    done = _run(_ROOT, "--install-desktop", "info", "x.maze")
    assert done.returncode == 2
    assert done.stderr.startswith(str(CliMessage.DESKTOP_ALONE()))


@pytest.mark.parametrize(
    ("word", "quoted"),
    [
        ("/usr/bin/mazarine", "/usr/bin/mazarine"),
        ("/my programs/mazarine", '"/my programs/mazarine"'),
        ("/a$b/100%", '"/a' + 2 * BACKSLASH + '$b/100%%"'),
        ("/a" + BACKSLASH + "b", '"/a' + 4 * BACKSLASH + 'b"'),
    ],
)
def test_commands_are_quoted_as_desktop_entries_have_them(word: str, quoted: str) -> None:
    assert _quoted(word) == quoted
