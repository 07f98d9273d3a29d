"""The command line: `mazarine`, one module a command."""

from __future__ import annotations

import io
import sys

import lazy_loader

from mazarine.cli.interrupt import end_when_interrupted
from mazarine.former_name import take_over_folder
from mazarine.plugins.folder import data_folder

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def main() -> None:
    """Run `mazarine` with the arguments of the process, and exit with its status."""
    end_when_interrupted()
    take_over_folder(data_folder())
    from mazarine.cli.root import root  # noqa: PLC0415  # loads click

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # What a terminal's alphabet lacks is shown as a question mark.
            stream.reconfigure(errors="replace")
    root(prog_name="mazarine")
