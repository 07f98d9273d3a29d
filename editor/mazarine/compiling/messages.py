"""The sentences of compiled kernels."""

from __future__ import annotations

from mazarine.messages import Catalog


class CompilingMessage(Catalog):
    """Problems of storing compiled kernels."""

    KERNELS_NOT_STORED = (
        "The compiled engine cannot be stored ({reason}), so every start has to compile it again."
    )
