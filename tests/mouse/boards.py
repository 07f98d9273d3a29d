"""Boards for mouse programs, drawn."""

from __future__ import annotations

from mazarine.mouse import MouseBoard, MouseProtocol
from tests.drawing import walls

SMALL = """
    +---+---+---+---+
    |       |       |
    +   +   +   +   +
    |   |       |   |
    +   +---+   +   +
    |   |       |   |
    +   +   +---+   +
    |   |           |
    +---+---+---+---+
"""


def board(drawing: str = SMALL) -> MouseBoard:
    """Return the board of a drawn maze."""
    return MouseBoard.of(walls(drawing))


def said(protocol: MouseProtocol, *commands: str) -> list[str]:
    """Return the answers to commands."""
    protocol.take("".join(f"{command}\n" for command in commands).encode())
    return [answer.decode().rstrip("\n") for answer in protocol.answers()]
