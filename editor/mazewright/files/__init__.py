"""Reading and writing mazes; one module a format, and all of them in `mazewright.files.registry`."""

from mazewright.files.format import Format
from mazewright.files.transfer import identify, losses, read, write

__all__ = ["Format", "identify", "losses", "read", "write"]
