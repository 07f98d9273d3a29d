"""Keys, doors and one-way gates: what can be reached with which keys, and where one can be stuck."""

from mazarine.paths.structure.locks.graph import KEYS, LockGraph
from mazarine.paths.structure.locks.report import LockReport, SoftLock, report_locks
from mazarine.paths.structure.locks.walks import Undecided, path_with_keys, shortest_walk

__all__ = [
    "KEYS", "LockGraph", "LockReport", "SoftLock", "Undecided",
    "path_with_keys", "report_locks", "shortest_walk",
]  # fmt: skip
