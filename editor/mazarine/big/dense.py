"""The numbers of regions, label by label and cell by cell."""

from __future__ import annotations

import numpy as np

from mazarine.big import records
from mazarine.big.columns import numbers_in
from mazarine.big.job import Job, Node
from mazarine.big.rims import Ints
from mazarine.big.seals import is_sealed, require_sound, seal
from mazarine.big.tree import FINAL_NUMBER, final_of
from mazarine.native.big import write_numbers


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
