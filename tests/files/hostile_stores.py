"""Stores that are made to do harm: `python -m tests.files.hostile_stores` reads each in a process of its own.

A line for each tells what became of it, in how many seconds of work, and with how many megabytes more than a
sound store takes. Exit status 1 if one is not refused in a sentence, or takes too long or too much.
"""
# ruff: noqa: T201

from __future__ import annotations

import gzip
import json
import os
import resource
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from mazarine.errors import MazeFileError
from mazarine.files import read, write
from mazarine.files.bounded_codec import zstd
from mazarine.files.zarr_store import MazeStore
from mazarine.maze import Maze

_SECONDS, _MEGABYTES = 1.0, 200.0
_SIDE = 16
_DEADLINE_S = 20
_CHUNK = Path("cells/c/0/0/0")


def _changed(store: Path, array: str, **keys: Any) -> dict[str, Any]:
    """Change keys of the metadata of an array, and return them."""
    path = store / array / "zarr.json"
    value: dict[str, Any] = json.loads(path.read_text()) | keys
    path.write_text(json.dumps(value))
    return value


def _sized(store: Path, rows: int, chunk: tuple[int, ...], shards: tuple[int, ...] = ()) -> None:
    """Let the store say that it has so many rows and columns, in such chunks."""
    path = store / "zarr.json"
    value = json.loads(path.read_text())
    value["attributes"]["maze"].update(rows=rows, cols=rows)
    path.write_text(json.dumps(value))
    shutil.rmtree(store / "checks")
    for array in ("cells", "walls"):
        grid = {"name": "regular", "configuration": {"chunk_shape": shards or chunk}}
        codecs = _changed(store, array, shape=[1, rows, rows], chunk_grid=grid)["codecs"]
        if shards:
            index = [{"name": "bytes", "configuration": {"endian": "little"}}, {"name": "crc32c"}]
            inner = {"chunk_shape": chunk, "codecs": codecs, "index_codecs": index, "index_location": "end"}
            _changed(store, array, codecs=[{"name": "sharding_indexed", "configuration": inner}])


def _packed(store: Path, name: str, data: bytes) -> None:
    codecs = [{"name": "bytes"}, {"name": name, "configuration": {"level": 1, **_MORE.get(name, {})}}]
    _changed(store, "cells", codecs=codecs)
    (store / _CHUNK).write_bytes(data)


_MORE: dict[str, dict[str, Any]] = {"zstd": {"checksum": False}}


def _linked(store: Path, inside: str | Path, target: str) -> None:
    path = store / inside
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    path.symlink_to(target)


def _piped(store: Path, inside: str | Path) -> None:
    (store / inside).unlink(missing_ok=True)
    os.mkfifo(store / inside)


def _consolidated(store: Path) -> None:
    """Say in the group that `checks` is an array of version 2 whose filter runs code."""
    checks = {
        "zarr_format": 2, "shape": [1, 1, 1, 10], "chunks": [1, 1, 1, 10], "dtype": "|O", "fill_value": None,
        "order": "C", "filters": [{"id": "vlen-utf8"}, {"id": "pickle"}], "compressor": None,
        "node_type": "array", "attributes": {},
    }  # fmt: skip
    path = store / "zarr.json"
    value = json.loads(path.read_text())
    metadata = {"checks": checks}
    value["consolidated_metadata"] = {"kind": "inline", "must_understand": False, "metadata": metadata}
    path.write_text(json.dumps(value))
    (store / "checks" / "0.0.0.0").write_bytes(f"cos\nmkdir\n(V{store / 'ran'}\ntR.".encode())
    (store / _CHUNK).unlink()


def _pickled(store: Path) -> None:
    codecs = [{"name": "bytes"}, {"name": "numcodecs.pickle", "configuration": {}}]
    _changed(store, "checks", codecs=codecs)


