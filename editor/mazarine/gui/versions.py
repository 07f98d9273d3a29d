"""The versions of the program and its libraries, for bug reports."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from mazarine import __version__

_PACKAGES = ("PySide6-Essentials", "numpy")


def versions() -> str:
    """Return the versions in one line."""
    packages = [f"{name} {_version(name)}" for name in _PACKAGES]
    screen = QGuiApplication.platformName() if QGuiApplication.instance() else "no screen"
    system = f"{QSysInfo.prettyProductName()} ({platform.machine()})"
    parts = [f"Mazarine {__version__}", f"Python {platform.python_version()}", f"Qt {qVersion()}"]
    return ", ".join([*parts, *packages, system, screen])


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(unknown)"
