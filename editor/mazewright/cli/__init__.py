"""The command line: `mazewright`, one module a command."""

from __future__ import annotations

import io
import sys

from mazewright.cli.interrupt import end_when_interrupted


def main() -> None:
    """Run `mazewright` with the arguments of the process, and exit with its status."""
    end_when_interrupted()
    from mazewright.cli.root import root  # noqa: PLC0415  # click is not needed to import the package

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # What a terminal's alphabet lacks is shown as a question mark.
            stream.reconfigure(errors="replace")
    root(prog_name="mazewright")
