"""Whether the programs of a league are run: it is asked once where its file comes from elsewhere."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from pathlib import Path

import click

from mazarine.cli.messages import CliText
from mazarine.files.access import make_private, opened_to_write, read_regular
from mazarine.files.faults import Fault
from mazarine.league.proving import ProvingPlan
from mazarine.league.spec import LeagueSpec
from mazarine.messages import escaped
from mazarine.plugins.folder import data_folder

_NAME = "trusted-leagues"
_MOST_BYTES = 1 << 20


def may_run(spec: LeagueSpec | ProvingPlan) -> bool:
    """Return whether to run a league: one from another folder is asked for on a terminal, once."""
    commands = spec.commands
    place = Path(os.path.realpath(spec.path))
    if not commands or place.is_relative_to(Path.cwd()) or not _is_terminal():
        return True
    mark = hashlib.blake2b(repr((os.fsencode(place), commands)).encode(), digest_size=16).hexdigest()
    if mark in _known():
        return True
    click.echo(str(CliText.LEAGUE_STARTS(file=escaped(str(spec.path)))), err=True)
    for folder, command in commands:
        click.echo(f"  {escaped(folder)}: {escaped(command)}", err=True)
    if not click.confirm(str(CliText.LEAGUE_RUN()), err=True):
        return False
    _remember(mark)
    return True


def _is_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def _known() -> set[str]:
    data = data_folder()
    if data is not None:
        with contextlib.suppress(OSError, Fault):
            return set(read_regular(data / _NAME, _MOST_BYTES).decode("ascii", "replace").split())
    return set()


def _remember(mark: str) -> None:
    data = data_folder()
    if data is not None:
        with contextlib.suppress(OSError, Fault):
            make_private(data)
            with opened_to_write(data / _NAME) as file:
                file.seek(0, os.SEEK_END)
                file.write(f"{mark}\n".encode())
