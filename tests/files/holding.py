"""Files of a given content, for tests that read them."""

from __future__ import annotations

from pathlib import Path


def file_holding(name: str, folder: Path, content: str | bytes) -> Path:
    """Write a file in a folder; give its path."""
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path
