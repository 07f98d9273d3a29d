"""The kinds of things that a plugin can add."""

from __future__ import annotations

from enum import StrEnum

from mazarine.former_name import FORMER_NAME


class PluginKind(StrEnum):
    """What a plugin adds; also the name of the table in a manifest, and of the entry points."""

    GENERATORS = "generators"
    EXPLORERS = "explorers"
    FORMATS = "formats"
    OVERLAYS = "overlays"
    CHECKS = "checks"
    STATISTICS = "statistics"
    SEARCHES = "searches"

    @property
    def groups(self) -> tuple[str, str]:
        """The group of entry points, and that of the former name."""
        return f"mazarine.{self.value}", f"{FORMER_NAME}.{self.value}"
