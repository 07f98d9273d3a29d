"""Entries of corridors across links, when all numbers are known: work for each link, not for each cell."""

from __future__ import annotations

import numpy as np

from mazarine.big import records
from mazarine.big.block import ports_of
from mazarine.big.dense import numbers_of
from mazarine.big.job import Job, Node
from mazarine.big.rims import Ints
from mazarine.regions import Kind


def do_links(job: Job) -> None:
    """Write for each corridor the cells outside it that its links lead to."""
    ports = ports_of(job.store)
    high, wide = job.layout.block
    blocks = {Node(0, level, row // high, col // wide) for level, row, col in ports.cells.tolist()}
    region: dict[int, int] = {}
    for node in sorted(blocks):
        numbers = numbers_of(job, node)
        for place, kind, label in records.load(job.path("seam", node))["ports"].tolist():
            region[place] = 4 * place + kind if kind == Kind.CROSSROAD else int(numbers[label])
    pairs = zip(_places(job, ports.cells), _places(job, ports.others), strict=True)
    entries = sorted({
        (region[own], other) for own, other in pairs
        if region[own] & 3 == Kind.CORRIDOR and region[own] != region[other]
    })  # fmt: skip
    arrays = {"entries": np.array(entries, dtype=np.int64).reshape(-1, 2)}
    path = job.path("links", Node(job.top, 0, 0, 0))
    records.save(path, bytes(records.KEY_BYTES), np.zeros(records.COUNTS, dtype=np.int64), arrays)


def _places(job: Job, cells: Ints) -> list[int]:
    places: Ints = job.place(cells[:, 0], cells[:, 1], cells[:, 2])
    found: list[int] = places.tolist()
    return found
