"""The sentences of the preparation of kernels."""

from __future__ import annotations

from mazewright.messages import Catalog


class PrecompileMessage(Catalog):
    """Why not all kernels are prepared."""

    NO_COMPILING_PROCESS = "No process can be started to prepare the engine: {reason}."
    COMPILING_PROCESS_LOST = (
        "Processes that prepare the engine end too early, so parts of it are compiled when they are used."
    )
    NOT_ALL_COMPILED = "A part of the engine could not be compiled."
