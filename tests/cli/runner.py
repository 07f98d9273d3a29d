"""Running commands, in this process and in others."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from typing import Any

import pytest
from click.testing import CliRunner, Result

from mazarine.cli.root import root

needs_big = pytest.mark.skipif(find_spec("zarr") is None, reason="the extra [big] is not installed")
"""Marks tests of mazes in Zarr stores."""

_INTERRUPTIBLE = """
import os, signal, sys
for name in ("SIGINT", "SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name), signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def run(*arguments: object, stdin: str | bytes = "") -> Result:
    """Run `mazarine` with these arguments; a defect of the program fails the test."""
    result = CliRunner().invoke(
        root, [str(argument) for argument in arguments], input=stdin, prog_name="mazarine"
    )
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def interruptible(*words: str) -> list[str]:
    """Return a command that runs Python with these words, and takes signals that a test run may ignore.

    A shell has what it runs in the background ignore Ctrl+C, and `nohup` the end of the terminal.
    """
    return [sys.executable, "-c", _INTERRUPTIBLE, *words]


def said(*arguments: object, stdin: str | bytes = "") -> Any:
    """Run a command that prints one JSON object, and give it."""
    result = run(*arguments, "--json", stdin=stdin)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.count("\n") == 1
    return json.loads(result.stdout)


def refusal(*arguments: object, stdin: str | bytes = "") -> str:
    """Run a command that refuses, and give its sentence."""
    result = run(*arguments, stdin=stdin)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr.rstrip("\n")
