"""A league is a program: it is asked for, what stands beside it is not believed, and nothing stays of it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from mazarine.cli import trust
from mazarine.errors import MazeFileError
from mazarine.files import write
from mazarine.league import read_spec, run_league
from mazarine.maze import Maze
from tests.cli.runner import run
from tests.refusals import refused

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")

_HEAD = 'mazes = ["a.maze"]\n[limits]\nseconds = 20\n'


def _league(folder: Path, *lines: str) -> Path:
    folder.mkdir(exist_ok=True)
    write(Maze.blank(4, 4, walled=True), folder / "a.maze")
    path = folder / "league.toml"
    path.write_text("\n".join((_HEAD, "[[mouse]]", 'name = "a"', *lines)))
    return path


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Be on a terminal, in another folder, with a data folder of one's own."""
    monkeypatch.setattr(trust, "_is_terminal", lambda: True)
    monkeypatch.setattr(trust, "data_folder", lambda: tmp_path / "data")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")


@pytest.mark.usefixtures("terminal")
def test_a_league_of_another_folder_is_asked_for_once(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    path = _league(tmp_path / "other", f'build = "touch {ran}"', 'command = "true \\u001b[2J"')
    refusal = run("league", path, stdin="n\n")
    assert refusal.exit_code == 2
    assert f"touch {ran}" in refusal.stderr
    assert "\x1b" not in refusal.stderr
    assert not ran.exists()
    run("league", path, stdin="y\n")
    assert ran.exists()
    ran.unlink()
    run("league", path)
    assert ran.exists(), "it is not asked for again"
    ran.unlink()
    changed = path.read_text().replace("touch", "touch -c")
    path.write_text(changed)
    assert run("league", path, stdin="n\n").exit_code == 2, "it has other commands now"


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("where", ["here", "here/below"])
def test_a_league_of_this_folder_is_not_asked_for(where: str, tmp_path: Path) -> None:
    assert trust.may_run(read_spec(_league(tmp_path / where, 'command = "true"')))


@pytest.mark.usefixtures("terminal")
def test_a_league_of_explorers_starts_nothing_to_ask_for(tmp_path: Path) -> None:
    assert trust.may_run(read_spec(_league(tmp_path / "other", 'explorer = "tremaux"')))


def test_finished_runs_are_not_written_through_a_link(tmp_path: Path) -> None:
    path = _league(tmp_path, 'explorer = "tremaux"')
    other = tmp_path / "thesis.txt"
    other.write_text("")
    path.with_suffix(".unfinished.jsonl").symlink_to(other)
    with refused(MazeFileError, "not-regular-file"):
        run_league(read_spec(path), 1)
    assert other.read_text() == ""


@pytest.mark.parametrize("name", ["league.toml", "league.unfinished.jsonl"])
@pytest.mark.parametrize("kind", ["pipe", "device", "large"])
def test_what_is_no_file_of_a_league_is_refused(name: str, kind: str, tmp_path: Path) -> None:
    path = _league(tmp_path, 'explorer = "tremaux"')
    place = tmp_path / name
    place.unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(place)
    elif kind == "device":
        place.symlink_to("/dev/zero")
    else:
        place.touch()
        os.truncate(place, 1 << 34)
    with pytest.raises(MazeFileError):
        run_league(read_spec(path), 1)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has subreapers")
def test_a_process_with_an_empty_environment_in_a_session_of_its_own_ends_too(tmp_path: Path) -> None:
    program = f"env -i setsid sh -c 'sleep 300 & echo $! > {tmp_path}/pid; sleep 300' & sleep 0.5"
    (tmp_path / "mouse.sh").write_text(program)
    run_league(read_spec(_league(tmp_path, 'command = "sh mouse.sh"')), 1)
    pid = int((tmp_path / "pid").read_text())
    until = time.monotonic() + 5
    while _is_alive(pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _is_alive(pid)


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
