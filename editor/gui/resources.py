"""Where the shipped files are."""

from __future__ import annotations

from pathlib import Path


def resource(*parts: str) -> Path:
    """Give the path of a shipped file: beside the package in the source tree, inside it in a wheel."""
    package = Path(__file__).resolve().parents[1]
    inside = package / "resources"
    folder = inside if inside.is_dir() else package.parent / "resources"
    return folder.joinpath(*parts)
