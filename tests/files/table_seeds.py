"""Tables to mutate, by the format that reads them."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

_DIGITS = ["1111111", "1200001", "1011101", "1000131", "1111111"]
_ROWS = [[int(digit) for digit in row] for row in _DIGITS]
_MASKS = [[9, 5, 3], [8, 7, 10], [12, 5, 6]]


def _saved(array: Any) -> bytes:
    stream = io.BytesIO()
    np.save(stream, array)
    return stream.getvalue()


def _archived(**arrays: Any) -> bytes:
    stream = io.BytesIO()
    np.savez_compressed(stream, **arrays)
    return stream.getvalue()


def _joined(rows: list[list[int]], between: str) -> bytes:
    return "\n".join(between.join(map(str, row)) for row in rows).encode()


_TABLES = [
    _joined(_ROWS, ","), _joined(_ROWS, ""), b"5 7\n1 1\n3 5\n" + _joined(_ROWS, " "),
    b"maze = " + str(_ROWS).encode(),
    b'{"maze": ' + str(_ROWS).encode() + b', "start": [1, 1], "end": [3, 5]}',

    b"m = [" + _joined(_ROWS, " ").replace(b"\n", b";\n") + b"];", b'"#"," ","#"\n"#","S","#"\n"#","E","#"\n',
    b",0,1,2,3\n0,1,1,1,1\n1,1,0,0,1\n2,1,0,1,1\n3,1,1,1,1\n",
    _saved(np.array(_ROWS)), _saved(np.array(_ROWS, float)), _saved(np.array([_ROWS, _ROWS], ">u2")),
    _saved(np.array([[*row] for row in _DIGITS])), _archived(maze=np.array(_ROWS), other=np.arange(3)),
]  # fmt: skip

TABLE_SEEDS = {
    "table": _TABLES,
    "one-is-wall": _TABLES[:2],
    "zero-is-wall": _TABLES[:2],
    "side-masks": [_joined(_MASKS, " "), _saved(np.array(_MASKS)), b"1001 0101\n1100 0110\n"],
    "a-maze-ing": [b"953\n87A\nC56\n\n0,0\n2,2\nEESS\n", b"953\n87a\nc56",
        b"9 5 3\n8 7 A\nC 5 6\nEntry: (0, 0)\n"],
    "cell-sides": [
        b'  cell  ,E,W,N,S\n"(1, 1)",1,0,0,0\n"(1, 2)",0,1,0,1\n"(2, 1)",1,0,0,0\n"(2, 2)",0,1,1,0\n',
        b"x,y,N,E,S,W\n0,0,1,0,0,1\n1,0,1,1,0,0\n0,1,0,0,1,1\n1,1,0,1,1,0\n",
        b"0 0 1 0 0 1\n1 0 1 1 0 0\n2 0 1 1 0 1\n",
    ],
    "cell-neighbors": [b"index,North,South,West,East,ND,SD,WD,ED\n1,,2,,,,3,,\n2,1,,,3,3,,,3\n3,,,2,,,,3,\n"],
    "maze-dataset": [_archived(maze_connection_lists=np.eye(4, dtype=bool).reshape(1, 2, 2, 4)[:, :, :, :2])],
}  # fmt: skip
"""What programs other than Mazarine write."""
