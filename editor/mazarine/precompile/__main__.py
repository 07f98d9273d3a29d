"""A process that compiles: it reads names of groups, a line each, and reports what it has done.

It prints "step" and its file for each kernel, "problem" and the reason if kernels cannot be stored, and
"done" after each group, or "failed" and the reason. It ends with its input, in the middle of a kernel too.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from queue import SimpleQueue
from threading import Thread

from mazarine.compiling.mode import compiled_here
from mazarine.compiling.store import Store, problem
from mazarine.precompile.steps import URGENT, steps_of

_NICE = 10


def main() -> None:
    """Compile the groups that are named on standard input."""
    if URGENT not in sys.argv:
        with contextlib.suppress(AttributeError, OSError):
            os.nice(_NICE)  # The window, and everything else, goes first.
    # Nothing else may print on its output.
    out, sys.stdout = sys.stdout, sys.stderr

    def report(line: str) -> None:
        out.write(f"{line}\n")
        out.flush()

    # On Windows native libraries cannot be loaded while a thread reads the input.
    for module in ("precompile.engine_tasks", "precompile.other_tasks", "compiling.twins"):
        import_module(f"mazarine.{module}")

    Store.on_ready = staticmethod(lambda name: report(f"step {name}"))
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt), compiled_here():
        for name in _names():
            try:
                for step in steps_of(name):
                    step()
            except Exception as error:  # noqa: BLE001  # reported to the parent, which continues without it
                report(f"failed {error!r}")
            else:
                fault = problem()
                if fault is not None:
                    report(f"problem {' '.join(str(fault.fields['reason']).split())}")
                report("done")


def _names() -> Iterator[str]:
    """Yield the names of groups; end the process when there can be no more, whatever it is doing."""
    names: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        for line in sys.stdin:
            names.put(line.strip())
        os._exit(0)

    Thread(target=read, daemon=True).start()
    while True:
        yield names.get()


if __name__ == "__main__":
    main()
