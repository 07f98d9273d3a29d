"""The journal: what has been drawn since the last save, kept on disk so that no crash loses it."""

from mazewright.files.journal.growth import GrowthPatch
from mazewright.files.journal.metadata import MetadataPatch
from mazewright.files.journal.patch import CellPatch
from mazewright.files.journal.reading import Recovered, recover
from mazewright.files.journal.writing import JournalWriter, Origin, Patch

__all__ = [
    "CellPatch",
    "GrowthPatch",
    "JournalWriter",
    "MetadataPatch",
    "Origin",
    "Patch",
    "Recovered",
    "recover",
]
