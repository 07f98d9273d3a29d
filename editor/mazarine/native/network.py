"""Searching a maze of some difficulty on cells of any tiling, see `editor/native/design/design.h`."""

from __future__ import annotations

from mazarine.native.calls import Array, Record, Size, f64, function, i64, u64


class NetworkSearch(
    Record,
    first=Array("i4", None), to=Array("i4", "arcs"), side=Array("i4", "arcs"),
    ends=Array("i4", "sides", 2), inward=Array("f8", "arcs", 2), outward=Array("f8", "arcs", 2),
    is_open=Array("?", "sides", writes=True),
    degree=Array("i4", "cells", writes=True), before=Array("i4", 2, "cells", writes=True),
    number=Array("i4", 2, "cells", writes=True), path=Array("i4", 2, "cells", writes=True),
    leaves=Array("i4", 2, "cells", writes=True), order=Array("i4", "cells", writes=True),
    left=Array("i4", "cells", writes=True),
    held=Array("i4", "cells", writes=True), counts=Array("i8", 5, writes=True),
    start=i64, goal=i64, cells=Size("cells"), sides=Size("sides"),
    straight=f64, low=f64, high=f64, cost=f64, hot=f64, total=i64, done=i64, which=i64,
    open=i64, most_open=i64, rng=u64,
):  # fmt: skip
    """A search, and its rooms."""


measure = function("mz_network_measure", NetworkSearch, returns=f64, long=True)
search = function("mz_network_search", NetworkSearch, i64, returns=f64, long=True)
