"""Compiling kernels from the command line: all at once, or when a large maze needs them."""

from __future__ import annotations

import sys


def warm_up_here() -> None:
    """Compile all kernels; show progress on standard error if that is a terminal."""
    from editor.cli.output import progress_on_terminal  # noqa: PLC0415  # --version loads no NumPy
    from editor.warm_up import warm_up  # noqa: PLC0415

    warm_up(progress_on_terminal("Preparing the engine"))


def tell_of_compiling() -> None:
    """Have it said on a terminal when a command has to compile something first."""
    if sys.stderr is None or not sys.stderr.isatty():
        return
    from editor.compiling.mode import MODE  # noqa: PLC0415

    MODE.before_compiling = _say_once


def _say_once(_module: str) -> None:
    from editor.compiling.mode import MODE  # noqa: PLC0415
    from editor.warm_up.ready import is_ready  # noqa: PLC0415

    MODE.before_compiling = None
    if not is_ready():
        sys.stderr.write("Preparing the engine, which takes up to a minute once...\n")
