"""Finding plugins: files in the plugins folder, and entry points of installed distributions."""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import ModuleType

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
    found: dict[str, Plugin] = {}
    manifests: dict[str, Manifest | None] = {}
    points = importlib.metadata.entry_points()
    for kind in PluginKind:
        for point in points.select(group=kind.group):
            name = "?" if point.dist is None else f"{point.dist.name} {point.dist.version}"
            plugin = found.setdefault(name, Plugin(name, (name,)))
            if point.module not in manifests:
                text = _manifest_text(point.module)
                manifests[point.module] = Manifest(API) if text is None else _manifest(plugin, text)
            manifest = manifests[point.module]
            if manifest is not None:
                load = partial(importlib.import_module, point.module)
                _add_point(plugin, kind, point, manifest, load)
    yield from found.values()


def _add_point(plugin, kind, point, manifest, load) -> None:  # type: ignore[no-untyped-def]
    told = [entry for entry in getattr(manifest, kind) if entry.name == point.name]
    try:
        entry = told[0] if told else _ENTRY_TYPES[kind](name=point.name)
    except TypeError as error:  # a format without suffixes
        plugin.note(PluginMessage.PLUGIN_MANIFEST_WRONG(plugin=plugin.name, reason=brief(str(error))))
        return
    entry.object = point.attr or entry.object
    plugin.entries.append((kind, entry, load))


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
