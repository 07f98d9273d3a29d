"""Reading and writing mazes; one module a format.

>>> from editor.files import FORMATS
>>> "native" in FORMATS
True
"""

from editor.files.format import Format
from editor.files.registry import FORMATS
from editor.files.transfer import identify, losses, read, write

__all__ = ["FORMATS", "Format", "identify", "losses", "read", "write"]
