"""Finds the catalogs of messages; `python -m tests.messages.catalogs` writes the sentences of the core."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import mazarine
from mazarine.messages import Catalog

SENTENCES = Path(__file__).with_name("sentences.txt")
NEED_QT = ("mazarine.gui", "mazarine.pages")


def catalogs(*, with_window: bool = False) -> list[type[Catalog]]:
    """Return the catalogs of the core, and of the window if asked for."""
    for module in pkgutil.walk_packages(mazarine.__path__, "mazarine."):
        if module.name.endswith("__main__") or "-" in module.name:  # a library of the native core
            continue
        if with_window or not module.name.startswith(NEED_QT):
            importlib.import_module(module.name)
    return sorted(
        (
            catalog
            for catalog in Catalog.__subclasses__()
            if catalog.__module__.startswith("mazarine.")
            and (with_window or not catalog.__module__.startswith("mazarine.gui."))
        ),
        key=lambda it: (it.__module__, it.__name__),
    )


def sentences() -> str:
    """Return a line for each message of the core, with its code, grouped by catalog."""
    lines = []
    for catalog in catalogs():
        lines.append(f"# {catalog.__module__}.{catalog.__name__}")
        for entry in catalog:
            texts = [entry.value] if isinstance(entry.value, str) else entry.value
            lines += [f"{entry.code}: {text}" for text in texts]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    SENTENCES.write_text(sentences(), encoding="utf-8")
