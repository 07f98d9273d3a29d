"""Reading and writing mazes: one module for each format; `mazewright.files.registry` lists them."""

from mazewright.files.format import Format
from mazewright.files.transfer import identify, losses, read, read_with_format, write

__all__ = ["Format", "identify", "losses", "read", "read_with_format", "write"]
