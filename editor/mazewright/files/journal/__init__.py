"""The journal: what has been drawn since the last save, kept on disk so that no crash loses it."""

from mazewright.files.journal.growth import GrowthPatch
from mazewright.files.journal.metadata import MetadataPatch
from mazewright.files.journal.patch import CellPatch
from mazewright.files.journal.reading import Recovered, recover
from mazewright.files.journal.writing import JournalPatch, JournalWriter, Origin

__all__ = [
    "CellPatch",
    "GrowthPatch",
    "JournalPatch",
    "JournalWriter",
    "MetadataPatch",
    "Origin",
    "Recovered",
    "recover",
]
