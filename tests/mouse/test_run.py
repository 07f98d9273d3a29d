"""Programs as processes: how runs end, and that nothing is left of them."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from mazarine.errors import MouseError
from mazarine.mouse import MouseEnd, MouseLimits, MouseProtocol, MouseResult, run_program
from mazarine.mouse.log_tail import LogTail
from mazarine.mouse.process import MouseProcess, build, program_in, split_command
from tests.mouse.boards import board
from tests.mouse.programs import command
from tests.refusals import refused

_LIMITS = MouseLimits(seconds=20, silence=1, moves=1000, commands=20_000, memory=500)


def run(program: str, folder: Path, limits: MouseLimits = _LIMITS) -> MouseResult:
    """Run a program in Python."""
    return run_program(command(program, folder), folder, MouseProtocol(board()), limits)


def test_a_program_that_reaches_the_goal_and_exits(tmp_path: Path) -> None:
    result = run("""
assert ask("mazeWidth") == "4"
for line in ("moveForward 3", "turnRight", "moveForward", "turnRight", "moveForward"):
    assert ask(line) == "ack"
say("hello")
print("done", file=sys.stderr)
""", tmp_path)  # fmt: skip
    assert (result.end, result.reason.code) == (MouseEnd.EXIT, "program-exited")
    assert (result.goal, result.moves, result.turns, result.commands) == ((5.0, 2), 5.0, 2, 7)
    assert result.unknown == {"hello": 1}
    assert result.log == "done\n"
    assert 0 < result.seconds < 20


@pytest.mark.parametrize(
    ("program", "end", "code"),
    [
        ("sys.exit(3)", MouseEnd.CRASH, "program-crashed"),
        ("os.kill(os.getpid(), 11)", MouseEnd.CRASH, "program-killed"),
        ("os.kill(os.getpid(), 40)", MouseEnd.CRASH, "program-killed"),
        ("raise ValueError", MouseEnd.CRASH, "program-crashed"),
        ("time.sleep(30)", MouseEnd.HANG, "program-hangs"),
        ("ask('nonsense')", MouseEnd.HANG, "program-hangs"),
        ("os.close(1); time.sleep(30)", MouseEnd.HANG, "program-hangs"),
        ("while True: say('setText 0 0 x')", MouseEnd.LIMIT, "program-too-many-commands"),
        ("while True: say('wallFront')", MouseEnd.LIMIT, "program-too-many-commands"),
        ("while True: ask('turnRight')", MouseEnd.LIMIT, "program-too-many-moves"),
        ("while True: say('turnRight')", MouseEnd.LIMIT, "program-too-many-moves"),
        ("os.write(1, b'x' * 200_000); time.sleep(30)", MouseEnd.LIMIT, "program-line-too-long"),
        ("os.write(1, os.urandom(1 << 20)); sys.exit(1)", MouseEnd.CRASH, "program-crashed"),
        ("while True: os.write(2, b'x' * 60_000); say('clearAllText')",
         MouseEnd.LIMIT, "program-too-many-commands"),
    ],
)  # fmt: skip
def test_ends_are_told_apart(tmp_path: Path, program: str, end: MouseEnd, code: str) -> None:
    result = run(program, tmp_path)
    assert (result.end, result.reason.code) == (end, code)
    assert len(result.log) < 2 << 20


def test_the_time_is_limited(tmp_path: Path) -> None:
    program = "while True: ask('mazeWidth'); time.sleep(0.01)"
    result = run(program, tmp_path, replace(_LIMITS, seconds=0.6))
    assert (result.end, result.reason.code) == (MouseEnd.LIMIT, "program-too-long")


@pytest.mark.skipif(sys.platform != "linux", reason="memory is known on Linux only")
def test_the_memory_is_limited(tmp_path: Path) -> None:
    program = "held = b'x' * (300 << 20)\nwhile True: ask('mazeWidth'); time.sleep(0.01)"
    result = run(program, tmp_path, replace(_LIMITS, memory=200, silence=9))
    assert (result.end, result.reason.code) == (MouseEnd.LIMIT, "program-too-much-memory")


@pytest.mark.skipif(sys.platform != "linux", reason="memory is known on Linux only")
@pytest.mark.parametrize("options", ["", ", start_new_session=True", ", start_new_session=True, env={}"])
def test_the_memory_of_what_a_program_starts_counts(tmp_path: Path, options: str) -> None:
    full = "import time; full = b'x' * 300_000_000; time.sleep(60)"
    program = f"import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', {full!r}]{options}).wait()"
    result = run(program, tmp_path, replace(_LIMITS, memory=200, silence=9))
    assert result.reason.code == "program-too-much-memory"
    assert 200 < (result.memory or 0) < 400


@pytest.mark.skipif(sys.platform != "linux", reason="memory is known on Linux only")
def test_the_most_memory_of_a_short_run_is_known(tmp_path: Path) -> None:
    program = "full = b'x' * 90_000_000\ndel full\nprint('mazeWidth', flush=True)\ninput()"
    result = run(program, tmp_path)
    assert result.end is MouseEnd.EXIT
    assert 85 < (result.memory or 0) < 150


@pytest.mark.parametrize("ending", ["sys.exit(0)", "time.sleep(60)", "while True: say('clearAllText')"])
@pytest.mark.parametrize(
    "leaves_group",
    [False, pytest.param(True, marks=pytest.mark.skipif(sys.platform != "linux", reason="known on Linux"))],
)
def test_nothing_is_left_of_what_a_program_has_started(
    tmp_path: Path, ending: str, leaves_group: bool
) -> None:
    run(f"""
