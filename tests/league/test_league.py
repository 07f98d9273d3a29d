"""Leagues: their files, their results, and stopping in the middle."""

from __future__ import annotations

import csv
import io
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path
from xml.etree import ElementTree

import pytest

from mazarine.errors import MazeFileError, MouseError
from mazarine.files import write
from mazarine.generators import generate
from mazarine.league import LeagueResult, read_spec, run_league
from mazarine.league.results import standings
from mazarine.league.state import State
from mazarine.mouse.model import MouseModel, read_model
from mazarine.plugins import PLUGINS
from tests.cli.runner import interruptible, refusal, run
from tests.refusals import refused

_PYTHON = shlex.quote(sys.executable)
_LEFT = """
import sys
def ask(line):
    print(line, flush=True)
    return sys.stdin.readline().strip()
while True:
    if ask("wallLeft") == "false":
        ask("turnLeft")
    while ask("wallFront") == "true":
        ask("turnRight")
    ask("moveForward")
"""
_BROKEN = "import sys; print('mazeWidth', flush=True); sys.stdin.readline(); sys.exit(7)"
_HEAD = 'mazes = ["mazes/*.maze"]\n'
_SILENT = "import time; time.sleep(60)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with three mazes and three programs."""
    (tmp_path / "mazes").mkdir()
    for seed in range(3):
        write(generate("prim", rows=6, cols=6, rng=seed), tmp_path / "mazes" / f"m{seed}.maze")
    for name, program in (("left", _LEFT), ("broken", _BROKEN), ("silent", _SILENT)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "mouse.py").write_text(program, encoding="utf-8")
    return tmp_path


def league(folder: Path, *mice: str, head: str = 'mazes = ["mazes/*.maze"]') -> Path:
    """Write a league of these mice."""
    tables = []
    for mouse in mice:
        if (folder / mouse).is_dir():
            tables.append(
                f'[[mouse]]\nname = "{mouse}"\nfolder = "{mouse}"\ncommand = """{_PYTHON} mouse.py"""'
            )
        else:
            tables.append(f'[[mouse]]\nname = "{mouse}"\nexplorer = "{mouse}"')
    path = folder / "league.toml"
    limits = "[limits]\nsilence = 0.5\nmoves = 800\n"
    path.write_text("\n".join((head, limits, *tables)), encoding="utf-8")
    return path


def test_results_of_programs_and_explorers(folder: Path) -> None:
    result = run(
        "league", str(league(folder, "left", "broken", "silent", "tremaux")), "--json", "--jobs", "2"
    )
    assert result.exit_code == 1, "a program crashed"
    found = json.loads(result.stdout)["results"]
    assert [(it["mouse"], it["maze"]) for it in found] == [
        (mouse, f"mazes/m{seed}.maze")
        for seed in range(3)
        for mouse in ("left", "broken", "silent", "tremaux")
    ]
    ends = {mouse: {it["end"] for it in found if it["mouse"] == mouse} for mouse in ("broken", "silent")}
    assert ends == {"broken": {"crash"}, "silent": {"hang"}}
    for it in found:
        assert set(it) >= {"mouse", "maze", "end", "goal", "score", "moves", "turns", "commands", "seconds"}
        assert set(it["score"]) == {"source", "readme"}
        if it["mouse"] in ("left", "tremaux"):
            # The middle of a perfect maze lies beside the wall, or not: Trémaux always arrives.
            assert it["goal"] is None or set(it["goal"]) == {"moves", "turns"}
            assert (it["score"]["source"] == 2000) == (it["goal"] is None)
        if it["mouse"] == "tremaux":
            assert it["end"] == "exit"
            assert it["goal"]["moves"] == it["moves"] >= 4
    assert not State(read_spec(folder / "league.toml")).path.exists()


def test_without_a_crash_the_status_is_0_and_a_table_is_printed(folder: Path) -> None:
    path = league(folder, "tremaux", "left-hand", head='mazes = ["mazes/m0.maze"]\nruns = 2')
    result = run("league", str(path), "--jobs", "1")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].split("  ")[0] == "Mouse"
    assert {line.split()[0] for line in lines[1:]} == {"tremaux", "left-hand"}
    assert "2 of 2" in result.stdout


