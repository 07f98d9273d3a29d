"""The numbers of regions, label by label and cell by cell, and the entries of corridors across links."""

from __future__ import annotations

import numpy as np

from mazarine.big import records
from mazarine.big.block import ports_of
from mazarine.big.job import Job, Node
from mazarine.big.rims import Ints, numbers_in
from mazarine.big.seals import is_sealed, require_sound, seal
from mazarine.big.tree import FINAL_NUMBER, final_of
from mazarine.native.big import write_numbers
from mazarine.regions import Kind


def numbers_of(job: Job, node: Node) -> Ints:
    """Return the number of each label of a block; 0 for label 0."""
    return _numbers(job, node, final_of(job, node)[FINAL_NUMBER])


def _numbers(job: Job, node: Node, final: Ints) -> Ints:
    """Return the same; `final` are the numbers of what is open."""
    record = records.load(job.path("table", node), ("first", "flags", "open"))
    numbers = numbers_in(job, node, record["first"], record["flags"])
    numbers[record["open"]] = final
    return numbers


def do_dense(job: Job, node: Node, key: bytes) -> None:
    """Write the numbers of the cells of a block, if they are not written already."""
    final = final_of(job, node)[FINAL_NUMBER]
    key = records.key_of((key, final.tobytes()))
    if is_sealed(job, node, key, dense=True):
        return
    require_sound(job, node)
    top, left, _, _ = job.box(node)
    window = job.layout.window((node.level, node.row, node.col))
    kinds, labels = job.read("kind", window), job.read("label", window)
    out = np.empty(kinds.shape, dtype=np.int64)
    first = job.place(node.level, top, left)
    write_numbers(kinds, labels, _numbers(job, node, final), first, job.layout.shape[2], out)
    records.drop(job.path("dense", node))
    with job.writing():
        job.array("region")[window] = out
    seal(job, node, key, dense=True)


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