child = subprocess.Popen(
    [sys.executable, "-c", "import time; time.sleep(600)"], start_new_session={leaves_group}
)
open("pid", "w").write(str(child.pid))
{ending}
""", tmp_path)  # fmt: skip
    assert_ends(int((tmp_path / "pid").read_text()))


def assert_ends(pid: int) -> None:
    """Check that a process is not there, or ends."""
    for _ in range(100):
        if not _is_alive(pid):
            return
        time.sleep(0.02)
    pytest.fail("the process is still there")


def _is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_run_is_stopped_by_its_user(tmp_path: Path) -> None:
    started = command("while True: ask('turnRight')", tmp_path)
    gate_calls = []

    def gate(protocol: MouseProtocol) -> bool:
        gate_calls.append(protocol.turns)
        return len(gate_calls) < 5

    result = run_program(started, tmp_path, MouseProtocol(board()), _LIMITS, gate)
    assert (result.end, result.turns, gate_calls) == (MouseEnd.STOPPED, 4, [0, 1, 2, 3, 4])
    wanted = iter([True, False])
    started = command("time.sleep(60)", tmp_path)
    result = run_program(
        started, tmp_path, MouseProtocol(board()), replace(_LIMITS, silence=9), is_wanted=lambda: next(wanted)
    )
    assert result.end is MouseEnd.STOPPED


@pytest.mark.skipif(sys.platform == "win32", reason="numbers of process groups")
def test_a_number_that_may_be_that_of_another_process_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = MouseProcess(command("", tmp_path), tmp_path, LogTail())
    process.end()
    killed: list[int] = []
    monkeypatch.setattr(os, "killpg", lambda group, _: killed.append(group))
    process.kill()
    assert not killed


def test_commands_are_split_without_a_shell(tmp_path: Path) -> None:
    assert split_command("run 'a b' \"c d\" e\\ f $HOME") == ["run", "a b", "c d", "e f", "$HOME"]
    for line, code in (("", "command-empty"), ("  ", "command-empty"), ("a 'b", "quote-open")):
        with refused(MouseError, code):
            split_command(line)
    for line, folder, code in (
        ("no-such-program-anywhere", tmp_path, "not-started"),
        ("ls", tmp_path / "no", "program-folder-missing"),
        ("a\0b", tmp_path, "not-started"),
    ):
        with refused(MouseError, code):
            run_program(line, folder, MouseProtocol(board()))


def test_a_build_is_logged_and_can_be_stopped(tmp_path: Path) -> None:
    python, log = shlex.quote(sys.executable), LogTail()
    build(f"{python} -c \"print('compiling')\"", tmp_path, 20, log)
    assert log.text.strip() == "compiling"
    build(f'{python} -c "import time; time.sleep(60)"', tmp_path, 50, log, lambda: False)
    with refused(MouseError, "build-timed-out"):
        build(f"{python} -c \"while True: print('x' * 1000)\"", tmp_path, 0.5, log)
    assert len(log.text) < 2 << 20


def test_a_build_command_runs_first(tmp_path: Path) -> None:
    python = shlex.quote(sys.executable)
    build(f"{python} -c \"open('built', 'w')\"", tmp_path, 20)
    assert (tmp_path / "built").exists()
    with refused(MouseError, "build-failed"):
        build(f"{python} -c \"raise SystemExit('no compiler')\"", tmp_path, 20)
    with refused(MouseError, "build-timed-out"):
        build(f'{python} -c "import time; time.sleep(60)"', tmp_path, 0.3)


@pytest.mark.skipif(sys.platform != "linux", reason="sets a limit of memory")
def test_what_a_build_command_prints_does_not_fill_the_memory(tmp_path: Path) -> None:
    flood = "import os\nwhile True: os.write(1, b'x' * 65536)"
    (tmp_path / "flood.py").write_text(flood, encoding="utf-8")
    program = """
import sys, resource
from pathlib import Path
from mazarine.errors import MouseError
from mazarine.mouse.process import build
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
try:
    build(f"{sys.executable} flood.py", Path("."), 1)
except MouseError as error:
    print(error.message.code)
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) >> 10 < 100)
"""
    found = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == ["build-timed-out", "True"]


@pytest.mark.skipif(sys.platform == "win32", reason="modes of files")
def test_programs_are_found_in_their_folder(tmp_path: Path) -> None:
    program = tmp_path / "mouse"
    program.touch(0o755)
    assert Path(program_in(tmp_path, "./mouse")).samefile(program)
    assert program_in(tmp_path, str(program)) == str(program)
    assert program_in(tmp_path, "python3") == "python3"


@pytest.mark.parametrize(
    ("name", "value"), [("seconds", 0), ("moves", -1), ("silence", float("inf")), ("memory", "x")]
)
def test_limits_are_numbers_above_0(name: str, value: object) -> None:
    with refused(MouseError, "limit-out-of-range"):
        MouseLimits(**{name: value})
    assert MouseLimits(moves=10**400).moves == 10**400


def test_pipes_are_closed_at_the_end(tmp_path: Path) -> None:
    run("ask('mazeWidth')", tmp_path)
    before = _open_files()
    for _ in range(5):
        run("ask('mazeWidth')", tmp_path)
    assert _open_files() == before


def _open_files() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.is_dir() else 0
