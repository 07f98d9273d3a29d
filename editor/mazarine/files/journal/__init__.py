"""The journal: what has been drawn since the last save, kept on disk so that no crash loses it."""

from mazarine.files.journal.patch import CellPatch, GrowthPatch, MetadataPatch
from mazarine.files.journal.reading import Recovered, recover
from mazarine.files.journal.writing import JournalPatch, JournalWriter, Origin, encoded

__all__ = [
    "CellPatch", "GrowthPatch", "JournalPatch", "JournalWriter", "MetadataPatch", "Origin", "Recovered",
    "encoded", "recover",
]  # fmt: skip