def _lying_shard(store: Path) -> None:
    _sized(store, _SIDE, (1, 8, 8), (1, 16, 16))
    index = np.full((4, 2), 1 << 62, dtype="<u8").tobytes()
    codecs = _changed(store, "cells")["codecs"]
    codecs[0]["configuration"]["index_codecs"] = [{"name": "bytes", "configuration": {"endian": "little"}}]
    _changed(store, "cells", codecs=codecs)
    (store / _CHUNK).write_bytes(index)


def _old_version(store: Path) -> None:
    value = {"zarr_format": 2, "shape": [1, 16, 16], "chunks": [1, 16, 16], "dtype": "|u1", "order": "C"}
    (store / "cells" / "zarr.json").write_text(json.dumps({**value, "compressor": None, "filters": None}))


def _with_socket(store: Path) -> None:
    (store / _CHUNK).unlink()
    place = Path.cwd()
    os.chdir((store / _CHUNK).parent)  # The name of a socket is short.
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind("0")
    finally:
        os.chdir(place)


def _as_folder(store: Path) -> None:
    (store / _CHUNK).unlink()
    (store / _CHUNK).mkdir()


def _endless(store: Path, inside: str | Path) -> None:
    os.truncate(store / inside, 1 << 34)


def _nested(store: Path) -> None:
    (store / "cells" / "zarr.json").write_text("[" * 200_000)


def _checks_of_many(store: Path) -> None:
    grid = {"name": "regular", "configuration": {"chunk_shape": [1, 1, 1, 10]}}
    _changed(store, "checks", shape=[1, 1 << 20, 1 << 22, 10], chunk_grid=grid)


def _zeros_by_zstd() -> bytes:
    packer = zstd.ZstdCompressor()
    return b"".join([*(packer.compress(bytes(1 << 24)) for _ in range(64)), packer.flush()])


_OTHER = {"name": "regular", "configuration": {"chunk_shape": [1, -1, 16]}}

HOSTILE: dict[str, Callable[[Path], object]] = {
    "code in consolidated metadata": _consolidated,
    "code in a codec": _pickled,
    "objects": lambda it: _changed(it, "checks", data_type="string", codecs=[{"name": "vlen-utf8"}]),
    "objects in cells": lambda it: _changed(it, "cells", codecs=[{"name": "vlen-bytes"}]),
    "another filter": lambda it: _changed(it, "cells", codecs=[{"name": "transpose"}, {"name": "bytes"}]),
    "an array of version 2": _old_version,
    "pipe as chunk": lambda it: _piped(it, _CHUNK),
    "pipe as metadata": lambda it: _piped(it, "cells/zarr.json"),
    "pipe as pending change": lambda it: _piped(it, "pending.rec"),
    "socket as chunk": _with_socket,
    "folder as chunk": _as_folder,
    "device as chunk": lambda it: _linked(it, _CHUNK, "/dev/zero"),
    "device as metadata": lambda it: _linked(it, "cells/zarr.json", "/dev/zero"),
    "device as group": lambda it: _linked(it, "zarr.json", "/dev/zero"),
    "link to a file": lambda it: _linked(it, _CHUNK, "/etc/passwd"),
    "link to a folder": lambda it: _linked(it, "cells", "/etc"),
    "link to itself": lambda it: _linked(it, _CHUNK, "0"),
    "chunk of 16 GiB": lambda it: _endless(it, _CHUNK),
    "metadata of 16 GiB": lambda it: _endless(it, "cells/zarr.json"),
    "group of 16 GiB": lambda it: _endless(it, "zarr.json"),
    "nested metadata": _nested,
    "gzip of 32 MiB": lambda it: _packed(it, "gzip", gzip.compress(bytes(1 << 25))),
    "zstd of 1 GiB": lambda it: _packed(it, "zstd", _zeros_by_zstd()),
    "blosc of 2 GB": lambda it: (it / _CHUNK).write_bytes(
        bytes((2, 1, 1, 1)) + b"\xff\xff\xff\x7f" + b"\0\0\0\1" + (40).to_bytes(4, "little") + bytes(24)
    ),
    "blosc that ends": lambda it: (it / _CHUNK).write_bytes((it / _CHUNK).read_bytes()[:-4]),
    "chunks of one cell": lambda it: _sized(it, 1 << 14, (1, 1, 1)),
    "chunks of one cell in shards": lambda it: _sized(it, 1 << 14, (1, 1, 1), (1, 8192, 8192)),
    "a chunk of all cells": lambda it: _sized(it, 1 << 14, (1, 1 << 14, 1 << 14)),
    "a block of 2^44 cells": lambda it: _sized(it, 1 << 22, (1, 512, 512), (1, 1 << 22, 1 << 22)),
    "chunk of no cells": lambda it: _sized(it, _SIDE, (1, 0, 16)),
    "chunk of fewer than none": lambda it: _changed(it, "cells", chunk_grid=_OTHER),
    "shard that lies": _lying_shard,
    "checks of 160 TiB": _checks_of_many,
    "growth of 16 TiB": lambda it: (it / "growth").mkdir() or (it / "growth" / "zarr.json").write_text(
        (it / "checks" / "zarr.json").read_text().replace('"uint32"', '"int32"').replace("10]", f"{1 << 44}]")
    ),
    "fill value that is no number": lambda it: _changed(it, "cells", fill_value="NaN"),
    "transformers": lambda it: _changed(it, "cells", storage_transformers=[{"name": "a"}]),
    "other shape": lambda it: _changed(it, "walls", shape=[1, 1 << 40, 16]),
}  # fmt: skip


