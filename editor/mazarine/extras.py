"""Optional packages: what needs them, and how to install one that is missing."""

from __future__ import annotations

from importlib.util import find_spec

from mazarine.errors import MissingExtra
from mazarine.messages import Catalog, Message


class Feature(Catalog):
    """Features that need an optional package, as the beginning of a sentence."""

    WINDOW_FEATURE = "The window"
    PDF_FEATURE = "A PDF file"
    TILING_FEATURE = "A PNG picture or a PDF file of a tiling"
    PRINT_FEATURE = "A PNG picture for print"
    NETWORKX_FEATURE = "A graph for NetworkX"
    ZARR_FEATURE = "A maze in a Zarr store"
    LARGE_MAZE_FEATURE = "A maze that is larger than memory"


_PACKAGES = {"gui": ("PySide6", "PySide6"), "interop": ("networkx", "NetworkX"), "big": ("zarr", "Zarr")}
"""For each extra of the distribution, a module that it installs, and the name of that package."""


def require(extra: str, purpose: Message) -> None:
    """Require that the packages of an extra are installed.

    Parameters
    ----------
    extra : a name that stands after `mazarine` in brackets for pip
    purpose : what needs it: an entry of `Feature`

    Raises
    ------
    MissingExtra
        If its package is not installed.
    """
    module, package = _PACKAGES[extra]
    if find_spec(module) is None:
        raise MissingExtra(purpose, package, extra)
