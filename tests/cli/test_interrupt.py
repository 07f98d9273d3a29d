"""Ctrl+C ends every command within a moment, with status 130 and without a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import types
from pathlib import Path

import numpy as np
import pytest

from mazarine.cli import interrupt
from mazarine.cli.interrupt import STATUS
from mazarine.files import write
from mazarine.generators import generate
from tests.cli.runner import interruptible
from tests.depth import sample

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")

_COMMANDS = {
    "info": ["info", "MAZE"],
    "stats": ["stats", "MAZE", "--json"],
    "check": ["check", "MAZE"],
    "path": ["path", "MAZE", "0,0,0", "0,600,900"],
    "explore": ["explore", "MAZE", "--explorer", "random", "--steps", "1000000"],
    "segment": ["segment", "MAZE", "-o", "OUT/out.npz"],
    "render": ["render", "MAZE", "OUT/out.png"],
    "convert": ["convert", "MAZE", "OUT/out.maze"],
    "generate": ["generate", "wilson", "--rows", "1500", "--cols", "1500", "-o", "OUT/out.maze"],
    "edit": ["edit", "MAZE", "-"],
    "design": [
        "design", "--rows", "9", "--cols", "9", "--require", "turns max", "--seconds", "99", "--jobs", "2",
        "-o", "OUT/out.maze",
    ],
}  # fmt: skip


@pytest.fixture(scope="module")
def maze(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a maze that commands work on for some time."""
    path = tmp_path_factory.mktemp("interrupted") / "large.maze"
    write(generate("rooms-and-corridors", 1200, 1200, rng=np.random.default_rng(1)), path)
    return path


def _wait_for_main(command: subprocess.Popen[str]) -> None:
    """Wait until the thread that waits for interrupts runs; before that Python itself is starting."""
    threads = Path(f"/proc/{command.pid}/task")
    if not threads.exists():
        time.sleep(2)
        return
    while command.poll() is None and len(list(threads.iterdir())) < 2:
        time.sleep(0.005)


def test_a_process_that_is_being_started_is_waited_for() -> None:
    program = """
import os, signal, time
from mazarine.cli.interrupt import end_when_interrupted
from mazarine.processes import interrupts_held
end_when_interrupted()
with interrupts_held():
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(0.3)
    print("started", flush=True)
time.sleep(60)
"""
    done = subprocess.run(
        interruptible("-c", program), capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout) == (128 + signal.SIGTERM, "started\n")


@pytest.mark.parametrize("name", _COMMANDS)
def test_an_interrupt_ends_a_command(name: str, maze: Path, tmp_path: Path) -> None:
    words = [word.replace("MAZE", str(maze)).replace("OUT", str(tmp_path)) for word in _COMMANDS[name]]
    for after_s in sample((0.5, 0.0, 0.2, 1.0, 1.8), 1):
        command = subprocess.Popen(
            interruptible("-m", "mazarine", *words),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            start_new_session=True,
        )  # fmt: skip
        with command:
            _wait_for_main(command)
            time.sleep(after_s)
            os.killpg(command.pid, signal.SIGINT)
            # Its input stays open until it has ended: at the end of the input, `edit` would end by itself.
            command.wait(timeout=60)
            _, errors = command.communicate()
        if not errors and command.returncode in (0, 1, -signal.SIGINT):
            continue  # It had ended before, or was ending: Python then has given its signals back.
        assert command.returncode == STATUS, errors
        assert "Traceback" not in errors
        assert errors.splitlines()[-1] == "Stopped."
        assert all(not left.name.startswith(".mazarine") for left in tmp_path.iterdir())


def test_a_module_that_is_being_imported_has_nothing_to_remove(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    # Some let no process start any more: the other tests need them.
    for name in ("mazarine.files.atomic", "mazarine.mouse.process", "mazarine.processes"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    reader, writer = os.pipe()
    os.write(writer, bytes([signal.SIGINT]))
    interrupt._end_after(reader)
    assert ended == [STATUS]
    assert capfd.readouterr().err == "\nStopped.\n"
