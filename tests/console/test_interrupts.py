"""Code in another thread is interrupted, and Python is as before afterwards."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, Thread

import pytest

from mazarine.console.interrupts import Interruptible


@pytest.mark.parametrize("_", range(20))
def test_an_interrupt_ends_the_work_and_nothing_else(_: int) -> None:
    runner, has_begun, results = Interruptible(), Event(), []

    def work() -> None:
        has_begun.set()
        while True:
            pass

    def run() -> None:
        try:
            runner.run(work)
        except KeyboardInterrupt:
            results.append("interrupted")
        results.append("ended")

    runner.prepare()
    thread = Thread(target=run)
    thread.start()
    has_begun.wait()
    runner.interrupt()
    thread.join(20)
    assert results == ["interrupted", "ended"]


def test_an_interrupt_at_the_end_is_raised_in_the_work_or_not_at_all() -> None:
    runner, results = Interruptible(), []

    def run() -> None:
        for _ in range(3000):
            runner.prepare()
            try:
                runner.run(lambda: None)
            except KeyboardInterrupt:
                results.append("interrupted")

    thread = Thread(target=run)
    thread.start()
    while thread.is_alive():
        runner.interrupt()
    thread.join()
    assert set(results) <= {"interrupted"}


def test_work_leaves_no_flag_that_slows_python_down() -> None:
    """With one, Python 3.11 never returns from a function that is profiled."""
    program = (
        "import sys\nfrom mazarine.console.interrupts import Interruptible\n"
        "Interruptible().run(lambda: None)\n"
        "sys.setprofile(lambda *_: None)\nlen('')\n(lambda: None)()\nsys.setprofile(None)\nprint('done')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=120, check=True)
    assert done.stdout == b"done\n"