def scored(mouse: str, goal: tuple[float, int] | None, source: float) -> LeagueResult:
    """Return the result of a run; by the README of mms, the scores are in the opposite order."""
    end = "limit" if goal is None else "exit"
    return LeagueResult(mouse, "m", 1, end, "", goal, source, 3000 - source, 0, 0, 0, 0)


def test_the_table_begins_with_the_lowest_sum_of_scores_and_holds_medians() -> None:
    never, slow = scored("never", None, 2000), scored("slow", (30, 9), 50)
    found = standings([never, slow, scored("fast", (8, 2), 12), scored("fast", (6, 5), 10)])
    assert [(it.mouse, it.reached, it.runs, it.moves, it.turns, it.source, it.ends) for it in found] == [
        ("fast", 2, 2, 7, 3.5, 22, {"exit": 2}),
        ("slow", 1, 1, 30, 9, 50, {"exit": 1}),
        ("never", 0, 1, None, None, 2000, {"limit": 1}),
    ]


def test_csv_and_junit(folder: Path) -> None:
    path = league(folder, "broken", "tremaux", head='mazes = ["mazes/m0.maze"]')
    result = run("league", str(path), "--csv", "--junit", str(folder / "out.xml"), "--jobs", "1")
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    assert [(row["mouse"], row["end"], row["goal_moves"] == "") for row in rows] == [
        ("broken", "crash", True), ("tremaux", "exit", False),
    ]  # fmt: skip
    suite = ElementTree.parse(folder / "out.xml").getroot()[0]
    assert (suite.get("tests"), suite.get("failures")) == ("2", "1")
    assert suite[0].find("failure").get("type") == "crash"
    if sys.platform == "linux":
        memory = [row["memory"] for row in rows]
        assert 2 < float(memory[0]) < 60
        assert memory[1] == "", "an explorer runs in this program"
        assert suite[0].find("properties/property[@name='memory']").get("value") == memory[0]


_EXPLORERS = '''
from mazarine.agents.explorers import Explorer
MAZARINE_PLUGIN = """
api = 1
[[explorers]]
name = "failing"
[[explorers]]
name = "looping"
"""
class failing(Explorer):
    def choose(self):
        1 / 0
class looping(Explorer):
    def choose(self):
        while True:
            pass
'''


def test_an_explorer_of_a_plugin_that_fails_or_loops_ends_only_its_run(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAZARINE_PLUGINS", str(folder / "broken"))
    (folder / "broken" / "mouse.py").write_text(_EXPLORERS, encoding="utf-8")
    PLUGINS.refresh()
    found = run_league(read_spec(league(folder, "failing", "tremaux")), 1).results
    assert [it.end for it in found] == ["crash", "exit"] * 3
    assert all("mouse.py failed" in it.reason for it in found[::2])
    path = league(folder, "looping", "tremaux", head='mazes = ["mazes/m0.maze"]')
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("moves = 800", "seconds = 0.5"), encoding="utf-8")
    for jobs in (1, 3):
        looping, other = run_league(read_spec(path), jobs).results
        assert looping.end == "hang"
        assert other.end != "hang"
    monkeypatch.undo()
    PLUGINS.refresh()


def test_a_league_that_was_stopped_goes_on(folder: Path) -> None:
    path = league(folder, "tremaux", "left")
    spec, seen = read_spec(path), []

    class Enough(Exception):
        pass

    def watch(done: int, total: int, _: object) -> None:
        seen.append((done, total))
        if done == 3:
            raise Enough

    with pytest.raises(Enough):
        run_league(spec, 1, watch)
    state = State(spec)
    assert len(state.finished) == 3
    with state.path.open("ab") as stream:
        stream.write(b'{"key": "cut o')
    found = run_league(spec, 2)
    assert (found.resumed, len(found.results)) == (3, 6)
    assert not state.path.exists()
    run_league(spec, 1, lambda done, *_: seen.append((done, 6)))
    assert seen[-7] == (0, 6), "a complete league begins again"


