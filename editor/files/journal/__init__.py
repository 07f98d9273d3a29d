"""The journal: what has been drawn since the last save, kept on disk so that no crash loses it."""

from editor.files.journal.growth import GrowthPatch
from editor.files.journal.patch import CellPatch
from editor.files.journal.reading import Recovered, recover
from editor.files.journal.words import WordsPatch
from editor.files.journal.writing import JournalWriter, Origin, Patch

__all__ = [
    "CellPatch",
    "GrowthPatch",
    "JournalWriter",
    "Origin",
    "Patch",
    "Recovered",
    "WordsPatch",
    "recover",
]
