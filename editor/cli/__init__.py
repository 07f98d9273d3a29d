"""The command line: `mazewright`, one module a command."""

from __future__ import annotations


def main() -> None:
    """Run `mazewright` with the arguments of the process, and exit with its status."""
    from editor.cli.root import root  # noqa: PLC0415  # click is not needed to import the package

    root(prog_name="mazewright")
