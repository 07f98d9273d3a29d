"""Packages that only some users need, and the sentence that says how to install one that is missing."""

from __future__ import annotations

from importlib.util import find_spec

from mazewright.errors import MissingExtra

_PACKAGES = {"gui": ("PySide6", "PySide6"), "interop": ("networkx", "NetworkX")}
"""For each extra of the distribution, a module that it installs, and the name of that package."""


def require(extra: str, purpose: str) -> None:
    """Refuse to go on if the packages of an extra are not installed.

    Parameters
    ----------
    extra : a name that stands after `mazewright` in brackets for pip
    purpose : the beginning of the sentence, such as "The window"

    Raises
    ------
    MissingExtra
        If its package is not installed.
    """
    module, package = _PACKAGES[extra]
    if find_spec(module) is None:
        raise MissingExtra(purpose, package, extra)