def test_programs_beside_the_league_are_not_run_again(folder: Path) -> None:
    (folder / "mouse.py").write_text(_BROKEN, encoding="utf-8")
    path = folder / "league.toml"
    path.write_text(f'{_HEAD}[[mouse]]\nname = "a"\ncommand = """{_PYTHON} mouse.py"""', encoding="utf-8")
    spec = read_spec(path)
    run_league(spec, 1, keep=True)
    assert run_league(spec, 1).resumed == 3
    assert run_league(spec, 1).resumed == 0


def test_results_that_cannot_be_written_are_not_lost(folder: Path) -> None:
    path = league(folder, "tremaux")
    result = run("league", str(path), "--jobs", "1", "--junit", str(folder / "none" / "x.xml"))
    assert result.exit_code == 2
    result = run("league", str(path), "--json", "--junit", str(folder / "x.xml"))
    assert json.loads(result.stdout)["resumed"] == 3
    assert not list(folder.glob("*.jsonl"))


@pytest.mark.skipif(sys.platform != "linux", reason="names of files that are not Unicode")
def test_any_names_are_printed_and_written(folder: Path) -> None:
    maze = Path(os.fsdecode(os.fsencode(folder / "mazes") + b"/\xff.maze"))
    (folder / "mazes" / "m0.maze").rename(maze)
    path = folder / "league.toml"
    path.write_text(f'{_HEAD}[[mouse]]\nname = "a\\nb\\u0007\\uffff"\nexplorer = "tremaux"', encoding="utf-8")
    for form in ((), ("--json",), ("--csv",)):
        result = run("league", str(path), "--jobs", "1", *form, "--junit", str(folder / "x.xml"))
        assert result.exit_code == 0
        assert "\x07" not in result.stdout or form
        assert "\ufffd" in (folder / "x.xml").read_text(encoding="utf-8")
        assert len(list(ElementTree.parse(folder / "x.xml").getroot()[0])) == 3


def test_a_program_that_was_changed_runs_again(folder: Path) -> None:
    path = league(folder, "left", head='mazes = ["mazes/m0.maze"]')
    spec = read_spec(path)
    key = State(spec).key(spec.mice[0], spec.mazes[0], 1)
    (folder / "left" / "mouse.py").write_text(_BROKEN, encoding="utf-8")
    assert State(spec).key(spec.mice[0], spec.mazes[0], 1) != key


