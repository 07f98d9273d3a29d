"""Reading and writing mazes; one module a format, and all of them in `editor.files.registry`."""

from editor.files.format import Format
from editor.files.transfer import identify, losses, read, write

__all__ = ["Format", "identify", "losses", "read", "write"]