def make(name: str, folder: Path) -> Path:
    """Make a store that is hostile in one way, or a sound one if the name is empty."""
    store = folder / "a.maze.zarr"
    write(Maze.blank(_SIDE, _SIDE), store)
    if name:
        HOSTILE[name](store)
    return store


def outcome(store: Path) -> str:
    """Read a store as `info` and `segment` do, and return the sentence of its refusal."""
    try:
        read(store)
        MazeStore(store)
    except MazeFileError as error:
        return str(error)
    return ""


def confined(store: Path) -> tuple[str, float, float]:
    """Return what becomes of a store in a process of its own, the seconds and the megabytes."""
    receiver, sender = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(receiver)
        start = time.process_time()
        try:
            said = outcome(store)
        except BaseException as error:  # noqa: BLE001 - it is what is looked for
            said = f"RAW {type(error).__name__}: {error}"
        spent = time.process_time() - start
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        os.write(sender, json.dumps((said[:500], spent, peak)).encode())
        os._exit(0)
    os.close(sender)
    until = time.monotonic() + _DEADLINE_S
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        if time.monotonic() > until:
            os.kill(child, 9)
            os.waitpid(child, 0)
            break
        time.sleep(0.005)
    with os.fdopen(receiver) as pipe:
        data = pipe.read()
    found: list[Any] = json.loads(data) if data else ["RAW hang or crash", float(_DEADLINE_S), 0.0]
    return found[0], found[1], found[2]


def main() -> int:
    """Read each store, print a line for it, and return the exit status."""
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        said, _, sound = confined(make("", folder))
        assert said == "", said
        for case in HOSTILE:
            shutil.rmtree(folder / "a.maze.zarr")
            said, spent, peak = confined(make(case, folder))
            ran = (folder / "a.maze.zarr" / "ran").exists()
            is_refused = said.startswith(f"{folder}/a.maze.zarr") and not ran
            is_wrong = not is_refused or spent > _SECONDS or peak - sound > _MEGABYTES
            wrong += is_wrong
            sentence = said.replace(f"{folder}/", "")
            mark = "WRONG" if is_wrong else "ok"
            print(f"{mark:6}{case:32}{spent:6.2f} s {peak - sound:5.0f} MB  {sentence}", flush=True)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
