"""Cells on the command line."""

from __future__ import annotations

import click

from editor.maze import Cell


def read_cell(_context: click.Context, _parameter: click.Parameter, value: str | None) -> Cell | None:
    """Read a cell in lattice coordinates."""
    if value is None:
        return None
    try:
        level, row, col = (int(part) for part in value.split(","))
    except ValueError:
        raise click.BadParameter(f"{value!r} is not a cell; write level,row,col, as in 0,3,5.") from None
    return level, row, col


def read_ends(
    context: click.Context, parameter: click.Parameter, value: tuple[str, str] | None
) -> tuple[Cell | None, ...] | None:
    """Read two cells."""
    return None if value is None else tuple(read_cell(context, parameter, cell) for cell in value)
