"""The kinds of things that a plugin can add."""

from __future__ import annotations

from enum import StrEnum


class PluginKind(StrEnum):
    """What a plugin adds; also the name of the table in a manifest, and of the entry points."""

    GENERATORS = "generators"
    EXPLORERS = "explorers"
    FORMATS = "formats"
    OVERLAYS = "overlays"
    CHECKS = "checks"
    STATISTICS = "statistics"

    @property
    def group(self) -> str:
        """The group of entry points."""
        return f"mazarine.{self.value}"
