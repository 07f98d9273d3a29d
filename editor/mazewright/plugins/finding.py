"""Finding plugins: files in the plugins folder, and entry points of installed distributions."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from mazewright.messages import brief
from mazewright.plugins.kinds import PluginKind
from mazewright.plugins.manifest import (
    API,
    MANIFEST_FILE,
    Entry,
    ExplorerEntry,
    FormatEntry,
    GeneratorEntry,
    Manifest,
    ManifestError,
    OtherApi,
    StatisticEntry,
    block_in,
    read_manifest,
)
from mazewright.plugins.messages import PluginMessage
from mazewright.plugins.plugin import Plugin

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_MOST_BYTES = 1 << 20

_ENTRY_TYPES: dict[PluginKind, type[Entry]] = {
    PluginKind.GENERATORS: GeneratorEntry,
    PluginKind.EXPLORERS: ExplorerEntry,
    PluginKind.FORMATS: FormatEntry,
    PluginKind.OVERLAYS: Entry,
    PluginKind.CHECKS: Entry,
    PluginKind.STATISTICS: StatisticEntry,
}


def plugins_in(folder: Path) -> Iterator[Plugin]:
    """Yield a plugin for each Python file of a folder, by name; none if there is no such folder."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".py" and path.name[0] not in "._")
    except OSError:
        return
    for path in paths:
        try:
            status = path.stat()
            plugin = Plugin(path.name, (path, status.st_mtime_ns, status.st_size))
            text = path.read_bytes()[:_MOST_BYTES].decode()
        except (OSError, UnicodeDecodeError) as error:
            plugin = Plugin(path.name, (path,))
            plugin.note(PluginMessage.PLUGIN_NOT_READABLE(plugin=path.name, reason=brief(str(error))))
        else:
            _read_file(plugin, path, text)
        yield plugin


def _read_file(plugin: Plugin, path: Path, text: str) -> None:
    block = block_in(text)
    if block is None:
        plugin.note(PluginMessage.PLUGIN_WITHOUT_MANIFEST(plugin=plugin.name))
        return
    manifest = _manifest(plugin, block)
    if manifest is not None:
        load = _Module(path)
        for kind in PluginKind:
            plugin.entries += [(kind, entry, load) for entry in getattr(manifest, kind)]


def _manifest(plugin: Plugin, text: str) -> Manifest | None:
    """Read a manifest; if it is wrong the plugin notes why."""
    try:
        return read_manifest(text)
    except ManifestError as error:
        plugin.note(PluginMessage.PLUGIN_MANIFEST_WRONG(plugin=plugin.name, reason=brief(str(error))))
    except OtherApi as error:
        plugin.note(PluginMessage.PLUGIN_API_UNKNOWN(plugin=plugin.name, api=str(error), known=API))
    return None


class _Module:
    """Imports a file once, not under a name that others could import."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._module: ModuleType | None = None

    def __call__(self) -> ModuleType:
        if self._module is None:
            name = f"mazewright_plugin_{self._path.stem}"
            module = ModuleType(name)
            module.__file__ = str(self._path)
            # Not by `importlib`, which could run what was compiled from the file before its last change.
            exec(compile(self._path.read_bytes(), str(self._path), "exec"), vars(module))
            self._module = module
        return self._module


def installed_plugins() -> Iterator[Plugin]:
    """Yield a plugin for each distribution with entry points for Mazewright; none of them is imported."""
    for folder in _distributions():
        from importlib.metadata import Distribution  # noqa: PLC0415  # takes longer than all the rest

        distribution = Distribution.at(folder)
        plugin = Plugin(f"{distribution.name} {distribution.version}", (folder, folder.stat().st_mtime_ns))
        manifests: dict[str, Manifest | None] = {}
        for kind in PluginKind:
            for point in distribution.entry_points.select(group=kind.group):
                if point.module not in manifests:
                    text = _manifest_text(point.module)
                    manifests[point.module] = Manifest(API) if text is None else _manifest(plugin, text)
                manifest = manifests[point.module]
                if manifest is not None:
                    _add_point(plugin, kind, point, manifest)
        yield plugin


def _distributions() -> Iterator[Path]:
    """Yield the folders about distributions whose entry points name Mazewright.

    `importlib.metadata` reads all of them too, but parses each: that takes ten times as long.
    """
    seen: set[str] = set()
    for place in sys.path:
        try:
            folders = [it for it in Path(place or ".").iterdir() if it.suffix in (".dist-info", ".egg-info")]
        except OSError:
            continue
        for folder in folders:
            if folder.name not in seen:
                seen.add(folder.name)
                with contextlib.suppress(OSError, UnicodeDecodeError):
                    if "[mazewright." in (folder / "entry_points.txt").read_text(encoding="utf-8"):
                        yield folder


def _add_point(plugin: Plugin, kind: PluginKind, point: EntryPoint, manifest: Manifest) -> None:
    told = [entry for entry in getattr(manifest, kind) if entry.name == point.name]
    try:
        entry = told[0] if told else _ENTRY_TYPES[kind](name=point.name)
    except TypeError as error:  # a format without suffixes
        plugin.note(PluginMessage.PLUGIN_MANIFEST_WRONG(plugin=plugin.name, reason=brief(str(error))))
        return
    entry.object = point.attr or entry.object
    plugin.entries.append((kind, entry, partial(importlib.import_module, point.module)))


def _manifest_text(module: str) -> str | None:
    """Return the TOML of a package or a module, without importing it; None if it has none."""
    top, *inner = module.split(".")
    try:
        spec = importlib.util.find_spec(top)
        if spec is None or spec.origin is None:
            return None
        path = Path(spec.origin)
        if spec.submodule_search_locations:
            told = path.with_name(MANIFEST_FILE)
            if told.is_file():
                return told.read_text(encoding="utf-8")
            path = path.parent.joinpath(*inner).with_suffix(".py") if inner else path
        return block_in(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, ImportError):
        return None
