"""Compiling kernels from the command line: all at once, or when a large maze needs them."""

from __future__ import annotations

import sys
from itertools import count

import click

from mazarine import cli, precompile
from mazarine.cli.messages import CliText


def warm_up_here() -> None:
    """Compile all kernels; show progress on standard error if that is a terminal."""
    precompile.warm_up(cli.output.progress_on_terminal("Preparing the engine"))


def show_compiling() -> None:
    """Show on a terminal the number of kernels that a command compiles."""
    if sys.stderr is None or not sys.stderr.isatty():
        return
    from mazarine.compiling.mode import MODE  # noqa: PLC0415  # loads NumPy
    from mazarine.compiling.ready import is_ready  # noqa: PLC0415  # loads NumPy
    from mazarine.compiling.store import Store  # noqa: PLC0415  # loads NumPy

    counts = count(1)

    def show(_module: str) -> None:
        if not is_ready():
            click.echo(f"\r{CliText.COMPILING(count=next(counts))}", nl=False, err=True)

    def clear(_name: str) -> None:
        if not is_ready():
            click.echo("\r" + " " * 50 + "\r", nl=False, err=True)

    MODE.before_compiling = show
    Store.on_ready = staticmethod(clear)