@pytest.mark.skipif(sys.platform == "win32", reason="signals of terminals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
@pytest.mark.parametrize("to_all", [False, True], ids=["to one", "to all"])
def test_ctrl_c_keeps_what_is_finished_and_leaves_no_process(folder: Path, name: str, to_all: bool) -> None:
    number = getattr(signal, name)
    program = f"open('pid' + str(__import__('os').getpid()), 'w').close(); {_SILENT}"
    (folder / "silent" / "mouse.py").write_text(program, encoding="utf-8")
    path = league(folder, "tremaux", "silent")
    path.write_text(
        path.read_text(encoding="utf-8").replace("silence = 0.5", "silence = 60"), encoding="utf-8"
    )
    command = subprocess.Popen(
        interruptible("-m", "mazarine", "league", str(path), "--jobs", "2"),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    state = folder / "league.unfinished.jsonl"
    deadline = time.monotonic() + 60
    while not (state.exists() and list((folder / "silent").glob("pid*"))) and time.monotonic() < deadline:
        time.sleep(0.05)
    # A terminal sends signals to all processes of a command.
    (os.killpg if to_all else os.kill)(command.pid, number)
    _, errors = command.communicate(timeout=20)
    assert command.returncode == 128 + number
    assert errors.decode().split("\n")[-3:] == ["", "Stopped.", ""]
    assert "Traceback" not in errors.decode()
    assert state.read_bytes().count(b"\n") >= 1
    pids = [int(file.name[3:]) for file in (folder / "silent").glob("pid*")]
    deadline = time.monotonic() + 5
    while any(map(_is_alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(_is_alive, pids))


@pytest.mark.skipif(sys.platform == "win32", reason="signals of terminals")
def test_a_league_may_go_on_without_its_terminal(folder: Path) -> None:
    path = league(folder, "tremaux", "silent")
    command = subprocess.Popen(
        ["nohup", sys.executable, "-m", "mazarine", "league", str(path), "--jobs", "1"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    state = folder / "league.unfinished.jsonl"
    deadline = time.monotonic() + 60
    while not state.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    os.killpg(command.pid, signal.SIGHUP)
    output, errors = command.communicate(timeout=60)
    assert command.returncode == 1, errors
    assert b"hang 3" in output


def _is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("mazes = [", "not-toml"),
        ("", "no-mazes"),
        ('mazes = "x"', "json-type"),
        ("x = " + 5000 * "[", "not-toml"),
        (f"runs = {5000 * '1'}", "not-toml"),
        ('mazes = ["mazes/*.maze", "*.none"]\n[[mouse]]\nname="a"\nexplorer="tremaux"', "no-files"),
        ('mazes = []\n[[mouse]]\nname="a"\nexplorer="tremaux"', "no-mazes"),
        (f'{_HEAD}[[mouse]]\nname=""\nexplorer="tremaux"', "json-invalid"),
        ('mazes = ["*.none"]\n[[mouse]]\nname="a"\nexplorer="tremaux"', "no-files"),
        ('mazes = ["mazes/*.maze"]', "no-mice"),
        ('mazes = ["mazes/*.maze"]\nruns = 0', "runs-out-of-range"),
        ('mazes = ["mazes/*.maze"]\n[[mouse]]\nname="a"', "command-or-explorer"),
        (f'{_HEAD}[[mouse]]\nname="a"\ncommand="x"\nexplorer="tremaux"', "command-or-explorer"),
        ('mazes = ["mazes/*.maze"]\n[[mouse]]\nname="a"\nexplorer="tremaux"\nfolder="x"', "command-alone"),
        ('mazes = ["mazes/*.maze"]\n' + 2 * '[[mouse]]\nname="a"\nexplorer="tremaux"\n', "name-twice"),
        ('mazes = ["mazes/*.maze"]\nsped = 3', "json-unknown-key"),
    ],
)  # fmt: skip
def test_bad_files_are_refused(folder: Path, text: str, code: str) -> None:
    path = folder / "league.toml"
    path.write_text(text, encoding="utf-8")
    with refused(MazeFileError, code):
        read_spec(path)
    assert refusal("league", str(path)).startswith(str(path))


@pytest.mark.parametrize(
    "table",
    ['explorer = "nobody"', 'explorer = "hand"', 'command = "\'a"', 'explorer = "tremaux"\nlimits.moves = 0'],
)
def test_bad_mice_are_refused(folder: Path, table: str) -> None:
    path = folder / "league.toml"
    path.write_text(f'mazes = ["mazes/*.maze"]\n[[mouse]]\nname = "a"\n{table}', encoding="utf-8")
    with pytest.raises(MazeFileError):
        read_spec(path)


def test_a_program_that_cannot_start_is_named(folder: Path) -> None:
    path = folder / "league.toml"
    path.write_text(
        f'{_HEAD}[[mouse]]\nname = "a"\ncommand = "./none"\n'
        f'build = """{_PYTHON} -c "raise SystemExit(chr(10).join((\'no\', \'compiler\')))" """',
        encoding="utf-8",
    )
    assert refusal("league", str(path)) == "Mouse a: The build command failed with status 1: no compiler"
    path.write_text('mazes = ["mazes/*.maze"]\n[[mouse]]\nname = "a"\ncommand = "./none"', encoding="utf-8")
    with refused(MouseError, "mouse-failed"):
        run_league(read_spec(path), 1)
    with refused(MouseError, "jobs-out-of-range"):
        run_league(read_spec(path), 0)


def test_seconds_of_a_contest_are_in_every_form_and_follow_the_model(folder: Path) -> None:
    path = league(folder, "tremaux", head='mazes = ["mazes/m0.maze"]\nmouse_model = "fast.toml"')
    model = "\n".join(f"{field.name} = 1" for field in fields(MouseModel)[:-1])
    (folder / "fast.toml").write_text(model + "\ncell_mm = 100\n", encoding="utf-8")
    found = json.loads(run("league", str(path), "--json").stdout)["results"][0]
    assert 0 < found["best_run_s"] <= found["all_runs_s"], "a turn at the start belongs to no run"
    chosen = run("league", str(path), "--json", "--mouse-model", "champion").stdout
    assert json.loads(chosen)["results"][0]["best_run_s"] < found["best_run_s"]
    rows = run("league", str(path), "--csv", "--junit", str(folder / "out.xml")).stdout
    (row,) = csv.DictReader(io.StringIO(rows))
    assert (float(row["best_run_s"]), float(row["all_runs_s"])) == (found["best_run_s"], found["all_runs_s"])
    figures = ElementTree.parse(folder / "out.xml").iter("property")
    assert {it.get("name"): float(it.get("value", "")) for it in figures} == {
        "best_run_s": found["best_run_s"], "all_runs_s": found["all_runs_s"],
    }  # fmt: skip
    head, line = run("league", str(path)).stdout.splitlines()
    assert "Best run (s)  All runs (s)" in head
    assert f"{found['best_run_s']:.3f}" in line


def test_finished_runs_of_another_model_do_not_count(folder: Path) -> None:
    path = league(folder, "tremaux", head='mazes = ["mazes/m0.maze"]')
    keys = []
    for model in (None, read_model("contest"), read_model("learner")):
        spec = read_spec(path, model=model)
        keys.append(State(spec).key(spec.mice[0], spec.mazes[0], 1))
    assert keys[0] == keys[1] != keys[2]


@pytest.mark.skipif(sys.platform == "win32", reason="no named pipes in folders")
def test_a_model_that_is_no_file_or_large_is_refused(folder: Path) -> None:
    os.mkfifo(folder / "pipe.toml")
    (folder / "large.toml").write_text("#\n" * 40_000)
    for name, reason in (
        ("pipe.toml", "it is not a regular file"), (".", "it is not a regular file"),
        ("large.toml", "it has more than 65,536 bytes"), ("none.toml", "No such file"),
        ("a\0b", "embedded null byte"),
    ):  # fmt: skip
        with pytest.raises(MouseError, match=f"cannot be read: {reason}"):
            read_model(name, folder)


def test_toml_files_may_begin_with_a_mark(folder: Path) -> None:
    path = league(folder, "flood-fill", head='mazes = ["mazes/m0.maze"]\nmouse_model = "own.toml"')
    path.write_text(path.read_text(), encoding="utf-8-sig")
    text = "".join(f"{it.name} = 1\n" for it in fields(MouseModel))
    (folder / "own.toml").write_text(text, encoding="utf-8-sig")
    assert read_spec(path).mice[0].model.cell_mm == 1


def test_limits_may_be_as_large_as_numbers_are(folder: Path) -> None:
    path = league(folder, "flood-fill")
    path.write_text(path.read_text().replace("silence = 0.5", "silence = 1e300\nseconds = 1e300"))
    words = sys.executable, "-m", "mazarine", "league", str(path)
    found = subprocess.run(words, capture_output=True, text=True, check=True)
    assert "Traceback" not in found.stderr


def test_a_wrong_model_is_refused_with_its_key(folder: Path) -> None:
    path = league(folder, "tremaux", head=_HEAD + 'mouse_model = "fast.toml"')
    (folder / "fast.toml").write_text("top_speeed = 3\n", encoding="utf-8")
    assert "There is no key 'top_speeed'; the keys are acceleration, " in refusal("league", str(path))
    assert "learner, contest, champion" in refusal("league", str(path), "--mouse-model", "fst")
