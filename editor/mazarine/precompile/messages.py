"""The sentences of the preparation of kernels."""

from __future__ import annotations

from mazarine.messages import Catalog


class PrecompileMessage(Catalog):
    """Problems of preparing kernels."""

    NO_COMPILING_PROCESS = "No process can be started to prepare the engine: {reason}."
    COMPILING_PROCESS_LOST = (
        "The background compilation of the engine stopped early. The rest is compiled when it is first used."
    )
    NOT_ALL_COMPILED = "A part of the engine could not be compiled."
