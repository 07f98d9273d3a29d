"""The list of file formats."""

from __future__ import annotations

import click

from mazarine.cli.messages import CliText
from mazarine.cli.output import print_json, print_lines
from mazarine.files import Format
from mazarine.files.registry import FOLDER_FORMATS, FORMATS
from mazarine.messages import Message


def print_formats(*, as_json: bool) -> None:
    """Print all formats: the name that options take, the title, the suffixes and whether it is written."""
    formats = [*FORMATS.values(), *FOLDER_FORMATS.values()]
    if as_json:
        print_json({
            "formats": [
                {
                    "name": format.name, "title": str(format.title), "suffixes": list(format.suffixes),
                    "writes": format.can_write,
                }
                for format in formats
            ]
        })  # fmt: skip
    else:
        print_lines((format.name, _line(format)) for format in formats)
        click.echo(str(CliText.HOW_TO_NAME_A_FORMAT()))


def _line(format: Format) -> Message:
    read = CliText.FORMAT_SAVED if format.can_save else CliText.FORMAT_ONLY_READ
    text = CliText.FORMAT_WRITTEN if format.can_write else read
    return text(title=format.title, suffixes=", ".join(format.suffixes))
